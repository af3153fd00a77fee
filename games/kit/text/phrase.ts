/** What sentences of every language are put together from. */
import { type Language, type Reader, type Seat, seatName } from '@duskhall/kernel'

/** Somebody a sentence is about: a player, a team. */
export interface Who {
  /** Whether it is the reader. */
  readonly you: boolean
  /** Inside a sentence: "Mina", "your team". */
  readonly name: string
  /** At its beginning, where that differs: "Your team". */
  readonly opening?: string
}

/** Somebody and what is done: "5 tiles" of "Igor draws 5 tiles". */
export interface Doing {
  readonly who: Who
  readonly what: string
}

/** Things by name, equal ones counted. */
export interface Counted {
  readonly name: string
  readonly count: number
}

export function whoAt(language: Language, seat: Seat, reader: Reader): Who {
  return { you: seat === reader.you, name: seatName(language, seat, reader) }
}

/** Names as one phrase: "Mina, Igor and Nora"; where one of them has the word itself, a comma comes before the last. */
export function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items[0] ?? ''
  const comma = items.some((item) => item.includes(` ${last} `)) ? ',' : ''
  return `${items.slice(0, -1).join(', ')}${comma} ${last} ${items.at(-1)}`
}

/** Equal names with their number: "Ghoul (2)". */
export function tallied(items: readonly Counted[]): string[] {
  return items.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name))
}

/** How many of each, in the order of first appearance; `same` gives equal things the same value. */
export function countEach<T>(
  items: readonly T[],
  same: (item: T) => unknown = (item) => item,
): { readonly item: T; readonly count: number }[] {
  const alike = Map.groupBy(items, same)
  return [...alike.values()].flatMap((group) =>
    group[0] === undefined ? [] : [{ item: group[0], count: group.length }],
  )
}

/** "A" for 0: how teams are called. */
export function letter(number: number): string {
  return String.fromCharCode(65 + number)
}

/** As a sentence's beginning, where it may begin with the mark of a name. */
export function capital(text: string): string {
  return text.replace(/^(\uE000[^\uE001]*\uE001)?(.)/, (_, mark = '', first: string) => {
    return `${mark}${first.toUpperCase()}`
  })
}

/** A clause as a sentence of its own; nothing stays nothing. */
export function sentence(clause: string): string {
  return clause === '' ? '' : `${capital(clause)}.`
}

/** A sentence as the part of another one: no capital, no full stop. */
export function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
}
