/** What the content file of every game keeps to. */
import { ContentError, type Game, open, refusals, rngFrom, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { refusalOf } from './testing/content.ts'
import { damaged } from './testing/damage.ts'
import { bySort, randomGame } from './testing/random-game.ts'

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

  test('damaged anywhere is refused with the place, or can be played', () => {
    const r = rngFrom(seedFrom('damage', game.id))
    let refused = 0
    for (let i = 0; i < DAMAGES; i++) {
      const content = loaded(load, damaged(r, file(standard) as object))
      if (content === null) refused++
      else playSome(game, content)
    }
    expect(refused).toBeGreaterThan(DAMAGES / 2)
  })
})

const DAMAGES = 150
const MOVES = 40

/** The content of a file; null where it is refused with the place, for no other reason. */
function loaded(load: (file: unknown) => string, file: unknown): string | null {
  try {
    return load(file)
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError)
    expect((error as Error).message).toMatch(/^Content of .+, .+: /)
    return null
  }
}

function playSome(game: Game, content: string): void {
  let moves = 0
  for (const { before, seat } of randomGame(game, {
    seats: game.seats.min,
    at: 0,
    content,
    choose: bySort,
  })) {
    refusals(game, before, seat)
    if (++moves === MOVES) break
  }
}
