/** What a good player of Villainous knows. */
import { bestOf, linearKnowledge } from '@duskhall/bots/knowledge'
import { type Knowledge, type Seat, standing, type Turns } from '@duskhall/kernel'
import { boardOf, type PrintedIcon } from '../content/box.ts'
import { type Asking, realmOf, type StepOf, type Villainous, type VillainousMove } from '../state.ts'
import { VILLAINS } from '../villains/index.ts'
import type { Villain } from '../villains/villain.ts'
import { withoutAlike } from './alike.ts'
import { featuresOf, measurerOf } from './features.ts'
import { instructionOf } from './instruction.ts'
import { motives } from './motives.ts'
import { Scores } from './scores.ts'
import { TASTES } from './tastes.ts'
import { fittedOf, HEADS, headOf } from './weights.ts'

/** So much chance is left to both sides of every game that goes on. */
const DOUBT = 0.1
/** Bit mask of more icons than any location has. */
const ALL_USED = 0xff

/**
 * A turn is a location and up to four actions, each of a card, a place, a target: a search of a few iterations sees less
 * of it than a glance at every answer. So all levels but the last glance, each more carefully than the one before it.
 */
const LEVELS: NonNullable<Knowledge['levels']> = {
  apprentice: { margin: 0.07 },
  regular: { margin: 0.02 },
  skilled: { margin: 0.005 },
  expert: { margin: 0 },
}

/** Choices within an instruction that a quick opinion makes well enough. */
const SMALL: ReadonlySet<string> = new Set([
  'discardAny',
  'removeObstacles',
  'showMeTheBeast',
  'putBack',
  'feedCauldron',
  'orderTop',
  'discardLooked',
  'trapHere',
  'sendAlliesAway',
])

function isSmall(s: Villainous, q: StepOf<'instruct'>): boolean {
  const { op, action } = instructionOf(s, q)
  if (SMALL.has(op)) return true
  if (op === 'moveHeroes') return q.secret.chosen.length > 1
  return action === 'discardCards' || (action === 'vanquish' && q.secret.chosen.length > 0)
}

/** Power for nothing comes first: it never harms and may pay for what follows. */
function freePower(s: Villainous, moves: readonly VillainousMove[]): VillainousMove | null {
  const { mover } = realmOf(s, s.active)
  const icons = boardOf(s, s.active).icons[mover] as readonly PrintedIcon[]
  return moves.find((move) => move.do === 'use' && icons[move.icon]?.action === 'gainPower') ?? null
}

function hasChosen(s: Villainous): boolean {
  const { mover } = realmOf(s, s.active)
  const icons = boardOf(s, s.active).icons[mover] as readonly PrintedIcon[]
  const used = s.used[mover] as number
  return (
    s.usedGrants.length > 0 ||
    icons.some(({ action }, number) => action !== 'gainPower' && (used & (1 << number)) !== 0)
  )
}

/** The knowledge of a game with these Villains. */
export function knowledgeWith(villains: readonly Villain[]): Knowledge<Villainous, VillainousMove> {
  const linear = linearKnowledge<Villainous, VillainousMove>({
    features: featuresOf(villains),
    measure: measurerOf(villains),
    motives,
    heads: HEADS,
    head: headOf,
    fitted: fittedOf(villains),
    scores: (s, seat) => new Scores(s, seat),
    whim: 0.2,
    levels: LEVELS,
    tastes: TASTES,

    /** Before a move, or after an action that was a choice: free Power alone tells nothing of a location. */
    settled(s) {
      const q = standing(s)?.do
      return q === 'move' || (q === 'act' && hasChosen(s))
    },

    planEnd: (s, from) => s.turn > from.turn && standing(s)?.do === 'move',

    obvious(s, seat, moves) {
      const q = standing(s) as Asking
      if (q.do === 'act') {
        const free = freePower(s, moves)
        if (free) return free
      }
      const different = withoutAlike(s, moves)
      if (different.length === 1) return different[0] as VillainousMove
      if (q.do === 'instruct' && isSmall(s, q)) return bestOf(different, new Scores(s, seat))
      return null
    },
    obviousIsQuick: true,

    worthwhile: (s, moves) => withoutAlike(s, moves),
  })
  // A game that is as good as won is not won yet: whoever can win now does.
  const evaluate = (s: Villainous, seat: Seat) => DOUBT / 2 + (1 - DOUBT) * linear.evaluate(s, seat)
  return { ...linear, evaluate, turns: turnsWith(evaluate) }
}

/** Icons that are left count for nothing once a turn ends, and the cards that fill the hand are luck. */
function turnsWith(evaluate: (s: Villainous, seat: Seat) => number): Turns<Villainous, VillainousMove> {
  return {
    end: (_, moves) => moves.find(({ do: what }) => what === 'end') ?? null,
    worth(s, seat) {
      const { mover } = realmOf(s, seat)
      const used = s.used[mover] as number
      s.used[mover] = ALL_USED
      const worth = evaluate(s, seat)
      s.used[mover] = used
      return worth
    },
  }
}

export const knowledge = knowledgeWith(VILLAINS)
