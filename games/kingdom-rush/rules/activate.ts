/** Playing a hero card: a move and an action, in either order (KR-HERO). */
import { askSeat, push, tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { Asks, FigureNo, Hero, KingdomRush, KingdomRushMove } from '../state.ts'
import { act, actionMoves, actionRefusals } from './actions.ts'
import { DONE, madeOnce } from './answers.ts'
import { ownerOf } from './figures.ts'
import { destinations, goTo, moveRefusal } from './move.ts'
import type { PlayAction } from './play-action.ts'

/** The rule that keeps a hero card from being played, or null. */
function cardRefusal({ state, played, guest }: Hero): string | null {
  if (guest === 1) return 'KR-SOLO-R4'
  if (state === 'ko') return 'KR-PLAY-R7'
  if (state === 'back') return 'KR-HERO6'
  return played === 1 ? 'KR-HERO2' : null
}

const activate = madeOnce((hero) => ({ do: 'activate', hero }))

/** KR-HERO1, KR-PLAY-R14: everybody their own. */
export const activating: PlayAction = {
  moves(s, seat) {
    const found: KingdomRushMove[] = []
    s.heroes.forEach((hero, figure) => {
      if (hero.owner === seat && cardRefusal(hero) === null) found.push(activate(figure))
    })
    return found
  },
  refusals: (s, seat) =>
    s.heroes.flatMap((hero, figure) => {
      const rule = hero.owner === seat ? cardRefusal(hero) : 'KR-PLAY-R14'
      return rule === null ? [] : [{ move: { do: 'activate', hero: figure } as const, rule }]
    }),
  begin(s, _, move) {
    if (move.do !== 'activate') return
    const hero = s.heroes[move.hero] as Hero
    hero.played = 1
    tell?.<KingdomRushEvent>({ e: 'activated', figure: move.hero })
    push(s, { do: 'activation', hero: move.hero, moved: false, acted: false })
  },
}

/** KR-MOVE1. */
function stepsOf(s: KingdomRush, figure: FigureNo): number {
  return boxOf(s).heroes[s.heroes[figure]?.hero ?? -1]?.move ?? 0
}

export const activationQuestion: Asks<'activation'> = {
  who: (s, { hero }) => askSeat(ownerOf(s, hero)),
  // KR-GEN-R6: with something left it is never ended for somebody.
  always: () => true,
  moves(s, { hero, moved, acted }) {
    const found = moved ? [] : destinations(s, hero, stepsOf(s, hero))
    if (!acted) found.push(...actionMoves(s, hero))
    found.push(DONE)
    return found
  },
  refusals: (s, { hero, acted }) => (acted ? [] : actionRefusals(s, hero)),
  refusal(s, { hero, moved, acted }, _, move) {
    // KR-MOVE8: one unbroken path. KR-ACT2: one action.
    if (move.do === 'space') return moved ? 'KR-MOVE8' : moveRefusal(s, hero, stepsOf(s, hero), move.space)
    return acted ? 'KR-ACT2' : null
  },
  answer(s, q, _, move) {
    // KR-HERO-R1, KR-PLAY-R3: what is left is lost.
    if (move.do === 'done') return
    const next = move.do === 'space' ? { ...q, moved: true } : { ...q, acted: true }
    if (!next.moved || !next.acted) push(s, next)
    if (move.do === 'space') goTo(s, q.hero, move.space)
    else act(s, q.hero, move)
  },
}
