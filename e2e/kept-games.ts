/** The recorded games of Kingdom Rush: whole, or as they stood before a round went by itself. */
import { readFileSync } from 'node:fs'
import { kingdomRush } from '@duskhall/games/kingdom-rush/game.ts'
import type { KingdomRush, KingdomRushMove, Options } from '@duskhall/games/kingdom-rush/state.ts'
import {
  clone,
  listen,
  type MatchRecord,
  type PlayedMove,
  play,
  readRecord,
  replay,
  writeRecord,
} from '@duskhall/kernel'

type KeptRecord = MatchRecord<KingdomRushMove, Options>

export function keptGame(name: string): string {
  return readFileSync(new URL(`../games/kingdom-rush/fixtures/${name}.json`, import.meta.url), 'utf8')
}

/** What one answer leads to. */
export interface Went {
  readonly before: KingdomRush
  readonly after: KingdomRush
  readonly told: readonly string[]
}

/** The game up to the first answer that fits, which is not given yet. All its people sit in front of the screen. */
export function keptUntil(name: string, fits: (went: Went) => boolean): string {
  const record = readRecord(keptGame(name)) as MatchRecord as KeptRecord
  const { state } = replay(kingdomRush, record, 0)
  for (const [at, { seat, move }] of (record.moves as PlayedMove<KingdomRushMove>[]).entries()) {
    const before = clone(state)
    const told = listen(() => play(kingdomRush, state, seat, move)).map(({ e }) => e)
    if (!fits({ before, after: state, told })) continue
    const players = Array.from({ length: record.seats }, (_, no) => ({
      name: ['Nora', 'Milo', 'Ana', 'Igor'][no],
      kind: 'person',
      icon: '',
    }))
    return JSON.stringify({ ...JSON.parse(writeRecord(replay(kingdomRush, record, at))), players })
  }
  throw new Error(`Nothing in the game ${name} fits.`)
}
