/** English: what abilities do, from their data. */
import { times } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import { KEYWORDS } from '../../content/schema.ts'
import type { Options } from '../../state.ts'
import type { AbilityWords, By } from '../abilities.ts'
import type { Keyword } from '../types.ts'
import { amount, amounts, cards, coins, cost, monsterOf, parts, pileOf, resource } from './words.ts'

const keywords = Object.fromEntries(KEYWORDS.map((keyword) => [keyword, keyword.toUpperCase()])) as {
  readonly [K in Keyword]: string
}

const may = ({ keywordsOptional }: Options) => (keywordsOptional ? 'You may ' : '')

const RAGE: { readonly [R in Options['rage']]: string } = {
  coinOrPower: '2 Coins or 2 Power',
  powerOrRegeneration: '2 Power or 2 Regeneration',
  coinOrRegeneration: '2 Coins or 2 Regeneration',
}

const reminders: AbilityWords['reminders'] = {
  claim: () => 'When you buy this card, you may put it on top of your draw pile.',
  command: ({ options }) =>
    capital(`${may(options)}take a monster of cost 3 or less from your discard pile into your hand.`),
  curse: () => 'Your opponent loses 2 Health or discards a card, as they choose.',
  destroy: ({ options }) =>
    capital(
      `${may(options)}put a card in play into its owner's discard pile, or remove a card of the Street from the game.`,
    ),
  draw: () => 'Draw as many cards as the number says.',
  haunt: ({ onMonster }) =>
    onMonster
      ? 'This monster stays in play for one more of your turns.'
      : 'One of your monsters stays in play for one more of your turns.',
  unite: () => 'You draw one more card in your Draw phase.',
  rage: ({ options: { rage } }) => `Gain ${RAGE[rage]}, as you choose.`,
  sacrifice: ({ options, discardToo }) => {
    const where = discardToo ? 'in play or in your discard pile' : 'in play'
    const gain = amount(options.sacrificeGain, 1)
    return capital(`${may(options)}remove one of your cards ${where} from the game and gain ${gain} for it.`)
  },
}

function ofCost(maxCost: number | undefined): string {
  return maxCost === undefined ? '' : ` of cost ${maxCost}${maxCost > 0 ? ' or less' : ''}`
}

/** Whose deed a Triggered ability waits for. */
function doer(by: By, you: string, they: string): string {
  if (by === 'opponent') return `your opponent ${they}`
  return by === 'anyone' ? `either player ${they}` : `you ${you}`
}

export const abilities: Omit<AbilityWords, 'sorts'> = {
  keywords,
  reminders,
  effects: {
    draw: ({ n }) => ({ short: `${keywords.draw} (${n})`, clause: `draw ${cards(n)}` }),
    gain: ({ resource: name, n }) => ({
      short: `+${amount(name, n)}`,
      clause: `gain ${amount(name, n)}`,
    }),
    gainPer: ({ resource: name, n, max }) => ({
      short: `+${amount(name, n)} per HAUNT token`,
      clause: `gain ${amount(name, n)} for each of your haunted monsters, counting at most ${max}`,
    }),
    convert: ({ from, to }) => ({
      short: `${resource(from)} → ${resource(to)}`,
      clause: `convert any ${resource(from)} to ${resource(to)}, 1 for 1, until the end of your Action phase`,
    }),
    discount: ({ type, n }) => ({
      short: `${type === 'relic' ? 'Relic' : 'Monster'} ${n} cheaper`,
      clause: `pay ${coins(n)} less for the next ${type === 'relic' ? 'Relic' : 'monster'} you buy this turn`,
    }),
    claimNext: ({ type }) => ({
      short: `${keywords.claim} next ${type === 'relic' ? 'Relic' : 'monster'}`,
      clause: `${keywords.claim} the next ${type === 'relic' ? 'Relic' : 'monster'} you buy from the Street this turn (it may go on top of your draw pile)`,
    }),
    giveHaunt: ({ maxCost, outsideHordes }) => {
      const free = outsideHordes ? ' and stands in no horde' : ''
      return {
        short: maxCost === undefined ? 'Give HAUNT' : `Give HAUNT (cost ≤ ${maxCost})`,
        clause: `put a HAUNT token on one of your monsters${ofCost(maxCost)} that has none${free}`,
      }
    },
    activateHorde: ({ faction }) => ({
      short: 'Use a Horde ability',
      clause: `use an unused Horde ability of ${faction ? `${monsterOf(faction)} of yours` : 'one of your monsters'}, in a horde or not`,
    }),
    lookAtTop: ({ n, take, pile = 'own' }) => {
      const look = `look at the top ${n === 1 ? 'card' : cards(n)} of ${pileOf(pile, 'your')}`
      const some = n === 1 ? 'it' : `${take === 1 ? '1' : `up to ${take}`} of them`
      const back = n === 1 ? '' : ' and put them back in any order'
      return take === 0
        ? { short: `Look at ${n}`, clause: `${look}${back}` }
        : {
            short: `Look at ${n}, take ${take}`,
            clause: `${look}; you may take ${some} into your hand and put back the rest in any order`,
          }
    },
    discard: ({ n }) => ({ short: `Discard ${n}`, clause: `discard ${cards(n)} from your hand` }),
    pay: ({ cost: price, effects }, { clauses, shorts }) => ({
      short: `Pay ${cost(price)}: ${shorts(effects)}`,
      clause: `you may pay ${cost(price)} to ${clauses(effects)}`,
    }),
    if: ({ when, effects }, { clauses, shorts }) => ({
      short: `${when === 'hordeThisTurn' ? 'After a horde' : 'After a sacrifice'}: ${shorts(effects)}`,
      clause: `${
        when === 'hordeThisTurn'
          ? 'if you have taken a Horde action this turn'
          : 'if you have sacrificed a card this turn'
      }, ${clauses(effects)}`,
    }),
    revealTop: ({ factionMonster, otherwise, mayDiscard, pile = 'own' }, { clauses }) => {
      const gains = [
        ...(factionMonster.length > 0
          ? [`: ${clauses(factionMonster)} if it is a monster of a faction`]
          : []),
        ...(otherwise.length > 0
          ? [`${factionMonster.length > 0 ? ',' : ':'} ${clauses(otherwise)} if not`]
          : []),
      ].join('')
      return {
        short: 'Reveal the top card',
        clause: `reveal the top card of ${pileOf(pile, 'your')}${gains}${mayDiscard ? '; you may then discard it' : ''}`,
      }
    },
  },
  conditions: {
    playMonster: ({ faction, maxCost, by }) => ({
      short: 'Monster played',
      clause: `${doer(by, 'play', 'plays')} ${faction ? monsterOf(faction) : 'a monster'}${ofCost(maxCost)}`,
    }),
    horde: ({ by }) => ({ short: 'Horde action', clause: `${doer(by, 'take', 'takes')} a Horde action` }),
    buy: ({ by }) => ({ short: 'Card bought', clause: `${doer(by, 'buy', 'buys')} a card` }),
    keyword: ({ keyword, by }) => ({
      short: keywords[keyword],
      clause: `${doer(by, 'use', 'uses')} ${keywords[keyword]}`,
    }),
  },
  next: 'then',
  armor: (n) => ({
    short: `${n} Armour`,
    full: `While it is in play, takes ${n} off the damage you receive in a turn.`,
  }),
  resources: (pool) => ({
    short: parts(pool)
      .map((part) => `+${part}`)
      .join(', '),
    clause: `gain ${amounts(pool)}`,
  }),
  paid: (price, { short, clause }) => ({
    short: `Pay ${cost(price)}: ${short}`,
    clause: `pay ${cost(price)}, then ${clause}`,
  }),
  triggered: (on, limit, { short, clause }) => ({
    short: `${on.short}: ${short}`,
    full: `Whenever ${on.clause}, ${clause}, at most ${times(limit)} a turn.`,
  }),
  needs: (faction) => `Only with ${monsterOf(faction)} in your play area.`,
}
