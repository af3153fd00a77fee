/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { choices } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  firstPlayer: {
    label: 'First player',
    help: 'Who chooses a faction first and takes the first turn.',
    values: choices({
      random: ['By chance', 'Drawn when the table opens.'],
      '0': ['Player 1', 'The player in the first seat.'],
      '1': ['Player 2', 'The player in the second seat.'],
    }),
  },
  opening: {
    label: 'Opening hand',
    help: 'How much smaller the first hand of the first player is.',
    values: choices({
      printed: ['As in the rulebook', 'The first player begins with 4 cards, the other with 5.'],
      balanced: [
        'Balanced',
        'The first player begins with 3 cards only, because going first is an advantage.',
      ],
    }),
  },
  influence: {
    label: 'Influences',
    help: "What an Influence gives without a monster of its Overlord's faction in play.",
    values: choices({
      conditional: ['Only what is printed', 'What needs such a monster is lost without one.'],
      baseCoin: ['Always 1 Coin', 'Every Influence also gives 1 Coin, whatever is in play.'],
    }),
  },
  rage: {
    label: 'RAGE',
    help: 'Between which two gains RAGE lets you choose; the rulebook we know leaves it open.',
    values: choices({
      coinOrPower: ['Coins or Power', '2 Coins or 2 Power.'],
      powerOrRegeneration: ['Power or Regeneration', '2 Power or 2 Regeneration.'],
      coinOrRegeneration: ['Coins or Regeneration', '2 Coins or 2 Regeneration.'],
    }),
  },
  sacrificeGain: {
    label: 'SACRIFICE',
    help: 'What each card removed by SACRIFICE gives; the rulebook we know leaves it open.',
    values: choices({
      power: ['Power', '1 Power for the card.'],
      coin: ['Coin', '1 Coin for the card.'],
      regeneration: ['Regeneration', '1 Regeneration for the card.'],
    }),
  },
  keywordsOptional: {
    label: 'Optional keywords',
    help: 'Whether COMMAND, DESTROY and SACRIFICE may be declined when they could be carried out.',
    values: choices({
      true: ['Yes', 'Each of them may be declined.'],
      false: ['No', 'Whoever can carry them out must do so.'],
    }),
  },
  fatalCosts: {
    label: 'Fatal costs',
    help: 'Whether a player may pay the last of their Health, and lose by it.',
    values: choices({
      true: ['Allowed', 'Paying down to 0 Health is allowed and ends the game.'],
      false: ['Not allowed', 'A cost that would leave 0 Health cannot be paid.'],
    }),
  },
  limitedTokens: {
    label: 'Limited tokens',
    help: 'Whether HAUNT and UNITE tokens can run out.',
    values: {
      true: { label: 'Yes', help: 'There are only those of the box; with none left the ability gives none.' },
      false: { label: 'No', help: 'There are always enough.' },
    },
  },
}
