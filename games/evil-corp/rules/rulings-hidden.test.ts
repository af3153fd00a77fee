import { asked, clone, HIDDEN, hashOf, open, redact, SPECTATOR, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import type { EvilCorpMove, Kind } from '../state.ts'
import { longGame } from './testing/random-game.ts'
import { laid, type Placed, scene } from './testing/scene.ts'

const ORDER: Placed = laid('red-05', 0, 0, 'port')

test('EC-RULING32: bag and screens of a camp are known together, never how they are split', () => {
  const t = scene({
    screens: [['basic-red'], ['basic-blue', 'red-06']],
    bags: [['red-01'], ['basic-yellow', 'basic-yellow']],
  })
  for (const seat of [0, SPECTATOR]) {
    const { state, unseen } = t.seen(seat)
    expect(t.names(unseen['camp-1'] ?? [])).toEqual(['basic-blue', 'basic-yellow', 'basic-yellow', 'red-06'])
    expect(state.screens[1]).toEqual([HIDDEN, HIDDEN])
    expect(state.camps[1]?.bag).toEqual([HIDDEN, HIDDEN])
  }
  // The owner knows the screen, and by that the bag.
  expect(t.names(t.seen(1).unseen['camp-1'] ?? [])).toEqual(['basic-yellow', 'basic-yellow'])
  expect(t.names(t.seen(1).state.screens[1] ?? [])).toEqual(['basic-blue', 'red-06'])
})

test('EC-RULING32: a partner sees bag and partner screen together only', () => {
  const t = scene({ seats: 4, screens: [['basic-red'], ['red-06']], bags: [['red-01'], []] })
  const { state, unseen } = t.seen(0)
  expect(state.screens[1]).toEqual([HIDDEN])
  expect(t.names(unseen['camp-0'] ?? [])).toEqual(['red-01', 'red-06'])
})

test('EC-RULING46: tiles shown are told to everybody, stay behind the screen and can be played', () => {
  const t = scene({
    seats: 3,
    screens: [['basic-yellow'], ['basic-red', 'basic-blue'], ['basic-yellow']],
    on: [ORDER],
  })
  t.activate(0, 0, 'port').answer(0, { do: 'rival', seat: 1 })
  for (const seat of [0, 1, 2, SPECTATOR]) {
    expect(t.told('revealed').map((event) => redact(event, seat))).toEqual([
      { e: 'revealed', seat: 1, shown: [0, 1] },
    ])
  }
  expect(t.screen(1)).toEqual(['basic-blue', 'basic-red'])
  t.deploy(1, 'basic-red', 0, 'battlefield')
  expect(t.tileAt(1, 0, 'battlefield')).toBe('basic-red')
})

test('EC-RULING104: after it was shown a tile is not followed; equal basics are one and the same', () => {
  const t = scene({ screens: [['basic-yellow'], ['basic-red', 'basic-red', 'basic-blue']], on: [ORDER] })
  const before = t.seen(0)
  t.activate(0, 0, 'port')
  const after = t.seen(0)
  expect(after.state.screens[1]).toEqual([HIDDEN, HIDDEN, HIDDEN])
  expect(after.unseen).toEqual(before.unseen)
  expect(after.state.known).toEqual(before.state.known)
  expect(t.legal(1).filter((move) => move.do === 'deploy')).toEqual([
    { do: 'deploy', tile: 'basic-red' },
    { do: 'deploy', tile: 'basic-blue' },
  ])
})

test('EC-RULING104: the order in which tiles came behind a screen or into a bag is not in any view', () => {
  const mixed = (screen: string[], bag: string[]) =>
    scene({ screens: [['basic-yellow'], screen], bags: [[], bag] })
  const one = mixed(['basic-red', 'red-06'], ['basic-blue', 'red-01'])
  const other = mixed(['red-06', 'basic-red'], ['red-01', 'basic-blue'])
  const swapped = mixed(['basic-blue', 'red-01'], ['red-06', 'basic-red'])
  for (const seat of [0, SPECTATOR]) {
    expect(other.seen(seat)).toEqual(one.seen(seat))
    expect(swapped.seen(seat)).toEqual(one.seen(seat))
  }
})

test('EC-RULING104: the tile a player is about to place is seen by that player only', () => {
  const about = (tile: string) => {
    const t = scene({ screens: [['basic-red', 'red-06', 'basic-yellow']] })
    return t.answer(0, { do: 'deploy', tile })
  }
  const [one, other] = [about('basic-red'), about('red-06')]
  expect(one.seen(1)).toEqual(other.seen(1))
  expect(one.seen(0)).not.toEqual(other.seen(0))
})

test('EC-RULING103: drawn tiles are told to the drawer only', () => {
  const t = scene({
    seats: 4,
    bags: [['red-06']],
    on: [laid('blue-07', 0, 1, 'port')],
  }).activate(0, 1, 'port')
  const drew = (seat: number) => t.told('drew').map((event) => redact(event, seat))
  const kind = boxOf(t.s).kindOf('red-06')
  expect(drew(0)).toEqual([{ e: 'drew', seat: 0, count: 1, kinds: [kind] }])
  for (const seat of [1, 2, 3, SPECTATOR]) expect(drew(seat)).toEqual([{ e: 'drew', seat: 0, count: 1 }])
})

test.each([
  ['discarded', 'blue-11', { bags: [['basic-yellow']] }, { do: 'take', from: 'screen', tile: 'red-06' }],
  ['banished', 'yellow-02', {}, { do: 'take', from: 'screen', tile: 'red-06' }],
  [
    'recycled',
    'blue-04',
    { discards: [['red-06', 'red-07']] },
    { do: 'take', from: 'discard', tile: 'red-06' },
  ],
  ['recruited', 'yellow-16', { gold: [9] }, { do: 'queue', slot: 1 }],
] as const)('EC-RULING103: a tile %s is shown to everyone at that moment', (event, tile, more, answer) => {
  const t = scene({
    screens: [['red-06', 'basic-yellow']],
    queue: ['red-06', 'red-05'],
    on: [{ camp: 0, village: 0, space: 'port', tile }],
    ...more,
  })
  t.activate(0, 0, 'port').answer(0, answer as EvilCorpMove)
  const kind = boxOf(t.s).kindOf('red-06')
  for (const seat of [0, 1, SPECTATOR]) {
    expect(t.told(event).map((told) => redact(told, seat))).toMatchObject([{ e: event, kind }])
  }
})

test('EC-RULING109, EC-RULING116: discards, banished tiles and the queue discard are open to everybody', () => {
  const t = scene({ discards: [['red-06'], ['basic-red']], queueDiscard: ['red-07'], queue: ['red-08'] })
  for (const seat of [0, 1, SPECTATOR]) {
    const { state } = t.seen(seat)
    expect(state.camps.map(({ discard }) => t.names(discard))).toEqual([['red-06'], ['basic-red']])
    expect(t.names(state.queueDiscard)).toEqual(['red-07'])
    expect(state.marketBag.every((kind) => kind === HIDDEN)).toBe(true)
  }
})

test('EC-RULING88: no view holds the generator or the order of a bag', () => {
  const seed = seedFrom('a secret')
  const s = open(evilCorp, { seats: 3, seed })
  for (const seat of [0, 1, 2, SPECTATOR]) {
    const text = JSON.stringify(view(evilCorp, s, seat))
    expect(view(evilCorp, s, seat).state.rng).toEqual([0, 0, 0, 0])
    expect(text).not.toContain(seed)
    for (const word of s.rng) expect(text).not.toContain(String(word))
  }
  const turned = clone(s)
  turned.marketBag.reverse()
  for (const camp of turned.camps) camp.bag.reverse()
  for (const seat of [0, 1, 2, SPECTATOR])
    expect(view(evilCorp, turned, seat)).toEqual(view(evilCorp, s, seat))
})

test.each([2, 3, 4])(
  'EC-RULING88: with %i players the same seed and the same moves give the same game',
  (seats) => {
    const trace = (at: number) =>
      [...longGame(seats, at)].flatMap(({ before }) => (before.asked % 40 === 0 ? [hashOf(before)] : []))
    expect(trace(1)).toHaveLength(10)
    expect(trace(1)).toEqual(trace(1))
    expect(trace(2)[0]).not.toBe(trace(1)[0])
  },
)

test.each([2, 3, 4])(
  'EC-RULING92: with %i players nobody else is asked during an action, but to reveal or discard',
  (seats) => {
    let forced = 0
    for (let at = 0; at < 6; at++) {
      let actor: number | null = null
      for (const { before, question, seat } of longGame(seats, at)) {
        if (question === 'action') actor = seat
        else if (question === 'upkeep' || question === 'team-draw') actor = null
        else {
          expect(asked(evilCorp, before)).toEqual([seat])
          if (actor === null) expect(question).toBe('coins')
          else if (seat !== actor) {
            expect(['reveal', 'discard']).toContain(question)
            forced++
          }
        }
      }
    }
    expect(forced).toBeGreaterThan(0)
  },
)

/** The four kinds of basics come first; then every monster tile once. */
const ONE_OF_EACH = Array.from({ length: 45 }, (_, n) => n + 4).join()

test.each([2, 3, 4])(
  'EC-RULING97, EC-RULING84: through whole games of %i every monster tile lies in exactly one place',
  (seats) => {
    const banished: Kind[] = []
    for (const { before: s } of longGame(seats, 5)) {
      const boards = s.villages.flatMap(({ halves }) => halves.flatMap(({ spaces }) => spaces))
      const camps = s.camps.flatMap((camp) => [...camp.bag, ...camp.discard])
      const gone = s.camps.flatMap((camp) => camp.banished)
      const live = [...boards, ...camps, ...s.screens.flat(), ...s.queue, ...s.queueDiscard, ...s.marketBag]
      const monsters = [...live, ...gone].filter((kind) => kind >= 4).sort((a, b) => a - b)
      expect(monsters.join()).toBe(ONE_OF_EACH)
      expect(banished.every((kind) => gone.includes(kind))).toBe(true)
      banished.splice(0, banished.length, ...gone)
    }
    expect(banished.length).toBeGreaterThan(0)
  },
)

test('EC-RULING90: every tile of a bag is as likely to be drawn as any other, wherever it was put in', () => {
  const counts: Record<string, number> = {}
  for (let n = 0; n < 400; n++) {
    const t = scene({
      seed: seedFrom('bag', n),
      screens: [['basic-yellow']],
      bags: [['red-01', 'red-02', 'red-03']],
      discards: [['red-06']],
      queue: ['red-04', 'red-05'],
      gold: [3],
      on: [laid('blue-07', 0, 0, 'port'), laid('blue-04', 0, 0, 'port', { n: 1 })],
    })
    t.recruit(0, 1).pass(1).activate(0, 0, 'port', 1).activate(0, 0, 'port')
    const drawn = t.screen(0).find((tile) => tile !== 'basic-yellow') as string
    counts[drawn] = (counts[drawn] ?? 0) + 1
  }
  // A recruited and a recycled tile are mixed in: five tiles, about 80 draws each.
  expect(Object.keys(counts).sort()).toEqual(['red-01', 'red-02', 'red-03', 'red-04', 'red-06'])
  for (const count of Object.values(counts)) expect(Math.abs(count - 80)).toBeLessThan(40)
})
