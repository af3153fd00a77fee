/** What the sentences of Villainous are about, as types: a text that is missing in a language does not compile. */
import type { Who } from '../../kit/text/index.ts'
import type { Counted } from '../../kit/text/phrase.ts'
import type { Action } from '../state.ts'

/** Refusals that can name the two numbers they compare. */
export type MeasuredRule = 'VD-ACTIV2' | 'VD-CARDH-R12' | 'VD-PLAY3' | 'VD-STR-R2' | 'VD-VANQ3'

export type CardType = 'ally' | 'item' | 'effect' | 'condition' | 'hero' | 'prince'

/** A location of somebody's board; the id lets a language find the article. */
export interface Place {
  readonly id: string
  readonly name: string
}

/** What asks: a card with its own words, the tile of the Villain, or an action of the board. */
export type Source =
  | { readonly from: 'card'; readonly name: string; readonly text: string }
  | { readonly from: 'tile'; readonly name: string }
  | { readonly from: 'action'; readonly action: Action; readonly n: number }

/** What is chosen next while an instruction is carried out. */
export type Choice = Picking & {
  readonly source: Source
  /** Whose realm it is about. */
  readonly owner: Who
  /** Whether it may be declined. */
  readonly may: boolean
}

type Picking =
  /** A card of the hand to play. */
  | { readonly kind: 'play'; readonly free: boolean }
  /** One of the alternatives of a card. */
  | { readonly kind: 'branch'; readonly card: string }
  /** Where a card comes into play: a location, or a card it is attached to. */
  | { readonly kind: 'place'; readonly card: string; readonly host: 'ally' | 'hero' | null }
  | { readonly kind: 'activate' }
  /** The target of a Fate action. */
  | { readonly kind: 'target' }
  /** A card to move, and how many of them have been named. */
  | { readonly kind: 'move-which'; readonly what: 'hero' | 'item-ally' | 'ally'; readonly named: number }
  | { readonly kind: 'move-where'; readonly card: string; readonly adjacent: boolean }
  | { readonly kind: 'vanquish' }
  | {
      readonly kind: 'vanquish-with'
      readonly hero: string
      readonly needed: number
      readonly there: number
      readonly allies: readonly Counted[]
    }
  | { readonly kind: 'discard'; readonly least: number; readonly named: readonly Counted[] }
  | { readonly kind: 'defeat'; readonly most: number | null; readonly exactly: number | null }
  /** A Hero of the Fate discard pile. */
  | { readonly kind: 'from-pile' }
  | { readonly kind: 'remove'; readonly left: number; readonly upTo: boolean; readonly named: number }
  /** All of them from one location. */
  | { readonly kind: 'remove-from'; readonly most: number }
  | { readonly kind: 'remove-amount'; readonly place: Place }
  | { readonly kind: 'put-back'; readonly left: number; readonly fill: boolean }
  | { readonly kind: 'feed' }
  | { readonly kind: 'raise'; readonly price: number }
  /** One of the Fate cards revealed, all of which are played. */
  | { readonly kind: 'play-revealed' }
  | { readonly kind: 'trap' }
  | { readonly kind: 'to-room'; readonly place: Place }
  | { readonly kind: 'free' }
  | { readonly kind: 'discard-looked' }
  | { readonly kind: 'order-top'; readonly named: number }
  | { readonly kind: 'discard-item' }
  /** Whatever a Villain from outside the box asks. */
  | { readonly kind: 'other' }

export type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>

/** A card chosen, as a label names it. */
export interface Picked {
  /** Its name. */
  readonly card: string
  /** The same, told apart from others of that name in its realm: "Wolves at the Tavern". */
  readonly inRealm: InRealm
  /** Power to pay for it: to play it, or to activate it. */
  readonly price: number
  readonly strength: number
}

export interface InRealm {
  readonly card: string
  /** Where it is, if others of that name are elsewhere. */
  readonly place: Place | null
  /** What is attached to it, if others of that name are at the same location. */
  readonly items: readonly string[]
}

/** The words of one choice: what is asked, and every answer to it. */
export interface ChoiceText {
  readonly you: string
  /** About whoever chooses, as far as everybody may know. */
  readonly they: string
  card?(picked: Picked): string
  at?(place: Place): string
  readonly done?: string
  readonly decline?: string
}

/** What has been done for which a Condition may wait. */
export type Happened =
  | { readonly what: 'item' }
  | { readonly what: 'action'; readonly action: Action; readonly number: number }
