/** English: what powers do, from their data. */
import type { Options } from '../../state.ts'
import type { PowerWords } from '../powers.ts'
import { tiles } from './words.ts'

const COLORS = { blue: 'Blue', red: 'Red', yellow: 'Yellow' } as const

/** "1 of your tiles", "up to 2 of your tiles", "2 of your tiles". */
function ownTiles(n: number, options: Options): string {
  return `${upTo(n, options)} of your tiles`
}

function upTo(n: number, { ownCountIsMaximum }: Options): string {
  return n > 1 && ownCountIsMaximum ? `up to ${n}` : `${n}`
}

const effects: PowerWords['effects'] = {
  gainGold: ({ n }) => ({ short: `+${n} gold`, clause: `gain ${n} gold` }),
  payGoldOrCannotDeploy: ({ n }) => ({
    short: `Pay ${n}`,
    clause: `pay ${n} gold, without which this tile cannot be deployed`,
  }),
  moveOwn: ({ n }, options) => ({
    short: `Move ${n}`,
    clause: `move ${ownTiles(n, options)} to ${n === 1 ? 'another free space' : 'other free spaces'} on your side`,
  }),
  moveSelf: () => ({ short: 'Move itself', clause: 'move this tile to another free space on your side' }),
  draw: ({ n }) => ({ short: `Draw ${n}`, clause: `draw ${tiles(n)} from your bag` }),
  discardFromScreen: ({ n }) => ({
    short: `Discard ${n}`,
    clause: `discard ${tiles(n)} from behind your screen`,
  }),
  recycle: ({ n }, options) => ({
    short: `Discard to bag: ${n}`,
    clause: `put ${upTo(n, options)} ${n === 1 ? 'tile' : 'tiles'} from your discard pile back into your bag`,
  }),
  banishOwn: ({ n }, options) => ({
    short: `Banish ${n}`,
    clause: `banish ${ownTiles(n, options)}, whether behind your screen, in your discard pile or on the boards`,
  }),
  discardSelf: () => ({ short: 'Discards itself', clause: 'discard this tile' }),
  kill: ({ maxTerror }, { killUsesCurrentTerror }) => ({
    short: `Kill ≤ ${maxTerror}`,
    clause: `kill a tile of ${killUsesCurrentTerror ? '' : 'printed '}terror ${maxTerror}${maxTerror > 0 ? ' or less' : ''}`,
  }),
  opponentReveal: ({ n }) => ({
    short: `Opponent reveals ${n}`,
    clause: `choose an opponent, who shows everybody ${tiles(n)} from behind the screen`,
  }),
  flipDemon: ({ n }, { flipDemonDirection }) => {
    const demons = n === 1 ? '1 demon' : `${n} demons`
    if (flipDemonDirection === 'reactivateOnly') {
      return { short: `Wake ${demons}`, clause: `flip ${demons} over to active` }
    }
    return { short: `Flip ${demons}`, clause: `flip ${demons} over, to active or to inactive` }
  },
  flipEnemyMonster: ({ n }) => ({
    short: n === 1 ? 'Flip 1 opposing tile' : `Flip ${n} opposing tiles`,
    clause: `flip over ${n === 1 ? "1 of an opponent's active tiles" : `${n} active tiles of opponents`}; ${n === 1 ? 'it becomes' : 'they become'} inactive`,
  }),
  opponentDraw: ({ n }) => ({
    short: `Opponent draws ${n}`,
    clause: `choose an opponent, who draws ${tiles(n)}`,
  }),
  opponentDiscard: ({ n }) => ({
    short: `Opponent discards ${n}`,
    clause: `choose an opponent, who discards ${tiles(n)} from behind the screen`,
  }),
  recruit: ({ to }, { surchargeOnPowerRecruit }) => {
    const price = surchargeOnPowerRecruit ? 'at its price' : 'at its recruitment value, without surcharge'
    return {
      short: to === 'bag' ? 'Recruit 1' : 'Recruit 1 behind the screen',
      clause: `recruit 1 tile of the queue ${price}, ${to === 'bag' ? 'into your bag' : 'straight behind your screen'}`,
    }
  },
  copyQueueActivatable: () => ({
    short: 'Copy the queue',
    clause: 'use the activatable power of a tile in the queue as if this tile had it',
  }),
}

const passives: PowerWords['passives'] = {
  summonBonus: ({ n }, { summonBonusScope }) => ({
    short: `Summon +${n}`,
    full:
      summonBonusScope === 'summoningTileOnly'
        ? `Adds ${n} to its summoning value when it is deployed on a Demonic Portal.`
        : `Adds ${n} to the summoning value of your tiles deployed on a Demonic Portal.`,
  }),
  terrorBoost: ({ color }, { terrorBoostReach }) => ({
    short: `${COLORS[color]} +1`,
    full: `Your ${COLORS[color]} tiles on Battlefields${terrorBoostReach === 'sameBoard' ? ' of this village' : ''} have 1 more terror.`,
  }),
  aloneTerror: ({ value }, { aloneScope }) => ({
    short: `${value} if alone`,
    full:
      aloneScope === 'ownSide'
        ? `Has terror ${value} while no other tile of yours is on a Battlefield of its village.`
        : `Has terror ${value} while no other tile is on a Battlefield of its village.`,
  }),
  noFortification: () => ({ short: 'No Fortification', full: 'May not be placed on a Fortification.' }),
  protectBattlefield: (_, { protectStopsOwnPowers }) => ({
    short: 'Bodyguard',
    full: protectStopsOwnPowers
      ? 'No power can target your tiles on the Battlefields of its village, not even your own.'
      : "Opponents' powers cannot target your tiles on the Battlefields of its village.",
  }),
  freeUpkeep: ({ n }) => ({
    short: n === 1 ? '1 tile stays free' : `${n} tiles stay free`,
    full: `At Night, ${n === 1 ? '1 of your Fortification tiles' : `up to ${n} of your Fortification tiles`} may stay free of charge.`,
  }),
}

export const powers: Omit<PowerWords, 'sorts'> = {
  effects,
  passives,
  next: 'then',
  pay: (gold) => ({ short: `Pay ${gold}`, clause: `pay ${gold} gold` }),
  payAt: (gold, value) => ({
    short: `Pay ${gold}`,
    clause: `pay ${gold} gold if your summoning value is exactly ${value}`,
  }),
}
