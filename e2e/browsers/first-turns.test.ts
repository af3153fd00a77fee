/** The first turns of each game and a reload, in the browsers that are not Chromium. */
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
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

/** Two turns and more in each game. */
const ANSWERS = 25

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
    const before = await playOn(player, ANSWERS)
    expect(before.state).toBe('asked')
    expect(Number(/\d+/.exec(before.phase)?.[0])).toBeGreaterThan(1)
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
