/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { choices, letter } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import { teamTitle } from './words.ts'

export const options: OptionTexts<Options> = {
  summonBonusScope: {
    label: 'Summoning bonus',
    help: 'Which summoning bonuses count when a Blue tile is deployed on a Demonic Portal.',
    values: choices({
      summoningTileOnly: [
        'Of the tile itself',
        'Only the bonus of the tile deployed on the Demonic Portal counts.',
      ],
      allOwnActiveTiles: [
        'Of all your active tiles',
        'The bonuses of all your active tiles in villages eligible to you add up.',
      ],
    }),
  },
  moveTriggersSpaceBonus: {
    label: 'Moved tiles loot',
    help: 'Whether a tile that is moved to a Battlefield loots or takes the Power Stone there.',
    values: choices({
      true: ['Yes', 'As if it had been deployed there; cargo and demons still need a deployment.'],
      false: ['No', 'Moving only changes the gauges.'],
    }),
  },
  powerDrawReshuffles: {
    label: 'Powers refill the bag',
    help: 'What happens when a power draws and the bag runs out.',
    values: choices({
      true: ['Yes', 'The discard pile goes back into the bag and drawing goes on.'],
      false: ['No', 'Only the tiles left in the bag are drawn.'],
    }),
  },
  surchargeOnPowerRecruit: {
    label: 'Surcharge when a power recruits',
    help: 'Whether the last slots of the queue also cost more when a power recruits.',
    values: choices({
      true: ['Yes', 'The price is the recruitment value plus the surcharge of the slot.'],
      false: ['No', 'The price is the recruitment value alone.'],
    }),
  },
  killUsesCurrentTerror: {
    label: 'Kills compare current terror',
    help: 'Which terror is compared with the limit of a kill.',
    values: choices({
      true: ['Current terror', 'What other tiles add counts too, and Remote Yeti counts as 3 when alone.'],
      false: ['Printed terror', 'What is printed on the tile, whatever strengthens it.'],
    }),
  },
  emptyMarketBag: {
    label: 'Empty Evil Corp bag',
    help: 'What happens when the queue should be refilled and the Evil Corp bag is empty.',
    values: choices({
      reshuffleQueueDiscards: [
        'Old candidates return',
        'Tiles discarded from the queue are mixed into the bag again.',
      ],
      queueShrinks: ['The queue shrinks', 'No tile joins it any more.'],
    }),
  },
  coinSupplyLimited: {
    label: 'Limited coins',
    help: 'Whether the supply of coins can run out.',
    values: choices({
      true: ['Yes', 'There are as many coins as in the box; gains stop at what is left.'],
      false: ['No', 'There are always enough coins.'],
    }),
  },
  protectStopsOwnPowers: {
    label: 'Bodyguard against its own side',
    help: 'Whether the bodyguard also keeps powers of its own side from the tiles it guards.',
    values: choices({
      true: ['Yes', 'You cannot move, banish or kill your own guarded tiles either.'],
      false: ['No', 'It only stops opponents.'],
    }),
  },
  terrorBoostReach: {
    label: 'Reach of terror bonuses',
    help: 'On which Battlefields a tile such as Maestro Moan adds terror to tiles of one colour.',
    values: choices({
      allEligibleBoards: ['Every eligible village', 'Wherever its side fights, from any space.'],
      sameBoard: ['Its own village', 'Only where the tile itself is.'],
    }),
  },
  aloneScope: {
    label: 'Alone',
    help: 'Whose tiles on the Battlefields of a village are company for Remote Yeti.',
    values: choices({
      ownSide: ['Those of its side', "Opponents' tiles do not count."],
      bothSides: ['Those of both sides', "Opponents' tiles count as company too."],
    }),
  },
  flipDemonDirection: {
    label: 'Flipping demons over',
    help: 'Which way a power may flip a demon over.',
    values: choices({
      either: ['Both ways', 'An active demon can also be put to sleep.'],
      reactivateOnly: ['Only to active', 'Powers can only wake inactive demons.'],
    }),
  },
  ownCountIsMaximum: {
    label: 'Numbers for your own tiles',
    help: 'How many tiles must be chosen when a power moves, banishes or recycles several of your own.',
    values: choices({
      true: ['Up to that many', 'At least one, then you may stop.'],
      false: ['Exactly that many', 'As many as the power says, as far as possible.'],
    }),
  },
  victoryCheckTiming: {
    label: 'Moment of victory',
    help: 'When the Night asks whether somebody has won; it matters for tie-breaks only.',
    values: choices({
      afterGaugePass: ['After the gauges', 'Before tiles are kept or discarded.'],
      afterVillages: ['After clearing', 'Once tiles have been kept, paid for and discarded.'],
    }),
  },
  activateWithoutEffect: {
    label: 'Activating without effect',
    help: 'Whether a tile may be activated although its power would change nothing.',
    values: {
      true: { label: 'Allowed', help: 'It is a way to wait a turn: the tile is only flipped over.' },
      false: { label: 'Not allowed', help: 'At least one part of the power must change something.' },
    },
  },
  killOwnTiles: {
    label: 'Killing your own tiles',
    help: 'Whether a kill may choose a tile of your own side.',
    values: {
      true: { label: 'Allowed', help: 'Tiles of either side may be chosen.' },
      false: { label: 'Not allowed', help: "Only opponents' tiles may be chosen." },
    },
  },
  declineKill: {
    label: 'Declining a kill on deployment',
    help: 'Whether the kill of a tile that is deployed may be declined.',
    values: {
      ownTilesOnly: {
        label: 'To spare your own',
        help: 'Only where no tile of an opponent is a legal target.',
      },
      always: { label: 'Always', help: 'Whoever deploys the tile decides.' },
      never: { label: 'Never', help: 'Some legal target must be killed, your own if there is no other.' },
    },
  },
  firstPlayer: {
    label: 'First player',
    help: 'Who begins the first Day. With four players it is the whole team of that player.',
    values: choices({
      random: ['By chance', 'Drawn when the table opens.'],
      '0': ['Player 1', 'The player in the first seat, or that team.'],
      '1': ['Player 2', 'The player in the second seat, or that team.'],
      '2': ['Player 3', 'The player in the third seat, or that team; by chance if nobody sits there.'],
      '3': ['Player 4', 'The player in the fourth seat, or that team; by chance if nobody sits there.'],
    }),
  },
  startingGold: {
    label: 'Starting gold',
    help: 'A handicap: opponents of a stronger player may start with some gold. What is unspent is lost in the first Night.',
    entry: (index, seats, names) => {
      return seats === 4 ? teamTitle(letter(index)) : names?.[index] || `Player ${index + 1}`
    },
  },
}
