/** Kingdom Rush in French. */
import { spaced } from '@duskhall/kernel'
import { optionsFor } from '../options.ts'
import { merged, type Pack } from '../pack.ts'
import { consent } from './consent.ts'
import { effects } from './effects.ts'
import * as words from './glossary.ts'
import { heroes } from './heroes.ts'
import { hordes } from './hordes.ts'
import { options } from './options.ts'
import * as endings from './refusals.ts'
import { phase, round } from './round.ts'
import { setup } from './setup.ts'
import { towerTexts } from './towers.ts'
import { trays } from './trays.ts'

export const fr: Pack = spaced<Pack>({
  language: 'fr',
  title: 'Kingdom Rush : Faille temporelle',
  tagline: 'Tenez bon, ensemble, face à ce qui sort des failles.',
  about:
    "Tous les joueurs défendent un même Royaume. À chaque manche, des Hordes sortent des failles ; vous construisez des Tours au bord de leurs Chemins, recouvrez leurs ennemis de tuiles Dégâts et de Soldats, vous passez des Tours pour les faire évoluer et envoyez vos Héros au combat. Ce qui n'est pas recouvert avance vers la Sortie. Fermez tous les Portails ou battez le Boss avant que le Royaume n'ait perdu son dernier Cœur. Les plans, les cartes et certains nombres sont ici une reconstitution ; qui possède la boîte peut remplacer le fichier de contenu par le sien.",
  length: '45 à 60 minutes environ',
  options: optionsFor('fr', options),
  ...words,
  ...merged(setup, round, hordes, heroes, towerTexts, consent),
  ...endings,
  phase,
  effects,
  trays,
})
