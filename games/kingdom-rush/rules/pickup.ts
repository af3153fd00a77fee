/** Phase 5: towers, Incoming and hero cards come to hand, destroyed towers to the supply (KR-PICKUP-R1). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { WHITE } from '../content/scenario.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, type Built, everybody, type KingdomRush } from '../state.ts'
import { scenarioOf } from './scenario.ts'
import { giveBack } from './supply.ts'

export function pickupPhase(s: KingdomRush): void {
  // KR-PICKUP-R3: what was laid aside a round ago, before anything is laid aside now.
  for (const player of s.players) player.hand.push(...player.aside.splice(0))
  const standing = s.towers.filter(({ down }) => down === 0)
  for (const tower of standing) if (!isOnWhite(s, tower)) takeUp(s, tower, tower.by)
  const shared = standing.filter((tower) => isOnWhite(s, tower))
  push(s, ...shared.map(({ site, tower }) => ({ do: 'share' as const, site, tower })), { do: 'collect' })
}

function isOnWhite(s: KingdomRush, { site }: Built): boolean {
  return scenarioOf(s).sites[site]?.owner[s.seats - 1] === WHITE
}

function takeUp(s: KingdomRush, built: Built, seat: Seat): void {
  const { site, tower, late } = built
  s.towers.splice(s.towers.indexOf(built), 1)
  const player = s.players[seat]
  if (late) player?.aside.push(tower)
  else player?.hand.push(tower)
  tell?.<KingdomRushEvent>({ e: 'taken-up', seat, tower, site, late: late === 1 })
}

/** KR-WHITE3, KR-WHITE4: the team decides for each of them; the builder stands first (KR-WHITE-R1). */
export const shareQuestion: Asks<'share'> = {
  who: everybody,
  moves(s, q) {
    const { by } = onWhite(s, q)
    return [by, ...everybody(s).filter((seat) => seat !== by)].map((to) => ({ do: 'give', to }))
  },
  answer(s, q, _, move) {
    if (move.do !== 'give') return
    // KR-PLAY-R17.
    s.fence++
    takeUp(s, onWhite(s, q), move.to)
  },
}

function onWhite(s: KingdomRush, { site, tower }: Pick<Built, 'site' | 'tower'>): Built {
  return s.towers.find((one) => one.site === site && one.tower === tower && one.down === 0) as Built
}

/** KR-PICKUP2, KR-PICKUP3, then KR-PICKUP5. */
export function collect(s: KingdomRush): void {
  s.players.forEach(({ hand, incoming }, seat) => {
    const towers = incoming.splice(0)
    hand.push(...towers)
    if (towers.length > 0) tell?.<KingdomRushEvent>({ e: 'arrived', seat, towers })
  })
  for (const hero of s.heroes) hero.played = 0
  for (const { tower, site } of s.towers.splice(0)) {
    giveBack(s, tower)
    tell?.<KingdomRushEvent>({ e: 'returned', tower, site })
  }
}
