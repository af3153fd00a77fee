/**
 * Triggered abilities (TL-ABIL4 to TL-ABIL8). Whatever meets a condition is noted at once, and counted against its
 * limit; it is resolved when the action that met it is resolved completely.
 */
import { push, raise, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type Face, faceOf, listNo, overlordOf, type PrintedTrigger } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  activePlayer,
  type Card,
  FACTIONLESS,
  OVERLORD,
  type StepOf,
  type TerrorsOfLondon,
  TRIGGERS,
} from '../state.ts'
import { markTriggered, timesTriggered } from './marks.ts'
import { gain } from './pool.ts'

type Meets = (trigger: PrintedTrigger, face: Face | null, keyword: string) => boolean

const meets: { readonly [Event in PrintedTrigger['event']]: Meets } = {
  playMonster: (trigger, face) =>
    face !== null &&
    face.cost <= trigger.maxCost &&
    (trigger.faction === FACTIONLESS || trigger.faction === face.faction),
  horde: () => true,
  buy: () => true,
  keyword: (trigger, _, keyword) => trigger.keyword === keyword,
}

/** TL-ABIL-R3: a Triggered ability does not see the play of its own card. */
export function notePlayedMonster(s: TerrorsOfLondon, card: Card): void {
  note(s, 'playMonster', faceOf(s, card), '', card)
}

export function noteHordeAction(s: TerrorsOfLondon): void {
  note(s, 'horde', null, '', OVERLORD)
}

export function notePurchase(s: TerrorsOfLondon): void {
  note(s, 'buy', null, '', OVERLORD)
}

export function noteKeyword(s: TerrorsOfLondon, keyword: string): void {
  note(s, 'keyword', null, keyword, OVERLORD)
}

function note(
  s: TerrorsOfLondon,
  event: PrintedTrigger['event'],
  face: Face | null,
  keyword: string,
  except: Card,
): void {
  const player = activePlayer(s)
  noteAmong(s, player.area, event, face, keyword, except)
  noteAmong(s, player.relics, event, face, keyword, except)
  const { trigger } = overlordOf(s, s.active)
  if (trigger?.event !== event || player.overlordTriggered >= trigger.limit) return
  if (!meets[event](trigger, face, keyword)) return
  player.overlordTriggered++
  s.due.push(OVERLORD)
}

function noteAmong(
  s: TerrorsOfLondon,
  cards: readonly Card[],
  event: PrintedTrigger['event'],
  face: Face | null,
  keyword: string,
  except: Card,
): void {
  const { faces } = boxOf(s)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    const { trigger } = faces[card] as Face
    if (trigger === null || trigger.event !== event || card === except) continue
    if (timesTriggered(s, card) >= trigger.limit || !meets[event](trigger, face, keyword)) continue
    markTriggered(s, card)
    s.due.push(card)
  }
}

function triggerOf(s: TerrorsOfLondon, source: Card): PrintedTrigger {
  const printed = source === OVERLORD ? overlordOf(s, s.active) : faceOf(s, source)
  return printed.trigger as PrintedTrigger
}

/** The action is resolved: what it has triggered comes now, in the order its owner wishes (TL-ABIL8). */
export function triggers(s: TerrorsOfLondon): void {
  if (s.due.length === 0) return
  const { due } = s
  s.due = []
  // Gains come to the same in any order, and the owner is not asked about what does not matter.
  if (due.every((source) => triggerOf(s, source).onlyGains)) {
    for (const source of due) resolveGains(s, source)
    return
  }
  // What these trigger in turn is noted anew, and comes after them.
  push(s, TRIGGERS)
  for (const source of due) raise(s, s.active, { do: 'trigger', source })
}

function resolveGains(s: TerrorsOfLondon, source: Card): void {
  tellTriggered(s.active, source)
  for (const effect of triggerOf(s, source).effects)
    if (effect.op === 'gain') gain(s, effect.resource, effect.n)
}

export function trigger(s: TerrorsOfLondon, { source }: StepOf<'trigger'>): void {
  tellTriggered(s.active, source)
  const list = listNo(s, triggerOf(s, source).effects)
  push(s, { do: 'effects', list, at: 0, source })
}

function tellTriggered(seat: Seat, source: Card): void {
  tell?.<TerrorsEvent>({ e: 'triggered', seat, source })
}
