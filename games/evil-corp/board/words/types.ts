/** The board's own small words, as types: what is missing in a language does not compile. */
import type { SpaceType } from '../../content/box.ts'

export interface Words {
  /** Fits on an empty space of 60 pixels. */
  readonly spaces: { readonly [T in SpaceType]: string }
  /** By number of villages: west to east. */
  readonly compass: { readonly [villages: number]: readonly string[] }
  between(one: string, other: string): string
  readonly level: string
  lead(by: number): string
  trail(by: number): string
  leads(name: string, by: number): string
  readonly conquest: string
  readonly terror: string
  /** What a cell of the gauge brings, from the centre to it. */
  readonly gaugeIcons: {
    readonly conquest: string
    magicGold(count: number): string
    readonly victory: string
  }
  readonly gold: string
  readonly magic: string
  readonly loot: string
  readonly stone: string
  firstTo(tokens: number): string
  readonly pass: string
  readonly passShort: string
  readonly yourScreen: string
  readonly noScreen: string
  readonly emptyScreen: string
  /** Titles of piles that can be looked into. */
  readonly piles: {
    bagAlone(name: string): string
    /** Bag and screens of a camp as one: who sees only the sum. */
    bagAndScreens(name: string): string
    discard(name: string): string
    banished(name: string): string
  }
  readonly yourPile: { readonly bag: string; readonly discard: string; readonly banished: string }
  readonly hiddenNote: string
  readonly nothingHere: string
  readonly close: string
  readonly chooseHere: string
  takenBy(name: string): string
  readonly upkeep: {
    readonly title: string
    readonly leave: string
    pay(price: number): string
    readonly free: string
    total(price: number, left: number): string
  }
  readonly boards: string
  readonly rivals: string
  readonly partner: string
  holdsStone(name: string): string
  readonly wonTonight: string
  readonly usedBy: string
  /** Parts of the line that says what a move would lead to. */
  readonly leadsTo: {
    terror(change: string, from: string, to: string): string
    inVillage(village: string, what: string): string
    loot(gold: number): string
    cargo(gold: number): string
    readonly stone: string
    gain(gold: number): string
    pay(gold: number, magicGold: number): string
    draw(count: number): string
    readonly night: string
    readonly passed: string
    left(coins: number): string
    readonly toBag: string
    readonly toScreen: string
    readonly nothing: string
    readonly next: { readonly [question: string]: string }
  }
  list(parts: readonly string[]): string
  readonly confirm: {
    pass(can: string): string
    deploy(count: number): string
    activate(count: number): string
    recruit(count: number): string
    killOwn(name: string): string
  }
  readonly facets: {
    readonly color: string
    readonly power: string
    readonly cost: string
    readonly kind: string
  }
  readonly kinds: { readonly basic: string; readonly recruit: string; readonly demon: string }
  readonly noPower: string
  readonly course: { readonly crowns: string; readonly value: string }
  readonly tally: { readonly crowns: string; readonly recruited: string; readonly killed: string }
  readonly headline: string
  threshold(value: number): string
}
