import { afterEach, expect, test, vi } from 'vitest'
import { played } from '../analysis/testing/played.ts'
import { stubStorage } from '../diary/testing/kept.ts'
import { storyOf } from '../play/told.ts'
import type { Player } from '../store/tables.ts'
import { meet } from './meet.ts'
import { piecesMet } from './pieces-met.ts'

afterEach(() => vi.unstubAllGlobals())

const person: Player = { name: '', kind: 'person', icon: 'cat' }
const bot: Player = { name: 'Vex', kind: 'bot', icon: 'brain', level: 'regular' }

async function finished(id: string, moves = Number.POSITIVE_INFINITY) {
  const { game, board, texts, history } = await played(id, 'collected')
  const story = storyOf(game, history.slice(0, moves))
  const gallery = board.cards.list(game.content.standard, 'en').map((card) => card.id)
  const meets = (players: readonly Player[], inherited?: number) => {
    stubStorage()
    meet({ game: id, players, saved: 5, ...(inherited ? { inherited } : {}) }, texts, board.cards, story)
    return piecesMet.entries.map(({ piece }) => piece)
  }
  return { gallery, meets }
}

test.each(['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush'])(
  '%s: what the log of a game has named is met, and stands in the gallery',
  async (id) => {
    const { gallery, meets } = await finished(id)
    const met = meets([person, bot])
    expect(met.length).toBeGreaterThan(5)
    expect(met.filter((piece) => !gallery.includes(piece))).toEqual([])
    expect(met.length).toBeLessThan(gallery.length)
  },
)

test('what only another was told of is not met', async () => {
  const { meets } = await finished('villainous', 25)
  const both = new Set([...meets([person, bot]), ...meets([bot, person])])
  expect(meets([person, bot]).length).toBeLessThan(both.size)
  expect(new Set(meets([person, person]))).toEqual(both)
})

test('in a game of bots, or in one that others began, nothing is met', async () => {
  const { meets } = await finished('villainous')
  expect(meets([bot, bot])).toEqual([])
  expect(meets([person, bot], 9)).toEqual([])
})
