/** French: who, whose and how many, the same in every game. Articles and elisions are settled here. */
import { spans } from '@duskhall/kernel'
import { type Counted, type Doing, joined, tallied, type Who } from './phrase.ts'

export type Article = 'le' | 'la' | "l'"

export function list(items: readonly string[]): string {
  return joined(items, 'et')
}

export function either(items: readonly string[]): string {
  return joined(items, 'ou')
}

/** Names, equal ones counted: "Adorateur (2) et Goule". */
export function tally(items: readonly Counted[]): string {
  return list(tallied(items))
}

/** In French, 0 and 1 are singular. */
export function count(n: number, one: string, many: string): string {
  return `${n} ${n < 2 ? one : many}`
}

/** Words whose h stops the elision. */
const ASPIRATED = /^(hurlement|horde|hibou|heros)/

/** An article that a preposition swallows, behind the mark of the name it belongs to. */
const CONTRACTED = /^((?:\uE000[^\uE001]*\uE001)?)(les?) /

function contracted(name: string, one: string, many: string): string | null {
  if (!CONTRACTED.test(name)) return null
  return name.replace(CONTRACTED, (_, mark: string, article: string) => {
    return `${article === 'le' ? one : many} ${mark}`
  })
}

/** "au Prince", "aux Elfes", "à la Bête", "à Igor". */
export function to(name: string): string {
  return contracted(name, 'au', 'aux') ?? `à ${name}`
}

/** "de Mina", "d'Igor", "d'Hélène", "d'Yves", "du Prince", but "de Yann" and "de Hurlement du loup". */
export function de(name: string): string {
  const short = contracted(name, 'du', 'des')
  if (short !== null) return short
  const plain = spans(name)
    .map(({ text }) => text)
    .join('')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const [first = '', second = ''] = plain
  const elides =
    first === 'y'
      ? second !== '' && !/[aeiou]/.test(second)
      : /[aeiouhœæ]/.test(first) && !ASPIRATED.test(plain)
  return elides ? `d'${name}` : `de ${name}`
}

/** Somebody inside a sentence. */
export function who({ you, name }: Who): string {
  return you ? 'vous' : name
}

/** A sentence's beginning: what somebody does. */
export function does({ you, name, opening = name }: Who, yours: string, theirs: string): string {
  return you ? `Vous ${yours}` : `${opening} ${theirs}`
}

/** What several do, as one sentence: "Vous piochez 5 tuiles et Igor pioche 4 tuiles". */
export function eachDoes(all: readonly Doing[], yours: string, theirs: string): string {
  const inside = (one: Who) => `${who(one)} ${one.you ? yours : theirs}`
  return list(
    all.map(({ who: one, what }, at) => `${at === 0 ? does(one, yours, theirs) : inside(one)} ${what}`),
  )
}

/** A noun with its article: "le pion", "l'Armure". */
export function the(article: Article, noun: string): string {
  return article === "l'" ? `l'${noun}` : `${article} ${noun}`
}

/** Something of somebody: "votre pion", "le pion d'Igor", "le pion de votre équipe". */
export function owned({ you, name }: Who, article: Article, noun: string): string {
  return you ? `votre ${noun}` : `${the(article, noun)} ${de(name)}`
}

/** "votre" to whoever acts, "sa" about others; of a feminine noun. */
export function its({ you }: Who): string {
  return you ? 'votre' : 'sa'
}

const ORDINALS = 'première deuxième troisième quatrième cinquième sixième septième huitième'.split(' ')
const NUMBERS = 'une deux trois quatre cinq six sept huit'.split(' ')

/** "deuxième"; of a feminine noun. */
export function ordinal(number: number): string {
  return ORDINALS[number - 1] ?? `${number}e`
}

/** "deuxième sur trois". */
export function nth(number: number, of: number): string {
  return `${ordinal(number)} sur ${NUMBERS[of - 1] ?? of}`
}

export const players = (min: number, max: number) =>
  min === max ? `${min} joueurs` : `${min} à ${max} joueurs`

export const minutes = (min: number, max: number) => `${min} à ${max} minutes`

/** What is said of turns and cards where there are both. */
export const turns = {
  phase: (turn: number) => (turn === 0 ? 'Mise en place' : `Tour ${turn}`),
  hiddenCard: 'une carte cachée',
}

/** What the best way of a hint has more where nothing has a name: how both went in trial games. */
export function even(chances: { readonly best: number; readonly own: number } | null): string {
  if (!chances) return 'rien qui ait un nom'
  const { best, own } = chances
  if (best <= own) return "rien : les deux se valent dans les parties d'essai"
  return `rien qui ait un nom, mais les parties d'essai lui donnent environ ${best} %, contre ${own} % ici`
}

/** For a rule that has no text. */
export const unknownRefusal = 'Les règles ne le permettent pas maintenant.'
