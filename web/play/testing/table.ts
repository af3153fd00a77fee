/** Tables for tests: people and bots at any game, nothing kept longer than the test. */
import { type Game, seedFrom } from '@duskhall/kernel'
import type { Player } from '../../store/tables.ts'
import { MemoryStore } from '../../store/testing/memory-store.ts'
import { lay } from '../history.ts'
import { LocalTable } from '../local-table.ts'
import type { LocalTableSetup } from '../table-state.ts'

export const person = (name: string): Player => ({ name, kind: 'person', icon: 'cat' })
export const bot = (name: string): Player => ({ name, kind: 'bot', level: 'regular', icon: 'brain' })

/** Lets bots answer that need no time to think. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

export function laidTable(
  game: Game,
  players: readonly Player[],
  parts: Pick<LocalTableSetup, 'thinker'> & Partial<LocalTableSetup>,
  options: object = {},
) {
  const store = new MemoryStore()
  const { match, history } = lay(game, players.length, seedFrom('local-table'), options)
  const table = new LocalTable({
    id: 't',
    game,
    players,
    match,
    history,
    started: 1,
    conventions: { autoAnswer: () => null, isChained: () => true },
    store,
    pace: () => 0,
    asksEverything: () => false,
    caption: () => ({ en: 'Round 1', fr: 'Manche 1' }),
    now: () => 2,
    onBotError: () => {},
    ...parts,
  })
  table.start()
  return { table, store }
}
