import { expect, test } from 'vitest'
import { boxOf, loadContent, STANDARD } from '../content/box.ts'
import { shownLead } from './gauge.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const field = (camp: number, village: number, tile: string, n = 0): Placed => {
  return { camp, village, space: 'battlefield', n, tile }
}
const port = (camp: number, village: number, tile: string): Placed => {
  return { camp, village, space: 'port', tile }
}
const fort = (camp: number, village: number, tile: string): Placed => {
  return { camp, village, space: 'fortification', tile }
}

test('EC-GAUGE1: each board has its own gauge', () => {
  const t = scene({ seats: 3, on: [field(0, 0, 'blue-05'), field(2, 1, 'basic-red'), field(0, 2, 'red-10')] })
  expect([t.lead(0, 0), t.lead(1, 1), t.lead(2, 2)]).toEqual([2, -1, -3])
})

test('EC-GAUGE2: what counts is the sum over Battlefields and Fortification, not over Ports and Portal', () => {
  const t = scene({
    on: [
      ...['basic-red', 'blue-05', 'red-10'].map((tile, n) => field(0, 0, tile, n)),
      fort(0, 0, 'yellow-07'),
      port(0, 0, 'red-08'),
      laid('blue-10', 0, 0, 'portal'),
    ],
  })
  expect([t.lead(0, 0), t.lead(0, 1)]).toEqual([8, -8])
})

test('EC-GAUGE3, EC-GAUGE4, EC-GAUGE5: the pawn stands the difference away, in the half of the weaker camp', () => {
  const pawn = (...on: Placed[]) => shownLead(scene({ on }).s, 0, 0)
  expect(pawn(field(0, 0, 'red-10'), field(1, 0, 'basic-red'))).toBe(2)
  expect(pawn(field(0, 0, 'basic-red'), field(1, 0, 'red-10'))).toBe(-2)
  expect(pawn(field(0, 0, 'red-10'), field(1, 0, 'blue-05'), fort(1, 0, 'basic-red'))).toBe(0)
  expect(pawn()).toBe(0)
})

test('EC-GAUGE6, EC-RULING59: a deployed tile counts at once, before its own power is resolved', () => {
  const on = [port(1, 0, 'red-07'), port(1, 1, 'red-14')]
  const t = scene({ screens: [['blue-05', 'red-01']], on }).deploy(0, 'blue-05', 0, 'battlefield')
  expect([t.question, t.lead(0, 0)]).toEqual(['flip-monster', 2])
})

test('EC-GAUGE7: a move changes both boards at once', () => {
  const t = scene({ on: [port(0, 0, 'yellow-10'), field(0, 0, 'red-10')] }).activate(0, 0, 'port')
  t.answer(0, t.tile(0, 0, 'battlefield')).answer(0, t.to(0, 1, 'battlefield', 2))
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([0, 3])
})

test('EC-GAUGE8: a kill, a banishment and a tile’s own discard change it at once', () => {
  const on = [field(0, 0, 'red-03'), field(0, 0, 'blue-05', 1), field(1, 0, 'red-10')]
  const kill = scene({ on: [...on, port(0, 0, 'red-09')] }).activate(0, 0, 'port')
  expect(kill.answer(0, kill.tile(1, 0, 'battlefield')).lead(0, 0)).toBe(3)
  const banish = scene({ on: [...on, port(0, 0, 'yellow-07')] }).activate(0, 0, 'port')
  expect(banish.answer(0, banish.tile(0, 0, 'battlefield', 1)).lead(0, 0)).toBe(-2)
  const discard = scene({ on }).activate(0, 0, 'battlefield')
  expect([discard.question, discard.lead(0, 0)]).toEqual(['kill', -1])
})

test('EC-GAUGE9: a captain turned inactive stops strengthening at once, on every board', () => {
  const on = [field(0, 0, 'basic-yellow'), field(0, 1, 'basic-yellow'), port(0, 0, 'red-07')]
  const t = scene({ screens: [[], ['blue-01', 'red-01']], on: [...on, port(0, 1, 'basic-red')], first: 1 })
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([2, 2])
  t.deploy(1, 'blue-01', 0, 'port').answer(1, t.tile(0, 0, 'port'))
  expect([t.lead(0, 0), t.lead(1, 0)]).toEqual([1, 1])
})

test.each(['battlefield', 'fortification'] as const)(
  'EC-GAUGE10: a tile turned inactive on a %s keeps its own terror',
  (space) => {
    const t = scene({ on: [{ camp: 0, village: 0, space, tile: 'blue-15' }], bags: [['red-01']] })
    t.activate(0, 0, space)
    expect([t.isActive(0, 0, space), t.lead(0, 0)]).toEqual([false, 2])
  },
)

test('EC-GAUGE11: the icons do nothing by Day, however long the lead; they are read at Night', () => {
  const on = [field(0, 0, 'red-10'), field(0, 0, 'blue-05', 1)]
  const t = scene({ screens: [['basic-blue', 'red-01']], on })
  t.deploy(0, 'basic-blue', 0, 'battlefield', 2)
  const { magicGold, tokens } = t.s.camps[0] ?? {}
  expect([t.lead(0, 0), magicGold, tokens, t.half(0, 0).conquest]).toEqual([6, 0, 0, 0])
  t.passAll()
  expect(t.s.camps[0]).toMatchObject({ magicGold: 2, tokens: 1 })
})

test('EC-GAUGE12, EC-RULING63: lone fighter 3, captain +1, both 4; the captain only for its own colour and camp', () => {
  const terror = (...on: Placed[]) => scene({ on }).terror(0, 0, 'battlefield')
  expect(terror(field(0, 0, 'red-06'))).toBe(3)
  expect(terror(field(0, 0, 'red-06'), field(0, 0, 'basic-red', 1))).toBe(1)
  expect(terror(field(0, 0, 'red-06'), port(0, 0, 'red-14'))).toBe(4)
  expect(terror(field(0, 0, 'red-06'), field(0, 0, 'red-14', 1))).toBe(2)
  expect(terror(field(0, 0, 'blue-05'), port(0, 0, 'blue-12'))).toBe(3)
  expect(terror(field(0, 0, 'blue-05'), port(0, 0, 'red-14'))).toBe(2)
  expect(terror(field(0, 0, 'blue-05'), port(1, 0, 'blue-12'))).toBe(2)
  expect(terror(field(0, 0, 'blue-05'), { ...port(0, 0, 'blue-12'), inactive: true })).toBe(2)
  expect(terror({ ...field(0, 0, 'red-06'), inactive: true })).toBe(1)
})

test('EC-GAUGE12, EC-RULING64: two captains of one colour add up', () => {
  const { file } = boxOf({ content: STANDARD })
  const tiles = file.tiles.map((tile) =>
    tile.id === 'blue-13' ? { ...tile, passive: [{ op: 'terrorBoost', color: 'blue' }] } : tile,
  )
  const content = loadContent({ ...file, tiles })
  const t = scene({ content, on: [field(0, 0, 'basic-blue'), port(0, 0, 'blue-12'), fort(0, 1, 'blue-13')] })
  expect([t.terror(0, 0, 'battlefield'), t.lead(1, 0)]).toEqual([3, 1])
})

test.each([
  ['red-06', 1],
  ['basic-red-strong', 2],
])('EC-GAUGE13: %s counts its printed %i on a Fortification, captain or not', (tile, terror) => {
  const t = scene({ on: [fort(0, 0, tile), port(0, 0, 'red-14')] })
  expect([t.terror(0, 0, 'fortification'), t.lead(0, 0)]).toEqual([terror, terror])
})

test('EC-RULING23: a lead of 9 shows 6; after a kill of 2 it is 7 and still shows 6', () => {
  const strong = ['red-10', 'red-08', 'blue-05'].map((tile, n) => field(0, 0, tile, n))
  const t = scene({ on: [...strong, fort(0, 0, 'basic-red'), port(1, 0, 'red-04')], first: 1 })
  expect([t.lead(0, 0), shownLead(t.s, 0, 0)]).toEqual([9, 6])
  t.activate(1, 0, 'port').answer(1, t.tile(0, 0, 'battlefield', 2))
  expect([t.lead(0, 0), shownLead(t.s, 0, 0), shownLead(t.s, 0, 1)]).toEqual([7, 6, -6])
})

test('EC-PASSIVE8, EC-PASSIVE10: a captain on a Fortification strengthens Battlefields, not itself', () => {
  const t = scene({ on: [fort(0, 0, 'blue-12'), field(0, 0, 'basic-blue')] })
  expect([t.terror(0, 0, 'fortification'), t.terror(0, 0, 'battlefield'), t.lead(0, 0)]).toEqual([1, 2, 3])
})

test('EC-PASSIVE7, EC-PASSIVE9: the Red captain of Yellow tiles leaves itself and Ports as they are', () => {
  const t = scene({
    on: [field(0, 0, 'red-07'), field(0, 0, 'basic-yellow', 1), port(0, 0, 'basic-yellow')],
  })
  const terrors = [t.terror(0, 0, 'battlefield'), t.terror(0, 0, 'battlefield', 1), t.terror(0, 0, 'port')]
  expect(terrors).toEqual([1, 2, 1])
  expect(t.lead(0, 0)).toBe(3)
})

test.each([
  ['allEligibleBoards', 2],
  ['sameBoard', 1],
] as const)(
  'EC-RULING5: a captain on board 0, its Blue tile on board 1, with %s: terror %i',
  (terrorBoostReach, terror) => {
    const on = [port(0, 0, 'blue-12'), field(0, 1, 'basic-blue'), field(0, 0, 'basic-blue')]
    const t = scene({ options: { terrorBoostReach }, on })
    expect([t.terror(0, 1, 'battlefield'), t.terror(0, 0, 'battlefield')]).toEqual([terror, 2])
  },
)

test('EC-RULING6: with four players a captain at one end does not reach the other, one in the centre reaches all', () => {
  const blues = [0, 1, 2].map((village) => field(0, village, 'basic-blue'))
  const terrors = (t: Scene) => [0, 1, 2].map((village) => t.terror(0, village, 'battlefield'))
  const withCaptain = (village: number) => scene({ seats: 4, on: [...blues, port(0, village, 'blue-12')] })
  expect(terrors(withCaptain(0))).toEqual([2, 2, 1])
  expect(terrors(withCaptain(1))).toEqual([2, 2, 2])
  expect(terrors(withCaptain(2))).toEqual([1, 2, 2])
})

test('EC-RULING65, EC-PASSIVE6: an inactive Yellow tile is strengthened like an active one', () => {
  const t = scene({ on: [port(0, 0, 'red-07'), { ...field(0, 0, 'basic-yellow'), inactive: true }] })
  expect(t.terror(0, 0, 'battlefield')).toBe(2)
})

test('EC-NIGHT33, EC-PASSIVE1: a captain kept overnight is inactive and strengthens nobody next Day', () => {
  const blues = new Array(5).fill('basic-blue')
  const t = scene({ on: [fort(0, 0, 'blue-12')], gold: [2], bags: [blues, blues] }).passAll()
  t.answer(0, { do: 'upkeep', kept: [{ ...t.where(0, 0, 'fortification'), free: false }] })
  expect(t.isActive(0, 0, 'fortification')).toBe(false)
  t.pass(1).deploy(0, 'basic-blue', 0, 'battlefield')
  expect([t.terror(0, 0, 'battlefield'), t.lead(0, 0)]).toEqual([1, 2])
})

test.each([
  ['ownSide', 3],
  ['bothSides', 1],
] as const)(
  'EC-RULING4: a lone fighter facing a rival Battlefield tile, with %s: terror %i',
  (aloneScope, terror) => {
    const t = scene({ options: { aloneScope }, on: [field(0, 0, 'red-06'), field(1, 0, 'basic-red', 2)] })
    expect(t.terror(0, 0, 'battlefield')).toBe(terror)
    const alone = scene({ options: { aloneScope }, on: [field(0, 0, 'red-06'), field(0, 1, 'basic-red')] })
    expect(alone.terror(0, 0, 'battlefield')).toBe(3)
  },
)

test.each(['fortification', 'port', 'portal'] as const)(
  'EC-RULING4: an own tile on the %s of the board is no company',
  (space) => {
    for (const aloneScope of ['ownSide', 'bothSides'] as const) {
      const company: Placed[] = [0, 1].map((camp) => ({ camp, village: 0, space, tile: 'basic-blue' }))
      const t = scene({ options: { aloneScope }, on: [field(0, 0, 'red-06', 1), ...company] })
      expect(t.terror(0, 0, 'battlefield', 1)).toBe(3)
    }
  },
)
