/** Scenario 1 of Kingdom Rush, from the first answer on: won by mouse, lost by keys and by finger, and several heroes at one screen. */
import type { KingdomRush } from '@duskhall/games/kingdom-rush/state.ts'
import { standing, writeRecord } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { enterOn } from './keys.ts'
import { awaitQuestion, give, type Hand } from './kingdom-rush-hands.ts'
import { type Answered, type Laying, lineOf, shortestWon } from './kingdom-rush-line.ts'
import { goOnFrom } from './records.ts'
import { awaitTurn, choose, heard, look, type Offer, press, type Sight } from './seat.ts'
import { chooseWindow, DESKTOP, layTable, PHONE, type Visitor } from './visitor.ts'
import { visitors } from './visits.ts'

const arrive = visitors()

const FELL = /Kingdom (has fallen|fell)|Royaume est tombé/
const STANDS = /Kingdom (stands|is saved)|Royaume (tient bon|est sauvé)/
/** Where nobody builds any more the Hordes walk into the Kingdom in a few rounds; more is a game that does not end. */
const MOST_ANSWERS = 120

/** Is ready as soon as that can be said: no tower, no hero. */
function idle(sight: Sight, visitor: Visitor): Offer {
  const { endTurn } = visitor.words.tables['kingdom-rush']
  const offer = sight.offers.find(({ name }) => name === endTurn) ?? choose(sight, visitor)
  if (!offer) throw new Error(`Nothing can be chosen; the prompt says “${sight.prompt}”.`)
  return offer
}

/** Does nothing more, until the Kingdom falls. */
async function idleToTheEnd(visitor: Visitor, hand: Hand): Promise<void> {
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const sight = await awaitQuestion(visitor)
    if (sight.state === 'over') {
      await visitor.page.getByRole('dialog').getByText(FELL).first().waitFor()
      return
    }
    expect(sight.state).toBe('asked')
    const offer = idle(sight, visitor)
    if (hand === 'keys') await enterOn(visitor, offer.name, offer.at === 'prompt' ? 'Shift+Tab' : 'Tab')
    else await press(visitor, offer)
    // The next question, and not the same one once more.
    await expect.poll(async () => heard(await look(visitor))).not.toBe(heard(sight))
  }
  throw new Error(`The game was not over after ${MOST_ANSWERS} answers.`)
}

/** The answers of a game's first rounds, as bots would give them. */
function roundsOf(laying: Laying, rounds: number): readonly Answered[] {
  const answers: Answered[] = []
  for (const answered of lineOf(laying)) {
    if ((answered.match.state as KingdomRush).round > rounds) break
    answers.push(answered)
  }
  return answers
}

async function giveAll(visitor: Visitor, answers: readonly Answered[], hand: Hand): Promise<void> {
  for (const answered of answers) await give(visitor, answered, hand)
}

test.each([
  { by: 'a finger on a phone, in French', hand: 'finger', language: 'fr', viewport: PHONE },
  { by: 'the keyboard alone', hand: 'keys', language: 'en', viewport: DESKTOP },
] as const)(
  'alone the Kingdom is held for two rounds and falls once nobody does anything, by $by',
  async ({ hand, language, viewport }) => {
    const visitor = await arrive({ language, viewport })
    await layTable(visitor, { game: 'kingdom-rush', seats: 1, seed: 'three' })
    await giveAll(visitor, roundsOf({ seats: 1, seed: 'three' }, 2), hand)
    await idleToTheEnd(visitor, hand)
  },
)

const LED = ['malik', 'ignus', 'magnus', 'alleria']

test('four heroes at one screen: no curtain, whoever is to act is one press away, and rounds go by', async () => {
  const visitor = await arrive({ viewport: DESKTOP })
  const { page, words } = visitor
  await chooseWindow(visitor, 'kingdom-rush')
  for (let seats = 2; seats < 4; seats++) await page.getByRole('button', { name: 'More players' }).click()
  await page.getByRole('button', { name: words.oneScreen }).click()
  const dialog = page.getByRole('dialog')
  const heroes = dialog.getByRole('group', { name: 'Heroes' }).getByRole('combobox')
  for (const [seat, hero] of LED.entries()) await heroes.nth(seat).selectOption(hero)
  await dialog.getByText(words.variants).click()
  await dialog.getByRole('textbox', { name: words.seed }).fill('four')
  await dialog.getByRole('button', { name: words.start }).click()

  const answers = roundsOf({ seats: 4, seed: 'four', options: { heroes: LED } }, 2)
  const opened = answers.findIndex(({ match }) => standing(match.state)?.do === 'play')
  await giveAll(visitor, answers.slice(0, opened), 'mouse')
  await awaitTurn(visitor)
  const group = page.getByRole('group', { name: 'Play as' })
  const names = await group.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel))
  expect(names).toEqual(['Player 1, Malik', 'Player 2, Ignus', 'Player 3, Magnus', 'Player 4, Alleria'])
  const own = page.getByRole('region', { name: 'Your heroes' })
  for (const name of ['Alleria', 'Ignus', 'Malik', 'Magnus']) {
    await group.getByRole('button', { name }).click()
    await own.getByText(name).first().waitFor()
    expect(await group.getByRole('button', { pressed: true }).getAttribute('aria-label')).toContain(name)
  }
  await giveAll(visitor, answers.slice(opened), 'mouse')
  // Everybody is ready in turn, and the next one comes to the front by itself, until the Kingdom falls.
  await idleToTheEnd(visitor, 'mouse')
})

/** Several hundred answers; on a busy machine each takes its time. Milliseconds. */
const WHOLE_GAME = 480_000

test('alone the Kingdom is saved from the first answer to the last, with a mouse', {
  timeout: WHOLE_GAME,
}, async () => {
  const { seed, answers } = shortestWon(1)
  const visitor = await arrive({ viewport: DESKTOP })
  await layTable(visitor, { game: 'kingdom-rush', seats: 1, seed })
  await giveAll(visitor, answers, 'mouse')
  expect((await awaitTurn(visitor)).state).toBe('over')
  await visitor.page.getByRole('dialog').getByText(STANDS).first().waitFor()
})

test('its last round is won by a finger on a phone, in French', async () => {
  const { answers } = shortestWon(1)
  const roundOf = ({ match }: Answered) => (match.state as KingdomRush).round
  const last = roundOf(answers.at(-1) as Answered)
  const round = answers.filter((answered) => roundOf(answered) === last)
  const visitor = await arrive({ language: 'fr', viewport: PHONE })
  await goOnFrom(visitor, writeRecord((round[0] as Answered).match))
  await giveAll(visitor, round, 'finger')
  expect((await awaitTurn(visitor)).state).toBe('over')
  await visitor.page.getByRole('dialog').getByText(STANDS).first().waitFor()
})
