/** Games are played, and won, by somebody who sees nothing, on a desktop and on a phone, in both languages. */
import { readFileSync } from 'node:fs'
import { gameOf } from '@duskhall/games'
import { texts as evilCorp } from '@duskhall/games/evil-corp/text/index.ts'
import { texts as kingdomRush } from '@duskhall/games/kingdom-rush/text/index.ts'
import { texts as terrors } from '@duskhall/games/terrors-of-london/text/index.ts'
import { texts as villainous } from '@duskhall/games/villainous/text/index.ts'
import { type Game, type GameTexts, type Language, readRecord } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { historyOf } from '../web/play/history.ts'
import { knownPlayers, readerOf } from '../web/play/people.ts'
import { storyOf } from '../web/play/told.ts'
import type { Player } from '../web/store/tables.ts'
import { logLines, plain } from '../web/table/log-lines.ts'
import { type Listened, playByEar, YOUR_TURN } from './by-ear.ts'
import { type Ears, ears, LISTENING, WATCHING } from './ears.ts'
import { evilCorp as evilCorpPlan } from './plans/evil-corp.ts'
import { kingdomRush as kingdomRushPlan } from './plans/kingdom-rush.ts'
import { terrors as terrorsPlan } from './plans/terrors-of-london.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

const arrive = visitors()

const TEXTS: { readonly [G in GameId]: { readonly [L in Language]: unknown } } = {
  'evil-corp': evilCorp,
  'terrors-of-london': terrors,
  villainous,
  'kingdom-rush': kingdomRush,
}

/** The lines of the log of that game, as the first seat may read them. */
async function linesOf(visitor: Visitor, game: GameId): Promise<readonly string[]> {
  const { page, words } = visitor
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: words.more, exact: true }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^(Save the record|Enregistrer la partie)/ }).click()
  const file = readRecord(readFileSync(await (await saved).path(), 'utf8'))
  const played = gameOf(game) as Game
  const told = storyOf(played, historyOf(played, file)).toldTo(0)
  const { players } = file as unknown as { players: readonly Player[] }
  const { names } = readerOf(knownPlayers(players, game), 0, visitor.language)
  const texts = TEXTS[game][visitor.language] as GameTexts
  return logLines(texts, told, { you: 0, names }).map(plain)
}

const EVIL_CORP = { game: 'evil-corp', title: 'Evil Corp.', plan: evilCorpPlan } as const
const TERRORS = { game: 'terrors-of-london', title: 'Terrors of London', plan: terrorsPlan } as const
const ON_A_DESKTOP = { on: 'a desktop', language: 'en', viewport: DESKTOP } as const
const ON_A_PHONE = { on: 'a phone', language: 'fr', viewport: PHONE } as const

/** What a game has earned is said when it is over; no line of the log tells of it. */
const MEDALS = /^(A|Une|\d+) (new medal|nouvelles? médaille)/

/** Whatever happened was said, and whatever stood there could be understood. */
async function expectHeard(visitor: Visitor, listener: Ears, game: GameId, listened: Listened) {
  const { heard, met, unexplained, echoed } = listened
  // Where motion is not wanted, nothing moved all the while.
  expect(await listener.moved()).toEqual([])
  // Nothing that is dim keeps its reason to itself.
  expect([...unexplained]).toEqual([])
  expect([...echoed]).toEqual([])
  // No amount stands alone.
  expect([...met].filter((name) => /^[−+]?\d+$|, \d+$/.test(name))).toEqual([])
  // Every line of the log was said once, in order, and nothing else but what was asked.
  const lines = await linesOf(visitor, game)
  expect(lines.length).toBeGreaterThan(50)
  const others = (sentence: string) => !YOUR_TURN.test(sentence) && !MEDALS.test(sentence)
  expect(heard.filter(others)).toEqual(lines)
}

/** Cards and bots change, and with them the tables that a simple plan wins: it tries some. */
const SEEDS = ['e', 'd', 'a', 'f']
const isWon = ({ ending }: Listened) => !/^(Defeat|Défaite|$)/.test(ending)

test.each([
  { ...EVIL_CORP, ...ON_A_DESKTOP },
  { ...EVIL_CORP, ...ON_A_PHONE },
  { ...TERRORS, ...ON_A_DESKTOP },
  { ...TERRORS, ...ON_A_PHONE },
])('$title is won by ear on $on ($language)', async ({ game, plan, language, viewport }) => {
  const settings = { interludes: viewport === DESKTOP ? 'summary' : 'never' }
  for (const seed of SEEDS) {
    const visitor = await arrive({ language, viewport, settings, before: LISTENING + WATCHING })
    const listener = await ears(visitor)
    await layTable(visitor, { game, seed })
    const listened = await playByEar(visitor, listener, plan)
    if (!isWon(listened)) continue
    await expectHeard(visitor, listener, game, listened)
    return
  }
  expect.fail('None of these tables was won.')
})

test.each([ON_A_DESKTOP, ON_A_PHONE])(
  'the first scenario of Kingdom Rush is played to its end by ear, alone, on $on ($language)',
  // Several hundred answers; on a busy machine each takes its time.
  { timeout: 480_000 },
  async ({ language, viewport }) => {
    const visitor = await arrive({ language, viewport, before: LISTENING + WATCHING })
    const listener = await ears(visitor)
    await layTable(visitor, { game: 'kingdom-rush', seed: 'three', seats: 1 })
    const listened = await playByEar(visitor, listener, kingdomRushPlan)
    expect(listened.ending).toMatch(/^(The Kingdom|Le Royaume) /)
    await expectHeard(visitor, listener, 'kingdom-rush', listened)
  },
)
