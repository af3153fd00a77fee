/** English: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { does, whose } from '../../../kit/text/en.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'
import { power } from './words.ts'

export const refusals = {
  'VD-ACT-R3': 'This action would do nothing now. Use it when there is something it can change.',
  'VD-ACT1': 'There is no Play a Card at this location. Go to one that has it on your next turn.',
  'VD-ACT2': 'This icon has been used this turn. It works again on your next turn.',
  'VD-ACTIV-R1':
    'What this ability says cannot be carried out now. Activate it when everything it asks for is there.',
  'VD-ACTIV1': 'This has no Activate ability that works now. Choose a card that shows one.',
  'VD-ACTIV2': 'You have too little Power for this activation. Gain Power first.',
  'VD-ACTIV8': 'Nothing at a locked location can be activated. Unlock the location first.',
  'VD-CARDH-R12': 'This Hero does not have the Strength that the card asks for. Choose a Hero that does.',
  'VD-CARDH-R20':
    'While Fair Folk are at this location, Ancient Soldiers cannot be played here. Choose another location.',
  'VD-CARDH-R22': 'While Hen Wen is in your Realm, you cannot play Effects. Vanquish or defeat her first.',
  'VD-CARDT-R23':
    'While Ball Gown Cinderella is in your Realm, no daughter can enter the Ballroom. Defeat Cinderella first.',
  'VD-CARDT-R25': 'While Fairy Godmother is in your Realm, no Ally can be moved. Trap or defeat her first.',
  'VD-CARDT-R27': 'Items at the location of Gus cannot be activated. Trap, move or defeat him first.',
  'VD-COND-R7': 'What this Condition says cannot be carried out now. Keep it for another time.',
  'VD-COND1': "Only Conditions can be played in an opponent's turn. Choose a Condition, or none.",
  'VD-COND3': 'What this Condition waits for has not happened. Keep it until an opponent does what it says.',
  'VD-COVER1':
    'Play a Card is covered by a Fate card here. Move, vanquish or otherwise remove that card first.',
  'VD-COVER2':
    'This icon is covered by a Fate card. Move, vanquish or otherwise remove that card to use it again.',
  'VD-DISC4': 'No Play a Card is left here. You can only discard this card, with Discard Cards.',
  'VD-FATE-R4': 'This opponent has no Fate cards to reveal. Choose another opponent.',
  'VD-GASTON7': 'While Belle is in your Realm, no Obstacle can be removed. Vanquish or defeat her first.',
  'VD-GEN6': 'What this card says cannot be carried out now. Play it when it can, or discard it.',
  'VD-HK-R10': 'This card has already given its action this turn. It gives it again on your next turn.',
  'VD-HK-R19':
    'The Black Cauldron must be yours and dormant to be awakened. Claim it first, or leave it awake.',
  'VD-HK13': 'Cauldron Born can be played only while the Cauldron is awake. Claim and awaken it first.',
  'VD-ITEM6': 'There is no card to attach this Item to. Play an Ally or wait for a Hero first.',
  'VD-LOCK-R1': 'No card can be moved to a locked location. Choose another location.',
  'VD-LOCK3': 'No card can be played at a locked location. Choose another one, or unlock it first.',
  'VD-LOCK4': 'No card can be moved away from a locked location. Unlock it first.',
  'VD-LT-R21': 'Only the Prince and those in ball gown may enter the Ballroom. Choose another location.',
  'VD-LT-R23':
    'A daughter in ball gown takes the place of her everyday card. Play that card first; the ball gown goes where it lies.',
  'VD-LT-R24':
    'The same daughter is in your Realm in her ball gown. Her everyday card can be played only when she is gone.',
  'VD-LT-R27': 'The Prince stays at the Ballroom. Choose another card.',
  'VD-LT-R7': 'This Hero is already trapped. Choose one who is free.',
  'VD-LT-R8': 'No Trapped token is left. Defeat a trapped Hero to get one back.',
  'VD-LT12': 'This Glass Slipper can be played only at its own location. Choose that one.',
  'VD-LT16':
    'Ball Gown Cinderella takes the place of Cinderella. She can be played only where Cinderella is.',
  'VD-LT17': 'Cinderella is in the Realm in her ball gown. Her everyday card can be played when she is gone.',
  'VD-LT25': 'Ball Gown Cinderella can never be trapped. Choose another Hero.',
  'VD-LT8': 'The Prince is played at the Ballroom and nowhere else. Choose the Ballroom.',
  'VD-MHERO-R1': 'The Prince is not a Hero and cannot be moved. Choose a Hero.',
  'VD-MITEM-R1': 'At this table Glass Slippers cannot be moved. Choose an Item of your own or an Ally.',
  'VD-MITEM3': 'An attached Item never moves alone. Move the card it is attached to.',
  'VD-MOVE1': 'Your mover must leave the location where it stands. Choose another location.',
  'VD-MOVE3': 'Your mover cannot go to a locked location. Choose another one, or unlock it first.',
  'VD-MULTI5': 'Whoever has the Fate token cannot be the target of a Fate action. Choose another opponent.',
  'VD-PLAY1': 'Play a Card has been used this turn, and plays one card. Play this one on another turn.',
  'VD-PLAY3': 'You have too little Power for this card. Gain Power first, or choose a cheaper card.',
  'VD-PLAY6': "A Condition cannot be played in your own turn. Keep it for an opponent's turn, or discard it.",
  'VD-PVM2': 'The card is already there. Choose another location.',
  'VD-REALM-R1': 'This action moves a card by one location only. Choose the next one on the left or right.',
  'VD-STR-R2': 'This Hero is too strong for the card. Choose a weaker one.',
  'VD-VANQ2': 'This Ally is not at the location of the Hero. Choose one that is, or move it there first.',
  'VD-VANQ3': 'The Allies used have less Strength than the Hero. Use more of them, or stronger ones.',
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'VD-ACTIV2': (needed, there) =>
    `Activating this costs ${power(needed)}, and you have ${there}. Gain Power first.`,
  'VD-CARDH-R12': (needed, there) =>
    `This Hero has a Strength of ${needed}, and the card asks for exactly ${there}. Choose a Hero with that Strength.`,
  'VD-PLAY3': (needed, there) =>
    `This card costs ${power(needed)}, and you have ${there}. Gain Power first, or choose a cheaper card.`,
  'VD-STR-R2': (needed, there) =>
    `This Hero has a Strength of ${needed}, and the card takes ${there} at most. Choose a weaker one.`,
  'VD-VANQ3': (needed, there) =>
    there === 0
      ? `This Hero has a Strength of ${needed}, and no Ally stands against it yet. Choose Allies at its location, or bring some there.`
      : `This Hero has a Strength of ${needed}, and the Allies have ${there}. Use more of them, or stronger ones.`,
}

export function outcome({ winner, villain, objective }: Victory): Lines {
  const own = capital(whose(winner))
  const why: { readonly [villain: string]: string } = {
    gaston: `${own} Realm is free of Obstacles.`,
    'horned-king': `${own} Black Cauldron is claimed, and Cauldron Born stand at every location.`,
    'lady-tremaine': `The Wedding Bells ring: a daughter marries the Prince at the Ballroom.`,
  }
  return { text: `${does(winner, 'win', 'wins')}!`, why: why[villain] ?? `Objective achieved: ${objective}` }
}
