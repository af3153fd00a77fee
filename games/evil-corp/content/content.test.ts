import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { refusalOf, corrected as spoil } from '../../testing/content.ts'
import { evilCorp } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import { boxOf, loadContent, STANDARD } from './box.ts'
import standard from './evil-corp.json' with { type: 'json' }
import { readContent } from './load.ts'

const corrected = (path: string, value: unknown) => spoil(standard, path, value)
const refusal = (file: unknown) => refusalOf(readContent, file)

const numberOf = (list: readonly { id: string }[], id: string) => list.findIndex((entry) => entry.id === id)
const tile = (id: string) => `tiles.${numberOf(standard.tiles, id)}`
const basic = (id: string) => `basics.${numberOf(standard.basics, id)}`
const demon = (id: string) => `demons.${numberOf(standard.demons, id)}`

test('two contents are played side by side, each table with its own', () => {
  const content = loadContent(corrected('sides.A.cargo.yellow', 5))
  expect(content).not.toBe(STANDARD)
  const other = open(evilCorp, { seats: 2, seed: seedFrom('side by side'), content })
  const usual = open(evilCorp, { seats: 2, seed: seedFrom('side by side') })
  expect(boxOf(other).sides[0].cargoYellow).toBe(5)
  expect(boxOf(usual).sides[0].cargoYellow).toBe(2)
  expect(other.villages.map((village) => village.cargoYellow)).toEqual([5, 5])
  expect(usual.villages.map((village) => village.cargoYellow)).toEqual([2, 2])
})

test.each([
  ['schema', 'duskhall-evil-corp-2', 'schema'],
  ['game.title', 7, 'game.title'],
  ['game.year', 1899, 'game.year'],
  ['components.gold', 0, 'components.gold'],
  ['components.magicGold', 2.5, 'components.magicGold'],
  ['office.surcharges', [0, 0, 1, 2], 'office.surcharges'],
  ['office.surcharges', [0, 0, 0, 1, 2, 3], 'office.surcharges'],
  ['setups.3', undefined, 'setups.3'],
  ['setups.2.handSize', 0, 'setups.2.handSize'],
  ['setups.3.villages', 4, 'setups.3.villages'],
  ['victory.tokens', 0, 'victory.tokens'],
  ['handicap.max', -1, 'handicap.max'],
  ['sides.B', undefined, 'sides.B'],
  ['sides.A.spaces.battlefield.count', 7, 'sides.A.spaces.battlefield.count'],
  ['sides.A.spaces.portal.count', 0, 'sides.A.spaces.portal.count'],
  ['sides.B.cargo.redBlue', -1, 'sides.B.cargo.redBlue'],
  ['sides.A.upkeep.gold', 21, 'sides.A.upkeep.gold'],
  ['sides.A.gauge.icons.0.icon', 'thunder', 'sides.A.gauge.icons.0.icon'],
  ['sides.A.gauge.icons.1.count', 0, 'sides.A.gauge.icons.1.count'],
  ['sides.A.conquest.steps', 0, 'sides.A.conquest.steps'],
  ['demons.0.columns.0.payGold', '2', 'demons.0.columns.0.payGold ("demon-strike")'],
  ['basics.0.perPlayer', 1.5, 'basics.0.perPlayer ("basic-blue")'],
  ['tiles.4.id', 'Blue 05', 'tiles.4.id ("Blue 05")'],
  ['tiles.4.terror', -1, 'tiles.4.terror ("blue-05")'],
  ['tiles.4.cost', 31, 'tiles.4.cost ("blue-05")'],
  ['tiles.4.provenance', 'hearsay', 'tiles.4.provenance ("blue-05")'],
  ['tiles.4.mood', 'grim', 'tiles.4.mood ("blue-05")'],
  ['tiles.4.deploy.0.n', 0, 'tiles.4.deploy.0.n ("blue-05")'],
])('a wrong %s (%j) is refused by the name of the entry', (path, value, where) => {
  expect(refusal(corrected(path, value))).toContain(`Content of Evil Corp., ${where}: `)
})

test('EC-COMP17: a tile of a fourth colour is refused, every tile of the box has one of the three', () => {
  expect(refusal(corrected('tiles.0.color', 'green'))).toContain('tiles.0.color ("blue-01"): ')
  const colors = new Set(boxOf({ content: STANDARD }).tiles.map(({ color }) => color))
  expect([...colors].sort()).toEqual(['blue', 'red', 'yellow'])
})

test('EC-DATA1: 45 different tiles, 15 Blue, 14 Red, 16 Yellow; one too many, one missing or one twice is refused', () => {
  const of = (color: string) => standard.tiles.filter((entry) => entry.color === color).length
  expect([of('blue'), of('red'), of('yellow')]).toEqual([15, 14, 16])
  expect(new Set(standard.tiles.map(({ id }) => id)).size).toBe(45)
  expect(refusal(corrected('tiles', standard.tiles.slice(1)))).toMatch(
    /tiles: 45 are announced, 44 are there/,
  )
  const one = { ...standard.tiles[0], id: 'blue-99' }
  expect(refusal(corrected('tiles', [...standard.tiles, one]))).toMatch(
    /tiles: 45 are announced, 46 are there/,
  )
  expect(refusal(corrected('tiles.3.id', 'blue-01'))).toMatch(/tiles\.3\.id: "blue-01" is there twice/)
  expect(refusal(corrected('basics.1.id', 'blue-01'))).toMatch(/basics\.1\.id: "blue-01" is there twice/)
})

test('EC-DATA2: basics add up to 24, 8 a player and 10 a team, and there are enough of each kind', () => {
  const sum = (count: (entry: (typeof standard.basics)[number]) => number) =>
    standard.basics.reduce((total, entry) => total + count(entry), 0)
  expect(sum((entry) => entry.total)).toBe(24)
  expect(sum((entry) => entry.perPlayer)).toBe(8)
  expect(sum((entry) => entry.perPlayer + entry.extraPerTeam)).toBe(10)
  const blue = basic('basic-blue')
  expect(refusal(corrected(`${blue}.total`, 7))).toMatch(/basics: their totals do not add up to 24/)
  expect(refusal(corrected('components.basics', 25))).toMatch(/basics: their totals do not add up to 25/)
})

/** Basics of one kind: so many in the box, for a player, more for a team. */
function kindOfBasics(id: string, total: number, perPlayer: number, extraPerTeam: number): unknown {
  const basics = standard.basics.map((entry) =>
    entry.id === id ? { ...entry, total, perPlayer, extraPerTeam } : entry,
  )
  const components = { ...standard.components, basics: basics.reduce((sum, entry) => sum + entry.total, 0) }
  return { ...standard, basics, components }
}

test('EC-DATA2: three players or two teams never need more of a kind than there are', () => {
  const red = basic('basic-red')
  expect(() => readContent(kindOfBasics('basic-red', 6, 2, 0))).not.toThrow()
  expect(refusal(kindOfBasics('basic-red', 5, 2, 0))).toBe(
    `Content of Evil Corp., ${red}.total: not enough "basic-red" for every table.`,
  )
  expect(() => readContent(kindOfBasics('basic-red', 8, 2, 2))).not.toThrow()
  expect(refusal(kindOfBasics('basic-red', 7, 2, 2))).toMatch(/not enough "basic-red"/)
})

test('EC-DATA2: a bag that cannot fill the first hands is refused', () => {
  expect(() => readContent(corrected('setups.2.handSize', 8))).not.toThrow()
  expect(refusal(corrected('setups.2.handSize', 9))).toMatch(/basics: a starting bag holds fewer tiles/)
  expect(() => readContent(corrected('setups.4.handSize', 5))).not.toThrow()
  expect(refusal(corrected('setups.4.handSize', 6))).toMatch(/basics: a team bag holds fewer tiles/)
})

test.each([
  ['deploy', { op: 'summonBonus', n: 1 }],
  ['deploy', { op: 'gainMagicGold', n: 1 }],
  ['activate', { op: 'steal', n: 1 }],
  ['passive', { op: 'gainGold', n: 1 }],
  ['passive', { op: 'fly' }],
])('EC-DATA3: an effect the rules do not know stops the loading (%s: %j)', (power, effect) => {
  expect(refusal(corrected(`tiles.7.${power}`, [effect]))).toContain(
    `Content of Evil Corp., tiles.7.${power}.0.op ("blue-08"): `,
  )
})

test('EC-DATA3: a known effect with a number it does not take, or without the one it needs, is refused too', () => {
  const refusalOfEffect = (effect: object) => refusal(corrected('tiles.7.activate', [effect]))
  expect(refusalOfEffect({ op: 'moveSelf', n: 2 })).toContain('tiles.7.activate.0.n ("blue-08"): ')
  expect(refusalOfEffect({ op: 'kill' })).toContain('tiles.7.activate.0.maxTerror ("blue-08"): ')
  expect(refusalOfEffect({ op: 'recruit', to: 'queue' })).toContain('tiles.7.activate.0.to ("blue-08"): ')
  const op = `${demon('demon-cycle')}.columns.0.effects.0`
  expect(refusal(corrected(op, { op: 'sing' }))).toContain(`${op}.op ("demon-cycle"): `)
})

test('EC-DATA3: payment belongs to deployments, copying to activations, and neither to demons', () => {
  const pay = [{ op: 'payGoldOrCannotDeploy', n: 1 }]
  const copy = [{ op: 'copyQueueActivatable' }]
  expect(refusal(corrected(`${tile('red-04')}.activate`, pay))).toContain(
    `${tile('red-04')}.activate: "payGoldOrCannotDeploy" is a deployment power.`,
  )
  expect(refusal(corrected(`${tile('red-04')}.deploy`, copy))).toContain(
    `${tile('red-04')}.deploy: "copyQueueActivatable" is an activatable power.`,
  )
  const recruit = [{ op: 'recruit', to: 'bag' }]
  expect(refusal(corrected(`${tile('red-08')}.deploy`, [...recruit, ...pay]))).toContain(
    `${tile('red-08')}.deploy: "payGoldOrCannotDeploy" stands before "recruit", which may spend the coins.`,
  )
  expect(() => loadContent(corrected(`${tile('red-08')}.deploy`, [...pay, ...recruit]))).not.toThrow()
  for (const effects of [pay, copy]) {
    expect(refusal(corrected(`${demon('demon-cycle')}.columns.1.effects`, effects))).toContain(
      `${demon('demon-cycle')}.columns: a demon cannot use`,
    )
  }
})

test('EC-DATA4: the surcharges are 0, 0, 0, 1, 2; a slot further back that costs less is refused', () => {
  expect(boxOf({ content: STANDARD }).surcharges).toEqual([0, 0, 0, 1, 2])
  expect(() => readContent(corrected('office.surcharges', [1, 1, 1, 1, 1]))).not.toThrow()
  expect(refusal(corrected('office.surcharges', [0, 0, 2, 1, 2]))).toMatch(/office\.surcharges\.3: a slot/)
  expect(refusal(corrected('office.surcharges', [1, 0, 0, 1, 2]))).toMatch(/office\.surcharges\.1: a slot/)
})

test('EC-DATA5: the icons stand in order, the last one is victory on the last space', () => {
  for (const side of boxOf({ content: STANDARD }).sides) {
    expect(side.gauge.icons.at(-1)).toEqual({ at: side.gauge.length, icon: 'victory' })
  }
  expect(refusal(corrected('sides.A.gauge.icons.2.at', 2))).toMatch(
    /sides\.A\.gauge\.icons\.2\.at: icons stand/,
  )
  expect(refusal(corrected('sides.B.gauge.icons.1.at', 5))).toMatch(
    /sides\.B\.gauge\.icons\.2\.at: icons stand/,
  )
  expect(() => readContent(corrected('sides.A.gauge.icons.2.at', 3))).not.toThrow()
  const last = /sides\.A\.gauge\.icons: the last icon is "victory", on space/
  expect(refusal(corrected('sides.A.gauge.length', 7))).toMatch(last)
  expect(refusal(corrected('sides.A.gauge.icons.3', { at: 6, icon: 'conquest' }))).toMatch(last)
  expect(refusal(corrected('sides.A.gauge.icons', []))).toMatch(last)
})

test('EC-DATA6: a demon has the columns 1, 2, 3 in this order, and its name once', () => {
  for (const { columns } of boxOf({ content: STANDARD }).demons) {
    expect(columns.map(({ threshold }) => threshold)).toEqual([1, 2, 3])
  }
  const columns = standard.demons[0]?.columns ?? []
  for (const wrong of [columns.slice(0, 2), [...columns].reverse(), [...columns, columns[2]], []]) {
    expect(refusal(corrected('demons.0.columns', wrong))).toContain(
      'demons.0.columns: "demon-strike" needs the thresholds 1, 2, 3 in this order.',
    )
  }
  expect(refusal(corrected('demons.2.id', 'demon-strike'))).toMatch(
    /demons\.2\.id: "demon-strike" is there twice/,
  )
  expect(refusal(corrected('demons', standard.demons.slice(1)))).toMatch(
    /demons: 3 are announced, 2 are there/,
  )
})

test('EC-DATA7: only Blue tiles summon; a Red or Yellow one with a bonus is refused, basic or not', () => {
  const summoners = boxOf({ content: STANDARD }).tiles.filter(({ summonBonus }) => summonBonus > 0)
  expect(summoners.every(({ color }) => color === 'blue')).toBe(true)
  expect(summoners).toHaveLength(9)
  const bonus = [{ op: 'noFortification' }, { op: 'summonBonus', n: 1 }]
  expect(refusal(corrected(`${tile('red-04')}.passive`, bonus))).toContain(
    `${tile('red-04')}.passive: only Blue tiles summon; "red-04" is red.`,
  )
  expect(refusal(corrected(`${basic('basic-yellow')}.passive`, bonus))).toContain(
    `${basic('basic-yellow')}.passive: only Blue tiles summon; "basic-yellow" is yellow.`,
  )
})

test('EC-DATA8: a tile of terror 0 is deployed, loots nothing and takes the Loot pawn all the same', () => {
  const content = loadContent(corrected(`${tile('red-02')}.terror`, 0))
  const t = scene({ content, screens: [['red-02', 'basic-red']] })
  t.deploy(0, 'red-02', 0, 'battlefield')
  expect(t.lead(0, 0)).toBe(0)
  expect(t.told('looted')).toEqual([{ e: 'looted', camp: 0, village: 0, gold: 0 }])
  expect(t.s.villages[0]?.loot).toBe(0)
})

test('EC-DATA9: the 45 tiles of the box add up to a cost of 161 and a terror of 66', () => {
  expect(standard.tiles.reduce((sum, { cost }) => sum + cost, 0)).toBe(161)
  expect(standard.tiles.reduce((sum, { terror }) => sum + terror, 0)).toBe(66)
})

test.each([
  ['setups.3.owners.1', [0, 2], 'setups.3.owners.1: camp 0 cannot reach village 1.'],
  ['setups.3.eligibility.0', [0, 1, 2], 'setups.3.eligibility.0: camp 0 has no half of village 1.'],
  ['setups.2.owners.0', [0, 2], 'setups.2.owners.0: camp 2 cannot reach village 0.'],
  ['setups.2.eligibility.1', [0, 2], 'setups.2.owners.1: camp 1 cannot reach village 1.'],
  [
    'setups.4.eligibility',
    [[0, 1], [1, 2], [0, 1, 2], []],
    'setups.4.eligibility.3: a seat needs a village.',
  ],
  ['setups.4.eligibility.3', [1, 2, 2], 'setups.4.eligibility.3: a village is named once.'],
  ['setups.2.owners.0', [1, 1], 'setups.2.owners.0: two different camps contest a village.'],
  ['setups.2.owners', [[0, 1]], 'setups.2.owners: there are 2 villages.'],
  [
    'setups.3.eligibility',
    [
      [0, 2],
      [0, 1],
    ],
    'setups.3.eligibility: there are 3 seats.',
  ],
  ['components.villages', 2, 'setups.3.villages: the box holds 2 villages.'],
])(
  'EC-DATA10: a seat reaches what its camp fights over, and the reverse (%s = %j is refused)',
  (path, value, why) => {
    expect(refusal(corrected(path, value))).toBe(`Content of Evil Corp., ${why}`)
  },
)

test('EC-GEN6: a board fought over by three camps, or by one, is refused', () => {
  expect(refusal(corrected('setups.3.owners.0', [0, 1, 2]))).toMatch(/setups\.3\.owners\.0\.2: /)
  expect(refusal(corrected('setups.3.owners.0', [0]))).toMatch(/setups\.3\.owners\.0\.1: /)
})

test.each([
  ['setups.2.camps', [[0], [2]], 'every seat belongs to exactly one camp.'],
  ['setups.3.camps', [[0], [1], [1]], 'every seat belongs to exactly one camp.'],
  ['setups.2.camps', [[0], [1], []], 'each player is a camp alone.'],
  ['setups.3.camps', [[0], [1, 2]], 'each player is a camp alone.'],
  ['setups.4.camps', [[0], [1], [2], [3]], 'two teams of two play.'],
  ['setups.4.camps', [[0, 1, 2], [3]], 'two teams of two play.'],
])(
  'EC-GEN2, EC-GEN3: camps of one, or two teams of two, are the only ones (%s = %j is refused)',
  (path, value, why) => {
    expect(refusal(corrected(path, value))).toBe(`Content of Evil Corp., ${path}: ${why}`)
  },
)
