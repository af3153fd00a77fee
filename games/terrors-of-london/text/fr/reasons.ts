/** French: what speaks for a hint. */
import { count, to } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien qui se compte, mais les parties d'essai se passent bien ensuite.",
  even: "rien qui se compte, mais les parties d'essai se passent un peu mieux",
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
