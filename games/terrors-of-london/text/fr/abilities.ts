/** French: what abilities do, from their data. */
import { capital } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import type { AbilityWords, By } from '../abilities.ts'
import type { Keyword } from '../types.ts'
import {
  amount,
  amounts,
  cards,
  coins,
  cost,
  monsterOf,
  parts,
  pileOf,
  resource,
  theResource,
} from './words.ts'

const keywords: { readonly [K in Keyword]: string } = {
  claim: 'REVENDIQUER',
  command: 'COMMANDER',
  curse: 'MAUDIRE',
  destroy: 'DÉTRUIRE',
  draw: 'PIOCHER',
  haunt: 'HANTER',
  unite: 'UNIR',
  rage: 'FUREUR',
  sacrifice: 'SACRIFIER',
}

const may = ({ keywordsOptional }: Options) => (keywordsOptional ? 'Vous pouvez ' : '')

const RAGE: { readonly [R in Options['rage']]: string } = {
  coinOrPower: '2 Pièces ou 2 Pouvoir',
  powerOrRegeneration: '2 Pouvoir ou 2 Régénération',
  coinOrRegeneration: '2 Pièces ou 2 Régénération',
}

const reminders: AbilityWords['reminders'] = {
  claim: () => 'Quand vous achetez cette carte, vous pouvez la mettre sur le dessus de votre pioche.',
  command: ({ options }) =>
    capital(`${may(options)}prendre en main un monstre de coût 3 ou moins de votre défausse.`),
  curse: () => 'Votre adversaire perd 2 Santé ou défausse une carte, à son choix.',
  destroy: ({ options }) =>
    capital(
      `${may(options)}mettre une carte en jeu dans la défausse de son propriétaire, ou retirer du jeu une carte de la Rue.`,
    ),
  draw: () => 'Piocher le nombre de cartes indiqué.',
  haunt: ({ onMonster }) =>
    onMonster
      ? 'Ce monstre reste en jeu un tour de plus.'
      : "L'un de vos monstres reste en jeu un tour de plus.",
  unite: () => 'Vous piochez une carte de plus à votre phase de Pioche.',
  rage: ({ options: { rage } }) => `Gagner ${RAGE[rage]}, au choix.`,
  sacrifice: ({ options, discardToo }) => {
    const where = discardToo ? 'en jeu ou de votre défausse' : 'en jeu'
    const gain = amount(options.sacrificeGain, 1)
    return capital(`${may(options)}retirer du jeu l'une de vos cartes ${where} et gagner ${gain} pour elle.`)
  },
}

function ofCost(maxCost: number | undefined): string {
  return maxCost === undefined ? '' : ` de coût ${maxCost}${maxCost > 0 ? ' ou moins' : ''}`
}

const bought = (type: 'monster' | 'relic') => (type === 'relic' ? 'Relique' : 'monstre')
const theNext = (type: 'monster' | 'relic') =>
  type === 'relic' ? 'la prochaine Relique' : 'le prochain monstre'

/** Whose deed a Triggered ability waits for. */
function doer(by: By, you: string, they: string): string {
  if (by === 'opponent') return `que votre adversaire ${they}`
  return by === 'anyone' ? `qu'un joueur ${they}` : `que vous ${you}`
}

export const abilities: Omit<AbilityWords, 'sorts'> = {
  keywords,
  reminders,
  effects: {
    draw: ({ n }) => ({ short: `${keywords.draw} (${n})`, clause: `piocher ${cards(n)}` }),
    gain: ({ resource: name, n }) => ({
      short: `+${amount(name, n)}`,
      clause: `gagner ${amount(name, n)}`,
    }),
    gainPer: ({ resource: name, n, max }) => ({
      short: `+${amount(name, n)} par jeton HANTER`,
      clause: `gagner ${amount(name, n)} pour chacun de vos monstres qui hantent, ${max} au plus étant comptés`,
    }),
    convert: ({ from, to }) => ({
      short: `${resource(from)} → ${resource(to)}`,
      clause: `convertir à volonté ${theResource(from)} en ${resource(to)}, à 1 contre 1, jusqu'à la fin de votre phase d'Action`,
    }),
    discount: ({ type, n }) => ({
      short: `${capital(bought(type))} : ${coins(n)} de moins`,
      clause: `${theNext(type)} ${type === 'relic' ? 'achetée' : 'acheté'} ce tour coûte ${coins(n)} de moins`,
    }),
    claimNext: ({ type }) => ({
      short: `${keywords.claim}, ${bought(type)} suivant${type === 'relic' ? 'e' : ''}`,
      clause: `${keywords.claim} ${theNext(type)} que vous achetez dans la Rue ce tour (sur le dessus de votre pioche, si vous voulez)`,
    }),
    giveHaunt: ({ maxCost, outsideHordes }) => ({
      short: maxCost === undefined ? 'Donner HANTER' : `Donner HANTER (coût ≤ ${maxCost})`,
      clause: `poser un jeton HANTER sur l'un de vos monstres${ofCost(maxCost)} qui n'en a pas${outsideHordes ? " et n'est dans aucune horde" : ''}`,
    }),
    activateHorde: ({ faction }) => ({
      short: 'Une capacité Horde',
      clause: `utiliser une capacité Horde encore inutilisée ${faction ? `d'un ${monsterOf(faction)} à vous` : "de l'un de vos monstres"}, en horde ou non`,
    }),
    lookAtTop: ({ n, take, pile = 'own' }) => {
      const top = `${n === 1 ? 'la première carte' : `les ${n} premières cartes`} ${pileOf(pile, 'votre')}`
      const back = n === 1 ? '' : " et les remettre dans l'ordre de votre choix"
      if (take === 0) return { short: `Regarder ${n}`, clause: `regarder ${top}${back}` }
      const some =
        n === 1 ? 'la prendre en main' : `en prendre ${take === 1 ? '1' : `jusqu'à ${take}`} en main`
      return {
        short: `Regarder ${n}, prendre ${take}`,
        clause: `regarder ${top} ; vous pouvez ${some} et remettre le reste dans l'ordre de votre choix`,
      }
    },
    discard: ({ n }) => ({ short: `Défausser ${n}`, clause: `défausser ${cards(n)} de votre main` }),
    pay: ({ cost: price, effects }, { clauses, shorts }) => ({
      short: `Payer ${cost(price)} : ${shorts(effects)}`,
      clause: `vous pouvez payer ${cost(price)} pour ${clauses(effects)}`,
    }),
    if: ({ when, effects }, { clauses, shorts }) => ({
      short: `${when === 'hordeThisTurn' ? 'Après une horde' : 'Après un sacrifice'} : ${shorts(effects)}`,
      clause: `${
        when === 'hordeThisTurn'
          ? 'si vous avez fait une action Horde ce tour'
          : 'si vous avez sacrifié une carte ce tour'
      }, ${clauses(effects)}`,
    }),
    revealTop: ({ factionMonster, otherwise, mayDiscard, pile = 'own' }, { clauses }) => {
      const gains = [
        ...(factionMonster.length > 0
          ? [` : ${clauses(factionMonster)} si c'est un monstre de faction`]
          : []),
        ...(otherwise.length > 0
          ? [`${factionMonster.length > 0 ? ',' : ' :'} ${clauses(otherwise)} sinon`]
          : []),
      ].join('')
      return {
        short: 'Révéler le dessus',
        clause: `révéler la première carte ${pileOf(pile, 'votre')}${gains}${mayDiscard ? ' ; vous pouvez ensuite la défausser' : ''}`,
      }
    },
  },
  conditions: {
    playMonster: ({ faction, maxCost, by }) => ({
      short: 'Monstre joué',
      clause: `${doer(by, 'jouez', 'joue')} un ${faction ? monsterOf(faction) : 'monstre'}${ofCost(maxCost)}`,
    }),
    horde: ({ by }) => ({ short: 'Action Horde', clause: `${doer(by, 'faites', 'fait')} une action Horde` }),
    buy: ({ by }) => ({ short: 'Carte achetée', clause: `${doer(by, 'achetez', 'achète')} une carte` }),
    keyword: ({ keyword, by }) => ({
      short: keywords[keyword],
      clause: `${doer(by, 'utilisez', 'utilise')} ${keywords[keyword]}`,
    }),
  },
  next: 'puis',
  armor: (n) => ({
    short: `${n} Armure`,
    full: `Tant qu'elle est en jeu, cette carte retranche ${n} des dégâts que vous recevez en un tour.`,
  }),
  resources: (pool) => ({
    short: parts(pool)
      .map((part) => `+${part}`)
      .join(', '),
    clause: `gagner ${amounts(pool)}`,
  }),
  paid: (price, { short, clause }) => ({
    short: `Payer ${cost(price)} : ${short}`,
    clause: `payer ${cost(price)}, puis ${clause}`,
  }),
  triggered: (on, limit, { short, clause }) => ({
    short: `${on.short} : ${short}`,
    full: `Chaque fois ${on.clause} : ${clause}, ${limit} fois par tour au plus.`,
  }),
  needs: (faction) => `Seulement avec un ${monsterOf(faction)} dans votre zone de jeu.`,
}
