/** English: what an instruction asks, and the answers to it. */
import { tally, who, whose } from '../../../kit/text/en.ts'
import type { ChoiceTexts } from '../pack.ts'
import type { Choice, Picked } from '../types.ts'
import { at, from, obstacles, oneOf, power, stop, the, to } from './words.ts'

const cost = (price: number) => (price === 0 ? '' : ` for ${power(price)}`)
const strong = ({ strength }: Picked) => ` (Strength ${strength})`
const more = (left: number) => (left > 1 ? ` ${left} left, this one included.` : '')

/** "your Realm", "Igor's Realm". */
const realm = ({ owner }: Choice) => `${whose(owner)} Realm`

const MOVED = {
  hero: { one: 'a Hero', none: 'Move no Hero', stop: 'Move no other Hero' },
  'item-ally': { one: 'an Item or Ally', none: 'Move nothing', stop: 'Move nothing else' },
  ally: { one: 'an Ally', none: 'Move no Ally', stop: 'Move no other Ally' },
} as const

export const choices: ChoiceTexts = {
  play: ({ free, may }, they) => ({
    you: free ? 'Choose an Item from your hand to play for free.' : 'Choose a card from your hand to play.',
    they: `${they} chooses a card to play.`,
    card: ({ card, price }) => `Play ${card}${free ? ' for free' : cost(price)}`,
    ...(may ? { decline: 'Play nothing' } : {}),
  }),
  branch: ({ card }, they) => ({
    you: `Choose what ${card} does.`,
    they: `${they} chooses what ${card} does.`,
  }),
  place: (choice, they) => {
    const { card, host, owner } = choice
    const where = owner.you ? '' : ` in ${realm(choice)}`
    return {
      you: host
        ? `Choose the ${host === 'ally' ? 'Ally' : 'Hero'}${where} to attach ${card} to.`
        : `Choose the location${where} for ${card}.`,
      they: host ? `${they} chooses what to attach ${card} to.` : `${they} chooses the location for ${card}.`,
      card: ({ inRealm }) => `Attach ${card} to ${oneOf(inRealm)}`,
      at: (place) => `Play ${card} ${at(place)}`,
    }
  },
  activate: (_, they) => ({
    you: 'Choose what to activate.',
    they: `${they} chooses what to activate.`,
    card: ({ inRealm, price }) => `Activate ${oneOf(inRealm)}${cost(price)}`,
  }),
  target: (_, they) => ({
    you: 'Choose the opponent whose Fate cards you reveal.',
    they: `${they} chooses the target of a Fate action.`,
  }),
  'move-which': (choice, they) => {
    const { what, named, source } = choice
    const words = MOVED[what]
    const far = source.from === 'action' ? ' to an adjacent location' : ''
    const whoseRealm = choice.owner.you ? '' : ` in ${realm(choice)}`
    const none = choice.may ? ', or move none' : ''
    return {
      you:
        named > 0
          ? `Choose another ${what === 'hero' ? 'Hero' : 'card'}${whoseRealm} to move, or stop here.`
          : `Choose ${words.one}${whoseRealm} to move${far}${none}.`,
      they: `${they} chooses ${words.one} to move.`,
      card: ({ inRealm }) => `Move ${oneOf(inRealm)}`,
      done: words.stop,
      decline: words.none,
    }
  },
  'move-where': ({ card, adjacent }, they) => ({
    you: `Choose the ${adjacent ? 'adjacent ' : ''}location to move ${card} to.`,
    they: `${they} chooses where a card moves.`,
    at: (place) => `Move ${card} ${to(place)}`,
  }),
  vanquish: (_, they) => ({
    you: 'Choose the Hero to vanquish.',
    they: `${they} chooses a Hero to vanquish.`,
    card: (picked) => `Vanquish ${oneOf(picked.inRealm)}${strong(picked)}`,
  }),
  'vanquish-with': ({ hero, needed, there, allies }, they) => ({
    you:
      there < needed
        ? `Choose an Ally to use against ${hero}: ${there} of ${needed} Strength so far.`
        : `Strength ${there} against ${needed}: vanquish ${hero}, or add an Ally.`,
    they: `${they} chooses Allies to vanquish a Hero.`,
    card: (picked) => `Use ${oneOf(picked.inRealm)}${strong(picked)}`,
    done: allies.length > 0 ? `Vanquish ${hero} with ${tally(allies)}` : `Vanquish ${hero} without an Ally`,
  }),
  discard: ({ least, named }, they) => ({
    you:
      named.length > 0
        ? 'Choose another card to discard, or no more.'
        : least > 0
          ? 'Choose the first card from your hand to discard.'
          : 'Choose a card from your hand to discard, or discard none.',
    they: `${they} chooses cards to discard.`,
    card: ({ card }) => (named.length > 0 ? `Also discard ${card}` : `Discard ${card}`),
    done: named.length > 0 ? `Discard ${tally(named)}` : 'Discard no card',
  }),
  defeat: ({ most, exactly }, they) => {
    const limit = most !== null ? ` with a Strength of ${most} or less` : ''
    const exact = exactly !== null ? ` with a Strength of ${exactly}` : ''
    return {
      you: `Choose a Hero${limit}${exact} to defeat.`,
      they: `${they} chooses a Hero to defeat.`,
      card: (picked) => `Defeat ${oneOf(picked.inRealm)}${strong(picked)}`,
      decline: 'Defeat no Hero',
    }
  },
  'from-pile': ({ owner }, they) => ({
    you: `Choose a Hero from ${whose(owner)} Fate discard pile to play.`,
    they: `${they} chooses a Hero from ${whose(owner)} Fate discard pile.`,
    card: ({ card }) => `Play ${card}`,
  }),
  remove: (choice, they) => {
    const { left, upTo, named, may, owner } = choice
    const whence = owner.you ? '' : ` in ${realm(choice)}`
    const orNot = may ? ', or remove none' : upTo && named > 0 ? ', or stop here' : ''
    return {
      you: `Choose the location${whence} to remove 1 Obstacle from${orNot}.${more(left)}`,
      they: `${they} chooses Obstacles to remove.`,
      at: (place) => `Remove 1 Obstacle ${from(place)}`,
      done: 'Remove no other Obstacle',
      decline: 'Remove no Obstacle',
    }
  },
  'remove-from': ({ most }, they) => ({
    you: `Choose the location to remove up to ${obstacles(most)} from.`,
    they: `${they} chooses Obstacles to remove.`,
    at: (place) => `Remove Obstacles ${from(place)}`,
    decline: 'Remove no Obstacle',
  }),
  'remove-amount': ({ place }, they) => ({
    you: `Choose how many Obstacles to remove ${from(place)}.`,
    they: `${they} chooses Obstacles to remove.`,
  }),
  'put-back': (choice, they) => {
    const { left, fill, owner } = choice
    const where = owner.you ? '' : ` in ${realm(choice)}`
    return {
      you: fill
        ? `Choose the location${where} whose Obstacle slots you fill.`
        : `Choose the location${where} where 1 Obstacle is put back.${more(left)}`,
      they: `${they} chooses where Obstacles are put back.`,
      at: (place) => (fill ? `Fill the slots of ${the(place)}` : `Put 1 Obstacle back ${at(place)}`),
    }
  },
  feed: (_, they) => ({
    you: 'The dormant Cauldron takes one of your Cauldron Born: choose it.',
    they: `${they} chooses the Cauldron Born that the dormant Cauldron takes.`,
    card: ({ inRealm }) => `Discard ${oneOf(inRealm)}`,
  }),
  raise: ({ price, may }, they) => ({
    you: `Pay ${power(price)} to replace Ancient Soldiers with Cauldron Born from your hand${may ? ', or do not' : ''}.`,
    they: `${they} may raise Cauldron Born.`,
    card: ({ inRealm }) => `Pay ${power(price)} to raise ${oneOf(inRealm)}`,
    decline: 'Raise none',
  }),
  'play-revealed': (_, they) => ({
    you: 'Choose which revealed card is played next.',
    they: `${they} chooses which revealed card is played next.`,
    card: ({ card }) => `Play ${card}`,
  }),
  trap: (_, they) => ({
    you: 'Choose a Hero in your Realm to trap.',
    they: `${they} chooses a Hero to trap.`,
    card: ({ inRealm }) => `Trap ${oneOf(inRealm)}`,
    decline: 'Trap no Hero',
  }),
  'to-room': ({ place, may }, they) => ({
    you: `Choose a Hero to move ${to(place)} and trap${may ? ', or leave it' : ''}.`,
    they: `${they} chooses a Hero to move ${to(place)}.`,
    card: ({ inRealm }) => `Move ${oneOf(inRealm)} ${to(place)}`,
    decline: 'Move no Hero',
  }),
  free: (choice, they) => ({
    you: `Choose a trapped Hero${choice.owner.you ? '' : ` in ${realm(choice)}`} to free and move.`,
    they: `${they} chooses a trapped Hero to free.`,
    card: ({ inRealm }) => `Free ${oneOf(inRealm)}`,
  }),
  'discard-looked': (_, they) => ({
    you: 'Choose which of the cards you have looked at is discarded.',
    they: `${they} looks at Fate cards and discards one.`,
    card: ({ card }) => `Discard ${card}`,
  }),
  'order-top': ({ named }, they) => ({
    you:
      named === 0
        ? 'Put the cards back: choose the one that lies on top.'
        : 'Put the cards back: choose the one that lies next.',
    they: `${they} puts Fate cards back in an order of their own.`,
    card: ({ card }) => `${named === 0 ? 'On top' : 'Next'}: ${card}`,
  }),
  'discard-item': ({ owner }, they) => ({
    you: `Choose an Item in ${whose(owner)} Realm to discard.`,
    they: `${they} chooses an Item to discard.`,
    card: ({ inRealm }) => `Discard ${oneOf(inRealm)}`,
  }),
  other: ({ source, owner }, they) => ({
    you: source.from === 'action' ? 'Choose.' : stop(`Choose for ${source.name}`),
    they: `${they} makes a choice about ${who(owner)}.`,
    card: ({ inRealm }) => `Choose ${oneOf(inRealm)}`,
    at: (place) => `Choose ${the(place)}`,
    done: 'Do it',
    decline: 'Do nothing',
  }),
}
