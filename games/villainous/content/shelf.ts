/** Puts the box together from the folders of the Villains, and keeps other boxes of the same schema beside it. */
import { shelf } from '@duskhall/kernel'
import { rulesPart } from '../../kit/content/rules-part.ts'
import type { Instruction, Line } from '../rules/verb.ts'
import { sharedVerbs } from '../rules/verbs/index.ts'
import { enterVerb } from '../rules/verbs/playing.ts'
import type { Action, Card } from '../state.ts'
import { VILLAINS } from '../villains/index.ts'
import type { Villain } from '../villains/villain.ts'
import { type Board, type Box, type Face, type Holding, NO_LIST, type PrintedIcon, stock } from './box.ts'
import { type Numbering, numbering } from './lists.ts'
import { readContent } from './load.ts'
import type { Always, CardEntry, ContentFile, Icon } from './schema.ts'

/** What the rules and the identity of a table read: words are no part of it. */
function essence(file: ContentFile): unknown {
  const wordless = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wordless)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(
      ([key]) => !['name', 'text', 'objective', 'rules'].includes(key),
    )
    return Object.fromEntries(kept.map(([key, part]) => [key, wordless(part)]))
  }
  return wordless(rulesPart(file))
}

/** What stands in the box: the entries of all Villains' folders. */
export function fileOf(villains: readonly Villain[]): unknown {
  return {
    schema: 'duskhall-villainous-1',
    game: {
      title: 'Disney Villainous: Despicable Plots',
      publisher: 'Ravensburger',
      year: 2021,
      players: Array.from({ length: Math.min(6, villains.length) - 1 }, (_, i) => i + 2),
      provenance: 'rulebook',
    },
    startingPower: [0, 1, 2, 2, 3, 3],
    villains: villains.map(({ entry }) => entry),
  }
}

/** Villains by name; a test may bring one more. */
const known = new Map<string, Villain>(VILLAINS.map((villain) => [villain.id, villain]))

export function bring(villain: Villain): void {
  known.set(villain.id, villain)
}

export const content = shelf<ContentFile, Box>({
  read: (json) => readContent(json, known),
  make: makeBox,
  essence,
  standard: fileOf(VILLAINS),
})

stock(content)

function actionOf(icon: Icon): Action {
  return typeof icon === 'string' ? icon : 'gainPower'
}

function makeBox(id: string, file: ContentFile): Box {
  const lists: (readonly Line[])[] = []
  const shared = numbering(lists, [...sharedVerbs, enterVerb])
  const perform = (action: Action, n?: number) =>
    shared([{ op: 'perform', action, ...(n ? { n } : {}) } as Instruction])
  const faces: Face[] = []
  const boards = file.villains.map((entry, no): Board => {
    const villain = known.get(entry.id) as Villain
    const number = numbering(lists, [...sharedVerbs, ...villain.verbs])
    const deckOf = (entries: readonly CardEntry[], fate: boolean): Card[] =>
      entries.flatMap((card) => {
        const face = makeFace(card, no, fate, number)
        return Array.from({ length: card.copies }, () => faces.push(face) - 1)
      })
    const deck = deckOf(entry.villainDeck, false)
    const fateDeck = deckOf(entry.fateDeck, true)
    const cards = [...deck, ...fateDeck]
    const cardsThat = (is: (face: Face) => boolean) => cards.filter((card) => is(faces[card] as Face))
    return {
      id: entry.id,
      entry,
      villain,
      icons: entry.locations.map(({ top, bottom }) =>
        [...top, ...bottom].map((icon): PrintedIcon => {
          const action = actionOf(icon)
          const n = typeof icon === 'string' ? 0 : icon.gainPower
          return { action, n, list: perform(action, n) }
        }),
      ),
      top: entry.locations.map(({ top }) => top.length),
      admits: entry.locations.map(({ admits }) => (admits ? new Set(admits) : null)),
      locks: entry.locations.reduce((mask, { locked }, at) => (locked ? mask | (1 << at) : mask), 0),
      deck,
      fateDeck,
      holding: {
        strength: holding(faces, cards, 'strength'),
        effectsCost: holding(faces, cards, 'effectsCost'),
        grants: holding(faces, cards, 'grants'),
        reaches: holding(faces, cards, 'reaches'),
        forbids: holding(faces, cards, 'forbids'),
      },
      presences: cardsThat(({ present }) => present !== NO_LIST),
      conditions: cardsThat(({ when }) => when !== null),
      beforeMove: number(entry.beforeMove),
      tile: entry.tile ? { cost: entry.tile.activate.cost, list: number(entry.tile.activate.do) } : null,
    }
  })
  const byId = new Map<string, Card[]>()
  faces.forEach((face, card) => {
    byId.set(face.id, [...(byId.get(face.id) ?? []), card])
  })
  const grants = boards.flatMap((board) => board.holding.grants.map(({ text }) => text.action))
  return {
    id,
    file,
    boards,
    faces,
    lists,
    granted: Object.fromEntries([...new Set(grants)].map((action) => [action, perform(action)])),
    enter: shared([{ op: 'enter' }]),
    boardNo: (name) => boards.findIndex((board) => board.id === name),
    cardsOf: (name) => byId.get(name) ?? [],
  }
}

function holding<Op extends Always['op']>(
  faces: readonly Face[],
  cards: readonly Card[],
  op: Op,
): Holding<Op>[] {
  return cards.flatMap((card) =>
    (faces[card] as Face).always.flatMap((text) =>
      text.op === op ? [{ card, text: text as Extract<Always, { op: Op }> }] : [],
    ),
  )
}

function makeFace(entry: CardEntry, villain: number, fate: boolean, number: Numbering): Face {
  const face: { -readonly [K in keyof Face]: Face[K] } = {
    id: entry.id,
    villain,
    fate,
    type: entry.type,
    cost: 0,
    strength: 0,
    attach: null,
    needs: null,
    always: entry.always ?? [],
    grants: entry.always?.find((text) => text.op === 'grants')?.action ?? null,
    play: NO_LIST,
    moved: NO_LIST,
    present: NO_LIST,
    defeated: NO_LIST,
    vanquished: NO_LIST,
    activate: null,
    when: null,
    used: 'discarded',
    returnsUsed: false,
    intoDeck: false,
    neverTrapped: false,
    atOnce: false,
    reconstructed: entry.reconstructed ?? false,
  }
  if ('cost' in entry) face.cost = entry.cost ?? 0
  if ('strength' in entry) face.strength = entry.strength
  if (entry.type === 'effect' || entry.type === 'condition') face.play = number(entry.do)
  else {
    face.needs = entry.needs ?? null
    face.play = number(entry.play)
    face.moved = number(entry.moved)
    face.present = number(entry.present)
    face.activate = entry.activate ? { cost: entry.activate.cost, list: number(entry.activate.do) } : null
  }
  switch (entry.type) {
    case 'ally':
      face.used = entry.used ?? 'discarded'
      face.returnsUsed = entry.returnsUsed ?? false
      break
    case 'item':
      // VD-ITEM5: every Fate Item is attached to a Hero, unless its text names its own location.
      face.attach = entry.attach ?? (fate && !entry.needs?.location ? 'hero' : null)
      break
    case 'effect':
      face.intoDeck = entry.intoDeck ?? false
      break
    case 'condition':
      face.when = entry.when
      break
    case 'hero':
      face.defeated = number(entry.defeated)
      face.vanquished = number(entry.vanquished)
      face.intoDeck = entry.intoDeck ?? false
      face.neverTrapped = entry.neverTrapped ?? false
      break
    case 'prince':
      face.atOnce = true
      break
  }
  return face
}
