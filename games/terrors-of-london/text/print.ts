/** What is printed on a card, for whoever has it read out. */
import type { Faction } from '../state.ts'
import type { SpokenCard } from './pack.ts'
import type { TaggedAbility } from './types.ts'

export interface PrintWords {
  /** Between the sort of an ability and what it does. */
  readonly colon: string
  readonly links: string
  left(faction: Faction): string
  right(faction: Faction): string
}

export interface Print {
  /** Each ability with its sort: " RAGE: gain …". */
  abilities(abilities: readonly TaggedAbility[]): string
  /** Which factions may stand beside it in a horde. */
  links(card: SpokenCard): string
  /** What is left to say where it has been said what the card gives and protects from. */
  rest(card: SpokenCard): string
}

export function printIn(words: PrintWords): Print {
  const abilities: Print['abilities'] = (all) =>
    all
      .map(({ tag, full, condition }) => ` ${tag}${words.colon}${full}${condition ? ` ${condition}` : ''}`)
      .join('')
  const links: Print['links'] = ({ links: { left, right } }) => {
    const sides = [...(left ? [words.left(left)] : []), ...(right ? [words.right(right)] : [])]
    return sides.length > 0 ? ` ${words.links}${words.colon}${sides.join(', ')}.` : ''
  }
  return {
    abilities,
    links,
    rest(card) {
      const unsaid = card.abilities.filter(({ sort, condition }) =>
        sort === 'resource' ? condition !== '' : sort !== 'armor',
      )
      const more = abilities(unsaid) + links(card)
      return more ? `.${more}` : ''
    },
  }
}
