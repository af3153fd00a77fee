/** A scenario under edit is what its file will say, only that it may still have mistakes. */
import { hashOf } from '@duskhall/kernel'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { standardFile } from '../../../content/standard.ts'
import { file, isPortal } from './box.ts'

export const PLAYERS = [1, 2, 3, 4] as const
export type Players = (typeof PLAYERS)[number]

/** Tables are laid with scenarios of these numbers. */
const LAST_NUMBER = 10

/** Open ground and nothing else. */
export function blank(): ScenarioEntry {
  return {
    number: 1,
    id: 'new-scenario',
    title: { en: 'New scenario', fr: 'Nouveau scénario' },
    story: {
      en: 'Nobody has told yet what happened here.',
      fr: "Personne n'a encore raconté ce qui s'est passé ici.",
    },
    news: { en: [], fr: [] },
    maxTowerLevel: 3,
    abilitySlots: 2,
    spells: { count: 0, maxPower: 0 },
    map: Array.from({ length: 6 }, () => '.......'),
    exits: [],
    spawns: [],
    sites: [],
    start: [],
    portalsToClose: [0, 0, 0, 0],
    bonusDiamonds: {
      star1: [6, 6, 6, 6],
      star2: [4, 4, 4, 4],
      star3: [2, 2, 2, 2],
      heroic: [3, 3, 3, 3],
      iron: [4, 4, 4, 4],
    },
    victory: { closeAllPortals: true },
    ironRule: { kind: 'noSpells', text: { en: 'No spells.', fr: 'Aucun Sort.' } },
    provenance: 'reconstructed',
  }
}

/** A name for files out of a title. */
export function idFrom(title: string): string {
  const plain = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 40).replace(/-+$/, '') || 'scenario'
}

/** The number under which a table plays it. */
export function numberOf({ number }: ScenarioEntry): number {
  return Math.min(number, LAST_NUMBER)
}

/**
 * The content of a table that plays this scenario: the box with nothing else in its place. Words are no part of what rules
 * read, so the name has them: with another title it is another content.
 */
export function contentOf(entry: ScenarioEntry): unknown {
  const { title, story, news } = entry
  const id = `${entry.id.slice(0, 31)}-${hashOf({ title, story, news }).slice(0, 8)}`
  return { ...standardFile, scenarios: [{ ...entry, id, number: numberOf(entry) }] }
}

/** How many Portals come, by number of players; those are to be closed. */
export function portalsIn({ spawns, start }: ScenarioEntry): [number, number, number, number] {
  const count = (players: Players) => {
    const lying = start.filter(({ card, minPlayers = 1 }) => isPortal(card) && minPlayers <= players)
    const used = spawns.filter(({ minPlayers = 1 }) => minPlayers <= players)
    const coming = used.flatMap(({ pile }) =>
      pile.flatMap(({ cards, take }) => cards.slice(0, take?.[players - 1] ?? cards.length).filter(isPortal)),
    )
    return lying.length + coming.length
  }
  return [count(1), count(2), count(3), count(4)]
}

/** The numbers of players with which none comes. */
export function withoutPortals(entry: ScenarioEntry): number[] {
  const portals = portalsIn(entry)
  return PLAYERS.filter((_, i) => portals[i] === 0)
}

export function withPortalsCounted(entry: ScenarioEntry): ScenarioEntry {
  const portals = portalsIn(entry)
  return portals.every((n, i) => n === entry.portalsToClose[i])
    ? entry
    : { ...entry, portalsToClose: portals }
}

/** Hearts and diamonds of each level: the scenario's own, or those of the box. */
export function levelsOf(entry: ScenarioEntry): NonNullable<ScenarioEntry['levels']> {
  if (entry.levels) return entry.levels
  const stock = file.difficulties.map(({ id, hearts, diamonds }) => [id, { hearts, diamonds }])
  return Object.fromEntries(stock) as NonNullable<ScenarioEntry['levels']>
}
