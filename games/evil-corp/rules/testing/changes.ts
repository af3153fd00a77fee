/** A full table, and what a play changes on it: everything that lies there is compared before and after. */
import { EMPTY } from '@duskhall/kernel'
import { changesOf } from '../../../testing/changes.ts'
import { type EvilCorpMove, isActive } from '../../state.ts'
import { laid, type Scene, scene } from './scene.ts'

export type { Facts } from '../../../testing/changes.ts'
export type Answers = (t: Scene) => readonly (readonly [seat: number, move: EvilCorpMove])[]

export const rivalScreen = [
  'basic-blue',
  'basic-red',
  'basic-red',
  'basic-red',
  'basic-red-strong',
  'basic-yellow',
]

/** A table where every power finds something to do; seat 0 holds the tile and a `basic-blue`. */
export function fullTable(tile: string): Scene {
  return scene({
    screens: [[tile, 'basic-blue'], rivalScreen],
    bags: [['basic-red', 'basic-red', 'basic-red'], ['basic-blue']],
    discards: [['basic-red-strong', 'basic-yellow']],
    gold: [6],
    queue: ['red-09', 'blue-02', 'yellow-05', 'red-04', 'yellow-13'],
    marketBag: ['blue-10'],
    on: [
      laid('basic-yellow', 0, 1, 'battlefield'),
      laid('basic-blue', 0, 1, 'battlefield', { n: 1 }),
      laid('basic-red', 0, 1, 'battlefield', { n: 2 }),
      laid('basic-yellow', 1, 0, 'battlefield'),
      laid('basic-red-strong', 1, 0, 'battlefield', { n: 1 }),
      laid('red-10', 1, 1, 'port'),
      laid('red-04', 1, 1, 'port', { n: 1 }),
    ],
  })
}

const SPACES = ['bf 0', 'bf 1', 'bf 2', 'fort', 'port 0', 'port 1', 'portal'] as const

/** Everything that lies on the table, as one fact each; a tile on its inactive face bears a star. */
function facts(t: Scene): Record<string, string | number | null> {
  const all: Record<string, string | number | null> = {
    asleep: t.s.demons.map((active) => (active ? '.' : 'z')).join(''),
    queue: t.queue.join(' '),
    market: t.names(t.s.marketBag).join(' '),
  }
  t.s.camps.forEach((camp, number) => {
    all[`gold ${number}`] = camp.gold
    all[`magic gold ${number}`] = camp.magicGold
    all[`screen ${number}`] = t.screen(number).join(' ')
    all[`bag ${number}`] = t.bag(number).join(' ')
    all[`discard ${number}`] = t.discard(number).join(' ')
    all[`banished ${number}`] = t.banished(number).join(' ')
  })
  t.s.villages.forEach((village, number) => {
    all[`lead ${number}`] = t.lead(number, 0)
    all[`cargo ${number}`] = `${village.cargoYellow} ${village.cargoRedBlue}`
    all[`loot ${number}`] = village.loot
    all[`stone ${number}`] = village.stone
    village.halves.forEach((half, camp) => {
      half.spaces.forEach((kind, space) => {
        const face = isActive(half, space) ? '' : '*'
        all[`${camp}/${number} ${SPACES[space]}`] = kind === EMPTY ? null : `${t.name(kind)}${face}`
      })
    })
  })
  return all
}

export const changes = changesOf(facts)

export function give(t: Scene, answers: Answers | undefined): void {
  for (const [seat, move] of answers?.(t) ?? []) t.answer(seat, move)
}
