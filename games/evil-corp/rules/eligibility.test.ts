import type { Seat } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { laid, type Placed, type Scene, scene } from './testing/scene.ts'

const SPARE = ['basic-red', 'basic-red']

/** The boards among these answers. */
function boards(moves: readonly EvilCorpMove[]): number[] {
  return [...new Set(moves.flatMap((move) => ('village' in move ? [move.village] : [])))].sort()
}

/** The boards that a seat may deploy on. */
function deployableBoards(t: Scene, seat: Seat): number[] {
  return boards(t.fork().answer(seat, { do: 'deploy', tile: 'basic-red' }).legal(seat))
}

/** Seat by seat, each deploys and lists its boards; afterwards it passes. */
function boardsBySeat(seats: number): number[][] {
  const t = scene({ seats, screens: new Array(seats).fill(SPARE) })
  return Array.from({ length: seats }, (_, seat) => {
    const list = deployableBoards(t, seat)
    t.pass(seat)
    return list
  })
}

test('EC-ELIG3, EC-ELIG9: two players both reach boards 0 and 1', () => {
  expect(boardsBySeat(2)).toEqual([
    [0, 1],
    [0, 1],
  ])
})

test('EC-ELIG4, EC-ELIG11: three players reach exactly the boards to their left and right', () => {
  expect(boardsBySeat(3)).toEqual([
    [0, 2],
    [0, 1],
    [1, 2],
  ])
})

test('EC-ELIG5: with three players each board is eligible to exactly two of them', () => {
  const reached = boardsBySeat(3).flat()
  expect([0, 1, 2].map((board) => reached.filter((other) => other === board).length)).toEqual([2, 2, 2])
})

test('EC-ELIG6, EC-ELIG7, EC-ELIG8, EC-ELIG12: four players reach the centre and the board of their end', () => {
  expect(boardsBySeat(4)).toEqual([
    [0, 1],
    [1, 2],
    [0, 1],
    [1, 2],
  ])
})

test('EC-ELIG4, EC-ELIG11, EC-DEPLOY3: of three players, seat 0 is refused on board 1 and taken on 0 and 2', () => {
  const t = scene({ seats: 3, screens: [['basic-red', 'basic-red']] })
  t.answer(0, { do: 'deploy', tile: 'basic-red' })
  for (const half of [0, 1]) {
    expect(t.refusal(0, { do: 'place', village: 1, half, space: 0 })).toBe('EC-DEPLOY3')
  }
  expect(
    t
      .fork()
      .answer(0, t.to(0, 0, 'battlefield'))
      .tileAt(0, 0, 'battlefield'),
  ).toBe('basic-red')
  expect(
    t
      .fork()
      .answer(0, t.to(0, 2, 'battlefield'))
      .tileAt(0, 2, 'battlefield'),
  ).toBe('basic-red')
})

test('EC-ELIG7, EC-ELIG8, EC-DEPLOY3: of four players, seat 0 is refused on board 2, and all four are taken on board 1', () => {
  const t = scene({ seats: 4, screens: [SPARE, SPARE, SPARE, SPARE] })
  t.answer(0, { do: 'deploy', tile: 'basic-red' })
  expect(t.refusal(0, t.to(0, 2, 'battlefield'))).toBe('EC-DEPLOY3')
  t.answer(0, t.to(0, 1, 'battlefield'))
  t.deploy(1, 'basic-red', 1, 'battlefield', 1)
  t.deploy(2, 'basic-red', 1, 'battlefield')
  t.answer(3, { do: 'deploy', tile: 'basic-red' })
  expect(t.refusal(3, t.to(1, 0, 'battlefield'))).toBe('EC-DEPLOY3')
  t.answer(3, t.to(1, 1, 'battlefield', 1))
  expect([t.tileAt(0, 1, 'battlefield', 1), t.tileAt(1, 1, 'battlefield', 1)]).toEqual([
    'basic-red',
    'basic-red',
  ])
})

test('EC-ELIG1: a tile on a board out of reach cannot be activated, a rival one or the partner’s', () => {
  const three = scene({ seats: 3, on: [laid('red-04', 1, 1, 'port')] })
  const rival = { do: 'activate', ...three.where(1, 1, 'port') } as const
  expect(three.refusal(0, rival)).toBe('EC-ELIG1')
  const four = scene({
    seats: 4,
    on: [laid('yellow-10', 0, 2, 'port'), laid('yellow-04', 1, 2, 'port')],
  })
  const own = { do: 'activate', ...four.where(0, 2, 'port') } as const
  expect(four.refusal(0, own)).toBe('EC-TEAM17')
  expect(four.refusal(0, { do: 'activate', ...four.where(1, 2, 'port') })).toBe('EC-ELIG1')
  expect(four.offers(1, own)).toBe(true)
})

/** Four players: rivals on all boards, the partner's tile on board 2, and seat 0's own power on the central Port. */
function withPower(tile: string): Scene {
  const rivals = [0, 1, 2].map((village): Placed => {
    return { camp: 1, village, space: 'battlefield', tile: 'basic-red' }
  })
  const partner: Placed = laid('basic-yellow', 0, 2, 'battlefield')
  return scene({
    seats: 4,
    screens: [['basic-blue', 'basic-blue']],
    on: [...rivals, partner, { camp: 0, village: 1, space: 'port', tile }],
  })
}

test.each(['red-09', 'blue-14'])('EC-ELIG2: %s reaches rival tiles on boards 0 and 1 only', (tile) => {
  const t = withPower(tile).activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(1, 1, 'battlefield')])
  expect(t.refusal(0, t.tile(1, 2, 'battlefield'))).toBe('illegal')
})

test('EC-ELIG2: a demon reaches no further than its summoner', () => {
  const t = withPower('blue-12')
  t.deploy(0, 'basic-blue', 0, 'portal').answer(0, { do: 'summon', demon: 'demon-strike', column: 2 })
  expect(t.question).toBe('kill')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'battlefield'), t.tile(0, 1, 'port'), t.tile(1, 1, 'battlefield')])
})

test('EC-ELIG2: a move takes no tile from a board out of reach and carries none there', () => {
  const t = withPower('yellow-10').activate(0, 1, 'port')
  // The Yellow tile on board 2 is the partner's to move: only the moving tile itself is left.
  expect(t.question).toBe('move-where')
  expect(boards(t.legal(0))).toEqual([0, 1])
  expect(t.refusal(0, t.to(0, 2, 'port'))).toBe('EC-DEPLOY3')
  const self = withPower('yellow-01').activate(0, 1, 'port')
  expect(self.question).toBe('move-self')
  expect(boards(self.legal(0))).toEqual([0, 1])
  expect(self.refusal(0, self.to(0, 2, 'port'))).toBe('EC-DEPLOY3')
})

test('EC-ELIG2: a banishment takes no tile from a board out of reach', () => {
  const t = withPower('yellow-07').activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([{ do: 'take', from: 'screen', tile: 'basic-blue' }, t.tile(0, 1, 'port')])
})

test('EC-ELIG10, EC-SETUP1: the queue and the demons of the Office are open to all four players', () => {
  const screens = new Array(4).fill(['basic-blue', 'basic-blue'])
  const queue = ['red-01', 'red-02', 'red-03', 'red-04', 'red-05']
  const on: Placed[] = [laid('basic-red', 1, 1, 'port')]
  const t = scene({ seats: 4, screens, gold: [5, 5], queue, on })
  ;[0, 1, 2, 3].forEach((seat) => {
    const slots = t.legal(seat).flatMap((move) => (move.do === 'recruit' ? [move.slot] : []))
    expect(slots).toEqual([1, 2, 3, 4, 5])
    t.deploy(seat, 'basic-blue', seat % 2 === 0 ? 0 : 2, 'portal')
    const demons = t.legal(seat).flatMap((move) => (move.do === 'summon' ? [move.demon] : []))
    expect([...new Set(demons)]).toEqual(['demon-strike', 'demon-banish', 'demon-cycle'])
    t.answer(seat, { do: 'decline' })
  })
})
