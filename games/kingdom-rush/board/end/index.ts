/** The end of a game: its pictures, and the rounds to which a lost one can go back. */
import type { Ending, Returns } from '@duskhall/ui'
import type { KingdomRushEvent } from '../../events.ts'
import type { KingdomRush } from '../../state.ts'
import { namesOf } from '../../text/names.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { Banner } from './Banner.tsx'
import { Feats } from './Feats.tsx'
import { Loss } from './Loss.tsx'

export const ending: Ending<KingdomRush, KingdomRushEvent> = { Banner, Feats, Loss }

/** All play together, so that nobody loses by it when a round is played again. */
export const returns: Returns<KingdomRush> = {
  begins: ({ phase, round }) => phase === 'play' && round > 0,
  left: ({ hearts }) => hearts,
  icon: 'hearts',
  leftLabel: (left, lang) => roundWordsIn(lang).amount.hearts(left),
  short: (moment) => String(moment),
  within: (moment, lang) => roundWordsIn(lang).end.round(moment),
  about: (s, lang) => {
    const names = namesOf(s, lang)
    const towers = [...new Set(s.players.flatMap(({ hand }) => hand))].map((tower) => names.tower(tower))
    return roundWordsIn(lang).end.stood(s.hearts, s.diamonds, s.trays.length, towers)
  },
}
