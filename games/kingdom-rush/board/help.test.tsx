/** What partners announce, what is kept and what is advised, on the board and in words. */
import { guess, rngFrom, type Seat, seedFrom, view } from '@duskhall/kernel'
import type { Help } from '@duskhall/ui'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { adviceFor } from '../bot/advice.ts'
import { waysOf } from '../bot/deeds.ts'
import { kingdomRush } from '../game.ts'
import { Scene } from '../rules/testing/scene.ts'
import type { KingdomRushMove } from '../state.ts'
import { texts } from '../text/index.ts'
import type { KingdomRushView } from './answers.ts'
import { hints, partners } from './help.ts'
import board from './index.ts'
import { previewOf } from './preview.ts'
import { id } from './seen.ts'
import { randomGame } from './testing/random-game.ts'

const reader = { you: 0, names: ['Nora', 'Vex'] }

function table() {
  const grids = { 't1-01': ['wwww.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  for (const hero of t.s.heroes) hero.played = 1
  t.give(0, 'marksmen').give(1, 'marksmen').lay('t1-01', [1, 5])
  const seen = (seat: Seat) => view(kingdomRush, t.s, seat) as KingdomRushView
  const moves = waysOf(t.s, 1, 1, 0)[0] as KingdomRushMove[]
  return { t, seen, moves }
}

function helpAt({ seen, moves }: ReturnType<typeof table>, more: Partial<Help> = {}): Help {
  const told = partners.told(seen(0), 1, moves, reader, 'en')
  return {
    hint: null,
    announced: { seat: 1, moves, view: seen(0), ...told },
    kept: [],
    keep: () => {},
    goAhead: () => {},
    ...more,
  }
}

test('a partner says what it means to do, with the two answers to it', () => {
  const at = table()
  const html = drawBoard(board, texts, at.seen(0), { help: helpAt(at) })
  expect(spoken(html)).toContain('What Vex means to do')
  expect(html).toMatch(/<q>I build Marksmen on site \d+ [(][A-F]\d[)] against the Wolf Horde on F2/)
  expect(html).toContain('Leave this one to me')
  expect(html).toContain('Go ahead')
})

test('where there is little room a chip names what is kept', () => {
  const at = table()
  const html = drawBoard(board, texts, at.seen(0), { help: helpAt(at), arrangement: 'tiny' })
  expect(html).toContain('Leave F2 to me')
  const fr = partners.told(at.seen(0), 1, at.moves, reader, 'fr')
  expect(fr.sentence).toMatch(/^Je construis/)
})

test('nothing is shown where nobody has announced anything', () => {
  const at = table()
  const html = drawBoard(board, texts, at.seen(0), { help: helpAt(at, { announced: null }) })
  expect(html).not.toContain('Leave this one to me')
})

test('what comes to nothing is not announced, and wishes last as long as a phase', () => {
  const { seen, moves, t } = table()
  expect(partners.announces(seen(0), 1, moves)).toBe(true)
  expect(partners.announces(seen(0), 1, [{ do: 'ready' }])).toBe(false)
  const before = partners.period(t.s)
  expect(partners.period({ ...t.s, phase: 'advance' })).not.toBe(before)
  expect(partners.peopleFirst({ ...t.s, phase: 'spend' })).toBe(true)
  expect(partners.peopleFirst(t.s)).toBe(false)
})

test('a hint puts its numbers on the towers, sites and trays that it has to do with', () => {
  const { seen, t } = table()
  const [best] = adviceFor(t.s, 0, 2)
  if (!best) throw new Error('There is no advice.')
  const marks = hints.marks(seen(0), best.steps)
  expect(marks.get(id.hand(best.steps[0]?.[0]?.do === 'build' ? best.steps[0][0].tower : -1))).toBe(1)
  const told = hints.told(seen(0), best, null, reader, 'en')
  expect(told.steps[0]).toMatch(/^Build Marksmen on site/)
  expect(told.givesUp).toBeNull()
  const html = drawBoard(board, texts, seen(0), { hints: marks })
  expect(html).toMatch(/data-piece="hand-\d+"[^>]* data-hint="1"/)
})

test('a hint is drawn at every question, also where cards are turned up after the answer, and none of these is told ahead', () => {
  const wanted = new Set(['spawn displace', 'advance displace', 'play play', 'play turn', 'boss displace'])
  for (let at = 0; wanted.size > 0 && at < 400; at++) {
    for (const { before, question, seat, legal } of randomGame(at)) {
      if (!wanted.delete(`${before.phase} ${question}`)) continue
      const seen = view(kingdomRush, before, seat) as KingdomRushView
      const [best] = adviceFor(guess(kingdomRush, seen, rngFrom(seedFrom('hint', before.asked))), seat, 1)
      const help = { hint: best?.steps ?? null, announced: null, kept: [], keep: () => {}, goAhead: () => {} }
      expect(drawBoard(board, texts, seen, { help })).toContain('data-piece')
      const turnedUp = legal
        .flatMap((move) => previewOf(seen, move).events)
        .filter(({ e }) => e === 'spawned')
      expect(turnedUp).toEqual([])
    }
  }
  expect([...wanted]).toEqual([])
})
