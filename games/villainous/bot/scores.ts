/**
 * A quick opinion on every answer: what to look at first, and how to play on when there is no time to think.
 */
import { type Seat, standing } from '@duskhall/kernel'
import { boardOf, boxOf, type Face, faceOf, type PrintedIcon } from '../content/box.ts'
import { heroesOf, isCovered, strengthOf } from '../rules/realm.ts'
import type { Action, Asking, Card, Location, StepOf, Villainous, VillainousMove } from '../state.ts'
import { NONE, realmOf } from '../state.ts'
import { instructionOf } from './instruction.ts'
import { END, Opinion } from './opinion.ts'

type Instruct = StepOf<'instruct'>

/** Scores the answers to one question; made once a question. */
export class Scores {
  readonly #s: Villainous
  readonly #seat: Seat
  readonly #q: Asking
  readonly #opinion: Opinion

  constructor(s: Villainous, seat: Seat) {
    this.#s = s
    this.#seat = seat
    this.#q = standing(s) as Asking
    this.#opinion = new Opinion(s, seat)
  }

  of(move: VillainousMove): number {
    const q = this.#q
    switch (q.do) {
      case 'move':
        return move.do === 'move' ? this.#location(move.to) : 0
      case 'act':
        return this.#act(move)
      case 'respond':
        return move.do === 'card' ? this.#opinion.plan.play(this.#s, this.#seat, move.card) : 0
      case 'fate':
        return move.do === 'card' ? this.#opinion.burden(q.owner, move.card) : 0
      case 'take-over':
        return move.do === 'card' ? this.#opinion.spread(q.owner, q.cards) - 2 : 0
      case 'chosen-for':
        return move.do === 'card' ? -this.#opinion.burden(q.owner, move.card) : 0
      case 'placed-for':
        return move.do === 'at' ? -this.#opinion.harm(q.owner, q.card, move.at) : 0
      case 'instruct':
        return this.#instruct(q, move)
      default:
        return 0
    }
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
    const playable = this.#opinion.playable(realmOf(s, this.#seat).power + gained)
    let score = 0
    for (const { action, n } of open) {
      score += action === 'playCard' ? (playable.shift() ?? 0) : Math.max(0, this.#opinion.action(action, n))
    }
    for (const card of realmOf(s, this.#seat).cards) {
      const { grants } = faceOf(s, card)
      if (grants && s.at[card] === to) score += Math.max(0, this.#opinion.action(grants, 0))
    }
    return score
  }

  #act(move: VillainousMove): number {
    const s = this.#s
    switch (move.do) {
      case 'use': {
        const { mover } = realmOf(s, this.#seat)
        const { action, n } = this.#icon(mover, move.icon)
        return this.#opinion.action(action, n)
      }
      case 'grant': {
        const { grants } = faceOf(s, move.card)
        return grants ? this.#opinion.action(grants, 0) : 0
      }
      default:
        return END
    }
  }

  #icon(at: Location, number: number): PrintedIcon {
    const icons = boardOf(this.#s, this.#seat).icons[at] as readonly PrintedIcon[]
    return icons[number] as PrintedIcon
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
        if (move.do === 'card') return this.#opinion.burden(q.owner, move.card)
        return first?.do === 'card' && move.do === 'at' ? this.#opinion.harm(q.owner, first.card, move.at) : 0
      case 'playAside':
        return move.do === 'card' ? this.#opinion.burden(q.owner, move.card) : 0
      case 'defeat':
      case 'defeatAll':
        return move.do === 'card' ? this.#opinion.burden(q.owner, move.card) : 0
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
        return move.do === 'seat' ? this.#opinion.planOf(move.seat).near(s, move.seat) * 10 : 0
      case 'activate':
        return this.#opinion.plan.activate(s, this.#seat, move.do === 'card' ? move.card : NONE)
      case 'vanquish':
        return this.#vanquishing(q, move)
      case 'discardCards':
        return this.#discarding(move)
      case 'moveItemAlly':
        if (move.do === 'card') return faceOf(s, move.card).fate ? -1 : this.#opinion.bestStepOf(move.card)
        return move.do === 'at' && first?.do === 'card' ? this.#opinion.stands(first.card, move.at) : 0
      case 'moveHero':
        if (move.do === 'card') return this.#opinion.harm(q.owner, move.card, s.at[move.card] as Location)
        return first?.do === 'card' && move.do === 'at'
          ? -this.#opinion.harm(q.owner, first.card, move.at)
          : 0
      default:
        return 0
    }
  }

  /** Which card, then where, or on whom. */
  #playing(q: Instruct, move: VillainousMove): number {
    const first = q.secret.chosen[0]
    if (first === undefined)
      return move.do === 'card' ? this.#opinion.plan.play(this.#s, this.#seat, move.card) : 0
    if (first.do !== 'card') return 0
    if (move.do === 'at') return this.#opinion.stands(first.card, move.at)
    if (move.do === 'branch') return this.#branch(first.card, q, move)
    return move.do === 'card' ? this.#bearing(first.card, move.card) : 0
  }

  #branch(card: Card, q: Instruct, move: VillainousMove): number {
    return this.#opinion.plan.answer(this.#s, this.#seat, { ...q, card }, 'either', move) ?? 0
  }

  /** An Item on an Ally beside the worst Hero; against a Hero, on the worst. */
  #bearing(item: Card, host: Card): number {
    const s = this.#s
    const { type } = faceOf(s, host)
    if (type === 'hero') return this.#opinion.burden(this.#seat, host)
    return faceOf(s, item).fate ? 0 : this.#opinion.against(host, s.at[host] as Location)
  }

  /** A Fate card comes in: whoever plays it against somebody wants it to hurt. */
  #entering(q: Instruct, move: VillainousMove): number {
    const { op, card: wanted } = instructionOf(this.#s, q)
    const card = op === 'enter' ? q.card : (boxOf(this.#s).cardsOf(wanted ?? '')[0] ?? NONE)
    const sign = this.#seat === q.owner ? -1 : 1
    if (move.do === 'at' && card !== NONE) return sign * this.#opinion.harm(q.owner, card, move.at)
    return move.do === 'card' ? sign * this.#opinion.burden(q.owner, move.card) : 0
  }

  #movingHeroes(q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const sign = this.#seat === q.owner ? -1 : 1
    const last = q.secret.chosen.at(-1)
    if (move.do === 'at' && last?.do === 'card') return sign * this.#opinion.harm(q.owner, last.card, move.at)
    if (move.do !== 'card') return 0.1
    const at = s.at[move.card] as Location
    const alone = heroesOf(s, q.owner).filter((hero) => s.at[hero] === at).length === 1
    return sign * (alone ? -0.5 : 1)
  }

  #vanquishing(q: Instruct, move: VillainousMove): number {
    const s = this.#s
    const [first, ...rest] = q.secret.chosen
    if (first?.do !== 'card') return move.do === 'card' ? this.#opinion.fall(move.card) : 0
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
    return move.do === 'card' ? this.#opinion.least() - this.#opinion.worth(move.card) : 0
  }
}
