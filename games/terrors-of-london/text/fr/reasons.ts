/** French: what speaks for a hint. */
import { count, even, list, to } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { amounts, coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien ne change qui ait un nom, mais les parties d'essai se passent bien ensuite.",
  even,
  deeds: {
    faction: (overlords) =>
      `vous fait diriger ${list(overlords.map(({ name, health, action }) => `${name} (${health} Santé${action ? ` ; ${action}` : ''})`))}`,
    influence: "revient souvent : c'est l'une de vos dix cartes du début",
    curseCard: 'vous coûte une carte de la main, et aucune Santé',
    curseHealth: 'vous coûte de la Santé, et aucune carte de la main',
    play: 'est gratuit, et avec deux cartes en main on ne peut pas encore passer',
    playLast: 'est gratuit, et votre dernière carte retournerait sur votre pioche',
    pass: (pool) =>
      amounts(pool)
        ? `termine votre tour et renonce à ${amounts(pool)} de votre réserve`
        : 'termine votre tour sans rien laisser dans votre réserve',
    destroyStreet: (rival) => `en prive ${rival}, et une autre carte arrive dans la Rue`,
    destroyOwn: "met une de vos cartes dans votre défausse, d'où elle reviendra",
    destroyOther: 'retire une carte de la zone de jeu adverse',
    onceATurn: "n'est possible qu'une fois par tour, et perdu sinon",
    haunt: 'utilise une carte encore une fois avant que son jeton soit retourné',
    link: 'forme une horde, dont les capacités peuvent alors servir',
    discardTop: 'amène une autre carte sur le dessus de la pioche',
    keepTop: 'garde sur le dessus une carte connue',
    convert: 'change ce que vous avez en trop en ce qui peut servir',
    declined: {
      'horde-ability': 'laisse toutes les cartes comme elles sont',
      command: "laisse votre défausse telle qu'elle est",
      destroy: 'laisse toutes les cartes où elles sont',
      sacrifice: 'garde toutes vos cartes',
      pay: 'garde ce que cela coûterait',
      take: "laisse votre main telle qu'elle est",
      'keep-top': 'garde sur le dessus une carte connue',
    },
  },
  plain: {
    links: { gain: 'laisse de quoi former une horde', loss: 'de quoi former une horde' },
    kept: { gain: 'garde quelque chose pour votre prochain tour', loss: 'ce qui reste au prochain tour' },
    relics: { gain: 'renforce vos Reliques et votre Armure', loss: 'des Reliques et une Armure plus fortes' },
    hand: { gain: 'vous laisse une meilleure main', loss: 'une meilleure main' },
    next: { gain: 'renforce votre prochaine main', loss: 'une prochaine main plus forte' },
    deckCoins: {
      gain: 'apporte plus de Pièces à vos mains à venir',
      loss: 'plus de Pièces dans vos mains à venir',
    },
    deckPower: {
      gain: 'apporte plus de Pouvoir à vos mains à venir',
      loss: 'plus de Pouvoir dans vos mains à venir',
    },
    deckHealth: {
      gain: 'donne à vos cartes de quoi vous garder en vie',
      loss: 'des cartes qui vous gardent en vie',
    },
    deckClean: {
      gain: 'fait venir moins souvent les cartes faibles',
      loss: 'moins de cartes faibles',
    },
    deckHordes: {
      gain: 'promet des hordes plus longues et plus de cartes',
      loss: 'des hordes plus longues et plus de cartes',
    },
  },
  struck: (rival, by, left) => ({
    gain: `retire ${by} Santé ${to(rival)}, à qui il en reste ${left}`,
    loss: `${count(by, 'dégât', 'dégâts')} ${to(rival)}`,
  }),
  healed: (by) => ({ gain: `vous rend ${by} Santé`, loss: `${by} Santé` }),
  power: (by) => ({ gain: `apporte ${by} Pouvoir pour attaquer`, loss: `${by} Pouvoir` }),
  regeneration: (by) => ({ gain: `apporte ${by} Régénération`, loss: `${by} Régénération` }),
  coins: (by) => ({ gain: `apporte ${coins(by)} à dépenser`, loss: coins(by) }),
  race: { gain: 'vous fait gagner du terrain dans la course', loss: 'du terrain dans la course' },
}
