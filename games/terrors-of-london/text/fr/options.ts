/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  firstPlayer: {
    label: 'Premier joueur',
    help: 'Qui choisit sa faction en premier et joue le premier tour.',
    values: {
      random: { label: 'Au hasard', help: "Tiré au sort à l'ouverture de la table." },
      '0': { label: 'Joueur 1', help: 'Le joueur de la première place.' },
      '1': { label: 'Joueur 2', help: 'Le joueur de la deuxième place.' },
    },
  },
  opening: {
    label: 'Main de départ',
    help: 'De combien la première main du premier joueur est plus petite.',
    values: {
      printed: {
        label: 'Comme au livret',
        help: "Le premier joueur commence avec 4 cartes, l'autre avec 5.",
      },
      balanced: {
        label: 'Équilibrée',
        help: 'Le premier joueur commence avec 3 cartes seulement, car jouer en premier est un avantage.',
      },
    },
  },
  influence: {
    label: 'Cartes Influence',
    help: 'Ce que donne une carte Influence sans monstre de la faction de son Overlord en jeu.',
    values: {
      conditional: {
        label: 'Seulement ce qui est imprimé',
        help: 'Ce qui demande un tel monstre est perdu sans lui.',
      },
      baseCoin: {
        label: 'Toujours 1 Pièce',
        help: "Toute carte Influence donne aussi 1 Pièce, quoi qu'il y ait en jeu.",
      },
    },
  },
  rage: {
    label: 'FUREUR',
    help: 'Entre quels gains FUREUR laisse choisir ; le livret que nous connaissons ne permet pas de le lire.',
    values: {
      coinOrPower: { label: 'Pièces ou Pouvoir', help: '2 Pièces ou 2 Pouvoir.' },
      powerOrRegeneration: { label: 'Pouvoir ou Régénération', help: '2 Pouvoir ou 2 Régénération.' },
      coinOrRegeneration: { label: 'Pièces ou Régénération', help: '2 Pièces ou 2 Régénération.' },
    },
  },
  sacrificeGain: {
    label: 'SACRIFIER',
    help: 'Ce que rapporte une carte sacrifiée ; le livret que nous connaissons ne permet pas de le lire.',
    values: {
      power: { label: 'Pouvoir', help: '1 Pouvoir pour la carte.' },
      coin: { label: 'Pièce', help: '1 Pièce pour la carte.' },
      regeneration: { label: 'Régénération', help: '1 Régénération pour la carte.' },
    },
  },
  keywordsOptional: {
    label: 'Mots-clés facultatifs',
    help: 'Si COMMANDER, DÉTRUIRE et SACRIFIER peuvent être refusés quand ils sont possibles.',
    values: {
      true: { label: 'Oui', help: 'Chacun peut être refusé.' },
      false: { label: 'Non', help: 'Qui peut les appliquer doit le faire.' },
    },
  },
  fatalCosts: {
    label: 'Coûts mortels',
    help: 'Si un joueur peut payer sa dernière Santé, et perdre ainsi la partie.',
    values: {
      true: { label: 'Permis', help: "Payer jusqu'à 0 Santé est permis et met fin à la partie." },
      false: { label: 'Interdits', help: 'Un coût qui laisserait 0 Santé ne peut pas être payé.' },
    },
  },
}
