/** The end of a game without any name, as it is worded for the only person at the table and for several. */
import { gameOf } from '@duskhall/games'
import { loadTexts } from '@duskhall/games/registry.ts'
import { bySort, randomGame } from '@duskhall/games/testing/random-game.ts'
import { type Game, type Outcome, SPECTATOR, type Table } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { personAt, readerOf } from '../play/people.ts'

function ended(id: string, seats = 2): Table {
  let last: Table | undefined
  for (const { after } of randomGame(gameOf(id) as Game, { seats, at: 1, choose: bySort })) last = after
  return last as Table
}

test.each(['evil-corp', 'terrors-of-london'])(
  '%s: somebody without a name wins in good English and French',
  async (id) => {
    const state = ended(id)
    const { winners } = state.outcome as Outcome
    const winner = winners[0] ?? 0
    const texts = await loadTexts(id)
    const players = [personAt(0, ''), personAt(1, '')]
    const said = (lang: 'en' | 'fr', you: number) =>
      texts[lang].outcome(state.outcome as Outcome, { ...readerOf(players, you, lang), state }).text
    expect(said('en', winner)).toMatch(/^You win\b/)
    expect(said('fr', winner)).toMatch(/^Vous (remportez|gagnez)\b/)
    for (const you of [SPECTATOR, 1 - winner]) {
      expect(said('en', you)).toMatch(new RegExp(`^Player ${winner + 1} wins\\b`))
      expect(said('fr', you)).toMatch(new RegExp(`^Joueur ${winner + 1} (remporte|gagne)\\b`))
    }
  },
)

test('a team of somebody without a name is "you and" the partner', async () => {
  const state = ended('evil-corp', 4)
  const outcome = state.outcome as Outcome
  const [one = 0, other = 0] = outcome.winners
  const texts = await loadTexts('evil-corp')
  const players = [0, 1, 2, 3].map((seat) => personAt(seat, ''))
  const said = (lang: 'en' | 'fr') =>
    texts[lang].outcome(outcome, { ...readerOf(players, one, lang), state }).text
  expect(said('en')).toContain(`(you and Player ${other + 1})`)
  expect(said('fr')).toContain(`(vous et Joueur ${other + 1})`)
})
