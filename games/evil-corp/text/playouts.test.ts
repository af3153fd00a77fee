import { tellWholeGames } from '../../kit/text/testing/playouts.ts'
import { evilCorp } from '../index.ts'
import type { Options } from '../state.ts'
import { en } from './en/index.ts'
import { texts } from './index.ts'
import { flaw } from './testing/plain.ts'

const OTHER_RULINGS: Partial<Options> = {
  summonBonusScope: 'allOwnActiveTiles',
  moveTriggersSpaceBonus: true,
  protectStopsOwnPowers: true,
  flipDemonDirection: 'reactivateOnly',
  ownCountIsMaximum: false,
  surchargeOnPowerRecruit: false,
  killUsesCurrentTerror: false,
}

tellWholeGames({
  game: evilCorp,
  texts,
  pack: en,
  flaw,
  games: [2, 3, 4].flatMap((seats) => [
    { seats, options: { startingGold: new Array<number>(seats === 4 ? 2 : seats).fill(4) } },
    { seats, options: {} },
    { seats, options: OTHER_RULINGS },
  ]),
  mostMoves: 250,
  /** Everybody has already recruited, so that every power comes up. */
  enrich: (s) => {
    if (s.asked > 0) return
    for (const [at, kind] of s.marketBag.splice(0, 30).entries()) s.camps[at % s.camps.length]?.bag.push(kind)
  },
  isLively: (move) => move.do !== 'pass' && move.do !== 'deploy',
})
