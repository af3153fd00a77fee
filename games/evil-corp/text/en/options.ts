/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import type { Options } from '../../state.ts'
import { letterOf } from '../facts.ts'
import { teamTitle } from './words.ts'

export const options: OptionTexts<Options> = {
  summonBonusScope: {
    label: 'Summoning bonus',
    help: 'Which summoning bonuses count when a Blue tile is deployed on a Portal.',
    values: {
      summoningTileOnly: {
        label: 'Of the tile itself',
        help: 'Only the bonus of the tile deployed on the Portal counts.',
      },
      allOwnActiveTiles: {
        label: 'Of all your active tiles',
        help: 'The bonuses of all your active tiles in villages within your reach add up.',
      },
    },
  },
  moveTriggersSpaceBonus: {
    label: 'Moved tiles loot',
    help: 'Whether a tile that is moved to a Battlefield loots or takes the Power Stone there.',
    values: {
      true: {
        label: 'Yes',
        help: 'As if it had been deployed there; cargo and demons still need a deployment.',
      },
      false: { label: 'No', help: 'Moving only changes the gauges.' },
    },
  },
  powerDrawReshuffles: {
    label: 'Powers refill the bag',
    help: 'What happens when a power draws and the bag runs out.',
    values: {
      true: { label: 'Yes', help: 'The discard goes back into the bag and drawing goes on.' },
      false: { label: 'No', help: 'Only the tiles left in the bag are drawn.' },
    },
  },
  surchargeOnPowerRecruit: {
    label: 'Surcharge when a power recruits',
    help: 'Whether the last slots of the queue also cost more when a power recruits.',
    values: {
      true: { label: 'Yes', help: 'The price is the cost and the surcharge of the slot.' },
      false: { label: 'No', help: 'The price is the cost alone.' },
    },
  },
  killUsesCurrentTerror: {
    label: 'Kills compare current terror',
    help: 'Which terror is compared with the limit of a kill.',
    values: {
      true: { label: 'Current terror', help: 'Captains and the lone fighter make a tile harder to kill.' },
      false: { label: 'Printed terror', help: 'What is printed on the tile, whatever strengthens it.' },
    },
  },
  emptyMarketBag: {
    label: 'Empty market bag',
    help: 'What happens when the queue should be refilled and the market bag is empty.',
    values: {
      reshuffleQueueDiscards: {
        label: 'Old candidates return',
        help: 'Tiles discarded from the queue are mixed into the bag again.',
      },
      queueShrinks: { label: 'The queue shrinks', help: 'No tile joins it any more.' },
    },
  },
  coinSupplyLimited: {
    label: 'Limited coins',
    help: 'Whether the supply of coins can run out.',
    values: {
      true: { label: 'Yes', help: 'There are as many coins as in the box; gains stop at what is left.' },
      false: { label: 'No', help: 'There are always enough coins.' },
    },
  },
  protectStopsOwnPowers: {
    label: 'Bodyguard against its own side',
    help: 'Whether the bodyguard also keeps powers of its own side from the tiles it guards.',
    values: {
      true: { label: 'Yes', help: 'You cannot move, banish or kill your own guarded tiles either.' },
      false: { label: 'No', help: 'It only stops rivals.' },
    },
  },
  terrorBoostReach: {
    label: 'Reach of captains',
    help: 'On which Battlefields a captain makes tiles of its colour stronger.',
    values: {
      allEligibleBoards: {
        label: 'Every village in reach',
        help: 'Wherever its side fights, from any space.',
      },
      sameBoard: { label: 'Its own village', help: 'Only where the captain itself is.' },
    },
  },
  aloneScope: {
    label: 'Alone',
    help: 'Whose tiles on the Battlefields of a village are company for the lone fighter.',
    values: {
      ownSide: { label: 'Those of its side', help: "Rivals' tiles do not count." },
      bothSides: { label: 'Those of both sides', help: "Rivals' tiles count as company too." },
    },
  },
  flipDemonDirection: {
    label: 'Turning demons',
    help: 'Which way a power may turn a demon.',
    values: {
      either: { label: 'Both ways', help: 'An active demon can also be put to sleep.' },
      reactivateOnly: { label: 'Only to active', help: 'Powers can only wake inactive demons.' },
    },
  },
  ownCountIsMaximum: {
    label: 'Numbers for your own tiles',
    help: 'How many tiles must be chosen when a power moves, banishes or recycles several of your own.',
    values: {
      true: { label: 'Up to that many', help: 'At least one, then you may stop.' },
      false: { label: 'Exactly that many', help: 'As many as the power says, as far as possible.' },
    },
  },
  victoryCheckTiming: {
    label: 'Moment of victory',
    help: 'When the Night asks whether somebody has won; it matters for tie-breaks only.',
    values: {
      afterGaugePass: { label: 'After the gauges', help: 'Before tiles are kept or discarded.' },
      afterVillages: { label: 'After clearing', help: 'Once tiles have been kept, paid for and discarded.' },
    },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Who begins the first Day. With four players it is the whole team of that player.',
    values: {
      random: { label: 'By chance', help: 'Drawn when the table opens.' },
      '0': { label: 'Player 1', help: 'The player in the first seat, or that team.' },
      '1': { label: 'Player 2', help: 'The player in the second seat, or that team.' },
      '2': {
        label: 'Player 3',
        help: 'The player in the third seat, or that team; by chance if nobody sits there.',
      },
      '3': {
        label: 'Player 4',
        help: 'The player in the fourth seat, or that team; by chance if nobody sits there.',
      },
    },
  },
  startingGold: {
    label: 'Starting gold',
    help: 'A handicap: opponents of a stronger player may start with some gold. What is unspent is lost in the first Night.',
    entry: (index, seats, names) => {
      return seats === 4 ? teamTitle(letterOf(index)) : names?.[index] || `Player ${index + 1}`
    },
  },
}
