/** `npm run screenshots`: the pictures of the README, always of the same games. */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { View } from '@duskhall/kernel'
import { openBuiltHall } from './hall.ts'
import { goOnFrom, openReplay, recordOf, recordUntil } from './records.ts'
import { awaitTurn, playOn, press } from './seat.ts'
import { type Moment, recordAt } from './terrors-moments.ts'
import { type Moment as VillainousMoment, recordAt as villainousAt } from './villainous-moments.ts'
import { layTable, openBrowser, PHONE, type Visitor, type VisitorSettings, visit } from './visitor.ts'

const FOLDER = fileURLToPath(new URL('../docs/screenshots', import.meta.url))

const hall = await openBuiltHall()
const browser = await openBrowser()

async function picture(
  name: string,
  wishes: Omit<VisitorSettings, 'address'>,
  prepare: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const settings = { name: 'Ana', ...wishes.settings }
  const visitor = await visit(browser, { address: hall.address, ...wishes, settings })
  // The hall greets by the hour; a picture is always taken in the evening.
  await visitor.page.clock.setFixedTime(new Date('2026-11-15T19:30:00+01:00'))
  await prepare(visitor)
  // Fonts, fades and toasts settle.
  await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined))
  await visitor.page.waitForTimeout(600)
  await visitor.page.screenshot({ path: `${FOLDER}/${name}.png`, animations: 'disabled' })
  await visitor.context.close()
  console.log(`docs/screenshots/${name}.png`)
}

/** A table in the second round, with a tile in the hand that looks for its space. */
async function inPlay(visitor: Visitor): Promise<void> {
  await layTable(visitor, { seed: 'picture' })
  await playOn(visitor, ({ state, phase, offers }, answers) => {
    const deploys = offers.some(({ role }) => role === 'option')
    return state === 'asked' && / 2,/.test(phase) && deploys && answers > 16
  })
  const tile = (await awaitTurn(visitor)).offers.find(({ role }) => role === 'option')
  if (tile) await press(visitor, tile)
  const place = (await awaitTurn(visitor)).offers.find(({ name }) => /Battlefield|Bataille|Champ/.test(name))
  if (!place || visitor.phone) return
  await visitor.page
    .getByRole('main', { name: visitor.words.table })
    .getByRole('button', { name: place.name, exact: true })
    .first()
    .hover()
}

/** The end screen of a finished game. */
async function atTheEnd(visitor: Visitor): Promise<void> {
  const id = await openReplay(visitor, recordOf('evil-corp', 'a finished game'))
  await visitor.page.goto(`${hall.address}/#/table/${id}`)
  await visitor.page.getByRole('region', { name: visitor.words.course }).waitFor()
}

/** A table of Terrors of London at such a moment. */
async function at(visitor: Visitor, moment: Moment): Promise<void> {
  await goOnFrom(visitor, recordAt(moment))
}

/** A table of Villainous at such a moment. */
async function villainous(visitor: Visitor, moment: VillainousMoment): Promise<void> {
  await goOnFrom(visitor, villainousAt(moment))
}

/** A table of Kingdom Rush: the first tower aims, with a piece in the air. */
async function kingdomRush(visitor: Visitor): Promise<void> {
  const laid = { seats: 3, options: { scenario: 1, heroes: ['magnus', 'malik', 'alleria'] } }
  const aims = ({ state, question }: View) =>
    state.agenda.at(-1)?.do === 'cells' && (question?.moves.length ?? 0) > 4
  await goOnFrom(visitor, recordUntil('kingdom-rush', aims, laid))
}

try {
  await mkdir(FOLDER, { recursive: true })
  await picture('home', {}, async ({ page, words }) => {
    await page.getByRole('button', { name: words.playNow, exact: true }).waitFor()
  })
  await picture('table', {}, inPlay)
  await picture('table-fr', { language: 'fr' }, inPlay)
  await picture('table-phone', { viewport: PHONE }, inPlay)
  await picture('end', {}, atTheEnd)
  await picture('terrors', {}, (visitor) => at(visitor, 'a Horde ability is chosen'))
  await picture('terrors-phone', { viewport: PHONE }, (visitor) => at(visitor, 'a horde can grow'))
  await picture('villainous', {}, (visitor) => villainous(visitor, 'actions of a full Realm'))
  await picture('villainous-phone', { viewport: PHONE }, (visitor) =>
    villainous(visitor, 'Allies for a Vanquish'),
  )
  await picture('kingdom-rush', {}, kingdomRush)
  await picture('kingdom-rush-phone', { viewport: PHONE }, kingdomRush)
} finally {
  await browser.close()
  await hall.close()
}
