/** Rounds of recorded games as they are drawn: every step at every size, the summary, and the end, in both languages. */
import { drawBoard, glowing, markupOf, seatsFor, spoken } from '@duskhall/ui/testing/draw.tsx'
import { describe, expect, test } from 'vitest'
import type { KingdomRushEvent } from '../../events.ts'
import { texts } from '../../text/index.ts'
import board from '../index.ts'
import { interludes } from '../interludes.ts'
import { recordedPlays } from '../testing/recorded.ts'
import type { RoundInterlude } from './steps.ts'

const LANGUAGES = ['en', 'fr'] as const
const ARRANGEMENTS = ['wide', 'tablet', 'tall', 'tiny', 'low'] as const
const BROKEN = /undefined|NaN|\[object|[\uE000-\uE002]/
/** Alone and by four, with bosses and without, and each way to lose that is drawn otherwise. */
const GAMES = [
  'won-alone',
  'won-by-four-against-lord-blackburn',
  'won-against-the-time-mage',
  'lost-with-the-last-heart',
  'lost-because-lilith-fled',
  'lost-by-the-limit-of-rounds',
]

function followingIn(lang: (typeof LANGUAGES)[number], count: number) {
  const seats = seatsFor(count, 0)
  return { lang, texts: texts[lang], seats, reader: { you: 0, names: seats.map(({ name }) => name) } }
}

describe.each(GAMES)('%s', (name) => {
  const plays = recordedPlays(name)
  const last = plays.at(-1)?.view
  const followed = plays.flatMap((play, at) => (at > 0 && interludes.holds(play.events) ? [at] : []))

  test('each step shows whose turn it is once, and offers nothing', () => {
    followed.forEach((at, no) => {
      const lang = LANGUAGES[no % 2] ?? 'en'
      const view = plays[at]?.view as NonNullable<typeof last>
      const interlude = interludes.of(plays.slice(0, at + 1), followingIn(lang, view.state.seats))
      const step = interlude.from + ((no * 7) % (interlude.to - interlude.from))
      const seen = { ...view, state: interlude.steps[step]?.state ?? view.state, question: null }
      const arrangement = ARRANGEMENTS[no % 5] ?? 'wide'
      const html = drawBoard(board, texts, seen, {
        lang,
        arrangement,
        live: false,
        watching: { interlude, at: step },
      })
      expect(glowing(html).size).toBe(0)
      expect(html.match(/aria-current="step"/g)).toHaveLength(1)
      expect(spoken(html).filter((label) => label === '' || BROKEN.test(label))).toEqual([])
      expect(html).not.toMatch(BROKEN)
    })
    expect(followed.length).toBeGreaterThan(3)
  })

  test('every round that is over is summed up', () => {
    const { Summary } = interludes
    if (!Summary || !last) throw new Error('There is no summary.')
    let seen = 0
    followed.forEach((at, no) => {
      const following = followingIn(LANGUAGES[no % 2] ?? 'en', last.state.seats)
      const interlude: RoundInterlude = interludes.of(plays.slice(0, at + 1), following)
      if (interlude.onward === null) return
      const html = markupOf(<Summary interlude={interlude} {...following} />)
      expect(html).not.toMatch(BROKEN)
      // The reader is "you", as in the log; the others are called by their names.
      expect(html).toMatch(following.lang === 'en' ? /<b>You<\/b>/ : /<b>Vous<\/b>/)
      expect(html).not.toContain('Nora')
      if (last.state.seats > 1) expect(html).toContain('Vex')
      seen++
    })
    expect(seen).toBeGreaterThan(3)
  })

  test.each(LANGUAGES)('the end is drawn in %s', (lang) => {
    const { Banner, Feats, Loss } = board.ending ?? {}
    if (!Banner || !Feats || !Loss || !last) throw new Error('There is no end.')
    const lost = last.state.outcome?.winners.length === 0
    const told = {
      state: last.state,
      events: plays.flatMap(({ events }) => events as KingdomRushEvent[]),
      lost,
      seats: seatsFor(last.state.seats, 0),
      lang,
    }
    const html = markupOf(
      <>
        <Banner {...told}>
          <h2>{board.headline(last.state, lang)}</h2>
        </Banner>
        {told.seats.map(({ seat }) => (
          <Feats key={seat} {...told} seat={seat} />
        ))}
        {lost && <Loss {...told} />}
      </>,
    )
    expect(html).not.toMatch(BROKEN)
    expect(spoken(html).filter((label) => label === '' || BROKEN.test(label))).toEqual([])
  })
})
