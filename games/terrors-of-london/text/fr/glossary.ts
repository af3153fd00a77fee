/** French: the words of the game, each with what it means. */
import type { Glossary } from '../types.ts'

export const headings: { readonly [Group in keyof Glossary]: string } = {
  resources: 'Ressources',
  zones: 'Lieux et piles',
  tokens: 'Jetons',
  actions: 'Actions',
  phases: 'Phases',
  abilities: 'Capacités',
  ideas: 'Autres mots',
}

export const glossary: Glossary = {
  resources: {
    coin: { name: 'Pièces', help: 'Paient les cartes. Ce qui reste est perdu à la fin de votre tour.' },
    power: { name: 'Pouvoir', help: "Chaque Pouvoir dépensé cause 1 dégât à l'Overlord adverse." },
    regeneration: {
      name: 'Régénération',
      help: 'Chaque Régénération dépensée rend 1 Santé à votre Overlord.',
    },
  },
  zones: {
    hand: {
      name: 'Main',
      help: 'Les cartes que vous pouvez jouer ce tour. Vous seul les voyez, tous voient leur nombre.',
    },
    draw: { name: 'Pioche', help: 'Face cachée. Quand elle est vide, la défausse est mélangée.' },
    discard: {
      name: 'Défausse',
      help: 'Visible des deux joueurs ; ce que vous achetez et avez joué y va.',
    },
    area: { name: 'Zone de jeu', help: "Les cartes qu'un joueur a en jeu." },
    horde: {
      name: 'Horde',
      help: 'Des monstres reliés en ligne. Chaque lien permet une capacité Horde.',
    },
    relics: {
      name: 'Zone de Reliques',
      help: "De la place pour 3 Reliques, qui restent d'un tour à l'autre.",
    },
    street: {
      name: 'Rue',
      help: 'Les cartes en vente. Une place vide est aussitôt comblée par le Marché.',
    },
    market: { name: 'Marché', help: 'La pile face cachée qui complète la Rue.' },
    acolytes: { name: 'Acolytes', help: 'Une pile face cachée de monstres en vente, tous au même prix.' },
    removed: { name: 'Retirées du jeu', help: 'Les cartes parties pour de bon.' },
    pool: {
      name: 'Réserve',
      help: "Pièces, Pouvoir et Régénération que le joueur actif n'a pas dépensés.",
    },
  },
  tokens: {
    haunt: { name: 'Jeton HANTER', help: 'Son monstre reste en jeu au prochain Nettoyage.' },
    dismissed: {
      name: 'Congédié',
      help: "L'autre face d'un jeton HANTER : son monstre part au prochain Nettoyage.",
    },
    unite: { name: 'Jeton UNIR', help: 'Une carte de plus à la prochaine phase de Pioche de son détenteur.' },
    firstPlayer: { name: 'Premier joueur', help: 'A joué le premier tour de la partie.' },
  },
  actions: {
    play: { name: 'Jouer une carte', help: 'Mettre en jeu une carte de votre main, gratuitement.' },
    buy: { name: 'Acheter', help: 'Payer en Pièces une carte de la Rue ou un Acolyte.' },
    attack: { name: 'Attaquer', help: "Dépenser du Pouvoir pour blesser l'Overlord adverse." },
    horde: {
      name: 'Horde',
      help: 'Relier deux monstres, ou en ajouter un à une horde, et utiliser une capacité Horde.',
    },
    relic: { name: 'Relique', help: "Utiliser l'une de vos Reliques, chacune une fois par tour." },
    overlord: { name: 'Overlord', help: 'Utiliser la capacité de votre Overlord, une fois par tour.' },
    haunt: { name: 'HANTER', help: 'Utiliser encore un monstre resté depuis votre tour précédent.' },
    pass: { name: 'Passer', help: "Finir votre phase d'Action, avec une carte en main au plus." },
    heal: { name: 'Soigner', help: 'Dépenser de la Régénération pour rendre de la Santé à votre Overlord.' },
    convert: {
      name: 'Convertir',
      help: 'Échanger une ressource contre une autre quand une capacité le permet.',
    },
  },
  phases: {
    action: {
      name: "Phase d'Action",
      help: "Toutes les actions que l'on veut, dans tout ordre, puis passer.",
    },
    cleanup: {
      name: 'Phase de Nettoyage',
      help: 'Les cartes en jeu sont défaussées et la Réserve est vidée.',
    },
    draw: { name: 'Phase de Pioche', help: 'Piocher 5 cartes, et une de plus par jeton UNIR.' },
  },
  abilities: {
    armor: { name: 'Armure', help: 'Se retranche des dégâts que son joueur reçoit en un tour.' },
    resource: { name: 'Ressource', help: "Ce que la carte donne dès qu'elle est jouée." },
    keyword: { name: 'Mot-clé', help: 'Appliqué juste après les ressources de la carte.' },
    unique: { name: 'Capacité Unique', help: 'Appliquée en dernier quand la carte est jouée.' },
    triggered: {
      name: 'Capacité Déclenchée',
      help: 'Agit toute seule chaque fois que sa condition se réalise.',
    },
    horde: { name: 'Capacité Horde', help: "S'utilise par une action Horde, une fois par tour au plus." },
    relic: { name: 'Relique', help: "S'utilise par l'action Relique, une fois par tour." },
    overlord: { name: 'Overlord', help: "S'utilise par l'action Overlord, une fois par tour." },
  },
  ideas: {
    overlord: { name: 'Overlord', help: 'Votre personnage. À 0 Santé, vous avez perdu.' },
    monster: { name: 'Monstre', help: 'Une carte qui se joue, agit une fois et part au Nettoyage.' },
    factionless: { name: 'Sans faction', help: "Un monstre d'aucune faction ; il ne rejoint aucune horde." },
    acolyte: { name: 'Acolyte', help: "Un monstre de faction bon marché, acheté sans qu'on le voie." },
    influence: {
      name: 'Carte Influence',
      help: "Une carte de votre Overlord ; l'essentiel demande un monstre de sa faction en jeu.",
    },
    health: { name: 'Santé', help: 'Ce qui reste à un Overlord. Elle ne dépasse jamais son maximum.' },
    cost: { name: 'Coût', help: 'Ce que la carte coûte en Pièces.' },
    indicator: {
      name: 'Indicateur Horde',
      help: 'Montre quelle faction peut se tenir de ce côté du monstre.',
    },
  },
}
