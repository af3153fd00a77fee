/** A turn from its start to its end: what begins anew, Pass, Cleanup and Draw phase (TL-TURN, TL-PASS, TL-CLEAN, TL-DRAW). */
import { push, tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import {
  ACTION,
  activePlayer,
  type Card,
  MONSTER,
  opponentOf,
  RELIC,
  type TerrorsOfLondon,
} from '../state.ts'
import { HAUNT_SIDE, markAtStart, resetMarks, tokenSide, unmark } from './marks.ts'
import { drawCards, putOnTop } from './piles.ts'
import { dismiss } from './tokens.ts'
import { endInADraw } from './victory.ts'

/** TL-DRAW1. */
const DRAW_PHASE = 5

/** TL-END-R4: so many turns in which nothing happens, three of each player, end the game. */
const STILL_TURNS = 6

/** TL-TURN2, TL-TURN-R1: limits and Armor begin anew, and what lies in the play area is remembered. */
export function turn(s: TerrorsOfLondon): void {
  if (s.still >= STILL_TURNS) {
    endInADraw(s, 'TL-END-R4')
    return
  }
  s.still++
  s.active = s.turn === 0 ? s.first : opponentOf(s.active)
  s.turn++
  s.absorbed = 0
  resetMarks(s)
  for (const player of s.players) player.overlordTriggered = 0
  const player = activePlayer(s)
  player.overlordUsed = 0
  for (const card of player.area) markAtStart(s, card)
  tell?.<TerrorsEvent>({ e: 'turn', seat: s.active, turn: s.turn })
  push(s, ACTION)
}

/** TL-PASS3, TL-PASS-R2: the last card goes face down on top of the draw pile. */
export function pass(s: TerrorsOfLondon): void {
  const seat = s.active
  const card = activePlayer(s).hand.pop()
  if (card === undefined) tell?.<TerrorsEvent>({ e: 'passed', seat, kept: 0 })
  else {
    putOnTop(s, seat, card, [seat])
    tell?.<TerrorsEvent>({ e: 'passed', seat, kept: 1, secret: { seats: [seat], card } })
  }
  s.hordes = []
  push(s, { do: 'cleanup' }, { do: 'draw-phase' }, { do: 'turn' })
}

/** TL-HAUNT-R1: cards leave, then the pool is emptied, then the tokens turn. */
export function cleanup(s: TerrorsOfLondon): void {
  const player = activePlayer(s)
  const stays = (card: Card) => tokenSide(s, card) === HAUNT_SIDE
  const leaving = player.area.filter((card) => !stays(card))
  player.area = player.area.filter(stays)
  for (const card of leaving) {
    unmark(s, card)
    player.discard.push(card)
  }
  tell?.<TerrorsEvent>({ e: 'cleaned-up', seat: s.active, cards: leaving, lost: [...s.pool] })
  s.pool.fill(0)
  s.conversions = 0
  s.discounts[MONSTER] = s.discounts[RELIC] = 0
  s.claims[MONSTER] = s.claims[RELIC] = 0
  s.sacrificed = 0
  s.hordeActions = 0
  for (const card of player.area) dismiss(s, card)
}

/** TL-DRAW2, TL-UNITE3: one more for each token, and the tokens go back. */
export function drawPhase(s: TerrorsOfLondon): void {
  const player = activePlayer(s)
  const count = DRAW_PHASE + player.unite
  player.unite = 0
  drawCards(s, s.active, count)
}
