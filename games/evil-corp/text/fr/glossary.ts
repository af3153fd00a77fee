/** French: the words of the game, each with what it means. */
import type { Glossary } from '../types.ts'

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
  spaces: {
    battlefield: {
      name: 'Champ de Bataille',
      help: 'La terreur y compte. La première tuile Rouge de la Manche pille le village, la première Bleue prend sa Pierre de Pouvoir.',
    },
    fortification: {
      name: 'Fortification',
      help: 'La terreur y compte. La Nuit, vous pouvez payer pour laisser la tuile en place.',
    },
    port: {
      name: 'Port',
      help: "Une tuile déployée ici prend la cargaison de sa couleur. Sa terreur n'y compte pas.",
    },
    portal: {
      name: 'Portail',
      help: "Réservé aux tuiles Bleues. Y déployer une tuile permet d'utiliser un Démon. La terreur n'y compte pas.",
    },
  },
  colors: {
    blue: {
      name: 'Bleu',
      help: 'Affaires occultes : ces tuiles prennent les Pierres de Pouvoir et invoquent les Démons.',
    },
    red: { name: 'Rouge', help: 'Opérations de terrain : ces tuiles pillent les villages et se battent.' },
    yellow: {
      name: 'Jaune',
      help: "Finances et logistique : ces tuiles rapportent de l'or et déplacent les autres.",
    },
  },
  zones: {
    screen: {
      name: 'Paravent',
      help: "Les tuiles que vous pouvez déployer aujourd'hui. Vous seul les voyez ; leur nombre est public.",
    },
    bag: { name: 'Sac', help: 'Vos tuiles en sont piochées au hasard. Les nouvelles recrues y entrent.' },
    discard: {
      name: 'Défausse',
      help: 'Les tuiles utilisées, visibles de tous. Elles retournent dans le sac quand il est épuisé.',
    },
    banished: { name: 'Bannies', help: 'Les tuiles retirées définitivement de la partie.' },
    village: { name: 'Village', help: 'Deux camps se le disputent. Terrifiez-le plus que votre adversaire.' },
    office: { name: 'Bureau', help: "L'entreprise : les candidats y font la queue, les Démons y attendent." },
    queue: {
      name: 'File de recrutement',
      help: 'Les tuiles à recruter. Les derniers emplacements ont un surcoût.',
    },
    frontSlot: {
      name: 'On vous rappellera',
      help: "Le premier emplacement de la file : sa tuile s'en va la Nuit si personne ne la recrute.",
    },
    queueDiscard: {
      name: 'Candidats refusés',
      help: 'Les tuiles qui ont quitté la file sans être recrutées.',
    },
    marketBag: {
      name: 'Sac Evil Corp',
      help: 'Les nouveaux candidats de la file en sont piochés au hasard.',
    },
    demons: {
      name: 'Démons',
      help: 'Une tuile Bleue déployée sur un Portail peut en utiliser un qui est actif.',
    },
    purse: {
      name: "Réserve d'or",
      help: 'Or et or magique, visibles de tous. Une équipe en partage une seule.',
    },
  },
  tokens: {
    gold: { name: 'Or', help: 'Il paie tout. Ce qui reste est perdu la Nuit.' },
    magicGold: { name: 'Or magique', help: 'Il paie tout, et se conserve la Nuit.' },
    cargo: {
      name: 'Cargaison',
      help: "De l'or en attente dans un village : une pile pour les tuiles Jaunes, une pour les Rouges et les Bleues.",
    },
    loot: {
      name: 'Pillage',
      help: "La première tuile Rouge déployée sur un Champ de Bataille gagne autant d'or que sa terreur imprimée.",
    },
    stone: {
      name: 'Pierre de Pouvoir',
      help: "Son détenteur l'emporte en cas d'égalité sur la jauge de ce village la Nuit : un cran de conquête.",
    },
    terror: { name: 'Pion Terreur', help: 'Il montre qui terrifie le plus ce village, et de combien.' },
    conquest: {
      name: 'Pion Conquête',
      help: 'Au centre de sa piste, il remporte le jeton Victoire du village.',
    },
    victory: { name: 'Jeton Victoire', help: "Qui en a assez à la fin d'une Nuit gagne la partie." },
    firstPlayer: {
      name: 'Premier Joueur',
      help: "Il commence le Jour. Le pion passe au joueur suivant ou à l'autre équipe la Nuit.",
    },
  },
  actions: {
    deploy: {
      name: 'Déployer',
      help: 'Placer une tuile de derrière votre paravent sur un emplacement libre de votre côté.',
    },
    activate: {
      name: 'Activer',
      help: "Utiliser le pouvoir activable d'une de vos tuiles, qui devient ensuite inactive.",
    },
    recruit: { name: 'Recruter', help: 'Payer une tuile de la file, qui va dans votre sac.' },
    pass: { name: 'Passer', help: "Ne plus faire d'action aujourd'hui." },
  },
  phases: {
    day: { name: 'Jour', help: "Chacun fait une action à son tour, jusqu'à ce que tous aient passé." },
    night: { name: 'Nuit', help: 'On lit les jauges, on défausse les tuiles, et chacun pioche à nouveau.' },
  },
  powers: {
    deploy: {
      name: 'Déploiement',
      help: "S'applique une fois, au déploiement de la tuile, avant l'effet de l'emplacement.",
    },
    activate: { name: 'Activation', help: "S'utilise avec l'action Activer, lors d'un tour suivant." },
    passive: { name: 'Passif', help: 'Agit de lui-même tant que la tuile est active dans un village.' },
  },
  ideas: {
    cost: {
      name: 'Valeur de recrutement',
      help: 'Ce que la tuile coûte dans la file, avant le surcoût de son emplacement.',
    },
    terror: {
      name: 'Terreur',
      help: 'Ce que la tuile ajoute à la jauge sur un Champ de Bataille ou une Fortification.',
    },
    inactive: { name: 'Inactive', help: 'Une tuile sans pouvoirs ; sa terreur compte toujours.' },
    summoning: {
      name: "Valeur d'invocation",
      help: "La terreur de la tuile déployée sur le Portail plus son bonus d'invocation.",
    },
    kill: { name: 'Éliminer', help: "Envoyer une tuile d'un village dans la défausse de son propriétaire." },
    banish: { name: 'Bannir', help: 'Retirer définitivement de la partie une de vos propres tuiles.' },
    recycle: { name: 'Remettre dans le sac', help: 'Faire passer une tuile de votre défausse à votre sac.' },
    flip: { name: 'Retourner', help: "Montrer l'autre face d'une tuile ou d'un Démon, active ou inactive." },
  },
}
