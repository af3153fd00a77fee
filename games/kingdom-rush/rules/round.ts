/** The round and its phases in order (KR-ROUND-R5). */
import { push, tell } from '@duskhall/kernel'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, Phase, StepOf } from '../state.ts'
import { advancePhase } from './advance.ts'
import { bossPhase } from './boss.ts'
import { destroyPhase } from './destroy.ts'
import { hasWon, lose, win } from './outcome.ts'
import { pickupPhase } from './pickup.ts'
import { beginPlay } from './play.ts'
import { scenarioOf } from './scenario.ts'
import { benchLeaves } from './solo.ts'
import { spawnPhase } from './spawn.ts'
import { spendPhase } from './spend.ts'
import { restWildcat } from './wildcat.ts'

/** What each phase begins with. */
const PHASES: readonly (readonly [Phase, (s: KingdomRush) => void])[] = [
  ['spawn', spawnPhase],
  ['play', beginPlay],
  ['destroy', destroyPhase],
  ['boss', bossPhase],
  ['advance', advancePhase],
  ['pickup', pickupPhase],
  ['spend', spendPhase],
]

/** As they are put on the agenda. */
const LAST_FIRST = PHASES.map(([name]): StepOf<'phase'> => ({ do: 'phase', phase: name })).reverse()
const WITHOUT_BOSS = LAST_FIRST.filter(({ phase: name }) => name !== 'boss')

export function round(s: KingdomRush): void {
  s.round++
  s.passed = 0
  tell?.<KingdomRushEvent>({ e: 'round', round: s.round })
  // KR-ROUND-R4: a phase of its own where the scenario has a boss.
  push(s, { do: 'end-round' })
  for (const next of scenarioOf(s).boss ? LAST_FIRST : WITHOUT_BOSS) push(s, next)
  // KR-PLAY-R17: purchases of the round before are final.
  s.fence++
  if (s.seats === 1) push(s, { do: 'ban-colour' })
}

export function phase(s: KingdomRush, { phase: next }: StepOf<'phase'>): void {
  s.phase = next
  // KR-PLAY-R6: what was done before a phase cannot be taken back in it.
  s.fence++
  tell?.<KingdomRushEvent>({ e: 'phase', phase: next })
  PHASES.find(([name]) => name === next)?.[1](s)
}

/** KR-ROUND-R2: the guest leaves, what lasted for the round ends, then victory is looked at, then a limit of rounds. */
export function endRound(s: KingdomRush): void {
  benchLeaves(s)
  for (const hero of s.heroes) {
    hero.active = []
    hero.protected = 0
  }
  restWildcat(s)
  if (hasWon(s)) win(s)
  else if (s.options.roundLimit === s.round) lose(s, 'KR-ROUND-R6')
  else push(s, { do: 'round' })
}
