/** What looks possible in the Action phase and is not, with the rule that forbids it. */
import { EMPTY, type Refusal } from '@duskhall/kernel'
import { boxOf, overlordOf } from '../content/box.ts'
import { attackMove, BUY_ACOLYTE, healMove, PASS, USE_OVERLORD } from '../content/moves.ts'
import { activePlayer, COIN, POWER, REGENERATION, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { acolytePrice, streetPrice } from './buy.ts'
import { hauntBan } from './haunt.ts'
import { linkBan } from './horde.ts'
import { hasToken } from './marks.ts'
import { overlordBan } from './overlord.ts'
import { relicBan } from './relics.ts'

export function refusedActions(s: TerrorsOfLondon): Refusal<TerrorsMove>[] {
  const refused: Refusal<TerrorsMove>[] = []
  const refuse = (move: TerrorsMove | undefined, rule: string | null) => {
    if (move && rule) refused.push({ move, rule })
  }
  refusePurchases(s, refuse)
  refuseSpending(s, refuse)
  const { moves } = boxOf(s)
  const { hand, area, relics } = activePlayer(s)
  for (const left of area) {
    for (const right of area) if (left !== right) refuse(moves.link(left, right), linkBan(s, left, right))
  }
  for (const card of relics) refuse(moves.relic[card], relicBan(s, card))
  for (const card of area) if (hasToken(s, card)) refuse(moves.haunt[card], hauntBan(s, card))
  refuse(USE_OVERLORD, overlordBan(s))
  if (hand.length > 1) refuse(PASS, 'TL-PASS2')
  return refused
}

type Refuse = (move: TerrorsMove | undefined, rule: string | null) => void

function refusePurchases(s: TerrorsOfLondon, refuse: Refuse): void {
  const coins = s.pool[COIN] as number
  for (const card of s.street) {
    if (card !== EMPTY && streetPrice(s, card) > coins) refuse(boxOf(s).moves.buy[card], 'TL-BUY-R1')
  }
  if (s.acolytes.length === 0) refuse(BUY_ACOLYTE, 'TL-BUY6')
  else if (acolytePrice(s) > coins) refuse(BUY_ACOLYTE, 'TL-BUY-R1')
}

/** One more than there is to spend, or than there is to heal. */
function refuseSpending(s: TerrorsOfLondon, refuse: Refuse): void {
  refuse(attackMove((s.pool[POWER] as number) + 1), 'TL-ATK-R1')
  const missing = overlordOf(s, s.active).health - activePlayer(s).health
  const regeneration = s.pool[REGENERATION] as number
  if (regeneration > missing) refuse(healMove(missing + 1), 'TL-REGEN3')
  else refuse(healMove(regeneration + 1), 'TL-REGEN-R1')
}
