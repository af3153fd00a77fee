/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { capital, choices, letter } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'
import { team } from './words.ts'

export const options: OptionTexts<Options> = {
  summonBonusScope: {
    label: "Bonus d'invocation",
    help: "Les bonus d'invocation qui comptent quand une tuile Bleue est déployée sur un Portail Démoniaque.",
    values: choices({
      summoningTileOnly: [
        'Celui de la tuile',
        'Seul compte le bonus de la tuile déployée sur le Portail Démoniaque.',
      ],
      allOwnActiveTiles: [
        'Ceux de vos tuiles actives',
        'Les bonus de toutes vos tuiles actives dans les villages qui vous sont éligibles se cumulent.',
      ],
    }),
  },
  moveTriggersSpaceBonus: {
    label: 'Les tuiles déplacées pillent',
    help: 'Une tuile déplacée vers un Champ de Bataille y pille ou y prend-elle la Pierre de Pouvoir ?',
    values: choices({
      true: ['Oui', 'Comme si elle y était déployée ; cargaison et Démon demandent toujours un déploiement.'],
      false: ['Non', 'Un déplacement ne change que les jauges.'],
    }),
  },
  powerDrawReshuffles: {
    label: 'Les pouvoirs remplissent le sac',
    help: 'Ce qui se passe quand un pouvoir fait piocher et que le sac est épuisé.',
    values: choices({
      true: ['Oui', 'La défausse retourne dans le sac et la pioche continue.'],
      false: ['Non', 'On ne pioche que les tuiles restées dans le sac.'],
    }),
  },
  surchargeOnPowerRecruit: {
    label: 'Surcoût quand un pouvoir recrute',
    help: 'Les derniers emplacements de la file coûtent-ils aussi plus cher quand un pouvoir recrute ?',
    values: choices({
      true: ['Oui', "Le prix est la valeur de recrutement plus le surcoût de l'emplacement."],
      false: ['Non', 'Le prix est la valeur de recrutement seule.'],
    }),
  },
  killUsesCurrentTerror: {
    label: 'Terreur comparée pour éliminer',
    help: "La terreur que l'on compare à la limite d'une élimination.",
    values: choices({
      true: [
        'Terreur actuelle',
        "Ce que d'autres tuiles ajoutent compte aussi, et Yéti en Télétravail compte 3 s'il est seul.",
      ],
      false: ['Terreur imprimée', 'Celle imprimée sur la tuile, quoi qui la renforce.'],
    }),
  },
  emptyMarketBag: {
    label: 'Sac Evil Corp vide',
    help: 'Ce qui se passe quand la file doit être complétée et que le sac Evil Corp est vide.',
    values: choices({
      reshuffleQueueDiscards: [
        'Les anciens candidats reviennent',
        'Les tuiles défaussées de la file sont à nouveau mélangées dans le sac.',
      ],
      queueShrinks: ['La file raccourcit', 'Plus aucune tuile ne la rejoint.'],
    }),
  },
  coinSupplyLimited: {
    label: 'Pièces limitées',
    help: 'La réserve générale de pièces peut-elle être épuisée ?',
    values: choices({
      true: ['Oui', 'Il y a autant de pièces que dans la boîte ; les gains se limitent à ce qui reste.'],
      false: ['Non', 'Il y a toujours assez de pièces.'],
    }),
  },
  protectStopsOwnPowers: {
    label: 'Garde du corps contre son camp',
    help: 'Le garde du corps arrête-t-il aussi les pouvoirs de son propre camp ?',
    values: choices({
      true: ['Oui', 'Vous ne pouvez pas non plus déplacer, bannir ou éliminer vos propres tuiles gardées.'],
      false: ['Non', "Il n'arrête que les adversaires."],
    }),
  },
  terrorBoostReach: {
    label: 'Portée des bonus de terreur',
    help: "Les Champs de Bataille où une tuile comme Maestro Hululo ajoute de la terreur aux tuiles d'une couleur.",
    values: choices({
      allEligibleBoards: [
        'Tous les villages éligibles',
        'Partout où son camp se bat, depuis tout emplacement.',
      ],
      sameBoard: ['Son village', 'Seulement là où se trouve la tuile.'],
    }),
  },
  aloneScope: {
    label: 'Être seul',
    help: "Les tuiles des Champs de Bataille d'un village qui tiennent compagnie à Yéti en Télétravail.",
    values: choices({
      ownSide: ['Celles de son camp', 'Les tuiles adverses ne comptent pas.'],
      bothSides: ['Celles des deux camps', 'Les tuiles adverses comptent aussi.'],
    }),
  },
  flipDemonDirection: {
    label: 'Retourner un Démon',
    help: 'Le sens dans lequel un pouvoir peut retourner un Démon.',
    values: choices({
      either: ['Dans les deux sens', 'Un Démon actif peut aussi être endormi.'],
      reactivateOnly: ['Réactiver seulement', 'Les pouvoirs ne peuvent que réveiller un Démon inactif.'],
    }),
  },
  ownCountIsMaximum: {
    label: 'Nombre de vos propres tuiles',
    help: 'Combien de tuiles choisir quand un pouvoir déplace, bannit ou remet dans le sac plusieurs des vôtres.',
    values: choices({
      true: ["Jusqu'à ce nombre", 'Au moins une, puis vous pouvez vous arrêter.'],
      false: ['Exactement ce nombre', "Autant que le pouvoir l'indique, si possible."],
    }),
  },
  victoryCheckTiming: {
    label: 'Moment de la victoire',
    help: "Quand la Nuit vérifie si quelqu'un a gagné ; cela ne compte que pour les départages.",
    values: choices({
      afterGaugePass: ['Après les jauges', 'Avant de laisser en place ou de défausser des tuiles.'],
      afterVillages: ['Après la défausse', 'Une fois les tuiles laissées en place, payées et défaussées.'],
    }),
  },
  activateWithoutEffect: {
    label: 'Activer sans effet',
    help: 'Peut-on activer une tuile dont le pouvoir ne changerait rien ?',
    values: {
      true: {
        label: 'Permis',
        help: "C'est une façon d'attendre un tour : la tuile devient seulement inactive.",
      },
      false: { label: 'Interdit', help: 'Au moins une partie du pouvoir doit changer quelque chose.' },
    },
  },
  killOwnTiles: {
    label: 'Éliminer ses propres tuiles',
    help: 'Peut-on éliminer une tuile de son propre camp ?',
    values: {
      true: { label: 'Permis', help: "Les tuiles de l'un ou l'autre camp peuvent être choisies." },
      false: { label: 'Interdit', help: 'Seules les tuiles adverses peuvent être choisies.' },
    },
  },
  declineKill: {
    label: 'Renoncer à éliminer au déploiement',
    help: "Peut-on renoncer à l'élimination d'une tuile que l'on déploie ?",
    values: {
      ownTilesOnly: {
        label: 'Pour épargner les siennes',
        help: "Seulement si aucune tuile adverse n'est une cible permise.",
      },
      always: { label: 'Toujours', help: 'Qui déploie la tuile décide.' },
      never: {
        label: 'Jamais',
        help: "Il faut éliminer une cible permise, une des siennes s'il n'y en a pas d'autre.",
      },
    },
  },
  firstPlayer: {
    label: 'Premier joueur',
    help: "Qui commence le premier Jour. À quatre joueurs, c'est toute l'équipe de ce joueur.",
    values: choices({
      random: ['Au hasard', "Tiré au sort à l'ouverture de la table."],
      '0': ['Joueur 1', 'Le joueur de la première place, ou son équipe.'],
      '1': ['Joueur 2', 'Le joueur de la deuxième place, ou son équipe.'],
      '2': [
        'Joueur 3',
        "Le joueur de la troisième place, ou son équipe ; au hasard si personne n'y est assis.",
      ],
      '3': [
        'Joueur 4',
        "Le joueur de la quatrième place, ou son équipe ; au hasard si personne n'y est assis.",
      ],
    }),
  },
  startingGold: {
    label: 'Or de départ',
    help: "Un handicap : les adversaires d'un joueur plus fort peuvent commencer avec un peu d'or. Ce qui n'est pas dépensé est perdu la première Nuit.",
    entry: (index, seats, names) => {
      return seats === 4 ? capital(team(letter(index))) : names?.[index] || `Joueur ${index + 1}`
    },
  },
}
