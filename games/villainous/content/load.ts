/** Reads a content file: its shape, then what the shape cannot say. Whatever is wrong is named with its place. */
import { checksOf } from '../../kit/content/checks.ts'
import { FORBIDDABLE } from '../rules/realm.ts'
import { sharedVerbs } from '../rules/verbs/index.ts'
import { VILLAINS } from '../villains/index.ts'
import type { Villain } from '../villains/villain.ts'
import { namesIn } from './names.ts'
import { type CardEntry, ContentFile, type VillainEntry, villainSchema } from './schema.ts'

const { read, demand, demandCount, demandOnce } = checksOf('Villainous')

export function readContent(json: unknown, known: ReadonlyMap<string, Villain>): ContentFile {
  const file = read(ContentFile, json)
  const villains = file.villains.map((entry, at) => {
    const villain = known.get(entry.id)
    demand(villain !== undefined, `villains.${at}.id`, `no folder brings the rules of "${entry.id}".`)
    return readVillain(entry, villain as Villain, `villains.${at}`)
  })
  demandOnce({ villains })
  // A table may choose any of them.
  for (const { id } of VILLAINS)
    demand(
      villains.some((villain) => villain.id === id),
      'villains',
      `"${id}" is missing.`,
    )
  demandOnce(
    Object.fromEntries(
      villains.flatMap(({ villainDeck, fateDeck }, at) => [
        [`villains.${at}.villainDeck`, villainDeck],
        [`villains.${at}.fateDeck`, fateDeck],
      ]),
    ),
  )
  return { ...file, villains }
}

function readVillain(json: unknown, villain: Villain, where: string): VillainEntry {
  const verbs = [...sharedVerbs, ...villain.verbs]
  const schema = villainSchema({ verbs, forbids: [...FORBIDDABLE, ...villain.forbids] })
  const entry = read(schema, json, where)
  const { locations, villainDeck, fateDeck, deckSizes } = entry
  demandOnce({ [`${where}.locations`]: locations })
  demandCount(`${where}.villainDeck`, deckSizes.villain, sizeOf(villainDeck))
  demandCount(`${where}.fateDeck`, deckSizes.fate, sizeOf(fateDeck))
  const cards = new Set([...villainDeck, ...fateDeck].map((card) => card.id))
  const places = new Set(locations.map((location) => location.id))
  const isThere = (kind: 'card' | 'location', name: string | undefined, path: string) =>
    demand(
      name === undefined || (kind === 'card' ? cards : places).has(name),
      `${where}.${path}`,
      `there is no ${kind} "${name}" on this board.`,
    )
  for (const { path, kind, name } of namesIn(entry, verbs)) isThere(kind, name, path)
  locations.forEach(({ admits = [] }, at) => {
    for (const name of admits) isThere('card', name, `locations.${at}.admits`)
  })
  const checkCard = (card: CardEntry, path: string) => {
    for (const text of card.always ?? []) {
      if (text.op !== 'forbids') continue
      isThere('location', text.location, `${path}.always`)
      for (const name of [text.card ?? [], text.cards ?? []].flat()) isThere('card', name, `${path}.always`)
    }
    if (!('needs' in card) || !card.needs) return
    const { location, replaces, without, while: state } = card.needs
    isThere('location', location, `${path}.needs.location`)
    isThere('card', replaces, `${path}.needs.replaces`)
    isThere('card', without, `${path}.needs.without`)
    const isKnown = state === undefined || state in villain.whiles
    demand(isKnown, `${where}.${path}.needs.while`, `nobody knows when "${state}" is.`)
  }
  villainDeck.forEach((card, at) => {
    checkCard(card, `villainDeck.${at}`)
    checkPrinted(card, `${where}.villainDeck.${at}`)
    const isPriced = card.type === 'condition' || card.cost !== undefined
    demand(isPriced, `${where}.villainDeck.${at}.cost`, `"${card.id}" shows a cost.`)
  })
  fateDeck.forEach((card, at) => {
    checkCard(card, `fateDeck.${at}`)
    checkPrinted(card, `${where}.fateDeck.${at}`)
  })
  return entry
}

function sizeOf(cards: readonly { readonly copies: number }[]): number {
  return cards.reduce((n, { copies }) => n + copies, 0)
}

/** Fields of a card with instructions that nobody could know of without a text. */
const ABILITIES = ['do', 'play', 'moved', 'present', 'activate', 'always', 'defeated', 'vanquished']

function checkPrinted(card: CardEntry, path: string): void {
  const silent = card.text === undefined ? ABILITIES.find((field) => field in card) : undefined
  demand(silent === undefined, `${path}.text`, `"${card.id}" does something and does not say so.`)
  const grants = (card.always ?? []).filter(({ op }) => op === 'grants')
  demand(grants.length <= 1, `${path}.always`, `"${card.id}" grants more than one action.`)
}
