/** The registry: the only place that lists the games. */
import type { Game } from '@duskhall/kernel'
import { evilCorp } from './evil-corp/index.ts'

export const games: readonly Game[] = [evilCorp]

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.id === id)
}
