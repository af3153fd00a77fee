/** Reads a content file: its shape, then what the shape cannot say. Whatever is wrong is named with its place. */
import { checksOf } from '../../kit/content/checks.ts'
import { FORBIDDABLE } from '../rules/realm.ts'
import { sharedVerbs } from '../rules/verbs/index.ts'
import type { Villain } from '../villains/villain.ts'
import { ContentFile, type VillainEntry, villainSchema } from './schema.ts'

const { read, demand, demandCount, demandOnce } = checksOf('Villainous')

export function readContent(json: unknown, known: ReadonlyMap<string, Villain>): ContentFile {
  const file = read(ContentFile, json)
  const villains = file.villains.map((entry, at) => {
    const villain = known.get(entry.id)
    demand(villain !== undefined, `villains.${at}.id`, `no folder brings the rules of "${entry.id}".`)
    return readVillain(entry, villain as Villain, `villains.${at}`)
  })
  demandOnce({ villains })
  demandOnce(
    Object.fromEntries(
      villains.flatMap(({ id, villainDeck, fateDeck }) => [
        [`${id}.villainDeck`, villainDeck],
        [`${id}.fateDeck`, fateDeck],
      ]),
    ),
  )
  return { ...file, villains }
}

function readVillain(json: unknown, { id, verbs, forbids, whiles }: Villain, where: string): VillainEntry {
  const schema = villainSchema({
    verbs: [...sharedVerbs, ...verbs],
    forbids: [...FORBIDDABLE, ...forbids],
  })
  const entry = checksOf(`Villainous, ${id}`).read(schema, json)
  const { locations, villainDeck, fateDeck, deckSizes } = entry
  demandOnce({ [`${where}.locations`]: locations })
  const sum = (cards: readonly { readonly copies: number }[]) =>
    cards.reduce((n, { copies }) => n + copies, 0)
  demandCount(`${where}.villainDeck`, deckSizes.villain, sum(villainDeck))
  demandCount(`${where}.fateDeck`, deckSizes.fate, sum(fateDeck))
  const cards = new Set([...villainDeck, ...fateDeck].map((card) => card.id))
  const places = new Set(locations.map((location) => location.id))
  const isThere = (name: string | undefined, all: ReadonlySet<string>, field: string) =>
    demand(name === undefined || all.has(name), field, `"${name}" is not in this realm.`)
  for (const [deck, list] of [
    ['villainDeck', villainDeck],
    ['fateDeck', fateDeck],
  ] as const)
    list.forEach((card, at) => {
      const field = `${where}.${deck}.${at} ("${card.id}")`
      if ('needs' in card && card.needs) {
        isThere(card.needs.location, places, `${field}.needs.location`)
        isThere(card.needs.replaces, cards, `${field}.needs.replaces`)
        isThere(card.needs.without, cards, `${field}.needs.without`)
        const { while: state } = card.needs
        demand(
          state === undefined || state in whiles,
          `${field}.needs.while`,
          `nobody knows when "${state}" is.`,
        )
      }
      if (deck === 'villainDeck' && (card.type === 'ally' || card.type === 'item' || card.type === 'effect'))
        demand(card.cost !== undefined, `${field}.cost`, 'a Villain card of this type shows a cost.')
    })
  locations.forEach(({ admits }, at) => {
    for (const name of admits ?? []) isThere(name, cards, `${where}.locations.${at}.admits`)
  })
  return entry
}
