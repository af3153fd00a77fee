/**
 * What happens by itself once all are ready, as it can be followed: Hordes that are destroyed, each that advances, what it hits and
 * what it costs, the boss, and what comes out of the piles. A hero's choice may stop it: one round is then several plays.
 */
import type { Following, Interludes } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { inOrder } from '../rules/order.ts'
import type { KingdomRush, KingdomRushMove, Phase } from '../state.ts'
import { roundWordsIn } from '../text/round-words.ts'
import { creditsIn } from './round/credits.ts'
import { isFollowed, type Told } from './round/parts.ts'
import { RoundSummary } from './round/RoundSummary.tsx'
import { type Play, type RoundInterlude, type RoundStep, stepsOf, waitingStep } from './round/steps.ts'

export const interludes: Interludes<KingdomRush, KingdomRushMove, KingdomRushEvent, RoundInterlude> = {
  holds: isFollowed,
  of: interludeOf,
  Summary: RoundSummary,
}

/** A question in one of these stands in the middle of what is followed. */
const AMIDST: readonly Phase[] = ['destroy', 'boss', 'advance']

function stretchOf(plays: readonly Play[]): readonly Play[] {
  let first = plays.length - 1
  while (first > 0 && AMIDST.includes(plays[first]?.before.phase as Phase)) first--
  return plays.slice(Math.max(0, first))
}

function interludeOf(plays: readonly Play[], following: Following): RoundInterlude {
  const last = plays.at(-1) as Play
  const words = roundWordsIn(following.lang)
  const { round, phase } = last.before
  const advances = phase === 'play' || AMIDST.includes(phase)
  const stretch = stretchOf(plays)
  const events = plays.flatMap((play) => play.events)
  const credits = creditsIn(last.view.state, events)
  const played = stepsOf(stretch, credits, following)
  const shown = played.flat()
  const from = shown.length - (played.at(-1)?.length ?? 0)
  const state = last.view.state
  const stopped = advances && state.round === round && AMIDST.includes(state.phase) && !state.outcome
  const closes = advances && !stopped && !state.outcome
  return {
    id: advances ? `round-${round}` : `spawn-${state.round}`,
    title: advances ? words.slab : words.spawnSlab,
    summed: words.summary(round),
    icon: 'wingfoot',
    steps: stopped ? [...shown, ...waiting(shown, state, following)] : shown,
    from,
    to: shown.length,
    onward: closes ? (state.round > round ? words.next(state.round) : words.spend) : null,
    // Where nothing is summed up it is soon over.
    brief: !advances,
    queue: true,
    round,
    hearts: heartsByRound(events, round),
    events: toldIn(events, round),
  }
}

/** Those whose turn is still to come. */
function waiting(shown: readonly RoundStep[], state: KingdomRush, following: Following): RoundStep[] {
  const last = shown.at(-1)
  if (!last) return []
  const cards: Card[] =
    state.phase === 'advance'
      ? state.agenda.flatMap((step) => (step.do === 'advance' ? [step.card] : [])).reverse()
      : inOrder(state).map(({ card }) => card)
  const activated = new Set(shown.filter(({ kind }) => kind === 'advance').map(({ card }) => card)).size
  return cards.map((card, at) => waitingStep(last, card, activated + at + 1, following))
}

/** By what was told alone: the tables of a whole game are not looked at again. */
function heartsByRound(events: readonly Told[], upTo: number): number[] {
  const hearts: number[] = []
  let left = 0
  let round = 0
  for (const event of events) {
    if (event.e === 'dealt' || event.e === 'escaped') left = event.hearts
    if (event.e === 'round') round = event.round
    hearts[round - 1] = left
  }
  return Array.from({ length: upTo }, (_, at) => hearts[at] ?? left)
}

/** What was told since a round began, until the next one did. */
function toldIn(events: readonly Told[], round: number): readonly Told[] {
  const begins = (no: number) => events.findIndex((event) => event.e === 'round' && event.round === no)
  const end = begins(round + 1)
  return events.slice(Math.max(0, begins(round)), end < 0 ? undefined : end)
}
