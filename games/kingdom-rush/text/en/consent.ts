/** English: what the whole team has to agree to. */
import { does, who as player } from '../../../kit/text/en.ts'
import { ask } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { ChoiceFacts } from '../types.ts'
import { site, titled, tower, who } from './words.ts'

/** What is proposed: "to use Thunder". */
function deed(choice: ChoiceFacts): string {
  switch (choice.what) {
    case 'spell':
      return choice.spell ? `to choose the spell ${titled(choice.spell.name)}` : 'to choose no other spell'
    case 'cast':
      return `to use the spell ${titled(choice.spell?.name ?? '')}`
    case 'buy':
      return `to buy ${tower(choice.tower)} for ${player(choice.to)}`
    case 'share':
      return `to give ${choice.tower.name} from ${site(choice.site)} to ${player(choice.to)}`
    case 'raze':
      return `to give up ${choice.tower.name} on ${site(choice.site)}`
    case 'nearest':
      return `to let ${who(choice.figure)} be struck`
    case 'victim':
      return `to let ${who(choice.figure)} take the damage`
  }
}

export const consent = {
  events: {
    proposed: ({ seat, choice }) => `${does(seat, 'propose', 'proposes')} ${deed(choice)}.`,
    consented: ({ seat, agreed }) =>
      agreed
        ? `${does(seat, 'agree', 'agrees')}.`
        : `${does(seat, 'object', 'objects')}: the choice is open again.`,
  },
  questions: {
    consent: ({ by, choice }, they) =>
      ask(
        `${does(by, 'propose', 'proposes')} ${deed(choice)}. Do you agree?`,
        `${does(by, 'propose', 'proposes')} ${deed(choice)}. ${they} has still to agree.`,
        'If anybody objects, the choice is open again.',
      ),
  },
  moves: {
    agree: () => 'Agree',
    object: () => 'Object',
  },
} satisfies Part
