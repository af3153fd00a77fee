/** A few words that only the board says; everything else comes from the game's texts. */
import type { Resource } from '../../state.ts'

export interface Words {
  readonly phases: { readonly action: string; readonly cleanup: string; readonly draw: string }
  readonly chooseFaction: string
  readonly chooseInfluence: string
  readonly beginners: string
  readonly taken: string
  /** Where the cards come from, in one sentence. */
  readonly reconstruction: string
  readonly reconstructed: string
  readonly yourHand: string
  readonly emptyHand: string
  readonly noHand: string
  inHand(count: number): string
  readonly yourArea: string
  areaOf(name: string): string
  readonly emptyArea: string
  readonly haunted: string
  readonly played: string
  horde(count: number, used: number): string
  readonly relics: string
  readonly relicsShort: string
  readonly reserve: string
  reserveOf(name: string): string
  inReach(count: number): string
  /** "Vex: 2 Armor". */
  armorOf(name: string, armor: number): string
  noArmor(name: string): string
  healthMax(health: number): string
  readonly buy: string
  readonly attack: string
  readonly heal: string
  attackFor(power: number): string
  healBy(health: number): string
  readonly more: string
  readonly less: string
  readonly amount: string
  readonly pass: string
  tooMany(count: number): string
  readonly keepOne: string
  readonly pile: { readonly draw: string; readonly discard: string; readonly unite: string }
  readonly yourPile: { readonly draw: string; readonly discard: string }
  pileOf(name: string): { readonly draw: string; readonly discard: string }
  readonly removed: string
  readonly hiddenNote: string
  readonly nothingHere: string
  readonly topOfPile: string
  readonly close: string
  readonly look: string
  readonly haunt: string
  readonly dismissed: string
  hauntAgain(name: string): string
  /** The picked monster would stand at a side of that one. */
  join(picked: string, side: 'left' | 'right', name: string): string
  readonly noHorde: string
  readonly relic: string
  readonly influence: string
  readonly ready: string
  readonly used: string
  readonly free: string
  readonly overlord: string
  readonly empty: string
  readonly leadsTo: {
    gain(parts: string): string
    pay(parts: string): string
    resource(resource: Resource, count: number): string
    damage(name: string, from: number, to: number): string
    absorbed(armor: number): string
    loses(name: string, from: number, to: number): string
    youLose(from: number, to: number): string
    heals(from: number, to: number): string
    draw(count: number): string
    readonly reveal: string
    readonly look: string
    readonly shuffle: string
    readonly toDiscard: string
    readonly toDraw: string
    readonly toRelics: string
    readonly street: string
    readonly alone: string
    unite(tokens: number): string
    lost(parts: string): string
    drawNext(count: number): string
    wins(name: string): string
    readonly youWin: string
    readonly curse: string
    readonly next: { readonly [question: string]: string }
  }
  list(parts: readonly string[]): string
  readonly confirm: {
    pass(can: string): string
    lose(parts: string): string
    attack(power: number): string
    heal(health: number): string
    buy(count: number): string
    horde(count: number): string
    relic(count: number): string
    readonly overlord: string
    haunt(count: number): string
    lastHealth(health: number): string
    ownCard(name: string): string
  }
  readonly facets: {
    readonly kind: string
    readonly faction: string
    readonly cost: string
    readonly keyword: string
  }
  readonly kinds: {
    readonly overlord: string
    readonly starter: string
    readonly acolyte: string
    readonly monster: string
    readonly relic: string
    readonly influence: string
  }
  readonly none: string
  readonly course: { readonly health: string; readonly deck: string }
  readonly tally: { readonly damage: string; readonly bought: string; readonly hordes: string }
  readonly headline: string
  readonly drawn: string
}
