/** French: what speaks for a hint. */
import { count } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { purse, village } from './words.ts'

const steps = (n: number) => count(n, 'cran de Conquête', 'crans de Conquête')

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien qui se compte, mais les parties d'essai se passent bien ensuite.",
  even: "rien qui se compte, mais les parties d'essai se passent un peu mieux",
  plain: {
    powers: { gain: 'vous laisse plus de pouvoirs à activer', loss: 'un pouvoir à activer' },
    hand: { gain: 'vous laisse une meilleure main à déployer', loss: 'une meilleure main à déployer' },
    room: {
      gain: 'tire un meilleur parti de vos emplacements',
      loss: 'un meilleur usage de vos emplacements',
    },
    frightening: { gain: 'rend votre sac plus terrifiant', loss: 'un sac plus terrifiant' },
    useful: {
      gain: 'apporte à votre sac des pouvoirs plus utiles',
      loss: 'des pouvoirs plus utiles dans votre sac',
    },
  },
  unsure: {
    token: 'rapproche un jeton Victoire',
    village: 'améliore votre position dans les villages',
  },
  gain: {
    token: (at) => `remporterait le jeton Victoire du ${village(at)} si la Nuit tombait`,
    steps: (at, n) => `apporterait ${steps(n)} dans le ${village(at)} si la Nuit tombait`,
    lead: (at, lead) =>
      lead > 0
        ? `vous donne ${lead} d'avance dans le ${village(at)}`
        : lead === 0
          ? `vous ramène à égalité dans le ${village(at)}`
          : `ne vous laisse que ${-lead} de retard dans le ${village(at)}`,
    purse: (gold, magicGold) => `rapporte ${purse(gold, magicGold)}`,
  },
  loss: {
    token: (at) => `le jeton Victoire du ${village(at)} cette Nuit`,
    steps: (at, n) => `${steps(n)} dans le ${village(at)} cette Nuit`,
    lead: (at, lead, before) => `${lead - before} de terreur sur la jauge du ${village(at)}`,
    purse,
  },
}
