/**
 * Triggered abilities (TL-ABIL4 to TL-ABIL8). Whatever meets a condition is noted at once, and counted against its
 * limit; it is resolved when the effect that met it is resolved completely: a keyword before the next ability of its
 * card, the play of a card, a purchase or a Horde action with everything that belongs to it.
 */
import { push, raise, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type Face, faceOf, listNo, overlordOf, type PrintedTrigger } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  type Card,
  type Due,
  FACTIONLESS,
  OVERLORD,
  opponentOf,
  playerOf,
  type StepOf,
  type TerrorsOfLondon,
} from '../state.ts'
import { markTriggered, timesTriggered } from './marks.ts'
import { gain } from './pool.ts'

/** Something that happens and may be waited for; `except` does not see it itself. */
interface Occasion {
  readonly event: PrintedTrigger['event']
  readonly face: Face | null
  readonly keyword: string
  readonly except: Card
}

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

const HORDE_ACTION: Occasion = { event: 'horde', face: null, keyword: '', except: OVERLORD }
const PURCHASE: Occasion = { event: 'buy', face: null, keyword: '', except: OVERLORD }

/** TL-ABIL-R3: a Triggered ability does not see the play of its own card. */
export function notePlayedMonster(s: TerrorsOfLondon, card: Card): void {
  note(s, { event: 'playMonster', face: faceOf(s, card), keyword: '', except: card })
}

export function noteHordeAction(s: TerrorsOfLondon): void {
  note(s, HORDE_ACTION)
}

export function notePurchase(s: TerrorsOfLondon): void {
  note(s, PURCHASE)
}

export function noteKeyword(s: TerrorsOfLondon, keyword: string): void {
  note(s, { event: 'keyword', face: null, keyword, except: OVERLORD })
}

/** TL-ABIL-R2: those of the active player first. */
function note(s: TerrorsOfLondon, occasion: Occasion): void {
  noteOf(s, s.active, occasion)
  if (boxOf(s).hasTriggersForBoth) noteOf(s, opponentOf(s.active), occasion)
}

function noteOf(s: TerrorsOfLondon, owner: Seat, occasion: Occasion): void {
  const player = playerOf(s, owner)
  noteAmong(s, owner, player.area, occasion)
  noteAmong(s, owner, player.relics, occasion)
  const { trigger } = overlordOf(s, owner)
  if (trigger?.event !== occasion.event || player.overlordTriggered >= trigger.limit) return
  if (!isMet(s, owner, trigger, occasion)) return
  player.overlordTriggered++
  s.due.push({ owner, source: OVERLORD })
}

function noteAmong(s: TerrorsOfLondon, owner: Seat, cards: readonly Card[], occasion: Occasion): void {
  const { faces } = boxOf(s)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card
    const { trigger } = faces[card] as Face
    if (trigger === null || trigger.event !== occasion.event || card === occasion.except) continue
    if (timesTriggered(s, card) >= trigger.limit || !isMet(s, owner, trigger, occasion)) continue
    markTriggered(s, card)
    s.due.push({ owner, source: card })
  }
}

function isMet(s: TerrorsOfLondon, owner: Seat, trigger: PrintedTrigger, occasion: Occasion): boolean {
  const concerns = owner === s.active ? trigger.by !== 'opponent' : trigger.by !== 'you'
  return concerns && meets[trigger.event](trigger, occasion.face, occasion.keyword)
}

function triggerOf(s: TerrorsOfLondon, { owner, source }: Due): PrintedTrigger {
  const printed = source === OVERLORD ? overlordOf(s, owner) : faceOf(s, source)
  return printed.trigger as PrintedTrigger
}

/** The action is resolved: what it has triggered comes now. */
export function triggers(s: TerrorsOfLondon): void {
  if (s.due.length === 0) return
  const noted = s.due
  s.due = []
  resolveAll(s, noted)
}

/** What an effect has triggered comes when all that the effect has put on the agenda above `below` is done. */
export function comeDue(s: TerrorsOfLondon, noted: readonly Due[], below: number): void {
  s.agenda.splice(below, 0, { do: 'due', due: noted })
}

export function due(s: TerrorsOfLondon, step: StepOf<'due'>): void {
  resolveAll(s, step.due)
}

/** In the order their owner wishes (TL-ABIL8), the active player first (TL-ABIL-R2). */
function resolveAll(s: TerrorsOfLondon, all: readonly Due[]): void {
  // Gains come to the same in any order, and the owner is not asked about what does not matter.
  if (all.every((entry) => triggerOf(s, entry).onlyGains)) for (const entry of all) resolveGains(s, entry)
  else for (const entry of all) raise(s, entry.owner, { do: 'trigger', ...entry })
}

/** TL-POOL-R1: what is gained outside the own Action phase is lost. */
function resolveGains(s: TerrorsOfLondon, entry: Due): void {
  tellTriggered(entry)
  if (entry.owner !== s.active) return
  for (const effect of triggerOf(s, entry).effects)
    if (effect.op === 'gain') gain(s, effect.resource, effect.n)
}

export function trigger(s: TerrorsOfLondon, step: StepOf<'trigger'>): void {
  tellTriggered(step)
  const list = listNo(s, triggerOf(s, step).effects)
  if (step.owner !== s.active) actOutOfTurn(s, step.owner)
  push(s, { do: 'effects', list, at: 0, source: step.source })
}

/**
 * Every ability speaks of whoever uses it, so for as long as a Triggered ability of the other player lasts it is the
 * other player who acts, with a pool that is lost afterwards (TL-POOL-R1).
 */
function actOutOfTurn(s: TerrorsOfLondon, owner: Seat): void {
  const { active: seat, pool, conversions, discounts, claims, sacrificed, hordeActions } = s
  push(s, { do: 'turn-resumes', seat, pool, conversions, discounts, claims, sacrificed, hordeActions })
  Object.assign(s, {
    active: owner,
    pool: [0, 0, 0],
    conversions: 0,
    discounts: [0, 0],
    claims: [0, 0],
    sacrificed: 0,
    hordeActions: 0,
  })
}

export function turnResumes(s: TerrorsOfLondon, { do: _, seat, ...turn }: StepOf<'turn-resumes'>): void {
  Object.assign(s, turn, { active: seat })
}

function tellTriggered({ owner, source }: Due): void {
  tell?.<TerrorsEvent>({ e: 'triggered', seat: owner, source })
}
