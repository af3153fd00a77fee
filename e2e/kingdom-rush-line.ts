/** A line of play of Kingdom Rush: a bot decides beside the page, and what it decides is given at the table's own controls. */
import { botOf, decide } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { spaceOf, topAt } from '@duskhall/games/kingdom-rush/rules/trays.ts'
import { type KingdomRush, type KingdomRushMove, WILDCAT } from '@duskhall/games/kingdom-rush/state.ts'
import { texts } from '@duskhall/games/kingdom-rush/text/index.ts'
import {
  type Game,
  type Knowledge,
  type Language,
  type Match,
  openMatch,
  type Seat,
  seedFrom,
  standing,
  submit,
  type View,
  view,
  waited,
} from '@duskhall/kernel'

/** What is asked, who answers, and how. */
export interface Answered {
  readonly match: Match
  readonly seat: Seat
  readonly move: KingdomRushMove
}

export type KingdomRushView = View<KingdomRush, KingdomRushMove>

/** How a table is laid; left out: as its form lays it. */
export interface Laying {
  readonly seats: number
  readonly seed: string
  readonly options?: object
}

/** A game as good bots play it, answer by answer. */
export function* lineOf({ seats, seed, options }: Laying): Generator<Answered, Match> {
  const game = gameOf('kingdom-rush') as Game
  const knowledge = knowledgeOf('kingdom-rush') as Knowledge
  const bots = Array.from({ length: seats }, (_, seat) =>
    botOf('skilled').sit(game, knowledge, seedFrom(seed, 'bot', seat)),
  )
  let { match } = openMatch(game, { seats, seed: seedFrom(seed), options })
  while (standing(match.state)) {
    const seat = waited(game, match.state)[0] as Seat
    const bot = bots[seat] as (typeof bots)[number]
    const move = decide(bot.think(view(game, match.state, seat))) as KingdomRushMove
    yield { match, seat, move }
    const taken = submit(match, { question: match.state.asked, seat, move })
    if ('refused' in taken) throw new Error(`A bot's answer was refused: ${taken.refused}.`)
    match = taken.match
  }
  return match
}

/** The whole of it, where the Kingdom stands in the end. */
function wonLine(laying: Laying): readonly Answered[] | null {
  const line = lineOf(laying)
  const answers: Answered[] = []
  for (;;) {
    const next = line.next()
    if (!next.done) answers.push(next.value)
    else return next.value.state.outcome?.winners.length ? answers : null
  }
}

const MOST_GAMES = 30
/** Among so many won games the shortest is taken: each answer costs a tenth of a second. */
const WON_GAMES = 5

/** A won game from the first answer to the last, with its seed. */
export function shortestWon(seats: number): {
  readonly seed: string
  readonly answers: readonly Answered[]
} {
  const won = []
  for (let at = 0; at < MOST_GAMES && won.length < WON_GAMES; at++) {
    const seed = `line ${at}`
    const answers = wonLine({ seats, seed })
    if (answers) won.push({ seed, answers })
  }
  const [shortest] = won.toSorted((one, other) => one.answers.length - other.answers.length)
  if (!shortest) throw new Error(`In ${MOST_GAMES} games nobody won.`)
  return shortest
}

/** The view of whoever answers. */
export function seenBy({ match, seat }: Answered): KingdomRushView {
  return view(match.game, match.state, seat) as KingdomRushView
}

/** As a seat reads names: French has spaces that no line breaks at. */
export const spoken = (name: string) => name.replace(/\s+/g, ' ').trim()

/** What an answer is called, on its button and by whoever reads it out. */
export function calledIn(language: Language, answered: Answered, move = answered.move): string {
  return spoken(texts[language].move(seenBy(answered), move, { you: answered.seat, names: [] }))
}

type Lies = {
  readonly [Do in KingdomRushMove['do']]?: (move: Extract<KingdomRushMove, { readonly do: Do }>) => string
}

/** What answers lie on, by the names of things on the table. */
const LIES: Lies = {
  hero: ({ hero }) => `hero-${hero}`,
  call: ({ hero }) => `call-${hero}`,
  ability: ({ ability }) => `ability-${ability}`,
  spell: ({ spell }) => `spell-${spell}`,
  cast: ({ spell }) => `spell-${spell}`,
  raze: ({ tower }) => `tower-${tower}`,
  build: ({ tower }) => `hand-${tower}`,
  pass: ({ tower }) => `pass-${tower}`,
  buy: ({ tower }) => `design-${tower}`,
  design: ({ tower }) => `design-${tower}`,
  give: ({ to }) => `seat-${to}`,
  site: ({ site }) => `site-${site}`,
  turn: ({ turn }) => `turn-${turn}`,
  aim: ({ tray }) => `tray-${tray}`,
  target: ({ tray }) => `tray-${tray}`,
  lift: ({ tray, cells }) => `lift-${tray}-${cells}`,
  wildcat: () => 'wildcat',
}

/** Things with which that can be answered; what is none of them has a button in the prompt. */
export function thingsFor({ match, move }: Answered): readonly string[] {
  const s = match.state as KingdomRush
  if (move.do === 'space') {
    const tray = topAt(s, move.space)
    return [tray && spaceOf(s, tray) === move.space ? `tray-${tray.card}` : `space-${move.space}`]
  }
  if (move.do === 'activate' || move.do === 'choose' || move.do === 'nearest') {
    // A hero is a board, a token on the map, or waits beside it; the Wildcat is itself.
    const no = move.hero === WILDCAT ? 'wildcat' : String(move.hero)
    return [`figure-${no}`, `token-${no}`, `waiting-${no}`, no]
  }
  const name = LIES[move.do]?.(move as never)
  return name === undefined ? [] : [name]
}
