/** English: what speaks for a hint. */
import { count } from '../../../kit/text/en.ts'
import type { ReasonWords } from '../reason-words.ts'
import { purse, village } from './words.ts'

const steps = (n: number) => count(n, 'Conquest step', 'Conquest steps')

export const reasons: ReasonWords = {
  wins: 'It wins the game.',
  quiet: 'It gains nothing you can count, but trial games went well from here.',
  even: 'nothing you can count, but trial games went a little better',
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
