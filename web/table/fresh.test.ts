import type { GameEvent, GameTexts, Seat, Table, View } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { freshIn, type Summary, summaryOf } from './fresh.ts'
import { plain } from './log-lines.ts'
import { recapOf } from './recap.ts'

/** Sentences are the names of the events; what goes to a seat's side has its owner and its place. */
const texts = {
  language: 'en',
  say: ({ e, card = '' }: GameEvent & { card?: string }) => `${e} ${card}`.trim(),
  rank: ({ e }: GameEvent) => (e === 'uses' || e === 'moves' ? 'action' : 'effect'),
} as Partial<GameTexts> as GameTexts

const board = {
  changes: (event: GameEvent) =>
    event.e === 'plays' ? { owner: event.owner as Seat, at: [`card-${event.card}`] } : null,
  means: ['uses'],
} as Partial<BoardModule> as BoardModule

const summary = summaryOf(board, {} as View) as Summary

let moves = 0
const told = (seat: Seat | null, ...events: GameEvent[]): Told => ({
  ...{ at: moves++, seat, events: events.map((event) => ({ seat, ...event })) },
  ...{ before: {} as Table, view: {} as View },
})
const plays = (owner: Seat, card: string): GameEvent => ({ e: 'plays', owner, card })
const reader = { you: 0, names: ['Nora', 'Vex'] }
const marks = (...log: Told[]) => Object.fromEntries(freshIn(texts, log, reader, summary))
const recap = (...log: Told[]) =>
  recapOf(texts, log, reader, () => true, summary)?.lines.map(
    (line) => `${line.against ? '! ' : ''}${plain(line)}`,
  )

test('what others changed is marked until one does something oneself; a question passed in silence is nothing', () => {
  const log = [
    told(null, plays(0, 'laid')),
    told(0, plays(0, 'own')),
    told(1, { e: 'uses' }, plays(0, 'hero')),
  ]
  const marked = { 'card-hero': { text: 'plays hero', against: true } }
  expect(marks(...log)).toEqual(marked)
  expect(marks(...log, told(0), told(1, plays(1, 'ally')))).toEqual({
    ...marked,
    'card-ally': { text: 'plays ally', against: false },
  })
  expect(marks(...log, told(0, { e: 'moves' }))).toEqual({})
})

test('the summary says what came of an icon, and what was done to the reader stands out', () => {
  const log = [
    told(0, { e: 'moves' }),
    told(1, { e: 'moves' }),
    told(1, { e: 'uses' }, plays(1, 'ally')),
    told(1, { e: 'uses' }, { e: 'reveals' }, plays(0, 'hero')),
  ]
  expect(recap(...log)).toEqual(['moves', 'plays ally', '! plays hero'])
})

test('what was done to the reader is told however much came after it', () => {
  const later = ['a', 'b', 'c'].map((card) => told(1, { e: 'uses' }, plays(1, card)))
  const log = [told(0, { e: 'moves' }), told(1, { e: 'uses' }, plays(0, 'hero')), ...later]
  expect(recap(...log)).toEqual(['! plays hero', 'plays b', 'plays c'])
  expect(recapOf(texts, log, reader, () => true, summary)?.more).toBe(1)
})

test('a table that says nothing of it sums up nothing by itself', () => {
  expect(summaryOf({} as Partial<BoardModule> as BoardModule, {} as View)).toBeNull()
})
