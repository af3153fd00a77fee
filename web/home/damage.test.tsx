/** Whatever lies in the store, the hall opens: what is sound is listed, what is not is shown as damaged. */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../i18n/index.ts'
import { rawText } from '../record/files.ts'
import { damagedEntry, readInfo, readTable } from '../store/entries.ts'
import { infoOf } from '../store/tables.ts'
import { damaged } from '../store/testing/damage.ts'
import { savedTable } from '../store/testing/saved-table.ts'
import '../table/table-icons.ts'
import { ContinueCards } from './ContinueCards.tsx'
import { DamagedRow, GameRow } from './GameRow.tsx'

afterEach(() => speak('en'))

const table = { ...savedTable('t', 4), teams: [[0], [1]], resigned: 1 }
const info = infoOf(table)

function shown(found: unknown): string {
  const game = readInfo(found)
  if (!game) return renderToStaticMarkup(<DamagedRow entry={damagedEntry('t', found)} onRemove={() => {}} />)
  return renderToStaticMarkup(
    <>
      <GameRow game={game} onRemove={() => {}} />
      <ContinueCards games={[game]} onLibrary={() => {}} />
    </>,
  )
}

test('a sound game is no damaged one, with and without what older saves lack', () => {
  expect(readTable(table)).toBe(table)
  expect(readInfo(info)).toBe(info)
  const { teams: _, resigned: __, ...bare } = table
  expect(readTable({ ...bare, caption: 'Round 1' })).not.toBeNull()
  expect(shown(info)).toContain('Evil Corp.')
})

test('what can still be read of a damaged game is said, in both languages', () => {
  expect(shown({ ...info, players: null })).toContain('Evil Corp.: damaged game')
  speak('fr')
  expect(shown({ ...info, players: null }).replaceAll('\u00a0', ' ')).toContain('Evil Corp. : partie abîmée')
  expect(shown(null)).toContain('Partie abîmée')
})

test('every button of a row says which game it is for', () => {
  const labels = (html: string) =>
    [...html.matchAll(/<(?:a|button)[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name)
  const row = (saved: number) =>
    labels(renderToStaticMarkup(<GameRow game={{ ...info, over: false, saved }} onRemove={() => {}} />))
  const [go, replay, remove] = row(Date.UTC(2026, 10, 16, 12))
  expect(go).toMatch(/^Continue, Evil Corp\., .+ 2026/)
  expect(replay).toMatch(/^Replay, Evil Corp\., /)
  expect(remove).toMatch(/^Remove, Evil Corp\., /)
  expect(row(Date.UTC(2026, 10, 17, 12))).not.toContain(remove)
  expect(labels(shown({ ...info, players: null }))).toEqual([
    expect.stringMatching(/^Save it as a file, Evil Corp\.: damaged game/),
    expect.stringMatching(/^Remove, Evil Corp\.: damaged game/),
  ])
})

describe('random damage', () => {
  test('of an entry of the list is shown as a game or as damaged, and never as nothing', () => {
    fc.assert(
      fc.property(damaged(info), (found) => {
        expect(shown(found)).toContain('<li')
        expect(shown(found)).not.toContain('<img')
      }),
      { numRuns: 2000 },
    )
  })

  test('of a saved table is told apart from a table, and leaves as a file', () => {
    fc.assert(
      fc.property(damaged(table), (found) => {
        const read = readTable(found)
        if (read) expect(readInfo(infoOf(read))).not.toBeNull()
        expect(JSON.parse(rawText(found))).toHaveProperty('format')
      }),
      { numRuns: 2000 },
    )
  })

  test('that holds itself leaves as a file too', () => {
    const self: { [name: string]: unknown } = { many: 10n, when: new Map() }
    self.self = self
    let deep: unknown = 0
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(JSON.parse(rawText([self, deep])).found[0]).toMatchObject({ many: '10', self: '(itself)' })
  })
})
