import { canonical, clone, HIDDEN, redact, SPECTATOR, seedFrom, view } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove, Kind } from '../state.ts'
import { randomGame } from './testing/random-game.ts'
import { laid, type Scene, scene } from './testing/scene.ts'

const DUEL = {
  screens: [
    ['basic-red', 'blue-15', 'basic-red'],
    ['red-14', 'basic-yellow'],
  ],
  bags: [['red-09', 'basic-blue'], ['blue-02']],
  discards: [['yellow-16'], ['red-10']],
}

const TEAMS = {
  seats: 4,
  screens: [['red-01'], ['red-02', 'red-03'], ['red-04'], ['red-05']],
  bags: [['blue-01', 'blue-02'], ['blue-03']],
}

function pool(t: Scene, seat: number, name: string): string[] {
  return t.names(t.seen(seat).unseen[name] ?? [])
}

function hidden(count: number): number[] {
  return new Array<number>(count).fill(HIDDEN)
}

describe('screens', () => {
  test('EC-HIDE1, EC-HIDE2, EC-HIDE3: a holder sees the own tiles, everybody else how many there are', () => {
    const t = scene(DUEL)
    expect(t.names(t.seen(0).state.screens[0] as Kind[])).toEqual(['basic-red', 'basic-red', 'blue-15'])
    expect(t.seen(0).state.screens[1]).toEqual(hidden(2))
    expect(t.names(t.seen(1).state.screens[1] as Kind[])).toEqual(['basic-yellow', 'red-14'])
    expect(t.seen(1).state.screens[0]).toEqual(hidden(3))
    expect(t.seen(SPECTATOR).state.screens).toEqual([hidden(3), hidden(2)])
  })

  test('EC-HIDE2: over whole games the number of tiles behind every screen is known to all, also after a pass', () => {
    for (const seats of [2, 3, 4]) {
      for (const { after } of randomGame(seats, 2)) {
        const counts = after.screens.map((screen) => screen.length)
        for (let seat = SPECTATOR; seat < seats; seat++) {
          expect(view(evilCorp, after, seat).state.screens.map((screen) => screen.length)).toEqual(counts)
        }
      }
    }
  })

  test('EC-HIDE1: the tile picked for a deployment is not known before it lies on its space', () => {
    const t = scene(DUEL).answer(0, { do: 'deploy', tile: 'blue-15' })
    const other = scene(DUEL).answer(0, { do: 'deploy', tile: 'basic-red' })
    for (const seat of [1, SPECTATOR]) {
      expect(canonical(t.seen(seat))).toBe(canonical(other.seen(seat)))
      expect(t.heard(seat)).toEqual(other.events.map((event) => redact(event, seat)))
    }
    t.answer(0, t.to(0, 0, 'battlefield'))
    expect(t.told('deployed')).toEqual([
      { e: 'deployed', seat: 0, kind: t.kind('blue-15'), place: t.place(0, 0, 'battlefield') },
    ])
    expect(t.seen(1).state.villages[0]?.halves[0]?.spaces[0]).toBe(t.kind('blue-15'))
  })

  test('EC-HIDE1, EC-RULING103: drawn tiles are told to the player who draws them and to nobody else', () => {
    const t = scene({ ...DUEL, on: [laid('blue-08', 0, 0, 'port')] })
    t.activate(0, 0, 'port')
    const [drew] = t.told('drew')
    expect(drew).toBeDefined()
    const heard = (seat: number) => redact(drew as NonNullable<typeof drew>, seat)
    expect(t.names(heard(0).kinds as Kind[])).toEqual(['basic-blue', 'red-09'])
    expect(heard(1)).toEqual({ e: 'drew', seat: 0, count: 2 })
    expect(heard(SPECTATOR)).toEqual({ e: 'drew', seat: 0, count: 2 })
    t.answer(0, { do: 'take', from: 'screen', tile: 'red-09' })
    expect(t.told('discarded').map((event) => redact(event, 1))).toEqual([
      { e: 'discarded', seat: 0, kind: t.kind('red-09') },
    ])
  })

  test('EC-HIDE1, EC-HIDE3: a rival made to discard is told to choose, and the others learn only what leaves', () => {
    const on = [laid('red-02', 0, 0, 'port')] as const
    const t = scene({ ...DUEL, on }).activate(0, 0, 'port')
    expect([t.question, t.asked]).toEqual(['discard', [1]])
    expect([t.seen(0).question?.moves, t.seen(SPECTATOR).question?.moves]).toEqual([[], []])
    t.answer(1, { do: 'take', from: 'screen', tile: 'basic-yellow' })
    expect(t.seen(0).state.screens[1]).toEqual(hidden(1))
    expect(t.discard(1)).toEqual(['basic-yellow', 'red-10'])
  })
})

describe('bags', () => {
  test('EC-HIDE6, EC-RULING32: a bag shows its number only; with the screens of its camp it is known as a whole', () => {
    const t = scene(DUEL)
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.seen(seat).state.camps.map(({ bag }) => bag)).toEqual([hidden(2), hidden(1)])
    }
    expect(pool(t, 0, 'camp-0')).toEqual(['basic-blue', 'red-09'])
    expect(pool(t, 0, 'camp-1')).toEqual(['basic-yellow', 'blue-02', 'red-14'])
    expect(pool(t, 1, 'camp-1')).toEqual(['blue-02'])
    expect(pool(t, 1, 'camp-0')).toEqual(['basic-blue', 'basic-red', 'basic-red', 'blue-15', 'red-09'])
    expect(pool(t, SPECTATOR, 'camp-1')).toEqual(pool(t, 0, 'camp-1'))
  })

  test('EC-HIDE1, EC-HIDE6, EC-RULING32: how tiles split between bag and screen cannot be told', () => {
    const t = scene(DUEL)
    const swapped = scene({
      ...DUEL,
      screens: [DUEL.screens[0] as string[], ['blue-02', 'basic-yellow']],
      bags: [['red-09', 'basic-blue'], ['red-14']],
    })
    for (const seat of [0, SPECTATOR]) expect(canonical(swapped.seen(seat))).toBe(canonical(t.seen(seat)))
    expect(canonical(swapped.seen(1))).not.toBe(canonical(t.seen(1)))
  })

  test('EC-HIDE6, EC-RULING90: a bag is drawn from blindly, every tile as likely as the others', () => {
    const bag = ['red-09', 'blue-15', 'yellow-16']
    const on = [laid('blue-07', 0, 0, 'port')] as const
    const came = new Map<string, number>()
    for (let at = 0; at < 90; at++) {
      const t = scene({ screens: [[], []], bags: [bag], on, seed: seedFrom('draw', at) }).activate(
        0,
        0,
        'port',
      )
      const [drawn] = t.screen(0) as [string]
      came.set(drawn, (came.get(drawn) ?? 0) + 1)
      expect(t.bag(0)).toEqual(bag.filter((tile) => tile !== drawn).sort())
    }
    expect([...came.keys()].sort()).toEqual([...bag].sort())
    for (const count of came.values()) expect(count).toBeGreaterThan(15)
  })

  test('EC-HIDE7: the market bag shows its number, its content is known by subtraction, its order to nobody', () => {
    const t = scene({
      queue: ['red-01'],
      queueDiscard: ['red-02'],
      marketBag: ['red-05', 'red-04', 'red-03'],
    })
    const turned = scene({
      queue: ['red-01'],
      queueDiscard: ['red-02'],
      marketBag: ['red-03', 'red-05', 'red-04'],
    })
    for (const seat of [0, 1, SPECTATOR]) {
      expect(t.seen(seat).state.marketBag).toEqual(hidden(3))
      expect(pool(t, seat, 'market-bag')).toEqual(['red-03', 'red-04', 'red-05'])
      expect(canonical(t.seen(seat))).toBe(canonical(turned.seen(seat)))
      expect(t.names(t.seen(seat).state.queue)).toEqual(['red-01'])
      expect(t.names(t.seen(seat).state.queueDiscard)).toEqual(['red-02'])
    }
  })
})

test('EC-HIDE4, EC-GOLD1, EC-RULING109: purses, discards, boards, demons and banished tiles are open to all', () => {
  const t = scene({
    ...DUEL,
    gold: [3, 1],
    magicGold: [2, 0],
    asleep: ['demon-cycle'],
    on: [laid('yellow-02', 0, 0, 'port'), laid('red-13', 1, 1, 'battlefield', { inactive: true })],
  })
  t.activate(0, 0, 'port').answer(0, { do: 'take', from: 'screen', tile: 'blue-15' })
  for (const seat of [0, 1, SPECTATOR]) {
    const { state } = t.seen(seat)
    expect(state.camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual([
      [3, 2],
      [1, 0],
    ])
    for (const [at, camp] of state.camps.entries()) {
      expect(t.names(camp.discard)).toEqual(t.discard(at))
      expect(t.names(camp.banished)).toEqual(at === 0 ? ['blue-15'] : [])
    }
    expect(state.villages).toEqual(t.s.villages)
    expect(state.demons).toEqual([true, true, false])
  }
})

describe('partners', () => {
  test('EC-HIDE5, EC-HIDE1, EC-TEAM11, EC-RULING32: a partner is as blind to a screen as a rival', () => {
    const t = scene(TEAMS)
    expect(t.seen(1).state.screens[0]).toEqual(hidden(1))
    expect(t.seen(2).state.screens[0]).toEqual(hidden(1))
    expect(t.seen(0).state.screens.map((screen) => screen.length)).toEqual([1, 2, 1, 1])
    expect(t.seen(0).state.camps.map(({ bag }) => bag)).toEqual([hidden(2), hidden(1)])
    // A partner knows bag and partner's screen together; a rival bag and both screens.
    expect(pool(t, 0, 'camp-0')).toEqual(['blue-01', 'blue-02', 'red-02', 'red-03'])
    expect(pool(t, 1, 'camp-0')).toEqual(['blue-01', 'blue-02', 'red-01'])
    expect(pool(t, 2, 'camp-0')).toEqual(['blue-01', 'blue-02', 'red-01', 'red-02', 'red-03'])
    expect(pool(t, 2, 'camp-1')).toEqual(['blue-03', 'red-05'])
  })

  test('EC-HIDE5: neither the tile a partner picks nor the tiles he draws reach the other', () => {
    const given = { ...TEAMS, screens: [['red-01', 'basic-red'], ['red-02'], ['red-04'], ['red-05']] }
    const one = scene(given).answer(0, { do: 'deploy', tile: 'red-01' })
    const other = scene(given).answer(0, { do: 'deploy', tile: 'basic-red' })
    expect(canonical(one.seen(1))).toBe(canonical(other.seen(1)))
    const t = scene({ ...TEAMS, on: [laid('blue-07', 0, 1, 'port')] })
    t.activate(0, 1, 'port')
    expect(t.told('drew').map((event) => redact(event, 1))).toEqual([{ e: 'drew', seat: 0, count: 1 }])
  })
})

describe('a reveal', () => {
  const take = (tile: string): EvilCorpMove => ({ do: 'take', from: 'screen', tile })
  const given = {
    screens: [['basic-yellow'], ['basic-red', 'basic-red', 'basic-blue', 'red-14', 'red-09']],
    on: [laid('red-05', 0, 0, 'port')] as const,
  }

  test('EC-HIDE8, EC-RULING46: it lifts the secrecy of the tiles shown, and of no other', () => {
    const t = scene(given).activate(0, 0, 'port')
    expect([t.question, t.asked]).toEqual(['reveal', [1]])
    t.answer(1, take('basic-red')).answer(1, take('red-14'))
    // Nothing is shown before all are picked.
    expect(t.told('revealed')).toEqual([])
    expect(JSON.stringify(t.seen(0).state.agenda)).not.toContain('picked')
    t.answer(1, take('basic-blue'))
    const [revealed] = t.told('revealed')
    expect(revealed?.secret).toBeUndefined()
    expect(t.names(revealed?.shown as Kind[])).toEqual(['basic-blue', 'basic-red', 'red-14'])
    expect(t.seen(0).state.screens[1]).toEqual(hidden(5))
    expect(t.screen(1)).toHaveLength(5)
    t.deploy(1, 'red-14', 0, 'battlefield')
    expect(t.tileAt(1, 0, 'battlefield')).toBe('red-14')
  })

  test('EC-RULING104: two equal tiles, one of them revealed, cannot be told apart afterwards', () => {
    const shown = scene(given).activate(0, 0, 'port')
    const before = shown.seen(0)
    for (const tile of ['basic-red', 'basic-blue', 'red-14']) shown.answer(1, take(tile))
    const after = shown.seen(0)
    expect(after.state.screens).toEqual(before.state.screens)
    expect(after.state.known).toEqual([])
    expect(after.unseen).toEqual(before.unseen)
    expect(shown.legal(1).filter((move) => move.do === 'deploy')).toHaveLength(4)
  })
})

describe('chance', () => {
  test('EC-RULING88: nobody is sent the generator, and what it would do next cannot be seen', () => {
    const t = scene(DUEL)
    for (const seat of [0, 1, SPECTATOR]) {
      const seen = t.seen(seat)
      expect(seen.state.rng).toEqual([0, 0, 0, 0])
      const later: EvilCorp = clone(t.s)
      later.rng = [1, 2, 3, 4]
      expect(canonical(view(evilCorp, later, seat))).toBe(canonical(seen))
    }
  })

  test('EC-RULING88: the same start and the same answers give the same game', () => {
    const ends = [0, 0, 1].map((at) =>
      [...randomGame(3, at)].map(({ move, seat }) => canonical({ move, seat })),
    )
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).not.toEqual(ends[0])
  })
})
