/** When a Triggered ability works, how often, and for whom (TL-ABIL4 to TL-ABIL8, TL-ABIL-R2 to TL-ABIL-R5). */
import { expect, test } from 'vitest'
import { priceOf, printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const gain = (resource: string, n = 1) => [{ op: 'gain', resource, n }]

test('TL-ABIL5: the Lich sees monsters of cost 3, not of cost 4, and none that is no monster', () => {
  const hand = ['vampire-thrall', 'relic-hunter', 'pocket-watch', 'blood-tithe', 'skeletal', 'cultist']
  const t = scene({ hands: [hand, []], areas: [['lich']] })
  const triggered = (id: string) => t.play(id).told('triggered')
  const others = ['vampire-thrall', 'pocket-watch', 'blood-tithe'].map(triggered)
  expect(others).toEqual([[], [], []])
  expect(triggered('relic-hunter')).toEqual([{ e: 'triggered', seat: 0, source: t.inArea('lich') }])
  expect(triggered('skeletal')).toHaveLength(1)
})

test('TL-ABIL5: the Wraith hears CURSE, and no other keyword', () => {
  const hands = [['alchemist', 'werewolf', 'mummy', 'cultist'], []] as const
  const t = scene({ hands, areas: [['wraith']] })
  expect(t.play('alchemist').told('triggered')).toEqual([])
  expect(t.play('werewolf').gain('coin').told('triggered')).toEqual([])
  expect(t.play('mummy').told('triggered')).toHaveLength(1)
})

test('TL-ABIL5, TL-ABIL6: the Vampire Hunter gains with purchases, the Chimera with Horde actions, each up to its limit', () => {
  const street = ['ghoul', 'wisp', 'pickpocket']
  const [ghoul, wisp] = [priceOf('ghoul'), priceOf('wisp')]
  const t = scene({
    coin: 2 + ghoul + wisp,
    street,
    acolytes: ['acolyte-veil'],
    areas: [['vampire-hunter', 'chimera', 'ghoul', 'sewer-rats', 'pickpocket', 'wisp', 'skeletal']],
  })
  const sources = () => t.told('triggered').map(({ source }) => t.name(source as number))
  expect([t.say('acolyte') && sources(), t.pool.coin]).toEqual([['vampire-hunter'], ghoul + wisp + 1])
  expect([t.buy('ghoul') && sources(), t.pool.coin]).toEqual([['vampire-hunter'], wisp + 2])
  expect([t.buy('wisp') && sources(), t.pool.coin]).toEqual([[], 2])
  const links = [
    ['ghoul', 'sewer-rats'],
    ['sewer-rats', 'pickpocket'],
    ['pickpocket', 'wisp'],
    ['wisp', 'skeletal'],
  ] as const
  const power = links.map(([left, right]) => {
    expect(t.link(left, right).told('triggered')).toEqual([])
    t.say('decline')
    return [sources(), t.pool.power]
  })
  expect(power).toEqual([
    [['chimera'], 1],
    [['chimera'], 2],
    [['chimera'], 3],
    [[], 3],
  ])
})

test('TL-ABIL6, TL-ABIL-R4, TL-GEN-R7: edge case 15, once a turn, again next turn', () => {
  const t = scene({
    hands: [['fanatic'], ['fanatic']],
    areas: [[{ card: 'black-shuck', token: 'haunt' }, 'wisp', 'ghoul', 'sewer-rats']],
  })
  expect(t.link('wisp', 'ghoul').say('decline').pool.power).toBe(1)
  expect(t.link('ghoul', 'sewer-rats').say('decline').pool.power).toBe(1)
  t.pass().pass().play('wisp', 'ghoul')
  expect(t.pool.power).toBe(1)
  expect(t.link('wisp', 'ghoul').say('decline').pool.power).toBe(2)
})

test('TL-ABIL-R4: each copy has its own limit', () => {
  const t = scene({ areas: [['black-shuck', 'black-shuck', 'wisp', 'ghoul', 'sewer-rats']] })
  expect(t.link('wisp', 'ghoul').say('decline').pool.power).toBe(2)
  expect(t.told('triggered').map(({ source }) => source)).toEqual(t.player(0).area.slice(0, 2))
  expect(t.link('ghoul', 'sewer-rats').say('decline').pool.power).toBe(2)
})

test('TL-ABIL-R4: Black Shuck leaves play, is commanded back, played, and starts afresh', () => {
  const t = scene({
    hands: [['lambton-worm', 'skeletal', 'cultist']],
    areas: [['black-shuck', 'wisp', 'ghoul', 'sewer-rats', 'pickpocket']],
  })
  expect(t.link('wisp', 'ghoul').say('decline').told('triggered')).toHaveLength(1)
  expect(t.link('ghoul', 'sewer-rats').say('decline').told('triggered')).toEqual([])
  t.play('lambton-worm').pick('black-shuck').play('skeletal').play('black-shuck').gain('coin')
  expect(t.link('sewer-rats', 'pickpocket').say('decline').told('triggered')).toHaveLength(1)
})

test('TL-ABIL-R3: edge case 16, a second Pack Alpha is seen by the first, not by itself', () => {
  const content = printed({
    'pack-alpha': { copies: 2 },
    'lambton-worm': { copies: 1 },
    ghoul: { copies: 2 },
  })
  const t = scene({ content, hands: [['pack-alpha', 'cultist']], areas: [['pack-alpha']] })
  const [first] = t.player(0).area
  t.play('pack-alpha').gain('coin')
  expect(t.told('triggered')).toEqual([{ e: 'triggered', seat: 0, source: first }])
  expect(t.pool.power).toBe(4)
})

test('TL-ABIL-R5: what the active player does meets no condition of the cards of the opponent', () => {
  const t = scene({
    hands: [['sewer-rats', 'mummy', 'cultist'], []],
    coin: priceOf('ghoul'),
    street: ['ghoul'],
    areas: [
      ['wisp', 'ghoul'],
      [
        { card: 'pack-alpha', token: 'dismissed' },
        { card: 'wraith', token: 'dismissed' },
        { card: 'chimera', token: 'dismissed' },
        { card: 'vampire-hunter', token: 'dismissed' },
      ],
    ],
  })
  t.play('sewer-rats', 'mummy').buy('ghoul').link('wisp', 'ghoul').say('decline')
  expect(t.told('triggered')).toEqual([])
  // 2 from the Rats, 2 from the Mummy; the Coin is the Mummy's.
  expect(t.pool).toEqual({ coin: 1, power: 4, regeneration: 0 })
  t.pass()
  expect(t.pool).toEqual({ coin: 0, power: 0, regeneration: 0 })
})

test('TL-ABIL-R2: the abilities of the active player are resolved at once, one after another', () => {
  const content = printed({
    chimera: { triggered: { on: { event: 'horde' }, limit: 1, effects: [{ op: 'curse' }] } },
  })
  const t = scene({
    content,
    areas: [['chimera', 'black-shuck', 'wisp', 'ghoul'], [{ card: 'wraith', token: 'dismissed' }]],
  })
  t.link('wisp', 'ghoul').say('decline')
  expect([t.question, t.seat]).toEqual(['order-triggers', 0])
  t.answer(0, t.legal()[0] as never)
  expect([t.question, t.seat]).toEqual(['curse', 1])
  t.say('lose-health')
  expect([t.question, t.seat, t.pool.power]).toEqual(['action', 0, 1])
})

test('TL-ABIL-R5, TL-RELIC-R7: a Relic and a haunted monster see what happens like any other card in play', () => {
  const content = printed({
    'tower-cuirass': { triggered: { on: { event: 'buy' }, limit: 1, effects: gain('power') } },
  })
  const t = scene({
    content,
    coin: priceOf('ghoul') + priceOf('wisp'),
    street: ['ghoul', 'wisp'],
    relics: [['tower-cuirass']],
    areas: [[{ card: 'vampire-hunter', token: 'dismissed' }]],
  })
  expect(t.buy('ghoul').pool).toEqual({ coin: priceOf('wisp') + 1, power: 1, regeneration: 0 })
  expect(t.told('triggered')).toEqual([
    { e: 'triggered', seat: 0, source: t.inArea('vampire-hunter') },
    { e: 'triggered', seat: 0, source: t.inRelics('tower-cuirass') },
  ])
  expect(t.buy('wisp').pool).toEqual({ coin: 2, power: 1, regeneration: 0 })
})

test('TL-ABIL-R5, TL-DRAW7: cards in hand, piles and Street see nothing', () => {
  const t = scene({
    hands: [['sewer-rats', 'pack-alpha', 'cultist']],
    discards: [['lich']],
    draws: [['chimera']],
    street: ['wraith'],
  })
  expect(t.play('sewer-rats').told('triggered')).toEqual([])
})

test('TL-ABIL6, TL-GEN-R7: an Overlord with a Triggered ability keeps its limit, turn by turn', () => {
  const triggered = { on: { event: 'playMonster', faction: 'undead' }, limit: 2, effects: gain('coin', 2) }
  const content = printed({ methuselah: { triggered } })
  const hand = ['skeletal', 'skeletal', 'mummy', 'sewer-rats', 'cultist']
  const t = scene({ content, hands: [hand, []] })
  expect(t.play('sewer-rats').told('triggered')).toEqual([])
  expect(t.play('skeletal').told('triggered')).toEqual([{ e: 'triggered', seat: 0, source: -1 }])
  expect(t.play('skeletal').pool.coin).toBe(6)
  expect(t.play('mummy').told('triggered')).toEqual([])
  t.pass().pass()
  expect(t.play('skeletal').told('triggered')).toHaveLength(1)
})

test('TL-ABIL6: one action may meet a condition several times, within the limit', () => {
  const curses = [{ op: 'curse' }, { op: 'curse' }, { op: 'curse' }]
  const content = printed({ banshee: { keywords: curses } })
  const t = scene({ content, hands: [['banshee', 'cultist'], []], areas: [['wraith']] }).play('banshee')
  expect(t.lost(1)).toBe(6)
  // 2 printed, and the Wraith twice.
  expect([t.told('triggered').length, t.pool.power]).toEqual([2, 4])
})

test('TL-ABIL7: what a Triggered ability triggers comes right after the effect that does, before the other one waiting', () => {
  const on = { event: 'horde' }
  const content = printed({
    chimera: { triggered: { on, limit: 1, effects: [{ op: 'curse' }] } },
    'black-shuck': { triggered: { on, limit: 1, effects: [{ op: 'unite' }] } },
  })
  const t = scene({
    content,
    hands: [['cultist'], []],
    areas: [['chimera', 'black-shuck', 'wraith', 'wisp', 'ghoul']],
  })
  t.link('wisp', 'ghoul').say('decline')
  const sources = t.legal().map((move) => (move as unknown as { first: { source: number } }).first.source)
  expect(t.names(sources)).toEqual(['chimera', 'black-shuck'])
  t.answer(0, t.legal()[0] as never)
  const order = t.events.flatMap(({ e, source }) => (e === 'triggered' ? [t.name(source as number)] : []))
  expect(order).toEqual(['chimera', 'wraith', 'black-shuck'])
  expect(t.events.map(({ e }) => e).filter((e) => e !== 'forced')).toEqual([
    'triggered',
    'cursed',
    'health-lost',
    'triggered',
    'gained',
    'triggered',
    'united',
  ])
  expect([t.question, t.pool.power]).toEqual(['action', 1])
})

test('TL-ABIL8: edge case 14, only gains need no order: nobody is asked', () => {
  const t = scene({ areas: [['chimera', 'black-shuck', 'wisp', 'ghoul']] })
    .link('wisp', 'ghoul')
    .say('decline')
  expect(t.question).toBe('action')
  expect(t.told('triggered').map(({ source }) => t.name(source as number))).toEqual([
    'chimera',
    'black-shuck',
  ])
  expect(t.told('gained')).toEqual(
    Array(2).fill({ e: 'gained', seat: 0, coin: 0, power: 1, regeneration: 0 }),
  )
})
