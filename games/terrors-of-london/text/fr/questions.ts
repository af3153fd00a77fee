/** French: what is asked, to the player who is asked and about that player to the others. */
import type { Seat } from '@duskhall/kernel'
import { factionName, isFatal, newRelic } from '../facts.ts'
import type { Asking, AskTexts, QuestionTexts } from '../pack.ts'
import { amounts, cards, cost, factions, monsterOf } from './words.ts'

/** The same line under both forms. */
function ask(you: string, theirs: string, why: string): AskTexts {
  return { you: { text: you, why }, they: { text: theirs, why } }
}

/** What the active player can still spend and play. */
function means(c: Asking, seat: Seat): string {
  const hand = c.s.players[seat]?.hand.length ?? 0
  const pool = amounts(c.s.pool)
  return `${hand === 0 ? 'Aucune carte' : cards(hand)} en main, ${pool || 'rien'} dans la Réserve.`
}

const orDecline = (c: Asking) => (c.s.options.keywordsOptional ? ', ou renoncez' : '')
const toGo = (left: number) => (left > 1 ? ` Encore ${left}.` : '')

export const questions: QuestionTexts = {
  faction: (_, c) =>
    ask(
      'Choisissez votre faction.',
      `${c.seat(c.asked)} choisit une faction.`,
      'Chaque faction a son Overlord, et deux joueurs ne dirigent pas la même.',
    ),
  choose: (q, c) => {
    const faction = factions[factionName(q.faction) ?? 'undead'].name
    return ask(
      `Choisissez votre Overlord parmi les ${faction}.`,
      `${c.seat(c.asked)} choisit un Overlord parmi les ${faction}.`,
      "L'Overlord apporte sa Santé, sa capacité et ses cartes Influence.",
    )
  },
  influence: (q, c) =>
    ask(
      `Choisissez une carte Influence pour votre paquet de départ.${toGo(q.left)}`,
      `${c.seat(c.asked)} choisit une carte Influence pour le paquet de départ.`,
      'Une carte Influence agit quand un monstre de la faction de son Overlord est en jeu.',
    ),
  action: (_, c) => ({
    you: {
      text: 'Jouez, achetez, attaquez, liez des monstres, ou passez le tour.',
      why: means(c, c.asked),
    },
    they: { text: `${c.seat(c.asked)} fait une action.`, why: means(c, c.asked) },
  }),
  claim: (q, c) =>
    ask(
      `Où va ${c.card(q.card)} ?`,
      `${c.seat(c.asked)} décide où va ${c.card(q.card)}.`,
      'Une carte avec REVENDIQUER peut aller sur le dessus de la pioche, et y sera piochée en premier.',
    ),
  replace: (q, c) => {
    const relic = newRelic(q)
    const name = relic === null ? 'une nouvelle Relique' : c.card(relic)
    return ask(
      `Zone de Reliques pleine : laquelle quitte le jeu pour ${name} ?`,
      `${c.seat(c.asked)} choisit une Relique à retirer du jeu pour ${name}.`,
      "Une Zone de Reliques en contient 3. En retirer une ainsi n'est pas SACRIFIER et ne rapporte rien.",
    )
  },
  'horde-ability': (_, c) =>
    ask(
      'Utilisez une capacité Horde de cette horde, ou aucune.',
      `${c.seat(c.asked)} peut utiliser une capacité Horde.`,
      'Chaque capacité Horde sert une fois par tour ; un autre lien en permettra une autre.',
    ),
  'activate-horde': (q, c) => {
    const faction = factionName(q.faction)
    const monster = faction ? monsterOf(faction) : 'monstre'
    return ask(
      `Utilisez une capacité Horde d'un ${monster} que vous avez en jeu.`,
      `${c.seat(c.asked)} utilise une capacité Horde d'un ${monster}.`,
      "Le monstre n'a pas besoin d'être dans une horde. Chaque capacité Horde sert une fois par tour.",
    )
  },
  command: (_, c) =>
    ask(
      `COMMANDER : choisissez un monstre de votre défausse à prendre en main${orDecline(c)}.`,
      `${c.seat(c.asked)} choisit un monstre de la défausse à prendre en main.`,
      'Il doit coûter 3 ou moins, et peut être joué ce tour.',
    ),
  curse: (_, c) =>
    ask(
      'MAUDIRE vous frappe : perdez 2 Santé, ou défaussez une carte.',
      `MAUDIRE frappe ${c.seat(c.asked)} : 2 Santé ou une carte.`,
      isFatal(c.s, c.asked, 2)
        ? "Perdre 2 Santé mettrait fin à la partie. L'Armure n'y change rien."
        : "L'Armure n'aide pas contre MAUDIRE.",
    ),
  destroy: (_, c) =>
    ask(
      `DÉTRUIRE : choisissez une carte en jeu ou dans la Rue${orDecline(c)}.`,
      `${c.seat(c.asked)} choisit une carte à détruire.`,
      'Une carte en jeu va dans la défausse de son propriétaire ; une carte de la Rue quitte le jeu.',
    ),
  rage: (_, c) =>
    ask(
      'FUREUR : choisissez votre gain.',
      `${c.seat(c.asked)} choisit un gain pour FUREUR.`,
      "Tout l'un ou tout l'autre ; il va dans la Réserve.",
    ),
  sacrifice: (q, c) => {
    const where = q.discardToo ? 'en jeu ou de votre défausse' : 'en jeu'
    return {
      you: {
        text: `SACRIFIER : choisissez l'une de vos cartes ${where}${orDecline(c)}.`,
        why: 'Elle quitte le jeu pour de bon ; un paquet plus mince fait revenir plus tôt ses meilleures cartes.',
      },
      they: {
        text: `${c.seat(c.asked)} choisit une carte à sacrifier.`,
        why: 'Elle quitte le jeu pour de bon.',
      },
    }
  },
  'give-haunt': (_, c) =>
    ask(
      "Choisissez l'un de vos monstres pour un jeton HANTER.",
      `${c.seat(c.asked)} choisit un monstre pour un jeton HANTER.`,
      'Il reste au Nettoyage et peut servir encore une fois au tour suivant.',
    ),
  discard: (q, c) =>
    ask(
      `Choisissez une carte de votre main à défausser.${toGo(q.left)}`,
      `${c.seat(c.asked)} défausse ${cards(q.left)}.`,
      'Les cartes défaussées sont visibles des deux joueurs.',
    ),
  pay: (q, c) => {
    const fatal = isFatal(c.s, c.asked, q.cost.health ?? 0)
    return ask(
      `Payer ${cost(q.cost)} pour ${c.list(q.list, q.source)} ?`,
      `${c.seat(c.asked)} peut payer ${cost(q.cost)} pour ${c.list(q.list, q.source)}.`,
      fatal ? 'Ce serait la dernière Santé, et la fin de la partie.' : "Il est permis d'y renoncer.",
    )
  },
  take: (q, c) =>
    ask(
      `${q.count === 1 ? 'Prenez en main cette carte' : `Choisissez l'une de ces ${cards(q.count)} pour votre main`}, ou n'en prenez pas.${toGo(q.left)}`,
      `${c.seat(c.asked)} regarde ${cards(q.count)} sur le dessus de la pioche.`,
      'Seul le joueur qui regarde les voit. Les autres reviennent sur le dessus.',
    ),
  'put-back': (q, c) =>
    ask(
      q.placed === 0
        ? 'Remettez les cartes : choisissez celle du dessus.'
        : 'Remettez les cartes : choisissez la suivante.',
      `${c.seat(c.asked)} remet des cartes sur le dessus de la pioche.`,
      'Elles seront piochées dans cet ordre.',
    ),
  'keep-top': (_, c) => {
    const top = c.card(c.s.players[c.asked]?.draw.at(-1) ?? -1)
    return ask(
      `Défausser ${top}, ou laisser la carte sur le dessus de votre pioche ?`,
      `${c.seat(c.asked)} peut défausser ${top} du dessus de la pioche.`,
      "Les deux joueurs l'ont vue.",
    )
  },
}
