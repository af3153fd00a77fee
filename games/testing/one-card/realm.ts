/** One realm, one hand: enough of a game to see that rules, texts, gallery and bot find a card by its entry alone. */
import {
  emptyTable,
  type Game,
  type Knowledge,
  type Language,
  noKnowledge,
  push,
  type Question,
  shuffle,
  takeOut,
  tell,
} from '@duskhall/kernel'
import type { CardInfo } from '@duskhall/ui'
import * as v from 'valibot'
import { Count, Id, Provenance } from '../../kit/content/atoms.ts'
import { checksOf } from '../../kit/content/checks.ts'
import { shelfOf } from '../../kit/content/shelf-of.ts'
import { type CardTexts, nameOf } from '../../kit/text/index.ts'
import { CARDS, type CardEntry } from './cards.ts'
import type { Realm, RealmEvent, RealmMove, Turn } from './state.ts'

const File = v.strictObject({
  cards: v.array(
    v.strictObject({
      id: Id,
      cost: Count(0, 9),
      strength: Count(0, 9),
      copies: Count(1, 9),
      provenance: Provenance,
    }),
  ),
})
const { read } = checksOf('Realm')

/** What of the entries stands in a content file: the numbers. */
export const standardFile = {
  cards: CARDS.map(({ id, cost, strength, copies, provenance }) => ({
    id,
    cost,
    strength,
    copies,
    provenance,
  })),
}

/** By card of the table: its entry, with the numbers of the content file over it. */
function makeBox(_: string, file: v.InferOutput<typeof File>): readonly CardEntry[] {
  return file.cards.flatMap((numbers) => {
    const entry = CARDS.find(({ id }) => id === numbers.id)
    return entry ? new Array<CardEntry>(numbers.copies).fill({ ...entry, ...numbers }) : []
  })
}

export const content = shelfOf({
  read: (json) => read(File, json),
  make: makeBox,
  standard: standardFile,
})

const entryOf = (s: Realm, card: number) => content.boxOf(s)[card] as CardEntry

export function strengthOf(s: Realm, card: number): number {
  const { current, strength } = entryOf(s, card)
  return current?.(s, strength) ?? strength
}

const refusedBy = (s: Realm, card: number): string | null => {
  const { cost, canPlay } = entryOf(s, card)
  return canPlay?.(s)?.rule ?? (cost > s.power ? 'REALM-COST1' : null)
}

const turn: Question<Realm, Turn, RealmMove> = {
  who: () => [0],
  moves: (s) => [
    { do: 'rest' },
    ...s.hand.filter((card) => !refusedBy(s, card)).map((card) => ({ do: 'play' as const, card })),
  ],
  refusal: (s, _, __, move) =>
    move.do === 'play' && s.hand.includes(move.card) ? refusedBy(s, move.card) : null,
  answer(s, q, _, move) {
    if (move.do === 'rest') s.power += 2
    else play(s, move.card)
    if (q.left > 1) push(s, { ...q, left: q.left - 1 })
    else s.outcome = { winners: [0], rule: 'REALM-END1', scores: [strengthIn(s)] }
  },
  always: () => true,
}

function play(s: Realm, card: number): void {
  const entry = entryOf(s, card)
  takeOut(s.hand, card)
  s.power -= entry.cost
  s.realm.push(card)
  tell?.<RealmEvent>({ e: 'played', card: entry.id, cost: entry.cost })
  entry.onPlay?.(s, entry)
}

const strengthIn = (s: Realm) => s.realm.reduce((sum, card) => sum + strengthOf(s, card), 0)

export const realm: Game<Realm, RealmMove, Record<string, never>, never, Turn> = {
  id: 'realm',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  options: {},
  content,
  setup(setup) {
    const hand = content.boxOf(setup).map((_, card) => card)
    const s: Realm = {
      ...emptyTable(setup),
      agenda: [{ do: 'turn', left: 6 }],
      power: 1,
      hand,
      realm: [],
    }
    shuffle(s, s.hand)
    return s
  },
  steps: {},
  questions: { turn },
  zones: (s) => [
    { id: 'hand', cards: s.hand, sight: 1, ordered: false },
    { id: 'realm', cards: s.realm, sight: 'all', ordered: true },
  ],
}

/** The words of the cards in one language, for the texts of the game. */
function cardTexts(language: Language): CardTexts {
  return (id) => CARDS.find((card) => card.id === id)?.words[language]
}

export function say(event: RealmEvent, language: Language): string {
  const name = nameOf(cardTexts(language), event.card)
  return language === 'en' ? `You play ${name} for ${event.cost}.` : `Vous jouez ${name} pour ${event.cost}.`
}

/** For the gallery. */
export function gallery(id: string, language: Language): readonly CardInfo[] {
  const cards = new Set(content.boxOf({ content: id }))
  return [...cards].map(({ words, ...card }) => ({
    id: card.id,
    name: words[language].name,
    text: [words[language].text(card)],
    facets: {},
    count: card.copies,
    provenance: card.provenance,
  }))
}

/** The bot counts on the strength that the entries say. */
export const knowledge: Knowledge<Realm> = {
  ...noKnowledge,
  evaluate: (s) => Math.min(1, strengthIn(s) / 40 + s.power / 400),
}
