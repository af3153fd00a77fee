/** What can be wrong with a scenario, by name and with its facts: a file is refused in these sentences, a page has its own. */
import type { At } from './geometry/cells.ts'

type None = Record<never, never>
interface Here {
  readonly space: At
}
interface Named {
  readonly id: string
}
interface Team {
  readonly players: number
}
interface Most {
  readonly most: number
}
interface Card {
  readonly card: string
}
interface Spawn {
  readonly spawn: number
}

const SENTENCES = {
  uneven: (_: None) => 'all rows have as many squares.',
  sameId: ({ id }: Named) => `"${id}" is there twice.`,
  spawnOrder: (_: None) => 'spawn points stand in the order of their numbers, none twice.',
  manyExits: ({ there, most }: Most & { readonly there: number }) =>
    `${there} are there, the box has ${most}.`,
  exitOffPath: (_: None) => 'the exit is beside no path space.',
  exitInside: (_: None) => 'the exit does not lead off the map.',
  noExit: ({ exit }: { readonly exit: string }) => `there is no exit "${exit}".`,
  offPath: ({ space }: Here) => `(${space}) is no path square of the map.`,
  gap: ({ before, space }: Here & { readonly before: At }) =>
    `the path has a gap between (${before}) and (${space}).`,
  loop: ({ space }: Here) => `the path has a loop: it comes to (${space}) again.`,
  offEdge: ({ space, edge }: Here & { readonly edge: string }) =>
    `(${space}) is not on the ${edge} side of the map.`,
  laneEnds: ({ exit }: { readonly exit: string; readonly spaces: number }) =>
    `the path does not end at the exit "${exit}".`,
  fallowElsewhere: (_: None) => 'the fallow card does not lie on the lane that it blocks.',
  fallowShared: (_: None) => 'the fallow card lies on another lane too.',
  fallowTwice: ({ id }: Named) => `the fallow card ${id} is there twice.`,
  manySpawns: ({ most }: Most) => `the box has ${most} spawn tokens.`,
  manyKept: ({ kept, there }: { readonly kept: number; readonly there: number }) =>
    `${kept} are kept of ${there} cards.`,
  unusedPile: ({ players }: Team) => `the spawn point is not used by ${players} players.`,
  loosePath: ({ space }: Here) => `the path square (${space}) is on no lane.`,
  noSite: ({ space, square }: Here & { readonly square: string }) =>
    `no site stands at (${space}), which is marked ${square}.`,
  siteUnderPath: ({ id }: Named) => `the site "${id}" lies under the path.`,
  siteOffSquare: ({ id }: Named) => `the site "${id}" is on no site square of the map.`,
  siteFar: ({ id }: Named) => `the site "${id}" does not touch the path.`,
  siteTwice: ({ id }: Named) => `another site lies under "${id}".`,
  nobodysColour: ({ players, colour }: Team & { readonly colour: string }) =>
    `nobody with ${players} players has the colour ${colour} here.`,
  manySites: ({ players, used, most }: Team & Most & { readonly used: number }) =>
    `${players} players use ${used}, the box has ${most}.`,
  noSpawn: ({ spawn }: Spawn) => `there is no spawn point ${spawn}.`,
  unusedSpawn: ({ spawn, players }: Spawn & Team) =>
    `spawn point ${spawn} is not used by ${players} players.`,
  laneShort: ({ spawn, spaces }: Spawn & { readonly spaces: number }) =>
    `lane ${spawn} has ${spaces} spaces.`,
  spaceTaken: ({ space }: Here) => `a card lies on (${space}) already.`,
  spaceFallow: ({ space }: Here) => `a fallow card lies on (${space}).`,
  noCard: ({ card }: Card) => `there is no card "${card}".`,
  cardTwice: ({ card }: Card) => `"${card}" is there twice.`,
  chancePortal: (_: None) => 'chance decides whether its Portal comes.',
  portalCount: ({ players, there, wanted }: Team & { readonly there: number; readonly wanted: number }) =>
    `with ${players} players ${there} Portals come, ${wanted} are to be closed.`,
  noGoal: (_: None) => 'there is nothing to be done.',
  otherBoss: (_: None) => 'it is the boss of the scenario that is defeated.',
  noBoss: ({ id }: Named) => `there is no boss "${id}".`,
  bossComes: (_: None) => 'a boss has a start, or a Portal that it steps out of.',
  bossLane: (_: None) => 'it begins on a lane that is always used.',
  bossFar: ({ spawn }: Spawn) => `lane ${spawn} is not that long.`,
  bossFlees: ({ spawn }: Spawn) => `the boss flees to spawn point ${spawn}.`,
  bossPortal: (_: None) => 'it is a Portal that always comes.',
}

export type FaultCode = keyof typeof SENTENCES
export type Facts<C extends FaultCode> = Parameters<(typeof SENTENCES)[C]>[0]
export type Fault = { readonly [C in FaultCode]: { readonly code: C; readonly facts: Facts<C> } }[FaultCode]

/** `fault.gap({ before, space })` */
export const fault = Object.fromEntries(
  Object.keys(SENTENCES).map((code) => [code, (facts: object) => ({ code, facts })]),
) as { readonly [C in FaultCode]: (facts: Facts<C>) => Fault }

/** The sentence for whoever reads files. */
export function plainly({ code, facts }: Fault): string {
  return (SENTENCES[code] as (facts: object) => string)(facts)
}
