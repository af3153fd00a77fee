import type { GameEvent, GameTexts, LogRank, Seat, Table, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { plain } from './log-lines.ts'
import { lastDone, recapOf } from './recap.ts'

const texts = {
  language: 'en',
  say: ({ e }: GameEvent) => e,
  rank: ({ e }: GameEvent): LogRank => (e.startsWith('does') ? 'action' : 'effect'),
} as Partial<GameTexts> as GameTexts

let moves = 0
const told = (seat: Seat | null, ...events: string[]): Told => ({
  at: moves++,
  seat,
  events: events.map((e) => ({ e, seat })),
  before: {} as Table,
  view: {} as View,
})
const reader = { you: 0, names: ['Nora', 'Vex'] }
const isBot = (seat: Seat) => seat > 0
const recap = (...log: Told[]) => {
  const found = recapOf(texts, log, reader, isBot)
  return found && { lines: found.lines.map(plain), more: found.more }
}

test('one to three lines of what the bots did since the own last move, the newest last', () => {
  const log = [
    told(null),
    told(1, 'does 0'),
    told(0, 'does mine'),
    told(1, 'does 1', 'gains'),
    told(2, 'does 2'),
  ]
  expect(recap(...log)).toEqual({ lines: ['does 1', 'does 2'], more: 0 })
  expect(recap(...log, told(1, 'does 3'), told(1, 'does 4'))).toEqual({
    lines: ['does 2', 'does 3', 'does 4'],
    more: 1,
  })
})

test('a question passed in silence between their moves hides nothing of them', () => {
  const log = [told(0, 'does mine'), told(1, 'does 1'), told(0), told(1, 'does 2')]
  expect(recap(...log)).toEqual({ lines: ['does 1', 'does 2'], more: 0 })
})

test('what they did alike is one line', () => {
  const found = recapOf(texts, [told(0), told(1, 'does it'), told(1, 'does it')], reader, isBot)
  expect(found?.lines).toMatchObject([{ times: 2 }])
})

test('an action that names no seat is theirs who answered', () => {
  const hero: Told = { ...told(1), events: [{ e: 'does activate a hero' }] }
  expect(recap(told(0, 'does mine'), hero, told(1, 'does 1'))).toEqual({
    lines: ['does activate a hero', 'does 1'],
    more: 0,
  })
  expect(lastDone(texts, [told(0, 'does mine'), hero], reader, isBot)?.action.event.e).toContain('activate')
})

test('nothing where they did nothing', () => {
  expect(recap(told(null, 'does set out'), told(0, 'does mine'))).toBeNull()
})

test('while a bot acts, what it did last is said with what came of it', () => {
  const log = [told(0, 'does mine'), told(1, 'does 1', 'gains 1'), told(1, 'does 2', 'gains 2', 'gains 3')]
  const done = lastDone(texts, log, reader, isBot)
  expect(done && [plain(done.action), done.effects.map(plain)]).toEqual(['does 2', ['gains 2', 'gains 3']])
  expect(lastDone(texts, log.slice(0, 1), reader, isBot)).toBeNull()
})
