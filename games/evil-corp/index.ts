/** Evil Corp.: bag building for 2 to 4, monsters recruited by a company to terrorise villages. */
import type { Game, OptionSchema, Questions, Steps, Table, Zone } from '@duskhall/kernel'
import { choice, flag, readOptions } from '@duskhall/kernel'
import { boxOf, content, type Layout, layoutOf } from './content/box.ts'
import { turnSourceInactive } from './rules/activate.ts'
import { actionQuestion, day, turn } from './rules/day.ts'
import { demonUsed, summonQuestion } from './rules/demons.ts'
import { placeQuestion } from './rules/deploy.ts'
import { night, villages } from './rules/night.ts'
import { nextRound, nightDraw, office, teamDrawQuestion } from './rules/office.ts'
import { flipDemonQuestion, flipMonsterQuestion } from './rules/powers/flip.ts'
import { copyQuestion, effect } from './rules/powers/index.ts'
import { killQuestion } from './rules/powers/kill.ts'
import { moveSelfQuestion, moveWhereQuestion, moveWhichQuestion } from './rules/powers/move.ts'
import { banishQuestion, discardQuestion, recycleQuestion } from './rules/powers/own-tiles.ts'
import { powerRecruitQuestion } from './rules/powers/recruit.ts'
import { revealQuestion, rivalQuestion } from './rules/powers/rivals.ts'
import { coinsQuestion, pay } from './rules/purse.ts'
import { recruited } from './rules/recruit.ts'
import { setup } from './rules/setup.ts'
import { spaceEffect } from './rules/spaces.ts'
import { upkeepQuestion } from './rules/upkeep.ts'
import { victoryTest } from './rules/victory.ts'
import type { Asking, EvilCorp, EvilCorpMove, Happening, Options } from './state.ts'

/** Doubtful rulings as table options, with the documented default (section 25 of the rules). */
const options: OptionSchema<Options> = {
  summonBonusScope: choice('summoningTileOnly', 'allOwnActiveTiles'),
  moveTriggersSpaceBonus: flag(false),
  powerDrawReshuffles: flag(true),
  surchargeOnPowerRecruit: flag(true),
  killUsesCurrentTerror: flag(true),
  emptyMarketBag: choice('reshuffleQueueDiscards', 'queueShrinks'),
  coinSupplyLimited: flag(false),
  protectStopsOwnPowers: flag(false),
  terrorBoostReach: choice('allEligibleBoards', 'sameBoard'),
  aloneScope: choice('ownSide', 'bothSides'),
  flipDemonDirection: choice('either', 'reactivateOnly'),
  ownCountIsMaximum: flag(true),
  victoryCheckTiming: choice('afterGaugePass', 'afterVillages'),
  activateWithoutEffect: flag(false),
  killOwnTiles: flag(true),
  declineKill: choice('ownTilesOnly', 'always', 'never'),
  firstPlayer: {
    kind: 'choice',
    values: ['random', '0', '1', '2', '3'],
    default: 'random',
    fits: (value, seats) => value === 'random' || Number(value) < seats,
  },
  startingGold: { kind: 'numbers', min: 0, max: 4, default: 0, length: (seats) => (seats === 4 ? 2 : seats) },
}

const steps: Steps<EvilCorp, Happening> = {
  day,
  turn,
  'space-effect': spaceEffect,
  'demon-used': demonUsed,
  'turn-inactive': turnSourceInactive,
  pay,
  recruited,
  effect,
  night,
  'victory-test': victoryTest,
  villages,
  office,
  'night-draw': nightDraw,
  'next-round': nextRound,
}

const questions: Questions<EvilCorp, Asking, EvilCorpMove> = {
  action: actionQuestion,
  place: placeQuestion,
  summon: summonQuestion,
  coins: coinsQuestion,
  'move-which': moveWhichQuestion,
  'move-where': moveWhereQuestion,
  'move-self': moveSelfQuestion,
  discard: discardQuestion,
  reveal: revealQuestion,
  recycle: recycleQuestion,
  banish: banishQuestion,
  kill: killQuestion,
  'flip-monster': flipMonsterQuestion,
  'flip-demon': flipDemonQuestion,
  rival: rivalQuestion,
  'power-recruit': powerRecruitQuestion,
  copy: copyQuestion,
  upkeep: upkeepQuestion,
  'team-draw': teamDrawQuestion,
}

/** EC-HIDE: a screen is seen by its holder, bags by nobody; what a camp owns is known as a whole (EC-RULING32). */
function zones(s: EvilCorp): Zone[] {
  const { campOf } = layoutOf(s)
  return [
    ...s.screens.map((cards, seat): Zone => {
      return { id: `screen-${seat}`, cards, sight: 1 << seat, ordered: false, pool: `camp-${campOf[seat]}` }
    }),
    ...s.camps.flatMap((camp, number): Zone[] => [
      { id: `bag-${number}`, cards: camp.bag, sight: 'none', ordered: false, pool: `camp-${number}` },
      { id: `discard-${number}`, cards: camp.discard, sight: 'all', ordered: false },
      { id: `banished-${number}`, cards: camp.banished, sight: 'all', ordered: false },
    ]),
    ...s.villages.flatMap((village, number) =>
      village.halves.map((half, side): Zone => {
        return { id: `village-${number}-${side}`, cards: half.spaces, sight: 'all', ordered: true }
      }),
    ),
    { id: 'queue', cards: s.queue, sight: 'all', ordered: true },
    { id: 'queue-discard', cards: s.queueDiscard, sight: 'all', ordered: false },
    { id: 'market-bag', cards: s.marketBag, sight: 'none', ordered: false },
  ]
}

/** Under version 1 nobody counted rounds in which nothing happens, and there were fewer options. */
function upgrade(state: Table): EvilCorp {
  const old = state as EvilCorp
  return { ...old, still: 0, options: readOptions(options, old.seats, old.options) }
}

export const evilCorp: Game<EvilCorp, EvilCorpMove, Options, Happening, Asking> = {
  id: 'evil-corp',
  rulesVersion: 2,
  seats: { min: 2, max: 4 },
  options,
  content,
  setup,
  steps,
  questions,
  zones,
  upgrade,
  teams: (seats, content) => (boxOf({ content }).layouts[seats] as Layout).members,
}

/** @alias For the registry, which knows games by their folders alone. */
export default evilCorp
