import { clone } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import type { EvilCorpMove } from '../state.ts'
import { type Given, laid, type Scene, scene } from './testing/scene.ts'

const DECLINE: EvilCorpMove = { do: 'decline' }
const DONE: EvilCorpMove = { do: 'done' }

function summon(demon: string, column: number): EvilCorpMove {
  return { do: 'summon', demon, column }
}
function flip(demon: string): EvilCorpMove {
  return { do: 'demon', demon }
}
function fromScreen(tile: string): EvilCorpMove {
  return { do: 'take', from: 'screen', tile }
}

/** The columns of a demon that the summoner may choose. */
function columns(t: Scene, seat: number, demon: string): number[] {
  return t.legal(seat).flatMap((move) => (move.do === 'summon' && move.demon === demon ? [move.column] : []))
}

/** Seat 0 with a Blue tile on a Portal of village 0 and a spare tile behind the screen. */
function summoning(tile: string, given: Given = {}): Scene {
  const t = scene({ ...given, screens: given.screens ?? [[tile, 'basic-yellow']] })
  return t.deploy(0, tile, 0, 'portal')
}

const RIVAL_GNOME = laid('basic-yellow', 1, 1, 'battlefield')

test('EC-EX2, EC-DEMON5, EC-DEMON6, EC-DEMON9, EC-DEMON13, EC-PORTAL2: value 1 pays 2 gold and kills a tile of terror 1', () => {
  const t = summoning('blue-08', { gold: [2, 0], on: [RIVAL_GNOME] })
  expect([t.question, t.asked]).toEqual(['summon', [0]])
  expect(t.legal(0)).toEqual([
    summon('demon-strike', 1),
    summon('demon-banish', 1),
    summon('demon-cycle', 1),
    DECLINE,
  ])
  expect(t.refusal(0, summon('demon-strike', 2))).toBe('EC-DEMON6')
  expect(t.refusal(0, summon('demon-strike', 3))).toBe('EC-DEMON6')
  t.answer(0, summon('demon-strike', 1))
  expect(t.events.map(({ e }) => e).filter((e) => e !== 'forced')).toEqual(['summoned', 'paid', 'killed'])
  expect(t.told('summoned')).toEqual([{ e: 'summoned', seat: 0, demon: 0, column: 1 }])
  expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  expect(t.purse(0)).toBe(0)
  expect(t.discard(1)).toEqual(['basic-yellow'])
  expect(t.s.demons).toEqual([false, true, true])
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([0, 0])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-EX2, EC-DEMON6: a Candle Ghost reaches value 2, columns 1 and 2 and not 3', () => {
  const t = summoning('basic-blue', { gold: [2, 0], on: [RIVAL_GNOME] })
  for (const demon of ['demon-strike', 'demon-banish', 'demon-cycle']) {
    expect(columns(t, 0, demon)).toEqual([1, 2])
    expect(t.refusal(0, summon(demon, 3))).toBe('EC-DEMON6')
  }
})

describe('EC-EX16', () => {
  const VALUES: Record<number, string[]> = {
    1: ['blue-01', 'blue-08', 'blue-12', 'blue-13'],
    2: ['basic-blue', 'blue-03', 'blue-04', 'blue-05', 'blue-07', 'blue-09', 'blue-11', 'blue-14'],
    3: ['blue-02', 'blue-06', 'blue-10', 'blue-15'],
  }
  const all = Object.entries(VALUES).flatMap(([value, tiles]) =>
    tiles.map((tile) => ({ tile, value: Number(value) })),
  )

  test('EC-EX16, EC-DEMON5: every Blue tile of the box has its summoning value', () => {
    const blue = boxOf({ content: STANDARD }).tiles.filter(({ color }) => color === 'blue')
    expect(all.map(({ tile }) => tile).sort()).toEqual(blue.map(({ id }) => id).sort())
  })

  test.each(all)(
    'EC-EX16, EC-DEMON5, EC-DEMON6, EC-PASSIVE4: $tile summons with value $value',
    ({ tile, value }) => {
      const t = summoning(tile)
      if (t.question === 'flip-demon') t.answer(0, DECLINE)
      expect(columns(t, 0, 'demon-banish')).toEqual([1, 2, 3].filter((column) => column <= value))
      for (const column of [1, 2, 3].filter((column) => column > value)) {
        expect(t.refusal(0, summon('demon-banish', column))).toBe('EC-DEMON6')
      }
    },
  )
})

describe('EC-EX17', () => {
  const on = [laid('basic-blue', 0, 1, 'battlefield')] as const

  test('EC-EX17, EC-RULING1: by default only the bonus of the summoning tile counts', () => {
    expect(columns(summoning('basic-blue', { on }), 0, 'demon-banish')).toEqual([1, 2])
  })

  test('EC-EX17, EC-RULING36: by option the bonuses of all own active tiles in reach add up', () => {
    const options = { summonBonusScope: 'allOwnActiveTiles' } as const
    expect(columns(summoning('basic-blue', { on, options }), 0, 'demon-banish')).toEqual([1, 2, 3])
    const inactive = [{ ...on[0], inactive: true }]
    expect(columns(summoning('basic-blue', { on: inactive, options }), 0, 'demon-banish')).toEqual([1, 2])
    const rivals = [{ ...on[0], camp: 1 }]
    expect(columns(summoning('basic-blue', { on: rivals, options }), 0, 'demon-banish')).toEqual([1, 2])
  })

  test('EC-RULING36, EC-ACT8: activating a tile with a bonus lowers later summoning values', () => {
    const t = scene({
      screens: [['blue-08', 'basic-red'], ['basic-red']],
      bags: [['basic-yellow']],
      on: [laid('blue-07', 0, 1, 'battlefield')],
      options: { summonBonusScope: 'allOwnActiveTiles' },
    })
    const before = t.fork().deploy(0, 'blue-08', 0, 'portal')
    expect(columns(before, 0, 'demon-banish')).toEqual([1, 2])
    t.activate(0, 1, 'battlefield').pass(1).deploy(0, 'blue-08', 0, 'portal')
    expect(columns(t, 0, 'demon-banish')).toEqual([1])
  })
})

test.each(['battlefield', 'fortification', 'port'] as const)(
  'EC-DEMON1: a Blue tile deployed on a %s summons nothing',
  (space) => {
    const t = scene({ screens: [['blue-02', 'basic-red']] })
    expect(t.legal(0).some((move) => move.do === 'summon')).toBe(false)
    t.deploy(0, 'blue-02', 0, space)
    expect([t.question, t.asked]).toEqual(['action', [1]])
  },
)

test('EC-DEMON1: a Blue tile moved to a Portal summons nothing', () => {
  const t = scene({
    on: [laid('yellow-04', 0, 0, 'port'), laid('blue-02', 0, 0, 'port', { n: 1 })],
  })
  t.activate(0, 0, 'port')
    .answer(0, t.tile(0, 0, 'port', 1))
    .answer(0, t.to(0, 0, 'portal'))
  expect(t.tileAt(0, 0, 'portal')).toBe('blue-02')
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DEMON2, EC-PORTAL4: one deployment uses one demon, and the chance does not come back', () => {
  const t = summoning('blue-02', { screens: [['blue-02', 'basic-red', 'basic-red']] })
  t.answer(0, summon('demon-banish', 1)).answer(0, fromScreen('basic-red'))
  expect(t.s.demons).toEqual([true, false, true])
  expect([t.question, t.asked]).toEqual(['action', [1]])
  t.pass(1)
  expect([t.question, t.asked]).toEqual(['action', [0]])
  expect(t.legal(0)).toEqual([{ do: 'deploy', tile: 'basic-red' }, { do: 'pass' }])
})

test('EC-DEMON3, EC-DEMON10: a demon that was used is closed to every player for the rest of the round', () => {
  const t = scene({
    screens: [
      ['blue-02', 'basic-blue', 'basic-red'],
      ['basic-blue', 'basic-red'],
    ],
  })
  t.deploy(0, 'blue-02', 0, 'portal').answer(0, summon('demon-banish', 1)).answer(0, fromScreen('basic-red'))
  t.deploy(1, 'basic-blue', 0, 'portal')
  expect(columns(t, 1, 'demon-banish')).toEqual([])
  expect(t.refusal(1, summon('demon-banish', 1))).toBe('EC-DEMON3')
  t.answer(1, DECLINE).deploy(0, 'basic-blue', 1, 'portal')
  expect(columns(t, 0, 'demon-banish')).toEqual([])
  expect(t.refusal(0, summon('demon-banish', 1))).toBe('EC-DEMON3')
})

test('EC-DEMON10, EC-DEMON12, EC-OFFICE6: a demon that was used is active again on the next Day', () => {
  const t = summoning('blue-02', { asleep: ['demon-cycle'] })
  t.answer(0, summon('demon-banish', 1)).answer(0, fromScreen('basic-yellow'))
  expect(t.s.demons).toEqual([true, false, false])
  t.passAll()
  expect(t.s.round).toBe(2)
  expect(t.s.demons).toEqual([true, true, true])
})

test('EC-DEMON4: the summoner may use no demon at all', () => {
  const t = summoning('blue-02')
  const before = clone({ demons: t.s.demons, camps: t.s.camps, screens: t.s.screens })
  t.answer(0, DECLINE)
  expect({ demons: t.s.demons, camps: t.s.camps, screens: t.s.screens }).toEqual(before)
  expect(t.told('summoned')).toEqual([])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DEMON7, EC-DEMON8: with value 3 a lower column may be chosen, and only that one is applied', () => {
  const t = summoning('blue-02', {
    screens: [['blue-02', 'basic-red']],
    bags: [['basic-yellow', 'basic-yellow', 'basic-yellow', 'basic-yellow']],
  })
  expect(columns(t, 0, 'demon-cycle')).toEqual([1, 2, 3])
  t.answer(0, summon('demon-cycle', 1))
  expect(t.told('drew').map(({ count }) => count)).toEqual([1])
  t.answer(0, fromScreen('basic-red'))
  expect(t.screen(0)).toEqual(['basic-yellow'])
  expect(t.discard(0)).toEqual(['basic-red'])
  expect(t.s.demons).toEqual([true, true, false])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-DEMON9: the demon turns inactive after its effect, not before', () => {
  const on = [RIVAL_GNOME, { ...RIVAL_GNOME, n: 1 }]
  const t = summoning('blue-02', { on })
  t.answer(0, summon('demon-strike', 2))
  expect(t.question).toBe('kill')
  expect(t.s.demons).toEqual([true, true, true])
  t.answer(0, t.tile(1, 1, 'battlefield', 1))
  expect(t.s.demons).toEqual([false, true, true])
  expect(t.discard(1)).toEqual(['basic-yellow'])
})

describe('demon-strike', () => {
  const on = [
    laid('basic-red', 1, 0, 'battlefield'),
    laid('basic-yellow', 1, 1, 'port'),
    laid('basic-red-strong', 1, 0, 'battlefield', { n: 1 }),
    laid('red-10', 1, 0, 'battlefield', { n: 2 }),
  ] as const

  test.each([
    { tile: 'blue-08', value: 1, column: 1, paid: 2 },
    { tile: 'basic-blue', value: 2, column: 1, paid: 0 },
    { tile: 'basic-blue', value: 2, column: 2, paid: 0 },
    { tile: 'blue-02', value: 3, column: 1, paid: 0 },
  ])(
    'EC-DEMON13, EC-DEMON14, EC-DEMON18: with value $value column $column costs $paid gold and kills terror 1 at most',
    ({ tile, column, paid }) => {
      const t = summoning(tile, { gold: [3, 0], on }).answer(0, summon('demon-strike', column))
      expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 1, 'port')])
      expect(t.refusal(0, t.tile(1, 0, 'battlefield', 1))).toBe('EC-KILL1')
      t.answer(0, t.tile(1, 0, 'battlefield'))
      expect(t.discard(1)).toEqual(['basic-red'])
      expect(t.s.camps[0]?.gold).toBe(3 - paid)
      expect([t.question, t.asked]).toEqual(['action', [1]])
    },
  )

  test('EC-DEMON15: column 3 is free and kills terror 2 or less', () => {
    const t = summoning('blue-02', { gold: [3, 0], on }).answer(0, summon('demon-strike', 3))
    expect(t.legal(0)).toEqual([
      t.tile(1, 0, 'battlefield'),
      t.tile(1, 0, 'battlefield', 1),
      t.tile(1, 1, 'port'),
    ])
    expect(t.refusal(0, t.tile(1, 0, 'battlefield', 2))).toBe('EC-KILL1')
    t.answer(0, t.tile(1, 0, 'battlefield', 1))
    expect(t.discard(1)).toEqual(['basic-red-strong'])
    expect(t.s.camps[0]?.gold).toBe(3)
  })

  test('EC-DEMON13, EC-DEMON18, EC-RULING71: a purse of 1 closes column 1 to value 1 only; magic gold can pay it', () => {
    const poor = summoning('blue-08', { gold: [1, 0], on })
    expect(columns(poor, 0, 'demon-strike')).toEqual([])
    expect(poor.refusal(0, summon('demon-strike', 1))).toBe('EC-RULING71')
    expect(columns(summoning('blue-02', { gold: [1, 0], on }), 0, 'demon-strike')).toEqual([1, 2, 3])
    const mixed = summoning('blue-08', { gold: [1, 0], magicGold: [1, 0], on })
    mixed.answer(0, summon('demon-strike', 1))
    expect(mixed.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 1, magicGold: 1 }])
    expect(mixed.question).toBe('kill')
  })

  test('EC-RULING71, EC-RULING60: without a tile to kill it is not offered, and the summoner is no such tile', () => {
    const t = summoning('blue-02', { gold: [2, 0] })
    expect(columns(t, 0, 'demon-strike')).toEqual([])
    for (const column of [1, 2, 3]) expect(t.refusal(0, summon('demon-strike', column))).toBe('EC-RULING71')
    const strong = [laid('basic-red-strong', 1, 0, 'battlefield')] as const
    expect(columns(summoning('blue-02', { gold: [2, 0], on: strong }), 0, 'demon-strike')).toEqual([3])
  })
})

test('EC-DEMON19: a captain of Blue tiles does not raise the summoning value', () => {
  const on = [laid('blue-12', 0, 0, 'battlefield')] as const
  expect(columns(summoning('blue-08', { on }), 0, 'demon-banish')).toEqual([1])
})

test.each([1, 2, 3])(
  'EC-DEMON16, EC-RULING19: column %i of Lord Abaddonment banishes as many own tiles',
  (n) => {
    const spares = ['basic-red', 'basic-red', 'basic-red', 'basic-red']
    const t = summoning('blue-02', { screens: [['blue-02', ...spares]] }).answer(0, summon('demon-banish', n))
    expect(t.offers(0, DONE)).toBe(false)
    for (let at = 1; at < n; at++) {
      t.answer(0, fromScreen('basic-red'))
      expect(t.question).toBe('banish')
      expect(t.offers(0, DONE)).toBe(true)
    }
    t.answer(0, fromScreen('basic-red'))
    expect([t.question, t.asked]).toEqual(['action', [1]])
    expect(t.banished(0)).toEqual(spares.slice(0, n))
    expect(t.screen(0)).toEqual(spares.slice(n))
  },
)

test('EC-DEMON16, EC-RULING74: with nothing else left, the summoning tile itself may be banished', () => {
  const t = summoning('blue-02', { screens: [['blue-02', 'basic-red']] })
  t.answer(0, summon('demon-banish', 3)).answer(0, fromScreen('basic-red'))
  expect(t.legal(0)).toEqual([t.tile(0, 0, 'portal'), DONE])
  t.answer(0, t.tile(0, 0, 'portal'))
  expect(t.banished(0)).toEqual(['basic-red', 'blue-02'])
  expect(t.tileAt(0, 0, 'portal')).toBeNull()
  expect(t.s.demons).toEqual([true, false, true])
})

test.each([1, 2, 3])('EC-DEMON17: column %i of Leviaplan draws as many tiles, then discards as many', (n) => {
  const bag = ['basic-yellow', 'basic-yellow', 'basic-yellow', 'basic-yellow']
  const t = summoning('blue-02', { screens: [['blue-02', 'basic-red']], bags: [bag] })
  t.answer(0, summon('demon-cycle', n))
  expect(t.told('drew').map(({ seat, count }) => [seat, count])).toEqual([[0, n]])
  expect(t.screen(0)).toEqual(['basic-red', ...bag.slice(0, n)])
  for (let at = 0; at < n; at++) {
    expect(t.question).toBe('discard')
    t.answer(0, fromScreen('basic-yellow'))
  }
  expect([t.question, t.asked]).toEqual(['action', [1]])
  expect(t.screen(0)).toEqual(['basic-red'])
  expect(t.discard(0)).toEqual(bag.slice(0, n))
  expect(t.bag(0)).toEqual(bag.slice(n))
})

describe('turning a demon and using it', () => {
  test('EC-EX9, EC-DEMON11, EC-DEMON20, EC-FDEMON1: a demon turned active by the deployment power can be used at once', () => {
    const t = scene({ screens: [['blue-03', 'basic-red', 'basic-yellow']], asleep: ['demon-banish'] })
    t.deploy(0, 'blue-03', 0, 'portal')
    expect(t.question).toBe('flip-demon')
    t.answer(0, flip('demon-banish'))
    expect(t.s.demons).toEqual([true, true, true])
    expect(t.question).toBe('summon')
    expect(columns(t, 0, 'demon-banish')).toEqual([1, 2])
    t.answer(0, summon('demon-banish', 2))
    t.answer(0, fromScreen('basic-red')).answer(0, fromScreen('basic-yellow'))
    expect(t.banished(0)).toEqual(['basic-red', 'basic-yellow'])
    expect(t.s.demons).toEqual([true, false, true])
  })

  test('EC-DEMON11: a demon used this round and turned active again can be used a second time', () => {
    const t = scene({ screens: [['blue-02', 'blue-03', 'basic-red', 'basic-red'], ['basic-red']] })
    t.deploy(0, 'blue-02', 0, 'portal')
      .answer(0, summon('demon-banish', 1))
      .answer(0, fromScreen('basic-red'))
    t.pass(1).deploy(0, 'blue-03', 1, 'portal').answer(0, flip('demon-banish'))
    t.answer(0, summon('demon-banish', 1)).answer(0, fromScreen('basic-red'))
    expect(t.banished(0)).toEqual(['basic-red', 'basic-red'])
  })

  test('EC-RULING11, EC-RULING61, EC-DEMON20: with all demons active one may be put to sleep, or not, before the summoning', () => {
    const t = summoning('blue-06')
    expect(t.legal(0)).toEqual([flip('demon-strike'), flip('demon-banish'), flip('demon-cycle'), DECLINE])
    const asleep = t.fork().answer(0, flip('demon-banish'))
    expect(asleep.told('demon-flipped')).toEqual([{ e: 'demon-flipped', seat: 0, demon: 1, active: false }])
    expect(columns(asleep, 0, 'demon-banish')).toEqual([])
    expect(columns(asleep, 0, 'demon-cycle')).toEqual([1, 2, 3])
    t.answer(0, DECLINE)
    expect(t.s.demons).toEqual([true, true, true])
    expect(columns(t, 0, 'demon-banish')).toEqual([1, 2, 3])
  })
})
