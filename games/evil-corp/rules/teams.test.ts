import { canonical, type GameEvent, redact, type Step, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Played } from '../../testing/random-game.ts'
import { boxOf, STANDARD } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { randomGame } from './testing/random-game.ts'
import { laid, scene } from './testing/scene.ts'

const RED = ['basic-red', 'basic-red', 'basic-red', 'basic-red']
const SCREENS = [RED, RED, RED, RED]

function activate(where: object): EvilCorpMove {
  return { do: 'activate', ...where } as EvilCorpMove
}

test('EC-TEAM1, EC-TEAM8, EC-EX12, EC-RULING113: one recruits into the common bag, the other draws that very tile', () => {
  const t = scene({
    seats: 4,
    screens: SCREENS,
    gold: [2, 0],
    queue: ['red-02', 'red-14'],
    discards: [['basic-blue'], []],
    on: [laid('blue-07', 0, 2, 'port')],
  })
  t.recruit(0, 1)
  expect(t.asked).toEqual([1])
  t.activate(1, 2, 'port')
  expect([t.screen(1), t.screen(0)]).toEqual([[...RED, 'red-02'], RED])
  expect([t.bag(0), t.discard(0)]).toEqual([[], ['basic-blue']])
})

test('EC-TEAM2, EC-TEAM7, EC-EX11: one earns, the other spends in the same team turn', () => {
  const t = scene({
    seats: 4,
    screens: [['basic-yellow', ...RED], RED, RED, RED],
    queue: ['red-10', 'red-14'],
  })
  t.deploy(0, 'basic-yellow', 0, 'port')
  expect([t.purse(0), t.asked]).toEqual([3, [1]])
  t.recruit(1, 1)
  expect([t.purse(0), t.bag(0), t.purse(1)]).toEqual([0, ['red-10'], 0])
})

test('EC-TEAM3, EC-TEAM4: tiles of both members move one pawn, and the token and the victory are the team’s', () => {
  const t = scene({
    seats: 4,
    screens: SCREENS,
    tokens: [1, 0],
    conquest: [{}, { 0: 1 }],
  })
  expect(t.s.villages.map(({ halves }) => halves.length)).toEqual([2, 2, 2])
  // Neither member alone reaches the second conquest icon.
  t.put(laid('basic-red-strong', 0, 1, 'fortification'))
  t.deploy(0, 'basic-red', 1, 'battlefield').deploy(1, 'basic-red', 1, 'battlefield', 1).passAll()
  expect(t.told('token')).toEqual([{ e: 'token', village: 1, camp: 0, by: 'conquest' }])
  expect(t.s.camps.map((camp) => camp.tokens)).toEqual([2, 0])
  expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'EC-WIN1' })
})

test('EC-TEAM5, EC-ELIG7, EC-ELIG8: both partners deploy on the central board, and only one of them on each end', () => {
  const t = scene({ seats: 4, screens: SCREENS })
  const villages = (seat: number) => {
    const at = t.fork().answer(seat, { do: 'deploy', tile: 'basic-red' })
    return [...new Set(at.legal(seat).flatMap((move) => (move.do === 'place' ? [move.village] : [])))]
  }
  expect([villages(0), villages(1)]).toEqual([
    [0, 1],
    [1, 2],
  ])
  t.deploy(0, 'basic-red', 1, 'battlefield').deploy(1, 'basic-red', 1, 'battlefield', 1)
  expect(t.lead(1, 0)).toBe(2)
  expect([villages(2), villages(3)]).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('EC-TEAM6, EC-TEAM9, EC-EX13, EC-RULING76: a tile just deployed in the centre is activated by the partner, with the reach of the partner', () => {
  const on = [0, 1, 2].map(
    (village) => ({ camp: 1, village, space: 'battlefield', tile: 'basic-red' }) as const,
  )
  const t = scene({ seats: 4, screens: [['red-04', ...RED], RED, RED, RED], on })
  t.deploy(0, 'red-04', 1, 'port')
  expect(t.asked).toEqual([1])
  t.activate(1, 1, 'port')
  expect([t.question, t.asked]).toEqual(['kill', [1]])
  expect(t.legal(1)).toEqual([t.tile(1, 1, 'battlefield'), t.tile(1, 2, 'battlefield')])
  expect(t.refusal(1, t.tile(1, 0, 'battlefield'))).toBe('illegal')
  t.answer(1, t.tile(1, 2, 'battlefield'))
  expect([t.discard(1), t.asked]).toEqual([['basic-red'], [2, 3]])
})

test('EC-TEAM6, EC-TEAM17: a tile on an end board can be activated only by the member who reaches it', () => {
  const t = scene({
    seats: 4,
    screens: SCREENS,
    bags: [['basic-blue', 'basic-blue'], []],
    on: [laid('blue-07', 0, 0, 'port'), laid('blue-15', 0, 1, 'port'), laid('blue-13', 1, 0, 'port')],
  })
  const end = activate(t.where(0, 0, 'port'))
  const centre = activate(t.where(0, 1, 'port'))
  expect([t.offers(0, end), t.offers(0, centre)]).toEqual([true, true])
  expect([t.offers(1, end), t.offers(1, centre)]).toEqual([false, true])
  expect(t.refusal(1, end)).toBe('EC-TEAM17')
  expect(t.refusal(1, activate(t.where(1, 0, 'port')))).toBe('EC-ELIG1')
  expect(t.refusal(0, activate(t.where(1, 0, 'port')))).toBe('EC-ACT1')
})

test('EC-TEAM10, EC-BANISH2: tiles behind a screen serve their holder alone', () => {
  const t = scene({
    seats: 4,
    screens: [['basic-red'], ['basic-blue', 'basic-yellow'], RED, RED],
    on: [laid('yellow-02', 0, 1, 'port')],
  })
  expect(t.legal(0).filter((move) => move.do === 'deploy')).toEqual([{ do: 'deploy', tile: 'basic-red' }])
  expect(t.refusal(0, { do: 'deploy', tile: 'basic-blue' })).toBe('illegal')
  t.activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([{ do: 'take', from: 'screen', tile: 'basic-red' }, t.tile(0, 1, 'port')])
  expect(t.refusal(0, { do: 'take', from: 'screen', tile: 'basic-blue' })).toBe('illegal')
})

test('EC-TEAM13, EC-TEAM14: the team says tile by tile who draws, and either member may say it', () => {
  const t = scene({
    seats: 4,
    screens: [[], [], [], []],
    bags: [['basic-blue', 'basic-blue', 'basic-blue'], RED],
    discards: [RED.concat(RED), RED],
  })
  t.passAll()
  expect([t.question, t.asked]).toEqual(['team-draw', [0, 1]])
  t.answer(0, { do: 'draws', seat: 1 })
  expect(t.told('drew').map(({ seat, count }) => [seat, count])).toEqual([[1, 1]])
  t.answer(1, { do: 'draws', seat: 0 }).answer(0, { do: 'draws', seat: 1 })
  expect(t.screen(0).filter((tile) => tile === 'basic-blue')).toHaveLength(1)
  expect(t.screen(1).filter((tile) => tile === 'basic-blue')).toHaveLength(2)
})

test('EC-TEAM16, EC-RULING35: a pass uses the action of that team turn, and the team then has one action a turn', () => {
  const t = scene({ seats: 4, screens: SCREENS })
  t.pass(0)
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 1, 'battlefield')
  expect(t.asked).toEqual([2, 3])
  t.deploy(3, 'basic-red', 2, 'battlefield').deploy(2, 'basic-red', 0, 'battlefield')
  expect(t.asked).toEqual([1])
  t.deploy(1, 'basic-red', 2, 'battlefield')
  expect(t.asked).toEqual([2, 3])
  t.pass(2, 3)
  expect(t.asked).toEqual([1])
  t.pass(1)
  expect(t.s.round).toBe(2)
})

test('EC-RULING34: an order to a rival chooses one player of the other team and touches that screen only', () => {
  const t = scene({
    seats: 4,
    screens: SCREENS,
    on: [laid('red-02', 0, 1, 'port')],
  })
  t.activate(0, 1, 'port')
  expect(t.legal(0)).toEqual([
    { do: 'rival', seat: 2 },
    { do: 'rival', seat: 3 },
  ])
  t.answer(0, { do: 'rival', seat: 3 })
  expect([t.question, t.asked]).toEqual(['discard', [3]])
  t.answer(3, { do: 'take', from: 'screen', tile: 'basic-red' })
  expect(t.s.screens.map((screen) => screen.length)).toEqual([4, 4, 4, 3])
  expect(t.asked).toEqual([1])
})

test('EC-KILL2, EC-RULING113: a killed tile goes to the common discard of its team', () => {
  const t = scene({
    seats: 4,
    screens: SCREENS,
    on: [laid('red-09', 0, 1, 'port'), laid('basic-blue', 1, 2, 'port')],
  })
  t.activate(1, 1, 'port')
  expect([t.discard(1), t.discard(0)]).toEqual([['basic-blue'], []])
})

test('EC-TEAM11, EC-HIDE5: over whole games a partner sees as little of a screen as a rival', () => {
  for (const { after, events } of randomGame(4, 1)) {
    for (const seat of [0, 1, 2, 3]) {
      const { state } = view(evilCorp, after, seat)
      const seen = state.screens.map((screen) => screen.filter((kind) => kind >= 0).length)
      expect(seen).toEqual(after.screens.map((screen, of) => (of === seat ? screen.length : 0)))
      for (const event of events) {
        if (event.e === 'drew' && event.seat !== seat) expect(redact(event, seat)).not.toHaveProperty('kinds')
      }
    }
  }
})

/** What a seat is told of the events of a play, and sees of the table but for its own screen and its own answer. */
function toldTo(seat: number, events: readonly GameEvent[], after: EvilCorp): string {
  const { state } = view(evilCorp, after, seat)
  const screens = state.screens.map((screen) => screen.length)
  const agenda = state.agenda.map(({ do: name }) => name)
  return canonical([events.map((event) => redact(event, seat)), { ...state, screens, agenda }])
}

test('EC-TEAM12: over whole games a partner is told of a play what the rivals are told, and nothing else', () => {
  const { after } = [...randomGame(4, 0).take(1)][0] as Played<EvilCorp, EvilCorpMove>
  // A word that only the partner of seat 0 hears would be noticed here.
  const whisper: GameEvent[] = [{ e: 'drew', seat: 0, count: 1, secret: { seats: [0, 1], kinds: [3] } }]
  expect(toldTo(1, whisper, after)).not.toBe(toldTo(2, whisper, after))
  let secrets = 0
  for (const at of [0, 1]) {
    for (const { after, events, seat } of randomGame(4, at)) {
      const concerned = new Set([seat, ...events.flatMap(({ secret }) => secret?.seats ?? [])])
      secrets += concerned.size > 0 ? 1 : 0
      const others = [0, 1, 2, 3].filter((other) => !concerned.has(other))
      for (const other of others)
        expect(toldTo(other, events, after)).toBe(toldTo(others[0] as number, events, after))
      // Nobody is told a secret together with somebody else.
      for (const { secret } of events) expect(secret?.seats.length ?? 1).toBe(1)
      for (const { secret } of after.agenda as Step[]) expect(secret?.seats.length ?? 1).toBe(1)
    }
  }
  expect(secrets).toBeGreaterThan(100)
})

test('EC-TEAM12: what a team decides together at Night is open to all, or sealed from the partner too', () => {
  const open = scene({
    seats: 4,
    screens: [[], [], [], []],
    bags: [['red-01'], RED],
    discards: [RED],
  }).passAll()
  expect([open.question, open.asked]).toEqual(['team-draw', [0, 1]])
  open.answer(1, { do: 'draws', seat: 0 })
  for (const seat of [1, 2, 3]) expect(open.heard(seat)[0]).toEqual({ e: 'drew', seat: 0, count: 1 })
  const fort = (camp: number) => ({ camp, village: 1, space: 'fortification', tile: 'basic-red' }) as const
  const sealed = scene({ seats: 4, on: [fort(0), fort(1)], gold: [2, 2] }).passAll()
  const keep = sealed.legal(0).find((move) => move.do === 'upkeep' && move.kept.length > 0) as EvilCorpMove
  sealed.answer(0, keep)
  for (const seat of [1, 2, 3]) expect(canonical(sealed.seen(seat).state.agenda)).not.toContain('kept')
})

test('EC-TEAM18: there are no words for the partner alone: an answer holds names of the game and nothing else', () => {
  const { tiles, demons } = boxOf({ content: STANDARD })
  const names = new Set([...tiles, ...demons].map(({ id }) => id))
  const words = new Set(['screen', 'discard', 'gold', 'magicGold'])
  for (const { legal } of randomGame(4, 0)) {
    for (const { do: _, ...said } of legal)
      for (const word of canonical(said).match(/(?<=:)"[^"]*"/g) ?? [])
        expect(names.has(word.slice(1, -1)) || words.has(word.slice(1, -1)), word).toBe(true)
  }
  const t = scene({ seats: 4 })
  const withWords = { do: 'pass', say: 'I hold a captain.' } as EvilCorpMove
  expect(t.refusal(0, withWords)).toBe('illegal')
})
