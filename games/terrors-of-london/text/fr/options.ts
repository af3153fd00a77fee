/** French: the options of a table. */
import type { OptionTexts } from '@duskhall/kernel'
import { choices } from '../../../kit/text/index.ts'
import type { Options } from '../../state.ts'

export const options: OptionTexts<Options> = {
  firstPlayer: {
    label: 'Premier joueur',
    help: 'Qui choisit sa faction en premier et joue le premier tour.',
    values: choices({
      random: ['Au hasard', "Tiré au sort à l'ouverture de la table."],
      '0': ['Joueur 1', 'Le joueur de la première place.'],
      '1': ['Joueur 2', 'Le joueur de la deuxième place.'],
    }),
  },
  opening: {
    label: 'Main de départ',
    help: 'De combien la première main du premier joueur est plus petite.',
    values: choices({
      printed: ['Comme au livret', "Le premier joueur commence avec 4 cartes, l'autre avec 5."],
      balanced: [
        'Équilibrée',
        'Le premier joueur commence avec 3 cartes seulement, car jouer en premier est un avantage.',
      ],
    }),
  },
  influence: {
    label: 'Cartes Influence',
    help: 'Ce que donne une carte Influence sans monstre de la faction de son Overlord en jeu.',
    values: choices({
      conditional: ['Seulement ce qui est imprimé', 'Ce qui demande un tel monstre est perdu sans lui.'],
      baseCoin: ['Toujours 1 Pièce', "Toute carte Influence donne aussi 1 Pièce, quoi qu'il y ait en jeu."],
    }),
  },
  rage: {
    label: 'FUREUR',
    help: 'Entre quels gains FUREUR laisse choisir ; le livret que nous connaissons ne le précise pas.',
    values: choices({
      coinOrPower: ['Pièces ou Pouvoir', '2 Pièces ou 2 Pouvoir.'],
      powerOrRegeneration: ['Pouvoir ou Régénération', '2 Pouvoir ou 2 Régénération.'],
      coinOrRegeneration: ['Pièces ou Régénération', '2 Pièces ou 2 Régénération.'],
    }),
  },
  sacrificeGain: {
    label: 'SACRIFIER',
    help: 'Ce que rapporte une carte sacrifiée ; le livret que nous connaissons ne le précise pas.',
    values: choices({
      power: ['Pouvoir', '1 Pouvoir pour la carte.'],
      coin: ['Pièce', '1 Pièce pour la carte.'],
      regeneration: ['Régénération', '1 Régénération pour la carte.'],
    }),
  },
  keywordsOptional: {
    label: 'Mots-clés facultatifs',
    help: 'Si COMMANDER, DÉTRUIRE et SACRIFIER peuvent être refusés quand ils sont possibles.',
    values: choices({
      true: ['Oui', 'Chacun peut être refusé.'],
      false: ['Non', 'Qui peut les appliquer doit le faire.'],
    }),
  },
  fatalCosts: {
    label: 'Coûts mortels',
    help: 'Si un joueur peut payer sa dernière Santé, et perdre ainsi la partie.',
    values: choices({
      true: ['Permis', "Payer jusqu'à 0 Santé est permis et met fin à la partie."],
      false: ['Interdits', 'Un coût qui laisserait 0 Santé ne peut pas être payé.'],
    }),
  },
  limitedTokens: {
    label: 'Jetons limités',
    help: 'Si les jetons HANTER et UNIR peuvent manquer.',
    values: {
      true: {
        label: 'Oui',
        help: "Il n'y a que ceux de la boîte ; s'il n'en reste pas, la capacité n'en donne pas.",
      },
      false: { label: 'Non', help: 'Il y en a toujours assez.' },
    },
  },
}
