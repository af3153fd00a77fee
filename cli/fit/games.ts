/** Plays single games to learn from; runs in a worker thread or in the main one. */
import { botOf, type Position, pairingOf, playBout, positionsOf, stray, worthsOf } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import {
  anyOf,
  clone,
  drawnChoices,
  type Foresight,
  type Game,
  int,
  type Knowledge,
  type OptionSchema,
  rngFrom,
  type Seat,
  type Seed,
  seedFrom,
  type Table,
} from '@duskhall/kernel'
import type { Work } from '../crew.ts'

/** The games that are learnt from. */
export interface School {
  readonly game: string
  readonly seats: number
  readonly bot: string
  readonly seed: string
  /** What is fitted: the weights of the evaluation, the net, or chances that people are told. */
  readonly aim: 'weights' | 'net' | 'chances'
}

/** What one game teaches. */
export interface Lesson {
  readonly index: number
  readonly positions: readonly Position[]
  /** What was won, by seat. */
  readonly shares: readonly number[]
}

/** One position in so many is kept: neighbours in one game tell nearly the same. */
const SPARSE = 4

export const workOf = (school: School): Work<School, Lesson> => ({
  job: school,
  worker: new URL('worker.ts', import.meta.url),
  playerOf,
})

export function playerOf({ game: id, seats, bot, seed: words, aim }: School): (index: number) => Lesson {
  const game = gameOf(id) as Game
  const knowledge = knowledgeOf(id)
  const bots = new Array<string>(seats).fill(bot)
  // Chances are those of tables that people might sit at: nobody strays there, and every kind of table is met.
  const told = aim === 'chances'
  const seated = bots.map((spec) => (told ? botOf(spec) : stray(botOf(spec))))
  return (index) => {
    const { seed } = pairingOf(game, { game: id, bots, seed: words }, index * seats)
    const watch = watchOf(aim, knowledge, seed)
    const positions: Position[] = []
    // A fit should see all that a table can choose.
    const drawn = drawnChoices(game.options, seats, seed)
    const options = told ? { ...drawn, ...anyKind(game, seed) } : drawn
    const { state } = playBout({ game, knowledge, bots: seated, seed, options }, (s) => {
      positions.push(...watch(s))
    })
    return { index, positions, shares: worthsOf(game, state) }
  }
}

/** Of what is asked first of a table, anything: the scenario, how hard it is. */
function anyKind({ options }: Game, seed: Seed): object {
  const rng = rngFrom(seedFrom(seed, 'kind'))
  const entries = Object.entries(options as OptionSchema<Record<string, unknown>>).flatMap(
    ([name, option]) => {
      if (!option.foremost) return []
      if (option.kind === 'number') return [[name, option.min + int(rng, option.max - option.min + 1)]]
      return option.kind === 'choice' ? [[name, anyOf(rng, option.values)]] : []
    },
  )
  return Object.fromEntries(entries)
}

/** Watches a game from its beginning, and notes what is worth learning from. */
type Watch = (s: Table) => readonly Position[]

function watchOf(aim: School['aim'], knowledge: Knowledge, seed: Seed): Watch {
  if (aim === 'chances') return wherePlansEnd(knowledge)
  return aim === 'net' && knowledge.foresight ? throughNet(knowledge.foresight) : sparsely(knowledge, seed)
}

/** One plan after another; where one ends, chances are told. */
function wherePlansEnd(knowledge: Knowledge): Watch {
  let from: Table | null = null
  return (s) => {
    if (from && !knowledge.planEnd(s, from)) return []
    const isFirst = from === null
    from = clone(s)
    return isFirst ? [] : positionsOf(knowledge, s)
  }
}

function sparsely(knowledge: Knowledge, seed: Seed): Watch {
  const rng = rngFrom(seedFrom(seed, 'sparse'))
  let head = ''
  return (s) => {
    if (!knowledge.settled(s)) return []
    // Positions of a rare kind are all kept.
    const before = head
    head = knowledge.head(s)
    return head !== before || int(rng, SPARSE) === 0 ? positionsOf(knowledge, s) : []
  }
}

function throughNet(foresight: Foresight<Table>): Watch {
  let eyes: Seat | null = null
  return (s) => {
    const before = eyes
    eyes = foresight.eyes(s)
    // A position may stay as it is for the net while the first answers are given.
    if (eyes === null || eyes === before) return []
    const row = new Float64Array(foresight.inputs.length)
    foresight.measure(s, row)
    return [{ head: '', seat: eyes, row }]
  }
}
