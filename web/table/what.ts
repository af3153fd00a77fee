/** Which words of the glossary explain a thing on the table: those that it carries, or what its board says of its name. */
import type { GameTexts, Language, Term, View } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'

export interface Explained {
  readonly anchor: Element
  /** "group.term", the thing itself first. */
  readonly terms: readonly string[]
}

export type AskedBy = 'pointing' | 'focus' | 'press' | 'key'

/** What a thing is, and how somebody asked. */
export interface What extends Explained {
  readonly by: AskedBy
}

/** Why a thing cannot be chosen. */
export interface Why {
  readonly text: string
  readonly rule: string
  readonly anchor: Element
  /** The focus came there, which reads the reason out with the name. */
  readonly by?: 'focus' | undefined
  /** The words for what it is. */
  readonly what?: Explained | null
}

/** What is known of the table that somebody asks about. */
export interface Dictionary {
  readonly board: Pick<BoardModule, 'termsOf'>
  readonly view: View
}

interface CardDictionary extends Dictionary {
  readonly board: Pick<BoardModule, 'termsOf' | 'cards'>
}

const NAMED = '[data-what], [data-piece], [data-zone]'
/** Where things can be asked about: the table, the question and the bar above it, not what lies over them. */
const ASKED = 'main, [data-prompt], [data-phase]'

function termsAt(element: Element, { board, view }: Dictionary): readonly string[] {
  const own = element.getAttribute('data-what')
  if (own) return own.split(' ')
  const id = element.getAttribute('data-piece') ?? element.getAttribute('data-zone')
  return id ? (board.termsOf?.(view, id) ?? []) : []
}

/** The nearest thing around an element that there are words for. A card tells them where it is shown whole. */
export function explainedAt(
  element: Element | null,
  by: Dictionary,
  cards: 'cards too' | 'no cards' = 'no cards',
): Explained | null {
  if (!element?.closest(ASKED) || element.closest('[data-overlay]')) return null
  if (cards === 'no cards' && element.closest('[data-card]')) return null
  for (let at = element.closest(NAMED); at; at = at.parentElement?.closest(NAMED) ?? null) {
    const terms = termsAt(at, by)
    if (terms.length > 0) return { anchor: at, terms }
  }
  return null
}

/**
 * What somebody means who asks by a key: a thing with the focus and a ring around it that came there last, else what a mouse
 * rests on, else what has the focus. A ring that comes with the key itself is none, nor is one around a button.
 */
export function meantBy(focused: Element | null, pointed: Element | null, ringed: boolean): Element | null {
  return isThing(pointed) && !(ringed && isThing(focused)) ? pointed : focused
}

function isThing(element: Element | null): boolean {
  if (!element?.closest(ASKED) || element.closest('[data-overlay]')) return false
  return element.closest(`${NAMED}, [data-card]`) !== null
}

/** The words for a card that is shown whole: of the thing that lies there, and of what is printed on it. */
export function wordsOfCard(card: string, anchor: Element, { board, view }: CardDictionary, lang: Language) {
  const printed = board.cards.list(view.state.content, lang).find(({ id }) => id === card)?.terms ?? []
  return [...new Set([...termsAt(anchor, { board, view }), ...printed])]
}

/** The same with what lies on it: a place with its icons. */
export function withParts({ anchor, terms }: Explained, by: Dictionary): Explained {
  const parts = [...anchor.querySelectorAll(NAMED)].flatMap((part) => termsAt(part, by))
  return { anchor, terms: [...new Set([...terms, ...parts])] }
}

/** Everything on the table that there are words for, in the order of the page; what is explained alike comes once. */
export function thingsOn(page: ParentNode, by: Dictionary): readonly Explained[] {
  const things = new Map<string, Explained>()
  for (const anchor of page.querySelectorAll(`:is(${ASKED}) :is(${NAMED})`)) {
    if (anchor.closest('[data-card]') || !anchor.checkVisibility()) continue
    const terms = termsAt(anchor, by)
    const key = terms.join()
    if (terms.length > 0 && !things.has(key)) things.set(key, { anchor, terms })
  }
  return [...things.values()]
}

export interface Entry extends Term {
  readonly id: string
  /** What its group is called. */
  readonly kind: string
}

/** The entries of the glossary by those names; a name that it does not have is left out. */
export function entriesOf(
  { glossary, headings }: Pick<GameTexts, 'glossary' | 'headings'>,
  terms: readonly string[],
): readonly Entry[] {
  return terms.flatMap((id) => {
    const [group = '', term = ''] = id.split('.')
    const entry = glossary[group]?.[term]
    return entry ? [{ ...entry, id, kind: headings[group] ?? '' }] : []
  })
}
