/** KR-GEN-R4: a choice of the team takes effect at once, or, where the table wants it, when all others have agreed to it. */
import { push, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asking,
  type Asks,
  everybody,
  type KingdomRush,
  type KingdomRushMove,
  NONE,
  type StepOf,
  type TeamChoice,
} from '../state.ts'

type Team = 'choose-spell' | 'play' | 'buyer' | 'share' | 'raze-tower' | 'choose-nearest' | 'choose-victim'

/** The questions whose answers are the team's, as they are without anybody's consent. */
type TeamQuestions = { readonly [Name in Team]: Asks<Name> }

/** What an answer would decide for all, or null where it is the seat's own affair. */
const CHOICES: {
  readonly [Name in Team]: (s: KingdomRush, q: StepOf<Name>, move: KingdomRushMove) => TeamChoice | null
} = {
  'choose-spell': (_, __, move) => ({ what: 'spell', spell: move.do === 'spell' ? move.spell : NONE }),
  play: (_, __, move) => (move.do === 'cast' ? { what: 'cast', spell: move.spell } : null),
  buyer: (_, { tower }, move) => (move.do === 'give' ? { what: 'buy', tower, to: move.to } : null),
  share: (_, { tower, site }, move) =>
    move.do === 'give' ? { what: 'share', tower, site, to: move.to } : null,
  'raze-tower'(s, _, move) {
    const built = move.do === 'raze' ? s.towers[move.tower] : undefined
    return built ? { what: 'raze', tower: built.tower, site: built.site } : null
  },
  'choose-nearest': (_, __, move) => (move.do === 'nearest' ? { what: 'nearest', figure: move.hero } : null),
  'choose-victim': (_, __, move) => (move.do === 'choose' ? { what: 'victim', figure: move.hero } : null),
}

/** The same question; what it decides for all is only proposed while the others have not agreed. */
export function proposed<Name extends Team>(name: Name, question: Asks<Name>): Asks<Name> {
  const choiceOf = CHOICES[name]
  return {
    ...question,
    answer(s, q, seat, move) {
      const others = s.options.teamConsent ? everybody(s).filter((other) => other !== seat) : []
      const choice = others.length > 0 ? choiceOf(s, q, move) : null
      if (choice === null) {
        question.answer(s, q, seat, move)
        return
      }
      tell?.<KingdomRushEvent>({ e: 'proposed', seat, choice })
      // It stands below until all have spoken.
      push(s, { do: 'consent', by: seat, answer: move, choice, left: others }, q)
    },
  }
}

const AGREE: KingdomRushMove = { do: 'agree' }
const OBJECT: KingdomRushMove = { do: 'object' }

/** Asked of all others at once; one objection is enough, and the choice is open again. */
export function consentQuestion(questions: TeamQuestions): Asks<'consent'> {
  return {
    who: (_, { left }) => left,
    waits: (_, { left }) => left,
    moves: () => [AGREE, OBJECT],
    // What is said of a choice goes back with the choice: it keeps nobody from taking back (KR-PLAY-R6).
    idle: () => true,
    answer(s, q, seat, move) {
      const left = q.left.filter((other) => other !== seat)
      const agreed = move.do === 'agree'
      tell?.<KingdomRushEvent>({ e: 'consented', seat, agreed })
      if (agreed && left.length > 0) push(s, { ...q, left })
      else if (agreed) carryOut(s, questions, q)
      // A purchase is over: its receiver is not asked for a second time.
      else if (s.agenda.at(-1)?.do === 'buyer') s.agenda.pop()
    },
  }
}

function carryOut(s: KingdomRush, questions: TeamQuestions, { by, answer }: StepOf<'consent'>): void {
  const below = s.agenda.pop() as Extract<Asking, { do: Team }>
  const question = questions[below.do] as Asks<Team>
  question.answer(s, below, by, answer)
}
