/** Summoning: a Blue tile on a Portal may use one active demon (EC-DEMON). */
import { EMPTY, push, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, DECLINE, type Demon, type DemonColumn, type Tile, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import type { EvilCorp, EvilCorpMove, EvilCorpStep, Kind, QuestionOf, StepOf } from '../state.ts'
import { canChangeAny } from './powers/index.ts'
import { coins, columnPrice } from './purse.ts'
import { forOwnSpaces, isActiveAt } from './tiles.ts'

/** EC-DEMON5, EC-RULING1, EC-RULING36: terror of the tile plus the bonus in force. */
function summoningValue(s: EvilCorp, seat: Seat, kind: Kind): number {
  const tile = tileOf(s, kind)
  if (s.options.summonBonusScope === 'summoningTileOnly') return tile.terror + tile.summonBonus
  let bonus = 0
  forOwnSpaces(s, seat, (place, there) => {
    if (there !== EMPTY && isActiveAt(s, place)) bonus += (boxOf(s).tiles[there] as Tile).summonBonus
  })
  return tile.terror + bonus
}

export function openSummoning(s: EvilCorp, seat: Seat, kind: Kind): void {
  push(s, { do: 'summon', seat, value: summoningValue(s, seat, kind) })
}

/** The rule against this column, or null when it may be chosen (EC-DEMON3, EC-DEMON6, EC-RULING71). */
function columnBan(s: EvilCorp, q: StepOf<'summon'>, demon: number, column: DemonColumn): string | null {
  if (!s.demons[demon]) return 'EC-DEMON3'
  if (column.threshold > q.value) return 'EC-DEMON6'
  if (columnPrice(column, q.value) > coins(s, campOf(s, q.seat))) return 'EC-RULING71'
  const use = { seat: q.seat, how: 'demon', source: s.source } as const
  return canChangeAny(s, use, column.effects) ? null : 'EC-RULING71'
}

function columns(s: EvilCorp, visit: (demon: number, column: DemonColumn, move: EvilCorpMove) => void): void {
  const { demons, moves } = boxOf(s)
  demons.forEach((demon, number) => {
    demon.columns.forEach((column, at) => {
      visit(number, column, moves.summon[number]?.[at] as EvilCorpMove)
    })
  })
}

export const summonQuestion: QuestionOf<'summon'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const list: EvilCorpMove[] = []
    columns(s, (demon, column, move) => {
      if (!columnBan(s, q, demon, column)) list.push(move)
    })
    list.push(DECLINE)
    return list
  },
  answer(s, q, seat, move) {
    if (move.do !== 'summon') return
    const index = boxOf(s).demonOf(move.demon)
    const demon = boxOf(s).demons[index] as Demon
    const column = demon.columns.findIndex((entry) => entry.threshold === move.column)
    const chosen = demon.columns[column] as DemonColumn
    tell?.<EvilCorpEvent>({ e: 'summoned', seat, demon: index, column: move.column })
    push<EvilCorpStep>(
      s,
      { do: 'pay', seat: q.seat, amount: columnPrice(chosen, q.value) },
      ...chosen.effects.map(
        (_, at) => ({ do: 'effect', seat, power: { of: 'demon', index, column }, at }) as const,
      ),
      { do: 'demon-used', demon: index },
    )
  },
  refusals(s, q) {
    const refused: Refusal<EvilCorpMove>[] = []
    columns(s, (demon, column, move) => {
      const rule = columnBan(s, q, demon, column)
      if (rule) refused.push({ move, rule })
    })
    return refused
  },
  // Whether a demon can change anything may hang on hidden tiles (a bag that is empty or not is public, but a
  // discard from the screen is not): the summoner is asked as soon as any demon is awake.
  always: (s) => s.demons.some(Boolean),
}

/** EC-DEMON9: after its effect the demon is turned inactive. */
export function demonUsed(s: EvilCorp, { demon }: StepOf<'demon-used'>): void {
  s.demons[demon] = false
}
