import { anyOf, int, type RngState } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { playAnyContent } from '../../testing/any-content.ts'
import { evilCorp } from '../index.ts'
import standard from './evil-corp.json' with { type: 'json' }
import type { Effect } from './schema.ts'

function anyEffect(r: RngState): Effect {
  const n = 1 + int(r, 3)
  return anyOf<Effect>(r, [
    { op: 'gainGold', n },
    { op: 'moveOwn', n },
    { op: 'moveSelf' },
    { op: 'draw', n },
    { op: 'discardFromScreen', n },
    { op: 'recycle', n },
    { op: 'banishOwn', n },
    { op: 'discardSelf' },
    { op: 'kill', maxTerror: n },
    { op: 'opponentReveal', n },
    { op: 'flipDemon', n },
    { op: 'flipEnemyMonster', n },
    { op: 'opponentDraw', n },
    { op: 'opponentDiscard', n },
    { op: 'recruit', to: anyOf(r, ['bag', 'screen']) },
  ])
}

const anyPower = (r: RngState) => Array.from({ length: int(r, 4) }, () => anyEffect(r))

function anyFile(r: RngState): unknown {
  const tile = <T extends object>(entry: T) => ({
    ...entry,
    cost: int(r, 4),
    deploy: anyPower(r),
    activate: anyPower(r),
  })
  const tiles = standard.tiles.map(tile)
  // One tile must be paid for, wherever that stands among what it does; another copies.
  tiles[0]?.deploy.splice(int(r, 3), 0, { op: 'payGoldOrCannotDeploy', n: 2 })
  tiles[1]?.activate.push({ op: 'copyQueueActivatable' })
  const demons = standard.demons.map((demon) => ({
    ...demon,
    columns: demon.columns.map((column) => ({ ...column, payGold: int(r, 3), effects: anyPower(r) })),
  }))
  return { ...standard, tiles, basics: standard.basics.map(tile), demons }
}

test('EC-DATA3: whatever powers a content file that loads gives to tiles and demons, they can be played', () => {
  expect(playAnyContent(evilCorp, 12, anyFile)).toBeGreaterThan(8)
})
