/** Cards of a scenario: in the parts of piles, among the ghosts, in a boss's reserve. */
import type { ScenarioEntry, SpawnEntry } from '../../../content/schema.ts'
import { PLAYERS, withPortalsCounted } from './draft.ts'

/** Where cards lie. A pile is named by its place among the spawn points. */
export type ListAt =
  | { readonly list: 'pile'; readonly pile: number; readonly part: number }
  | { readonly list: 'ghosts' }
  | { readonly list: 'reserve' }

type Part = SpawnEntry['pile'][number]
type Take = NonNullable<Part['take']>

export const isSameList = (a: ListAt, b: ListAt) =>
  a.list === b.list && (a.list !== 'pile' || b.list !== 'pile' || (a.pile === b.pile && a.part === b.part))

export function cardsAt(entry: ScenarioEntry, at: ListAt): readonly string[] {
  if (at.list === 'ghosts') return entry.ghostDeck ?? []
  if (at.list === 'reserve') return entry.boss?.reserve ?? []
  return entry.spawns[at.pile]?.pile[at.part]?.cards ?? []
}

/** All lists of cards, in the order in which they are shown. */
function listsOf(entry: ScenarioEntry): ListAt[] {
  return [
    ...entry.spawns.flatMap(({ pile }, no) =>
      pile.map((_, part) => ({ list: 'pile' as const, pile: no, part })),
    ),
    { list: 'ghosts' },
    ...(entry.boss ? [{ list: 'reserve' as const }] : []),
  ]
}

export function findCard(entry: ScenarioEntry, card: string): { at: ListAt; index: number } | null {
  for (const at of listsOf(entry)) {
    const index = cardsAt(entry, at).indexOf(card)
    if (index >= 0) return { at, index }
  }
  return null
}

function withPart(
  entry: ScenarioEntry,
  no: number,
  part: number,
  change: (part: Part) => Part,
): ScenarioEntry {
  const spawn = entry.spawns[no]
  const old = spawn?.pile[part]
  if (!spawn || !old) return entry
  const next = change(old)
  const kept = tidied(next, spawn.minPlayers ?? 1)
  return { ...entry, spawns: entry.spawns.with(no, { ...spawn, pile: spawn.pile.with(part, kept) }) }
}

/** No more is kept than is there, nothing by those who do not use the pile; what says nothing is left out. */
function tidied({ take, ...part }: Part, minPlayers: number): Part {
  if (!take) return part
  const all = PLAYERS.map((players) => (players < minPlayers ? 0 : part.cards.length))
  const kept = take.map((n, i) => Math.min(n, all[i] ?? 0)) as Take
  return kept.every((n, i) => n === all[i]) ? part : { ...part, take: kept }
}

function withCards(entry: ScenarioEntry, at: ListAt, cards: readonly string[]): ScenarioEntry {
  if (at.list === 'pile')
    return withPart(entry, at.pile, at.part, (part) => {
      // Whoever kept all goes on keeping all.
      const take = part.take?.map((n) => (n === part.cards.length ? cards.length : n)) as Take | undefined
      return { ...part, cards: [...cards], ...(take ? { take } : {}) }
    })
  if (at.list === 'ghosts') {
    const { ghostDeck: _, ...rest } = entry
    return cards.length > 0 ? { ...rest, ghostDeck: [...cards] } : rest
  }
  if (!entry.boss) return entry
  const { reserve: _, ...boss } = entry.boss
  return { ...entry, boss: cards.length > 0 ? { ...boss, reserve: [...cards] } : boss }
}

/** Takes a card out of wherever it lies, the map too. */
export function withoutCard(entry: ScenarioEntry, card: string): ScenarioEntry {
  const found = findCard(entry, card)
  const start = entry.start.filter((tray) => tray.card !== card)
  const lifted = found
    ? withCards(entry, found.at, cardsAt(entry, found.at).toSpliced(found.index, 1))
    : entry
  return withPortalsCounted(start.length < entry.start.length ? { ...lifted, start } : lifted)
}

/** Lays a card into a list before the card that lies there; from the box, or from wherever it lies. */
export function withCard(entry: ScenarioEntry, card: string, to: ListAt, index: number): ScenarioEntry {
  const lifted = withoutCard(entry, card)
  const cards = cardsAt(lifted, to)
  return withPortalsCounted(withCards(lifted, to, cards.toSpliced(Math.min(index, cards.length), 0, card)))
}

/** One place on: within its list, then into the next one of the same pile, or to the pile beside it. */
export function shifted(
  entry: ScenarioEntry,
  card: string,
  way: 'left' | 'right' | 'up' | 'down',
): ScenarioEntry {
  const found = findCard(entry, card)
  if (!found) return entry
  const { at, index } = found
  const step = way === 'left' || way === 'up' ? -1 : 1
  if (way === 'left' || way === 'right') {
    const length = cardsAt(entry, at).length
    if (index + step >= 0 && index + step < length)
      return withCards(
        entry,
        at,
        cardsAt(entry, at)
          .toSpliced(index, 1)
          .toSpliced(index + step, 0, card),
      )
    if (at.list !== 'pile') return entry
    const next: ListAt = { ...at, part: at.part + step }
    if (!entry.spawns[at.pile]?.pile[next.part]) return entry
    return withCard(entry, card, next, step > 0 ? 0 : cardsAt(entry, next).length)
  }
  if (at.list !== 'pile') return entry
  const parts = entry.spawns[at.pile + step]?.pile.length ?? 0
  if (parts === 0) return entry
  const next: ListAt = { list: 'pile', pile: at.pile + step, part: Math.min(at.part, parts - 1) }
  return withCard(entry, card, next, cardsAt(entry, next).length)
}

function withPile(entry: ScenarioEntry, no: number, change: (pile: Part[]) => Part[]): ScenarioEntry {
  const spawn = entry.spawns[no]
  if (!spawn) return entry
  return withPortalsCounted({
    ...entry,
    spawns: entry.spawns.with(no, { ...spawn, pile: change(spawn.pile) }),
  })
}

export function withNewPart(entry: ScenarioEntry, no: number): ScenarioEntry {
  return withPile(entry, no, (pile) => [...pile, { cards: [], shuffle: true }])
}

export function withoutPart(entry: ScenarioEntry, no: number, part: number): ScenarioEntry {
  return withPile(entry, no, (pile) => pile.toSpliced(part, 1))
}

export function withPartMoved(entry: ScenarioEntry, no: number, part: number, step: 1 | -1): ScenarioEntry {
  return withPile(entry, no, (pile) => {
    const [moved] = pile.slice(part, part + 1)
    const to = part + step
    return moved && to >= 0 && to < pile.length ? pile.toSpliced(part, 1).toSpliced(to, 0, moved) : pile
  })
}

export function withShuffle(entry: ScenarioEntry, no: number, part: number, on: boolean): ScenarioEntry {
  return withPart(entry, no, part, ({ shuffle: _, cards, ...rest }) => ({
    cards,
    ...(on ? { shuffle: true as const } : {}),
    ...rest,
  }))
}

export function takeOf(entry: ScenarioEntry, no: number, part: number, players: number): number {
  const spawn = entry.spawns[no]
  const { cards = [], take } = spawn?.pile[part] ?? {}
  return players < (spawn?.minPlayers ?? 1) ? 0 : (take?.[players - 1] ?? cards.length)
}

export function withTake(
  entry: ScenarioEntry,
  no: number,
  part: number,
  players: number,
  kept: number,
): ScenarioEntry {
  const take = PLAYERS.map((n) => (n === players ? kept : takeOf(entry, no, part, n))) as Take
  return withPortalsCounted(withPart(entry, no, part, (old) => ({ ...old, take })))
}

/** From so many players on the spawn point is used, with all that lies on its lane. */
export function withMinPlayers(entry: ScenarioEntry, no: number, least: number): ScenarioEntry {
  const spawn = entry.spawns[no]
  if (!spawn) return entry
  const { n, minPlayers: old = 1, ...rest } = spawn
  const pile = spawn.pile.map((part) => {
    // Those who join keep as many as the fewest who used it.
    const take = part.take?.map((kept, i) => (i + 1 < old ? (part.take?.[old - 1] ?? 0) : kept)) as
      | Take
      | undefined
    return tidied(take ? { ...part, take } : part, least)
  })
  const next: SpawnEntry = { n, ...(least > 1 ? { minPlayers: least } : {}), ...rest, pile }
  const start = entry.start.map((tray) => {
    if (tray.spawn !== n) return tray
    const { minPlayers: from = 1, ...lying } = tray
    const users = Math.max(from === old ? least : from, least)
    return users > 1 ? { ...lying, minPlayers: users } : lying
  })
  return withPortalsCounted({ ...entry, spawns: entry.spawns.with(no, next), start })
}

/** Trades the number of a spawn point with the next: lower numbers advance first. */
export function withOrder(entry: ScenarioEntry, no: number, step: 1 | -1): ScenarioEntry {
  const [a, b] = [entry.spawns[no], entry.spawns[no + step]]
  if (!a || !b) return entry
  const traded = (n: number) => (n === a.n ? b.n : n === b.n ? a.n : n)
  const spawns = entry.spawns.map((spawn) => ({ ...spawn, n: traded(spawn.n) })).sort((x, y) => x.n - y.n)
  const start = entry.start.map((tray) => ({ ...tray, spawn: traded(tray.spawn) }))
  const { boss } = entry
  const stands = boss?.start
    ? { boss: { ...boss, start: { ...boss.start, spawn: traded(boss.start.spawn) } } }
    : {}
  return { ...entry, spawns, start, ...stands }
}
