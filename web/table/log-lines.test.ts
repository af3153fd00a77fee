import type { GameEvent, GameTexts, LogRank, Table, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { folded, logLines, plain, withHints } from './log-lines.ts'

/** Sentences are the names of the events; the rank is the first letter of each. */
const RANKS: { readonly [letter: string]: LogRank } = { A: 'action', h: 'heading', x: 'aside' }
const texts = {
  language: 'en',
  say: ({ e }: GameEvent) => e,
  rank: ({ e }: GameEvent) => RANKS[e[0] ?? ''] ?? 'effect',
} as Partial<GameTexts> as GameTexts

let moves = 0
const told = (...events: string[]): Told => ({
  at: ++moves,
  seat: 0,
  events: events.map((e) => ({ e })),
  before: {} as Table,
  view: {} as View,
})
const read = (...log: Told[]) => logLines(texts, log, { you: 0, names: [] }).map(plain)
const seen = (...log: Told[]) =>
  folded(logLines(texts, log, { you: 0, names: [] })).map((line) => [plain(line), line.times ?? 1])

test('what an action cost stands under it, though it was paid before', () => {
  expect(read(told('paid', 'A recruits', 'x queued'))).toEqual(['A recruits', 'paid', 'x queued'])
})

test('a forced answer is told under what was done, and parts it from what came before', () => {
  const { events, ...rest } = told('killed', 'x turned', 'forced', 'A passes', 'drew')
  const mine = events.map((event) => (event.e === 'forced' ? { ...event, move: { do: 'pass' } } : event))
  expect(read({ ...rest, events: mine, midway: () => ({}) as Table })).toEqual([
    'killed',
    'x turned',
    'A passes',
    'forced',
    'drew',
  ])
})

test('that somebody else had no choice is not told, and parts what was done all the same', () => {
  expect(read(told('killed', 'x turned', 'forced', 'A passes', 'drew'))).toEqual([
    'killed',
    'x turned',
    'A passes',
    'drew',
  ])
})

test('effects stay with their own action, and under their heading', () => {
  expect(read(told('A plays', 'gains', 'A attacks', 'hurts'))).toEqual([
    'A plays',
    'gains',
    'A attacks',
    'hurts',
  ])
  expect(read(told('A passes', 'h Night', 'leads', 'h Day'))).toEqual([
    'A passes',
    'h Night',
    'leads',
    'h Day',
  ])
})

test('what happens alike several times in a row is one line with its number', () => {
  const cultist = () => told('A plays Cultist', 'gains 1')
  expect(seen(cultist(), cultist(), cultist(), told('A plays Fanatic'))).toEqual([
    ['A plays Cultist', 3],
    ['gains 1', 1],
    ['A plays Fanatic', 1],
  ])
})

test('actions alike with other effects are told apart, and so are headings', () => {
  expect(seen(told('A plays', 'gains 1'), told('A plays', 'gains 2'))).toHaveLength(4)
  expect(seen(told('h Round'), told('h Round'))).toHaveLength(2)
})

test('a folded line shows the table after the last of them', () => {
  const [first, last] = [told('A plays'), told('A plays')]
  const [line] = folded(logLines(texts, [first, last], { you: 0, names: [] }))
  expect(line?.at).toBe(last.at)
})

test('that somebody asked for a hint stands where it was asked', () => {
  const log = [told('A builds'), told('A passes')]
  const [first] = log
  const lines = withHints(
    logLines(texts, log, { you: 0, names: [] }),
    [{ at: first?.at ?? 0, seat: 0 }],
    () => 'hint',
  )
  expect(lines.map(plain)).toEqual(['A builds', 'hint', 'A passes'])
})
