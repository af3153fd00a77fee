/** English: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { does, whose } from '../../../kit/text/en.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'
import { cards, coins } from './words.ts'

export const refusals = {
  'TL-ATK-R1': 'You cannot spend more Power than your pool holds. Attack with less, or gain Power first.',
  'TL-BUY-R1':
    'You need the whole cost in Coins, and your pool holds too few. Gain Coins first, or choose a cheaper card.',
  'TL-BUY6': 'The Acolyte pile is empty. Buy from the Street instead.',
  'TL-COMMAND-R2': 'Only monsters obey COMMAND, never an Influence or a Relic. Choose a monster.',
  'TL-COMMAND1': 'This monster costs too much for COMMAND. Choose one of cost 3 or less.',
  'TL-GEN7': 'This is not the kind of card the ability asks for. Choose one that is marked.',
  'TL-HAUNT3': 'This monster already bears a HAUNT token. Choose one without.',
  'TL-HAUNT7':
    'This monster has come into play this turn. The HAUNT action needs one that was there when your turn began.',
  'TL-HAUNT8':
    'The token of this monster shows its Haunt side. The HAUNT action is possible once it shows Dismissed, on your next turn.',
  'TL-HAUNT9': 'This monster has already been used by a HAUNT action. It can be used this way once a turn.',
  'TL-HORDE-R3':
    'These two stand in the same horde, and a horde never closes into a ring. Choose another pair.',
  'TL-HORDE-R4': 'Two hordes cannot be joined into one. Add a monster that stands in no horde.',
  'TL-HORDE-R11': 'A factionless monster cannot join a horde. Choose monsters that belong to factions.',
  'TL-HORDE5':
    'These two do not fit side by side: each must show the faction of the other where they touch. Choose another pair, or swap their sides.',
  'TL-HORDE9': 'A horde grows at its open ends only. Add the monster on the far left or the far right.',
  'TL-HORDE10':
    'This monster is not in the horde you have just formed or enlarged. Choose an ability of one that is.',
  'TL-HORDE11': 'This Horde ability has been used this turn. Choose one that is still unused.',
  'TL-INFL-R4': 'An Influence is not a monster, so it joins no horde and bears no token. Choose a monster.',
  'TL-OVER-R1': 'Your Overlord has already been used this turn. You can use it again on your next turn.',
  'TL-OVER-R2': 'You cannot pay the whole cost of this ability. Gain what is missing first.',
  'TL-OVER-R3': 'Your Overlord has no ability to use by an action. It works by itself.',
  'TL-PASS2': 'You may pass with one card in hand at most. Play cards first; playing is free.',
  'TL-REGEN-R1': 'You cannot spend more Regeneration than your pool holds. Heal less, or gain some first.',
  'TL-REGEN3': 'Health never rises above its maximum. Heal only what is missing.',
  'TL-RELIC-R4': 'The new Relic cannot make room for itself. Choose one of those in your Relic Zone.',
  'TL-RELIC-R7': 'This Relic has no ability to use by an action. It works by itself.',
  'TL-RELIC-R9': 'You cannot pay the whole cost of this Relic. Gain what is missing first.',
  'TL-RELIC5': 'This Relic has been used this turn. It is ready again when your next turn begins.',
  'TL-SACR2': 'This ability only sacrifices your cards in play. Choose one of those.',
  'TL-SETUP-R1': 'Your opponent has taken this faction. Choose one of the others.',
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'TL-ATK-R1': (needed, there) =>
    there === 0
      ? 'Your pool holds no Power to attack with. Gain some first.'
      : `This attack needs ${needed} Power, and your pool holds ${there}. Attack with less, or gain Power first.`,
  'TL-BUY-R1': (needed, there) =>
    `This card costs ${coins(needed)}, and your pool holds ${there}. Gain Coins first, or choose a cheaper card.`,
  'TL-COMMAND1': (needed, there) =>
    `This monster costs ${needed}, and COMMAND only takes monsters of cost ${there} or less. Choose a cheaper one.`,
  'TL-PASS2': (needed) =>
    `You hold ${cards(needed)}, and may pass with one at most. Play cards first; playing is free.`,
  'TL-REGEN-R1': (needed, there) =>
    there === 0
      ? 'Your pool holds no Regeneration to heal with. Gain some first.'
      : `Healing ${needed} needs ${needed} Regeneration, and your pool holds ${there}. Heal less, or gain some first.`,
  'TL-REGEN3': (_, there) =>
    there === 0
      ? 'Your Overlord is at full Health. There is nothing to heal.'
      : `Only ${there} Health is missing. Heal no more than that.`,
}

export function outcome(victory: Victory): Lines {
  if (!victory.winner) {
    const why = victory.isStill
      ? 'For three turns each, both players have done nothing but pass.'
      : 'Both Overlords fell to 0 Health at the same moment.'
    return { text: 'The game is a draw.', why }
  }
  const { winner, loser, overlord } = victory
  return {
    text: `${does(winner, 'win', 'wins')}!`,
    why: `${capital(whose(loser))} Overlord ${overlord} has fallen to 0 Health.`,
  }
}
