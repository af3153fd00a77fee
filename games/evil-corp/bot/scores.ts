/**
 * A quick opinion on every answer, in the points of night-preview.ts: what to look at first, and how to play on
 * when there is no time to think. It looks at the spaces, the gauge and the purse, and plays nothing out.
 */
import { EMPTY, type Seat, standing } from '@duskhall/kernel'
import {
  boxOf,
  campOf,
  type Demon,
  type DemonColumn,
  layoutOf,
  type SpaceType,
  spaceType,
  type Tile,
  tileOf,
} from '../content/box.ts'
import type { Effect } from '../content/schema.ts'
import { currentTerror } from '../rules/gauge.ts'
import { coins, columnPrice } from '../rules/purse.ts'
import { priceOf } from '../rules/recruit.ts'
import { ownerOf } from '../rules/tiles.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type EvilCorpMove,
  type EvilCorpStep,
  halfAt,
  type Kind,
  kindAt,
  NOBODY,
  type Place,
  placeAt,
  type SpaceNo,
  type StepOf,
  screenOf,
  spaceOf,
  villageOf,
  type Where,
} from '../state.ts'
import { COIN, pointsOf } from './effect-points.ts'
import { type Front, frontsOf } from './night-preview.ts'
import { counts, fits } from './spaces.ts'
import { worthByKind } from './tile-traits.ts'

/** A point of terror that reaches no icon yet still brings the next one nearer. */
const NEARER = 0.15
const STONE = 0.6

/** Scores the answers to one question; made once a question. */
export class Scores {
  readonly #s: EvilCorp
  readonly #seat: Seat
  readonly #camp: Camp
  readonly #q: EvilCorpStep
  #fronts: Front[] | null = null

  constructor(s: EvilCorp, seat: Seat) {
    this.#s = s
    this.#seat = seat
    this.#camp = campOf(s, seat)
    this.#q = standing(s) as EvilCorpStep
  }

  of(move: EvilCorpMove): number {
    const s = this.#s
    switch (move.do) {
      case 'deploy':
        return this.#deploy(boxOf(s).kindOf(move.tile))
      case 'place':
        return this.#place(move)
      case 'activate':
        return this.#activate(placeAt(move.village, move.half, move.space))
      case 'recruit':
        return this.#recruit(move.slot)
      case 'queue':
        return this.#q.do === 'copy' ? this.#copy(move.slot) : this.#recruit(move.slot)
      case 'tile':
        return this.#tile(placeAt(move.village, move.half, move.space))
      case 'take':
        return this.#take(boxOf(s).kindOf(move.tile), move.from)
      case 'summon':
        return this.#summon(boxOf(s).demonOf(move.demon), move.column)
      case 'demon':
        return s.demons[boxOf(s).demonOf(move.demon)] ? -1 : 1
      case 'coins':
        return move.first === 'gold' ? 1 : 0
      case 'upkeep':
        return this.#upkeep(move.kept)
      case 'pass':
        return -1
      default:
        return 0
    }
  }

  get #all(): Front[] {
    this.#fronts ??= frontsOf(this.#s, this.#camp)
    return this.#fronts
  }

  #front(place: Place): Front | undefined {
    return this.#all.find((front) => front.village === villageOf(place))
  }

  /** What more terror of this camp in the village is worth; less terror with a negative number. */
  #terror(front: Front, more: number): number {
    return front.worth(front.lead + more) - front.worth(front.lead) + more * NEARER
  }

  #deploy(kind: Kind): number {
    const tile = tileOf(this.#s, kind)
    const { eligible } = layoutOf(this.#s)
    let best = -1
    for (const front of this.#all) {
      if (!eligible[this.#seat]?.includes(front.village)) continue
      let tried = ''
      for (let space = 0; space < front.own.spaces.length; space++) {
        const type = spaceType(this.#s, front.village, space)
        if (type === tried || front.own.spaces[space] !== EMPTY || !fits(tile, type)) continue
        tried = type
        best = Math.max(best, this.#space(tile, front, type))
      }
    }
    return best + this.#powers(tile.deploy, kind)
  }

  #place(where: Where): number {
    const s = this.#s
    const to = placeAt(where.village, where.half, where.space)
    const front = this.#front(to)
    if (!front) return 0
    const type = spaceType(s, where.village, where.space)
    if (this.#q.do === 'place') return this.#space(tileOf(s, this.#q.secret.kind), front, type)
    const from = this.#q.do === 'move-where' ? this.#q.from : s.source
    return this.#carried(from, front, type)
  }

  /** A moved tile brings its terror along and takes nothing. */
  #carried(from: Place, to: Front, type: SpaceType): number {
    const s = this.#s
    const left = this.#front(from)
    const { terror } = tileOf(s, kindAt(s, from))
    const counted = counts(spaceType(s, villageOf(from), spaceOf(from)))
    const counting = counts(type)
    if (left === to) return this.#terror(to, (counting ? terror : 0) - (counted ? terror : 0))
    return (counting ? this.#terror(to, terror) : 0) + (counted && left ? this.#terror(left, -terror) : 0)
  }

  #space(tile: Tile, front: Front, type: SpaceType): number {
    const { board } = front
    if (type === 'port') return COIN * (tile.color === 'yellow' ? board.cargoYellow : board.cargoRedBlue)
    if (type === 'portal') return this.#portal(tile)
    const terror = this.#terror(front, tile.terror)
    if (type === 'fortification') return terror + 0.2 * tile.terror
    if (tile.color === 'red' && board.loot === NOBODY) return terror + COIN * tile.terror
    if (tile.color === 'blue' && board.stone === NOBODY) return terror + STONE
    return terror
  }

  #portal(tile: Tile): number {
    const value = tile.terror + tile.summonBonus
    const awake = this.#s.demons.filter(Boolean).length
    return awake === 0 ? 0 : 0.4 + 0.4 * Math.min(3, value)
  }

  #powers(effects: readonly Effect[], kind: Kind): number {
    let sum = 0
    for (const effect of effects) sum += this.#power(effect, kind)
    return sum
  }

  #power(effect: Effect, kind: Kind): number {
    if (effect.op === 'kill') return this.#bestVictim(effect.maxTerror)
    if (effect.op === 'discardSelf') return -0.2 - 0.3 * tileOf(this.#s, kind).terror
    return pointsOf(effect)
  }

  #bestVictim(limit: number): number {
    let best = 0
    for (const front of this.#all) {
      for (let space = 0; space < front.rival.spaces.length; space++) {
        const kind = front.rival.spaces[space] as Kind
        if (kind === EMPTY || !counts(spaceType(this.#s, front.village, space))) continue
        const { terror } = tileOf(this.#s, kind)
        if (terror <= limit) best = Math.max(best, this.#terror(front, terror))
      }
    }
    return best
  }

  #activate(place: Place): number {
    const kind = kindAt(this.#s, place)
    return this.#powers(tileOf(this.#s, kind).activate, kind)
  }

  #recruit(slot: number): number {
    const kind = this.#s.queue[slot - 1] as Kind
    const price = priceOf(this.#s, slot)
    // Gold that is not spent is lost tonight, magic gold is not.
    const magic = Math.max(0, price - campState(this.#s, this.#camp).gold)
    return 0.35 * (worthByKind(this.#s)[kind] as number) - 0.5 - 0.3 * magic
  }

  #copy(slot: number): number {
    const kind = this.#s.queue[slot - 1] as Kind
    return this.#powers(tileOf(this.#s, kind).activate, kind)
  }

  /** Kill, flip, banish or move a tile on a space. */
  #tile(place: Place): number {
    const s = this.#s
    const own = ownerOf(s, place) === this.#camp
    const front = this.#front(place)
    const kind = kindAt(s, place)
    const worth = worthByKind(s)[kind] as number
    if (!front) return own ? -1 : 0.5
    const weight = counts(spaceType(s, villageOf(place), spaceOf(place))) ? currentTerror(s, place) : 0
    switch (this.#q.do) {
      case 'flip-monster':
        return this.#flip(place, kind)
      case 'banish':
        return this.#terror(front, -weight) + (2.5 - worth) * 0.4
      case 'move-which':
        return this.#bestMove(place)
      default:
        return own ? this.#terror(front, -weight) - 1 : this.#terror(front, weight) + 0.05 * worth
    }
  }

  #flip(place: Place, kind: Kind): number {
    const tile = tileOf(this.#s, kind)
    const passive = tile.boosts ? 2 : tile.protectsBattlefield || tile.aloneTerror !== null ? 1 : 0
    const active = tile.activate.length > 0 ? 1 : 0
    return passive + active + tile.freeUpkeep * 0.3 + (halfAt(this.#s, place).inactive ? 0 : 0.01)
  }

  #bestMove(from: Place): number {
    const tile = tileOf(this.#s, kindAt(this.#s, from))
    let best = -1
    for (const front of this.#all) {
      front.own.spaces.forEach((there, space: SpaceNo) => {
        const type = spaceType(this.#s, front.village, space)
        if (there === EMPTY && fits(tile, type)) best = Math.max(best, this.#carried(from, front, type))
      })
    }
    return best
  }

  #take(kind: Kind, from: 'screen' | 'discard'): number {
    const worth = worthByKind(this.#s)[kind] as number
    if (this.#q.do === 'recycle') return worth
    // A discard loses the tile for today, a banishment for good; a tile behind the screen is still of use today.
    if (this.#q.do === 'banish') return (2.5 - worth) * 0.4 - (from === 'screen' ? 0.8 : 0)
    return -worth
  }

  #summon(demon: number, column: number): number {
    const { columns } = boxOf(this.#s).demons[demon] as Demon
    const chosen = columns.find((entry) => entry.threshold === column) as DemonColumn
    const { value } = this.#q as StepOf<'summon'>
    let sum = -COIN * columnPrice(chosen, value)
    for (const effect of chosen.effects) {
      // With the screen empty there is nothing but the drawn tiles to throw away.
      const bare = effect.op === 'discardFromScreen' && screenOf(this.#s, this.#seat).length === 0
      sum += bare ? -effect.n : this.#power(effect, 0) * (effect.op === 'banishOwn' ? effect.n : 1)
    }
    return sum
  }

  #upkeep(kept: readonly (Where & { readonly free: boolean })[]): number {
    let sum = 0
    for (const { village, half, space, free } of kept) {
      const { terror } = tileOf(this.#s, kindAt(this.#s, placeAt(village, half, space)))
      sum += terror * 1.5 - (free ? 0 : this.#upkeepPrice())
    }
    return sum
  }

  /** Gold would be lost tonight anyway. */
  #upkeepPrice(): number {
    return campState(this.#s, this.#camp).gold >= 2 ? 0.1 : Math.min(1, coins(this.#s, this.#camp) * 0.5)
  }
}
