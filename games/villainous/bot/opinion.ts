/**
 * What a seat thinks of things, in points of about one Power: cards, actions, Heroes, where something stands. What only one
 * Villain knows comes from its plan.
 */
import type { Seat } from '@duskhall/kernel'
import { boardOf, faceOf, type PrintedIcon } from '../content/box.ts'
import {
  alliesOf,
  areAdjacent,
  costOf,
  heroesOf,
  isCovered,
  LOCATIONS,
  moveBan,
  strengthOf,
} from '../rules/realm.ts'
import { type Action, type Card, type Location, NONE, realmOf, type Villainous } from '../state.ts'
import type { Plan, Worth } from '../villains/plan.ts'

/** A card worth less than this is better discarded … */
const JUNK = 1.9
/** … and one worth less than this where nothing in the hand can be played well. */
const STUCK = 3.3
/** Ending a turn beats only what does harm. */
export const END = 0.2

/** A card of the hand if it were played now. */
interface Played {
  readonly cost: number
  readonly points: number
}

/** Made once a question: what several answers ask for is found once. */
export class Opinion {
  readonly #s: Villainous
  readonly #seat: Seat
  #hand: Played[] | null = null
  #least: number | null = null
  #worth: Worth | null = null

  constructor(s: Villainous, seat: Seat) {
    this.#s = s
    this.#seat = seat
  }

  get plan(): Plan {
    return this.planOf(this.#seat)
  }

  planOf(seat: Seat): Plan {
    return boardOf(this.#s, seat).villain.plan
  }

  burden(owner: Seat, card: Card): number {
    return this.planOf(owner).burden(this.#s, owner, faceOf(this.#s, card).id)
  }

  /** How much it matters which of the cards is played. */
  spread(owner: Seat, cards: readonly Card[]): number {
    const burdens = cards.map((card) => this.burden(owner, card))
    return Math.max(...burdens) - Math.min(...burdens)
  }

  action(action: Action, n: number): number {
    switch (action) {
      case 'gainPower':
        return n * 1.1
      case 'playCard':
        return this.playable(realmOf(this.#s, this.#seat).power)[0] ?? 0
      case 'fate':
        return 1.5 + this.#leader() * 3
      case 'activate':
        return this.#bestActivation()
      case 'vanquish':
        return Math.max(0, ...heroesOf(this.#s, this.#seat).map((hero) => this.fall(hero)))
      case 'moveItemAlly':
        return this.#bestStep()
      case 'discardCards':
        return this.#junk()
      default:
        return 0
    }
  }

  /** What playing the cards of the hand brings that so much Power pays for, the best first. */
  playable(power: number): number[] {
    this.#hand ??= this.#lookAtHand()
    return this.#hand.flatMap(({ cost, points }) => (cost <= power ? [points] : []))
  }

  #lookAtHand(): Played[] {
    const s = this.#s
    const { whiles } = boardOf(s, this.#seat).villain
    const played: Played[] = []
    for (const card of realmOf(s, this.#seat).hand) {
      const { type, needs } = faceOf(s, card)
      if (type === 'condition' || (needs?.while && !whiles[needs.while]?.(s, this.#seat))) continue
      played.push({ cost: costOf(s, this.#seat, card), points: this.plan.play(s, this.#seat, card) })
    }
    return played.sort((one, other) => other.points - one.points)
  }

  /** How near the nearest rival is. */
  #leader(): number {
    let most = 0
    for (let seat = 0; seat < this.#s.seats; seat++)
      if (seat !== this.#seat) most = Math.max(most, this.planOf(seat).near(this.#s, seat))
    return most
  }

  #bestActivation(): number {
    const s = this.#s
    const { cards, power } = realmOf(s, this.#seat)
    const { tile } = boardOf(s, this.#seat)
    const points = cards.flatMap((card) => {
      const ability = faceOf(s, card).activate
      return ability && ability.cost <= power ? [this.plan.activate(s, this.#seat, card)] : []
    })
    if (tile) points.push(this.plan.activate(s, this.#seat, NONE))
    return Math.max(0, ...points)
  }

  #junk(): number {
    const s = this.#s
    const { hand } = realmOf(s, this.#seat)
    const least = this.least()
    return hand.reduce((sum, card) => sum + Math.max(0, least - this.worth(card)), 0) * 0.7
  }

  /** What a card must be worth to be kept. */
  least(): number {
    this.#least ??= (this.playable(realmOf(this.#s, this.#seat).power)[0] ?? 0) > END ? JUNK : STUCK
    return this.#least
  }

  worth(card: Card): number {
    this.#worth ??= this.plan.worth(this.#s, this.#seat)
    return this.#worth(faceOf(this.#s, card).id)
  }

  // --- Heroes and Allies ---

  #strengthBeside(owner: Seat, at: Location): number {
    const s = this.#s
    let sum = 0
    for (const ally of alliesOf(s, owner)) if (s.at[ally] === at) sum += strengthOf(s, owner, ally)
    return sum
  }

  /** What the fall of a Hero brings, less the Allies it takes; nothing where they are too weak. */
  fall(hero: Card): number {
    const s = this.#s
    const at = s.at[hero] as Location
    const need = strengthOf(s, this.#seat, hero)
    if (this.#strengthBeside(this.#seat, at) < need) return 0.1
    const lasting = alliesOf(s, this.#seat).some(
      (ally) => s.at[ally] === at && faceOf(s, ally).used === 'stays',
    )
    return this.burden(this.#seat, hero) + 1 - (lasting ? 0 : need * 0.4)
  }

  /** What an Ally can do at a location: bring a Hero to fall. */
  against(ally: Card, at: Location): number {
    const s = this.#s
    const from = s.at[ally]
    const own = from === at ? 0 : Math.max(strengthOf(s, this.#seat, ally), faceOf(s, ally).strength)
    let best = 0
    for (const hero of heroesOf(s, this.#seat)) {
      if (s.at[hero] !== at) continue
      const need = strengthOf(s, this.#seat, hero)
      const there = this.#strengthBeside(this.#seat, at)
      if (from !== at && there >= need) continue
      const burden = this.burden(this.#seat, hero)
      best = Math.max(best, there + own >= need ? burden : burden * 0.4)
    }
    return best
  }

  /** How well a card of the own deck stands there. */
  stands(card: Card, at: Location): number {
    const points = this.plan.place(this.#s, this.#seat, card, at)
    return faceOf(this.#s, card).type === 'ally' ? points + this.against(card, at) : points
  }

  #bestStep(): number {
    const s = this.#s
    let best = 0
    for (const card of realmOf(s, this.#seat).cards) {
      const { type, fate } = faceOf(s, card)
      if (fate || (type !== 'ally' && type !== 'item') || s.host[card] !== NONE) continue
      best = Math.max(best, this.bestStepOf(card))
    }
    return best
  }

  bestStepOf(card: Card): number {
    const s = this.#s
    const from = s.at[card] as Location
    const stands = this.stands(card, from)
    let best = Number.NEGATIVE_INFINITY
    for (const to of LOCATIONS)
      if (areAdjacent(from, to) && moveBan(s, this.#seat, card, to) === null)
        best = Math.max(best, this.stands(card, to) - stands)
    return best
  }

  /** How much a Hero hurts at a location: by the icons it covers, unless Allies wait there. */
  harm(owner: Seat, card: Card, at: Location): number {
    const s = this.#s
    const beside = this.#strengthBeside(owner, at) >= faceOf(s, card).strength ? -1.5 : 0
    if (isCovered(s, owner, at)) return beside
    const { icons, top } = boardOf(s, owner)
    const covered = (icons[at] as readonly PrintedIcon[]).slice(0, top[at])
    const worth = covered.reduce((sum, { action, n }) => sum + (COVERED[action] ?? 1) + n * 0.7, 0)
    return beside + worth * (realmOf(s, owner).mover === at ? 0.7 : 1)
  }
}

/** What an icon is worth that a Hero may cover. */
const COVERED: { readonly [A in Action]?: number } = {
  playCard: 1.5,
  activate: 1.5,
  gainPower: 0,
  fate: 1.2,
  discardCards: 0.6,
}
