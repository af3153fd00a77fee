/** What is seen on a thing is in its name: whoever does not see it hears the same. */
import { view } from '@duskhall/kernel'
import { drawBoard, glowing } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { targetOf } from './answers.ts'
import board from './index.ts'
import { randomGame } from './testing/random-game.ts'

/** A copy of the first table of a random game that stands at such a question. */
function tableAt(question: string): KingdomRush {
  for (let at = 0; at < 40; at++)
    for (const { before, question: asked } of randomGame(at)) if (asked === question) return before
  throw new Error(`Nobody was ever asked: ${question}.`)
}

const namesIn = (page: string) => [...page.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name ?? '')

const seen = (s: KingdomRush) => view<KingdomRush, KingdomRushMove>(kingdomRush, s, 0)

test.each(['en', 'fr'] as const)('a tower in hand is named with its level, range and tiles (%s)', (lang) => {
  const s = tableAt('play')
  const names = namesIn(drawBoard(board, texts, seen(s), { lang })).map(plain)
  for (const tower of s.players[0]?.hand ?? []) {
    const about = plain(texts[lang].effects.tower(boxOf(s), tower))
    expect(names.filter((name) => name.includes(about)).length).toBeGreaterThan(0)
  }
})

test('what can be bought is named with what it does', () => {
  const s = structuredClone(tableAt('spend'))
  for (const player of s.players) player.hand = []
  const names = namesIn(drawBoard(board, texts, seen(s))).map(plain)
  for (const move of seen(s).question?.moves ?? [])
    if (move.do === 'buy') {
      const about = plain(texts.en.effects.tower(boxOf(s), move.tower))
      expect(names.filter((name) => name.includes(about))).toHaveLength(1)
    }
})

test.each(['wide', 'tall'] as const)('the hand is a list of nothing but options (%s)', (arrangement) => {
  const page = drawBoard(board, texts, seen(tableAt('play')), { arrangement })
  const hand = page.slice(page.indexOf('role="listbox"')).replace(/^[^>]*>/, '')
  const rest = hand.slice(0, hand.search(/data-zone=|<section|<header/))
  expect(rest.match(/role="option"/g)?.length).toBeGreaterThan(1)
  expect(rest).not.toContain('role="button"')
})

test.each(['choose-hero', 'choose-ability', 'choose-spell', 'spend', 'design'])(
  'the words printed on a choice are in its name as they stand there (%s)',
  (question) => {
    const words = (text: string) =>
      ` ${plain(text)
        .match(/[\p{L}\p{N}]+/gu)
        ?.join(' ')} `
    for (const lang of ['en', 'fr'] as const) {
      const page = drawBoard(board, texts, seen(tableAt(question)), { lang })
      const choices = [...page.matchAll(/<li><div[^>]*aria-label="([^"]*)"(.*?)<\/li>/g)].filter(
        ([, , face]) => face?.includes('<b>'),
      )
      expect(choices.length).toBeGreaterThan(0)
      for (const [, name = '', printed = ''] of choices)
        expect(words(name)).toContain(words(printed.slice(printed.indexOf('<b>')).replace(/<[^>]*>/g, '')))
    }
  },
)

/** As it is read: names stand in the page with their signs written out. */
function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

test('a tower that stands is named with its level', () => {
  const s = structuredClone(tableAt('play'))
  s.towers.push({ site: 0, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
  const names = namesIn(drawBoard(board, texts, seen(s)))
  expect(names.filter((name) => /^Site 1 .*: Archer, level 1$/.test(name))).toHaveLength(1)
})

test('where a tower is razed, one below another can be chosen too', () => {
  const s = structuredClone(tableAt('play'))
  for (const tower of [0, 1]) s.towers.push({ site: 0, tower, turn: 0, by: 0, down: 0, late: 0 })
  s.agenda.push({ do: 'raze-tower' })
  const at = seen(s)
  if (!at.question) throw new Error('Nobody is asked.')
  const moves = [0, 1].map((tower): KingdomRushMove => ({ do: 'raze', tower: s.towers.length - 2 + tower }))
  const glows = glowing(drawBoard(board, texts, { ...at, question: { ...at.question, moves } }))
  expect(moves.filter((move) => !glows.has(targetOf(move)))).toEqual([])
})
