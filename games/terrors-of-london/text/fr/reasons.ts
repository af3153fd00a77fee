/** French: what speaks for a hint. */
import { de, to } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { coins } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien ne change qui puisse se compter ; joué jusqu'au bout, le résultat était bon.",
  even: "rien qui se compte ; joué jusqu'au bout, le résultat était un peu moins bon",
  plain: {
    links: { gain: 'laisse des monstres à lier', loss: 'des monstres à lier' },
    kept: { gain: 'garde quelque chose pour votre prochain tour', loss: 'ce qui reste au prochain tour' },
    relics: { gain: 'renforce vos Reliques et votre Armure', loss: 'des Reliques et une Armure plus fortes' },
    hand: { gain: 'vous laisse la meilleure main', loss: 'une meilleure main' },
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
      gain: 'promet des Hordes plus longues et plus de cartes',
      loss: 'des Hordes plus longues et plus de cartes',
    },
  },
  struck: (rival, by, left) => ({
    gain: `coûte ${by} Santé ${to(rival)}, à qui il en reste ${left}`,
    loss: `${by} Santé ${de(rival)}`,
  }),
  healed: (by) => ({ gain: `vous rend ${by} Santé`, loss: `${by} Santé` }),
  power: (by) => ({ gain: `apporte ${by} Pouvoir pour attaquer`, loss: `${by} Pouvoir` }),
  regeneration: (by) => ({ gain: `apporte ${by} Régénération`, loss: `${by} Régénération` }),
  coins: (by) => ({ gain: `apporte ${coins(by)} à dépenser`, loss: coins(by) }),
  race: { gain: 'fait de vous le plus rapide des deux', loss: 'un peu de votre avance dans la course' },
}
