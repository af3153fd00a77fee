/** French: where and how many, as parts of sentences. */
import { type Article, count, list, owned, the, who } from '../../../kit/text/fr.ts'
import type { SpaceType } from '../../content/box.ts'
import type { Spot, VillageFacts } from '../told.ts'

const SPACES: { readonly [T in SpaceType]: { readonly article: Article; readonly name: string } } = {
  battlefield: { article: 'le', name: 'Champ de Bataille' },
  fortification: { article: 'la', name: 'Fortification' },
  port: { article: 'le', name: 'Port' },
  portal: { article: 'le', name: 'Portail Démoniaque' },
}

export const tiles = (n: number) => count(n, 'tuile', 'tuiles')
export const gold = (n: number) => count(n, "pièce d'or", "pièces d'or")
export const magicGold = (n: number) => count(n, "pièce d'or magique", "pièces d'or magique")
export const demons = (n: number) => count(n, 'Démon', 'Démons')

/** Coins of both sorts; what is not there is not named. */
export function purse(goldCount: number, magicCount: number): string {
  if (magicCount === 0) return gold(goldCount)
  return goldCount === 0 ? magicGold(magicCount) : `${gold(goldCount)} et ${magicGold(magicCount)}`
}

/** Without its article. */
export const team = (letter: string) => `équipe ${letter}`

/** Compass points read the same from every chair; with three players a village lies between two of them. */
const COMPASS: { readonly [villages: number]: readonly string[] } = {
  2: ["village de l'ouest", "village de l'est"],
  3: ["village de l'ouest", 'village central', "village de l'est"],
}

/** Without its article: "le", "du" or "dans le" come before it. */
export function village({ number, of, between }: VillageFacts): string {
  if (between.length > 0) return `village entre ${list(between.map(who))}`
  return COMPASS[of]?.[number] ?? `village ${number + 1}`
}

/** "un Champ de Bataille du village de l'est". */
export function somewhere(spot: Spot): string {
  const { article, name } = SPACES[spot.type]
  return `${article === 'le' ? 'un' : 'une'} ${name} du ${village(spot.village)}`
}

/** Where something happens: "sur un Champ de Bataille du village de l'est". */
export const on = (spot: Spot) => `sur ${somewhere(spot)}`

/** One certain space: "votre Champ de Bataille 2 dans le village de l'est". */
export function space(spot: Spot): string {
  return `${owned(spot.camp, SPACES[spot.type].article, numbered(spot))} dans le ${village(spot.village)}`
}

export function numbered({ type, number, of }: Spot): string {
  return of > 1 ? `${SPACES[type].name} ${number}` : SPACES[type].name
}

/** "le Champ de Bataille 2". */
export const theSpot = (spot: Spot) => the(SPACES[spot.type].article, numbered(spot))
