/** A table of Kingdom Rush for tests: what lies on it is said by ids, rows and columns, as the rulebook would draw it. */
import { type GameEvent, listen, type Move, run, waited } from '@duskhall/kernel'
import { type Opening, PlayedTable } from '../../../testing/scene.ts'
import { boxOf, content } from '../../content/box.ts'
import { type At, bitAt, countOf, type Mask } from '../../content/geometry/cells.ts'
import { standardFile } from '../../content/standard.ts'
import type { HeroId } from '../../content/words.ts'
import { kingdomRush } from '../../game.ts'
import {
  type Hero,
  type KingdomRush,
  type KingdomRushMove,
  type KingdomRushStep,
  NONE,
  type Options,
  type Phase,
  SOLDIER,
  type Tray,
} from '../../state.ts'
import { newTray } from '../deal.ts'
import { scenarioOf } from '../scenario.ts'
import { faceOf, topAt, trayOf } from '../trays.ts'

interface Wishes extends Opening<Options> {
  /** Other grids of these cards. */
  readonly grids?: { readonly [card: string]: readonly string[] }
}

export class Scene extends PlayedTable<KingdomRush, KingdomRushMove, Options> {
  constructor({ grids, ...opening }: Wishes = {}) {
    super(kingdomRush, { seats: 2, ...opening, ...(grids ? { content: contentWith(grids) } : {}) })
  }

  /** The first answer to every question until that one stands. */
  until(question: string): this {
    for (let i = 0; i < 500 && this.question !== question; i++) {
      if (this.question === null) throw new Error(`The game is over before "${question}" is asked.`)
      const first = this.unready
      this.answer(first, this.legal(first).find(isPlain) ?? (this.legal(first)[0] as KingdomRushMove))
    }
    return this
  }

  /** The first seat that the table waits for. */
  get unready(): number {
    return waited(kingdomRush, this.s)[0] ?? 0
  }

  /** Ends phase 2: everybody is ready, also in phase 6, where nobody buys anything. Everything told on the way is kept. */
  allReady(): this {
    const { round } = this.s
    const told: GameEvent[] = []
    while ((this.question === 'play' || this.question === 'spend') && this.s.round === round) {
      this.answer(this.unready, { do: 'ready' })
      told.push(...this.events)
    }
    this.events = told
    return this
  }

  /** This phase alone, as far as it goes without an answer; afterwards phase 2 stands open. */
  phase(phase: Phase): this {
    return this.run({ do: 'phase', phase })
  }

  run(step: KingdomRushStep): this {
    this.s.agenda = [{ do: 'play', ready: this.s.players.map(() => false), by: NONE }, step]
    this.events = listen(() => run(this.game, this.s))
    return this
  }

  // --- laying out ---

  space([row, column]: At): number {
    return row * scenarioOf(this.s).ground.columns + column
  }

  /** Row and column of a place on a lane. */
  laneSpace(lane: number, at: number): At {
    const { lanes, columns } = scenarioOf(this.s).ground
    const space = lanes[lane]?.spaces[at] ?? 0
    return [Math.floor(space / columns), space % columns]
  }

  /** No tray is left on the map. */
  clear(): this {
    this.s.box.push(...this.s.trays.map(({ card }) => card))
    this.s.trays = []
    return this
  }

  card(id: string): number {
    const card = boxOf(this.s).cardNo(id)
    if (card < 0) throw new Error(`There is no card "${id}".`)
    return card
  }

  /** A tray on that space of that lane, the first lane that has it where none is named. */
  lay(id: string, at: At, { lane = -1, tiles = [], soldiers = [] }: Laid = {}): this {
    const card = this.card(id)
    const space = this.space(at)
    const { lanes } = scenarioOf(this.s).ground
    const no = lane < 0 ? lanes.findIndex(({ spaces }) => spaces.includes(space)) : lane
    const index = lanes[no]?.indexOf[space] ?? -1
    if (index < 0) throw new Error(`(${at}) is on no such lane.`)
    this.take(card)
    this.s.trays.push({
      ...newTray(card, no, index),
      tiles: tiles.map((cells) => maskOf(...cells)),
      soldiers: maskOf(...soldiers),
    })
    this.s.soldiers -= soldiers.length
    return this
  }

  /** The pile of a lane from its top. */
  pile(lane: number, ...ids: string[]): this {
    const cards = ids.map((id) => this.card(id))
    for (const card of cards) this.take(card)
    const { parts } = this.s.piles[lane] ?? { parts: [] }
    this.s.box.push(...parts.flatMap((part) => [...part.cards, ...part.cut]))
    this.s.piles[lane] = { parts: [{ cards: cards.toReversed(), cut: [] }] }
    return this
  }

  /** The next action card of the boss. */
  top(id: string): this {
    const { boss } = this.s
    if (!boss) throw new Error('There is no boss.')
    const card = this.card(id)
    boss.discard = boss.discard.filter((other) => other !== card)
    boss.deck = [...boss.deck.filter((other) => other !== card), card]
    return this
  }

  /** Wherever a card lies, it lies there no more. */
  private take(card: number): void {
    const { s } = this
    s.trays = s.trays.filter((tray) => tray.card !== card)
    const parts = s.piles.flatMap((pile) => pile.parts)
    for (const list of [
      s.box,
      s.gone,
      s.ghosts,
      ...(s.boss ? [s.boss.life] : []),
      ...parts.flatMap(({ cards, cut }) => [cards, cut]),
    ]) {
      const at = list.indexOf(card)
      if (at >= 0) list.splice(at, 1)
    }
  }

  hero(id: HeroId): Hero {
    const no = boxOf(this.s).heroes.findIndex((hero) => hero.id === id)
    const hero = this.s.heroes.find((one) => one.hero === no)
    if (!hero) throw new Error(`${id} does not play.`)
    return hero
  }

  /** A hero on a space, and on its upper tray where there is one, the base's upper left cell given. */
  stand(id: HeroId, at: At, base: At = [0, 0]): this {
    const space = this.space(at)
    const tray = topAt(this.s, space)
    Object.assign(this.hero(id), { at: space, on: tray?.card ?? -1, base: tray ? baseAt(base) : 0 })
    return this
  }

  // --- towers ---

  tower(id: string): number {
    return boxOf(this.s).towers.findIndex((tower) => tower.id === id)
  }

  site(id: string): number {
    return scenarioOf(this.s).sites.findIndex((site) => site.id === id)
  }

  /** A hand of these towers. */
  give(seat: number, ...ids: string[]): this {
    Object.assign(this.s.players[seat] ?? {}, { hand: ids.map((id) => this.tower(id)) })
    return this
  }

  /** How many copies of each lie in the supply. */
  stock(copies: { readonly [id: string]: number }): this {
    for (const [id, count] of Object.entries(copies)) this.s.supply[this.tower(id)] = count
    return this
  }

  inStock(id: string): number {
    return this.s.supply[this.tower(id)] ?? 0
  }

  /** The towers that a seat has in hand, incoming or laid aside. */
  held(seat: number, where: 'hand' | 'incoming' | 'aside' = 'hand'): string[] {
    const { towers } = boxOf(this.s)
    return (this.s.players[seat]?.[where] ?? []).map((tower) => towers[tower]?.id ?? '')
  }

  /** A tower that stands there already. */
  stands(id: string, site: string, { by = 0, down = 0, late = 0 } = {}): this {
    this.s.towers.push({ site: this.site(site), tower: this.tower(id), turn: 0, by, down, late })
    return this
  }

  /** Card, site and rotation. */
  build(seat: number, id: string, site: string, turn = 0): this {
    this.answer(seat, { do: 'build', tower: this.tower(id) })
    if (this.question === 'site') this.answer(seat, { do: 'site', site: this.site(site) })
    return this.answer(seat, { do: 'turn', turn })
  }

  /** The first tile left with so many cells goes there; a part without choice is not asked for. */
  put(id: string, ...cells: readonly At[]): this {
    const tile = this.piece(cells.length)
    if (this.question === 'pieces') this.answer(this.seat, { do: 'target', piece: tile, tray: this.card(id) })
    return this.question === 'cells' ? this.answer(this.seat, { do: 'cells', cells: maskOf(...cells) }) : this
  }

  soldier(id: string, cell: At): this {
    if (this.question === 'pieces')
      this.answer(this.seat, { do: 'target', piece: SOLDIER, tray: this.card(id) })
    return this.question === 'cells' ? this.answer(this.seat, { do: 'cells', cells: maskOf(cell) }) : this
  }

  confirm(): this {
    return this.question === 'pieces' ? this.answer(this.seat, { do: 'confirm' }) : this
  }

  /** The rule against a tile there, once its tray is chosen. */
  refusedCells(...cells: readonly At[]): string {
    return this.refusal({ do: 'cells', cells: maskOf(...cells) })
  }

  /** The first tile left with so many cells. */
  piece(size: number): number {
    const { tiles } = boxOf(this.s)
    const q = this.s.agenda.at(-1)
    const left = q && 'pieces' in q ? q.pieces : []
    return left.find((tile) => countOf(tiles[tile]?.places[0]?.[0] ?? 0) === size) ?? -1
  }

  /** Trays that a piece of that many cells may go on, 0 for a soldier. */
  targets(size: number): string[] {
    const tile = size === 0 ? SOLDIER : this.piece(size)
    return this.legal().flatMap((move) =>
      move.do === 'target' && move.piece === tile ? [faceOf(this.s, move.tray).id] : [],
    )
  }

  // --- reading the table ---

  tray(id: string): Tray {
    const tray = trayOf(this.s, this.card(id))
    if (!tray) throw new Error(`"${id}" is not on the map.`)
    return tray
  }

  /** Where every tray lies, by the order of their arrival. */
  get map(): { readonly [card: string]: string } {
    const { ground } = scenarioOf(this.s)
    return Object.fromEntries(
      this.s.trays.map(({ card, lane, at }) => {
        const space = ground.lanes[lane]?.spaces[at] as number
        return [faceOf(this.s, card).id, `${Math.floor(space / ground.columns)},${space % ground.columns}`]
      }),
    )
  }

  at(id: HeroId): string {
    const { columns } = scenarioOf(this.s).ground
    const { at } = this.hero(id)
    return at < 0 ? 'board' : `${Math.floor(at / columns)},${at % columns}`
  }
}

interface Laid {
  readonly lane?: number
  /** By tile: its cells. */
  readonly tiles?: readonly (readonly At[])[]
  readonly soldiers?: readonly At[]
}

/** Nobody does anything where it is not asked for. */
function isPlain(move: Move): boolean {
  return move.do === 'ready' || move.do === 'done'
}

export function maskOf(...cells: readonly At[]): Mask {
  return cells.reduce((mask, [row, column]) => mask | bitAt(row, column), 0)
}

/** Two cells side by side, from the left one. */
export function pairAt([row, column]: At): readonly At[] {
  return [
    [row, column],
    [row, column + 1],
  ]
}

/** Two by two cells, from the upper left one. */
export function squareAt([row, column]: At): readonly At[] {
  return [...pairAt([row, column]), ...pairAt([row + 1, column])]
}

export function baseAt([row, column]: At): Mask {
  return maskOf(...squareAt([row, column]))
}

function contentWith(grids: { readonly [card: string]: readonly string[] }): string {
  const hordes = standardFile.hordes.map((horde) => ({ ...horde, grid: grids[horde.id] ?? horde.grid }))
  return content.load({ ...standardFile, hordes })
}
