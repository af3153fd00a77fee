/** Gives an answer of Kingdom Rush at the table: with a mouse, with a finger, or with keys alone. */

import { cellsOf, SIDE } from '@duskhall/games/kingdom-rush/content/geometry/cells.ts'
import { couldHit } from '@duskhall/games/kingdom-rush/rules/build.ts'
import { SOLDIER, type StepOf } from '@duskhall/games/kingdom-rush/state.ts'
import { standing } from '@duskhall/kernel'
import type { Locator } from 'playwright-core'
import { expect, vi } from 'vitest'
import { enterOn } from './keys.ts'
import { type Answered, calledIn, seenBy, spoken, thingsFor } from './kingdom-rush-line.ts'
import { awaitTurn, heard, look, type Offer, press, type Sight } from './seat.ts'
import type { Visitor } from './visitor.ts'

export type Hand = 'mouse' | 'finger' | 'keys'

/** More than there are places for any piece on a tray. */
const MOST_PLACES = 120
/** Quarter turns, then the same mirrored. */
const MOST_TURNS = 8

const TURN = /^(Turn|Tourner)$/
const FLIP = /^(Flip|Retourner)$/
const NEXT = /^(Next place|Place suivante)/

const act = ({ phone }: Visitor, thing: Locator) => (phone ? thing.tap() : thing.click())
const named = async (thing: Locator) => spoken((await thing.getAttribute('aria-label')) ?? '')

/** Gives it, and waits until the table has heard. */
export async function give(visitor: Visitor, answered: Answered, hand: Hand): Promise<void> {
  const sight = await awaitTurn(visitor)
  if (sight.state !== 'asked') throw new Error(`Nobody is asked, but ${sight.state}.`)
  if (seenBy(answered).state.seats > 1) await comeToFront(visitor, answered)
  if (answered.move.do === 'cells') return lay(visitor, answered, hand)
  if (answered.move.do === 'target') await takeUp(visitor, answered, answered.move.piece)
  await pressOn(visitor, answered, hand)
}

/**
 * The last press of an answer, and what the table makes of it. What it looked like is read only now: a piece on its way
 * to its place, or somebody who comes to the front, changes what is seen as well.
 */
async function untilHeard(visitor: Visitor, answered: Answered, commit: () => Promise<void>): Promise<void> {
  const before = heard(await look(visitor))
  await commit()
  await stayWith(visitor, answered)
  await expect
    .poll(async () => heard(await look(visitor)), { message: `“${calledIn('en', answered)}” is heard` })
    .not.toBe(before)
}

/** Whoever could still hit something with a tower is asked once more before being ready, and means it. */
async function stayWith({ page, words }: Visitor, answered: Answered): Promise<void> {
  const { state, seat, question } = seenBy(answered)
  const idle = question?.moves.some((move) => move.do === 'build' && couldHit(state, seat, move.tower))
  if (answered.move.do !== 'ready' || !idle) return
  const yes = page.getByRole('dialog').getByRole('button', { name: words.doIt })
  await yes.press('Enter')
}

/** The next question; who is asked once more whether they are ready says so. */
export async function awaitQuestion(visitor: Visitor): Promise<Sight> {
  const sight = await awaitTurn(visitor)
  if (sight.state !== 'sure') return sight
  await visitor.page.getByRole('dialog').getByRole('button', { name: visitor.words.doIt }).press('Enter')
  await expect.poll(async () => (await look(visitor)).state).not.toBe('sure')
  return awaitTurn(visitor)
}

/** Where several sit at one screen, whoever answers comes to the front. */
async function comeToFront(visitor: Visitor, { seat }: Answered): Promise<void> {
  const group = visitor.page.getByRole('group', { name: /^(Play as|Jouer)/ })
  if ((await group.count()) === 0) return
  const chair = group.getByRole('button').nth(seat)
  if ((await chair.getAttribute('aria-pressed')) !== 'true') await act(visitor, chair)
  await expect.poll(() => chair.getAttribute('aria-pressed')).toBe('true')
}

/** Which of several pieces goes next is chosen beside the tray. */
async function takeUp(visitor: Visitor, { match }: Answered, piece: number): Promise<void> {
  const { pieces, soldiers } = standing(match.state) as StepOf<'pieces'>
  const kinds = [...new Set([...pieces, ...(soldiers > 0 ? [SOLDIER] : [])])]
  const kind = visitor.page.locator('[data-zone="left"] button').nth(kinds.indexOf(piece))
  if ((await kind.getAttribute('aria-pressed')) !== 'true') await act(visitor, kind)
  await expect.poll(() => kind.getAttribute('aria-pressed')).toBe('true')
}

/** What is to be pressed, read in one go: whole games ask for it hundreds of times. Null while it is not offered. */
async function offerFor(visitor: Visitor, answered: Answered): Promise<Offer | null> {
  const { page, language, words } = visitor
  const thing = await page.evaluate(
    (things) =>
      things
        .flatMap((name) => [`[data-legal][data-piece="${name}"]`, `[data-legal][data-zone="${name}"]`])
        .map((legal) => document.querySelector(legal))
        .filter((found) => found !== null)
        .map((found) => ({ role: found.role ?? 'button', name: found.ariaLabel ?? '' }))[0] ?? null,
    thingsFor(answered),
  )
  const parts = { place: false, aimed: false }
  if (thing) return { ...parts, at: 'table', role: thing.role, name: spoken(thing.name) }
  const name = calledIn(language, answered)
  const { offers } = await look(visitor)
  const isThere = offers.some((one) => one.name === name || one.name === words.otherAnswers)
  return isThere ? { ...parts, at: 'prompt', role: 'button', name } : null
}

/** A table that is drawn slice by slice shows for a moment what was asked before. */
function awaitOffer(visitor: Visitor, answered: Answered): Promise<Offer> {
  return vi.waitFor(
    async () => {
      const offer = await offerFor(visitor, answered)
      if (!offer) throw new Error(`“${calledIn('en', answered)}” is not offered.`)
      return offer
    },
    { timeout: 10_000, interval: 25 },
  )
}

async function pressOn(visitor: Visitor, answered: Answered, hand: Hand): Promise<void> {
  const { page, words } = visitor
  const offer = await awaitOffer(visitor, answered)
  const more = page.getByRole('button', { name: words.otherAnswers, exact: true })
  if (offer.at === 'prompt' && (await more.count()) > 0) {
    if (hand === 'keys') await enterOn(visitor, words.otherAnswers, 'Shift+Tab')
    else await act(visitor, more)
    const item = page.getByRole('menuitem', { name: offer.name, exact: true })
    const choose = () => (hand === 'keys' ? item.press('Enter') : act(visitor, item))
    return untilHeard(visitor, answered, choose)
  }
  await untilHeard(visitor, answered, () =>
    hand === 'keys'
      ? enterOn(visitor, offer.name, offer.at === 'prompt' ? 'Shift+Tab' : 'Tab')
      : press(visitor, offer),
  )
}

/** Puts the piece in the air down on those cells. */
async function lay(visitor: Visitor, answered: Answered, hand: Hand): Promise<void> {
  const { page, language } = visitor
  const air = page.locator('[data-zone="aim"]')
  const wanted = calledIn(language, answered)
  await air.waitFor()
  if (hand === 'mouse') await carry(visitor, answered)
  if (hand === 'finger') await tapThere(visitor, answered)
  if (hand !== 'keys') return
  // N leads from one of its places to the next.
  await air.focus()
  for (let places = 0; (await named(air)) !== wanted; places++) {
    const before = await named(air)
    if (places > MOST_PLACES) throw new Error(`The piece never came to “${wanted}”.`)
    await page.keyboard.press('n')
    await expect.poll(() => named(air)).not.toBe(before)
  }
  await untilHeard(visitor, answered, () => page.keyboard.press('Enter'))
}

/** From where to where cells go, down and across. */
function spanOf(cells: number) {
  const rows = cellsOf(cells).map((cell) => Math.floor(cell / SIDE))
  const columns = cellsOf(cells).map((cell) => cell % SIDE)
  return {
    top: Math.min(...rows),
    bottom: Math.max(...rows),
    left: Math.min(...columns),
    right: Math.max(...columns),
  }
}

/** As it lies, wherever that is. */
function lookOf(cells: number): number {
  const { top, left } = spanOf(cells)
  return cells >>> (top * SIDE + left)
}

const wantedOf = ({ move }: Answered) => (move.do === 'cells' ? move.cells : 0)

/** On which cells it lies now, by its name. */
async function lying({ page, language }: Visitor, answered: Answered): Promise<number> {
  const name = await named(page.locator('[data-zone="aim"]'))
  const moves = seenBy(answered).question?.moves ?? []
  const move = moves.find((one) => one.do === 'cells' && calledIn(language, answered, one) === name)
  if (move?.do !== 'cells') throw new Error(`“${name}” is none of its places.`)
  return move.cells
}

/** Where on the screen the middle of that place is. */
async function middleOf(
  { page }: Visitor,
  cells: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.getByRole('grid').boundingBox()
  if (!box) throw new Error('There is no tray.')
  const { top, bottom, left, right } = spanOf(cells)
  return {
    x: box.x + ((left + right + 1) / 2 / SIDE) * box.width,
    y: box.y + ((top + bottom + 1) / 2 / SIDE) * box.height,
  }
}

/** Turned and mirrored until it lies as it shall. */
async function turnUntil(
  visitor: Visitor,
  answered: Answered,
  change: (what: 'turn' | 'flip') => Promise<void>,
): Promise<void> {
  const shape = lookOf(wantedOf(answered))
  for (let turns = 0; lookOf(await lying(visitor, answered)) !== shape; turns++) {
    if (turns > MOST_TURNS) throw new Error(`The piece cannot be turned to “${calledIn('en', answered)}”.`)
    const before = await lying(visitor, answered)
    await change(turns === MOST_TURNS / 2 ? 'flip' : 'turn')
    await expect.poll(() => lying(visitor, answered)).not.toBe(before)
  }
}

/** The wheel turns it, the right button mirrors it, a click puts it down. */
async function carry(visitor: Visitor, answered: Answered): Promise<void> {
  const { page } = visitor
  const { x, y } = await middleOf(visitor, wantedOf(answered))
  await page.mouse.move(x, y)
  await turnUntil(visitor, answered, (what) =>
    what === 'turn' ? page.mouse.wheel(0, 100) : page.mouse.click(x, y, { button: 'right' }),
  )
  await page.mouse.move(x + 1, y)
  await expect.poll(() => lying(visitor, answered)).toBe(wantedOf(answered))
  await untilHeard(visitor, answered, () => page.mouse.click(x, y))
}

/** Buttons turn it; a tap takes it to other cells, and a tap on it puts it down. */
async function tapThere(visitor: Visitor, answered: Answered): Promise<void> {
  const { page } = visitor
  const tap = (name: RegExp) => page.getByRole('button', { name }).tap()
  await turnUntil(visitor, answered, (what) => tap(what === 'turn' ? TURN : FLIP))
  const wanted = wantedOf(answered)
  const { x, y } = await middleOf(visitor, wanted)
  if (!isOn(await lying(visitor, answered), wanted)) await page.touchscreen.tap(x, y)
  else
    for (let places = 0; (await lying(visitor, answered)) !== wanted; places++) {
      const before = await lying(visitor, answered)
      if (places > MOST_PLACES) throw new Error(`The piece never came to “${calledIn('en', answered)}”.`)
      await tap(NEXT)
      await expect.poll(() => lying(visitor, answered)).not.toBe(before)
    }
  await expect.poll(() => lying(visitor, answered)).toBe(wanted)
  await untilHeard(visitor, answered, () => page.touchscreen.tap(x, y))
}

/** Whether a tap on the middle of that place would be one on the piece where it lies now. */
function isOn(lies: number, place: number): boolean {
  const { top, bottom, left, right } = spanOf(place)
  const now = spanOf(lies)
  const row = (top + bottom) / 2
  const column = (left + right) / 2
  const across = column >= now.left - 0.5 && column <= now.right + 0.5
  return across && row >= now.top - 0.5 && row <= now.bottom + 0.5
}
