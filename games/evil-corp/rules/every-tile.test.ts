/** Every tile once, played through its questions: what changes on the table, and nothing else. */
import { expect, test } from 'vitest'
import { boxOf, type SpaceType, STANDARD } from '../content/box.ts'
import type { EvilCorpMove, VillageNo } from '../state.ts'
import { type Answers, changes, type Facts, fullTable, give, rivalScreen } from './testing/changes.ts'
import type { Scene } from './testing/scene.ts'

interface Story {
  readonly tile: string
  readonly terror: number
  readonly at?: readonly [VillageNo, SpaceType, label: string]
  /** Answers to the questions of the deployment, and what it changes besides the tile's own coming. */
  readonly deploy?: Answers
  readonly gives?: Facts
  readonly activate?: Answers
  readonly does?: Facts
  /** Tiles a rival shows on the way. */
  readonly shows?: readonly string[]
  /** What its passive power does right after the deployment. */
  readonly passive?: (t: Scene) => void
}

const mine = (tile: string): EvilCorpMove => ({ do: 'take', from: 'screen', tile })
const used = (tile: string): EvilCorpMove => ({ do: 'take', from: 'discard', tile })
const demon = (id: string): EvilCorpMove => ({ do: 'demon', demon: id })
const slot = (number: number): EvilCorpMove => ({ do: 'queue', slot: number })

const flip: Answers = (t) => [[0, t.tile(1, 0, 'battlefield')]]
const flipped: Facts = { '1/0 bf 0': 'basic-yellow*' }
const killFirst: Answers = (t) => [[0, t.tile(1, 0, 'battlefield')]]
const killStrong: Answers = (t) => [[0, t.tile(1, 0, 'battlefield', 1)]]
const killGiant: Answers = (t) => [[0, t.tile(1, 1, 'port')]]
const giantKilled: Facts = { '1/1 port 0': null, 'discard 1': 'red-10' }
const strongKilled: Facts = { '1/0 bf 1': null, 'discard 1': 'basic-red-strong', 'lead 0': 0 }
const draw1: Facts = { 'screen 0': 'basic-blue basic-red', 'bag 0': 'basic-red basic-red' }
const moveOne: Answers = (t) => [
  [0, t.tile(0, 1, 'battlefield')],
  [0, t.to(0, 0, 'battlefield')],
]
const moveSelf: Answers = (t) => [[0, t.to(0, 0, 'battlefield', 2)]]
const keepsItself = (t: Scene): void => {
  t.pass(1, 0)
  const kept = [{ ...t.where(0, 0, 'fortification'), free: true }]
  expect(t.offers(0, { do: 'upkeep', kept })).toBe(true)
}
const all = 'basic-red basic-red-strong basic-yellow'

/** Brings gold, and walks to a Battlefield. */
const strider = (tile: string, terror: number): Story => ({
  tile,
  terror,
  gives: { 'gold 0': 7 },
  activate: moveSelf,
  does: { '0/0 fort': null, '0/0 bf 2': `${tile}*` },
})

const stories: readonly Story[] = [
  { tile: 'basic-blue', terror: 1 },
  { tile: 'basic-red', terror: 1 },
  { tile: 'basic-red-strong', terror: 2 },
  { tile: 'basic-yellow', terror: 1, gives: { 'gold 0': 7 } },
  { tile: 'blue-01', terror: 1, deploy: flip, gives: flipped },
  { tile: 'blue-02', terror: 1 },
  { tile: 'blue-03', terror: 1, deploy: () => [[0, demon('demon-strike')]], gives: { asleep: 'z..' } },
  {
    tile: 'blue-04',
    terror: 1,
    activate: () => [
      [0, used('basic-red-strong')],
      [0, used('basic-yellow')],
    ],
    does: { 'bag 0': `basic-red basic-red ${all}`, 'discard 0': '' },
  },
  { tile: 'blue-05', terror: 2, deploy: flip, gives: flipped },
  { tile: 'blue-06', terror: 1, deploy: () => [[0, demon('demon-cycle')]], gives: { asleep: '..z' } },
  { tile: 'blue-07', terror: 1, activate: () => [], does: draw1 },
  {
    tile: 'blue-08',
    terror: 1,
    activate: () => [
      [0, mine('basic-blue')],
      [0, mine('basic-red')],
    ],
    does: { 'screen 0': 'basic-red', 'bag 0': 'basic-red', 'discard 0': `basic-blue ${all}` },
  },
  { tile: 'blue-09', terror: 1, activate: flip, does: flipped },
  { tile: 'blue-10', terror: 2 },
  {
    tile: 'blue-11',
    terror: 2,
    activate: () => [[0, mine('basic-blue')]],
    does: {
      'screen 0': 'basic-red',
      'bag 0': 'basic-red basic-red',
      'discard 0': 'basic-blue basic-red-strong basic-yellow',
    },
  },
  { tile: 'blue-12', terror: 1, gives: { 'lead 1': 4 } },
  {
    tile: 'blue-13',
    terror: 1,
    activate: () => [[0, mine('basic-red')]],
    does: { 'screen 0': 'basic-blue basic-red', 'bag 0': 'basic-red', 'discard 0': all },
  },
  { tile: 'blue-14', terror: 2, activate: flip, does: flipped },
  { tile: 'blue-15', terror: 2, activate: () => [], does: draw1 },
  {
    tile: 'red-01',
    terror: 2,
    deploy: () => rivalScreen.slice(1).map((tile) => [1, mine(tile)] as const),
    shows: rivalScreen.slice(1),
  },
  {
    tile: 'red-02',
    terror: 1,
    activate: () => [[1, mine('basic-blue')]],
    does: { 'screen 1': rivalScreen.slice(1).join(' '), 'discard 1': 'basic-blue' },
  },
  {
    tile: 'red-03',
    terror: 1,
    activate: killGiant,
    does: {
      ...giantKilled,
      '0/0 fort': null,
      'discard 0': 'basic-red-strong basic-yellow red-03',
      'lead 0': -3,
    },
  },
  { tile: 'red-04', terror: 1, activate: killStrong, does: strongKilled },
  {
    tile: 'red-05',
    terror: 2,
    activate: () => rivalScreen.slice(3).map((tile) => [1, mine(tile)] as const),
    does: {},
    shows: rivalScreen.slice(3),
  },
  { tile: 'red-06', terror: 3, at: [0, 'battlefield', 'bf 0'], gives: { 'gold 0': 7, 'loot 0': 0 } },
  { tile: 'red-07', terror: 1, gives: { 'lead 1': 4 } },
  { tile: 'red-08', terror: 3, at: [0, 'battlefield', 'bf 0'], gives: { 'gold 0': 7, 'loot 0': 0 } },
  { tile: 'red-09', terror: 1, activate: killGiant, does: giantKilled },
  {
    tile: 'red-10',
    terror: 0, // on a Port
    at: [0, 'port', 'port 0'],
    gives: { 'gold 0': 8, 'cargo 0': '2 0', 'bag 1': '', 'screen 1': `basic-blue ${rivalScreen.join(' ')}` },
  },
  {
    tile: 'red-11',
    terror: 1,
    deploy: killFirst,
    gives: { '1/0 bf 0': null, 'discard 1': 'basic-yellow', 'lead 0': -1 },
  },
  { tile: 'red-12', terror: 1, deploy: killStrong, gives: strongKilled },
  {
    tile: 'red-13',
    terror: 2,
    at: [1, 'fortification', 'fort'],
    passive(t) {
      t.activate(1, 1, 'port', 1)
      const open = [
        t.tile(1, 0, 'battlefield'),
        t.tile(1, 0, 'battlefield', 1),
        t.tile(0, 1, 'fortification'),
      ]
      expect(t.legal(1)).toEqual(open)
    },
  },
  { tile: 'red-14', terror: 2, gives: { 'lead 1': 4 } },
  strider('yellow-01', 1),
  {
    tile: 'yellow-02',
    terror: 1,
    gives: { 'gold 0': 7 },
    activate: () => [[0, mine('basic-blue')]],
    does: { 'screen 0': '', 'banished 0': 'basic-blue' },
  },
  {
    tile: 'yellow-03',
    terror: 1,
    activate: (t) => [...moveOne(t), [0, t.tile(0, 1, 'battlefield', 1)], [0, t.to(0, 0, 'port')]],
    does: {
      '0/1 bf 0': null,
      '0/1 bf 1': null,
      '0/0 bf 0': 'basic-yellow',
      '0/0 port 0': 'basic-blue',
      'lead 0': -1,
      'lead 1': 1,
    },
  },
  {
    tile: 'yellow-04',
    terror: 1,
    gives: { 'gold 0': 8 },
    activate: moveOne,
    does: { '0/1 bf 0': null, '0/0 bf 0': 'basic-yellow', 'lead 0': -1, 'lead 1': 2 },
  },
  { tile: 'yellow-05', terror: 1, gives: { 'gold 0': 9 } },
  { tile: 'yellow-06', terror: 1, gives: { 'gold 0': 8 }, passive: keepsItself },
  {
    tile: 'yellow-07',
    terror: 2,
    activate: () => [[0, used('basic-yellow')]],
    does: { 'discard 0': 'basic-red-strong', 'banished 0': 'basic-yellow' },
  },
  { tile: 'yellow-08', terror: 2, passive: keepsItself },
  strider('yellow-09', 2),
  {
    tile: 'yellow-10',
    terror: 2,
    activate: moveOne,
    does: { '0/1 bf 0': null, '0/0 bf 0': 'basic-yellow', 'lead 0': 0, 'lead 1': 2 },
  },
  { tile: 'yellow-11', terror: 2, gives: { 'gold 0': 8 } },
  {
    tile: 'yellow-12',
    terror: 2,
    deploy: () => [[0, slot(1)]],
    gives: {
      'gold 0': 4,
      'bag 0': 'basic-red basic-red basic-red red-09',
      queue: 'blue-02 yellow-05 red-04 yellow-13 blue-10',
      market: '',
    },
  },
  { tile: 'yellow-13', terror: 2, gives: { 'gold 0': 9 } },
  {
    tile: 'yellow-14',
    terror: 1,
    gives: { 'gold 0': 7 },
    activate: (t) => [[0, slot(1)], ...killGiant(t)],
    does: giantKilled,
  },
  {
    tile: 'yellow-15',
    terror: 2,
    activate: (t) => [
      [0, t.tile(0, 1, 'battlefield')],
      [0, used('basic-red-strong')],
    ],
    does: {
      '0/1 bf 0': null,
      'discard 0': 'basic-yellow',
      'banished 0': 'basic-red-strong basic-yellow',
      'lead 1': 2,
    },
  },
  {
    tile: 'yellow-16',
    terror: 1,
    activate: () => [[0, slot(5)]],
    does: {
      'gold 0': 0,
      'screen 0': 'basic-blue yellow-13',
      queue: 'red-09 blue-02 yellow-05 red-04 blue-10',
      market: '',
    },
  },
]

test('EC-COMP2, EC-COMP3: there is a story for every tile in the box', () => {
  expect(stories.map((story) => story.tile)).toEqual(
    boxOf({ content: STANDARD }).tiles.map((tile) => tile.id),
  )
})

test.each(stories)(
  'EC-COMP16, EC-DEPLOY6, EC-ACT5, EC-ACT6: $tile does what is printed on it, and nothing else',
  (story) => {
    const {
      tile,
      terror,
      at = [0, 'fortification', 'fort'],
      deploy,
      gives,
      activate,
      does,
      shows,
      passive,
    } = story
    const t = fullTable(tile)
    const [village, space, label] = at
    const lead = t.lead(village, 0)
    const deployed = changes(t, () => {
      t.deploy(0, tile, village, space)
      give(t, deploy)
    })
    const coming = { 'screen 0': 'basic-blue', [`0/${village} ${label}`]: tile }
    expect(deployed).toEqual({
      ...coming,
      ...(terror > 0 ? { [`lead ${village}`]: lead + terror } : {}),
      ...gives,
    })
    expect([t.question, t.asked]).toEqual(['action', [1]])
    if (passive) return passive(t)
    if (shows && !activate)
      expect(t.told('revealed')).toMatchObject([{ shown: shows.map((id) => t.kind(id)) }])
    t.pass(1)
    if (!activate) {
      expect(t.refusal(0, { do: 'activate', ...t.where(0, village, space) })).toBe('EC-ACT2')
      return
    }
    const activated = changes(t, () => {
      t.activate(0, village, space)
      give(t, activate)
    })
    expect(activated).toEqual({ '0/0 fort': `${tile}*`, ...does })
    if (shows) expect(t.told('revealed')).toMatchObject([{ shown: shows.map((id) => t.kind(id)) }])
    expect([t.question, t.asked]).toEqual(['action', [0]])
  },
)
