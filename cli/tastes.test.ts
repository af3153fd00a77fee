/** The character of every level is felt: what it likes it does clearly more often than the same level without its taste. */
import { LEVELS as ALL_LEVELS, type Bot, botOf, playBout } from '@duskhall/bots'
import { games, knowledgeOf } from '@duskhall/games'
import { type Game, guess, type Move, rngFrom, same, seedFrom, type Taste } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'

/** Games that are watched, and levels whose games are short and the same on every machine. */
const GAMES = 8
const LEVELS = ['apprentice', 'regular', 'skilled']
/** So much greater the odds, to be felt. */
const CLEARLY = 1.2

/** How often it could have done what it likes, and did. */
interface Felt {
  could: number
  did: number
}

/** The bot, and beside it somebody who counts. */
function watched(bot: Bot, { likes }: Taste, felt: Felt): Bot {
  return {
    spec: bot.spec,
    sit(game, knowledge, seed) {
      const player = bot.sit(game, knowledge, seed)
      return {
        *think(view) {
          const legal: readonly Move[] = view.question?.moves ?? []
          const answer = yield* player.think(view)
          const s = guess(game, view, rngFrom(seedFrom(seed, 'watched')))
          const likings = legal.map((move) => likes(s, view.seat, move))
          const most = Math.max(...likings)
          if (likings.every((liking) => liking === most)) return answer
          felt.could++
          if (likings[legal.findIndex((move) => same(move, answer))] === most) felt.did++
          return answer
        },
      }
    },
  }
}

/** How much more often than not. */
function oddsOf(game: Game, spec: string, taste: Taste): number {
  const felt: Felt = { could: 0, did: 0 }
  const bot = watched(botOf(spec), taste, felt)
  for (let n = 0; n < GAMES; n++) {
    const bots = Array.from({ length: Math.max(2, game.seats.min) }, () => bot)
    playBout({ game, knowledge: knowledgeOf(game.id), bots, seed: seedFrom('felt', n) })
  }
  return felt.did / (felt.could - felt.did)
}

const tastes = games.flatMap((game) => LEVELS.map((level) => ({ game, id: game.id, level })))

describe.each(games)('$id', ({ id }) => {
  test('has a taste at every level', () => {
    const own = knowledgeOf(id).tastes ?? {}
    expect(Object.keys(own)).toEqual(Object.keys(ALL_LEVELS))
  })
})

test.each(tastes)('$id, $level: the taste is felt', ({ game, level }) => {
  const taste = knowledgeOf(game.id).tastes?.[level] as Taste
  const [plain, own] = [`plain-${level}`, level].map((spec) => oddsOf(game, spec, taste)) as [number, number]
  expect(own).toBeGreaterThan(plain * CLEARLY)
})
