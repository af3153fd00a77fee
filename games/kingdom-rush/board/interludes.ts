/**
 * What happens by itself once all are ready, as it can be followed: Hordes that are destroyed, each that advances, what it hits and
 * what it costs, the boss, and what comes out of the piles. A hero's choice may stop it: one round is then several plays.
 */
import type { Following, Interlude, Interludes } from '@duskhall/ui'
import type { Card } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { inOrder } from '../rules/order.ts'
import type { KingdomRush, KingdomRushMove, Phase } from '../state.ts'
import { roundWordsIn } from '../text/round-words.ts'
import { creditsIn } from './round/credits.ts'
import { isFollowed } from './round/parts.ts'
import { RoundSummary } from './round/RoundSummary.tsx'
import { type Play, type RoundStep, stepsOf, waitingStep } from './round/steps.ts'

export interface RoundInterlude extends Interlude<KingdomRush> {
  readonly steps: readonly RoundStep[]
  readonly round: number
  /** By round, from the first: the hearts at its end. */
  readonly hearts: readonly number[]
  /** Everything told in the round so far, for what everybody did in it. */
  readonly events: readonly { readonly e: KingdomRushEvent['e'] }[]
}

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
  const credits = creditsIn(
    last.view.state,
    plays.flatMap(({ events }) => events),
  )
  const played = stepsOf(stretch, credits, following)
  const shown = played.flat()
  const from = shown.length - (played.at(-1)?.length ?? 0)
  const state = last.view.state
  const stopped = advances && state.round === round && AMIDST.includes(state.phase) && !state.outcome
  const closes = advances && !stopped && !state.outcome
  return {
    id: advances ? `round-${round}` : `spawn-${state.round}`,
    title: advances ? words.slab : words.spawnSlab,
    icon: 'wingfoot',
    steps: stopped ? [...shown, ...waiting(shown, state, following)] : shown,
    from,
    to: shown.length,
    onward: closes ? (state.round > round ? words.next(state.round) : words.spend) : null,
    // Where nothing is summed up it is soon over.
    brief: !advances,
    queue: true,
    round,
    hearts: heartsByRound(plays, round),
    events: plays.filter(({ before }) => before.round === round).flatMap(({ events }) => events),
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

function heartsByRound(plays: readonly Play[], upTo: number): number[] {
  const hearts: number[] = []
  // A play that ends a round may begin the next.
  for (const { before, view } of plays) if (before.round >= 1) hearts[before.round - 1] = view.state.hearts
  return Array.from({ length: upTo }, (_, at) => hearts[at] ?? 0)
}
