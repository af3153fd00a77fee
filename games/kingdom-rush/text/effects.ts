/** Writes what towers, heroes, abilities and spells do from their data, in the words of a language. */
import type { Language } from '@duskhall/kernel'
import { countEach, sentence } from '../../kit/text/index.ts'
import type { AbilityNo, Box, HeroNo, SpellNo, TowerNo } from '../content/box.ts'
import type { Attack, ListNo, Verb } from '../content/effects.ts'
import type { ArrowsEntry } from '../content/schema.ts'
import { DAMAGE, DIRECTIONS, FAMILIES } from '../content/words.ts'
import { pieceFacts } from './pieces.ts'
import { tablesIn } from './tables.ts'
import type { Damage, Family, PieceFacts } from './types.ts'

export interface PiecesFacts {
  readonly tiles: readonly { readonly item: PieceFacts; readonly count: number }[]
  readonly soldiers: number
}

/** An attack of a hero or a spell. */
export interface AttackFacts
  extends PiecesFacts,
    Pick<Attack, 'target' | 'sameHorde' | 'per' | 'constraint' | 'when'> {
  readonly damage: Damage
  /** Where `target` says arrows. */
  readonly range: ArrowsEntry
}

interface TowerFacts extends PiecesFacts {
  readonly family: Family
  readonly level: number
  readonly damage: Damage
  /** In words. */
  readonly range: string
  readonly linked: boolean
  /** Whether its tiles may be turned and flipped. */
  readonly free: boolean
  /** Diamonds; 0 where it cannot be bought. */
  readonly cost: number
}

type Plain = Exclude<Verb, { op: 'attack' | 'move' | 'onHordeDestroyed' }>
type VerbOf<Op extends Verb['op']> = Extract<Verb, { op: Op }>

/** Each as part of a sentence, without capital and full stop. */
export type EffectWords = {
  readonly [Op in Plain['op']]: (verb: VerbOf<Op>) => string
} & {
  /** When an attack happens, as the beginning of its clause; nothing where it always does. */
  condition(when: AttackFacts['when'] | undefined): string
  /** The pieces of an attack with their damage: "place a 2-cell tile (magic damage)". */
  place(attack: AttackFacts): string
  spaces(n: number): string
  /** `entering`: an attack on every Horde it comes to. */
  move(verb: VerbOf<'move'>, entering: AttackFacts | null): string
  onHordeDestroyed(clauses: readonly string[]): string
  tower(tower: TowerFacts): string
  /** The basic attack of a hero, by what it does. */
  basic(text: string): string
  hero(hero: {
    readonly health: number
    readonly move: number
    readonly mode: Box['heroes'][number]['mode']
  }): string
}

export interface EffectsIn {
  ability(box: Box, ability: AbilityNo): string
  spell(box: Box, spell: SpellNo): string
  basicAttack(box: Box, hero: HeroNo): string
  tower(box: Box, tower: TowerNo): string
  hero(box: Box, hero: HeroNo): string
}

export function effectsIn(words: EffectWords, language: Language): EffectsIn {
  const tables = tablesIn(language)
  const named = (table: object, id: string): string => Reflect.get(table, id) ?? ''

  /** "2 spaces ahead, 1 ahead to the right". */
  function rangeOf(arrows: ArrowsEntry): string {
    if (arrows === 'perfect') return tables.range.perfect
    if (arrows.length === DIRECTIONS.length && arrows.every(({ max }) => max === 1))
      return tables.range.around
    return arrows
      .map(({ dir, max }, at) => `${at === 0 ? words.spaces(max) : max} ${tables.ahead[dir]}`)
      .join(', ')
  }
  function attackClause(attack: AttackFacts): string {
    const { target, sameHorde, per, constraint, when, range } = attack
    const where = (sameHorde && named(tables.onOne, target)) || tables.targets[target]
    const reach = target === 'arrows' ? ` (${rangeOf(range)})` : ''
    const each = per ? ` ${tables.per[per]}` : ''
    const shape = constraint ? tables.constraints[constraint] : ''
    return `${words.condition(when)}${words.place(attack)} ${where}${reach}${each}${shape}`
  }

  const piecesOf = (box: Box, tiles: readonly number[], soldiers: number): PiecesFacts => ({
    tiles: countEach(
      tiles.map((tile) => pieceFacts(box, tile)),
      ({ shape }) => shape,
    ),
    soldiers,
  })
  const attackOf = (box: Box, verb: Attack): AttackFacts => ({
    ...piecesOf(box, verb.tiles, verb.soldiers),
    damage: DAMAGE[verb.type] ?? 'physical',
    range: box.arrows[verb.arrows] ?? 'perfect',
    target: verb.target,
    sameHorde: verb.sameHorde || (!verb.per && verb.tiles.length + verb.soldiers === 1),
    per: verb.per,
    constraint: verb.constraint,
    when: verb.when,
  })
  const clausesOf = (box: Box, list: ListNo): string[] =>
    (box.lists[list] ?? []).map((verb) => clauseOf(box, verb))

  function clauseOf(box: Box, verb: Verb): string {
    switch (verb.op) {
      case 'attack':
        return attackClause(attackOf(box, verb))
      case 'move': {
        const [entering] = box.lists[verb.entering] ?? []
        return words.move(verb, entering?.op === 'attack' ? attackOf(box, entering) : null)
      }
      case 'onHordeDestroyed':
        return words.onHordeDestroyed(clausesOf(box, verb.list))
      default: {
        const clause = words[verb.op] as (verb: Verb) => string
        return clause(verb)
      }
    }
  }
  const textOf = (box: Box, list: ListNo | undefined): string =>
    clausesOf(box, list ?? -1)
      .map(sentence)
      .join(' ')

  return {
    ability: (box, no) => textOf(box, box.abilities[no]?.list),
    spell: (box, no) => textOf(box, box.spells[no]?.list),
    basicAttack: (box, no) => words.basic(textOf(box, box.heroes[no]?.basicAttack)),
    tower: (box, no) => {
      const tower = box.towers[no]
      if (!tower) return ''
      const { tiles, soldiers, family, level, linked, cost, type, arrows } = tower
      return words.tower({
        ...piecesOf(box, tiles, soldiers),
        family: FAMILIES[family] ?? 'archers',
        level,
        linked: linked && tiles.length > 1,
        free: tiles.some((tile) => box.tiles[tile]?.free),
        cost,
        damage: DAMAGE[type] ?? 'physical',
        range: rangeOf(box.arrows[arrows] ?? 'perfect'),
      })
    },
    hero: (box, no) => {
      const hero = box.heroes[no]
      return hero ? words.hero(hero) : ''
    },
  }
}
