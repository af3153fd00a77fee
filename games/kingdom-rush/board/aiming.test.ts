import { clone, play } from '@duskhall/kernel'
import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { readingOf } from '@duskhall/ui/testing/reading.ts'
import { expect, test } from 'vitest'
import { forecast } from '../forecast.ts'
import { kingdomRush } from '../game.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { spaceOf, trayOf } from '../rules/trays.ts'
import type { KingdomRush, KingdomRushMove, Tray } from '../state.ts'
import { texts } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { attackingTower, attackOf, letterIn, trayAsked } from './answers.ts'
import board from './index.ts'
import { outlookLines } from './outlook-lines.ts'
import { litBy } from './reach.ts'
import { momentOf, randomGame } from './testing/random-game.ts'
import { openOn, worthOf } from './worth.ts'

const { asked } = readingOf(board, kingdomRush, 4)

const spacesOf = (s: KingdomRush, cards: readonly number[]) =>
  cards.map((card) => spaceOf(s, trayOf(s, card) as Tray))

test('trays in reach keep their letters while one of them is aimed at, and the button names what is destroyed', () => {
  const { before, seat, legal } = momentOf('pieces', (moment) => {
    const targets = moment.legal.flatMap((move) => (move.do === 'target' ? [move.tray] : []))
    return new Set(targets).size > 1
  })
  const trays = attackOf(asked(before, seat))?.trays ?? []
  const letters = trays.map((card) => letterIn(asked(before, seat), card))
  expect(letters).toEqual([...'ABCDEFGH'].slice(0, trays.length))
  const s = clone(before)
  play(kingdomRush, s, seat, legal.find((move) => move.do === 'target') as KingdomRushMove)
  const after = asked(s, seat)
  expect(trays.map((card) => letterIn(after, card))).toEqual(letters)
  const tray = trayAsked(after.state.agenda.at(-1) as never, s) as Tray
  for (const move of after.question?.moves ?? []) {
    if (move.do !== 'cells') continue
    const { covers, destroys } = worthOf(s, tray, move.cells)
    const name = letterIn(after, tray.card)
    expect(board.verb?.(after, move, 'en')).toBe(
      destroys ? `Place, destroy ${name}` : covers > 0 ? `Place, cover ${covers}` : 'Place',
    )
  }
})

test('what a piece covers is what the rules count, and what destroys leaves nobody open', () => {
  let met = 0
  for (const at of [1, 2, 3, 6])
    for (const { before, question, move, events } of randomGame(at)) {
      if (question !== 'cells' || move.do !== 'cells') continue
      const placed = events.find(({ e }) => e === 'tile-placed' || e === 'soldier-placed')
      const tray = trayAsked(before.agenda.at(-1) as never, before) as Tray
      const { covers, of, destroys } = worthOf(before, tray, move.cells)
      expect(covers).toBeLessThanOrEqual(of)
      if (placed && of > 0) expect(destroys).toBe(placed.left === 0)
      expect(worthOf(before, tray, openOn(before, tray))).toEqual({ covers: of, of, destroys: of > 0 })
      met++
    }
  expect(met).toBeGreaterThan(20)
})

test('a tower lights every space that it reaches, before it is turned whatever it could', () => {
  const fired = momentOf('cells', ({ before, seat }) => attackingTower(asked(before, seat)) !== null)
  const lit = litBy(asked(fired.before, fired.seat), null)
  const trays = attackOf(asked(fired.before, fired.seat))?.trays ?? []
  expect(lit.spaces).toEqual(expect.arrayContaining(spacesOf(fired.before, trays)))
  expect(lit.from).not.toBeNull()
  const { before, seat, legal } = momentOf('site')
  const move = legal.find((one) => one.do === 'site') as Extract<KingdomRushMove, { do: 'site' }>
  const held = litBy(asked(before, seat), move)
  expect(held.from).toBe(scenarioOf(before).sites[move.site]?.at)
  expect(litBy(asked(before, seat), null).spaces).toEqual([])
})

test.each(['en', 'fr'] as const)('a tray is read as a grid, the best places first (%s)', (lang) => {
  const { before, seat } = momentOf('cells', ({ legal }) => legal.length > 6)
  const html = drawBoard(board, texts, asked(before, seat), { lang })
  const count = (part: string) => html.split(part).length - 1
  expect(['role="grid"', 'role="row"', 'role="gridcell"'].map(count)).toEqual([1, 5, 25])
  expect(html).toMatch(lang === 'en' ? /Row 2, column 3: / : /Ligne 2, colonne 3.: /)
  expect(html).toMatch(new RegExp(`<ol[^>]*aria-label="${momentPlaces(before, seat)} places`))
})

function momentPlaces(s: KingdomRush, seat: number): number {
  return asked(s, seat).question?.moves.filter((move) => move.do === 'cells').length ?? 0
}

test('the list of outcomes tells everything that is forecast', () => {
  const lang = 'en'
  let told = 0
  for (const at of [1, 2, 4])
    for (const { before, question } of randomGame(at)) {
      if (question !== 'play') continue
      const seen = forecast(before)
      const lines = outlookLines(
        { after: before, words: tableWords(lang), texts: texts[lang], names: namesOf(before, lang) },
        seen,
      )
      const bad = lines.filter(({ tone }) => tone === 'bad').map(({ text }) => text)
      const leaving = seen.trays.filter(({ fate }) => fate === 'escapes')
      expect(bad.filter((text) => text.includes('leaves'))).toHaveLength(leaving.length)
      expect(lines.map(({ text }) => text).join()).not.toMatch(/undefined|NaN/)
      told += lines.length
    }
  expect(told).toBeGreaterThan(20)
})
