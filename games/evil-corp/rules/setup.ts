/** Laying out the table (EC-SETUP). */
import { chance, EMPTY, emptyTable, push, type Setup } from '@duskhall/kernel'
import { boxOf, type Layout, type Side } from '../content/box.ts'
import {
  type Camp,
  type CampState,
  type EvilCorp,
  NOBODY,
  NOWHERE,
  type Options,
  type Village,
} from '../state.ts'
import { restock } from './night.ts'
import { refillQueue } from './recruit.ts'
import { drawTiles } from './tiles.ts'

export function setup({ seats, options, content, rng }: Setup<Options>): EvilCorp {
  const box = boxOf({ content })
  const layout = box.layouts[seats] as Layout
  const s: EvilCorp = {
    ...emptyTable({ seats, content, rng }),
    options,
    round: 0,
    still: 0,
    first: 0,
    turn: 0,
    passed: 0,
    acted: 0,
    screens: Array.from({ length: seats }, () => []),
    camps: layout.members.map((_, camp) => startingCamp(box.file, layout, options.startingGold[camp] ?? 0)),
    villages: layout.owners.map(() => freshVillage(box.sides[0])),
    queue: [],
    queueDiscard: [],
    marketBag: box.tiles.flatMap((tile) => (tile.basic ? [] : [tile.kind])),
    demons: box.demons.map(() => true),
    source: NOWHERE,
  }
  for (const village of s.villages) restock(s, village)
  for (let slot = 0; slot < box.surcharges.length; slot++) refillQueue(s)
  layout.members.flat().forEach((seat) => {
    drawTiles(s, seat, layout.handSize, false)
  })
  s.first = firstCamp(s, layout, options.firstPlayer)
  push(s, { do: 'day' })
  return s
}

/** EC-RULING87: drawn by chance unless the table sets it. */
function firstCamp(s: EvilCorp, layout: Layout, wish: Options['firstPlayer']): Camp {
  return wish === 'random' ? chance(s, s.camps.length) : (layout.campOf[Number(wish)] as Camp)
}

function startingCamp(file: ReturnType<typeof boxOf>['file'], layout: Layout, gold: number): CampState {
  const team = layout.members.some((members) => members.length > 1)
  const bag = file.basics.flatMap((basic, kind) => {
    const count = basic.perPlayer + (team ? basic.extraPerTeam : 0)
    return new Array<number>(count).fill(kind)
  })
  return { gold, magicGold: 0, tokens: 0, bag, discard: [], banished: [] }
}

function freshVillage(side: Side): Village {
  const half = () => ({ spaces: side.spaces.map(() => EMPTY), inactive: 0, kept: 0, conquest: 0 })
  return {
    side: 0,
    cargoYellow: 0,
    cargoRedBlue: 0,
    loot: NOBODY,
    stone: NOBODY,
    won: NOBODY,
    halves: [half(), half()],
  }
}
