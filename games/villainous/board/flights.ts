/** What flies for which event, and where an event can be seen. Cards keep their names wherever they lie. */
import type { Heard, Seat } from '@duskhall/kernel'
import { type Flight, flightsBy, type Impact, placesBy } from '@duskhall/ui'
import { faceOf } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import type { Card, Villainous } from '../state.ts'
import type { VillainousView } from './answers.ts'
import { id } from './seen.ts'

/** The pile that a card of this owner goes to. */
function pileFor(s: Villainous, owner: Seat, card: Card): string {
  return faceOf(s, card).fate ? id.fateDiscard(owner) : id.discard(owner)
}

function deckFor(s: Villainous, owner: Seat, card: Card): string {
  return faceOf(s, card).fate ? id.fateDeck(owner) : id.deck(owner)
}

const flies = (card: Card, from: string, to: string): Flight => ({ piece: id.card(card), from, to })

export const flights = flightsBy<VillainousEvent, VillainousView>({
  mover: ({ seat, from, to }) => ({
    piece: id.pawn(seat),
    from: id.place(seat, from),
    to: id.place(seat, to),
  }),
  played: ({ seat, owner, card, at }, { state }) =>
    flies(card, faceOf(state, card).fate ? id.aside : id.hand(seat), id.place(owner, at)),
  moved: ({ owner, card, from, to }) => flies(card, id.place(owner, from), id.place(owner, to)),
  resolved: ({ seat, card }, { state }) =>
    flies(card, faceOf(state, card).fate ? id.aside : id.hand(seat), id.aside),
  condition: ({ seat, card }) => flies(card, id.hand(seat), id.aside),
  discarded: ({ owner, card }, { state }) => flies(card, id.realm(owner), pileFor(state, owner, card)),
  defeated: ({ owner, card, at }) => flies(card, id.place(owner, at), id.fateDiscard(owner)),
  returned: ({ owner, card }) => flies(card, id.realm(owner), id.hand(owner)),
  'into-deck': ({ owner, card }, { state }) => flies(card, id.realm(owner), deckFor(state, owner, card)),
  unplayable: ({ owner, card }) => flies(card, id.aside, id.fateDiscard(owner)),
  fated: ({ owner, shown }) => shown.map((card) => flies(card, id.fateDeck(owner), id.aside)),
  revealed: ({ owner, fate, shown }) =>
    shown.map((card) => flies(card, fate ? id.fateDeck(owner) : id.deck(owner), id.aside)),
  drawn: ({ seat, cards = [] }) =>
    cards.length === 0
      ? { from: id.deck(seat), to: id.hand(seat) }
      : cards.map((card) => flies(card, id.deck(seat), id.hand(seat))),
  'hand-discarded': ({ seat, shown }) => shown.map((card) => flies(card, id.hand(seat), id.discard(seat))),
  reshuffled: ({ seat, fate }) =>
    fate
      ? { from: id.fateDiscard(seat), to: id.fateDeck(seat) }
      : { from: id.discard(seat), to: id.deck(seat) },
})

/** A Vanquish action strikes the Hero, a card that loses an Obstacle its slots, a trap the trapped. */
export function impacts(event: Heard<VillainousEvent>): readonly Impact[] {
  switch (event.e) {
    case 'vanquished':
    case 'trapped':
      return [{ at: id.card(event.card) }]
    case 'obstacles':
      return [{ at: id.obstacles(event.seat, event.at), text: event.n > 0 ? `+${event.n}` : `−${-event.n}` }]
    case 'unlocked':
      return [{ at: id.lock(event.seat, event.at) }]
    default:
      return []
  }
}

/** The thing to flash when a line of the log is pointed at. */
export const placeOf = placesBy<VillainousEvent>([['card', id.card]], {
  mover: ({ seat, to }) => id.place(seat, to),
  icon: ({ seat, at }) => id.place(seat, at),
  power: ({ seat }) => id.power(seat),
  paid: ({ seat }) => id.power(seat),
  'tile-paid': ({ seat }) => id.tile(seat),
  drawn: ({ seat }) => id.hand(seat),
  'hand-discarded': ({ seat }) => id.discard(seat),
  reshuffled: ({ seat, fate }) => (fate ? id.fateDeck(seat) : id.deck(seat)),
  fated: ({ owner }) => id.fateDeck(owner),
  revealed: ({ owner, fate }) => (fate ? id.fateDeck(owner) : id.deck(owner)),
  looked: ({ seat }) => id.fateDeck(seat),
  'put-back': ({ seat }) => id.fateDeck(seat),
  'fate-token': ({ seat }) => id.seat(seat),
  obstacles: ({ seat, at }) => id.obstacles(seat, at),
  claimed: ({ seat }) => id.tile(seat),
  awakened: ({ seat }) => id.tile(seat),
  asleep: ({ seat }) => id.tile(seat),
  unlocked: ({ seat, at }) => id.place(seat, at),
  vanquished: ({ card }) => id.card(card),
})
