/** English: where and how many, as parts of sentences. */
import { count, list, who, whose } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { SpaceType } from '../../content/box.ts'
import type { Spot, VillageFacts } from '../told.ts'

const SPACES: { readonly [T in SpaceType]: string } = {
  battlefield: 'Battlefield',
  fortification: 'Fortification',
  port: 'Port',
  portal: 'Demonic Portal',
}

export const tiles = (n: number) => count(n, 'tile', 'tiles')

/** Coins of both sorts; what is not there is not named. */
export function purse(gold: number, magicGold: number): string {
  if (magicGold === 0) return `${gold} gold`
  return gold === 0 ? `${magicGold} magic gold` : `${gold} gold and ${magicGold} magic gold`
}

export const teamTitle = (letter: string) => `Team ${letter}`

/** Compass points read the same from every chair; with three players a village lies between two of them. */
const COMPASS: { readonly [villages: number]: readonly string[] } = {
  2: ['west', 'east'],
  3: ['west', 'central', 'east'],
}

/** Without its article: "east village", "village between you and Igor". */
function bare({ number, of, between }: VillageFacts): string {
  if (between.length > 0) return `village between ${list(between.map(who))}`
  return `${COMPASS[of]?.[number] ?? `number ${number + 1}`} village`
}

export const village = (facts: VillageFacts) => `the ${bare(facts)}`
export const villageTitle = (facts: VillageFacts) => capital(bare(facts))

/** Where something happens: "on a Battlefield in the east village". */
export function on(spot: Spot): string {
  return `on a ${SPACES[spot.type]} in ${village(spot.village)}`
}

/** One certain space: "your Battlefield 2 in the east village". */
export function space(spot: Spot): string {
  return `${whose(spot.camp)} ${numbered(spot)} in ${village(spot.village)}`
}

function numbered({ type, number, of }: Spot): string {
  return of > 1 ? `${SPACES[type]} ${number}` : SPACES[type]
}

/** "Battlefield 2", but "the Fortification" where there is one. */
export function theSpot(spot: Spot): string {
  return spot.of > 1 ? numbered(spot) : `the ${numbered(spot)}`
}
