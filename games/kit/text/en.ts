/** English: who, whose and how many, the same in every game. */
import { type Counted, type Doing, joined, tallied, type Who } from './phrase.ts'

export function list(items: readonly string[]): string {
  return joined(items, 'and')
}

export function either(items: readonly string[]): string {
  return joined(items, 'or')
}

/** Names, equal ones counted: "Cultist (2) and Ghoul". */
export function tally(items: readonly Counted[]): string {
  return list(tallied(items))
}

export function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`
}

/** Somebody inside a sentence. */
export function who({ you, name }: Who): string {
  return you ? 'you' : name
}

export function whose({ you, name }: Who): string {
  return you ? 'your' : `${name}'s`
}

/** "your" to whoever acts, "their" about others. */
export function its({ you }: Who): string {
  return you ? 'your' : 'their'
}

/** A sentence's beginning: what somebody does. */
export function does({ you, name, opening = name }: Who, yours: string, theirs: string): string {
  return you ? `You ${yours}` : `${opening} ${theirs}`
}

/** What several do, as one sentence: "You draw 5 tiles and Igor draws 4 tiles". */
export function eachDoes(all: readonly Doing[], yours: string, theirs: string): string {
  const inside = (one: Who) => `${who(one)} ${one.you ? yours : theirs}`
  return list(
    all.map(({ who: one, what }, at) => `${at === 0 ? does(one, yours, theirs) : inside(one)} ${what}`),
  )
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

/** "second". */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `number ${number}`
}

/** "second of three". */
export function nth(number: number, of: number): string {
  return `${ordinal(number)} of ${NUMBERS[of - 1] ?? of}`
}

/** "two"; a number that stands before another one reads better so. */
export function inWords(n: number): string {
  return NUMBERS[n - 1] ?? String(n)
}

/** "once", "twice", "3 times". */
export function times(n: number): string {
  return ['', 'once', 'twice'][n] || `${n} times`
}

export const players = (min: number, max: number) =>
  min === max ? `${min} players` : `${min} to ${max} players`

export const minutes = (min: number, max: number) => `${min} to ${max} minutes`

/** What is said of turns and cards where there are both. */
export const turns = {
  phase: (turn: number) => (turn === 0 ? 'Setup' : `Turn ${turn}`),
  hiddenCard: 'a hidden card',
}

/** What the best way of a hint has more where nothing has a name: how both went in trial games. */
export function even(chances: { readonly best: number; readonly own: number } | null): string {
  if (!chances) return 'nothing that has a name'
  const { best, own } = chances
  if (best <= own) return 'nothing: both went about as well in trial games'
  return `nothing that has a name, but trial games give it about ${best}%, this one ${own}%`
}

/** For a rule that has no text. */
export const unknownRefusal = 'The rules do not allow that now.'
