/**
 * Cards as a game of many that all differ would write them: numbers, what the numbers cannot say, and the words of both
 * languages, in one entry each. Nothing else in the game names a card.
 */
import type { Language } from '@duskhall/kernel'
import type { Realm } from './state.ts'

/** What a content file can correct. */
interface Numbers {
  readonly cost: number
  readonly strength: number
  readonly copies: number
}

export interface CardEntry extends Numbers {
  readonly id: string
  readonly provenance: 'rulebook' | 'source' | 'reconstructed'
  readonly words: { readonly [L in Language]: { readonly name: string; text(numbers: Numbers): string } }
  /** Its strength as things stand, where that is not what is printed. */
  current?(s: Realm, printed: number): number
  canPlay?(s: Realm): { readonly rule: string } | null
  onPlay?(s: Realm, numbers: Numbers): void
}

export const CARDS: readonly CardEntry[] = [
  {
    id: 'innkeeper',
    cost: 1,
    strength: 2,
    copies: 3,
    provenance: 'source',
    words: {
      en: { name: 'Innkeeper', text: ({ strength }) => `Strength ${strength}.` },
      fr: { name: 'Aubergiste', text: ({ strength }) => `Force ${strength}.` },
    },
  },
  {
    id: 'hunting-party',
    cost: 2,
    strength: 1,
    copies: 2,
    provenance: 'reconstructed',
    // One more for every other Ally in the realm.
    current: (s, printed) => printed + s.realm.length - 1,
    onPlay: (s) => {
      s.power += 1
    },
    words: {
      en: {
        name: 'Hunting Party',
        text: ({ strength }) => `Strength ${strength}, +1 for each other Ally. When played: gain 1 Power.`,
      },
      fr: {
        name: 'Partie de chasse',
        text: ({ strength }) =>
          `Force ${strength}, +1 par autre Allié. Quand vous la jouez\u00a0: gagnez 1 Pouvoir.`,
      },
    },
  },
  {
    id: 'lone-wolf',
    cost: 0,
    strength: 4,
    copies: 1,
    provenance: 'rulebook',
    canPlay: (s) => (s.realm.length > 0 ? { rule: 'REALM-WOLF1' } : null),
    words: {
      en: { name: 'Lone Wolf', text: ({ strength }) => `Strength ${strength}. Only into an empty realm.` },
      fr: {
        name: 'Loup solitaire',
        text: ({ strength }) => `Force ${strength}. Seulement dans un royaume vide.`,
      },
    },
  },
]
