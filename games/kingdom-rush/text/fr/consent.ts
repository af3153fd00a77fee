/** French: what the whole team has to agree to. */
import { to as a, de, does, who as player } from '../../../kit/text/fr.ts'
import { ask } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { ChoiceFacts } from '../types.ts'
import { site, tower, towerName, who } from './words.ts'

/** What is proposed: "d'utiliser le Sort « Foudre »". */
function deed(choice: ChoiceFacts): string {
  switch (choice.what) {
    case 'spell':
      return choice.spell ? `de choisir le Sort « ${choice.spell.name} »` : 'de ne choisir aucun autre Sort'
    case 'cast':
      return `d'utiliser le Sort « ${choice.spell?.name ?? ''} »`
    case 'buy':
      return `d'acheter ${tower(choice.tower)} pour ${player(choice.to)}`
    case 'share':
      return `de donner ${towerName(choice.tower)} ${de(site(choice.site))} ${a(player(choice.to))}`
    case 'raze':
      return `d'abandonner ${towerName(choice.tower)} ${de(site(choice.site))}`
    case 'nearest':
      return `de laisser frapper ${who(choice.figure)}`
    case 'victim':
      return `de laisser le Dégât ${a(who(choice.figure))}`
  }
}

export const consent = {
  events: {
    proposed: ({ seat, choice }) => `${does(seat, 'proposez', 'propose')} ${deed(choice)}.`,
    consented: ({ seat, agreed }) =>
      agreed
        ? `${does(seat, 'donnez votre', 'donne son')} accord.`
        : `${does(seat, 'refusez', 'refuse')} : le choix est de nouveau ouvert.`,
  },
  questions: {
    consent: ({ by, choice }, they) =>
      ask(
        `${does(by, 'proposez', 'propose')} ${deed(choice)}. Êtes-vous d'accord ?`,
        `${does(by, 'proposez', 'propose')} ${deed(choice)}. ${they} doit encore donner son accord.`,
        "Si quelqu'un refuse, le choix est de nouveau ouvert.",
      ),
  },
  moves: {
    agree: () => 'Accepter',
    object: () => 'Refuser',
  },
} satisfies Part
