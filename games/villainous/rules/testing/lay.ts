/** What a scene is given, and how it comes to lie on a table that has been set up. */
import type { Seat } from '@duskhall/kernel'
import type { Opening } from '../../../testing/scene.ts'
import { boardOf, faceOf, locationOf } from '../../content/box.ts'
import { type Card, NONE, NOWHERE, type Options, realmOf, type Villainous } from '../../state.ts'

/** A card in the realm: its location, and what lies under or on it. */
interface InRealm {
  readonly at: string
  readonly trapped?: true
  readonly items?: readonly string[]
}

/** What one seat has; decks and piles are empty where not said, but a deck has one card left to draw. */
export interface Having {
  readonly mover?: string
  readonly power?: number
  readonly hand?: readonly string[]
  /** The top card first. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly fateDeck?: readonly string[]
  readonly fateDiscard?: readonly string[]
  /** By card; "wolves 2" is another copy of the same. */
  readonly realm?: { readonly [card: string]: string | InRealm }
  readonly pieces?: readonly number[]
  readonly unlocked?: readonly string[]
}

export interface Given extends Opening<Options> {
  /** By seat: the Villain and what it has. Seat 0 is active. */
  readonly having: readonly (readonly [villain: string, having?: Having])[]
}

/** Clears every realm and lays what is given. Cards not named lie in no zone. */
export function lay(s: Villainous, { having }: Given): void {
  s.known = []
  s.aside = []
  having.forEach(([, has = {}], seat) => {
    layRealm(s, seat, has)
  })
}

function layRealm(s: Villainous, seat: Seat, has: Having): void {
  const realm = realmOf(s, seat)
  const board = boardOf(s, seat)
  const free = [...board.deck, ...board.fateDeck]
  const take = (name: string): Card => {
    const id = name.replace(/ \d+$/, '')
    const at = free.findIndex((card) => faceOf(s, card).id === id)
    if (at < 0) throw new Error(`There is no "${id}" left in the cards of ${board.id}.`)
    return free.splice(at, 1)[0] as Card
  }
  const place = (id: string): number => {
    const at = locationOf(s, seat, id)
    if (at < 0) throw new Error(`${board.id} has no location "${id}".`)
    return at
  }
  for (const card of [...board.deck, ...board.fateDeck]) {
    s.at[card] = NOWHERE
    s.host[card] = NONE
    s.trapped[card] = 0
  }
  realm.cards = []
  const enter = (name: string, at: number, host: Card): Card => {
    const card = take(name)
    realm.cards.push(card)
    s.at[card] = at
    s.host[card] = host
    return card
  }
  for (const [name, where] of Object.entries(has.realm ?? {})) {
    const { at, trapped, items = [] } = typeof where === 'string' ? { at: where } : where
    const card = enter(name, place(at), NONE)
    if (trapped) s.trapped[card] = 1
    for (const item of items) enter(item, place(at), card)
  }
  realm.hand = (has.hand ?? []).map(take)
  realm.deck = (has.deck ?? []).map(take).reverse()
  realm.discard = (has.discard ?? []).map(take)
  realm.fateDeck = (has.fateDeck ?? []).map(take).reverse()
  realm.fateDiscard = (has.fateDiscard ?? []).map(take)
  realm.power = has.power ?? 0
  realm.mover = has.mover ? place(has.mover) : 0
  if (has.pieces) realm.pieces = [...has.pieces]
  for (const id of has.unlocked ?? []) realm.locks &= ~(1 << place(id))
}
