/** Laying out the table: factions, Overlords, Influences, decks, Street (TL-SETUP). */
import { askSeat, chance, emptyTable, push, type Setup, shuffle, takeOut, tell } from '@duskhall/kernel'
import { boxOf, factionNo } from '../content/box.ts'
import { CHOOSE_FACTION } from '../content/moves.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  type Card,
  NOBODY,
  type Options,
  opponentOf,
  type Player,
  playerOf,
  type QuestionOf,
  type TerrorsMove,
  type TerrorsOfLondon,
  type TerrorsStep,
} from '../state.ts'
import { drawCards } from './piles.ts'
import { fillSlot } from './street.ts'

export function setup({ seats, options, content, rng }: Setup<Options>): TerrorsOfLondon {
  const box = boxOf({ content })
  const s: TerrorsOfLondon = {
    ...emptyTable({ seats, content, rng }),
    options,
    turn: 0,
    still: 0,
    first: 0,
    active: 0,
    players: [player(), player()],
    street: [],
    market: [],
    acolytes: [],
    removed: [],
    box: box.faces.map((_, card) => card),
    marks: box.faces.map(() => 0),
    hordes: [],
    pool: [0, 0, 0],
    absorbed: 0,
    conversions: 0,
    discounts: [0, 0],
    claims: [0, 0],
    sacrificed: 0,
    hordeActions: 0,
    due: [],
  }
  s.first = options.firstPlayer === 'random' ? chance(s, seats) : Number(options.firstPlayer)
  s.active = s.first
  const order = [s.first, opponentOf(s.first)]
  const steps: TerrorsStep[] = [
    ...order.map((seat) => ({ do: 'faction', seat }) as const),
    ...order.map((seat) => ({ do: 'influence', seat, left: box.file.setup.influences }) as const),
    { do: 'deal' },
  ]
  push(s, ...steps)
  return s
}

function player(): Player {
  return {
    overlord: NOBODY,
    health: 0,
    unite: 0,
    overlordUsed: 0,
    overlordTriggered: 0,
    hand: [],
    draw: [],
    discard: [],
    area: [],
    relics: [],
  }
}

/** Factions that have an Overlord, and whether the other player has taken them (TL-SETUP-R1). */
function factions(s: TerrorsOfLondon): { readonly move: TerrorsMove; readonly taken: boolean }[] {
  const { overlords } = boxOf(s)
  return CHOOSE_FACTION.flatMap((move, faction) => {
    if (!overlords.some((overlord) => overlord.faction === faction)) return []
    return [{ move, taken: s.players.some(({ overlord }) => overlords[overlord]?.faction === faction) }]
  })
}

export const factionQuestion: QuestionOf<'faction'> = {
  who: (_, q) => askSeat(q.seat),
  moves: (s) => factions(s).flatMap(({ move, taken }) => (taken ? [] : [move])),
  answer(s, q, seat, move) {
    if (move.do !== 'faction') return
    const faction = factionNo(move.faction)
    tell?.<TerrorsEvent>({ e: 'faction-chosen', seat, faction })
    push(s, { do: 'choose', seat: q.seat, faction })
  },
  refusals: (s) => factions(s).flatMap(({ move, taken }) => (taken ? [{ move, rule: 'TL-SETUP-R1' }] : [])),
}

/** TL-SETUP3: an Overlord of the faction; where there is only one, the answer gives itself. */
export const chooseQuestion: QuestionOf<'choose'> = {
  who: (_, q) => askSeat(q.seat),
  moves: (s, q) =>
    boxOf(s).overlords.flatMap((overlord) =>
      overlord.faction === q.faction ? [{ do: 'choose', overlord: overlord.id } as const] : [],
    ),
  answer(s, _, seat, move) {
    if (move.do !== 'choose') return
    const box = boxOf(s)
    const overlord = box.overlordOf(move.overlord)
    const player = playerOf(s, seat)
    player.overlord = overlord
    player.health = box.overlords[overlord]?.health ?? 0
    tell?.<TerrorsEvent>({ e: 'overlord-chosen', seat, overlord })
  },
}

/** TL-SETUP5: two of the four, one at a time. Chosen ones lie open until the decks are made. */
export const influenceQuestion: QuestionOf<'influence'> = {
  who: (_, q) => askSeat(q.seat),
  moves(s, q) {
    const { influences, moves } = boxOf(s)
    const { overlord, discard } = playerOf(s, q.seat)
    const own = influences[overlord] as readonly Card[]
    return own.flatMap((card) => (discard.includes(card) ? [] : [moves.influence[card] as TerrorsMove]))
  },
  answer(s, q, seat, move) {
    if (move.do !== 'influence') return
    takeOut(s.box, move.card)
    playerOf(s, seat).discard.push(move.card)
    tell?.<TerrorsEvent>({ e: 'influence-chosen', seat, card: move.card })
    if (q.left > 1) push(s, { do: 'influence', seat, left: q.left - 1 })
  },
}

/** TL-SETUP6 to TL-SETUP14. */
export function deal(s: TerrorsOfLondon): void {
  const { file, starters, acolytes, market } = boxOf(s)
  s.players.forEach((player, seat) => {
    player.draw = [...player.discard, ...(starters[seat] as readonly Card[])]
    player.discard = []
    shuffle(s, player.draw)
  })
  s.acolytes = acolytes.slice()
  s.market = market.slice()
  shuffle(s, s.acolytes)
  shuffle(s, s.market)
  const dealt = new Set([...s.acolytes, ...s.market, ...s.players.flatMap(({ draw }) => draw)])
  s.box = s.box.filter((card) => !dealt.has(card))
  tell?.<TerrorsEvent>({ e: 'decks-made', first: s.first })
  for (let slot = 0; slot < file.setup.street; slot++) fillSlot(s, slot)
  const hands = s.options.opening === 'printed' ? file.setup.openingHands : file.setup.balancedHands
  drawCards(s, s.first, hands[0])
  drawCards(s, opponentOf(s.first), hands[1])
  push(s, { do: 'turn' })
}
