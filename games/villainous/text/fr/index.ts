/** Villainous in French. */
import { spaced } from '@duskhall/kernel'
import { de, turns } from '../../../kit/text/fr.ts'
import type { Pack } from '../pack.ts'
import { choices } from './choices.ts'
import { events } from './events.ts'
import * as words from './glossary.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import * as endings from './refusals.ts'
import { titled } from './words.ts'

/** Villains who are not called by a name of their own; their tiles are of the same gender. */
const ARTICLES: { readonly [id: string]: 'le' | 'la' } = { 'horned-king': 'le' }

export const fr: Pack = spaced<Pack>({
  language: 'fr',
  title: 'Disney Villainous',
  tagline: 'Trois Méchants, trois Royaumes, trois façons de gagner.',
  about:
    "Chaque joueur est un Méchant, avec un Royaume, une pioche et un objectif à lui. À chaque tour, vous allez sur un autre lieu, utilisez les actions que vous y trouvez et jouez Alliés, Objets et Événements ; avec l'action Fatalité, vous lâchez sur un adversaire ses propres Héros. Qui atteint son objectif en premier gagne. Quelques textes de cartes sont ici une reconstitution ; qui possède la boîte peut remplacer le fichier de contenu par le sien.",
  length: '40 à 60 minutes environ',
  options,
  ...words,
  choices,
  events,
  questions,
  moves,
  ...endings,
  ...turns,
  titled,
  tile: (id, name) => (ARTICLES[id] ? `${ARTICLES[id]} ${name}` : name),
  villain: (id, name) => {
    const article = ARTICLES[id]
    if (!article) return { name, opening: name }
    return { name: `${article} ${name}`, opening: `${article === 'le' ? 'Le' : 'La'} ${name}` }
  },
  first: (name) => `D'abord la capacité ${de(name)}`,
})
