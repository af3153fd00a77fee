/** Laying out the table (VD-SETUP). */
import { chance, emptyTable, push, type Setup, shuffle, tell } from '@duskhall/kernel'
import { type Board, boxOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import {
  NOBODY,
  NONE,
  NOWHERE,
  type Options,
  type Realm,
  realmOf,
  turnOrder,
  type Villainous,
} from '../state.ts'
import { drawCards } from './piles.ts'

/** VD-SETUP5. */
const STARTING_HAND = 4

export function setup({ seats, options, content, rng }: Setup<Options>): Villainous {
  const box = boxOf({ content })
  const s: Villainous = {
    ...emptyTable({ seats, content, rng }),
    options,
    realms: options.villains
      .slice(0, seats)
      .map((id) => realm(box.boardNo(id), box.boards[box.boardNo(id)] as Board)),
    turn: 0,
    first: 0,
    active: 0,
    at: box.faces.map(() => NOWHERE),
    host: box.faces.map(() => NONE),
    trapped: box.faces.map(() => 0),
    aside: [],
    fateToken: NOBODY,
    used: [0, 0, 0, 0],
    usedGrants: [],
    actions: 0,
    met: [],
  }
  // VD-SETUP-R7: one seed must give one deal.
  s.first = options.firstPlayer === 'random' ? chance(s, seats) : Number(options.firstPlayer)
  s.active = s.first
  tell?.<VillainousEvent>({ e: 'dealt', first: s.first })
  turnOrder(s, s.first).forEach((seat, place) => {
    const own = realmOf(s, seat)
    // VD-SETUP-R6: counted in turn order, whatever the seat numbers.
    own.power = box.file.startingPower[place] ?? 0
    shuffle(s, own.deck)
    drawCards(s, seat, STARTING_HAND)
    shuffle(s, own.fateDeck)
  })
  push(s, { do: 'turn' })
  return s
}

function realm(villain: number, board: Board): Realm {
  return {
    villain,
    mover: 0,
    power: 0,
    locks: board.locks,
    hand: [],
    deck: [...board.deck],
    discard: [],
    fateDeck: [...board.fateDeck],
    fateDiscard: [],
    cards: [],
    pieces: board.villain.pieces(board.entry),
  }
}
