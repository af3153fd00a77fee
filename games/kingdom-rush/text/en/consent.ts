/** English: what the whole team has to agree to. */
import { does, list, who as player } from '../../../kit/text/en.ts'
import { ask } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { ChoiceFacts } from '../types.ts'
import { site, titled, tower, who } from './words.ts'

/** What somebody proposes: "to use Thunder". Whoever proposes something for themselves is not named twice. */
function deed(choice: ChoiceFacts, isOwn: boolean): string {
  switch (choice.what) {
    case 'spell':
      return choice.spell ? `to choose the spell ${titled(choice.spell.name)}` : 'to choose no other spell'
    case 'cast':
      return `to use the spell ${titled(choice.spell?.name ?? '')}`
    case 'buy':
      return `to buy ${tower(choice.tower)}${isOwn ? '' : ` for ${player(choice.to)}`}`
    case 'share':
      return isOwn
        ? `to take ${choice.tower.name} from ${site(choice.site)}`
        : `to give ${choice.tower.name} from ${site(choice.site)} to ${player(choice.to)}`
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
    proposed: ({ seat, choice, isOwn }) => `${does(seat, 'propose', 'proposes')} ${deed(choice, isOwn)}.`,
    consented: ({ seat, agreed }) =>
      agreed
        ? `${does(seat, 'agree', 'agrees')}.`
        : `${does(seat, 'object', 'objects')}: the choice is open again.`,
  },
  questions: {
    consent: ({ by, choice, isOwn, left }) =>
      ask(
        `${does(by, 'propose', 'proposes')} ${deed(choice, isOwn)}. Do you agree?`,
        `${does(by, 'propose', 'proposes')} ${deed(choice, isOwn)}. ${list(left.map(player))} ${left.length === 1 ? 'has' : 'have'} still to agree.`,
        'If anybody objects, the choice is open again.',
      ),
  },
  moves: {
    agree: () => 'Agree',
    object: () => 'Object',
  },
} satisfies Part
