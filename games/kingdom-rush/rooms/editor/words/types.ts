/** What the editor says, in every language. */
import type { Facts, FaultCode } from '../../../content/scenario-faults.ts'
import type { IronRule } from '../../../content/schema.ts'
import type { Facing } from '../../../content/words.ts'
import type { Advice } from '../model/advice.ts'
import type { Unread } from '../model/file.ts'
import type { Lack, Told } from '../model/mistakes.ts'
import type { Remedy } from '../model/remedies.ts'
import type { Mirror, Tool, Why } from '../model/strokes.ts'

type AdviceFacts<C extends Advice['code']> = Extract<Advice, { readonly code: C }>['facts']

export interface EditorWords {
  readonly title: string
  readonly tabs: { readonly [T in 'map' | 'piles' | 'rules' | 'checks']: string }
  readonly tools: { readonly [T in Tool]: string }
  readonly toolGroups: { readonly [G in 'ground' | 'sites' | 'lanes' | 'pieces']: string }
  readonly palette: string
  readonly eraser: string
  readonly mirror: string
  readonly mirrors: { readonly [M in Mirror]: string }
  readonly undo: string
  readonly redo: string
  readonly rows: string
  readonly columns: string
  readonly fewer: (what: string) => string
  readonly more: (what: string) => string
  readonly players: (n: number) => string
  readonly seenBy: string
  readonly why: { readonly [W in Why]: string }
  /** The map for whoever hears it. */
  readonly map: string
  readonly cell: {
    readonly path: string
    readonly open: string
    readonly site: (colour: string) => string
    readonly unused: string
    readonly lane: (n: number, index: number, of: number) => string
    readonly spawn: (n: number, cards: number) => string
    readonly exit: (id: string) => string
    readonly fallow: (id: string) => string
    readonly boss: (name: string) => string
    readonly rim: (edge: string, space: string) => string
    readonly wrong: string
  }
  readonly edges: { readonly [F in Facing]: string }
  readonly colours: { readonly [C in 'R' | 'B' | 'G' | 'Y' | 'W']: string }
  readonly piles: {
    readonly title: string
    readonly pile: (n: number, cards: number) => string
    readonly ghosts: (cards: number) => string
    readonly reserve: (cards: number) => string
    readonly part: (n: number) => string
    readonly shuffled: string
    readonly inOrder: string
    readonly kept: (players: number) => string
    readonly newPart: string
    readonly removePart: (n: number) => string
    readonly earlier: string
    readonly later: string
    readonly from: string
    readonly order: string
    readonly remove: string
    readonly none: string
    readonly empty: string
    readonly deck: string
    readonly deckHint: string
    readonly all: string
    readonly filters: { readonly [F in 'speed' | 'healer' | 'large' | 'portal' | 'special']: string }
    readonly diamonds: (n: number) => string
    readonly portal: (level: number) => string
    readonly threat: string
    readonly added: (card: string) => string
    readonly takenUp: (card: string) => string
  }
  readonly rules: {
    readonly title: string
    readonly towers: string
    readonly abilities: string
    readonly spells: string
    readonly spellPower: string
    readonly portals: (players: string) => string
    readonly closeAll: string
    readonly boss: string
    readonly noBoss: string
    readonly bossFrom: string
    readonly bossOnMap: string
    readonly iron: string
    readonly ironKinds: { readonly [K in IronRule['kind']]: string }
    readonly family: string
    readonly families: { readonly [family: string]: string }
    readonly value: string
    readonly names: string
    readonly english: string
    readonly french: string
    readonly storyEnglish: string
    readonly storyFrench: string
    /** How much may be written into a field. */
    readonly letters: (most: number, left: number) => string
    readonly levels: string
    readonly level: string
    readonly hearts: string
    readonly diamonds: string
    readonly botsWin: string
    readonly heartsOf: (level: string) => string
    readonly diamondsOf: (level: string) => string
    readonly asInBox: string
  }
  readonly bots: {
    readonly played: (done: number, all: number) => string
    readonly progress: string
    readonly pause: string
    readonly goOn: string
    readonly waits: string
    readonly lost: string
    readonly rounds: (counts: readonly (readonly [round: number, games: number])[]) => string
    readonly rate: (won: number, played: number) => string
    readonly none: string
    readonly hard: (level: string, percent: number) => string
    readonly failed: string
  }
  readonly checks: {
    readonly title: string
    readonly counts: (red: number, yellow: number) => string
    readonly sound: string
    readonly show: (what: string) => string
    readonly showShort: string
    readonly close: string
  }
  readonly faults: { readonly [C in FaultCode]: (facts: Told<Facts<C>>) => string }
  readonly lacks: { readonly [C in Exclude<Lack['code'], 'badField' | 'nothingToDo'>]: () => string } & {
    readonly badField: (facts: { readonly field: string }) => string
    readonly nothingToDo: (facts: { readonly players: readonly number[] }) => string
  }
  readonly advice: { readonly [C in Advice['code']]: (facts: AdviceFacts<C>) => string }
  readonly remedies: { readonly [R in Remedy['name']]: string }
  readonly head: {
    readonly drafts: string
    readonly saved: string
    readonly notKept: string
    readonly keep: string
    readonly share: string
    readonly shareBlocked: string
    readonly exportFile: string
    readonly importFile: string
    /** A file in the place of what is drawn. */
    readonly bringIn: string
    readonly broughtIn: (title: string, before: string) => string
    readonly play: string
    readonly playBlocked: string
    readonly copied: string
    readonly link: string
    readonly linkLong: (letters: number) => string
  }
  readonly drafts: {
    readonly title: string
    readonly yours: string
    readonly none: string
    readonly start: string
    readonly blank: string
    readonly open: (title: string) => string
    readonly remove: (title: string) => string
    readonly removed: (title: string) => string
    readonly takeBack: string
    readonly copyOf: (title: string) => string
    readonly full: (most: number) => string
    readonly saved: (when: string) => string
    readonly about: string
    readonly linkBroken: string
    readonly missing: string
  }
  readonly unread: (unread: Unread) => string
  readonly notOpened: string
  readonly cards: {
    readonly horde: (enemies: string) => string
    readonly portal: (level: number, enemies: string) => string
    readonly traits: { readonly [T in 'brush' | 'haunted' | 'flying']: string }
  }
}
