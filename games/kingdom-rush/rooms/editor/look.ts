/** What lies on a square, for the eye and for the ear. */
import type { Language } from '@duskhall/kernel'
import type { At } from '../../content/geometry/cells.ts'
import type { ScenarioEntry } from '../../content/schema.ts'
import type { Facing } from '../../content/words.ts'
import { hordeOf } from './model/box.ts'
import { isSame, rimAt, squareAt } from './model/squares.ts'
import { spaceOf } from './model/strokes.ts'
import { bossName, enemiesOn, spaceName } from './names.ts'
import type { EditorWords } from './words/index.ts'

type Colour = 'R' | 'B' | 'G' | 'Y' | 'W'

export interface Look {
  readonly square: 'path' | 'open' | 'site' | 'rim'
  /** The colour of a site for so many players; null: unused. */
  readonly colour: Colour | null
  readonly lanes: readonly { readonly n: number; readonly index: number; readonly of: number }[]
  readonly card: string | null
  readonly fallow: string | null
  readonly boss: string | null
  readonly spawn: { readonly n: number; readonly cards: number; readonly isUsed: boolean } | null
  readonly exit: string | null
  readonly edge: Facing | null
}

export function lookAt(entry: ScenarioEntry, at: At, players: number): Look {
  const rim = rimAt(entry, at)
  const square = squareAt(entry, at)
  const site = entry.sites.find((one) => isSame(one.at, at))
  const lanes = entry.spawns.flatMap(({ n, lane }) => {
    const index = lane.findIndex((space) => isSame(space, at))
    return index < 0 ? [] : [{ n, index: index + 1, of: lane.length }]
  })
  const spawn = rim && entry.spawns.find((one) => one.edge === rim.edge && isSame(one.lane[0], rim.inner))
  const exit = rim && entry.exits.find((one) => one.facing === rim.edge && isSame(one.at, rim.inner))
  const { boss } = entry
  return {
    square: rim ? 'rim' : square === 'P' ? 'path' : square === 'S' || square === 'W' ? 'site' : 'open',
    colour: site?.owner[players - 1] ?? null,
    lanes: rim ? [] : lanes,
    card: entry.start.find((tray) => isSame(spaceOf(entry, tray), at))?.card ?? null,
    fallow: entry.spawns.find(({ fallow }) => isSame(fallow?.at, at))?.fallow?.id ?? null,
    boss: boss?.start && isSame(spaceOf(entry, boss.start), at) ? boss.id : null,
    spawn: spawn
      ? {
          n: spawn.n,
          cards: spawn.pile.reduce((sum, { cards }) => sum + cards.length, 0),
          isUsed: (spawn.minPlayers ?? 1) <= players,
        }
      : null,
    exit: exit?.id ?? null,
    edge: rim?.edge ?? null,
  }
}

export function cardLabel(card: string, words: EditorWords, lang: Language): string {
  const horde = hordeOf(card)
  const enemies = enemiesOn(card, lang)
  const traits = (['brush', 'haunted', 'flying'] as const).filter((trait) => horde?.[trait] !== undefined)
  const name = horde?.portal ? words.cards.portal(horde.portal, enemies) : words.cards.horde(enemies)
  return [name || card, ...traits.map((trait) => words.cards.traits[trait])].join(', ')
}

/** "C2, path, lane 1, 3 of 9, 3 Goblins". */
export function cellLabel(
  { square, colour, lanes, card, fallow, boss, spawn, exit, edge }: Look,
  at: At,
  inner: At,
  words: EditorWords,
  lang: Language,
): string {
  const { cell } = words
  const ground =
    square === 'site'
      ? colour
        ? cell.site(words.colours[colour])
        : cell.unused
      : square === 'rim'
        ? ''
        : cell[square]
  return [
    edge ? cell.rim(words.edges[edge], spaceName(inner)) : spaceName(at),
    ground,
    ...lanes.map(({ n, index, of }) => cell.lane(n, index, of)),
    spawn ? cell.spawn(spawn.n, spawn.cards) : '',
    exit === null ? '' : cell.exit(exit),
    card === null ? '' : cardLabel(card, words, lang),
    fallow === null ? '' : cell.fallow(fallow),
    boss === null ? '' : cell.boss(bossName(boss, lang)),
  ]
    .filter(Boolean)
    .join(', ')
}
