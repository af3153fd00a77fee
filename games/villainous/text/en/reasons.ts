/** English: what speaks for a hint. */
import { count, even } from '../../../kit/text/en.ts'
import type { ReasonWords } from '../reason-words.ts'
import { at, cards } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'Nothing changes that has a name, but trial games went well from here.',
  even,
  deeds: {
    end: (draws) =>
      draws > 0
        ? `lets you draw ${cards(draws)} for your next turn`
        : 'keeps your full hand for your next turn',
    move: (actions) => `lets you use ${count(actions, 'action', 'actions')} there`,
    discard: 'makes room for another card when you draw at the end of your turn',
    stand: (strength, place) => `puts ${strength} Strength of yours ${at(place)}`,
    itemToMover: 'brings it to where you are now',
    itemToAllies: (n) => `brings it to ${n === 1 ? 'one of your Allies' : `${n} of your Allies`}`,
    itemAlone: 'brings it to a location where none of your cards is yet',
    itemElsewhere: 'brings it to others of your cards',
    ownHero: (strength, place) => `puts a Hero with ${strength} Strength ${at(place)}, in your own Realm`,
    rival: (strength, place, name) => `puts ${strength} Strength of Heroes ${at(place)}, against ${name}`,
    conditions: 'keeps your Conditions for another time',
    nothing: 'leaves everything where it is',
  },
  plain: {
    goal: { gain: 'brings you nearer to your objective', loss: 'a step towards your objective' },
    means: {
      gain: 'gets ready what your objective needs',
      loss: 'what your objective needs, ready to use',
    },
    hindrance: { gain: 'clears what stands in your way', loss: 'a clearer way to your objective' },
    hand: { gain: 'leaves you a better hand', loss: 'a better hand' },
    deck: { gain: 'makes your next cards better', loss: 'better cards to come' },
    icons: { gain: 'frees actions that a Hero covers', loss: 'actions uncovered again' },
    heroes: {
      gain: 'brings the Heroes in your Realm nearer to their fall',
      loss: 'weaker Heroes in your Realm',
    },
    allies: { gain: 'makes your Allies stronger', loss: 'stronger Allies' },
  },
  named: {
    obstacles: { gain: 'removes Obstacles', loss: 'the removal of Obstacles' },
    removal: {
      gain: 'gets a card ready that removes Obstacles',
      loss: 'a card that removes Obstacles, ready to play',
    },
    belle: { gain: 'rids your Realm of Belle', loss: 'a Realm without Belle' },
    cauldron: { gain: 'brings you the Black Cauldron', loss: 'the Black Cauldron' },
    toCauldron: {
      gain: 'keeps a way to the Black Cauldron in your hand',
      loss: 'a way to the Black Cauldron',
    },
    awake: { gain: 'wakes the Black Cauldron', loss: 'a Black Cauldron that is awake' },
    toAwaken: { gain: 'gets ready what wakes the Black Cauldron', loss: 'what wakes the Black Cauldron' },
    manned: { gain: 'puts Cauldron Born at one more location', loss: 'Cauldron Born at one more location' },
    soldiers: { gain: 'brings Ancient Soldiers into your Realm', loss: 'Ancient Soldiers in your Realm' },
    born: { gain: 'keeps Cauldron Born ready to play', loss: 'Cauldron Born ready to play' },
    henWen: { gain: 'rids your Realm of Hen Wen', loss: 'a Realm without Hen Wen' },
    bornLost: {
      gain: "keeps Cauldron Born out of the sleeping Cauldron's reach",
      loss: 'Cauldron Born that are safe',
    },
    ballroom: { gain: 'opens the Ballroom', loss: 'an open Ballroom' },
    invitation: {
      gain: 'keeps the Invitation from the King in your hand',
      loss: 'the Invitation from the King in your hand',
    },
    prince: { gain: 'brings the Prince into your Realm', loss: 'the Prince in your Realm' },
    daughter: { gain: 'brings a daughter into your Realm', loss: 'a daughter in your Realm' },
    daughterHeld: { gain: 'keeps a daughter in your hand', loss: 'a daughter in your hand' },
    gown: { gain: 'gets a daughter into her ball gown', loss: 'a daughter in her ball gown' },
    gownHeld: {
      gain: 'gets a ball gown ready for your daughter',
      loss: 'a ball gown ready for your daughter',
    },
    way: { gain: 'brings your daughter nearer to the Ballroom', loss: 'a daughter nearer to the Ballroom' },
    bells: { gain: 'brings the Wedding Bells', loss: 'the Wedding Bells' },
    bellsHeld: { gain: 'keeps the Wedding Bells in your hand', loss: 'the Wedding Bells in your hand' },
    barred: { gain: 'clears the way to the Ballroom', loss: 'a clear way to the Ballroom' },
    cinderella: { gain: 'deals with Cinderella', loss: 'a Cinderella who is no danger' },
  },
  power: (by, now) => ({ gain: `brings ${by} Power (${now} in all)`, loss: `${by} Power` }),
  heroesGone: (by) => ({
    gain: `rids your Realm of ${by === 1 ? 'a Hero' : `${by} Heroes`}`,
    loss: `${count(by, 'Hero', 'Heroes')} fewer in your Realm`,
  }),
  strength: (by) => ({
    gain: `gives your Allies ${by} Strength more`,
    loss: `${by} Strength for your Allies`,
  }),
  rival: (name) => ({ gain: `sets ${name} back`, loss: `a setback for ${name}` }),
}
