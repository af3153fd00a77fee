/** What the content file of every game keeps to. */
import { ContentError, open, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { refusalOf } from './testing/content.ts'

/** The file with other words about where its data come from. */
function retold(file: unknown): unknown {
  if (Array.isArray(file)) return file.map(retold)
  if (typeof file !== 'object' || file === null) return file
  const words: { readonly [field: string]: unknown } = {
    provenance: 'source',
    confidence: 'low',
    note: 'Again.',
  }
  return Object.fromEntries(
    Object.entries(file).map(([field, value]) => [field, words[field] ?? retold(value)]),
  )
}

describe.each(games.map((game) => ({ id: game.id, game })))('the content of $id', ({ game }) => {
  const { standard, load, has, file } = game.content

  test('is read as it stands, and a second reading has the same identity', () => {
    expect(has(standard)).toBe(true)
    expect(load(structuredClone(file(standard)))).toBe(standard)
  })

  test('is the same whatever it says about where its data come from', () => {
    const other = retold(file(standard))
    expect(other).not.toEqual(file(standard))
    expect(load(other)).toBe(standard)
  })

  test('is not found under another name', () => {
    expect([has('unheard-of'), file('unheard-of')]).toEqual([false, undefined])
    const opening = { seats: game.seats.min, seed: seedFrom('content'), content: 'unheard-of' }
    expect(() => open(game, opening)).toThrow('unheard-of')
  })

  test.each([null, 7, 'evil', []])('is not %j, which is refused as a whole', (nothing) => {
    expect(() => load(nothing)).toThrow(ContentError)
    expect(refusalOf(load, nothing)).toMatch(/^Content of .+, .+: /)
  })
})
