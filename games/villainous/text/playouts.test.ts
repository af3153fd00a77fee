import { tellWholeGames } from '../../kit/text/testing/playouts.ts'
import { villainous } from '../index.ts'
import type { Options } from '../state.ts'
import { en } from './en/index.ts'
import { texts } from './index.ts'
import { alike } from './testing/alike.ts'
import { flaw } from './testing/plain.ts'

const OTHER_RULINGS: Partial<Options> = {
  allowPartialEffects: true,
  nonHeroFateCardsCover: false,
  fateDiscardFirst: false,
  fateTokenFrom: 2,
  fourActionWindow: 'fourthOnly',
  roseObstacleChooser: 'owner',
  itemTriggerScope: 'ownVillainItem',
  henWenBlocksEffects: false,
  keyTrapsInRoom: true,
  belleStopsFate: false,
  midnightDefeats: 'one',
  jokesMayWaste: false,
  reconstructedAbilities: false,
}

tellWholeGames({
  game: villainous,
  texts,
  pack: en,
  flaw,
  games: [
    { seats: 3, options: {} },
    { seats: 3, options: { ...OTHER_RULINGS, fateTokenFrom: 3 } },
    { seats: 2, options: { villains: ['lady-tremaine', 'horned-king'] } },
    { seats: 2, options: { ...OTHER_RULINGS, villains: ['horned-king', 'gaston'], fateTokenFrom: 4 } },
  ],
  mostMoves: 300,
  enrich: () => {},
  isLively: (move) => move.do !== 'end' && move.do !== 'decline',
  key: alike,
})
