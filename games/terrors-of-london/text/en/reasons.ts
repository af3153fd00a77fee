/** English: what speaks for a hint. */
import type { ReasonWords } from '../reason-words.ts'
import { coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'It gains nothing you can count, but trial games went well from here.',
  even: 'nothing you can count, but trial games went a little better',
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
