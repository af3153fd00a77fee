/** French: what speaks for a hint. */
import { count, de, even, to, who } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { gold, purse, village } from './words.ts'

const steps = (n: number) => count(n, 'cran de Conquête', 'crans de Conquête')

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien ne change qui ait un nom, mais les parties d'essai se passent bien ensuite.",
  even,
  deeds: {
    passWith: (n) => `garde ${gold(n)}, de quoi payer des tuiles en Fortification cette Nuit`,
    pass: 'laisse tout en place pour la Nuit',
    power: (text) => `fait servir un pouvoir : ${text}`,
    recruit: (tile, powers) => `ajoute ${tile} à votre sac${powers ? ` (${powers})` : ''}`,
    flip: (tile) => `prive ${tile} de ses pouvoirs`,
    demon: (demon, isActive) =>
      isActive
        ? `empêche tout le monde d'invoquer ${demon} jusqu'à la Nuit`
        : `permet d'invoquer encore ${demon} aujourd'hui`,
    keepNone: "envoie ces tuiles dans votre défausse, d'où elles reviendront avec leurs pouvoirs",
    keep: (n) => `laisse ${n < 2 ? 'une tuile' : `${n} tuiles`} en place pour le Jour suivant`,
    draws: (one, than) =>
      than === 'fewer'
        ? 'équilibre les mains de votre équipe'
        : than === 'equal'
          ? 'revient au même : les deux mains sont aussi grandes'
          : `${one.you ? 'vous donne' : `donne ${to(one.name)}`} une tuile de plus à choisir`,
    reveal: (one, n) => `montre à tous ${n < 2 ? 'une tuile' : `${n} tuiles`} ${de(who(one))}`,
    stopped: {
      banish: 'garde toutes vos autres tuiles en jeu',
      'move-which': 'laisse vos autres tuiles où elles sont',
      recycle: "garde votre sac aussi petit qu'il est",
      'flip-demon': 'laisse les Démons comme ils sont',
      summon: 'laisse les Démons pour un autre tour',
      'power-recruit': 'garde votre sac tel quel, et votre or',
      kill: 'épargne vos propres tuiles',
    },
  },
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
  unsureLoss: {
    token: 'un jeton Victoire plus proche',
    village: 'une meilleure position dans les villages',
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
