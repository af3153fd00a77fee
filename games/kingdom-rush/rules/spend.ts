/** Phase 6: the team buys towers for its diamonds (KR-DIAM). */
import { askSeat, push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type TowerNo } from '../content/box.ts'
import { FAMILIES } from '../content/words.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, everybody, type KingdomRush } from '../state.ts'
import { giveTo, madeOnce } from './answers.ts'
import { declaration, declared, isDeclaration, nobodyReady, unready } from './ready.ts'
import { ironRuleOf, maxTowerLevel } from './scenario.ts'
import { takeFrom } from './supply.ts'

/** KR-GEN-R6: where nothing can be bought nobody is asked. */
export function spendPhase(s: KingdomRush): void {
  if (forSale(s).length > 0) push(s, { do: 'spend', ready: nobodyReady(s) })
}

/** The rule against buying one copy, or null. */
function buyRefusal(s: KingdomRush, tower: TowerNo): string | null {
  const { level = 0, cost = 0, family = -1 } = boxOf(s).towers[tower] ?? {}
  if (cost === 0) return 'KR-DIAM-R2'
  if (level > maxTowerLevel(s)) return 'KR-DIAM-R3'
  const iron = ironRuleOf(s)
  if (iron?.kind === 'noBuyFamily' && FAMILIES[family] === iron.family) return 'KR-CAMP-R8'
  if ((s.supply[tower] ?? 0) === 0) return 'KR-GEN5'
  if (cost <= s.diamonds) return null
  return level === 1 ? 'KR-DIAM2' : 'KR-DIAM3'
}

function forSale(s: KingdomRush): TowerNo[] {
  const found: TowerNo[] = []
  for (let tower = 0; tower < s.supply.length; tower++) if (buyRefusal(s, tower) === null) found.push(tower)
  return found
}

const buying = madeOnce((tower) => ({ do: 'buy', tower }))

/** A team choice that any seat may make (KR-GEN-R4); it stays open, so that the last purchase can be taken back too. */
export const spendQuestion: Asks<'spend'> = {
  who: everybody,
  waits: unready,
  idle: isDeclaration,
  moves: (s, q, seat) => [...forSale(s).map(buying), declaration(q, seat)],
  refusals: (s) =>
    s.supply.flatMap((_, tower) => {
      const rule = buyRefusal(s, tower)
      return rule === null ? [] : [{ move: { do: 'buy', tower } as const, rule }]
    }),
  answer(s, q, seat, move) {
    push(s, declared(q, seat, move))
    if (move.do === 'buy') push(s, { do: 'buyer', by: seat, tower: move.tower })
  },
}

/** KR-DIAM4: into the hand of anybody. */
export const buyerQuestion: Asks<'buyer'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s) => everybody(s).map(giveTo),
  answer(s, { by, tower }, _, move) {
    if (move.do === 'give') buy(s, by, tower, move.to)
  },
}

function buy(s: KingdomRush, seat: Seat, tower: TowerNo, to: Seat): void {
  takeFrom(s, tower)
  s.diamonds -= boxOf(s).towers[tower]?.cost ?? 0
  s.players[to]?.hand.push(tower)
  tell?.<KingdomRushEvent>({ e: 'bought', seat, to, tower, diamonds: s.diamonds })
}
