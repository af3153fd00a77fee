/** How a table stands, in numbers: the same for everybody, because all win or lose together. */
import { countOf } from '../content/geometry/cells.ts'
import { scenarioOf } from '../rules/scenario.ts'
import type { KingdomRush } from '../state.ts'
import { Cover } from './cover.ts'
import { Outlook } from './outlook.ts'
import { powerOf } from './power.ts'
import { CALM } from './temper.ts'

export const FEATURES = [
  'hearts',
  'last hearts',
  'danger',
  'open cells',
  'portals to close',
  'cards to come',
  'power of towers',
  'diamonds',
  'health of heroes',
  'abilities at hand',
  'spells',
  'boss life',
] as const

/** No tray is counted as more than this. */
const WORST = 150

export function measure(s: KingdomRush, _seat: number, out: Float64Array): void {
  const cover = new Cover(new Outlook(s, CALM))
  const towers = [
    ...s.players.flatMap(({ hand, incoming, aside }) => [...hand, ...incoming, ...aside]),
    ...s.towers.flatMap(({ tower, down }) => (down ? [] : [tower])),
  ]
  const { entry } = scenarioOf(s)
  const toCome = s.piles.reduce(
    (sum, { parts }) => sum + parts.reduce((more, { cards }) => more + cards.length, 0),
    0,
  )
  out[0] = s.hearts / 10
  out[1] = 1 / (1 + s.hearts)
  out[2] = cover.worths.reduce((sum, worth) => sum + Math.max(-WORST, Math.min(0, worth)), 0) / 100
  out[3] =
    cover.outlook.lying.reduce((sum, { enemies }, at) => sum + countOf(enemies & ~cover.covered(at)), 0) / 30
  out[4] = (entry.portalsToClose[s.seats - 1] ?? 0) - s.closed
  out[5] = toCome / 10
  out[6] = towers.reduce((sum, tower) => sum + powerOf(s, tower), 0) / 10
  out[7] = s.diamonds / 3
  out[8] = s.heroes.reduce((sum, { health }) => sum + health, 0) / (3 * s.heroes.length || 1)
  out[9] = s.heroes.reduce((sum, { abilities, down }) => sum + abilities.length - countOf(down), 0) / 4
  out[10] = s.spells.length
  out[11] = s.boss ? s.boss.life.length + 1 : 0
}
