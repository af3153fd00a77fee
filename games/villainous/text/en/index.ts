/** Villainous in English. */
import { turns } from '../../../kit/text/en.ts'
import type { Pack } from '../pack.ts'
import { choices } from './choices.ts'
import { events } from './events.ts'
import * as words from './glossary.ts'
import { moves } from './moves.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import * as endings from './refusals.ts'
import { lowerThe } from './words.ts'

export const en: Pack = {
  language: 'en',
  title: 'Disney Villainous',
  tagline: 'Three Villains, three Realms, three ways to win.',
  about:
    'Every player is a Villain with a Realm, a deck and an objective of their own. Each turn you move to another location, use the actions you find there and play Allies, Items and Effects; with the Fate action you turn the Heroes of an opponent loose on them. Whoever reaches their own objective first wins. A few card texts here are a reconstruction; whoever owns the box can replace the content file with their own.',
  length: 'About 40 to 60 minutes',
  options,
  ...words,
  choices,
  events,
  questions,
  moves,
  ...endings,
  ...turns,
  titled: lowerThe,
  tile: (_, name) => lowerThe(name),
  villain: (_, name) => ({ name: lowerThe(name), opening: name }),
  first: (name) => `The text of ${name} first`,
}
