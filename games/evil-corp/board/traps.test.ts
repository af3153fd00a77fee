/** What is told and asked before a move that nobody means: powers that only cost own tiles, and a pass too early. */
import { play, view as viewOf } from '@duskhall/kernel'
import { drawBoard, seatsFor } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { type Given, laid, type Scene, scene } from '../rules/testing/scene.ts'
import type { EvilCorpMove } from '../state.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'

const seats = seatsFor(2, 0)
const seenBy = (t: Scene) => viewOf(evilCorp, t.s, 0)

/** What is said of the first answer of that sort, and what is asked about it. */
function told(t: Scene, sort: EvilCorpMove['do'], lang: 'en' | 'fr' = 'en') {
  const move = seenBy(t).question?.moves.find((legal) => legal.do === sort)
  if (!move) throw new Error(`Nobody can answer with ${sort}.`)
  return {
    says: board.consequence(seenBy(t), move, seats, lang),
    asks: board.confirm(seenBy(t), move, seats, lang),
  }
}

const used = (tile: string, given: Given = {}) =>
  told(
    scene({ screens: [[]], ...given, on: [laid(tile, 0, 0, 'battlefield'), ...(given.on ?? [])] }),
    'activate',
  )

const mate = laid('basic-red', 0, 0, 'fortification')
const rival = laid('basic-red', 1, 0, 'battlefield')

test('a power that can only kill own tiles says so and is asked about', () => {
  const one = used('red-04', { on: [mate] })
  expect(one.says).toContain('this power can only kill your own tiles')
  expect(one.asks).toBe('This power can only kill your own tiles. Use it anyway?')
  expect(used('red-04', { on: [mate, laid('basic-blue', 0, 0, 'port')] }).asks).toBe(one.asks)
  expect(used('red-04', { on: [mate, rival] }).asks).toBeNull()
})

test('a tile that would throw itself away for nothing says so', () => {
  expect(used('red-03').asks).toBe('This power can only cost you the tile itself. Use it anyway?')
  expect(used('red-03', { on: [rival] }).asks).toBeNull()
  expect(used('red-03', { on: [mate] }).asks).toContain('only kill your own tiles')
})

test('a banishment is a trap where it can only fall on tiles in play, itself among them', () => {
  expect(used('yellow-02').asks).toContain('only cost you the tile itself')
  expect(used('yellow-02', { on: [mate] }).asks).toContain('only banish your tiles in play')
  expect(used('yellow-02', { discards: [['basic-red']] }).asks).toBeNull()
  expect(used('yellow-15', { on: [mate], screens: [['basic-red']] }).asks).toBeNull()
})

test('a power that draws nothing and still discards says so', () => {
  const screens = [['basic-red', 'basic-blue', 'basic-yellow']]
  expect(used('blue-08', { screens }).asks).toBe('This power can only make you discard. Use it anyway?')
  expect(used('blue-08', { screens, bags: [['basic-red']] }).asks).toBeNull()
})

test('a column of a demon and the power of somebody in the queue are looked at alike', () => {
  const summoning = (...on: ReturnType<typeof laid>[]) => {
    const t = scene({ screens: [['blue-10', 'basic-red']], on, asleep: ['demon-banish', 'demon-cycle'] })
    return told(t.deploy(0, 'blue-10', 0, 'portal'), 'summon')
  }
  expect(summoning(mate).asks).toContain('only kill your own tiles')
  expect(summoning(mate, rival).asks).toBeNull()
  const copying = (...queue: string[]) => used('yellow-14', { queue, on: [mate] }).asks
  expect(copying('red-04')).toContain('only kill your own tiles')
  expect(copying('red-04', 'yellow-10')).toBeNull()
})

test('where a deployment kill may not be declined, the space is asked about', () => {
  const deployed = (declineKill: 'ownTilesOnly' | 'never') => {
    const t = scene({ screens: [['red-11', 'basic-red']], on: [mate], options: { declineKill } })
    play(evilCorp, t.s, 0, { do: 'deploy', tile: 'red-11' })
    return told(t, 'place', 'fr').asks
  }
  expect(deployed('ownTilesOnly')).toBeNull()
  expect(deployed('never')).toBe("Ce pouvoir ne peut éliminer que vos tuiles. L'utiliser quand même\u00a0?")
})

test('an own tile among others is told before it is killed, and asked about once', () => {
  const aimed = (...on: ReturnType<typeof laid>[]) => {
    const t = scene({ on: [laid('red-04', 0, 0, 'battlefield'), mate, ...on] }).activate(0, 0, 'battlefield')
    const move = t.tile(0, 0, 'fortification')
    return [board.consequence(seenBy(t), move, seats, 'en'), board.confirm(seenBy(t), move, seats, 'en')]
  }
  const [says, asks] = aimed(rival)
  expect(says).toContain('it is your own tile')
  expect(asks).toMatch(/is your own tile. Kill it anyway\?$/)
  // Only own tiles: that was asked before the power was used.
  expect(aimed(laid('basic-blue', 0, 0, 'port'))[1]).toBeNull()
})

const passing = (given: Given) =>
  board.confirm(seenBy(scene({ screens: [[]], queue: [], ...given })), { do: 'pass' }, seats, 'en')

test('passing with actions left is asked once more, and not otherwise', () => {
  const screens = [['basic-red', 'basic-yellow']]
  expect(passing({ screens })).toBe('You can still deploy 2 tiles. Pass for the rest of the Day?')
  expect(passing({ screens: [[], ['basic-red']], gold: [9, 9], queue: ['red-04'] })).toContain('recruit 1')
  expect(passing({})).toBeNull()
  const t = scene({ screens })
  expect(board.confirm(seenBy(t), { do: 'deploy', tile: 'basic-red' }, seats, 'en')).toBeNull()
  expect(board.endTurn?.(seenBy(t))).toEqual({ do: 'pass' })
  expect(board.endTurn?.(viewOf(evilCorp, t.s, 1))).toBeNull()
})

test('a pass does not miss what would change nothing or only do harm, and such a power does not glow as if it did', () => {
  const options = { activateWithoutEffect: true }
  const killer = laid('red-04', 0, 0, 'battlefield')
  const shown = (...on: ReturnType<typeof laid>[]) =>
    drawBoard(board, texts, seenBy(scene({ screens: [[]], queue: [], options, on: [killer, ...on] })))
  expect(passing({ options, on: [killer] })).toBeNull()
  expect(shown()).toMatch(/data-legal="" data-idle=""/)
  expect(told(scene({ screens: [[]], options, on: [killer] }), 'activate').says).toContain(
    'othing comes of it',
  )
  expect(passing({ options, on: [killer, rival] })).toContain('activate 1 tile')
  expect(shown(rival)).not.toContain('data-idle')
  expect(passing({ on: [killer, mate] })).toBeNull()
})
