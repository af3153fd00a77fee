/** Scenario 1 of Kingdom Rush, won and lost, alone and with several heroes at one screen. */
import { botOf, decide } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import type { KingdomRush, KingdomRushMove } from '@duskhall/games/kingdom-rush/state.ts'
import { texts } from '@duskhall/games/kingdom-rush/text/index.ts'
import {
  type Game,
  type Knowledge,
  type Match,
  openMatch,
  type Seat,
  seedFrom,
  standing,
  submit,
  type View,
  view,
  waited,
  writeRecord,
} from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { enterOn } from './keys.ts'
import { goOnFrom } from './records.ts'
import { awaitTurn, choose, heard, look, type Offer, press, type Sight } from './seat.ts'
import { chooseWindow, DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const FELL = /Kingdom (has fallen|fell)|Royaume est tombé/
const STANDS = /Kingdom (stands|is saved)|Royaume (tient bon|est sauvé)/
/** The Hordes walk into the Kingdom in two rounds where nobody builds; more is a game that does not end. */
const MOST_ANSWERS = 40

/** Is ready as soon as that can be said: no tower, no hero. */
function idle(sight: Sight, visitor: Visitor): Offer {
  const { endTurn } = visitor.words.tables['kingdom-rush']
  const offer = sight.offers.find(({ name }) => name === endTurn) ?? choose(sight, visitor)
  if (!offer) throw new Error(`Nothing can be chosen; the prompt says “${sight.prompt}”.`)
  return offer
}

async function idleToTheEnd(visitor: Visitor, give: (offer: Offer) => Promise<void>): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const sight = await awaitTurn(visitor)
    if (sight.state === 'over') return
    expect(sight.state).toBe('asked')
    await give(idle(sight, visitor))
    // The next question, and not the same one once more.
    await expect.poll(async () => heard(await look(visitor))).not.toBe(heard(sight))
  }
  throw new Error(`The game was not over after ${MOST_ANSWERS} answers.`)
}

test('alone and idle the Kingdom falls, on a phone, in French', async () => {
  const visitor = await arrive({ language: 'fr', viewport: PHONE })
  await layTable(visitor, { game: 'kingdom-rush', seats: 1, seed: 'three' })
  await idleToTheEnd(visitor, (offer) => press(visitor, offer))
  await visitor.page.getByRole('dialog').getByText(FELL).first().waitFor()
})

test('alone and idle the Kingdom falls, with the keyboard alone', async () => {
  const visitor = await arrive({ viewport: DESKTOP })
  await layTable(visitor, { game: 'kingdom-rush', seats: 1, seed: 'three' })
  await idleToTheEnd(visitor, ({ name, at }) => enterOn(visitor, name, at === 'prompt' ? 'Shift+Tab' : 'Tab'))
  await visitor.page.getByRole('dialog').getByText(FELL).first().waitFor()
})

interface Answered {
  readonly match: Match
  readonly move: KingdomRushMove
}

/** What one player alone answers, as a bot plays scenario 1. */
function playedAlone(seed: string): readonly Answered[] {
  const game = gameOf('kingdom-rush') as Game
  const knowledge = knowledgeOf('kingdom-rush') as Knowledge
  const bot = botOf('regular').sit(game, knowledge, seedFrom(seed, 'bot'))
  let { match } = openMatch(game, { seats: 1, seed: seedFrom(seed) })
  const answered: Answered[] = []
  while (standing(match.state)) {
    const seat = waited(game, match.state)[0] as Seat
    const move = decide(bot.think(view(game, match.state, seat))) as KingdomRushMove
    answered.push({ match, move })
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(`A bot's answer was refused: ${taken.refused}.`)
    match = taken.match
  }
  return match.state.outcome?.winners.length ? answered : []
}

const SIMPLE: readonly string[] = ['build', 'site', 'turn', 'cells', 'confirm', 'pass', 'ready', 'buy']

/** The last towers of a game that is won with them. */
function lastTowers(): readonly Answered[] {
  for (let at = 0; at < 30; at++) {
    const all = playedAlone(`alone ${at}`)
    const isPlain = all.map((_, from) => all.slice(from).every(({ move }) => SIMPLE.includes(move.do)))
    const from = all.findIndex(({ move }, index) => move.do === 'build' && isPlain[index])
    if (from >= 0) return all.slice(from)
  }
  throw new Error('In 30 games nobody won with a tower.')
}

/** Found once for both. */
let last: readonly Answered[] | undefined

/** More than there are places for any piece on a tray. */
const MOST_PLACES = 120

/** Where on the table answers lie, by the names of its pieces; the others have a button. */
const LIES: { readonly [name: string]: (move: never) => string } = {
  build: ({ tower }: { readonly tower: number }) => `hand-${tower}`,
  pass: ({ tower }: { readonly tower: number }) => `pass-${tower}`,
  buy: ({ tower }: { readonly tower: number }) => `design-${tower}`,
  site: ({ site }: { readonly site: number }) => `site-${site}`,
  turn: ({ turn }: { readonly turn: number }) => `turn-${turn}`,
}

/** As a seat reads names: French has spaces that no line breaks at. */
const spoken = (name: string) => name.replace(/\s+/g, ' ').trim()

/** Gives that answer at the table, where it lies. */
async function give(visitor: Visitor, { match, move }: Answered): Promise<void> {
  const { page, language } = visitor
  const seen = view(match.game, match.state as KingdomRush, 0) as View<KingdomRush, KingdomRushMove>
  const called = (one: KingdomRushMove) => texts[language].move(seen, one, { you: 0, names: [''] })
  const offer = { role: 'button', place: false, aimed: false }
  const place = LIES[move.do]
  if (place) {
    const target = place(move as never)
    const thing = page.locator(`[data-legal][data-piece="${target}"], [data-legal][data-zone="${target}"]`)
    const name = spoken((await thing.first().getAttribute('aria-label')) ?? '')
    const role = (await thing.first().getAttribute('role')) ?? 'button'
    return press(visitor, { ...offer, at: 'table', name, role })
  }
  if (move.do !== 'cells') return press(visitor, { ...offer, at: 'prompt', name: spoken(called(move)) })
  // N leads the piece in the air from one of its places to the next.
  const air = page.locator('[data-zone="aim"]')
  const lies = () => air.getAttribute('aria-label')
  await air.focus()
  for (let places = 0; (await lies()) !== called(move); places++) {
    const before = await lies()
    if (places > MOST_PLACES) throw new Error(`The piece never came to “${called(move)}”.`)
    await page.keyboard.press('n')
    await expect.poll(lies).not.toBe(before)
  }
  await page.keyboard.press('Enter')
}

test.each([
  { on: 'a desktop, in English', language: 'en', viewport: DESKTOP },
  { on: 'a phone, in French', language: 'fr', viewport: PHONE },
] as const)('the last towers save the Kingdom, on $on', async ({ language, viewport }) => {
  const visitor = await arrive({ language, viewport })
  last ??= lastTowers()
  const answers = last
  const [first] = answers
  await goOnFrom(visitor, writeRecord((first as Answered).match))
  for (const answer of answers) {
    const before = heard(await awaitTurn(visitor))
    await give(visitor, answer)
    await expect.poll(async () => heard(await look(visitor))).not.toBe(before)
  }
  expect((await awaitTurn(visitor)).state).toBe('over')
  await visitor.page.getByRole('dialog').getByText(STANDS).first().waitFor()
})

test('four heroes at one screen: no curtain, and whoever is to act is one press away', async () => {
  const visitor = await arrive({ viewport: DESKTOP })
  const { page, words } = visitor
  await chooseWindow(visitor, 'kingdom-rush')
  for (let seats = 2; seats < 4; seats++) await page.getByRole('button', { name: 'More players' }).click()
  await page.getByRole('button', { name: words.oneScreen }).click()
  const dialog = page.getByRole('dialog')
  const heroes = dialog.getByRole('group', { name: 'Heroes' }).getByRole('combobox')
  const led = ['malik', 'ignus', 'magnus', 'alleria']
  for (const [seat, hero] of led.entries()) await heroes.nth(seat).selectOption(hero)
  await dialog.getByRole('button', { name: words.start }).click()

  const group = page.getByRole('group', { name: 'Play as' })
  for (let answers = 0; answers < MOST_ANSWERS && (await group.count()) === 0; answers++) {
    const sight = await awaitTurn(visitor)
    expect(sight.state).toBe('asked')
    await press(visitor, idle(sight, visitor))
  }
  const names = await group.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names).toEqual(['Player 1, Malik', 'Player 2, Ignus', 'Player 3, Magnus', 'Player 4, Alleria'])
  const own = page.getByRole('region', { name: 'Your heroes' })
  for (const name of ['Alleria', 'Ignus', 'Malik', 'Magnus']) {
    await group.getByRole('button', { name }).click()
    await own.getByText(name).first().waitFor()
    expect(await group.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain(name)
  }
  // Everybody is ready in turn, and the next one comes to the front by itself.
  const { endTurn } = words.tables['kingdom-rush']
  for (let ready = 0; ready < led.length; ready++) {
    const before = await group.getByRole('button', { pressed: true }).getAttribute('aria-label')
    await page.getByRole('region', { name: words.question }).getByRole('button', { name: endTurn }).click()
    if (ready === led.length - 1) break
    await expect
      .poll(() => group.getByRole('button', { pressed: true }).getAttribute('aria-label'))
      .not.toBe(before)
  }
  await expect.poll(async () => (await awaitTurn(visitor)).phase).toMatch(/Diamonds|Round 2/)
})
