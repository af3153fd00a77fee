/**
 * What happens by itself once all are ready, as it can be followed: Hordes that are destroyed, each that advances, what it hits and
 * what it costs, the boss, and what comes out of the piles.
 */
import type { Heard } from '@duskhall/kernel'
import type { Following, HeardPlay, Interlude, InterludeStep, Interludes } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { tableWords } from '../text/table.ts'

type Play = HeardPlay<KingdomRush, KingdomRushMove, KingdomRushEvent>
type Told = Heard<KingdomRushEvent>

/** Milliseconds at the normal pace: what costs something is read, a plain move is seen. */
const BLOW = 1400
const MOVE = 600

/** Each of these begins a step, unless it goes on with the same card; whatever is told after it belongs to it. */
const BEGINS: readonly KingdomRushEvent['e'][] = [
  'destroyed',
  'boss-acts',
  'portal-opened',
  'spawned',
  'advanced',
  'blocked',
  'escaped',
]
/** Steps without any of these are plain. */
const BLOWS: readonly KingdomRushEvent['e'][] = [
  'destroyed',
  'portal-closed',
  'boss-acts',
  'portal-opened',
  'escaped',
  'hurt',
  'knocked-out',
]

interface RoundStep extends InterludeStep<KingdomRush> {
  /** The card it is about. */
  readonly card: Card
}

export interface RoundInterlude extends Interlude<KingdomRush> {
  readonly steps: readonly RoundStep[]
}

export const interludes: Interludes<KingdomRush, KingdomRushMove, KingdomRushEvent, RoundInterlude> = {
  holds: (events) => events.some(({ e }) => BEGINS.includes(e)),
  of: (plays, following) => interludeOf(plays.at(-1) as Play, following),
}

interface Part {
  readonly card: Card
  readonly events: readonly Told[]
  /** How many events of the play have been told with it. */
  readonly told: number
}

/** The events of a play by the card that does them. */
function partsOf(events: readonly Told[]): Part[] {
  const parts: { card: Card; events: Told[]; told: number }[] = []
  for (const [at, event] of events.entries()) {
    const last = parts.at(-1)
    const begins = BEGINS.includes(event.e) && 'card' in event && event.card !== undefined
    if (begins && last?.card !== event.card) parts.push({ card: event.card, events: [event], told: at + 1 })
    else if (last && event.e !== 'phase' && event.e !== 'round') {
      last.events.push(event)
      last.told = at + 1
    }
  }
  return parts
}

function interludeOf(play: Play, following: Following): RoundInterlude {
  const { round } = play.before
  const words = tableWords(following.lang)
  const parts = partsOf(play.events)
  const steps = parts.map((part, at) => stepOf(part, at, play, following))
  return {
    id: `round-${round}`,
    title: words.round(round),
    icon: 'wingfoot',
    steps,
    from: 0,
    to: steps.length,
    onward: null,
    brief: true,
  }
}

function stepOf({ card, events, told }: Part, at: number, play: Play, following: Following): RoundStep {
  const { texts, reader, lang } = following
  const { phases } = tableWords(lang)
  const state = tableAfter(play, told)
  const telling = { ...reader, state }
  const plain = { you: reader.you, names: reader.names, state }
  const [first, ...rest] = events as [Told, ...Told[]]
  const say = (all: readonly Told[], who: typeof telling) =>
    all
      .map((event) => texts.say(event, who))
      .filter(Boolean)
      .join(' ')
  return {
    id: `${at}-${card}`,
    card,
    title: phases[state.phase],
    result: say(events, plain),
    said: { text: say([first], telling), why: say(rest, telling) },
    lasts: events.some(({ e }) => BLOWS.includes(e)) ? BLOW : MOVE,
    told,
    state,
  }
}

/** The table when so many events had been told. */
function tableAfter({ midway, view }: Play, told: number): KingdomRush {
  let before = told - 1
  return midway?.(() => before-- === 0) ?? view.state
}
