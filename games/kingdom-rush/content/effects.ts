/** The verbs of heroes, abilities and spells as the rules read them: tiles, arrows and lists by number. */
import type { ArrowsEntry, Effect, TileEntry } from './schema.ts'
import { DAMAGE } from './words.ts'

/** Number of a kind of damage tile: a shape, how it is drawn, whether it may be turned freely. */
export type TileNo = number
/** Number of a set of range arrows. */
export type ArrowsNo = number
/** Number of a list of verbs. */
export type ListNo = number
/** Place of a damage type in DAMAGE. */
export type DamageNo = number

const NO_LIST: ListNo = -1

type EntryOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>
type TargetWord = Exclude<EntryOf<'attack'>['target'], object>

/** Puts pieces on trays. */
export interface Attack {
  readonly op: 'attack'
  /** Where it may go; `arrows`: to the spaces that `arrows` reach. */
  readonly target: TargetWord | 'arrows'
  readonly arrows: ArrowsNo
  readonly type: DamageNo
  readonly tiles: readonly TileNo[]
  readonly soldiers: number
  readonly sameHorde: boolean
  readonly per: 'emptyCell' | 'enemyCell' | null
  readonly constraint: 'eachTouchesAnother' | 'eachOnAnotherSideOfBase' | null
  readonly when: EntryOf<'attack'>['when'] | null
}

export type Verb =
  | Attack
  | (Omit<EntryOf<'move'>, 'entering'> & { readonly entering: ListNo })
  | (Omit<EntryOf<'onHordeDestroyed'>, 'effects'> & { readonly list: ListNo })
  | Exclude<Effect, { op: 'attack' | 'move' | 'onHordeDestroyed' }>

/** What is met more than once is numbered once. */
export class Numbers {
  readonly tiles: TileEntry[] = []
  readonly arrows: ArrowsEntry[] = []
  readonly lists: Verb[][] = []

  /** As many tiles as the entries ask for, one by one. */
  tilesOf(entries: readonly TileEntry[] = []): TileNo[] {
    return entries.flatMap(({ count = 1, ...tile }) =>
      Array.from({ length: count }, () => numberIn(this.tiles, tile)),
    )
  }

  arrowsOf(arrows: ArrowsEntry): ArrowsNo {
    return numberIn(this.arrows, arrows)
  }

  listOf(effects: readonly Effect[] | undefined): ListNo {
    if (!effects) return NO_LIST
    const list: Verb[] = []
    const no = this.lists.push(list) - 1
    for (const effect of effects) list.push(this.#verb(effect))
    return no
  }

  #verb(effect: Effect): Verb {
    switch (effect.op) {
      case 'attack':
        return this.#attack(effect)
      case 'move':
        return { ...effect, entering: this.listOf(effect.entering) }
      case 'onHordeDestroyed':
        return { op: effect.op, list: this.listOf(effect.effects) }
      default:
        return effect
    }
  }

  #attack({
    target,
    type,
    tiles,
    soldiers = 0,
    sameHorde,
    per,
    constraint,
    when,
  }: EntryOf<'attack'>): Attack {
    const byArrows = typeof target === 'object'
    return {
      op: 'attack',
      target: byArrows ? 'arrows' : target,
      arrows: this.arrowsOf(byArrows ? target.arrows : 'perfect'),
      type: DAMAGE.indexOf(type),
      tiles: this.tilesOf(tiles),
      soldiers,
      sameHorde: sameHorde ?? false,
      per: per ?? null,
      constraint: constraint ?? null,
      when: when ?? null,
    }
  }
}

function numberIn<T>(list: T[], wanted: T): number {
  const key = JSON.stringify(wanted)
  const at = list.findIndex((one) => JSON.stringify(one) === key)
  return at < 0 ? list.push(wanted) - 1 : at
}
