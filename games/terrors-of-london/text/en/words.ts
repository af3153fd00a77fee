/** English: factions, resources and how many, as parts of sentences. */
import { count, list } from '../../../kit/text/en.ts'
import type { Cost, Faction, Pile, Resource } from '../../state.ts'
import { present } from '../amounts.ts'
import type { FactionText } from '../types.ts'

export const factions: { readonly [F in Faction]: FactionText } = {
  undead: { name: 'Undead', one: 'Undead', flavour: 'Late, but never absent' },
  beast: { name: 'Beasts', one: 'Beast', flavour: 'They were here before the streets' },
  mortal: { name: 'Mortals', one: 'Mortal', flavour: 'The worst of them still go to church' },
  spirit: { name: 'Spirits', one: 'Spirit', flavour: 'Every house has room for one' },
}

/** Without its article: "Undead monster". */
export const monster = (faction: Faction) => `${factions[faction].one} monster`

/** "an Undead monster", "a Beast monster". */
export const monsterOf = (faction: Faction) => `${faction === 'undead' ? 'an' : 'a'} ${monster(faction)}`

const RESOURCE: { readonly [R in Resource]: string } = {
  coin: 'Coins',
  power: 'Power',
  regeneration: 'Regeneration',
}

export const cards = (n: number) => count(n, 'card', 'cards')

/** The resource itself: "Coins". */
export const resource = (name: Resource) => RESOURCE[name]

export function amount(name: Resource, n: number): string {
  return name === 'coin' && n === 1 ? '1 Coin' : `${n} ${RESOURCE[name]}`
}

export const coins = (n: number) => amount('coin', n)

/** Each on its own; what is not there is not named. */
export function parts(pool: readonly number[], health = 0): string[] {
  return present(pool, health).map(({ name, n }) => (name === 'health' ? `${n} Health` : amount(name, n)))
}

/** As one phrase: "1 Coin and 2 Power". */
export const amounts = (pool: readonly number[]) => list(parts(pool))

export const cost = ({ health, coin = 0, power = 0, regeneration = 0 }: Cost) =>
  list(parts([coin, power, regeneration], health))

/** A pile, as the player says it whose draw pile is `own`. */
export function pileOf(pile: Pile, own: string): string {
  const others = { opponent: "the opponent's draw pile", market: 'the Market', acolytes: 'the Acolyte pile' }
  return pile === 'own' ? `${own} draw pile` : others[pile]
}
