/** French: the words of the game, each with what it means. */
import { terms } from '../../../kit/text/index.ts'
import type { Glossary } from '../en/glossary.ts'

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
  resources: terms({
    coin: ['Pièces', 'Paient les cartes. Ce qui reste est perdu à la fin de votre tour.'],
    power: ['Pouvoir', "Chaque Pouvoir dépensé cause 1 dégât à l'Overlord adverse."],
    regeneration: ['Régénération', 'Chaque Régénération dépensée rend 1 Santé à votre Overlord.'],
  }),
  zones: terms({
    hand: ['Main', 'Les cartes que vous pouvez jouer ce tour. Vous seul les voyez, tous voient leur nombre.'],
    draw: ['Pioche', 'Face cachée. Quand elle est vide, la défausse est mélangée.'],
    discard: ['Défausse', 'Visible des deux joueurs ; ce que vous achetez et avez joué y va.'],
    area: ['Zone de jeu', "Les cartes qu'un joueur a en jeu."],
    horde: ['Horde', 'Des monstres reliés en ligne. Chaque lien permet une capacité Horde.'],
    relics: ['Zone de Reliques', "De la place pour 3 Reliques, qui restent d'un tour à l'autre."],
    street: ['Rue', 'Les cartes en vente. Une place vide est aussitôt comblée par le Marché.'],
    market: ['Marché', 'La pile face cachée qui complète la Rue.'],
    acolytes: ['Acolytes', 'Une pile face cachée de monstres en vente, tous au même prix.'],
    removed: ['Retirées du jeu', 'Les cartes parties pour de bon.'],
    pool: ['Réserve', "Pièces, Pouvoir et Régénération que le joueur actif n'a pas dépensés."],
  }),
  tokens: terms({
    haunt: ['Jeton HANTER', 'Son monstre reste en jeu au prochain Nettoyage.'],
    dismissed: ['Congédié', "L'autre face d'un jeton HANTER : son monstre part au prochain Nettoyage."],
    unite: ['Jeton UNIR', 'Une carte de plus à la prochaine phase de Pioche de son détenteur.'],
    firstPlayer: ['Premier joueur', 'A joué le premier tour de la partie.'],
  }),
  actions: terms({
    play: ['Jouer une carte', 'Mettre en jeu une carte de votre main, gratuitement.'],
    buy: ['Acheter', 'Payer en Pièces une carte de la Rue ou un Acolyte.'],
    attack: ['Attaquer', "Dépenser du Pouvoir pour blesser l'Overlord adverse."],
    horde: ['Horde', 'Relier deux monstres, ou en ajouter un à une horde, et utiliser une capacité Horde.'],
    relic: ['Relique', "Utiliser l'une de vos Reliques, chacune une fois par tour."],
    overlord: ['Overlord', 'Utiliser la capacité de votre Overlord, une fois par tour.'],
    haunt: ['HANTER', 'Utiliser encore un monstre resté depuis votre tour précédent.'],
    pass: ['Passer', "Finir votre phase d'Action, avec une carte en main au plus."],
    heal: ['Soigner', 'Dépenser de la Régénération pour rendre de la Santé à votre Overlord.'],
    convert: ['Convertir', 'Échanger une ressource contre une autre quand une capacité le permet.'],
  }),
  phases: terms({
    action: ["Phase d'Action", "Toutes les actions que l'on veut, dans tout ordre, puis passer."],
    cleanup: ['Phase de Nettoyage', 'Les cartes en jeu sont défaussées et la Réserve est vidée.'],
    draw: ['Phase de Pioche', 'Piocher 5 cartes, et une de plus par jeton UNIR.'],
  }),
  abilities: terms({
    armor: ['Armure', 'Se retranche des dégâts que son joueur reçoit en un tour.'],
    resource: ['Ressource', "Ce que la carte donne dès qu'elle est jouée."],
    keyword: ['Mot-clé', 'Appliqué juste après les ressources de la carte.'],
    unique: ['Capacité Unique', 'Appliquée en dernier quand la carte est jouée.'],
    triggered: ['Capacité Déclenchée', 'Agit toute seule chaque fois que sa condition se réalise.'],
    horde: ['Capacité Horde', "S'utilise par une action Horde, une fois par tour au plus."],
    relic: ['Relique', "S'utilise par l'action Relique, une fois par tour."],
    overlord: ['Overlord', "S'utilise par l'action Overlord, une fois par tour."],
  }),
  ideas: terms({
    overlord: ['Overlord', 'Votre personnage. À 0 Santé, vous avez perdu.'],
    monster: ['Monstre', 'Une carte qui se joue, agit une fois et part au Nettoyage.'],
    factionless: ['Sans faction', "Un monstre d'aucune faction ; il ne rejoint aucune horde."],
    acolyte: ['Acolyte', "Un monstre de faction bon marché, acheté sans qu'on le voie."],
    influence: [
      'Carte Influence',
      "Une carte de votre Overlord ; l'essentiel demande un monstre de sa faction en jeu.",
    ],
    health: ['Santé', 'Ce qui reste à un Overlord. Elle ne dépasse jamais son maximum.'],
    cost: ['Coût', 'Ce que la carte coûte en Pièces.'],
    indicator: ['Indicateur Horde', 'Montre quelle faction peut se tenir de ce côté du monstre.'],
  }),
}
