/** Whom a seat plays, as the diary writes it down. */
import { gameOf } from '@duskhall/games'
import { loadTexts } from '@duskhall/games/registry.ts'
import { bySort, randomGame } from '@duskhall/games/testing/random-game.ts'
import type { Game } from '@duskhall/kernel'
import { expect, test } from 'vitest'

test.each(['terrors-of-london', 'villainous', 'kingdom-rush'])(
  '%s: at the end every seat is somebody else, and nobody is asked in vain before',
  async (id) => {
    const { en, fr } = await loadTexts(id)
    let sides: { readonly en: string[]; readonly fr: string[] } | undefined
    for (const { after } of randomGame(gameOf(id) as Game, { seats: 2, at: 1, choose: bySort })) {
      const of = ({ side }: typeof en) => [0, 1].map((seat) => side?.(after, seat) ?? 'missing')
      sides = { en: of(en), fr: of(fr) }
    }
    for (const names of [sides?.en, sides?.fr]) {
      expect(names?.every((name) => /^\p{Lu}/u.test(name))).toBe(true)
      expect(new Set(names).size).toBe(2)
    }
  },
)

test('evil-corp: all managers are alike', async () => {
  expect((await loadTexts('evil-corp')).en.side).toBeUndefined()
})
