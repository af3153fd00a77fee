/** Tables with a boss on the map or before its door, and nothing else there. */
import type { At } from '../../content/geometry/cells.ts'
import type { HeroId } from '../../content/words.ts'
import type { Boss, Options } from '../../state.ts'
import { faceOf } from '../trays.ts'
import { Scene } from './scene.ts'

export function empty(options: Partial<Options>, ...heroes: HeroId[]): Scene {
  return new Scene({ seats: heroes.length, options: { heroes, ...options } }).until('play').clear()
}

/** Every enemy of that card lies under one tile. */
export function cover(t: Scene, id: string): Scene {
  t.tray(id).tiles = [faceOf(t.s, t.card(id)).enemies]
  return t
}

export function bossOf(t: Scene): Boss {
  return t.s.boss as Boss
}

/** Lane 1 of scenario 4 runs (0,0) (0,1) (0,2) (1,2) (2,2) (2,1) (3,1) (3,2) (3,3) (3,4) (3,5) (3,6): his Portal is covered. */
export function blackburn(options: Partial<Options> = {}): Scene {
  const t = empty({ scenario: 4, ...options }, 'malik', 'magnus').lay('portal2-02', [3, 2], { lane: 0 })
  return cover(t, 'portal2-02')
}

/** Lane 3 of scenario 7 runs (0,3) (1,3) (1,2) (2,2) (3,2) (3,3) (3,4) (4,4) (4,3) (5,3). */
export function lilith(at: At, options: Partial<Options> = {}): Scene {
  const t = empty({ scenario: 7, ...options }, 'malik', 'alleria').lay('lilith-life-1', at, { lane: 2 })
  return t.top('li-wrath-1')
}

/** Lane 1 of scenario 10 runs (2,0) (2,1) (2,2) (3,2) (3,3) (3,4) (4,4) (5,4), lane 2 (1,6) (2,6) (2,5) (3,5) and on. */
export function timeMage(...heroes: HeroId[]): Scene {
  const [first = 'malik', second = 'magnus'] = heroes
  return empty({ scenario: 10 }, first, second).lay('timemage-life-1', [0, 3], { lane: 2 })
}
