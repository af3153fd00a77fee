/** An analysis knows what its seat knew: tables that differ in nothing else come to the same, and its words name no hidden card. */
import { type Appraisal, appraise, decide } from '@duskhall/bots'
import { guess, hashOf, rngFrom, type Seat, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { History } from '../play/history.ts'
import { decisionsOf } from './decisions.ts'
import { played } from './testing/played.ts'
import { otherWords, playedWords } from './words.ts'

const SEAT: Seat = 0
const reader = { you: SEAT, names: ['Nora', 'Vex'] }

test.each(['evil-corp', 'terrors-of-london', 'villainous', 'kingdom-rush'])(
  '%s: what the seat could not know changes nothing',
  async (id) => {
    const { game, knowledge, board, texts, moves, history } = await played(id, 'no peeking')
    const own = decisionsOf({ game, board, history, moves }, SEAT)
    /** The same game with other cards wherever the seat sees only backs. */
    const other: History = history.map((one, number) => {
      const seen = own.find(({ at }) => at === number - 1)
      if (!seen) return one
      return { ...one, before: guess(game, seen.view, rngFrom(seedFrom('other', number))) }
    })
    const others = decisionsOf({ game, board, history: other, moves }, SEAT)
    expect(own.length).toBeGreaterThan(3)
    expect(others.map(({ at }) => at)).toEqual(own.map(({ at }) => at))
    expect(others.map(({ view }) => view)).toEqual(own.map(({ view }) => view))
    const changed = history.filter((one, at) => hashOf(one.before) !== hashOf(other[at]?.before))
    expect(changed.length).toBeGreaterThan(0)

    const trial = { game, knowledge, seed: seedFrom('analysis', id) }
    const close = (from: typeof own, place: number): Appraisal => {
      const { view, answers } = from[place] as (typeof own)[number]
      const script = answers.map(({ move }) => move)
      return decide(appraise(trial, view, script, 'close'))
    }
    const place = Math.floor(own.length / 2)
    const [one, two] = [close(own, place), close(others, place)]
    expect(two).toEqual(one)
    const [mine, same] = [own[place], others[place]]
    if (!mine || !same) throw new Error('There is no such decision.')
    for (const lang of ['en', 'fr'] as const)
      expect(playedWords({ board, texts }, same, reader, lang)).toEqual(
        playedWords({ board, texts }, mine, reader, lang),
      )
    if (one.otherwise && two.otherwise)
      expect(otherWords({ board, texts }, same, two.otherwise, () => reader)).toEqual(
        otherWords({ board, texts }, mine, one.otherwise, () => reader),
      )
  },
)
