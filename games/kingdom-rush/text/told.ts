/** What one table tells one reader: numbers have become names and facts, before a language puts them into words. */
import type { Language, Outcome, Reader, Seat } from '@duskhall/kernel'
import type { KingdomRush } from '../state.ts'
import { callingAt, colourOf } from './calling.ts'
import type { EffectsIn } from './effects.ts'
import { eventFacts } from './told-events.ts'
import { moveFacts } from './told-moves.ts'
import { questionFacts } from './told-questions.ts'
import type { Victory } from './types.ts'

export function factsAt(s: KingdomRush, reader: Reader, language: Language, effects: EffectsIn) {
  const calling = callingAt(s, reader, language, effects)
  const { names, box, choice, who, tower, site, spell, ability, figure, piece, tray } = calling

  const victory = ({ winners, rule }: Pick<Outcome, 'winners' | 'rule'>): Victory => {
    const { stars = 0 } = box.file.difficulties[s.level] ?? {}
    return {
      won: winners.length > 0,
      rule,
      scenario: names.scenario(s.scenario).title,
      boss: names.boss(box.scenarios[s.scenario]?.boss?.no ?? -1),
      level: names.level(s.level),
      stars,
      rounds: s.round,
    }
  }

  return {
    calling,
    fields: {
      seat: who,
      tower,
      site,
      spell,
      ability,
      piece,
      colour: colourOf,
      choice,
      figure: (no: number) => figure(no),
      tray: (card: number) => tray(card),
    },
    events: {
      ...eventFacts(s, calling),
      ended: ({ won, rule }: { readonly won: boolean; readonly rule: string }) =>
        victory({ winners: won ? s.players.map((_, seat): Seat => seat) : [], rule }),
    },
    questions: questionFacts(s, reader, calling),
    moves: moveFacts(s, reader, calling),
    victory,
  }
}

export type KingdomRushFacts = ReturnType<typeof factsAt>
