/**
 * A quick opinion on every answer, in points of about one Power: what to look at first, and how to play on when there
 * is no time to think. What only one Villain knows comes from its plan.
 */
import { type Seat, standing } from '@duskhall/kernel'
import { boardOf, boxOf, type Face, faceOf, type PrintedIcon } from '../content/box.ts'
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
import {
  type Action,
  type Asking,
  type Card,
  type Location,
  NONE,
  realmOf,
  type StepOf,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import type { Plan } from '../villains/plan.ts'
import { instructionOf } from './instruction.ts'

type Instruct = StepOf<'instruct'>

/** A card worth less than this is better discarded … */
const JUNK = 1.9
/** … and one worth less than this where nothing in the hand can be played well. */
const STUCK = 3.3
/** Ending a turn beats only what does harm. */
const END = 0.2

/** Scores the answers to one question; made once a question. */
export class Scores {
  readonly #s: Villainous
  readonly #seat: Seat
  readonly #q: Asking

  constructor(s: Villainous, seat: Seat) {
    this.#s = s
    this.#seat = seat
    this.#q = standing(s) as Asking
  }

  of(move: VillainousMove): number {
    const q = this.#q
    switch (q.do) {
      case 'move':
        return move.do === 'move' ? this.#location(move.to) : 0
      case 'act':
        return this.#act(move)
      case 'respond':
        return move.do === 'card' ? this.#plan.play(this.#s, this.#seat, move.card) : 0
      case 'fate':
        return move.do === 'card' ? this.#burden(q.owner, move.card) : 0
      case 'take-over':
        return move.do === 'card' ? this.#spread(q.owner, q.cards) - 2 : 0
      case 'chosen-for':
        return move.do === 'card' ? -this.#burden(q.owner, move.card) : 0
      case 'placed-for':
        return move.do === 'at' ? -this.#harm(q.owner, q.card, move.at) : 0
      case 'instruct':
        return this.#instruct(q, move)
      default:
        return 0
    }
  }

  get #plan(): Plan {
    return this.#planOf(this.#seat)
  }

  #planOf(seat: Seat): Plan {
    return boardOf(this.#s, seat).villain.plan
  }

  #burden(owner: Seat, card: Card): number {
    return this.#planOf(owner).burden(this.#s, owner, faceOf(this.#s, card).id)
  }

  /** How much it matters which of the cards is played. */
  #spread(owner: Seat, cards: readonly Card[]): number {
    const burdens = cards.map((card) => this.#burden(owner, card))
    return Math.max(...burdens) - Math.min(...burdens)
  }

  // --- the turn ---

  /** What the icons of a location bring, the best cards first. */
  #location(to: Location): number {
    const s = this.#s
    const { icons, top } = boardOf(s, this.#seat)
    const covered = isCovered(s, this.#seat, to)
    const open = (icons[to] as readonly PrintedIcon[]).filter(
      (_, number) => !covered || number >= (top[to] as number),
    )
    const gained = open.reduce((sum, { n }) => sum + n, 0)
    const playable = this.#playable(realmOf(s, this.#seat).power + gained)
    let score = 0
    for (const { action, n } of open) {
      score += action === 'playCard' ? (playable.shift() ?? 0) : Math.max(0, this.#action(action, n))
    }
    for (const card of realmOf(s, this.#seat).cards) {
      if (s.at[card] !== to) continue
      for (const held of faceOf(s, card).always)
        if (held.op === 'grants') score += Math.max(0, this.#action(held.action, 0))
    }
    return score
  }

  #act(move: VillainousMove): number {
    const s = this.#s
    switch (move.do) {
      case 'use': {
        const { mover } = realmOf(s, this.#seat)
        const { action, n } = this.#icon(mover, move.icon)
        return this.#action(action, n)
      }
      case 'grant': {
        const held = faceOf(s, move.card).always.find(({ op }) => op === 'grants')
        return held?.op === 'grants' ? this.#action(held.action, 0) : 0
      }
      default:
        return END
    }
  }

  #icon(at: Location, number: number): PrintedIcon {
    const icons = boardOf(this.#s, this.#seat).icons[at] as readonly PrintedIcon[]
    return icons[number] as PrintedIcon
  }

  #action(action: Action, n: number): number {
    switch (action) {
      case 'gainPower':
        return n * 1.1
      case 'playCard':
        return this.#playable(realmOf(this.#s, this.#seat).power)[0] ?? 0
      case 'fate':
        return 1.5 + this.#leader() * 3
      case 'activate':
        return this.#bestActivation()
      case 'vanquish':
        return Math.max(0, ...heroesOf(this.#s, this.#seat).map((hero) => this.#fall(hero)))
      case 'moveItemAlly':
        return this.#bestStep()
      case 'discardCards':
        return this.#junk()
      default:
        return 0
    }
  }

  /** What playing the cards of the hand brings that so much Power pays for, the best first. */
  #playable(power: number): number[] {
    const s = this.#s
    const { whiles } = boardOf(s, this.#seat).villain
    const points = realmOf(s, this.#seat).hand.flatMap((card) => {
      const { type, needs } = faceOf(s, card)
      if (type === 'condition' || costOf(s, this.#seat, card) > power) return []
      if (needs?.while && !whiles[needs.while]?.(s, this.#seat)) return []
      return [this.#plan.play(s, this.#seat, card)]
    })
    return points.sort((a, b) => b - a)
  }

  /** How near the nearest rival is. */
  #leader(): number {
    let most = 0
    for (let seat = 0; seat < this.#s.seats; seat++)
      if (seat !== this.#seat) most = Math.max(most, this.#planOf(seat).near(this.#s, seat))
    return most
  }

  #bestActivation(): number {
    const s = this.#s
    const { cards, power } = realmOf(s, this.#seat)
    const { tile } = boardOf(s, this.#seat)
    const points = cards.flatMap((card) => {
      const ability = faceOf(s, card).activate
      return ability && ability.cost <= power ? [this.#plan.activate(s, this.#seat, card)] : []
    })
    if (tile) points.push(this.#plan.activate(s, this.#seat, NONE))
    return Math.max(0, ...points)
  }

  #junk(): number {
    const s = this.#s
    const { hand } = realmOf(s, this.#seat)
    const least = this.#least()
    return hand.reduce((sum, card) => sum + Math.max(0, least - this.#worth(card)), 0) * 0.7
  }

  /** What a card must be worth to be kept. */
  #least(): number {
    return (this.#playable(realmOf(this.#s, this.#seat).power)[0] ?? 0) > END ? JUNK : STUCK
  }

  #worth(card: Card): number {
    return this.#plan.worth(this.#s, this.#seat, faceOf(this.#s, card).id)
  }

  // --- Heroes and Allies ---

  #strengthBeside(owner: Seat, at: Location): number {
    const s = this.#s
    let sum = 0
    for (const ally of alliesOf(s, owner)) if (s.at[ally] === at) sum += strengthOf(s, owner, ally)
    return sum
  }

  /** What the fall of a Hero brings, less the Allies it takes; nothing where they are too weak. */
  #fall(hero: Card): number {
    const s = this.#s
    const at = s.at[hero] as Location
    const need = strengthOf(s, this.#seat, hero)
    if (this.#strengthBeside(this.#seat, at) < need) return 0.1
    const lasting = alliesOf(s, this.#seat).some(
      (ally) => s.at[ally] === at && faceOf(s, ally).used === 'stays',
    )
    return this.#burden(this.#seat, hero) + 1 - (lasting ? 0 : need * 0.4)
  }

  /** What an Ally can do at a location: bring a Hero to fall. */
  #against(ally: Card, at: Location): number {
    const s = this.#s
    const from = s.at[ally]
    const own = from === at ? 0 : Math.max(strengthOf(s, this.#seat, ally), faceOf(s, ally).strength)
    let best = 0
    for (const hero of heroesOf(s, this.#seat)) {
      if (s.at[hero] !== at) continue
      const need = strengthOf(s, this.#seat, hero)
      const there = this.#strengthBeside(this.#seat, at)
      if (from !== at && there >= need) continue
      const burden = this.#burden(this.#seat, hero)
      best = Math.max(best, there + own >= need ? burden : burden * 0.4)
    }
    return best
  }

  /** How well a card of the own deck stands there. */
  #stands(card: Card, at: Location): number {
    const points = this.#plan.place(this.#s, this.#seat, card, at)
    return faceOf(this.#s, card).type === 'ally' ? points + this.#against(card, at) : points
  }

  #bestStep(): number {
    const s = this.#s
    let best = 0
    for (const card of realmOf(s, this.#seat).cards) {
      const { type, fate } = faceOf(s, card)
      if (fate || (type !== 'ally' && type !== 'item') || s.host[card] !== NONE) continue
      best = Math.max(best, this.#bestStepOf(card))
    }
    return best
  }

  #bestStepOf(card: Card): number {
    const s = this.#s
    const from = s.at[card] as Location
    const stands = this.#stands(card, from)
    let best = Number.NEGATIVE_INFINITY
    for (const to of LOCATIONS)
      if (areAdjacent(from, to) && moveBan(s, this.#seat, card, to) === null)
        best = Math.max(best, this.#stands(card, to) - stands)
    return best
  }

  /** How much a Hero hurts at a location: by the icons it covers, unless Allies wait there. */
  #harm(owner: Seat, card: Card, at: Location): number {
    const s = this.#s
    const beside = this.#strengthBeside(owner, at) >= faceOf(s, card).strength ? -1.5 : 0
    if (isCovered(s, owner, at)) return beside
    const { icons, top } = boardOf(s, owner)
    const covered = (icons[at] as readonly PrintedIcon[]).slice(0, top[at])
    const worth = covered.reduce((sum, { action, n }) => sum + (COVERED[action] ?? 1) + n * 0.7, 0)
    return beside + worth * (realmOf(s, owner).mover === at ? 0.7 : 1)
  }

  // --- instructions ---

  #instruct(q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const instruction = instructionOf(s, q)
    const { plan } = boardOf(s, q.owner).villain
    const told = plan.answer(s, q.owner, q, instruction.op, move)
    if (told !== null) return q.owner === this.#seat ? told : -told
    const first = q.secret.chosen[0]
    if (move.do === 'decline') return 0
    switch (instruction.op) {
      case 'perform':
        return this.#perform(instruction.action as Action, q, move)
      case 'enter':
      case 'findAndPlay':
      case 'callBallGown':
        return this.#entering(q, move)
      case 'playFromFateDiscard':
        if (move.do === 'card') return this.#burden(q.owner, move.card)
        return first?.do === 'card' && move.do === 'at' ? this.#harm(q.owner, first.card, move.at) : 0
      case 'playAside':
        return move.do === 'card' ? this.#burden(q.owner, move.card) : 0
      case 'defeat':
      case 'defeatAll':
        return move.do === 'card' ? this.#burden(q.owner, move.card) : 0
      case 'discardAny':
        return this.#discarding(move)
      case 'playItemFree':
        return this.#playing(q, move)
      case 'moveHeroes':
        return this.#movingHeroes(q, move)
      default:
        return 0
    }
  }

  #perform(action: Action, q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const first = q.secret.chosen[0]
    switch (action) {
      case 'playCard':
        return this.#playing(q, move)
      case 'fate':
        return move.do === 'seat' ? this.#planOf(move.seat).near(s, move.seat) * 10 : 0
      case 'activate':
        return this.#plan.activate(s, this.#seat, move.do === 'card' ? move.card : NONE)
      case 'vanquish':
        return this.#vanquishing(q, move)
      case 'discardCards':
        return this.#discarding(move)
      case 'moveItemAlly':
        if (move.do === 'card') return faceOf(s, move.card).fate ? -1 : this.#bestStepOf(move.card)
        return move.do === 'at' && first?.do === 'card' ? this.#stands(first.card, move.at) : 0
      case 'moveHero':
        if (move.do === 'card') return this.#harm(q.owner, move.card, s.at[move.card] as Location)
        return first?.do === 'card' && move.do === 'at' ? -this.#harm(q.owner, first.card, move.at) : 0
      default:
        return 0
    }
  }

  /** Which card, then where, or on whom. */
  #playing(q: Instruct, move: VillainousMove): number {
    const first = q.secret.chosen[0]
    if (first === undefined) return move.do === 'card' ? this.#plan.play(this.#s, this.#seat, move.card) : 0
    if (first.do !== 'card') return 0
    if (move.do === 'at') return this.#stands(first.card, move.at)
    if (move.do === 'branch') return this.#branch(first.card, q, move)
    return move.do === 'card' ? this.#bearing(first.card, move.card) : 0
  }

  #branch(card: Card, q: Instruct, move: VillainousMove): number {
    return this.#plan.answer(this.#s, this.#seat, { ...q, card }, 'either', move) ?? 0
  }

  /** An Item on an Ally beside the worst Hero; against a Hero, on the worst. */
  #bearing(item: Card, host: Card): number {
    const s = this.#s
    const { type } = faceOf(s, host)
    if (type === 'hero') return this.#burden(this.#seat, host)
    return faceOf(s, item).fate ? 0 : this.#against(host, s.at[host] as Location)
  }

  /** A Fate card comes in: whoever plays it against somebody wants it to hurt. */
  #entering(q: Instruct, move: VillainousMove): number {
    const { op, card: wanted } = instructionOf(this.#s, q)
    const card = op === 'enter' ? q.card : (boxOf(this.#s).cardsOf(wanted ?? '')[0] ?? NONE)
    const sign = this.#seat === q.owner ? -1 : 1
    if (move.do === 'at' && card !== NONE) return sign * this.#harm(q.owner, card, move.at)
    return move.do === 'card' ? sign * this.#burden(q.owner, move.card) : 0
  }

  #movingHeroes(q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const sign = this.#seat === q.owner ? -1 : 1
    const last = q.secret.chosen.at(-1)
    if (move.do === 'at' && last?.do === 'card') return sign * this.#harm(q.owner, last.card, move.at)
    if (move.do !== 'card') return 0.1
    const at = s.at[move.card] as Location
    const alone = heroesOf(s, q.owner).filter((hero) => s.at[hero] === at).length === 1
    return sign * (alone ? -0.5 : 1)
  }

  #vanquishing(q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const [first, ...rest] = q.secret.chosen
    if (first?.do !== 'card') return move.do === 'card' ? this.#fall(move.card) : 0
    // Enough is enough.
    if (move.do !== 'card') return 10
    const used = rest.reduce(
      (sum, one) => sum + (one.do === 'card' ? strengthOf(s, this.#seat, one.card) : 0),
      0,
    )
    const need = strengthOf(s, this.#seat, first.card) - used
    const face: Face = faceOf(s, move.card)
    const strength = strengthOf(s, this.#seat, move.card)
    if (face.used === 'stays') return 5 + strength * 0.1
    return strength >= need ? 2 - (strength - need) * 0.2 - face.cost * 0.05 : strength / need
  }

  #discarding(move: VillainousMove): number {
    return move.do === 'card' ? this.#least() - this.#worth(move.card) : 0
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
