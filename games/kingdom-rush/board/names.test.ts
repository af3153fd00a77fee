/** What is seen on a thing is in its name: whoever does not see it hears the same. */
import { refusalsIn, view } from '@duskhall/kernel'
import { drawBoard, glowing } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { stockOf } from '../rules/scenario.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { targetOf } from './answers.ts'
import board from './index.ts'
import { momentOf, randomGame } from './testing/random-game.ts'

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

test.each(['en', 'fr'] as const)(
  'what is never for sale is told once, and nothing costs no diamonds (%s)',
  (lang) => {
    const s = tableAt('spend')
    const refusals = refusalsIn(kingdomRush, seen(s))
    const page = plain(drawBoard(board, texts, seen(s), { lang, refusals }))
    expect(namesIn(page).filter((name) => /for 0 diamonds|pour 0 Diamant/.test(name))).toEqual([])
    expect(page.split(plain(texts[lang].refusal('KR-DIAM-R2')))).toHaveLength(2)
  },
)

test('the spaces are lettered along the edges, for eyes only', () => {
  const page = drawBoard(board, texts, seen(tableAt('play')))
  for (const mark of ['A', 'B', '1', '2'])
    expect(page).toMatch(new RegExp(`<span[^>]*data-text="${mark}" aria-hidden="true"`))
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
        ([, , face]) => face?.includes('<b'),
      )
      expect(choices.length).toBeGreaterThan(0)
      for (const [, name = '', printed = ''] of choices)
        expect(words(name)).toContain(words(printed.slice(printed.indexOf('<b')).replace(/<[^>]*>/g, '')))
    }
  },
)

/** As it is read: names stand in the page with their signs written out. */
function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}

test.each(['en', 'fr'] as const)(
  'a piece of an attack is named by its shape, in hand and as it lies (%s)',
  (lang) => {
    const s = structuredClone(momentOf('pieces', ({ seat }) => seat === 0).before)
    const step = s.agenda.at(-1)
    const tile = boxOf(s).tiles.findIndex(({ shape }) => boxOf(s).file.shapes[shape]?.id === 'T4')
    if (step?.do !== 'pieces') throw new Error('Nobody attacks.')
    // A T that lies on its side.
    s.agenda[s.agenda.length - 1] = { ...step, pieces: [tile], soldiers: 0, placed: [0b00001_00011_00001] }
    const names = namesIn(drawBoard(board, texts, seen(s), { lang, draft: { tray: step.trays[0] } })).map(
      plain,
    )
    const shape = { en: 'T-shaped 4-cell tile', fr: 'Tuile en T de 4 cases' }[lang]
    expect(names.filter((name) => name.startsWith(shape))).toHaveLength(2)
  },
)

test.each(['en', 'fr'] as const)('nobody takes passing a tower for passing a turn (%s)', (lang) => {
  for (let at = 1; at < 4; at++) {
    const s = [...randomGame(at)].find(({ question }) => question === 'play')?.before as KingdomRush
    const to = {
      en: s.seats === 1 ? 'Upgrade' : 'Pass to a partner',
      fr: s.seats === 1 ? 'Faire évoluer' : 'Passer à un partenaire',
    }[lang]
    const page = plain(drawBoard(board, texts, seen(s), { lang }))
    const buttons = [...page.matchAll(/data-piece="pass-[^>]*aria-label="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/g)]
    expect(buttons.length).toBeGreaterThan(0)
    for (const [, name, printed] of buttons) {
      expect(name?.startsWith(to)).toBe(true)
      expect(printed).toBe(to)
    }
  }
})

test('a tower is seen on its site while it is asked which way it looks, and looks where that is aimed', () => {
  const s = tableAt('turn')
  const rising = /data-rising=""[^>]*>.*?<\/div>/
  const [standing = ''] = drawBoard(board, texts, seen(s)).match(rising) ?? []
  expect(standing).not.toContain('rotate')
  const [looking = ''] =
    drawBoard(board, texts, seen(s), { aim: { do: 'turn', turn: 2 } }).match(rising) ?? []
  expect(looking).toContain('rotate:180deg')
  expect(drawBoard(board, texts, seen(tableAt('play')))).not.toContain('data-rising')
})

test('before the deal the stores tell what there will be', () => {
  const s = tableAt('choose-ability')
  expect(s.hearts).toBe(0)
  const { hearts, diamonds } = stockOf(s)
  const names = namesIn(drawBoard(board, texts, seen(s)))
  expect(names).toContain(`Hearts of the Kingdom: ${hearts}`)
  expect(names).toContain(`Diamonds: ${diamonds}`)
})

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
