/** Numbers, goal and boss of a scenario. */
import type { IronRule, ScenarioEntry } from '../../../content/schema.ts'
import type { Difficulty } from '../../../content/words.ts'
import { file, isPortal } from './box.ts'
import { idFrom, levelsOf } from './draft.ts'

type Entry = ScenarioEntry
type ByPlayers = Entry['bonusDiamonds'][Difficulty]

/** So many letters a file may have there. */
export const MOST_LETTERS = { title: 80, story: 400 } as const

export function withTitle(entry: Entry, lang: 'en' | 'fr', title: string): Entry {
  const renamed = { ...entry, title: { ...entry.title, [lang]: title } }
  return lang === 'en' ? { ...renamed, id: idFrom(title) } : renamed
}

export function withStory(entry: Entry, lang: 'en' | 'fr', story: string): Entry {
  return { ...entry, story: { ...entry.story, [lang]: story } }
}

/** What so many players begin with at that level. */
export function withDiamonds(entry: Entry, level: Difficulty, players: number, diamonds: number): Entry {
  const { bonusDiamonds } = entry
  const changed = bonusDiamonds[level].with(players - 1, diamonds) as ByPlayers
  return { ...entry, bonusDiamonds: { ...bonusDiamonds, [level]: changed } }
}

export function withLevel(entry: Entry, level: Difficulty, change: { readonly hearts: number }): Entry {
  const levels = levelsOf(entry)
  return { ...entry, levels: { ...levels, [level]: { ...levels[level], ...change } } }
}

export function withoutLevels({ levels: _, ...entry }: Entry): Entry {
  return entry
}

/** The Portals that come at any number of players: a boss may step out of one. */
export function surePortals({ spawns }: Entry): string[] {
  return spawns
    .filter(({ minPlayers = 1 }) => minPlayers === 1)
    .flatMap(({ pile }) =>
      pile.flatMap(({ cards, take = [1, 1, 1, 1] }) =>
        take.every((kept) => kept > 0) ? cards.filter(isPortal) : [],
      ),
    )
}

export function withBoss(entry: Entry, id: string | null): Entry {
  const { boss, victory, ...rest } = entry
  const { closeAllPortals } = victory
  if (id === null) return { ...rest, victory: { closeAllPortals: true } }
  const next = { ...rest, victory: { closeAllPortals, defeatBoss: id } }
  const reserve = boss?.reserve ? { reserve: boss.reserve } : {}
  const flees = file.bosses.find((one) => one.id === id)?.towardSpawn
  const portal = boss?.appearsWhenDestroyed ?? surePortals(entry)[0]
  if (flees === undefined && portal)
    return { ...next, boss: { id, appearsWhenDestroyed: portal, ...reserve } }
  const always = entry.spawns.filter(({ minPlayers = 1 }) => minPlayers === 1)
  const lane = always.find(({ n }) => n === flees) ?? always[0]
  // Who flees begins in the middle of its lane, who comes at the far end.
  const index = flees === undefined ? 0 : Math.floor((lane?.lane.length ?? 0) / 2)
  return { ...next, boss: { id, ...(lane ? { start: { spawn: lane.n, index } } : {}), ...reserve } }
}

/** Steps out of that Portal instead of standing on the map. */
export function withBossPortal(entry: Entry, portal: string): Entry {
  if (!entry.boss) return entry
  const { start: _, ...boss } = entry.boss
  return { ...entry, boss: { ...boss, appearsWhenDestroyed: portal } }
}

const IRON_TEXTS: {
  readonly [K in IronRule['kind']]: (what: string, value: number) => { en: string; fr: string }
} = {
  noBuyFamily: (family) => ({
    en: `No tower of the ${FAMILY_EN[family] ?? family} may be bought.`,
    fr: `Aucune Tour des ${FAMILY_FR[family] ?? family} ne peut être achetée.`,
  }),
  noBuildFamily: (family) => ({
    en: `No tower of the ${FAMILY_EN[family] ?? family} may be built.`,
    fr: `Aucune Tour des ${FAMILY_FR[family] ?? family} ne peut être construite.`,
  }),
  passLimit: (_, value) => ({
    en: `The whole team may pass at most ${value} towers each round.`,
    fr: `L'équipe entière ne peut passer que ${value} Tours par manche.`,
  }),
  maxTowerLevel: (_, value) => ({
    en: `Towers of level ${value} at most.`,
    fr: `Tours de niveau ${value} au plus.`,
  }),
  noAbilities: () => ({ en: 'No abilities.', fr: 'Aucune Capacité.' }),
  noSpells: () => ({ en: 'No spells.', fr: 'Aucun Sort.' }),
  noRecover: () => ({ en: 'Heroes do not recover.', fr: 'Les Héros ne récupèrent pas.' }),
  noWhiteSites: () => ({ en: 'No white sites.', fr: 'Aucun Site blanc.' }),
  noGhostDiamonds: () => ({ en: 'Ghosts leave no diamonds.', fr: 'Les fantômes ne laissent aucun diamant.' }),
}
const FAMILY_EN: { readonly [family: string]: string } = {
  archers: 'archers',
  mages: 'mages',
  cannons: 'cannons',
  soldiers: 'soldiers',
}
const FAMILY_FR: { readonly [family: string]: string } = {
  archers: 'archers',
  mages: 'mages',
  cannons: 'canons',
  soldiers: 'soldats',
}

export const IRON_KINDS = Object.keys(IRON_TEXTS) as IronRule['kind'][]

/** The iron rule of that kind, in its own words in both languages. */
export function withIronRule(
  entry: Entry,
  kind: IronRule['kind'],
  wish: { readonly family?: string; readonly value?: number } = {},
): Entry {
  const old = entry.ironRule
  const family = wish.family ?? ('family' in old ? old.family : 'archers')
  const value = wish.value ?? ('value' in old ? old.value : 2)
  const text = IRON_TEXTS[kind](family, value)
  const rule = kind.endsWith('Family')
    ? { kind, family, text }
    : kind === 'passLimit' || kind === 'maxTowerLevel'
      ? { kind, value: Math.max(value, 1), text }
      : { kind, text }
  return { ...entry, ironRule: rule as IronRule }
}
