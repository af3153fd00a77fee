/** For tests of boards: in every arrangement whatever the rules ask can be answered. */
import type { Move, Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { ARRANGEMENTS } from '../arrangement.ts'
import { type Answerable, unanswerable } from './answerable.tsx'

export function testAnswers<S extends Table, M extends Move>(parts: Answerable<S, M>): void {
  test.each(ARRANGEMENTS)('in %s every legal move has a place to be given', (arrangement) => {
    expect(unanswerable(parts, arrangement)).toEqual([])
  })
}
