/** Whole random games, told to both seats and to a watcher, in both languages. */
import {
  asked,
  clone,
  EMPTY,
  type GameEvent,
  HIDDEN,
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
import { loadContent } from '../content/box.ts'
import standardFile from '../content/terrors-of-london.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import type { Card, Options, TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { en } from './en/index.ts'
import { faceAt, spotOf } from './facts.ts'
import { texts } from './index.ts'
import { flaw } from './testing/plain.ts'

const READERS: readonly Reader[] = [SPECTATOR, 0, 1].map((you) => ({ you, names: ['Mina', 'Igor'] }))
const MOST_MOVES = 300

const asks = new Set<string>()
const answers = new Set<string>()
const heard = new Set<string>()

/** What spends everything at once is rarer than by chance, so that there is something to tell. */
function choose(s: TerrorsOfLondon, r: RngState): { seat: Seat; move: TerrorsMove } {
  const [seat = 0] = asked(terrorsOfLondon, s)
  const legal = moves(terrorsOfLondon, s, seat)
  const rare = (move: TerrorsMove) => move.do === 'attack' || move.do === 'pass' || move.do === 'decline'
  const lively = legal.filter((move) => !rare(move))
  const list = int(r, 5) > 0 && lively.length > 0 ? lively : legal
  return { seat, move: list[int(r, list.length)] as TerrorsMove }
}

/** Copies of a card in a hand or a pile are the same to everybody; in play each has a name of its own. */
function alike(s: TerrorsOfLondon, move: TerrorsMove): string {
  if (!('card' in move)) return JSON.stringify(move)
  const { place } = spotOf(s, move.card)
  const inPile = ['hand', 'discard', 'draw'].includes(place)
  return inPile ? `${move.do} ${faceAt(s, move.card)?.id} ${place}` : JSON.stringify(move)
}

/** What is wrong with the words of the standing question, for every reader. */
function flawsOfQuestion(s: TerrorsOfLondon, language: Language): (string | null)[] {
  const text = texts[language]
  return READERS.flatMap((reader) => {
    const seen = view(terrorsOfLondon, s, reader.you)
    const { text: prompt, why } = text.prompt(seen, reader)
    const answered = (seen.question?.moves ?? []).map((move) => ({
      key: alike(seen.state, move),
      label: text.move(seen, move, reader),
    }))
    const twice = answered.find(({ key, label }) =>
      answered.some((other) => other.label === label && other.key !== key),
    )
    const refused = refusalsIn(terrorsOfLondon, seen).map(({ move, rule }) =>
      text.refusal(rule, { ...reader, state: seen.state, move }),
    )
    const labels = answered.map(({ label }) => label)
    const lines = [prompt, why, text.phase(seen.state), ...labels, ...refused]
    return [twice ? `"${twice.label}" is there twice` : null, ...lines.map((line) => flaw(line, language))]
  })
}

/** What is wrong with the words for the cards and Overlords on the table. */
function flawsOfPieces(s: TerrorsOfLondon, language: Language): (string | null)[] {
  const text = texts[language]
  return READERS.flatMap((reader) => {
    const { state } = view(terrorsOfLondon, s, reader.you)
    const telling = { ...reader, state }
    const piles = state.players.flatMap(({ hand, area, relics, discard }) => [hand, area, relics, discard])
    const cards = [...piles, state.street, state.removed].flat().filter((card: Card) => card !== EMPTY)
    const pieces = cards.flatMap((card) => [text.piece(card, telling), text.spoken(card, telling)])
    const lines = [...pieces, text.piece(HIDDEN, telling), text.pool(telling)]
    return [...lines, text.overlord(0, telling), text.overlord(1, telling)].map((line) =>
      flaw(line, language),
    )
  })
}

/** What is wrong with the log, for every reader. */
function flawsOfLog(
  before: TerrorsOfLondon,
  events: readonly GameEvent[],
  language: Language,
): (string | null)[] {
  return READERS.flatMap((reader) =>
    events.flatMap((event) => {
      const telling = { ...reader, state: before }
      const line = texts[language].say(event, telling)
      const same = texts[language].say(redact(event, reader.you), telling) === line
      return [
        flaw(line, language),
        /[.!]$/.test(line) ? null : `"${line}" has no end`,
        same ? null : `"${line}" tells what its reader may not know`,
      ]
    }),
  )
}

/** Everybody has already bought half the Market, so that every card comes up. */
function enrich(s: TerrorsOfLondon): void {
  for (const [at, card] of s.market.splice(0, 44).entries()) s.players[at % 2]?.draw.push(card)
}

function tellWholeGame(index: number, options: Partial<Options>, content?: string): string[] {
  const flaws: (string | null)[] = []
  const r = rngFrom(seedFrom('words', 2, index))
  const s = open(terrorsOfLondon, {
    seats: 2,
    seed: seedFrom('told', 2, index),
    options,
    ...(content ? { content } : {}),
  })
  for (let count = 0; count < MOST_MOVES && standing(s); count++) {
    if (s.turn === 1 && s.market.length > 50) enrich(s)
    const { seat, move } = choose(s, r)
    asks.add(standing(s)?.do ?? '')
    answers.add(move.do)
    const before = clone(s)
    const events = listen(() => play(terrorsOfLondon, s, seat, move))
    for (const event of events) heard.add(event.e)
    for (const language of LANGUAGES) {
      flaws.push(...flawsOfQuestion(before, language), ...flawsOfLog(before, events, language))
      if (count % 10 === 0 && before.turn > 0) flaws.push(...flawsOfPieces(before, language))
    }
  }
  for (const language of LANGUAGES) flaws.push(...flawsOfQuestion(s, language))
  return [...new Set(flaws.filter((found) => found !== null))]
}

const OTHER_RULINGS: Partial<Options> = {
  influence: 'baseCoin',
  rage: 'powerOrRegeneration',
  sacrificeGain: 'coin',
  keywordsOptional: true,
  fatalCosts: false,
  opening: 'balanced',
}

/** Two Overlords of one faction, and an Acolyte whose Triggered ability needs an order. */
function otherBox(): string {
  const file = structuredClone(standardFile)
  const azazael = file.overlords.find(({ id }) => id === 'azazael')
  Object.assign(azazael ?? {}, { faction: 'undead' })
  for (const id of ['cultist', 'fanatic']) {
    const card = file.cards.find((entry) => entry.id === id)
    const trigger = { on: { event: 'playMonster' }, limit: 2, effects: [{ op: 'curse' }] }
    Object.assign(card ?? {}, { triggered: trigger })
  }
  return loadContent(file)
}

it('whole games', () => {
  expect([...tellWholeGame(0, {}), ...tellWholeGame(1, OTHER_RULINGS)]).toEqual([])
})

it('a game with another content file', () => {
  expect(tellWholeGame(2, {}, otherBox())).toEqual([])
})

it('everything that can be asked, answered and told comes up sooner or later', () => {
  const missing = () =>
    [[en.questions, asks] as const, [en.moves, answers] as const, [en.events, heard] as const].flatMap(
      ([all, seen]) => Object.keys(all).filter((name) => !seen.has(name)),
    )
  for (let index = 3; index < 20 && missing().length > 0; index++) {
    expect(
      tellWholeGame(index, index % 2 === 0 ? {} : OTHER_RULINGS, index % 3 === 0 ? otherBox() : undefined),
    ).toEqual([])
  }
  expect(missing()).toEqual([])
}, 60_000)
