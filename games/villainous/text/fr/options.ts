/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { choices } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  villains: {
    label: 'Méchants',
    help: 'Qui joue qui : le premier Méchant est celui de la première place, et ainsi de suite.',
    values: choices({
      gaston: ['Gaston', 'Retire les 8 Obstacles qui le séparent de Belle.'],
      'horned-king': [
        'Seigneur des Ténèbres',
        "S'empare du Chaudron Magique et lève une armée de Soldats Ressuscités.",
      ],
      'lady-tremaine': ['Madame de Trémaine', 'Marie une de ses filles au Prince avant minuit.'],
    }),
  },
  firstPlayer: {
    label: 'Premier joueur',
    help: 'Qui joue le premier tour. Les suivants commencent avec plus de Pouvoir.',
    values: choices({
      random: ['Au hasard', "Tiré au sort à l'ouverture de la table."],
      '0': ['Joueur 1', 'Le joueur de la première place.'],
      '1': ['Joueur 2', 'Le joueur de la deuxième place.'],
      '2': ['Joueur 3', 'Le joueur de la troisième place.'],
      '3': ['Joueur 4', 'Le joueur de la quatrième place.'],
      '4': ['Joueur 5', 'Le joueur de la cinquième place.'],
      '5': ['Joueur 6', 'Le joueur de la sixième place.'],
    }),
  },
  allowPartialEffects: {
    label: 'Cartes suivies en partie',
    help: "Si une carte peut être jouée quand une partie seulement de ce qu'elle dit est possible.",
    values: choices({
      true: ['Oui', 'Il suffit que sa première consigne obligatoire soit possible.'],
      false: ['Non', 'Chaque consigne obligatoire doit pouvoir changer quelque chose.'],
    }),
  },
  nonHeroFateCardsCover: {
    label: 'Ce qui couvre les symboles',
    help: "Si les cartes Fatalité d'un lieu qui ne sont pas des Héros, les Pantoufles de Verre, couvrent ses symboles du haut.",
    values: choices({
      true: ['Toute carte Fatalité', 'Les Pantoufles de Verre couvrent comme les Héros.'],
      false: ['Les Héros seulement', 'Les Pantoufles de Verre ne couvrent rien.'],
    }),
  },
  fateDiscardFirst: {
    label: "L'autre carte Fatalité",
    help: "Quand la carte Fatalité dévoilée qui n'est pas jouée va dans la défausse.",
    values: choices({
      true: ['Avant', "Elle est défaussée d'abord : la carte jouée peut déjà l'y trouver."],
      false: ['Après', 'Elle est défaussée une fois la carte jouée résolue.'],
    }),
  },
  moveFateItems: {
    label: 'Déplacer une Pantoufle de Verre',
    help: "Si une action Déplacer un Objet ou un Allié peut déplacer un Objet Fatalité qui n'est associé à rien.",
    values: choices({
      true: ['Permis', 'Une Pantoufle de Verre se déplace comme tout Objet.'],
      false: ['Interdit', 'Seuls ses propres Objets se déplacent.'],
    }),
  },
  fateTokenFrom: {
    label: 'Jeton Fatalité dès',
    help: "Le nombre de joueurs à partir duquel sert le jeton Fatalité, qui protège la dernière cible d'une action Fatalité.",
  },
  fourActionWindow: {
    label: 'Digne de moi',
    help: "Quelles actions d'un adversaire permettent à Gaston de jouer cette Condition.",
    values: choices({
      eachFromFourth: ['Dès la quatrième', 'La quatrième action du tour, et chacune des suivantes.'],
      fourthOnly: ['La quatrième seule', 'Uniquement la quatrième action du tour.'],
    }),
  },
  roseObstacleChooser: {
    label: 'La Rose',
    help: "Qui choisit l'Obstacle que retire la Rose.",
    values: choices({
      fatePlayer: ['Qui la joue', 'Le joueur qui joue la Rose contre Gaston.'],
      owner: ['Gaston', 'Le joueur à qui est le Royaume.'],
    }),
  },
  itemTriggerScope: {
    label: 'Nous touchons du doigt la victoire',
    help: "Quels Objets d'un adversaire permettent au Seigneur des Ténèbres de jouer cette Condition.",
    values: choices({
      anyItem: ['Tout Objet', 'Les Objets Fatalité que joue cet adversaire comptent aussi.'],
      ownVillainItem: [
        'Ses propres Objets',
        'Seulement les Objets Méchant joués dans le Royaume de cet adversaire.',
      ],
    }),
  },
  henWenBlocksEffects: {
    label: 'Tirelire',
    help: 'Si le Seigneur des Ténèbres peut jouer des Événements tant que Tirelire est dans son Royaume.',
    values: choices({
      true: ["Pas d'Événement", "Tant qu'elle est là, il ne peut pas en jouer."],
      false: ['Événements permis', 'Elle ne gêne pas ses Événements.'],
    }),
  },
  keyTrapsInRoom: {
    label: 'La Clé',
    help: 'Si la Clé peut aussi enfermer un Héros qui est déjà dans la Chambre de Cendrillon.',
    values: choices({
      true: ['Oui', 'Un Héros qui y est déjà est enfermé sans être déplacé.'],
      false: ['Non', "Le Héros doit venir d'un autre lieu."],
    }),
  },
  belleStopsFate: {
    label: 'Belle',
    help: 'Si Belle empêche aussi la Rose et « Gardez-moi en otage » de retirer un Obstacle.',
    values: choices({
      true: ['Elle empêche tout', "Tant qu'elle est dans le Royaume, aucun Obstacle n'en part."],
      false: ['Pas ces cartes', 'La Rose et « Gardez-moi en otage » retirent quand même le leur.'],
    }),
  },
  midnightDefeats: {
    label: 'Minuit',
    help: 'Combien de Héros élimine « Minuit ».',
    values: choices({
      all: ['Tous les Héros', 'Chaque Héros de son Royaume.'],
      one: ['Un Héros', 'Un seul Héros, au choix.'],
    }),
  },
  jokesMayWaste: {
    label: 'Plaisanteries douteuses',
    help: 'Si Madame de Trémaine peut choisir une carte Fatalité qui ne peut pas être jouée.',
    values: choices({
      true: ['Oui', 'Les deux cartes dévoilées sont alors défaussées sans effet.'],
      false: ['Non', "Elle doit en choisir une qui peut être jouée, s'il y en a une."],
    }),
  },
  reconstructedAbilities: {
    label: 'Capacités reconstituées',
    help: 'Si Chien de garde et Gus, dont nous ne connaissons pas les textes imprimés, ont les capacités que nous leur avons données.',
    values: choices({
      true: ['Oui', 'Ils font ce que disent leurs cartes ici.'],
      false: ['Non', "Ils n'ont aucune capacité."],
    }),
  },
}
