/** French: what is asked, to the player who is asked and about that player to the others. */
import { either } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { amounts, cards, cost, factions, monsterOf, pileOf } from './words.ts'

/** What the active player can still spend and play. */
function means(hand: number, resources: readonly number[]): string {
  const pool = amounts(resources)
  return `${hand === 0 ? 'Aucune carte' : cards(hand)} en main, ${pool || 'rien'} dans la Réserve.`
}

const orDecline = (isOptional: boolean) => (isOptional ? ', ou renoncez' : '')
const toGo = (left: number) => (left > 1 ? ` ${left} à choisir, celle-ci comprise.` : '')

const ACTIONS = {
  play: 'jouez',
  buy: 'achetez',
  attack: 'attaquez',
  heal: 'soignez-vous',
  link: 'formez ou agrandissez une horde',
  use: 'utilisez des Reliques ou votre Overlord',
  convert: 'convertissez',
  pass: 'passez le tour',
} as const

export const questions: QuestionTexts = {
  faction: (_, they) =>
    ask(
      'Choisissez votre faction.',
      `${they} choisit une faction.`,
      'Chaque faction a son Overlord, et deux joueurs ne dirigent pas la même.',
    ),
  choose: (q, they) => {
    const faction = factions[q.faction].name
    return ask(
      `Choisissez votre Overlord parmi les ${faction}.`,
      `${they} choisit un Overlord parmi les ${faction}.`,
      "L'Overlord apporte sa Santé, sa capacité et ses cartes Influence.",
    )
  },
  influence: (q, they) =>
    ask(
      `Choisissez une carte Influence pour votre pioche de départ.${toGo(q.left)}`,
      `${they} choisit une carte Influence pour la pioche de départ.`,
      'Une carte Influence agit quand la faction de son Overlord a un monstre en jeu.',
    ),
  action: ({ can, hand, pool }, they) => ({
    you: {
      text: `${capital(either(can.map((action) => ACTIONS[action])))}.`,
      why: means(hand, pool),
    },
    they: { text: `${they} fait une action.`, why: means(hand, pool) },
  }),
  claim: (q, they) =>
    ask(
      `Où va ${q.card} ?`,
      `${they} décide où va ${q.card}.`,
      'Une carte avec REVENDIQUER peut aller sur le dessus de la pioche, et y sera piochée en premier.',
    ),
  replace: ({ card = 'une nouvelle Relique' }, they) =>
    ask(
      `Zone de Reliques pleine : laquelle quitte le jeu pour ${card} ?`,
      `${they} choisit une Relique à retirer du jeu pour ${card}.`,
      "Une Zone de Reliques en contient 3. En retirer une ainsi n'est pas SACRIFIER et ne rapporte rien.",
    ),
  'horde-ability': (_, they) =>
    ask(
      'Utilisez une capacité Horde de cette horde, ou aucune.',
      `${they} peut utiliser une capacité Horde.`,
      'Chaque capacité Horde sert une fois par tour ; agrandir une horde en permettra une autre.',
    ),
  'activate-horde': (q, they) => {
    const monster = q.faction ? monsterOf(q.faction) : 'monstre'
    return ask(
      `Utilisez une capacité Horde d'un ${monster} que vous avez en jeu.`,
      `${they} utilise une capacité Horde d'un ${monster}.`,
      "Le monstre n'a pas besoin d'être dans une horde. Chaque capacité Horde sert une fois par tour.",
    )
  },
  command: (q, they) =>
    ask(
      `COMMANDER : choisissez un monstre de votre défausse à prendre en main${orDecline(q.isOptional)}.`,
      `${they} choisit un monstre de la défausse à prendre en main.`,
      'Il doit coûter 3 ou moins, et peut être joué ce tour.',
    ),
  curse: (q, they) =>
    ask(
      'MAUDIRE vous frappe : perdez 2 Santé, ou défaussez une carte.',
      `MAUDIRE frappe ${they} : 2 Santé ou une carte.`,
      q.isFatal
        ? "Perdre 2 Santé mettrait fin à la partie. L'Armure n'y change rien."
        : "L'Armure n'aide pas contre MAUDIRE.",
    ),
  destroy: (q, they) =>
    ask(
      `DÉTRUIRE : choisissez une carte en jeu ou dans la Rue${orDecline(q.isOptional)}.`,
      `${they} choisit une carte à détruire.`,
      'Une carte en jeu va dans la défausse de son propriétaire ; une carte de la Rue quitte le jeu.',
    ),
  rage: (_, they) =>
    ask(
      'FUREUR : choisissez votre gain.',
      `${they} choisit un gain pour FUREUR.`,
      "L'un ou l'autre, jamais un peu des deux ; le gain va dans la Réserve.",
    ),
  sacrifice: (q, they) => {
    const where = q.discardToo ? 'en jeu ou de votre défausse' : 'en jeu'
    return {
      you: {
        text: `SACRIFIER : choisissez l'une de vos cartes ${where}${orDecline(q.isOptional)}.`,
        why: 'Elle quitte le jeu pour de bon ; une pioche plus mince fait revenir plus tôt ses meilleures cartes.',
      },
      they: {
        text: `${they} choisit une carte à sacrifier.`,
        why: 'Elle quitte le jeu pour de bon.',
      },
    }
  },
  'give-haunt': (_, they) =>
    ask(
      "Choisissez l'un de vos monstres pour un jeton HANTER.",
      `${they} choisit un monstre pour un jeton HANTER.`,
      'Il reste au Nettoyage et peut servir encore une fois au tour suivant.',
    ),
  discard: (q, they) =>
    ask(
      `Choisissez une carte de votre main à défausser.${toGo(q.left)}`,
      `${they} défausse ${cards(q.left)}.`,
      'Les cartes défaussées sont visibles des deux joueurs.',
    ),
  pay: (q, they) =>
    ask(
      `Payer ${cost(q.cost)} pour ${q.effect} ?`,
      `${they} peut payer ${cost(q.cost)} pour ${q.effect}.`,
      q.isFatal ? 'Ce serait la dernière Santé, et la fin de la partie.' : "Il est permis d'y renoncer.",
    ),
  take: (q, they) =>
    ask(
      `${q.count === 1 ? 'Prenez en main cette carte' : `Choisissez l'une de ces ${cards(q.count)} pour votre main`}, ou n'en prenez pas.${toGo(q.left)}`,
      `${they} regarde ${cards(q.count)} sur le dessus ${pileOf(q.pile, 'la')}.`,
      'Seul le joueur qui regarde les voit. Les autres reviennent sur le dessus.',
    ),
  'put-back': (q, they) =>
    ask(
      q.placed === 0
        ? 'Remettez les cartes : choisissez celle du dessus.'
        : 'Remettez les cartes : choisissez la suivante.',
      `${they} remet des cartes sur le dessus ${pileOf(q.pile, 'la')}.`,
      'Elles seront piochées dans cet ordre.',
    ),
  'keep-top': ({ card, pile }, they) =>
    ask(
      `Défausser ${card}, ou laisser la carte sur le dessus ${pileOf(pile, 'votre')} ?`,
      `${they} peut défausser ${card} du dessus ${pileOf(pile, 'la')}.`,
      "Les deux joueurs l'ont vue.",
    ),
}
