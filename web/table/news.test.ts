import type { GameEvent, Table, View } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Told } from '../play/told.ts'
import { heardBefore, newsOf } from './news.ts'

const events = (...names: string[]): GameEvent[] => names.map((e) => ({ e }))
const told = (at: number, seat: number | null, ...happened: GameEvent[]): Told => ({
  at,
  seat,
  events: happened,
  before: {} as Table,
  view: {} as View,
})
const named = (log: readonly Told[]) => log.flatMap(({ events: all }) => all.map(({ e }) => e))

const setOut = told(0, null, ...events('set out'))
const mine = told(1, 0, ...events('mine'))
const theirs = told(2, 1, ...events('theirs', 'and more'))

test('what comes to the log is news, once', () => {
  const first = newsOf([], [setOut, mine])
  expect(named(first.fresh)).toEqual(['set out', 'mine'])
  const second = newsOf(first.heard, [setOut, mine, theirs])
  expect(named(second.fresh)).toEqual(['theirs', 'and more'])
  expect(second.taken).toEqual([])
  expect(newsOf(second.heard, [setOut, mine, theirs]).fresh).toEqual([])
})

test('what is shown step by step is told in parts, and not again when it is watched again', () => {
  const part = { ...theirs, events: theirs.events.slice(0, 1) }
  const first = newsOf([setOut, mine], [setOut, mine, part])
  expect(named(first.fresh)).toEqual(['theirs'])
  const second = newsOf(first.heard, [setOut, mine, theirs])
  expect(named(second.fresh)).toEqual(['and more'])
  const again = newsOf(second.heard, [setOut, mine, part])
  expect(again.fresh).toEqual([])
  expect(again.taken).toEqual([])
  expect(newsOf(again.heard, [setOut, mine, theirs]).fresh).toEqual([])
})

test('what is taken back is told, and so is what is done instead', () => {
  const other = told(1, 0, ...events('another'))
  const { taken, fresh, heard } = newsOf([setOut, mine, theirs], [setOut, other])
  expect(named(taken)).toEqual(['mine', 'theirs', 'and more'])
  expect(named(fresh)).toEqual(['another'])
  expect(heard).toEqual([setOut, other])
})

test('whoever comes to a table hears it from their own last move on', () => {
  expect(heardBefore([setOut, mine, theirs], 0)).toEqual([setOut])
  expect(heardBefore([setOut, mine, theirs], 1)).toEqual([setOut, mine])
  expect(heardBefore([setOut], 0)).toEqual([])
})
