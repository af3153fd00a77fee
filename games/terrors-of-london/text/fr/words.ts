/** French: factions, resources and how many, as parts of sentences. */
import { count, list, owned } from '../../../kit/text/fr.ts'
import type { Who } from '../../../kit/text/index.ts'
import type { Cost, Faction, Pile, Resource } from '../../state.ts'
import { present } from '../amounts.ts'
import type { FactionText } from '../types.ts'

export const factions: { readonly [F in Faction]: FactionText } = {
  undead: { name: 'Morts-vivants', one: 'Mort-vivant', flavour: 'En retard, jamais absents' },
  beast: { name: 'Bêtes', one: 'Bête', flavour: 'Elles étaient là avant les rues' },
  mortal: { name: 'Mortels', one: 'Mortel', flavour: 'Les pires vont encore à la messe' },
  spirit: { name: 'Esprits', one: 'Esprit', flavour: 'Chaque maison a de la place pour un' },
}

/** Without its article: "monstre Mort-vivant". */
export const monsterOf = (faction: Faction) => `monstre ${factions[faction].one}`

const RESOURCE: { readonly [R in Resource]: { readonly name: string; readonly the: string } } = {
  coin: { name: 'Pièces', the: 'les Pièces' },
  power: { name: 'Pouvoir', the: 'le Pouvoir' },
  regeneration: { name: 'Régénération', the: 'la Régénération' },
}

export const cards = (n: number) => count(n, 'carte', 'cartes')

/** The resource itself: "Pièces". */
export const resource = (name: Resource) => RESOURCE[name].name

/** With its article: "les Pièces". */
export const theResource = (name: Resource) => RESOURCE[name].the

export function amount(name: Resource, n: number): string {
  return name === 'coin' ? count(n, 'Pièce', 'Pièces') : `${n} ${RESOURCE[name].name}`
}

export const coins = (n: number) => amount('coin', n)

/** Each on its own; what is not there is not named. */
export function parts(pool: readonly number[], health = 0): string[] {
  return present(pool, health).map(({ name, n }) => (name === 'health' ? `${n} Santé` : amount(name, n)))
}

/** As one phrase: "1 Pièce et 2 Pouvoir". */
export const amounts = (pool: readonly number[]) => list(parts(pool))

export const cost = ({ health, coin = 0, power = 0, regeneration = 0 }: Cost) =>
  list(parts([coin, power, regeneration], health))

/** A card of somebody: "votre carte Goule", "la carte Goule d'Igor". */
export const cardOf = (owner: Who, card: string) => owned(owner, 'la', `carte ${card}`)

/** A pile after "le dessus", as the player says it whose draw pile is `own`. */
export function pileOf(pile: Pile, own: string): string {
  const others = {
    opponent: 'de la pioche adverse',
    market: 'du Marché',
    acolytes: 'de la pile des Acolytes',
  }
  return pile === 'own' ? `de ${own} pioche` : others[pile]
}
