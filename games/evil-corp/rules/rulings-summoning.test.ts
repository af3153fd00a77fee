import { expect, test } from 'vitest'
import { loadContent } from '../content/box.ts'
import standard from '../content/evil-corp.json' with { type: 'json' }
import type { EvilCorpMove } from '../state.ts'
import { laid, type Scene, scene } from './testing/scene.ts'

const DECLINE = { do: 'decline' } as const
const DONE = { do: 'done' } as const

function summon(demon: string, column: number): EvilCorpMove {
  return { do: 'summon', demon: `demon-${demon}`, column }
}

/** What may be summoned: demon and column of every legal answer. */
function columns(t: Scene, seat = 0): string[] {
  return t.legal(seat).map((move) => (move.do === 'summon' ? `${move.demon} ${move.column}` : move.do))
}

const UP_TO_2 = [
  'demon-strike 1',
  'demon-strike 2',
  'demon-banish 1',
  'demon-banish 2',
  'demon-cycle 1',
  'demon-cycle 2',
  'decline',
]
const UP_TO_3 = [
  'demon-strike 1',
  'demon-strike 2',
  'demon-strike 3',
  'demon-banish 1',
  'demon-banish 2',
  'demon-banish 3',
  'demon-cycle 1',
  'demon-cycle 2',
  'demon-cycle 3',
  'decline',
]
const RIVAL = laid('basic-yellow', 1, 0, 'port')

test('EC-RULING1: by default only the bonus printed on the summoning tile is added', () => {
  const t = scene({
    screens: [['basic-blue', 'basic-yellow']],
    on: [RIVAL, laid('basic-blue', 0, 0, 'battlefield')],
  })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(t.question).toBe('summon')
  expect(columns(t)).toEqual(UP_TO_2)
  expect(t.refusal(0, summon('strike', 3))).toBe('EC-DEMON6')
  expect(t.refusal(0, summon('banish', 3))).toBe('EC-DEMON6')
})

test('EC-RULING1, EC-RULING36: by option the bonuses of all own active tiles are added to that of the summoning tile', () => {
  const t = scene({
    options: { summonBonusScope: 'allOwnActiveTiles' },
    screens: [['basic-blue', 'basic-yellow']],
    on: [RIVAL, laid('basic-blue', 0, 1, 'port')],
  })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(columns(t)).toEqual(UP_TO_3)
})

test('EC-RULING36: inactive tiles, rivals and tiles behind the screen add nothing', () => {
  const t = scene({
    options: { summonBonusScope: 'allOwnActiveTiles' },
    screens: [['basic-blue', 'basic-blue']],
    on: [laid('blue-02', 1, 0, 'battlefield'), laid('blue-06', 0, 0, 'battlefield', { inactive: true })],
  })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(columns(t)).toEqual(UP_TO_2)
})

test('EC-RULING36: a summoning tile without bonus counts with the bonuses of the others, and a sum above 3 acts as 3', () => {
  const given = (bonuses: readonly string[]) =>
    scene({
      options: { summonBonusScope: 'allOwnActiveTiles' },
      screens: [['blue-08', 'basic-yellow']],
      on: [
        RIVAL,
        ...bonuses.map((tile, n) => ({ camp: 0, village: 1, space: 'battlefield', n, tile }) as const),
      ],
    })
  expect(columns(given(['basic-blue']).deploy(0, 'blue-08', 0, 'portal'))).toEqual(UP_TO_2)
  expect(columns(given(['blue-02', 'blue-06']).deploy(0, 'blue-08', 0, 'portal'))).toEqual(UP_TO_3)
})

test("EC-RULING36: with 4 players a bonus on the partner's end board, not eligible to the summoner, is not added", () => {
  const at = (village: number) =>
    scene({
      seats: 4,
      options: { summonBonusScope: 'allOwnActiveTiles' },
      screens: [['basic-blue', 'basic-yellow']],
      on: [
        laid('basic-yellow', 1, 1, 'port'),
        { camp: 0, village, space: 'battlefield', tile: 'basic-blue' },
      ],
    }).deploy(0, 'basic-blue', 0, 'portal')
  expect(columns(at(2))).toEqual(UP_TO_2)
  expect(columns(at(1))).toEqual(UP_TO_3)
})

test('EC-RULING11, EC-RULING61: with an inactive demon some demon must be flipped, in either direction', () => {
  const t = scene({ screens: [['blue-03', 'basic-yellow']], asleep: ['demon-banish'] })
  t.deploy(0, 'blue-03', 0, 'battlefield')
  expect(t.question).toBe('flip-demon')
  expect(t.legal(0)).toEqual([
    { do: 'demon', demon: 'demon-strike' },
    { do: 'demon', demon: 'demon-banish' },
    { do: 'demon', demon: 'demon-cycle' },
  ])
  const asleep = t.fork().answer(0, { do: 'demon', demon: 'demon-cycle' })
  expect(asleep.s.demons).toEqual([true, false, false])
  expect(asleep.told('demon-flipped')).toEqual([{ e: 'demon-flipped', seat: 0, demon: 2, active: false }])
  t.answer(0, { do: 'demon', demon: 'demon-banish' })
  expect(t.s.demons).toEqual([true, true, true])
  expect(t.told('demon-flipped')).toEqual([{ e: 'demon-flipped', seat: 0, demon: 1, active: true }])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING11, EC-RULING61: with active demons only, one may be put to sleep or the power declined', () => {
  const t = scene({ screens: [['blue-06', 'basic-yellow']] })
  t.deploy(0, 'blue-06', 0, 'portal')
  expect(t.legal(0)).toHaveLength(4)
  expect(t.legal(0)).toContainEqual(DECLINE)
  const declined = t.fork().answer(0, DECLINE)
  expect(declined.s.demons).toEqual([true, true, true])
  expect(declined.question).toBe('summon')
  t.answer(0, { do: 'demon', demon: 'demon-banish' })
  expect(t.s.demons).toEqual([true, false, true])
  expect(t.refusal(0, summon('banish', 1))).toBe('EC-DEMON3')
  expect(t.offers(0, summon('cycle', 3))).toBe(true)
})

test('EC-RULING11: by option a demon can only be turned active again', () => {
  const options = { flipDemonDirection: 'reactivateOnly' } as const
  const screens = [['blue-03', 'basic-yellow']]
  const two = scene({ options, screens, asleep: ['demon-strike', 'demon-cycle'] })
  two.deploy(0, 'blue-03', 0, 'battlefield')
  expect(two.legal(0)).toEqual([
    { do: 'demon', demon: 'demon-strike' },
    { do: 'demon', demon: 'demon-cycle' },
  ])
  expect(two.refusal(0, { do: 'demon', demon: 'demon-banish' })).toBe('EC-RULING11')
  two.answer(0, { do: 'demon', demon: 'demon-cycle' })
  expect(two.s.demons).toEqual([false, true, true])
})

test('EC-RULING11, EC-RULING49: by option, with all demons active, the flip has no effect and the deployment stands', () => {
  const t = scene({
    options: { flipDemonDirection: 'reactivateOnly' },
    screens: [['blue-03', 'basic-yellow']],
  })
  t.deploy(0, 'blue-03', 0, 'battlefield')
  expect(t.s.demons).toEqual([true, true, true])
  expect(t.tileAt(0, 0, 'battlefield')).toBe('blue-03')
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING33: a Blue tile may go to a Portal when every demon is inactive; nothing is summoned', () => {
  const t = scene({
    screens: [['basic-blue', 'basic-yellow']],
    asleep: ['demon-strike', 'demon-banish', 'demon-cycle'],
  })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(t.tileAt(0, 0, 'portal')).toBe('basic-blue')
  expect(t.told('summoned')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING33, EC-RULING71: a Portal is open although the only active demon could change nothing', () => {
  const t = scene({
    screens: [['basic-blue', 'basic-yellow']],
    asleep: ['demon-banish', 'demon-cycle'],
    gold: [9, 0],
  })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(t.legal(0)).toEqual([DECLINE])
  expect(t.refusal(0, summon('strike', 1))).toBe('EC-RULING71')
  expect(t.refusal(0, summon('strike', 2))).toBe('EC-RULING71')
  t.answer(0, DECLINE)
  expect(t.s.demons[0]).toBe(true)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test.each([
  [0, false],
  [1, false],
  [2, true],
])('EC-RULING71: with a purse of %i the strike for 2 gold is offered: %s', (gold, offered) => {
  const t = scene({ screens: [['blue-08', 'basic-yellow']], on: [RIVAL], gold: [gold, 5] })
  t.deploy(0, 'blue-08', 0, 'portal')
  expect(t.offers(0, summon('strike', 1))).toBe(offered)
  if (!offered) expect(t.refusal(0, summon('strike', 1))).toBe('EC-RULING71')
})

test.each([
  ['nothing to draw and nothing to discard', [], [], [], false],
  ['a tile in the bag', [], ['basic-red'], [], true],
  ['a tile in the discard', [], [], ['basic-red'], true],
  ['a tile behind the screen', ['basic-yellow'], [], [], true],
] as const)(
  'EC-RULING71: with %s the cycle of draws can be chosen: %4$s',
  (_, rest, bag, discard, offered) => {
    const t = scene({ screens: [['blue-08', ...rest]], bags: [bag], discards: [discard] })
    t.deploy(0, 'blue-08', 0, 'portal')
    expect(t.offers(0, summon('cycle', 1))).toBe(offered)
  },
)

test('EC-RULING72: coins gained by the deployment power pay for the demon', () => {
  const tiles = standard.tiles.map((tile) =>
    tile.id === 'blue-08' ? { ...tile, deploy: [{ op: 'gainGold', n: 1 }] } : tile,
  )
  const content = loadContent({ ...standard, tiles })
  const t = scene({ content, screens: [['blue-08', 'basic-yellow']], on: [RIVAL], gold: [1, 0] })
  t.deploy(0, 'blue-08', 0, 'portal')
  expect(t.purse(0)).toBe(2)
  t.answer(0, summon('strike', 1))
  expect(t.purse(0)).toBe(0)
  expect(t.discard(1)).toEqual(['basic-yellow'])
})

test("EC-RULING73: a demon serves the summoner: his camp's coins, his screen, his boards", () => {
  const t = scene({
    seats: 4,
    screens: [['basic-blue', 'basic-yellow']],
    bags: [['red-05'], ['red-06']],
    on: [0, 1, 2].map((village) => ({ camp: 1, village, space: 'port', tile: 'basic-yellow' }) as const),
  })
  t.deploy(0, 'basic-blue', 1, 'portal')
  const strike = t.fork().answer(0, summon('strike', 2))
  expect(strike.legal(0)).toEqual([strike.tile(1, 0, 'port'), strike.tile(1, 1, 'port')])
  expect(strike.refusal(0, strike.tile(1, 2, 'port'))).toBe('illegal')
  t.answer(0, summon('cycle', 1))
  expect(t.bag(0)).toEqual([])
  expect(t.bag(1)).toEqual(['red-06'])
  expect([t.question, t.asked]).toEqual(['discard', [0]])
  expect(t.screen(0)).toEqual(['basic-yellow', 'red-05'])
})

test('EC-RULING60, EC-RULING70: a demon kills 2 or less, and never the tile that summons it', () => {
  const t = scene({
    screens: [['blue-02', 'basic-yellow']],
    on: [
      laid('basic-yellow', 1, 0, 'port'),
      laid('basic-red-strong', 1, 0, 'battlefield'),
      laid('red-10', 1, 1, 'battlefield'),
    ],
  })
  t.deploy(0, 'blue-02', 0, 'portal').answer(0, summon('strike', 3))
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 0, 'port')])
  expect(t.refusal(0, t.tile(0, 0, 'portal'))).toBe('EC-RULING60')
  expect(t.refusal(0, t.tile(1, 1, 'battlefield'))).toBe('EC-KILL1')
})

test('EC-RULING60, EC-RULING71: the summoning tile alone in reach is no object for the strike', () => {
  const t = scene({ screens: [['basic-blue', 'basic-yellow']] })
  t.deploy(0, 'basic-blue', 0, 'portal')
  expect(t.refusal(0, summon('strike', 2))).toBe('EC-RULING71')
})

test('EC-RULING19, EC-RULING74: a demon banishes up to its number, at least one, the summoning tile too', () => {
  const t = scene({ screens: [['basic-blue', 'basic-red']] })
  t.deploy(0, 'basic-blue', 0, 'portal').answer(0, summon('banish', 2))
  const itself = t.tile(0, 0, 'portal')
  expect(t.legal(0)).toEqual([{ do: 'take', from: 'screen', tile: 'basic-red' }, itself])
  t.answer(0, itself)
  expect(t.tileAt(0, 0, 'portal')).toBeNull()
  expect(t.banished(0)).toEqual(['basic-blue'])
  expect(t.legal(0)).toEqual([{ do: 'take', from: 'screen', tile: 'basic-red' }, DONE])
  t.answer(0, DONE)
  expect(t.screen(0)).toEqual(['basic-red'])
  expect(t.s.demons).toEqual([true, false, true])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})
