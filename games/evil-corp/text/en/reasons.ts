/** English: what speaks for a hint. */
import { count, even, who } from '../../../kit/text/en.ts'
import type { ReasonWords } from '../reason-words.ts'
import { purse, village } from './words.ts'

const steps = (n: number) => count(n, 'Conquest step', 'Conquest steps')

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'Nothing changes that has a name, but trial games went well from here.',
  even,
  deeds: {
    passWith: (n) => `keeps ${n} gold, which can pay for tiles on Fortifications tonight`,
    pass: 'leaves everything as it stands for the Night',
    power: (text) => `puts a power to use: ${text}`,
    recruit: (tile, powers) => `brings ${tile} into your bag${powers ? ` (${powers})` : ''}`,
    flip: (tile) => `leaves ${tile} without its powers`,
    demon: (demon, isActive) =>
      isActive
        ? `keeps everybody from summoning ${demon} until the Night`
        : `lets ${demon} be summoned again today`,
    keepNone: 'sends those tiles to your discard pile, from which they come back with their powers',
    keep: (n) => `leaves ${n === 1 ? 'a tile' : `${n} tiles`} in place for the next Day`,
    draws: (one, than) =>
      than === 'fewer'
        ? 'evens out the hands of your team'
        : than === 'equal'
          ? 'comes to much the same: both hands are as large'
          : `gives ${who(one)} one tile more to choose from`,
    reveal: (one, n) => `shows everybody ${n === 1 ? 'a tile' : `${n} tiles`} of ${who(one)}`,
    stopped: {
      banish: 'keeps all your other tiles in the game',
      'move-which': 'leaves your other tiles where they stand',
      recycle: 'keeps your bag as small as it is',
      'flip-demon': 'leaves the demons as they are',
      summon: 'leaves the demons to a later turn',
      'power-recruit': 'keeps your bag as it is, and your gold',
      kill: 'spares your own tiles',
    },
  },
  plain: {
    powers: { gain: 'leaves you more powers to activate', loss: 'a power to activate' },
    hand: { gain: 'leaves you a better hand to deploy', loss: 'a better hand to deploy' },
    room: { gain: 'makes better use of your spaces', loss: 'a better use of your spaces' },
    frightening: { gain: 'makes your bag more frightening', loss: 'a more frightening bag' },
    useful: { gain: 'brings your bag more useful powers', loss: 'more useful powers in your bag' },
  },
  unsure: {
    token: 'brings a Victory token nearer',
    village: 'improves your standing in the villages',
  },
  unsureLoss: {
    token: 'a Victory token that is nearer',
    village: 'a better standing in the villages',
  },
  gain: {
    token: (at) => `would win the Victory token of ${village(at)} if Night fell now`,
    steps: (at, n) => `would bring ${steps(n)} in ${village(at)} if Night fell now`,
    lead: (at, lead) =>
      lead > 0
        ? `puts you ${lead} ahead in ${village(at)}`
        : lead === 0
          ? `draws you level in ${village(at)}`
          : `leaves you only ${-lead} behind in ${village(at)}`,
    purse: (gold, magicGold) => `brings ${purse(gold, magicGold)}`,
  },
  loss: {
    token: (at) => `the Victory token of ${village(at)} tonight`,
    steps: (at, n) => `${steps(n)} in ${village(at)} tonight`,
    lead: (at, lead, before) => `${lead - before} terror on the gauge of ${village(at)}`,
    purse,
  },
}
