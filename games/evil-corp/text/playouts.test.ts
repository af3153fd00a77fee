/** Whole random games, told to every seat and to a watcher, in both languages. */
import {
  asked,
  clone,
  type GameEvent,
  int,
  LANGUAGES,
  type Language,
  listen,
  moves,
  open,
  play,
  type Reader,
  type RngState,
  redact,
  refusalsIn,
  rngFrom,
  type Seat,
  SPECTATOR,
  seedFrom,
  standing,
  view,
} from '@duskhall/kernel'
import { expect, it } from 'vitest'
import { evilCorp } from '../index.ts'
import type { EvilCorp, EvilCorpMove, Options } from '../state.ts'
import { en } from './en/index.ts'
import { texts } from './index.ts'
import { flaw } from './testing/plain.ts'

const NAMES = ['Mina', 'Igor', 'Nora', 'Agnès']
const MOST_MOVES = 250

const asks = new Set<string>()
const answers = new Set<string>()
const heard = new Set<string>()

function readersOf(s: EvilCorp): Reader[] {
  return [SPECTATOR, ...s.screens.keys()].map((you) => ({ you, names: NAMES }))
}

/** Passing and deploying are rarer than by chance, so that there is something to tell. */
function choose(s: EvilCorp, r: RngState): { seat: Seat; move: EvilCorpMove } {
  const seats = asked(evilCorp, s)
  const seat = seats[int(r, seats.length)] as Seat
  const legal = moves(evilCorp, s, seat)
  const lively = legal.filter((move) => move.do !== 'pass' && move.do !== 'deploy')
  const list = int(r, 4) > 0 && lively.length > 0 ? lively : legal
  return { seat, move: list[int(r, list.length)] as EvilCorpMove }
}

/** What is wrong with the words of the standing question, for every reader. */
function flawsOfQuestion(s: EvilCorp, language: Language): (string | null)[] {
  const text = texts[language]
  return readersOf(s).flatMap((reader) => {
    const seen = view(evilCorp, s, reader.you)
    const { text: prompt, why } = text.prompt(seen, reader)
    const labels = (seen.question?.moves ?? []).map((move) => text.move(seen, move, reader))
    const twice = labels.find((label, at) => labels.indexOf(label) !== at)
    const refused = refusalsIn(evilCorp, seen).map(({ move, rule }) =>
      text.refusal(rule, { ...reader, state: seen.state, move }),
    )
    const lines = [prompt, why, text.phase(seen.state), ...labels, ...refused]
    return [twice ? `"${twice}" is there twice` : null, ...lines.map((line) => flaw(line, language))]
  })
}

/** What is wrong with the log, for every reader. */
function flawsOfLog(before: EvilCorp, events: readonly GameEvent[], language: Language): (string | null)[] {
  return readersOf(before).flatMap((reader) =>
    events.flatMap((event) => {
      const telling = { ...reader, state: before }
      const line = texts[language].say(event, telling)
      const alike = texts[language].say(redact(event, reader.you), telling) === line
      return [
        flaw(line, language),
        /[.!]$/.test(line) ? null : `"${line}" has no end`,
        alike ? null : `"${line}" tells what its reader may not know`,
      ]
    }),
  )
}

function tellWholeGame(seats: number, index: number, options: Partial<Options>): (string | null)[] {
  const flaws: (string | null)[] = []
  const r = rngFrom(seedFrom('words', seats, index))
  let opened: EvilCorp | undefined
  const opening = listen(() => {
    opened = open(evilCorp, { seats, seed: seedFrom('told', seats, index), options })
  })
  const s = opened as unknown as EvilCorp
  // Everybody has already recruited, so that every power comes up.
  for (const [at, kind] of s.marketBag.splice(0, 30).entries()) s.camps[at % s.camps.length]?.bag.push(kind)
  for (const language of LANGUAGES) flaws.push(...flawsOfLog(s, opening, language))
  for (let count = 0; count < MOST_MOVES && standing(s); count++) {
    const { seat, move } = choose(s, r)
    asks.add(standing(s)?.do ?? '')
    answers.add(move.do)
    const before = clone(s)
    const events = listen(() => play(evilCorp, s, seat, move))
    for (const event of events) heard.add(event.e)
    for (const language of LANGUAGES) {
      flaws.push(...flawsOfQuestion(before, language), ...flawsOfLog(before, events, language))
    }
  }
  for (const language of LANGUAGES) flaws.push(...flawsOfQuestion(s, language))
  return flaws.filter((found) => found !== null)
}

const OTHER_RULINGS: Partial<Options> = {
  summonBonusScope: 'allOwnActiveTiles',
  moveTriggersSpaceBonus: true,
  protectStopsOwnPowers: true,
  flipDemonDirection: 'reactivateOnly',
  ownCountIsMaximum: false,
  surchargeOnPowerRecruit: false,
  killUsesCurrentTerror: false,
}

it.each([2, 3, 4])('%i seats', (seats) => {
  const rich = { startingGold: new Array<number>(seats === 4 ? 2 : seats).fill(4) }
  expect([
    ...tellWholeGame(seats, 0, rich),
    ...tellWholeGame(seats, 1, {}),
    ...tellWholeGame(seats, 2, OTHER_RULINGS),
  ]).toEqual([])
})

it('everything that can be asked, answered and told comes up sooner or later', () => {
  const missing = () =>
    [[en.questions, asks] as const, [en.moves, answers] as const, [en.events, heard] as const].flatMap(
      ([all, seen]) => Object.keys(all).filter((name) => !seen.has(name)),
    )
  for (let index = 3; index < 12 && missing().length > 0; index++) {
    expect(tellWholeGame(2 + (index % 3), index, {})).toEqual([])
  }
  expect(missing()).toEqual([])
})
