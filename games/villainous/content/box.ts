/** What is in the box, as the rules read it: the boards, what is printed on every card, the lists of instructions. */
import type { Seat } from '@duskhall/kernel'
import type { Line } from '../rules/verb.ts'
import {
  type Action,
  type Card,
  type ListNo,
  type Location,
  NONE,
  type Realm,
  type Villainous,
} from '../state.ts'
import type { Villain } from '../villains/villain.ts'
import type { Always, CardEntry, ContentFile, VillainEntry, When } from './schema.ts'

/** The number of a list that a card does not have. */
export const NO_LIST: ListNo = -1

type Needs = NonNullable<Extract<CardEntry, { type: 'ally' }>['needs']>

/** What is printed on a card. */
export interface Face {
  readonly id: string
  readonly villain: number
  readonly fate: boolean
  readonly type: CardEntry['type']
  readonly cost: number
  readonly strength: number
  /** What it must be attached to. */
  readonly attach: 'ally' | 'hero' | null
  readonly needs: Needs | null
  readonly always: readonly Always[]
  /** The action it adds to its location (VD-ACT-R5). */
  readonly grants: Action | null
  /** What happens when it is played, an Effect or a Condition resolved. */
  readonly play: ListNo
  readonly moved: ListNo
  readonly present: ListNo
  readonly defeated: ListNo
  readonly vanquished: ListNo
  readonly activate: { readonly cost: number; readonly list: ListNo } | null
  readonly when: When | null
  readonly used: 'stays' | 'toMover' | 'discarded'
  readonly returnsUsed: boolean
  readonly intoDeck: boolean
  readonly neverTrapped: boolean
  readonly atOnce: boolean
  readonly reconstructed: boolean
}

export interface Board {
  readonly id: string
  readonly entry: VillainEntry
  readonly villain: Villain
  /** By location: its icons from the upper left; the first `top` of them can be covered. */
  readonly icons: readonly (readonly PrintedIcon[])[]
  readonly top: readonly number[]
  /** By location: the cards that alone are admitted as characters, or null. */
  readonly admits: readonly (ReadonlySet<string> | null)[]
  readonly locks: number
  readonly deck: readonly Card[]
  readonly fateDeck: readonly Card[]
  /** By kind: the texts that hold while their cards are in the realm, so that nobody searches the realm for them. */
  readonly holding: { readonly [Op in Always['op']]: readonly Holding<Op>[] }
  /** Cards that act on what comes to their location, and those that can be played in the turns of others. */
  readonly presences: readonly Card[]
  readonly conditions: readonly Card[]
  readonly beforeMove: ListNo
  readonly tile: { readonly cost: number; readonly list: ListNo } | null
}

/** A text of a card that holds as long as the card is in the realm. */
export interface Holding<Op extends Always['op']> {
  readonly card: Card
  readonly text: Extract<Always, { op: Op }>
}

export interface PrintedIcon {
  readonly action: Action
  readonly list: ListNo
  /** Power of a Gain Power icon. */
  readonly n: number
}

export interface Box {
  readonly id: string
  readonly file: ContentFile
  readonly boards: readonly Board[]
  /** By card. */
  readonly faces: readonly Face[]
  readonly lists: readonly (readonly Line[])[]
  /** The list of an icon that a card grants. */
  readonly granted: { readonly [A in Action]?: ListNo }
  readonly enter: ListNo
  boardNo(id: string): number
  /** All copies of a card, in the order of their numbers. */
  cardsOf(id: string): readonly Card[]
}

interface Boxes {
  boxOf(s: { readonly content: string }): Box
}

let boxes: Boxes

/** The Villains' folders need the box and are what it is made of: it is put together apart from here (shelf.ts). */
export function stock(shelf: Boxes): void {
  boxes = shelf
}

export function boxOf(s: { readonly content: string }): Box {
  return boxes.boxOf(s)
}

export function faceOf(s: Villainous, card: Card): Face {
  return boxOf(s).faces[card] as Face
}

export function boardOf(s: Villainous, seat: Seat): Board {
  return boxOf(s).boards[(s.realms[seat] as Realm).villain] as Board
}

/** The location of that name on a seat's board. */
export function locationOf(s: Villainous, seat: Seat, id: string): Location {
  return boardOf(s, seat).entry.locations.findIndex((location) => location.id === id)
}

/** The only copy of a card, or the first of several. */
export function cardOf(s: Villainous, id: string): Card {
  return boxOf(s).cardsOf(id)[0] ?? NONE
}
