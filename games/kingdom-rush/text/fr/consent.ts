/** French: what the whole team has to agree to. */
import { to as a, de, does, list, who as player } from '../../../kit/text/fr.ts'
import { ask } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { ChoiceFacts } from '../types.ts'
import { site, tower, towerName, who } from './words.ts'

/** What somebody proposes: "d'utiliser le Sort « Foudre »". Whoever proposes something for themselves is not named twice. */
function deed(choice: ChoiceFacts, isOwn: boolean): string {
  switch (choice.what) {
    case 'spell':
      return choice.spell ? `de choisir le Sort « ${choice.spell.name} »` : 'de ne choisir aucun autre Sort'
    case 'cast':
      return `d'utiliser le Sort « ${choice.spell?.name ?? ''} »`
    case 'buy':
      return `d'acheter ${tower(choice.tower)}${isOwn ? '' : ` pour ${player(choice.to)}`}`
    case 'share':
      if (isOwn) return `de prendre ${towerName(choice.tower)} ${de(site(choice.site))}`
      return choice.to.you
        ? `de vous donner ${towerName(choice.tower)} ${de(site(choice.site))}`
        : `de donner ${towerName(choice.tower)} ${de(site(choice.site))} ${a(player(choice.to))}`
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
    proposed: ({ seat, choice, isOwn }) => `${does(seat, 'proposez', 'propose')} ${deed(choice, isOwn)}.`,
    consented: ({ seat, agreed }) =>
      agreed
        ? `${does(seat, 'donnez votre', 'donne son')} accord.`
        : `${does(seat, 'refusez', 'refuse')} : le choix est de nouveau ouvert.`,
  },
  questions: {
    consent: ({ by, choice, isOwn, left }) =>
      ask(
        `${does(by, 'proposez', 'propose')} ${deed(choice, isOwn)}. Êtes-vous d'accord ?`,
        `${does(by, 'proposez', 'propose')} ${deed(choice, isOwn)}. ${list(left.map(player))} ${left.length === 1 ? 'doit' : 'doivent'} encore donner ${left.length === 1 ? 'son' : 'leur'} accord.`,
        "Si quelqu'un refuse, le choix est de nouveau ouvert.",
      ),
  },
  moves: {
    agree: () => 'Accepter',
    object: () => 'Refuser',
  },
} satisfies Part
