/** Health and the end of the game (TL-HEALTH, TL-END). */
import { type Seat, tell } from '@duskhall/kernel'
import type { TerrorsEvent } from '../events.ts'
import { playerOf, type TerrorsOfLondon } from '../state.ts'

/** TL-ATK-R3, TL-HEALTH-R2: Health never falls below 0. Returns what was lost. */
export function lowerHealth(s: TerrorsOfLondon, seat: Seat, amount: number): number {
  const player = playerOf(s, seat)
  const lost = Math.min(amount, player.health)
  player.health -= lost
  return lost
}

/** TL-HEALTH3, TL-HEALTH4: a loss that is no damage; Armor does not help. */
export function loseHealth(s: TerrorsOfLondon, seat: Seat, amount: number, by: 'curse' | 'cost'): void {
  const health = lowerHealth(s, seat, amount)
  tell?.<TerrorsEvent>({ e: 'health-lost', seat, health, by })
  endIfDecided(s)
}

/** TL-END1, TL-END-R1, TL-END-R2: at once, whatever was going on; without a survivor the game is drawn. */
export function endIfDecided(s: TerrorsOfLondon): void {
  if (playerOf(s, 0).health > 0 && playerOf(s, 1).health > 0) return
  const alive = s.players.flatMap(({ health }, seat) => (health > 0 ? [seat] : []))
  if (alive.length === 0) endInADraw(s, 'TL-END-R2')
  else end(s, alive, 'TL-END1')
}

export function endInADraw(s: TerrorsOfLondon, rule: 'TL-END-R2' | 'TL-END-R4'): void {
  end(
    s,
    s.players.map((_, seat) => seat),
    rule,
  )
}

function end(s: TerrorsOfLondon, winners: readonly Seat[], rule: string): void {
  s.outcome = { winners, rule }
  s.agenda = []
  s.waiting = []
  tell?.<TerrorsEvent>({ e: 'won', seats: winners, rule })
}
