/** The first turns of each game and a reload, in the browsers that are not Chromium. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Sight } from '../seat.ts'
import type { GameId } from '../words.ts'
import type { Driver } from './driver.ts'
import { openFirefox } from './firefox.ts'
import { arrive, comeBack, complaints, layTable, type Player, playerAt, playOn } from './player.ts'
import { openWebKit } from './webkit.ts'

const BROWSERS = [
  { browser: 'Firefox', open: openFirefox },
  { browser: 'WebKit', open: openWebKit },
]
const GAMES: readonly GameId[] = ['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush']

/** Two turns and more in each game; where all act freely, others may do some of it, or leave it. */
const ANSWERS = 25
const MOST_ANSWERS = 100

const turnOf = ({ phase }: Sight) => Number(/\d+/.exec(phase)?.[0])

async function playToSecondTurn(player: Player): Promise<Sight> {
  let sight = await playOn(player, ANSWERS)
  for (let given = ANSWERS; turnOf(sight) < 2 && given < MOST_ANSWERS; given++)
    sight = await playOn(player, 1)
  return sight
}

describe.each(BROWSERS)('$browser', ({ open }) => {
  let driver: Driver
  let player: Player
  beforeAll(async () => {
    driver = await open()
    player = playerAt(driver)
  })
  afterAll(() => driver?.close())
  afterEach(async () => expect(await complaints(player)).toEqual([]))

  test.each(GAMES)('plays the first turns of %s, and goes on after a reload', async (game) => {
    await arrive(player, inject('address'))
    await layTable(player, game, 'first turns')
    const before = await playToSecondTurn(player)
    expect(before.state).toBe('asked')
    expect(turnOf(before)).toBeGreaterThan(1)
    expect(await complaints(player)).toEqual([])

    await comeBack(player)
    const after = await playOn(player, 0)
    expect({ phase: after.phase, prompt: after.prompt }).toEqual({
      phase: before.phase,
      prompt: before.prompt,
    })
    expect(after.offers.map(({ name }) => name)).toEqual(before.offers.map(({ name }) => name))
    await playOn(player, 3)
  })
})
