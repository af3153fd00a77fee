/** No bot of Evil Corp. kills a tile of its own camp while a rival's could be killed, at any count of seats. */
import { botOf, decide } from '@duskhall/bots'
import { knowledgeOf } from '@duskhall/games'
import { campOf } from '@duskhall/games/evil-corp/content/box.ts'
import { evilCorp } from '@duskhall/games/evil-corp/index.ts'
import { randomGame } from '@duskhall/games/evil-corp/rules/testing/random-game.ts'
import { ownerOf } from '@duskhall/games/evil-corp/rules/tiles.ts'
import { type EvilCorp, type EvilCorpMove, placeAt } from '@duskhall/games/evil-corp/state.ts'
import { type Seat, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'

interface Moment {
  readonly s: EvilCorp
  readonly seat: Seat
  readonly name: string
}

function killsOwn({ s, seat }: Moment, move: EvilCorpMove): boolean {
  return move.do === 'tile' && ownerOf(s, placeAt(move.village, move.half, move.space)) === campOf(s, seat)
}

/** Moments of random games where both an own tile and a rival's may be killed. */
function moments(seats: number, most: number): Moment[] {
  const found: Moment[] = []
  for (let game = 0; game < 400 && found.length < most; game++) {
    for (const { before: s, question, seat, legal } of randomGame(seats, game)) {
      const moment = { s, seat, name: `game ${game}, question ${s.asked}` }
      const own = legal.filter((move) => killsOwn(moment, move)).length
      const others = legal.filter((move) => move.do === 'tile').length - own
      if (question === 'kill' && own > 0 && others > 0) found.push(moment)
    }
  }
  return found
}

test.each([2, 3, 4])('EC-RULING107: with %i players', (seats) => {
  const knowledge = knowledgeOf('evil-corp')
  const found = moments(seats, 25)
  expect(found.length).toBeGreaterThan(20)
  for (const moment of found) {
    for (const spec of ['quick', 'greedy', 'apprentice', 'skilled', 'search:40i']) {
      const player = botOf(spec).sit(evilCorp, knowledge, seedFrom('kill', moment.name))
      const move = decide(player.think(view(evilCorp, moment.s, moment.seat))) as EvilCorpMove
      expect(killsOwn(moment, move), `${spec}, ${moment.name}`).toBe(false)
    }
  }
})
