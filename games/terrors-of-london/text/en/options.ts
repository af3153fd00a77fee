/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  firstPlayer: {
    label: 'First player',
    help: 'Who chooses a faction first and takes the first turn.',
    values: {
      random: { label: 'By chance', help: 'Drawn when the table opens.' },
      '0': { label: 'Player 1', help: 'The player in the first seat.' },
      '1': { label: 'Player 2', help: 'The player in the second seat.' },
    },
  },
  opening: {
    label: 'Opening hand',
    help: 'How much smaller the first hand of the first player is.',
    values: {
      printed: {
        label: 'As in the rulebook',
        help: 'The first player begins with 4 cards, the other with 5.',
      },
      balanced: {
        label: 'Balanced',
        help: 'The first player begins with 3 cards only, because going first is an advantage.',
      },
    },
  },
  influence: {
    label: 'Influences',
    help: "What an Influence gives without a monster of its Overlord's faction in play.",
    values: {
      conditional: { label: 'Only what is printed', help: 'What needs such a monster is lost without one.' },
      baseCoin: { label: 'Always 1 Coin', help: 'Every Influence also gives 1 Coin, whatever is in play.' },
    },
  },
  rage: {
    label: 'RAGE',
    help: 'Between which two gains RAGE lets you choose; the rulebook we know leaves it open.',
    values: {
      coinOrPower: { label: 'Coins or Power', help: '2 Coins or 2 Power.' },
      powerOrRegeneration: { label: 'Power or Regeneration', help: '2 Power or 2 Regeneration.' },
      coinOrRegeneration: { label: 'Coins or Regeneration', help: '2 Coins or 2 Regeneration.' },
    },
  },
  sacrificeGain: {
    label: 'SACRIFICE',
    help: 'What each card removed by SACRIFICE gives; the rulebook we know leaves it open.',
    values: {
      power: { label: 'Power', help: '1 Power for the card.' },
      coin: { label: 'Coin', help: '1 Coin for the card.' },
      regeneration: { label: 'Regeneration', help: '1 Regeneration for the card.' },
    },
  },
  keywordsOptional: {
    label: 'Optional keywords',
    help: 'Whether COMMAND, DESTROY and SACRIFICE may be declined when they could be carried out.',
    values: {
      true: { label: 'Yes', help: 'Each of them may be declined.' },
      false: { label: 'No', help: 'Whoever can carry them out must do so.' },
    },
  },
  fatalCosts: {
    label: 'Fatal costs',
    help: 'Whether a player may pay the last of their Health, and lose by it.',
    values: {
      true: { label: 'Allowed', help: 'Paying down to 0 Health is allowed and ends the game.' },
      false: { label: 'Not allowed', help: 'A cost that would leave 0 Health cannot be paid.' },
    },
  },
}
