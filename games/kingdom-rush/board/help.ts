/** What somebody might do, and what partners mean to do, as the page knows it: in words, and by the things it has to do with. */
import { type Advice, guess, rngFrom, type Seat, seedFrom } from '@duskhall/kernel'
import { chancesOf, type Hints, type Partners } from '@duskhall/ui'
import type { Prospect } from '../bot/advice.ts'
import { type Intention, intentionFrom, intentionsFrom, traysOf } from '../bot/intention.ts'
import { kingdomRush } from '../game.ts'
import { spaceOf, topAt, trayOf } from '../rules/trays.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { type KingdomRushView, targetOf } from './answers.ts'
import { id } from './seen.ts'

/** A table that could be the true one: played on, it may come to cards that nobody has seen. */
const possible = (view: KingdomRushView): KingdomRush =>
  guess(kingdomRush, view, rngFrom(seedFrom('meant', view.state.asked)))

/** Made of one view once, however often it is drawn. */
const known = new WeakMap<readonly KingdomRushMove[], Intention>()

export function meantBy(view: KingdomRushView, seat: Seat, moves: readonly KingdomRushMove[]): Intention {
  const before = known.get(moves)
  if (before) return before
  const meant = intentionFrom(possible(view), seat, moves)
  known.set(moves, meant)
  return meant
}

/** What a hint comes to, step by step. */
export function advisedBy(
  view: KingdomRushView,
  steps: readonly (readonly KingdomRushMove[])[],
): readonly Intention[] {
  return intentionsFrom(possible(view), view.seat, steps)
}

export const partners: Partners<KingdomRush, KingdomRushMove> = {
  announces(view, seat, moves) {
    const { deed } = meantBy(view, seat, moves)
    return deed.do !== 'ready' && deed.do !== 'answer'
  },
  told(view, seat, moves, reader, lang) {
    const meant = meantBy(view, seat, moves)
    const things = traysOf(meant)
    const tray = things[0] === undefined ? undefined : trayOf(view.state, things[0])
    return {
      sentence: texts[lang].plans(view.state, reader).announced(meant),
      things,
      name: tray ? texts[lang].space(view.state, spaceOf(view.state, tray)) : '',
    }
  },
  period: ({ round, phase }) => `${round} ${phase}`,
  // The team's diamonds: whatever the people want of them, they have it.
  peopleFirst: ({ phase }) => phase === 'spend',
}

const isProspect = (why: unknown): why is Prospect =>
  typeof why === 'object' && why !== null && 'falls' in why

export const hints: Hints<KingdomRush, KingdomRushMove> = {
  told(view, advice, best, reader, lang) {
    const { steps, why } = advice
    if (!isProspect(why)) return { steps: [], why: '', givesUp: null }
    const plans = texts[lang].plans(view.state, reader)
    const moved = (script: readonly KingdomRushMove[]) =>
      script[0] ? texts[lang].move(view, script[0], reader) : ''
    return {
      steps: steps.map((script, at) => {
        const step = why.steps[at]
        return !step || step.deed.do === 'answer' ? moved(script) : plans.advised(step)
      }),
      why: plans.why(why),
      givesUp: best && isProspect(best.why) ? plans.givesUp(why, best.why, chancesOf(best, advice)) : null,
    }
  },
  marks: (view, steps) => marksOf(view.state, steps),
}

/** Of what a move has to do with: where it is a tray, the tray itself, whichever piece goes there. */
function marksOf(s: KingdomRush, steps: Advice<KingdomRushMove>['steps']): ReadonlyMap<string, number> {
  const marks = new Map<string, number>()
  steps.forEach((step, at) => {
    for (const move of step) {
      const name =
        move.do === 'target' || move.do === 'aim'
          ? id.tray(move.tray)
          : move.do === 'space'
            ? nameOfGoal(s, move.space)
            : targetOf(move)
      if (!marks.has(name)) marks.set(name, at + 1)
    }
  })
  return marks
}

function nameOfGoal(s: KingdomRush, space: number): string {
  const top = topAt(s, space)
  return top ? id.tray(top.card) : id.space(space)
}
