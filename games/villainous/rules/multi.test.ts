/** Four to six seats and a Villain that only its own folder knows. */
import { readOptions } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { gameOf, villainous } from '../index.ts'
import type { Options } from '../state.ts'
import { VILLAINS } from '../villains/index.ts'
import { lamplighter } from './testing/lamplighter/index.ts'
import type { Given } from './testing/lay.ts'
import { Scene } from './testing/scene.ts'

const four = gameOf([...VILLAINS, lamplighter])
const table = (having: Given['having'], options: Partial<Options> = {}) =>
  new Scene({ having, options, content: four.content.standard }, four)

const lamp = (has: Given['having'][number][1] = {}) => ['lamplighter', has] as const
const others = [
  ['gaston', { fateDeck: ['it-is-you'] }],
  ['horned-king', { fateDeck: ['doli'] }],
  ['lady-tremaine', { fateDeck: ['jaq'] }],
] as const

test('VD-GEN2, VD-GEN3, VD-MULTI1: the box seats two or three; with another Villain four can play', () => {
  expect([villainous.seats, four.seats]).toEqual([
    { min: 2, max: 3 },
    { min: 2, max: 4 },
  ])
  expect(table([...others, lamp()]).s.realms).toHaveLength(4)
})

test('VD-SETUP10, VD-SETUP11, VD-SETUP12, VD-SETUP-R6, VD-MULTI2, VD-EX13: Power by turn order, whatever the seat', () => {
  const villains = ['gaston', 'horned-king', 'lady-tremaine', 'lamplighter']
  const opened = four.setup({
    seats: 4,
    options: { ...readOptions(four.options, 4), villains, firstPlayer: '2' },
    content: four.content.standard,
    rng: [1, 2, 3, 4],
  })
  expect(opened.realms.map(({ power }) => power)).toEqual([2, 2, 0, 1])
})

test('VD-MULTI3: the fifth and sixth player begin with 3', () => {
  expect((four.content.file(four.content.standard) as { startingPower: number[] }).startingPower).toEqual([
    0, 1, 2, 2, 3, 3,
  ])
})

const fateful = () =>
  table([
    ['gaston', { mover: 'tavern', fateDeck: ['it-is-you', 'belle'] }],
    ...others.slice(1),
    lamp({ fateDeck: ['gust', 'gust'] }),
  ])

test('VD-MULTI4, VD-MULTI5, VD-MULTI-R1, VD-COMP11: with four the target takes the Fate token and is safe until another does', () => {
  const t = fateful().move('forest').use('fate')
  expect(t.offered).toEqual(['seat 1', 'seat 2', 'seat 3'])
  t.target(3)
  expect(t.s.fateToken).toBe(3)
  const held = fateful()
  held.s.fateToken = 3
  held.move('forest').use('fate')
  expect([held.offered, held.againstMove({ do: 'seat', seat: 3 })]).toEqual([
    ['seat 1', 'seat 2'],
    'VD-MULTI5',
  ])
  held.target(1)
  expect(held.s.fateToken).toBe(1)
})

test('VD-MULTI-R2: the token is taken even if neither card can be played', () => {
  const t = table([
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { fateDeck: ['dyrnwyn', 'gurgis-sacrifice'] }],
    ['lady-tremaine'],
    lamp(),
  ])
  t.move('forest').use('fate')
  expect([t.s.fateToken, t.fateDiscard(1)]).toEqual([1, ['dyrnwyn', 'gurgis-sacrifice']])
})

test('VD-MULTI7, VD-MULTI-R3: with two or three there is no token, unless the table says so', () => {
  const three = [
    ['gaston', { mover: 'tavern' }],
    ['horned-king', { fateDeck: ['doli', 'gurgi'] }],
    ['lady-tremaine', { fateDeck: ['jaq'] }],
  ] as const
  const t = new Scene({ having: three }).move('forest').use('fate').target(1)
  expect(t.s.fateToken).toBe(-1)
  const wanted = new Scene({ having: three, options: { fateTokenFrom: 3 } })
    .move('forest')
    .use('fate')
    .target(1)
  expect(wanted.s.fateToken).toBe(1)
})

test('VD-MHERO1, VD-MHERO2, VD-MHERO3, VD-MHERO-R2, VD-COMP17: Move a Hero takes one Hero one step, Items along', () => {
  const icons = (game: typeof four) => JSON.stringify(game.content.file(game.content.standard))
  expect(icons(villainous).includes('"moveHero"')).toBe(false)
  const watchman = { at: 'bridge', items: ['shackles'] } as const
  const t = table([lamp({ mover: 'lane', realm: { watchman } }), ['gaston']])
    .move('square')
    .use('moveHero')
  expect(t.offered).toEqual(['at lane', 'at square'])
  expect(t.at('lane').here('lane')).toEqual(['watchman+shackles'])
  const near = table([lamp({ mover: 'bridge', realm: { watchman: 'lane' } }), ['gaston']])
    .move('square')
    .use('moveHero')
  expect(near.here('bridge')).toEqual(['watchman'])
})

test('VD-MHERO-R1: The Prince is no Hero to be moved', () => {
  const file = structuredClone(four.content.file(four.content.standard)) as {
    villains: { id: string; locations: { top: unknown[] }[] }[]
  }
  file.villains.find(({ id }) => id === 'lady-tremaine')?.locations[1]?.top.splice(0, 1, 'moveHero')
  const realm = { 'the-prince': 'the-ballroom', jaq: 'the-castle' } as const
  const has = { mover: 'the-castle', unlocked: ['the-ballroom'], realm } as const
  const having = [['lady-tremaine', has], ['gaston']] as const
  const t = new Scene({ having, content: four.content.load(file) }, four).move('music-room').use('moveHero')
  // Only Jaq can be meant, and only one way is open to him.
  expect([t.here('the-ballroom'), t.here('music-room')]).toEqual([['the-prince'], ['jaq']])
  const heroes = { ...realm, gus: 'the-castle' } as const
  const more = [['lady-tremaine', { ...has, realm: heroes }], ['gaston']] as const
  const two = new Scene({ having: more, content: four.content.load(file) }, four).move('music-room')
  expect([two.use('moveHero').offered, two.against('the-prince')]).toEqual([['gus', 'jaq'], 'VD-MHERO-R1'])
})

test('VD-ITEM4, VD-REALM-R3, VD-REALM-R4, VD-ITEM-R1: a Villain Item on a Hero sits above and goes to its own pile', () => {
  const t = table([
    lamp({ mover: 'bridge', hand: ['shackles'], realm: { watchman: 'bridge' } }),
    ['gaston'],
  ]).move('square')
  t.play('shackles')
  expect(t.here('bridge')).toEqual(['watchman+shackles'])
  const fight = table([
    lamp({ mover: 'lane', realm: { watchman: { at: 'lane', items: ['shackles'] } } }),
    ['gaston'],
  ]).move('bridge')
  fight.use('vanquish')
  expect([fight.discard(0), fight.fateDiscard(0)]).toEqual([['shackles'], ['watchman']])
})

test('VD-VANQ10, VD-VANQ11, VD-STR-R1: a Hero of 0 stays until a Vanquish action, which then needs no Ally', () => {
  const t = table([
    lamp({ mover: 'lane', realm: { watchman: { at: 'lane', items: ['shackles'] } } }),
    ['gaston'],
  ]).move('bridge')
  expect([t.strength('watchman'), t.here('lane')]).toEqual([0, ['watchman+shackles']])
  expect(t.use('vanquish').here('lane')).toEqual([])
})

test('VD-GOAL2, VD-TURN-R1: an objective of the start of a turn is met only there', () => {
  const t = table([lamp({ mover: 'lane', power: 11 }), ['gaston']])
    .move('square')
    .use('gainPower')
  expect([t.power(0), t.winners]).toEqual([13, null])
  t.say('end').move('tavern').say('end')
  expect(t.winners).toEqual([0])
})

test('VD-ACTIV5, VD-ACTIV7, VD-ACTIV-R2, VD-ACTIV-R3, VD-ACTIV8, VD-LOCK7: used again with each Activate, not at a locked location', () => {
  const t = table([
    lamp({ mover: 'lane', power: 1, realm: { ladder: 'lane', 'ladder 2': 'cellar' } }),
    ['gaston'],
  ]).move('bridge')
  t.use('activate')
  expect(t.power(0)).toBe(3)
  const locked = table([lamp({ mover: 'lane', power: 1, realm: { 'ladder 2': 'cellar' } }), ['gaston']]).move(
    'bridge',
  )
  expect(locked.refusal(locked.icon('activate'))).toBe('VD-ACT-R3')
})

test('VD-LOCK4, VD-LOCK-R1, VD-MITEM-R2: nothing is moved out of or into a locked location', () => {
  const t = table([lamp({ mover: 'square', realm: { ladder: 'cellar' } }), ['gaston']]).move('lane')
  expect(t.refusal(t.icon('moveItemAlly'))).toBe('VD-ACT-R3')
  const into = table([lamp({ mover: 'square', realm: { ladder: 'lane' } }), ['gaston']])
    .move('lane')
    .use('moveItemAlly')
  expect(into.here('bridge')).toEqual(['ladder'])
})

test('VD-LOCK5, VD-ITEM-R3: nothing is attached at a locked location', () => {
  const t = table([
    lamp({ mover: 'bridge', hand: ['shackles'], realm: { watchman: 'cellar' } }),
    ['gaston'],
  ]).move('square')
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-LOCK-R4, VD-VANQ-R5: a Hero at a locked location can be vanquished and counted', () => {
  const t = table([
    lamp({ mover: 'lane', realm: { watchman: 'cellar', moth: 'cellar', 'moth 2': 'cellar' } }),
    ['gaston'],
  ]).move('bridge')
  expect(t.use('vanquish').pick('moth').here('cellar')).toEqual([])
})
