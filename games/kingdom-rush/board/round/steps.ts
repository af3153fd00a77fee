/** The steps in which a round is followed: each with its table, its words, and what the round has come to then. */
import type { Seat } from '@duskhall/kernel'
import type { Following, HeardPlay, Interlude, InterludeStep } from '@duskhall/ui'
import type { Card } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import { trayOf } from '../../rules/trays.ts'
import type { KingdomRush, KingdomRushMove } from '../../state.ts'
import { spaceName } from '../../text/calling.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { callOf } from './calls.ts'
import { courseOf, type RoundCourse } from './course.ts'
import type { Credit } from './credits.ts'
import { type Part, type PartKind, partsOf, type Told } from './parts.ts'

export type Play = HeardPlay<KingdomRush, KingdomRushMove, KingdomRushEvent>

/** Milliseconds at the normal pace: what costs something is read, a plain move is seen. */
const READ = 1400
const SEEN = 500

/** Steps without any of these are plain. */
const TELLING: readonly KingdomRushEvent['e'][] = [
  'destroyed',
  'portal-closed',
  'boss-acts',
  'portal-opened',
  'escaped',
  'blocked',
  'mended',
  'hurt',
  'knocked-out',
]
/** Of several things that one step does, what is said first. */
const WEIGHT: readonly KingdomRushEvent['e'][] = ['escaped', 'destroyed', 'boss-acts', 'portal-opened']

export interface RoundStep extends InterludeStep<KingdomRush> {
  /** The card it is about. */
  readonly card: Card
  readonly kind: PartKind
  /** Its place in the order of activation, from 1; 0 for what is not activated. */
  readonly number: number
  readonly events: readonly Told[]
  /** The table before it. */
  readonly before: KingdomRush
  /** Who destroyed it. */
  readonly by: readonly Seat[]
  readonly course: RoundCourse
}

export interface RoundInterlude extends Interlude<KingdomRush> {
  readonly steps: readonly RoundStep[]
  readonly round: number
  /** By round, from the first: the hearts at its end. */
  readonly hearts: readonly number[]
  /** Everything told in the round so far, for what everybody did in it. */
  readonly events: readonly Told[]
}

/** The steps of all plays of one stretch; those of the last play come last. */
export function stepsOf(
  plays: readonly Play[],
  credits: readonly Credit[],
  following: Following,
): readonly (readonly RoundStep[])[] {
  const begun = (plays[0] as Play).before
  const parts = plays.map((play) => partsOf(play.events, play.before.phase))
  const order = new Map<Card, number>()
  for (const { kind, card } of parts.flat())
    if (kind === 'advance' && !order.has(card)) order.set(card, order.size + 1)
  const all = parts.flat().length
  let at = 0
  let earlier: readonly Told[] = []
  return plays.map((play, no) => {
    let before = play.before
    const steps = (parts[no] ?? []).map((part) => {
      const state = tableAfter(play, part.told)
      const events = [...earlier, ...play.events.slice(0, part.told)]
      const course = courseOf(begun, state, events, credits)
      const step = stepOf(part, { at: at++, all, before, state, course, order, credits, following })
      before = state
      return step
    })
    earlier = [...earlier, ...play.events]
    return steps
  })
}

interface Around {
  readonly at: number
  readonly all: number
  readonly before: KingdomRush
  readonly state: KingdomRush
  readonly course: RoundCourse
  readonly order: ReadonlyMap<Card, number>
  readonly credits: readonly Credit[]
  readonly following: Following
}

function stepOf(part: Part, around: Around): RoundStep {
  const { at, all, before, state, course, order, credits, following } = around
  const { card, kind, events, told } = part
  const { texts, reader, lang } = following
  const words = roundWordsIn(lang)
  const telling = { ...reader, state: trayOf(state, card) ? state : before }
  const say = (event: Told) => texts.say(event, telling)
  const [first, ...rest] = events.toSorted((one, other) => weightOf(one) - weightOf(other)) as [
    Told,
    ...Told[],
  ]
  return {
    id: `${at}-${card}`,
    card,
    kind,
    number: kind === 'advance' ? (order.get(card) ?? 0) : 0,
    events,
    before,
    by: kind === 'destroy' ? (credits.find((credit) => credit.card === card)?.by ?? []) : [],
    course,
    title: callOf(state, card, lang),
    result: resultOf(part, state, following),
    said: {
      text: `${words.stepOf(at + 1, all)}${lang === 'fr' ? ' : ' : ': '}${say(first)}`,
      why: rest.map(say).filter(Boolean).join(' '),
    },
    lasts: events.some(({ e }) => TELLING.includes(e)) ? READ : SEEN,
    told,
    state,
  }
}

/** What is not weighty keeps its order. */
function weightOf({ e }: Told): number {
  const at = WEIGHT.indexOf(e)
  return at < 0 ? WEIGHT.length : at
}

/** In two or three words. */
function resultOf({ kind, events }: Part, state: KingdomRush, { lang }: Following): string {
  const { result } = roundWordsIn(lang)
  const escaped = events.find((event) => event.e === 'escaped')
  if (escaped) return result.escapes(escaped.lost)
  if (kind === 'destroy') return result.destroyed
  const spawned = events.find((event) => event.e === 'spawned')
  if (spawned) return result.comes(spawned.space === null ? null : spaceName(state, spawned.space))
  if (kind === 'boss') return result.boss
  const moved = events.filter(({ e }) => e === 'advanced').length
  return moved > 0 ? result.moves(moved) : result.held
}

/** A card whose turn has not come, where a question stopped the queue. */
export function waitingStep(last: RoundStep, card: Card, number: number, { lang }: Following): RoundStep {
  const { result } = roundWordsIn(lang)
  return {
    ...last,
    id: `waits-${card}`,
    card,
    kind: 'advance',
    number,
    events: [],
    by: [],
    title: callOf(last.state, card, lang),
    result: result.waits,
    said: { text: '', why: '' },
  }
}

/** The table when so many events had been told. */
function tableAfter({ midway, view }: Play, told: number): KingdomRush {
  let before = told - 1
  return midway?.(() => before-- === 0) ?? view.state
}
