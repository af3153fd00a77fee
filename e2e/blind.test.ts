/** A game is played to its end by somebody who sees nothing, on a desktop and on a phone, in both languages. */
import { readFileSync } from 'node:fs'
import { gameOf } from '@duskhall/games'
import { texts as evilCorp } from '@duskhall/games/evil-corp/text/index.ts'
import { texts as terrors } from '@duskhall/games/terrors-of-london/text/index.ts'
import { type Game, type GameTexts, type Language, readRecord } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { historyOf } from '../web/play/history.ts'
import { storyOf } from '../web/play/told.ts'
import { logLines, plain } from '../web/table/log-lines.ts'
import { type Ears, ears, LISTENING, type Thing } from './ears.ts'
import { DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'
import type { GameId } from './words.ts'

const arrive = visitors()

const TEXTS: { readonly [G in GameId]: { readonly [L in Language]: unknown } } = {
  'evil-corp': evilCorp,
  'terrors-of-london': terrors,
}

const YOUR_TURN = /^(Your turn|À vous)\. /

/** What a name promises: the more, the better. */
function worth({ name }: Thing): number {
  const numbers = [...name.matchAll(/(?:terror|terreur|for|:)\s(\d+)|(\d+) (?:Power|Pouvoir|Coin|Pièce)/g)]
  return numbers.reduce((sum, [, one, other]) => sum + Number(one ?? other), 0)
}

const isPlace = ({ name }: Thing) => /, (free|libre)$|to the (left|right) of|à (gauche|droite) d/.test(name)
const ENDS = /^(Pass until Night|End turn|Passer jusqu'à la Nuit|Passer le tour|Pass$|Passer$)/
/** In the bar of the question, but no answer to it. */
const ASIDE = /^(Undo|Cancel|Skip|Reprendre|Annuler|Aller à|slow|normal|fast|4×|instant|lent|rapide)/

function rank(thing: Thing): number {
  if (ENDS.test(thing.name)) return 4
  if (thing.within.some((name) => /^region (The question|La question)/.test(name))) return 3
  if (isPlace(thing)) return 0
  return thing.role === 'option' ? 1 : 2
}

/** What can be answered, best first. */
function answers(things: readonly Thing[], visitor: Visitor): Thing[] {
  const { table, question } = visitor.words
  return things
    .filter(({ role, disabled, selected, opens, name, within }) => {
      if ((role !== 'button' && role !== 'option') || disabled || selected || opens) return false
      const inQuestion = within.includes(`region ${question}`)
      return inQuestion ? !ASIDE.test(name) : within.includes(`main ${table}`)
    })
    .sort((a, b) => rank(a) - rank(b) || worth(b) - worth(a))
}

const GO_ON = /^(Yes, do it|Oui, faites|Continue |Continuer )/
const isOver = (things: readonly Thing[], { words }: Visitor) =>
  things.some(({ role, name }) => role === 'region' && name === words.course)

/** The next thing to press; null while there is nothing to do, or when the game is over. */
function next(things: readonly Thing[], visitor: Visitor, tried: ReadonlySet<string>): Thing | null {
  const dialog = things.find(({ role }) => role === 'dialog')
  if (dialog) return things.find(({ role, name }) => role === 'button' && GO_ON.test(name)) ?? null
  const choices = answers(things, visitor).filter(({ name }) => !tried.has(name))
  const [best] = choices
  const calls = (thing: Thing) =>
    thing.role === 'tab' &&
    !thing.selected &&
    /something to choose here|un choix à faire ici/.test(thing.name)
  if (!best || ENDS.test(best.name)) return things.find(calls) ?? best ?? null
  return best
}

const MOST = 400
const PATIENCE = 30_000

interface Listened {
  /** Everything that was said, in order. */
  readonly heard: readonly string[]
  /** Names of all things that were met. */
  readonly met: ReadonlySet<string>
  readonly unexplained: ReadonlySet<string>
}

async function playByEar(visitor: Visitor, listener: Ears): Promise<Listened> {
  const met = new Set<string>()
  const unexplained = new Set<string>()
  let tried = new Set<string>()
  const pressed: string[] = []
  let asked = 0
  for (let presses = 0, until = Date.now() + PATIENCE; presses < MOST; ) {
    const things = await listener.read()
    for (const { name, role } of things) if (role !== 'log') met.add(name)
    for (const { name, disabled, description, within } of things)
      if (disabled && !description && within.includes(`main ${visitor.words.table}`)) unexplained.add(name)
    if (isOver(things, visitor)) return { heard: await listener.heard(), met, unexplained }
    const heard = await listener.heard()
    const questions = heard.filter((sentence) => YOUR_TURN.test(sentence)).length
    if (questions !== asked) {
      asked = questions
      // What has just been picked is no answer to the question it led to.
      tried = new Set(pressed.slice(-1))
    }
    const thing = next(things, visitor, tried)
    if (!thing) {
      if (Date.now() > until) throw new Error(`Nothing to do; last heard: “${heard.at(-1)}”.`)
      await visitor.page.waitForTimeout(40)
      continue
    }
    until = Date.now() + PATIENCE
    presses++
    // What was pressed and said nothing is not pressed again for this question.
    tried.add(thing.name)
    pressed.push(thing.name)
    await listener.activate(thing)
    await expect
      .poll(() => listener.focus(), { message: `the focus is lost after “${thing.name}”` })
      .not.toBe(null)
  }
  throw new Error(`The game was not over after ${MOST} presses; the last: ${pressed.slice(-8).join(' | ')}`)
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
  const names = (file as unknown as { players: readonly { name: string }[] }).players.map(({ name }) => name)
  const texts = TEXTS[game][visitor.language] as GameTexts
  return logLines(texts, told, { you: 0, names }).map(plain)
}

test.each([
  { game: 'evil-corp', title: 'Evil Corp.', on: 'a desktop', language: 'en', viewport: DESKTOP },
  { game: 'evil-corp', title: 'Evil Corp.', on: 'a phone', language: 'fr', viewport: PHONE },
] as const)('$title is played by ear on $on ($language)', async ({ game, language, viewport }) => {
  const settings = { interludes: viewport === DESKTOP ? 'summary' : 'never' }
  const visitor = await arrive({ language, viewport, settings, before: LISTENING })
  const listener = await ears(visitor)
  await layTable(visitor, { game, seed: 'by ear' })
  const { heard, met, unexplained } = await playByEar(visitor, listener)

  // Nothing that is dim keeps its reason to itself.
  expect([...unexplained]).toEqual([])
  // No amount stands alone.
  expect([...met].filter((name) => /^[−+]?\d+$|, \d+$/.test(name))).toEqual([])
  // Every line of the log was said once, in order, and nothing else but what was asked.
  const lines = await linesOf(visitor, game)
  expect(lines.length).toBeGreaterThan(50)
  expect(heard.filter((sentence) => !YOUR_TURN.test(sentence))).toEqual(lines)
})
