/** A table for tests of heroes: activations, actions and effects in the words of the rulebook. */
import { boxOf } from '../../content/box.ts'
import type { At } from '../../content/geometry/cells.ts'
import type { HeroId } from '../../content/words.ts'
import type { KingdomRushMove, Options } from '../../state.ts'
import { faceOf, topAt } from '../trays.ts'
import { baseAt, Scene } from './scene.ts'

interface Wishes {
  readonly options?: Partial<Options>
  readonly grids?: { readonly [card: string]: readonly string[] }
}

/** An empty map with these heroes on their boards; scenario 1 where none is named. */
export function heroes(ids: readonly HeroId[], { options, grids }: Wishes = {}): HeroScene {
  const seats = ids.length
  const t = new HeroScene({ seats, options: { heroes: ids, ...options }, ...(grids ? { grids } : {}) })
  t.until('play').clear()
  return t
}

type Grid = readonly string[]

/** The same among three Hordes with this grid, t1-01 to t1-03, on these spaces. */
export function amongHordes(
  ids: readonly HeroId[],
  grid: Grid,
  ...[first, second, third]: readonly [At, At, At]
): HeroScene {
  return heroes(ids, { grids: { 't1-01': grid, 't1-02': grid, 't1-03': grid } })
    .lay('t1-01', first)
    .lay('t1-02', second)
    .lay('t1-03', third)
}

export class HeroScene extends Scene {
  figure(id: HeroId): number {
    return this.s.heroes.indexOf(this.hero(id))
  }

  activate(id: HeroId): this {
    return this.answer(this.hero(id).owner, { do: 'activate', hero: this.figure(id) })
  }

  /** To a space, and with the base there where there is a choice. */
  go(at: At, base?: At): this {
    this.say({ do: 'space', space: this.space(at) })
    return base ? this.base(base) : this
  }

  base(at: At): this {
    return this.question === 'confront' ? this.say({ do: 'cells', cells: baseAt(at) }) : this
  }

  basic(): this {
    return this.say({ do: 'basic' })
  }

  face(turn: number): this {
    return this.say({ do: 'turn', turn })
  }

  use(ability: string): this {
    return this.say({ do: 'ability', ability: this.ability(ability) })
  }

  choose(id: HeroId): this {
    return this.say({ do: 'choose', hero: this.figure(id) })
  }

  done(): this {
    return this.say({ do: 'done' })
  }

  say(move: KingdomRushMove): this {
    return this.answer(this.seat, move)
  }

  ability(id: string): number {
    return boxOf(this.s).abilities.findIndex((one) => one.id === id)
  }

  /** The ability tiles of a hero, some of them face down. */
  skill(id: HeroId, abilities: readonly string[], down: readonly string[] = []): this {
    const hero = this.hero(id)
    hero.abilities = abilities.map((one) => this.ability(one))
    hero.down = abilities.reduce((mask, one, slot) => (down.includes(one) ? mask | (1 << slot) : mask), 0)
    return this
  }

  /** Which of them lie face down. */
  faceDown(id: HeroId): string[] {
    const { abilities, down } = this.hero(id)
    return abilities
      .filter((_, slot) => (down & (1 << slot)) !== 0)
      .map((ability) => boxOf(this.s).abilities[ability]?.id ?? '')
  }

  /** The Wildcat on a space, and on its upper tray where there is one. */
  cat(at: At, base: At = [0, 0]): this {
    const space = this.space(at)
    const tray = topAt(this.s, space)
    this.s.wildcat = { at: space, on: tray?.card ?? -1, base: tray ? baseAt(base) : 0, met: 1, spent: 0 }
    return this
  }

  /** The first tile left for that tray; its cells come next. */
  aim(id: string): this {
    return this.say(this.aiming(id))
  }

  aiming(id: string): KingdomRushMove {
    const q = this.s.agenda.at(-1)
    const [piece = -1] = q && 'pieces' in q ? q.pieces : []
    return { do: 'target', piece, tray: this.card(id) }
  }

  /** Spaces that may be answered, as rows and columns. */
  get spaces(): string[] {
    return this.legal().flatMap((move) => (move.do === 'space' ? [this.nameOf(move.space)] : []))
  }

  get cats(): string {
    const { at = -1 } = this.s.wildcat ?? {}
    return at < 0 ? 'board' : this.nameOf(at)
  }

  private nameOf(space: number): string {
    const columns = this.space([1, 0])
    return `${Math.floor(space / columns)},${space % columns}`
  }

  /** How many tiles lie on a tray. */
  tiles(id: string): number {
    return this.tray(id).tiles.length
  }

  /** Trays that the next piece may go on. */
  get trays(): string[] {
    const cards = this.legal().flatMap((move) => (move.do === 'target' ? [move.tray] : []))
    return [...new Set(cards)].map((card) => faceOf(this.s, card).id)
  }
}
