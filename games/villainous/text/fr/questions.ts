/** French: what is asked, to the player who is asked and about that player to the others. */
import { does, list, who } from '../../../kit/text/fr.ts'
import { ask } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { choices } from './choices.ts'
import { at, because, cards, happened, power } from './words.ts'

/** What lies open, and what becomes of the card that is not chosen. */
function revealed(both: readonly string[], playsBoth: string | null): string {
  if (both.length < 2) return `Carte dévoilée : ${list(both)}.`
  const rest = playsBoth ? `, sauf avec ${playsBoth}, qui la fait jouer aussi` : ''
  return `Cartes dévoilées : ${list(both)}. L'autre carte est défaussée sans effet${rest}.`
}

export const questions: QuestionTexts = {
  move: ({ at: place }, they) =>
    ask(
      'Déplacez votre figurine vers un autre lieu.',
      `${they} va sur un autre lieu.`,
      `La figurine est ${at(place)} et doit en partir. Viennent ensuite les actions du nouveau lieu.`,
    ),
  act: ({ at: place, can, power: n, hand }, they) => ({
    you: {
      text:
        can > 0
          ? `Utilisez une action ${at(place)}, ou finissez votre tour.`
          : 'Plus aucune action possible : finissez votre tour.',
      why: `${power(n)}, ${cards(hand)} en main. Chaque symbole sert une fois ; ensuite vous piochez pour avoir 4 cartes.`,
    },
    they: {
      text: `${they} utilise les actions ${at(place)}.`,
      why: `${power(n)}, ${cards(hand)} en main.`,
    },
  }),
  instruct: ({ choice }, they) => {
    const { you, they: others } = choices[choice.kind](choice as never, they)
    return ask(you, others, because(choice.source))
  },
  fate: ({ owner, cards: both, playsBoth }, they) =>
    ask(
      `Choisissez la carte Fatalité à jouer contre ${who(owner)}.`,
      `${they} choisit la carte Fatalité à jouer contre ${who(owner)}.`,
      revealed(both, playsBoth),
    ),
  'take-over': ({ by, owner, cards: both }, they) =>
    ask(
      'Jouer une Condition pour choisir vous-même la carte jouée ?',
      `${they} peut jouer une Condition.`,
      `${does(by, 'avez', 'a')} dévoilé ${list(both)} contre ${who(owner)}.`,
    ),
  'chosen-for': ({ cards: both, playsBoth }, they) =>
    ask(
      'Choisissez laquelle des cartes dévoilées est jouée contre vous.',
      `${they} choisit laquelle des cartes dévoilées est jouée.`,
      revealed(both, playsBoth),
    ),
  'placed-for': ({ card }, they) =>
    ask(
      `Choisissez le lieu de votre Royaume où jouer ${card}.`,
      `${they} choisit le lieu où jouer ${card}.`,
      'Un Héros couvre les deux symboles du haut de son lieu.',
    ),
  respond: ({ active, met }, they) => {
    const why = `${does(active, 'venez', 'vient')} ${happened(met, active)}.`
    return ask('Jouer une Condition, ou aucune ?', `${they} peut jouer une Condition.`, [
      `${why} Sans Condition, vous gardez vos cartes.`,
      why,
    ])
  },
}
