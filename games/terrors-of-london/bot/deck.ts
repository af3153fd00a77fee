/** What a player's deck brings in a turn, on average: everything the player owns outside the Relic Zone. */
import type { Seat } from '@duskhall/kernel'
import { boxOf, type Face, overlordOf } from '../content/box.ts'
import { type Card, FACTIONLESS, type Player, type TerrorsOfLondon } from '../state.ts'
import { AT, TRAITS, traitsByCard } from './card-traits.ts'

const HAND = 5
/** Cards that bring other cards make a turn longer, but a turn is not endless. */
const MOST_DRAWN = 0.6
/** Beside an Influence there are so many other cards in which its monster may be. */
const BESIDE = 4

export class Deck {
  /** By trait: what a turn brings. */
  readonly turn = new Float64Array(TRAITS.length)
  /** Cards that come up in a turn. */
  cards = 0
  size = 0
  /** Share of starting monsters. */
  poor = 0
  /** Links that a turn allows. */
  links = 0

  readonly #factions = new Float64Array(4)
  #ownFaction = FACTIONLESS
  #influence = 0

  measure(s: TerrorsOfLondon, seat: Seat): void {
    const player = s.players[seat] as Player
    this.turn.fill(0)
    this.#factions.fill(0)
    this.size = 0
    this.poor = 0
    this.#ownFaction = overlordOf(s, seat).faction
    this.#count(s, player)
    const { size } = this
    if (size === 0) {
      this.cards = this.links = 0
      return
    }
    const own = (this.#factions[this.#ownFaction] ?? 0) / size
    this.#influence = 1 - (1 - own) ** BESIDE
    this.#add(s, player.draw)
    this.#add(s, player.discard)
    this.#add(s, player.hand)
    this.#add(s, player.area)
    const { turn } = this
    const more = (turn[AT.draw] as number) + (turn[AT.command] as number) + (turn[AT.unite] as number)
    this.cards = Math.min(size, HAND / (1 - Math.min(MOST_DRAWN, Math.max(0, more / size))))
    const share = this.cards / size
    for (let i = 0; i < turn.length; i++) turn[i] = (turn[i] as number) * share
    this.poor /= size
    this.links = this.#expectedLinks(share)
    // One Horde ability for each link, of the better kind on offer.
    const monsters = this.#factions.reduce((sum, count) => sum + count, 0) * share
    turn[AT.horde] = monsters > 0 ? ((turn[AT.horde] as number) / monsters) * this.links : 0
  }

  #count(s: TerrorsOfLondon, { draw, discard, hand, area }: Player): void {
    const { faces } = boxOf(s)
    for (const cards of [draw, discard, hand, area]) {
      this.size += cards.length
      for (let i = 0; i < cards.length; i++) {
        const face = faces[cards[i] as Card] as Face
        if (face.group === 'starter') this.poor++
        else if (face.type === 'monster' && face.faction >= 0) {
          this.#factions[face.faction] = (this.#factions[face.faction] as number) + 1
        }
      }
    }
  }

  #add(s: TerrorsOfLondon, cards: readonly Card[]): void {
    const { faces } = boxOf(s)
    const traits = traitsByCard(s)
    const { turn } = this
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as Card
      const brings = traits[card] as Float64Array
      const share = (faces[card] as Face).type === 'influence' ? this.#influence : 1
      for (let trait = 0; trait < turn.length; trait++) {
        turn[trait] = (turn[trait] as number) + share * (brings[trait] as number)
      }
    }
  }

  /** Factions stand in a circle, and each links to the next: of both there must be one. */
  #expectedLinks(share: number): number {
    let links = 0
    for (let faction = 0; faction < 4; faction++) {
      const one = (this.#factions[faction] as number) * share
      const next = (this.#factions[(faction + 1) % 4] as number) * share
      if (one > 0 && next > 0) links += (one * next) / (one + next + 1)
    }
    return links
  }
}
