/** French: what powers do, from their data. */
import type { Options } from '../../state.ts'
import type { PowerWords } from '../powers.ts'
import { demons, gold, tiles } from './words.ts'

const COLORS = { blue: 'Bleues', red: 'Rouges', yellow: 'Jaunes' } as const
const COLOR = { blue: 'Bleu', red: 'Rouge', yellow: 'Jaune' } as const

/** "1 de vos tuiles", "jusqu'à 2 de vos tuiles", "2 de vos tuiles". */
function ownTiles(n: number, options: Options): string {
  return `${upTo(n, options)} de vos tuiles`
}

function upTo(n: number, { ownCountIsMaximum }: Options): string {
  return n > 1 && ownCountIsMaximum ? `jusqu'à ${n}` : `${n}`
}

const effects: PowerWords['effects'] = {
  gainGold: ({ n }) => ({ short: `+${gold(n)}`, clause: `gagner ${gold(n)}` }),
  payGoldOrCannotDeploy: ({ n }) => ({
    short: `Payer ${n}`,
    clause: `payer ${gold(n)}, faute de quoi cette tuile ne peut pas être déployée`,
  }),
  moveOwn: ({ n }, options) => ({
    short: `Déplacer ${n}`,
    clause: `déplacer ${ownTiles(n, options)} vers ${n === 1 ? 'un autre emplacement libre' : "d'autres emplacements libres"} de votre côté`,
  }),
  moveSelf: () => ({
    short: 'Se déplace',
    clause: 'déplacer cette tuile vers un autre emplacement libre de votre côté',
  }),
  draw: ({ n }) => ({ short: `Piocher ${n}`, clause: `piocher ${tiles(n)} dans votre sac` }),
  discardFromScreen: ({ n }) => ({
    short: `Défausser ${n}`,
    clause: `défausser ${tiles(n)} de derrière votre paravent`,
  }),
  recycle: ({ n }, options) => ({
    short: `Défausse vers sac : ${n}`,
    clause: `remettre ${upTo(n, options)} ${n === 1 ? 'tuile' : 'tuiles'} de votre défausse dans votre sac`,
  }),
  banishOwn: ({ n }, options) => ({
    short: `Bannir ${n}`,
    clause: `bannir ${ownTiles(n, options)}, derrière votre paravent, dans votre défausse ou sur les plateaux`,
  }),
  discardSelf: () => ({ short: 'Se défausse', clause: 'défausser cette tuile' }),
  kill: ({ maxTerror }, { killUsesCurrentTerror }) => ({
    short: `Éliminer ≤ ${maxTerror}`,
    clause: `éliminer une tuile de terreur ${killUsesCurrentTerror ? '' : 'imprimée '}${maxTerror}${maxTerror > 0 ? ' ou moins' : ''}`,
  }),
  opponentReveal: ({ n }) => ({
    short: `L'adversaire révèle ${n}`,
    clause: `choisir un adversaire, qui montre à tous ${tiles(n)} de derrière son paravent`,
  }),
  flipDemon: ({ n }, { flipDemonDirection }) => {
    if (flipDemonDirection === 'reactivateOnly') {
      return { short: `Réveiller ${demons(n)}`, clause: `réactiver ${demons(n)}` }
    }
    const face = n === 1 ? 'sur sa face active ou inactive' : 'sur leur face active ou inactive'
    return { short: `Retourner ${demons(n)}`, clause: `retourner ${demons(n)} ${face}` }
  },
  flipEnemyMonster: ({ n }) => ({
    short: `Retourner ${n === 1 ? '1 tuile adverse' : `${n} tuiles adverses`}`,
    clause:
      n === 1
        ? 'retourner 1 tuile active adverse, qui devient inactive'
        : `retourner ${n} tuiles actives adverses, qui deviennent inactives`,
  }),
  opponentDraw: ({ n }) => ({
    short: `L'adversaire pioche ${n}`,
    clause: `choisir un adversaire, qui pioche ${tiles(n)}`,
  }),
  opponentDiscard: ({ n }) => ({
    short: `L'adversaire défausse ${n}`,
    clause: `choisir un adversaire, qui défausse ${tiles(n)} de derrière son paravent`,
  }),
  recruit: ({ to }, { surchargeOnPowerRecruit }) => {
    const price = surchargeOnPowerRecruit ? 'à son prix' : 'à sa valeur de recrutement, sans surcoût'
    return {
      short: to === 'bag' ? 'Recruter 1' : 'Recruter 1 derrière le paravent',
      clause: `recruter 1 tuile de la file ${price}, ${to === 'bag' ? 'dans votre sac' : 'directement derrière votre paravent'}`,
    }
  },
  copyQueueActivatable: () => ({
    short: 'Copier la file',
    clause: "utiliser le pouvoir activable d'une tuile de la file comme si cette tuile l'avait",
  }),
}

const passives: PowerWords['passives'] = {
  summonBonus: ({ n }, { summonBonusScope }) => ({
    short: `Invocation +${n}`,
    full:
      summonBonusScope === 'summoningTileOnly'
        ? `Ajoute ${n} à sa valeur d'invocation quand on la déploie sur un Portail Démoniaque.`
        : `Ajoute ${n} à la valeur d'invocation de vos tuiles déployées sur un Portail Démoniaque.`,
  }),
  terrorBoost: ({ color }, { terrorBoostReach }) => ({
    short: `${COLOR[color]} +1`,
    full: `Vos tuiles ${COLORS[color]} sur les Champs de Bataille${terrorBoostReach === 'sameBoard' ? ' de ce village' : ''} ont 1 de terreur en plus.`,
  }),
  aloneTerror: ({ value }, { aloneScope }) => ({
    short: `Seul : ${value}`,
    full:
      aloneScope === 'ownSide'
        ? `A ${value} de terreur tant qu'aucune autre de vos tuiles n'est sur un Champ de Bataille de son village.`
        : `A ${value} de terreur tant qu'aucune autre tuile n'est sur un Champ de Bataille de son village.`,
  }),
  noFortification: () => ({
    short: 'Sans Fortification',
    full: 'Ne peut pas être placée sur une Fortification.',
  }),
  protectBattlefield: (_, { protectStopsOwnPowers }) => ({
    short: 'Garde du corps',
    full: protectStopsOwnPowers
      ? 'Aucun pouvoir, même les vôtres, ne peut cibler vos tuiles sur les Champs de Bataille de son village.'
      : 'Les pouvoirs adverses ne peuvent pas cibler vos tuiles sur les Champs de Bataille de son village.',
  }),
  freeUpkeep: ({ n }) => ({
    short: n === 1 ? '1 tuile reste sans payer' : `${n} tuiles restent sans payer`,
    full:
      n === 1
        ? 'La Nuit, 1 de vos tuiles en Fortification peut rester gratuitement.'
        : `La Nuit, jusqu'à ${n} de vos tuiles en Fortification peuvent rester gratuitement.`,
  }),
}

export const powers: Omit<PowerWords, 'sorts'> = {
  effects,
  passives,
  next: 'puis',
  pay: (n) => ({ short: `Payer ${n}`, clause: `payer ${gold(n)}` }),
  payAt: (n, value) => ({
    short: `Payer ${n}`,
    clause: `payer ${gold(n)} quand votre valeur d'invocation vaut exactement ${value}`,
  }),
}
