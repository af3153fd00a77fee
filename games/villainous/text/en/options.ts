/** English: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { choices } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  villains: {
    label: 'Villains',
    help: 'Who plays whom: the first Villain belongs to the first seat, and so on.',
    values: choices({
      gaston: ['Gaston', 'Removes the 8 Obstacles between him and Belle.'],
      'horned-king': ['The Horned King', 'Claims the Black Cauldron and raises an army of Cauldron Born.'],
      'lady-tremaine': ['Lady Tremaine', 'Marries a daughter to The Prince before midnight.'],
    }),
  },
  firstPlayer: {
    label: 'First player',
    help: 'Who takes the first turn. Those who play later begin with more Power.',
    values: choices({
      random: ['By chance', 'Drawn when the table opens.'],
      '0': ['Player 1', 'The player in the first seat.'],
      '1': ['Player 2', 'The player in the second seat.'],
      '2': ['Player 3', 'The player in the third seat.'],
      '3': ['Player 4', 'The player in the fourth seat.'],
      '4': ['Player 5', 'The player in the fifth seat.'],
      '5': ['Player 6', 'The player in the sixth seat.'],
    }),
  },
  allowPartialEffects: {
    label: 'Partial Effects',
    help: 'Whether a card may be played when only part of what it says can be done.',
    values: choices({
      true: ['Yes', 'It is enough that its first compulsory instruction can be carried out.'],
      false: ['No', 'Every compulsory instruction must be able to change something.'],
    }),
  },
  nonHeroFateCardsCover: {
    label: 'What covers icons',
    help: 'Whether Fate cards at a location that are not Heroes, the Glass Slippers, cover its upper icons.',
    values: choices({
      true: ['Every Fate card', 'Glass Slippers cover icons as Heroes do.'],
      false: ['Heroes only', 'Glass Slippers cover nothing.'],
    }),
  },
  fateDiscardFirst: {
    label: 'The other Fate card',
    help: 'When the revealed Fate card that is not played goes to the discard pile.',
    values: choices({
      true: ['Before', 'It is discarded first, so the card played can already find it there.'],
      false: ['After', 'It is discarded when the card played has been resolved.'],
    }),
  },
  moveFateItems: {
    label: 'Moving Glass Slippers',
    help: 'Whether a Move an Item or Ally action may move a Fate Item that is attached to nothing.',
    values: choices({
      true: ['Allowed', 'A Glass Slipper may be moved like any Item.'],
      false: ['Not allowed', 'Only Items of her own may be moved.'],
    }),
  },
  fateTokenFrom: {
    label: 'Fate token from',
    help: 'The number of players from which the Fate token is used, which protects the last target of a Fate action.',
  },
  fourActionWindow: {
    label: 'Beautiful as Me',
    help: 'Which actions of an opponent let Gaston play this Condition.',
    values: choices({
      eachFromFourth: ['From the fourth on', 'The fourth action of a turn, and every later one.'],
      fourthOnly: ['The fourth only', 'The fourth action of a turn alone.'],
    }),
  },
  roseObstacleChooser: {
    label: 'The Rose',
    help: 'Who chooses the Obstacle that The Rose removes.',
    values: choices({
      fatePlayer: ['Whoever plays it', 'The player who plays The Rose against Gaston.'],
      owner: ['Gaston', 'The player whose Realm it is.'],
    }),
  },
  itemTriggerScope: {
    label: 'Only Moments Away From Victory',
    help: 'Which Items of an opponent let the Horned King play this Condition.',
    values: choices({
      anyItem: ['Every Item', 'Fate Items that opponent plays count too.'],
      ownVillainItem: ['Own Items', "Only Villain Items played into that opponent's own Realm."],
    }),
  },
  henWenBlocksEffects: {
    label: 'Hen Wen',
    help: 'Whether the Horned King can play Effects while Hen Wen is in his Realm.',
    values: choices({
      true: ['No Effects', 'While she is there he cannot play Effects.'],
      false: ['Effects allowed', 'She does not hinder his Effects.'],
    }),
  },
  keyTrapsInRoom: {
    label: 'The Key',
    help: "Whether The Key may also trap a Hero who is already at Cinderella's Room.",
    values: choices({
      true: ['Yes', 'A Hero there is trapped without being moved.'],
      false: ['No', 'The Hero must come from another location.'],
    }),
  },
  belleStopsFate: {
    label: 'Belle',
    help: 'Whether Belle also stops Obstacles from being removed by The Rose and Take Me Instead.',
    values: choices({
      true: ['She stops all', 'While she is in the Realm no Obstacle leaves it.'],
      false: ['Not these', 'The Rose and Take Me Instead remove theirs all the same.'],
    }),
  },
  midnightDefeats: {
    label: 'Midnight',
    help: 'How many Heroes Midnight defeats.',
    values: choices({
      all: ['All Heroes', 'Every Hero in her Realm.'],
      one: ['One Hero', 'One Hero of her choice.'],
    }),
  },
  jokesMayWaste: {
    label: 'Vicious Practical Jokes',
    help: 'Whether Lady Tremaine may choose a Fate card that cannot be played.',
    values: choices({
      true: ['Yes', 'Then both revealed cards are discarded without effect.'],
      false: ['No', 'She must choose one that can be played, if there is one.'],
    }),
  },
  reconstructedAbilities: {
    label: 'Reconstructed abilities',
    help: 'Whether Guard Dog and Gus, whose printed texts we do not know, have the abilities we gave them.',
    values: choices({
      true: ['Yes', 'They do what their cards say here.'],
      false: ['No', 'They have no ability at all.'],
    }),
  },
}
