/** French: the words of the game, each with what it means. */
import { terms } from '../../../kit/text/index.ts'
import type { Glossary } from '../en/glossary.ts'

export const headings: { readonly [Group in keyof Glossary]: string } = {
  spaces: 'Emplacements',
  colors: 'Couleurs',
  zones: 'Lieux et piles',
  tokens: 'Pièces, pions et jetons',
  actions: 'Actions',
  phases: 'Phases',
  powers: 'Pouvoirs',
  ideas: 'Autres mots',
}

export const glossary: Glossary = {
  spaces: terms({
    battlefield: [
      'Champ de Bataille',
      'La terreur y compte. La première tuile Rouge de la Manche pille le village, la première Bleue prend sa Pierre de Pouvoir.',
    ],
    fortification: [
      'Fortification',
      'La terreur y compte. La Nuit, vous pouvez payer pour laisser la tuile en place.',
    ],
    port: ['Port', "Une tuile déployée ici prend la cargaison de sa couleur. Sa terreur n'y compte pas."],
    portal: [
      'Portail',
      "Réservé aux tuiles Bleues. Y déployer une tuile permet d'utiliser un Démon. La terreur n'y compte pas.",
    ],
  }),
  colors: terms({
    blue: ['Bleu', 'Affaires occultes : ces tuiles prennent les Pierres de Pouvoir et invoquent les Démons.'],
    red: ['Rouge', 'Opérations de terrain : ces tuiles pillent les villages et se battent.'],
    yellow: ['Jaune', "Finances et logistique : ces tuiles rapportent de l'or et déplacent les autres."],
  }),
  zones: terms({
    screen: [
      'Paravent',
      "Les tuiles que vous pouvez déployer aujourd'hui. Vous seul les voyez ; leur nombre est public.",
    ],
    bag: ['Sac', 'Vos tuiles en sont piochées au hasard. Les nouvelles recrues y entrent.'],
    discard: [
      'Défausse',
      'Les tuiles utilisées, visibles de tous. Elles retournent dans le sac quand il est épuisé.',
    ],
    banished: ['Bannies', 'Les tuiles retirées définitivement de la partie.'],
    village: ['Village', 'Deux camps se le disputent. Terrifiez-le plus que votre adversaire.'],
    office: ['Bureau', "L'entreprise : les candidats y font la queue, les Démons y attendent."],
    queue: ['File de recrutement', 'Les tuiles à recruter. Les derniers emplacements ont un surcoût.'],
    frontSlot: [
      'On vous rappellera',
      "Le premier emplacement de la file : sa tuile s'en va la Nuit si personne ne la recrute.",
    ],
    queueDiscard: ['Candidats refusés', 'Les tuiles qui ont quitté la file sans être recrutées.'],
    marketBag: ['Sac Evil Corp', 'Les nouveaux candidats de la file en sont piochés au hasard.'],
    demons: ['Démons', 'Une tuile Bleue déployée sur un Portail peut en utiliser un qui est actif.'],
    purse: ["Réserve d'or", 'Or et or magique, visibles de tous. Une équipe en partage une seule.'],
  }),
  tokens: terms({
    gold: ['Or', 'Il paie tout. Ce qui reste est perdu la Nuit.'],
    magicGold: ['Or magique', 'Il paie tout, et se conserve la Nuit.'],
    cargo: [
      'Cargaison',
      "De l'or en attente dans un village : une pile pour les tuiles Jaunes, une pour les Rouges et les Bleues.",
    ],
    loot: [
      'Pillage',
      "La première tuile Rouge déployée sur un Champ de Bataille gagne autant d'or que sa terreur imprimée.",
    ],
    stone: [
      'Pierre de Pouvoir',
      "Son détenteur l'emporte en cas d'égalité sur la jauge de ce village la Nuit : un cran de conquête.",
    ],
    terror: ['Pion Terreur', 'Il montre qui terrifie le plus ce village, et de combien.'],
    conquest: ['Pion Conquête', 'Au centre de sa piste, il remporte le jeton Victoire du village.'],
    victory: ['Jeton Victoire', "Qui en a assez à la fin d'une Nuit gagne la partie."],
    firstPlayer: [
      'Premier Joueur',
      "Il commence le Jour. Le pion passe au joueur suivant ou à l'autre équipe la Nuit.",
    ],
  }),
  actions: terms({
    deploy: [
      'Déployer',
      'Placer une tuile de derrière votre paravent sur un emplacement libre de votre côté.',
    ],
    activate: ['Activer', "Utiliser le pouvoir activable d'une de vos tuiles, qui devient ensuite inactive."],
    recruit: ['Recruter', 'Payer une tuile de la file, qui va dans votre sac.'],
    pass: ['Passer', "Ne plus faire d'action aujourd'hui."],
  }),
  phases: terms({
    day: ['Jour', "Chacun fait une action à son tour, jusqu'à ce que tous aient passé."],
    night: ['Nuit', 'On lit les jauges, on défausse les tuiles, et chacun pioche à nouveau.'],
  }),
  powers: terms({
    deploy: [
      'Déploiement',
      "S'applique une fois, au déploiement de la tuile, avant l'effet de l'emplacement.",
    ],
    activate: ['Activation', "S'utilise avec l'action Activer, lors d'un tour suivant."],
    passive: ['Passif', 'Agit de lui-même tant que la tuile est active dans un village.'],
  }),
  ideas: terms({
    cost: [
      'Valeur de recrutement',
      'Ce que la tuile coûte dans la file, avant le surcoût de son emplacement.',
    ],
    terror: ['Terreur', 'Ce que la tuile ajoute à la jauge sur un Champ de Bataille ou une Fortification.'],
    inactive: ['Inactive', 'Une tuile sans pouvoirs ; sa terreur compte toujours.'],
    summoning: [
      "Valeur d'invocation",
      "La terreur de la tuile déployée sur le Portail plus son bonus d'invocation.",
    ],
    kill: ['Éliminer', "Envoyer une tuile d'un village dans la défausse de son propriétaire."],
    banish: ['Bannir', 'Retirer définitivement de la partie une de vos propres tuiles.'],
    recycle: ['Remettre dans le sac', 'Faire passer une tuile de votre défausse à votre sac.'],
    flip: ['Retourner', "Montrer l'autre face d'une tuile ou d'un Démon, active ou inactive."],
  }),
}
