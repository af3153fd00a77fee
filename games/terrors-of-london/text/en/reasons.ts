/** English: what speaks for a hint. */
import type { ReasonWords } from '../reason-words.ts'
import { coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'Nothing changes that could be counted; played on, it did well.',
  even: 'nothing that could be counted; played on, it did a little worse',
  plain: {
    links: { gain: 'leaves monsters that can be linked', loss: 'monsters that can be linked' },
    kept: { gain: 'keeps something for your next turn', loss: 'what stays for your next turn' },
    relics: { gain: 'strengthens your Relics and Armor', loss: 'stronger Relics and Armor' },
    hand: { gain: 'leaves you the better hand', loss: 'a better hand' },
    next: { gain: 'makes your next hand stronger', loss: 'a stronger next hand' },
    deckCoins: { gain: 'brings your later hands more Coins', loss: 'more Coins in later hands' },
    deckPower: { gain: 'brings your later hands more Power', loss: 'more Power in later hands' },
    deckHealth: { gain: 'gives your cards more to keep you alive with', loss: 'cards that keep you alive' },
    deckClean: { gain: 'makes weak cards come up less often', loss: 'fewer weak cards' },
    deckHordes: { gain: 'makes for longer Hordes and more cards', loss: 'longer Hordes and more cards' },
  },
  struck: (rival, by, left) => ({
    gain: `costs ${rival} ${by} Health, which leaves ${left}`,
    loss: `${by} of ${rival}'s Health`,
  }),
  healed: (by) => ({ gain: `gives you back ${by} Health`, loss: `${by} Health` }),
  power: (by) => ({ gain: `brings ${by} Power to attack with`, loss: `${by} Power` }),
  regeneration: (by) => ({ gain: `brings ${by} Regeneration`, loss: `${by} Regeneration` }),
  coins: (by) => ({ gain: `brings ${coins(by)} to spend`, loss: coins(by) }),
  race: { gain: 'makes you the faster of the two', loss: 'some of your lead in the race' },
}
