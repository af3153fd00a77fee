import { describe, expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { type Given, laid, type Placed, type Scene, scene } from './testing/scene.ts'

const FIVE = new Array<string>(5).fill('basic-red')
const LEAVE: EvilCorpMove = { do: 'upkeep', kept: [] }

/** The answer that keeps these Fortifications of a camp: `paid` and `free` name villages. */
function keep(t: Scene, camp: number, paid: number[], free: number[] = []): EvilCorpMove {
  const villages = [...paid, ...free].sort((a, b) => a - b)
  const kept = villages.map((village) => {
    return { ...t.where(camp, village, 'fortification'), free: free.includes(village) }
  })
  return { do: 'upkeep', kept }
}

function fort(camp: number, village: number, tile: string, inactive = false): Placed {
  return { camp, village, space: 'fortification', tile, inactive }
}

/** At the choice of the tiles to keep, or on the next Day when there is none; bags hold full hands. */
function evening(given: Given): Scene {
  return scene({ bags: [FIVE, FIVE, FIVE], ...given }).passAll()
}

describe('paying', () => {
  test.each([
    { side: 'A', price: 2 },
    { side: 'B', price: 3 },
  ] as const)(
    'EC-NIGHT29, EC-NIGHT31, EC-NIGHT32, EC-FORT6, EC-FORT8: on side $side a tile stays for $price, inactive',
    ({ side, price }) => {
      const given = { sides: [side], on: [fort(0, 0, 'blue-01'), fort(1, 0, 'blue-03')] }
      const poor = evening({ ...given, gold: [price - 1, 0] })
      expect([poor.s.round, poor.tileAt(0, 0, 'fortification'), poor.discard(0)]).toEqual([
        2,
        null,
        ['basic-yellow', 'blue-01'],
      ])
      const t = evening({ ...given, gold: [price, 0] })
      expect([t.question, t.asked]).toEqual(['upkeep', [0]])
      expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [0])])
      const left = t.fork().answer(0, LEAVE)
      expect([left.tileAt(0, 0, 'fortification'), left.discard(0)]).toEqual([
        null,
        ['basic-yellow', 'blue-01'],
      ])
      t.answer(0, keep(t, 0, [0]))
      const place = t.place(0, 0, 'fortification')
      expect(t.told('kept')).toEqual([{ e: 'kept', camp: 0, kind: t.kind('blue-01'), place, free: false }])
      expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: price, magicGold: 0 }])
      expect([t.s.round, t.tileAt(0, 0, 'fortification'), t.isActive(0, 0, 'fortification')]).toEqual([
        2,
        'blue-01',
        false,
      ])
      expect([t.tileAt(1, 0, 'fortification'), t.discard(1)]).toEqual([null, ['basic-yellow', 'blue-03']])
      t.pass(1).answer(0, { do: 'deploy', tile: 'basic-red' })
      expect(t.refusal(0, t.to(0, 0, 'fortification'))).toBe('EC-DEPLOY4')
    },
  )

  test('EC-NIGHT30: the price is per tile and the choice is made tile by tile', () => {
    const on = [fort(0, 0, 'basic-red'), fort(0, 1, 'basic-blue')]
    const choices = (gold: number) => evening({ on, sides: ['A', 'B'], gold: [gold, 0] })
    const t = choices(3)
    expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [1]), keep(t, 0, [0])])
    expect(t.refusal(0, keep(t, 0, [0, 1]))).toBe('illegal')
    expect(choices(2).legal(0)).toEqual([LEAVE, keep(t, 0, [0])])
    expect(choices(2).refusal(0, keep(t, 0, [1]))).toBe('EC-NIGHT29')
    expect(choices(4).legal(0)).toEqual([LEAVE, keep(t, 0, [1]), keep(t, 0, [0])])
    expect(choices(5).legal(0)).toEqual([LEAVE, keep(t, 0, [1]), keep(t, 0, [0]), keep(t, 0, [0, 1])])
    const both = choices(5).answer(0, keep(t, 0, [0, 1]))
    expect(both.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 5, magicGold: 0 }])
    t.answer(0, keep(t, 0, [1]))
    expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([null, 'basic-blue'])
  })

  test('EC-NIGHT29, EC-RULING26: gold and magic gold together pay', () => {
    const t = evening({ on: [fort(0, 0, 'basic-red')], gold: [1, 0], magicGold: [2, 0] })
    t.answer(0, keep(t, 0, [0]))
    expect([t.question, t.asked]).toEqual(['coins', [0]])
    t.answer(0, { do: 'coins', first: 'gold' })
    expect(t.s.camps[0]).toMatchObject({ gold: 0, magicGold: 1 })
    expect(t.isActive(0, 0, 'fortification')).toBe(false)
  })

  test('EC-NIGHT38, EC-OFFICE1: the gold of the round pays before the rest of it is lost', () => {
    const t = evening({ on: [fort(0, 0, 'basic-red')], gold: [5, 0] })
    t.answer(0, keep(t, 0, [0]))
    expect(t.events.map(({ e }) => e).filter((e) => e === 'paid' || e === 'gold-lost')).toEqual([
      'paid',
      'gold-lost',
    ])
    expect(t.told('gold-lost')).toEqual([{ e: 'gold-lost', camp: 0, gold: 3 }])
    expect([t.purse(0), t.tileAt(0, 0, 'fortification')]).toEqual([0, 'basic-red'])
  })

  test('EC-RULING20: magic gold won tonight in one village pays in another', () => {
    const lead: Placed = laid('basic-red-strong', 0, 1, 'battlefield')
    const t = evening({ on: [fort(0, 0, 'basic-red'), lead] })
    expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [0])])
    t.answer(0, keep(t, 0, [0]))
    expect([t.s.camps[0]?.magicGold, t.tileAt(0, 0, 'fortification')]).toEqual([0, 'basic-red'])
  })

  test('EC-RULING31, EC-NIGHT29: a tile kept may be kept again for another payment', () => {
    const t = evening({ on: [fort(0, 0, 'basic-red')], sides: ['B'], magicGold: [6, 0] })
    t.answer(0, keep(t, 0, [0]))
      .passAll()
      .answer(0, keep(t, 0, [0]))
    expect([t.s.round, t.tileAt(0, 0, 'fortification'), t.purse(0)]).toEqual([3, 'basic-red', 0])
    t.passAll()
    expect([t.s.round, t.tileAt(0, 0, 'fortification')]).toEqual([4, null])
  })
})

describe('the next Day', () => {
  test('EC-EX6, EC-NIGHT34, EC-NIGHT35: the gauge starts from the tiles left in Fortifications', () => {
    const field: Placed = laid('red-10', 1, 0, 'battlefield')
    const on = [fort(0, 0, 'basic-red-strong'), fort(1, 0, 'basic-red'), field, fort(1, 1, 'basic-blue')]
    const t = evening({ on, magicGold: [2, 2] })
    expect(t.asked).toEqual([0, 1])
    const alone = t.fork()
    alone.answer(0, keep(t, 0, [0])).answer(1, LEAVE)
    expect([alone.lead(0, 0), alone.lead(1, 0)]).toEqual([2, 0])
    t.answer(0, keep(t, 0, [0])).answer(1, keep(t, 1, [0]))
    expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([1, 0])
  })

  test('EC-NIGHT33, EC-PASSIVE1: a tile left in place has no activatable and no passive power', () => {
    const captain = evening({ on: [fort(0, 0, 'red-14')], magicGold: [2, 0] })
    captain
      .answer(0, keep(captain, 0, [0]))
      .pass(1)
      .deploy(0, 'basic-red', 1, 'battlefield')
    expect(captain.terror(0, 1, 'battlefield')).toBe(1)
    const drawer = evening({
      on: [fort(0, 0, 'blue-07')],
      magicGold: [2, 0],
      bags: [[...FIVE, 'basic-red'], FIVE],
    })
    drawer.answer(0, keep(drawer, 0, [0])).pass(1)
    expect(drawer.refusal(0, { do: 'activate', ...drawer.where(0, 0, 'fortification') })).toBe('EC-ACT3')
    expect(drawer.bag(0)).toHaveLength(1)
  })
})

describe('a village won tonight', () => {
  const lead: Placed = laid('basic-red', 0, 0, 'battlefield')

  test('EC-NIGHT22, EC-NIGHT21: nobody keeps a tile there, and payment is not offered', () => {
    const on = [lead, fort(0, 0, 'blue-01'), fort(1, 0, 'blue-03')]
    const t = evening({ on, conquest: [{ 0: 2 }], gold: [9, 9] })
    expect([t.s.round, t.s.camps[0]?.tokens]).toEqual([2, 1])
    expect([t.discard(0), t.discard(1)]).toEqual([
      ['basic-red', 'basic-yellow', 'blue-01'],
      ['basic-yellow', 'blue-03'],
    ])
    expect(t.lead(0, 0)).toBe(0)
  })

  test('EC-NIGHT22: a tile in the other village can be kept, this one not', () => {
    const on = [lead, fort(0, 0, 'blue-01'), fort(0, 1, 'blue-03')]
    const t = evening({ on, conquest: [{ 0: 2 }], gold: [9, 0] })
    expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [1])])
    expect(t.refusal(0, keep(t, 0, [0]))).toBe('EC-NIGHT22')
  })

  test('EC-PASSIVE22, EC-RULING79: a quartermaster there keeps no tile of that village, but one elsewhere', () => {
    const master: Placed = laid('yellow-06', 0, 0, 'port')
    const on = [lead, master, fort(0, 0, 'blue-01'), fort(0, 1, 'blue-03')]
    const t = evening({ on, conquest: [{ 0: 2 }] })
    expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [1]), keep(t, 0, [], [1])])
    t.answer(0, keep(t, 0, [], [1]))
    expect(t.told('paid')).toEqual([])
    expect([t.tileAt(0, 1, 'fortification'), t.tileAt(0, 0, 'fortification')]).toEqual(['blue-03', null])
    expect(t.discard(0)).toContain('yellow-06')
  })
})

describe('quartermasters', () => {
  const two = [fort(0, 0, 'basic-red'), fort(0, 1, 'basic-blue')]

  test.each(['battlefield', 'port'] as const)(
    'EC-PASSIVE19, EC-PASSIVE21, EC-RULING30, EC-RULING108, EC-NIGHT27: one on a %s keeps one tile free, inactive, and leaves itself',
    (space) => {
      const t = evening({ on: [...two, { camp: 0, village: 0, space, tile: 'yellow-08' }] })
      // The lead on the Battlefield brings magic gold for one payment more.
      const free = [LEAVE, keep(t, 0, [], [1]), keep(t, 0, [], [0])]
      const paid = [keep(t, 0, [1]), keep(t, 0, [0]), keep(t, 0, [0], [1]), keep(t, 0, [1], [0])]
      const legal = space === 'port' ? free : [...free, ...paid]
      expect(t.legal(0)).toHaveLength(legal.length)
      for (const move of legal) expect(t.offers(0, move)).toBe(true)
      t.answer(0, keep(t, 0, [], [0]))
      expect(t.told('kept').map(({ free }) => free)).toEqual([true])
      expect(t.told('paid')).toEqual([])
      expect([t.tileAt(0, 0, 'fortification'), t.isActive(0, 0, 'fortification')]).toEqual([
        'basic-red',
        false,
      ])
      expect(t.discard(0)).toEqual(['basic-blue', 'basic-yellow', 'yellow-08'])
    },
  )

  test('EC-PASSIVE1, EC-RULING30: an inactive one keeps nothing free', () => {
    const master: Placed = laid('yellow-08', 0, 0, 'port', { inactive: true })
    const t = evening({ on: [...two, master] })
    expect([t.s.round, t.tileAt(0, 0, 'fortification')]).toEqual([2, null])
  })

  test('EC-PASSIVE20, EC-PASSIVE21, EC-RULING55, EC-NIGHT33: one in a Fortification keeps itself and another, and nothing the Night after', () => {
    const t = evening({ on: [fort(0, 0, 'yellow-06'), fort(0, 1, 'basic-blue')] })
    expect(t.legal(0)).toEqual([LEAVE, keep(t, 0, [], [1]), keep(t, 0, [], [0]), keep(t, 0, [], [0, 1])])
    t.answer(0, keep(t, 0, [], [0, 1]))
    expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([
      'yellow-06',
      'basic-blue',
    ])
    expect([t.isActive(0, 0, 'fortification'), t.isActive(0, 1, 'fortification')]).toEqual([false, false])
    t.passAll()
    expect([t.s.round, t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([
      3,
      null,
      null,
    ])
  })

  test('EC-RULING115: one tile is kept free and another paid', () => {
    const t = evening({
      on: [...two, laid('yellow-08', 0, 0, 'port')],
      gold: [2, 0],
    })
    expect(t.legal(0)).toHaveLength(7)
    t.answer(0, keep(t, 0, [1], [0]))
    expect([t.tileAt(0, 0, 'fortification'), t.tileAt(0, 1, 'fortification')]).toEqual([
      'basic-red',
      'basic-blue',
    ])
    expect(t.told('paid')).toEqual([{ e: 'paid', camp: 0, gold: 2, magicGold: 0 }])
  })

  test('EC-PASSIVE20, EC-RULING56, EC-RULING111: two of a team on the central board keep the tiles of all three boards', () => {
    const on = [0, 1, 2].map((village) => fort(0, village, 'basic-red'))
    const masters: Placed[] = ['yellow-06', 'yellow-08'].map((tile, n) => {
      return { camp: 0, village: 1, space: 'port', n, tile }
    })
    const t = scene({ seats: 4, on: [...on, ...masters] }).passAll()
    expect(t.asked).toEqual([0, 1])
    t.answer(1, keep(t, 0, [], [0, 1, 2]))
    for (const village of [0, 1, 2]) expect(t.tileAt(0, village, 'fortification')).toBe('basic-red')
    expect(t.told('paid')).toEqual([])
  })

  test('EC-RULING56: from an end board they do not reach the other end', () => {
    const on = [fort(0, 0, 'basic-red'), fort(0, 1, 'basic-red'), fort(0, 2, 'basic-red')]
    const t = scene({ seats: 4, on: [...on, laid('yellow-06', 0, 0, 'port')] })
    t.passAll()
    expect(t.offers(0, keep(t, 0, [], [0, 1]))).toBe(true)
    expect(t.refusal(0, keep(t, 0, [], [2]))).toBe('illegal')
    expect(t.legal(0)).toHaveLength(4)
  })
})

describe('the choice', () => {
  const both = { on: [fort(0, 0, 'basic-red'), fort(1, 1, 'basic-blue')], gold: [2, 2] }

  test('EC-NIGHT2, EC-RULING78: all camps choose at once, in any order and in secret, and it is applied together', () => {
    const first = evening(both)
    expect([first.question, first.asked]).toEqual(['upkeep', [0, 1]])
    const second = first.fork()
    first.answer(0, keep(first, 0, [0]))
    expect(first.events).toEqual([{ e: 'sealed', seat: 0 }])
    expect([first.question, first.asked, first.purse(0)]).toEqual(['upkeep', [1], 2])
    expect(first.isActive(0, 0, 'fortification')).toBe(true)
    const sealed = first.seen(1).state.agenda.at(-1)
    expect(sealed).toMatchObject({ do: 'upkeep', answers: [{ do: 'sealed' }, null] })
    expect(JSON.stringify(sealed)).not.toContain('village')
    first.answer(1, keep(first, 1, [1]))
    second.answer(1, keep(second, 1, [1])).answer(0, keep(second, 0, [0]))
    for (const t of [first, second]) {
      expect([t.s.round, t.tileAt(0, 0, 'fortification'), t.tileAt(1, 1, 'fortification')]).toEqual([
        2,
        'basic-red',
        'basic-blue',
      ])
    }
    expect(second.s.camps).toEqual(first.s.camps)
  })

  test('EC-NIGHT2: a camp without a choice is not asked', () => {
    expect(evening({ ...both, gold: [1, 2] }).asked).toEqual([1])
    expect(evening({ ...both, gold: [1, 1] }).s.round).toBe(2)
  })

  test('EC-RULING77: a team gives one answer, whoever enters it', () => {
    const given = { seats: 4, on: [fort(0, 0, 'basic-red'), fort(1, 2, 'basic-red')], gold: [2, 2] }
    const t = scene(given).passAll()
    expect(t.asked).toEqual([0, 1, 2, 3])
    t.answer(1, keep(t, 0, [0]))
    expect(t.asked).toEqual([2, 3])
    expect(t.refusal(0, LEAVE)).toBe('not-asked')
    t.answer(2, LEAVE).drawAll()
    expect([t.tileAt(0, 0, 'fortification'), t.tileAt(1, 2, 'fortification')]).toEqual(['basic-red', null])
    expect([t.s.round, t.purse(0)]).toEqual([2, 0])
  })
})
