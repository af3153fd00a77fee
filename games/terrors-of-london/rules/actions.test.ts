import { expect, test } from 'vitest'
import { healthPrice, priceOf } from './testing/content.ts'
import { type Scene, scene, upTo } from './testing/scene.ts'

/** Something for every action: cards in hand, goods, all resources, a horde to form, a Relic, a haunted monster. */
const EVERYTHING = {
  hands: [['ghoul', 'cultist'], ['cultist']],
  street: ['pickpocket', 'werewolf', 'pocket-watch'],
  acolytes: ['acolyte-veil'],
  areas: [[{ card: 'wisp', token: 'dismissed' }, 'skeletal']],
  relics: [['canopic-jar']],
  coin: 3,
  power: 2,
  regeneration: 1,
  health: [38],
} as const

const ALL = [
  'acolyte',
  'attack 1',
  'attack 2',
  'buy pickpocket',
  'buy pocket-watch',
  'haunt wisp',
  'heal 1',
  'link wisp skeletal',
  'overlord',
  'play cultist',
  'play ghoul',
  'relic canopic-jar',
]

test('TL-ACT1, TL-ACT4, TL-PASS2: play, buy, attack, Horde, Relic, Overlord, HAUNT; and Pass once the hand allows it', () => {
  const t = scene(EVERYTHING)
  expect([t.question, t.seat]).toEqual(['action', 0])
  expect(t.offered).toEqual(ALL)
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  const one = scene({ ...EVERYTHING, hands: [['cultist'], ['cultist']] })
  expect(one.offered).toEqual([...ALL, 'pass'].filter((answer) => answer !== 'play ghoul').sort())
})

test('TL-ACT1: every refused action has its rule', () => {
  const t = scene({
    ...EVERYTHING,
    coin: 1,
    relics: [['tower-cuirass']],
    areas: [[{ card: 'wisp', token: 'haunt' }, 'skeletal']],
    acolytes: [],
    overlords: ['azazael', 'fenris'],
    health: [50],
  })
  expect(t.offered).toEqual(['attack 1', 'attack 2', 'link wisp skeletal', 'play cultist', 'play ghoul'])
  expect(t.refusal({ do: 'buy', card: t.inStreet('werewolf') })).toBe('TL-BUY-R1')
  expect(t.refusal({ do: 'acolyte' })).toBe('TL-BUY6')
  expect(t.refusal({ do: 'attack', amount: 3 })).toBe('TL-ATK-R1')
  expect(t.refusal({ do: 'heal', amount: 1 })).toBe('TL-REGEN3')
  expect(t.refusal(t.linkMove('skeletal', 'wisp'))).toBe('TL-HORDE5')
  expect(t.refusal({ do: 'relic', card: t.inRelics('tower-cuirass') })).toBe('TL-RELIC-R7')
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT7')
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R2')
  expect(t.refusal({ do: 'haunt', card: t.inArea('skeletal') })).toBe('illegal')
})

test('TL-ACT1: what is offered is never refused: with 3 Coins, 2 Power and 2 Health missing this alone is', () => {
  const t = scene({ ...EVERYTHING, street: ['pickpocket', 'pocket-watch', 'lich'] })
  const refused = t.refused(0)
  const [wisp, skeletal] = t.player(0).area as [number, number]
  expect(refused).toEqual([
    { move: { do: 'buy', card: t.inStreet('lich') }, rule: 'TL-BUY-R1' },
    { move: { do: 'attack', amount: 3 }, rule: 'TL-ATK-R1' },
    { move: { do: 'heal', amount: 2 }, rule: 'TL-REGEN-R1' },
    { move: { do: 'link', left: skeletal, right: wisp }, rule: 'TL-HORDE5' },
    { move: { do: 'pass' }, rule: 'TL-PASS2' },
  ])
  t.link('wisp', 'skeletal')
  expect(t.refused(0)).toEqual([])
  t.ability('wisp').haunt('wisp').relic('canopic-jar').say('overlord').play('ghoul', 'cultist').say('acolyte')
  expect(t.refused(0).map(({ move, rule }) => [move.do, rule])).toEqual([
    ['buy', 'TL-BUY-R1'],
    ['acolyte', 'TL-BUY6'],
    ['attack', 'TL-ATK-R1'],
    ['heal', 'TL-REGEN-R1'],
    ['link', 'TL-HORDE-R3'],
    ['link', 'TL-HORDE9'],
    ['link', 'TL-HORDE-R11'],
    ['link', 'TL-HORDE-R3'],
    ['link', 'TL-HORDE5'],
    ['link', 'TL-HORDE-R11'],
    ['link', 'TL-HORDE5'],
    ['link', 'TL-HORDE9'],
    ['link', 'TL-HORDE-R11'],
    ['link', 'TL-HORDE-R11'],
    ['link', 'TL-HORDE-R11'],
    ['link', 'TL-HORDE-R11'],
    ['relic', 'TL-RELIC5'],
    ['haunt', 'TL-HAUNT9'],
    ['overlord', 'TL-OVER-R1'],
  ])
})

const deeds = {
  play: (t: Scene) => t.play('ghoul'),
  buy: (t: Scene) => t.buy('pocket-watch'),
  attack: (t: Scene) => t.attack(2),
  heal: (t: Scene) => t.heal(1),
  horde: (t: Scene) => t.link('wisp', 'skeletal').say('decline'),
  relic: (t: Scene) => t.relic('canopic-jar'),
  overlord: (t: Scene) => t.say('overlord'),
  haunt: (t: Scene) => t.haunt('wisp'),
}

test('TL-ACT2: the actions may be taken in any order, and come to the same', () => {
  const names = Object.keys(deeds) as (keyof typeof deeds)[]
  const outcomes = names.map((_, shift) => {
    const t = scene({ ...EVERYTHING, draws: [['fanatic']] })
    for (const name of [...names.slice(shift), ...names.slice(0, shift)]) {
      deeds[name](t)
      expect([t.question, t.seat]).toEqual(['action', 0])
    }
    return [t.pool, t.hand(0), t.area(0), t.relics(0), t.health(0), t.health(1), t.hordes]
  })
  expect(outcomes[0]).toEqual([
    { coin: 2, power: 1, regeneration: 3 },
    ['cultist', 'fanatic'],
    ['wisp', 'skeletal', 'ghoul'],
    ['canopic-jar', 'pocket-watch'],
    38 + 1 - healthPrice('methuselah'),
    scene().health(1) - 2,
    [['wisp', 'skeletal']],
  ])
  for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0])
})

test('TL-ACT3, TL-BUY9: each action may be taken again and again in one turn', () => {
  const t = scene({
    hands: [['fanatic', 'fanatic', 'fanatic', 'cultist']],
    street: ['ghoul', 'wisp', 'pickpocket'],
    acolytes: ['acolyte-veil', 'acolyte-hunt'],
    coin: priceOf('ghoul') + priceOf('wisp') + priceOf('pickpocket') + 2 * 2,
    relics: [['pocket-watch', 'canopic-jar']],
    areas: [
      [
        { card: 'gargoyle', token: 'dismissed' },
        { card: 'grey-lady', token: 'dismissed' },
      ],
    ],
  })
  t.play('fanatic', 'fanatic').attack(1).attack(1).play('fanatic').attack(1)
  expect(t.lost(1)).toBe(3)
  t.buy('ghoul').buy('wisp').say('acolyte').say('acolyte').buy('pickpocket')
  expect(t.discard(0)).toEqual(['acolyte-hunt', 'acolyte-veil', 'ghoul', 'pickpocket', 'wisp'])
  t.relic('pocket-watch').relic('canopic-jar').haunt('gargoyle').haunt('grey-lady')
  expect(t.pool).toEqual({ coin: 3, power: 2, regeneration: 3 })
})

test('TL-ACT4, TL-PASS1, TL-TURN1, TL-TURN2: Pass ends the phase; Cleanup, Draw phase, and the turn of the other', () => {
  const t = scene({ hands: [['cultist', 'fanatic'], ['cultist']], coin: 1 })
    .play('fanatic')
    .pass()
  const cultist = t.inHand('cultist', 0)
  const fanatic = t.inHand('fanatic', 0)
  expect(t.events).toEqual([
    { e: 'passed', seat: 0, kept: 1, secret: { seats: [0], card: cultist } },
    { e: 'cleaned-up', seat: 0, cards: [fanatic], lost: [1, 1, 0] },
    { e: 'reshuffled', seat: 0, count: 1, under: false },
    { e: 'drew', seat: 0, count: 2, secret: { seats: [0], cards: [cultist, fanatic] } },
    { e: 'turn', seat: 1, turn: 2 },
  ])
  expect(t.legal(0)).toEqual([])
  expect(t.offered).toEqual(['overlord', 'pass', 'play cultist'])
})

test('TL-DRAW-R1, TL-PASS3: edge case 4, the card kept on Pass is the first of the five drawn', () => {
  const t = scene({ hands: [['ghoul']], draws: [['wisp', 'lich', 'mummy', 'fanatic', 'skeletal']] }).pass()
  expect(t.names(t.player(0).hand)).toEqual(['ghoul', 'wisp', 'lich', 'mummy', 'fanatic'])
  expect(t.draw(0)).toEqual(['skeletal'])
})

test('TL-TURN-R1: Armor is full for whoever is attacked next, and what lay there at the start may haunt', () => {
  const t = scene({
    power: 2,
    hands: [
      ['wisp', 'fanatic'],
      ['fanatic', 'fanatic', 'fanatic'],
    ],
    relics: [['tower-cuirass']],
    areas: [[], [{ card: 'gargoyle', token: 'haunt' }]],
  })
  t.attack(2).play('wisp').pass()
  expect([t.lost(1), t.s.absorbed]).toEqual([0, 0])
  t.play('fanatic', 'fanatic').attack(2)
  expect([t.health(0), t.s.absorbed]).toEqual([40, 2])
  t.pass()
  expect(t.s.absorbed).toBe(0)
  expect(t.offered).toContain('haunt wisp')
})

test('TL-ACT-R1, TL-POOL3: healing and converting stand beside the actions, before and after any of them', () => {
  const t = scene({
    hands: [['vampire-thrall', 'fanatic', 'cultist']],
    relics: [['philosophers-stone']],
    power: 1,
    regeneration: 1,
    health: [30],
  })
  expect(t.offered).toContain('heal 1')
  t.heal(1).relic('philosophers-stone')
  const conversions = () => t.offered.filter((answer) => answer.startsWith('convert'))
  expect(conversions()).toEqual(['convert coin power 1', 'convert coin regeneration 1'])
  t.play('vampire-thrall')
  expect(t.pool).toEqual({ coin: 2, power: 3, regeneration: 2 })
  expect(conversions()).toEqual([
    ...upTo(2, 'convert coin power'),
    ...upTo(2, 'convert coin regeneration'),
    ...upTo(3, 'convert power regeneration'),
  ])
  t.convert('power', 'regeneration', 2).play('fanatic').heal(4).convert('coin', 'power', 1)
  expect(t.events).toEqual([{ e: 'converted', seat: 0, from: 0, to: 1, amount: 1 }])
  expect([t.pool, t.health(0)]).toEqual([{ coin: 1, power: 3, regeneration: 0 }, 35])
})

test('TL-ACT-R2: in the middle of an ability nothing can be bought, spent or passed', () => {
  const t = scene({ ...EVERYTHING, hands: [['lambton-worm']] }).play('lambton-worm')
  expect(t.question).toBe('destroy')
  expect(t.legal().every((move) => move.do === 'card')).toBe(true)
  expect(t.refusal({ do: 'attack', amount: 1 })).toBe('illegal')
  expect(t.refusal({ do: 'heal', amount: 1 })).toBe('illegal')
  expect(t.refusal({ do: 'acolyte' })).toBe('illegal')
  expect(t.refusal({ do: 'pass' })).toBe('illegal')
  expect(t.pick('werewolf').question).toBe('action')
})

test('TL-ACT-R2: resources pay for what is being resolved', () => {
  const t = scene({ relics: [['grimoire']], coin: 1, discards: [['ghoul', 'wisp']] }).relic('grimoire')
  expect(t.told('paid')).toEqual([{ e: 'paid', seat: 0, coin: 1, power: 0, regeneration: 0 }])
  expect([t.question, t.pool.coin]).toEqual(['command', 0])
})

test('TL-ACT-R3: the opponent is asked only where an effect demands it', () => {
  const t = scene({ hands: [['mummy', 'cultist'], ['fanatic']] })
  expect(t.legal(1)).toEqual([])
  expect(t.refusal(1, { do: 'play', card: t.inHand('fanatic', 1) })).toBe('not-asked')
  expect(t.refusal(1, { do: 'pass' })).toBe('not-asked')
  t.play('mummy')
  expect([t.seat, t.offered]).toEqual([1, ['card fanatic', 'lose-health']])
  expect(t.legal(0)).toEqual([])
  expect(t.refusal(0, { do: 'lose-health' })).toBe('not-asked')
  expect(t.say('lose-health').seat).toBe(0)
})

test('a turn with an empty hand and nothing to do passes by itself; with a card in hand the player is asked', () => {
  const given = { overlords: ['fenris', 'lilith'], draws: [[], ['fanatic']] } as const
  const empty = scene({ ...given, hands: [['cultist'], []] }).pass()
  expect([empty.s.active, empty.hand(1)]).toEqual([0, ['fanatic']])
  const held = scene({ ...given, hands: [['cultist'], ['cultist']] }).pass()
  expect([held.s.active, held.offered]).toEqual([1, ['pass', 'play cultist']])
})

test('a play that shows no new card can be taken back, one that fills the Street or draws cannot', () => {
  const given = { hands: [['ghoul', 'cultist']], coin: 4, street: ['ghoul'], draws: [['fanatic']] } as const
  const fenceOf = (play: (t: Scene) => void, more = {}) => {
    const t = scene({ ...given, ...more })
    const before = t.s.fence
    play(t)
    return t.s.fence - before
  }
  expect(fenceOf((t) => t.play('ghoul'))).toBe(0)
  expect(fenceOf((t) => t.buy('ghoul'))).toBe(0)
  expect(fenceOf((t) => t.buy('ghoul'), { market: ['wisp'] })).toBe(1)
  expect(fenceOf((t) => t.say('acolyte'), { acolytes: ['acolyte-veil'] })).toBe(1)
  expect(fenceOf((t) => t.say('overlord'))).toBe(1)
  expect(fenceOf((t) => t.say('overlord'), { draws: [] })).toBe(0)
})
