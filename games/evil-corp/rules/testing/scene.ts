/**
 * A scene puts any position on the table in a line or two, plays it by questions and answers like a table
 * would, and reads it back in the words of the rulebook.
 */
import { EMPTY, type Seat } from '@duskhall/kernel'
import { type Opening, PlayedTable } from '../../../testing/scene.ts'
import { boxOf, layoutOf, type SpaceType, sideOf } from '../../content/box.ts'
import { evilCorp } from '../../index.ts'
import {
  type Camp,
  type EvilCorp,
  type EvilCorpMove,
  type Half,
  halfAt,
  type Kind,
  kindAt,
  type Options,
  type Place,
  placeAt,
  spaceOf,
  type VillageNo,
  type Where,
} from '../../state.ts'
import { currentTerror, leadOf } from '../gauge.ts'
import { coins } from '../purse.ts'

export interface Given extends Opening<Options> {
  /**
   * By seat: tiles behind the screen; one `basic-yellow` where not said. Leave a spare tile behind a screen
   * whose owner should be asked again: with none, and nothing else to do, the pass comes by itself.
   */
  readonly screens?: readonly (readonly string[])[]
  /** By camp. */
  readonly bags?: readonly (readonly string[])[]
  readonly discards?: readonly (readonly string[])[]
  readonly gold?: readonly number[]
  readonly magicGold?: readonly number[]
  readonly tokens?: readonly number[]
  /** From the front slot backward; the market bag then holds every other tile unless it is given too. */
  readonly queue?: readonly string[]
  readonly marketBag?: readonly string[]
  readonly queueDiscard?: readonly string[]
  /** Demons that show their inactive face. */
  readonly asleep?: readonly string[]
  /** Tiles on spaces: camp, village, type of space, tile; `inactive` and `n` (which space of the type) if needed. */
  readonly on?: readonly Placed[]
  /** By village, then camp: steps the Conquest pawn has made. */
  readonly conquest?: readonly Partial<Record<Camp, number>>[]
  /** By village. */
  readonly sides?: readonly ('A' | 'B')[]
  /** The seat (camp) that acts first. */
  readonly first?: Camp
}

export interface Placed {
  readonly camp: Camp
  readonly village: VillageNo
  readonly space: SpaceType
  readonly n?: number
  readonly tile: string
  readonly inactive?: boolean
}

/** A tile on a space: `laid('red-04', 0, 1, 'port')` is camp 0's, in village 1. */
export function laid(
  tile: string,
  camp: Camp,
  village: VillageNo,
  space: SpaceType,
  how: Pick<Placed, 'n' | 'inactive'> = {},
): Placed {
  return { camp, village, space, tile, ...how }
}

/** A tile of camp 0 in village 0, unless said otherwise. */
export function own(space: SpaceType, tile: string, more: Partial<Placed> = {}): Placed {
  return { camp: 0, village: 0, space, tile, ...more }
}

export class Scene extends PlayedTable<EvilCorp, EvilCorpMove, Options> {
  constructor(given: Given = {}) {
    const { seats = 2, first = 0, options } = given
    const firstPlayer = String(seats === 4 ? first * 2 : first) as Options['firstPlayer']
    super(evilCorp, { ...given, seats, options: { firstPlayer, ...options } })
    this.#lay(given)
  }

  #lay(given: Given): void {
    const { s } = this
    s.screens.forEach((_, seat) => {
      s.screens[seat] = this.#kinds(given.screens?.[seat] ?? ['basic-yellow'])
    })
    s.camps.forEach((camp, number) => {
      camp.bag = this.#kinds(given.bags?.[number])
      camp.discard = this.#kinds(given.discards?.[number])
      camp.gold = given.gold?.[number] ?? camp.gold
      camp.magicGold = given.magicGold?.[number] ?? 0
      camp.tokens = given.tokens?.[number] ?? 0
    })
    s.villages.forEach((village, number) => {
      if (given.sides?.[number] === 'B') {
        village.side = 1
        village.cargoYellow = sideOf(s, number).cargoYellow
        village.cargoRedBlue = sideOf(s, number).cargoRedBlue
      }
      for (const [camp, steps] of Object.entries(given.conquest?.[number] ?? {})) {
        this.half(number, Number(camp)).conquest = steps as number
      }
    })
    for (const demon of given.asleep ?? []) s.demons[boxOf(s).demonOf(demon)] = false
    for (const placed of given.on ?? []) this.put(placed)
    if (given.queue) s.queue = this.#kinds(given.queue)
    if (given.queueDiscard) s.queueDiscard = this.#kinds(given.queueDiscard)
    if (given.marketBag) s.marketBag = this.#kinds(given.marketBag)
    else if (given.queue) {
      const used = new Set([...s.queue, ...s.queueDiscard])
      s.marketBag = boxOf(s).tiles.flatMap(({ basic, kind }) => (basic || used.has(kind) ? [] : [kind]))
    }
  }

  #kinds(ids: readonly string[] = []): Kind[] {
    return ids.map((id) => this.kind(id))
  }

  put({ camp, village, space, n = 0, tile, inactive = false }: Placed): void {
    const place = this.place(camp, village, space, n)
    const half = halfAt(this.s, place)
    half.spaces[spaceOf(place)] = this.kind(tile)
    if (inactive) half.inactive |= 1 << spaceOf(place)
  }

  // --- naming things ---

  kind(tile: string): Kind {
    const kind = boxOf(this.s).kindOf(tile)
    if (kind < 0) throw new Error(`There is no tile "${tile}".`)
    return kind
  }

  name(kind: Kind): string {
    return boxOf(this.s).tiles[kind]?.id ?? `kind ${kind}`
  }

  half(village: VillageNo, camp: Camp): Half {
    return this.s.villages[village]?.halves[layoutOf(this.s).halves[camp]?.[village] as number] as Half
  }

  place(camp: Camp, village: VillageNo, space: SpaceType, n = 0): Place {
    const half = layoutOf(this.s).halves[camp]?.[village] as number
    const first = sideOf(this.s, village).spaces.indexOf(space)
    return placeAt(village, half, first + n)
  }

  where(camp: Camp, village: VillageNo, space: SpaceType, n = 0): Where {
    const place = this.place(camp, village, space, n)
    const half = layoutOf(this.s).halves[camp]?.[village] as number
    return { village, half, space: spaceOf(place) }
  }

  /** The answer that names the tile there (kill, flip, banish, move). */
  tile(camp: Camp, village: VillageNo, space: SpaceType, n = 0): EvilCorpMove {
    return { do: 'tile', ...this.where(camp, village, space, n) }
  }

  /** The answer that names the space there (deploy, move). */
  to(camp: Camp, village: VillageNo, space: SpaceType, n = 0): EvilCorpMove {
    return { do: 'place', ...this.where(camp, village, space, n) }
  }

  // --- playing ---

  deploy(seat: Seat, tile: string, village: VillageNo, space: SpaceType, n = 0): this {
    this.answer(seat, { do: 'deploy', tile })
    return this.answer(seat, this.to(this.camp(seat), village, space, n))
  }

  activate(seat: Seat, village: VillageNo, space: SpaceType, n = 0): this {
    return this.answer(seat, { do: 'activate', ...this.where(this.camp(seat), village, space, n) })
  }

  recruit(seat: Seat, slot: number): this {
    return this.answer(seat, { do: 'recruit', slot })
  }

  pass(...seats: Seat[]): this {
    for (const seat of seats) this.answer(seat, { do: 'pass' })
    return this
  }

  /** Everybody who has not passed yet passes, in turn, until the Night asks something or a new Day begins. */
  passAll(): this {
    const { round } = this.s
    while (this.question === 'action' && this.s.round === round) this.pass(this.asked[0] as Seat)
    return this
  }

  /** A team that is asked who draws lets its lower seat draw first. */
  drawAll(): this {
    while (this.question === 'team-draw') this.answer(this.seat, this.legal()[0] as EvilCorpMove)
    return this
  }

  // --- reading the table ---

  camp(seat: Seat): Camp {
    return layoutOf(this.s).campOf[seat] as Camp
  }

  lead(village: VillageNo, camp: Camp): number {
    return leadOf(this.s, village, camp)
  }

  terror(camp: Camp, village: VillageNo, space: SpaceType, n = 0): number {
    return currentTerror(this.s, this.place(camp, village, space, n))
  }

  tileAt(camp: Camp, village: VillageNo, space: SpaceType, n = 0): string | null {
    const kind = kindAt(this.s, this.place(camp, village, space, n))
    return kind === EMPTY ? null : this.name(kind)
  }

  isActive(camp: Camp, village: VillageNo, space: SpaceType, n = 0): boolean {
    const place = this.place(camp, village, space, n)
    return ((halfAt(this.s, place).inactive >> spaceOf(place)) & 1) === 0
  }

  purse(camp: Camp): number {
    return coins(this.s, camp)
  }

  screen(seat: Seat): string[] {
    return this.names(this.s.screens[seat] ?? [])
  }

  bag(camp: Camp): string[] {
    return this.names(this.s.camps[camp]?.bag ?? [])
  }

  discard(camp: Camp): string[] {
    return this.names(this.s.camps[camp]?.discard ?? [])
  }

  banished(camp: Camp): string[] {
    return this.names(this.s.camps[camp]?.banished ?? [])
  }

  get queue(): string[] {
    return this.s.queue.map((kind) => this.name(kind))
  }

  /** Ids in alphabetical order: bags, discards and screens have no order of their own. */
  names(kinds: readonly Kind[]): string[] {
    return kinds.map((kind) => this.name(kind)).sort()
  }
}

export function scene(given: Given = {}): Scene {
  return new Scene(given)
}

/** Both have such a tile behind their screen, and a killer of seat 1 lies at the Port of the first village. */
export function besideAKiller(tile: string) {
  return scene({
    screens: [
      [tile, 'red-01'],
      [tile, 'red-02'],
    ],
    on: [laid('red-04', 1, 0, 'port')],
  })
}
