/** Games as medals look at them: of records that were kept, and of a few events that a test puts together. */
import { readFileSync } from 'node:fs'
import {
  clone,
  type Game,
  type GameEvent,
  listen,
  open,
  play,
  playable,
  readRecord,
  resultFor,
  sidesOf,
  type Table,
} from '@duskhall/kernel'
import type { Medal, Tale } from '@duskhall/ui'

/** A kept record told from every seat. */
export function keptTales(game: Game, name: string): readonly Tale[] {
  const file = new URL(`../${game.id}/fixtures/${name}.json`, import.meta.url)
  const record = playable(game, readRecord(readFileSync(file, 'utf8')))
  const last = open(game, record)
  const parts = record.moves.map(({ seat, move }) => {
    const before = clone(last)
    const events = listen(() => play(game, last, seat, move))
    return { before, after: clone(last), events }
  })
  const events = parts.flatMap((part) => part.events)
  const sides = sidesOf(game, last)
  return Array.from({ length: last.seats }, (_, seat) => ({
    ...{ seat, parts, events, last },
    side: sides.findIndex((seats) => seats.includes(seat)),
    won: last.outcome !== null && resultFor(game, last, last.outcome, seat) === 'won',
  }))
}

/** A game of seat 0 in which that happened, one thing after another. */
export function taleWith(
  events: readonly GameEvent[],
  told: Partial<Tale> & { readonly tables?: readonly object[] } = {},
): Tale {
  const { tables = [{}], ...rest } = told
  const parts = tables.map((table) => ({ before: table as Table, after: table as Table, events }))
  return { seat: 0, side: 0, won: false, parts, events, last: tables.at(-1) as Table, ...rest }
}

/** The names of the medals that a tale earns. */
export function medalsIn(medals: readonly Medal[], tale: Tale): readonly string[] {
  return medals.filter(({ earned }) => earned(tale)).map(({ id }) => id)
}

/** By medal: games that earn it, and games that only nearly do. */
export interface MedalCases {
  readonly [medal: string]: { readonly earned: readonly Tale[]; readonly missed: readonly Tale[] }
}

/** What is wrong with medals or cases: every medal is earned by its own games and missed by the others. */
export function faultsOf(medals: readonly Medal[], cases: MedalCases): readonly string[] {
  return medals.flatMap(({ id, earned }) => {
    const { earned: won = [], missed = [] } = cases[id] ?? {}
    return [
      ...(won.length > 0 && missed.length > 0 ? [] : [`${id} has no cases`]),
      ...won.flatMap((tale, at) => (earned(tale) ? [] : [`${id} is not earned by its case ${at}`])),
      ...missed.flatMap((tale, at) => (earned(tale) ? [`${id} is earned by its near miss ${at}`] : [])),
    ]
  })
}
