/** English: what speaks for a hint. */
import { even, list } from '../../../kit/text/en.ts'
import type { ReasonWords } from '../reason-words.ts'
import { amounts, coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'Nothing changes that has a name, but trial games went well from here.',
  even,
  deeds: {
    faction: (overlords) =>
      `lets you lead ${list(overlords.map(({ name, health, action }) => `${name} (${health} Health${action ? `; ${action}` : ''})`))}`,
    influence: 'comes up often: it is one of the ten cards you begin with',
    curseCard: 'costs you a card of your hand and no Health',
    curseHealth: 'costs you Health and no card of your hand',
    play: 'is free, and with two cards in hand you may not pass yet',
    playLast: 'is free, and your last card would go back on top of your draw pile',
    pass: (pool) =>
      amounts(pool)
        ? `ends your turn, and gives up ${amounts(pool)} in your pool`
        : 'ends your turn with nothing left in your pool',
    destroyStreet: (rival) => `keeps it from ${rival}, and brings another card into the Street`,
    destroyOwn: 'puts a card of yours into your discard pile, to be drawn again',
    destroyOther: 'takes a card out of the opposing play area',
    onceATurn: 'is possible once each turn, and lost if it is not used',
    haunt: 'uses a card once more before its token is turned',
    link: 'makes a horde, whose abilities may then be used',
    discardTop: 'brings another card to the top of the draw pile',
    keepTop: 'keeps a card that is known on top',
    convert: 'turns what you have too much of into what you can spend',
    declined: {
      'horde-ability': 'keeps all cards as they are',
      command: 'keeps your discard pile as it is',
      destroy: 'keeps all cards where they are',
      sacrifice: 'keeps all your cards',
      pay: 'keeps what it would cost',
      take: 'keeps your hand as it is',
      'keep-top': 'keeps a card that is known on top',
    },
  },
  plain: {
    links: { gain: 'leaves monsters that can form a horde', loss: 'monsters that can form a horde' },
    kept: { gain: 'keeps something for your next turn', loss: 'what stays for your next turn' },
    relics: { gain: 'strengthens your Relics and Armour', loss: 'stronger Relics and Armour' },
    hand: { gain: 'leaves you a better hand', loss: 'a better hand' },
    next: { gain: 'makes your next hand stronger', loss: 'a stronger next hand' },
    deckCoins: { gain: 'brings your later hands more Coins', loss: 'more Coins in later hands' },
    deckPower: { gain: 'brings your later hands more Power', loss: 'more Power in later hands' },
    deckHealth: { gain: 'gives your cards more to keep you alive with', loss: 'cards that keep you alive' },
    deckClean: { gain: 'makes weak cards come up less often', loss: 'fewer weak cards' },
    deckHordes: { gain: 'makes for longer hordes and more cards', loss: 'longer hordes and more cards' },
  },
  struck: (rival, by, left) => ({
    gain: `takes ${by} Health from ${rival}, who has ${left} left`,
    loss: `${by} damage to ${rival}`,
  }),
  healed: (by) => ({ gain: `gives you back ${by} Health`, loss: `${by} Health` }),
  power: (by) => ({ gain: `brings ${by} Power to attack with`, loss: `${by} Power` }),
  regeneration: (by) => ({ gain: `brings ${by} Regeneration`, loss: `${by} Regeneration` }),
  coins: (by) => ({ gain: `brings ${coins(by)} to spend`, loss: coins(by) }),
  race: { gain: 'gains you ground in the race', loss: 'ground in the race' },
}
