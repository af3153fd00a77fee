/** How the game went: Victory tokens, each made of conquest steps, and what the staff is worth; what turned it. */
import type { Language } from '@duskhall/kernel'
import { courseBy } from '@duskhall/ui'
import { boxOf, layoutOf, STANDARD, sideOf, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { costOf } from '../rules/victory.ts'
import { type Camp, type EvilCorp, NOBODY } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'

/**
 * Tokens held, and how far the foremost pawn is on its way to the next one. A village that yielded its token tonight
 * has no way left to go, and whoever has enough tokens needs no further one.
 */
function crownsOf(s: EvilCorp, camp: Camp): number {
  const tokens = s.camps[camp]?.tokens ?? 0
  if (tokens >= boxOf(s).tokensToWin) return tokens
  const halves = layoutOf(s).halves[camp] ?? []
  const steps = halves.map((half, village) => {
    const board = s.villages[village]
    if (!board || board.won !== NOBODY) return 0
    return (board.halves[half]?.conquest ?? 0) / sideOf(s, village).conquestSteps
  })
  return tokens + Math.max(0, ...steps)
}

export const course = courseBy<EvilCorp, EvilCorpEvent>({
  moment: (s) => s.round,
  momentLabel: (moment, lang) => texts[lang].board.round(moment),
  lines: (s) => layoutOf(s).members.map((seats) => ({ seats })),
  measures: [
    {
      id: 'crowns',
      label: (lang) => wordsOf(lang).course.crowns,
      values: (s) => s.camps.map((_, camp) => crownsOf(s, camp)),
      max: boxOf({ content: STANDARD }).tokensToWin,
      whole: true,
    },
    {
      id: 'value',
      label: (lang) => wordsOf(lang).course.value,
      values: (s) => s.camps.map((_, camp) => costOf(s, camp)),
    },
  ],
  texts,
  weightOf,
})

function weightOf(s: EvilCorp, event: EvilCorpEvent): number {
  switch (event.e) {
    case 'token':
      return 20
    case 'tie-broken':
      return 6
    case 'conquest':
      return 3 + event.step
    case 'killed':
      return 1 + tileOf(s, event.kind).terror
    case 'summoned':
      return event.column
    case 'recruited':
      return tileOf(s, event.kind).cost >= 6 ? 3 : 0
    default:
      return 0
  }
}

export function tally(s: EvilCorp, events: readonly EvilCorpEvent[], seat: number, lang: Language) {
  const camp = layoutOf(s).campOf[seat] ?? 0
  const words = wordsOf(lang).tally
  const recruited = events.filter((event) => event.e === 'recruited' && event.seat === seat)
  const killed = events.filter((event) => event.e === 'killed' && event.seat === seat && event.camp !== camp)
  return [
    { label: words.crowns, value: s.camps[camp]?.tokens ?? 0 },
    { label: words.recruited, value: recruited.length },
    { label: words.killed, value: killed.length },
  ]
}
