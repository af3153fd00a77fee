/** Relics: into the zone of three, out of it, and used (TL-RELIC). */
import { askActive, push, type Seat, SPECTATOR, takeOut, tell } from '@duskhall/kernel'
import { boxOf, faceOf, type PrintedAction } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  activePlayer,
  type Card,
  type QuestionOf,
  RELIC_ZONE,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../state.ts'
import { resolve } from './abilities/index.ts'
import { completePurchase } from './buy.ts'
import { leavePlay } from './in-play.ts'
import { isRelicUsed, markRelicUsed } from './marks.ts'
import { canPay, payCost } from './pool.ts'

/** TL-RELIC1, TL-RELIC4: straight into the zone, or in place of one that leaves the game first. */
export function playRelic(s: TerrorsOfLondon, card: Card): void {
  if (activePlayer(s).relics.length < RELIC_ZONE) layRelic(s, card)
  else askToReplace(s, 'hand', card, [s.active])
}

function layRelic(s: TerrorsOfLondon, card: Card): void {
  const { hand, relics } = activePlayer(s)
  takeOut(hand, card)
  relics.push(card)
  tell?.<TerrorsEvent>({ e: 'played', seat: s.active, card })
}

function askToReplace(s: TerrorsOfLondon, from: 'hand' | 'street', card: Card, seats: readonly Seat[]): void {
  push(s, { do: 'replace', from, secret: { seats, card } })
}

/** TL-RELIC7, TL-RELIC-R3: a bought Relic lies in the zone at once, under the same limit. */
export function takeBoughtRelic(s: TerrorsOfLondon, card: Card): void {
  if (activePlayer(s).relics.length < RELIC_ZONE) completePurchase(s, card, 'relics')
  else askToReplace(s, 'street', card, [0, 1, SPECTATOR])
}

/** TL-RELIC-R4, TL-RELIC-R5: one of those in the zone, for nothing. */
export const replaceQuestion: QuestionOf<'replace'> = {
  who: askActive,
  moves: (s) => activePlayer(s).relics.map((card) => boxOf(s).moves.card[card] as TerrorsMove),
  answer(s, q, seat, move) {
    if (move.do !== 'card') return
    leavePlay(s, seat, move.card)
    s.removed.push(move.card)
    tell?.<TerrorsEvent>({ e: 'relic-replaced', seat, card: move.card })
    if (q.from === 'hand') layRelic(s, q.secret.card)
    else completePurchase(s, q.secret.card, 'relics')
  },
  refusals: (s, q) => [{ move: boxOf(s).moves.card[q.secret.card] as TerrorsMove, rule: 'TL-RELIC-R4' }],
}

/** The rule against using this Relic of the active player now, or null. */
export function relicBan(s: TerrorsOfLondon, card: Card): string | null {
  const { action } = faceOf(s, card)
  if (!action) return 'TL-RELIC-R7'
  if (isRelicUsed(s, card)) return 'TL-RELIC5'
  return canPay(s, action.cost) ? null : 'TL-RELIC-R9'
}

/** TL-RELIC5, TL-RELIC6. */
export function relicAction(s: TerrorsOfLondon, card: Card): void {
  const { cost, effects } = faceOf(s, card).action as PrintedAction
  markRelicUsed(s, card)
  tell?.<TerrorsEvent>({ e: 'relic-used', seat: s.active, card })
  payCost(s, cost)
  if (!s.outcome) resolve(s, effects, card)
}
