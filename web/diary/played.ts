/** A game that somebody has played to its end, as the diary keeps it: small, and of no use to anybody else. */
import type { GameTexts, Language, Seat, Table } from '@duskhall/kernel'
import { peopleOf } from '../play/people.ts'
import type { Caption, TableInfo } from '../store/tables.ts'
import { captionOf, isCount, isText, isTime } from './checks.ts'

export const RESULTS = ['won', 'drawn', 'lost'] as const
export type PlayedResult = (typeof RESULTS)[number]

export interface PlayedGame {
  /** The table it was played at: a game is counted once, however often it is saved. */
  readonly table: string
  readonly game: string
  /** Milliseconds since 1970. */
  readonly ended: number
  readonly seats: number
  readonly result: PlayedResult
  /** How often a hint was asked for. */
  readonly hints: number
  /** Of the bots at the table, the strongest. */
  readonly level?: string
  /** Whom the player was. */
  readonly side?: Caption
}

type Texts = { readonly [L in Language]: Pick<GameTexts, 'side'> }

/**
 * What the diary keeps of a finished table, or null where there is nothing to keep: a lesson, a second try from the
 * middle of a game, people who sat on different sides of the table, nobody at all.
 */
export function playedOf(
  table: Omit<TableInfo, 'moves'>,
  state: Table,
  texts: Texts,
  levels: readonly string[],
): PlayedGame | null {
  const { id, game, players, saved, over, resigned, hints, lesson, room, teams } = table
  const [you, ...others] = peopleOf(players)
  if (!over || you === undefined || lesson || room?.branched) return null
  const allies = teams?.find((team) => team.includes(you)) ?? [you]
  if (others.some((seat) => !allies.includes(seat))) return null
  const strength = (level: string | undefined) => levels.indexOf(level ?? '')
  const strongest = Math.max(...players.map(({ level }) => strength(level)))
  const side = others.length === 0 ? sideOf(texts, state, you) : null
  return {
    table: id,
    game,
    ended: saved,
    seats: players.length,
    result: resigned === undefined ? resultOf(teams ?? players.map((_, seat) => [seat]), state, you) : 'lost',
    hints: hints?.length ?? 0,
    ...(strongest < 0 ? {} : { level: levels[strongest] as string }),
    ...(side ? { side } : {}),
  }
}

function resultOf(sides: readonly (readonly Seat[])[], { outcome }: Table, seat: Seat): PlayedResult {
  const winners = outcome?.winners ?? []
  if (!winners.includes(seat)) return 'lost'
  const shared = sides.every((side) => side.some((member) => winners.includes(member)))
  return sides.length > 1 && shared ? 'drawn' : 'won'
}

function sideOf(texts: Texts, state: Table, seat: Seat): Caption | null {
  const [en, fr] = [texts.en.side?.(state, seat), texts.fr.side?.(state, seat)]
  return en && fr ? { en, fr } : null
}

/** An entry as it was kept or came from a file, perhaps by another version or a broken disk; null where it does not hold. */
export function readPlayed(entry: unknown): PlayedGame | null {
  const { table, game, ended, seats, result, hints, level, side } = Object(entry) as {
    readonly [F in keyof PlayedGame]: unknown
  }
  const known = RESULTS.find((name) => name === result)
  if (!isText(table) || !isText(game) || !isTime(ended)) return null
  if (!isCount(seats, 1) || !isCount(hints, 0) || !known) return null
  const named = captionOf(side)
  return {
    table,
    game,
    ended,
    seats,
    result: known,
    hints,
    ...(isText(level) ? { level } : {}),
    ...(named ? { side: named } : {}),
  }
}
