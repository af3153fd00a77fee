/** Tables at which rulings are asked for, and what is said at them time and again. */
import type { HeroId } from '../../content/words.ts'
import type { KingdomRushMove, Options } from '../../state.ts'
import { type HeroScene, heroes } from './heroes.ts'

export type Grids = { readonly [card: string]: readonly string[] }

export const FULL = ['ggggg', 'ggggg', 'ggggg', 'ggggg', 'ggggg']
export const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
export const LONE = ['g....', '.....', '.....', '.....', '.....']
export const WOLF = ['w....', '.....', '.....', '.....', '.....']
const KNIGHTS = ['kk...', 'kk...', '.....', '.....', '.....']
export const PORTAL = ['gg...', '.....', '..#..', '.....', '.....']
export const FLYER = ['i....', '.....', '...*.', '...*.', '....i']
export const HAUNTED = ['gg...', 'gg...', '.....', '.....', '..###']

export const CONFIRM: KingdomRushMove = { do: 'confirm' }
const READY: KingdomRushMove = { do: 'ready' }

/** Scenario 5 by that many heroes: its exit faces south; t1-01 holds four goblins, t1-02 is full of them. */
export function atFive(ids: readonly HeroId[], grids: Grids = {}, options: Partial<Options> = {}): HeroScene {
  return heroes(ids, {
    grids: {
      't1-01': GOBLINS,
      't1-02': FULL,
      't1-03': LONE,
      't1-04': KNIGHTS,
      'portal2-01': PORTAL,
      'portal3-01': PORTAL,
      'fly-01': FLYER,
      ...grids,
    },
    options: { scenario: 5, ...options },
  })
}

/** Ends an open action: what may be left out is, to anything else the first answer is given. */
export function finish(t: HeroScene): HeroScene {
  for (let i = 0; i < 50 && t.question !== 'play'; i++)
    t.say(t.legal().find(({ do: what }) => what === 'done' || what === 'confirm') ?? t.legal()[0] ?? READY)
  return t
}

/** Whether each tower on the map lies face down, in the order in which they were built. */
export function faceDown({ s }: HeroScene): number[] {
  return s.towers.map(({ down }) => down)
}
