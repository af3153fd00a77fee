/** What flies for which event, and where an event can be seen. Cards keep their names wherever they lie. */
import type { Heard, Seat } from '@duskhall/kernel'
import { type Flight, flightsBy, type Impact, placesBy } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { RESOURCES } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import { type Card, OVERLORD, opponentOf, type TerrorsOfLondon } from '../state.ts'
import type { TerrorsView } from './answers.ts'
import { id } from './seen.ts'

type Told<Name> = Heard<Extract<TerrorsEvent, { e: Name }>>

/** From sight or into it, as a hand shows its cards to its own seat only. */
const turnsUp = (card: Card, from: string, to: string): Flight => ({ piece: id.card(card), from, to })

export const flights = flightsBy<TerrorsEvent, TerrorsView>({
  played: ({ seat, card }) => turnsUp(card, id.hand(seat), id.area(seat)),
  bought: (event, { state }) => ({ from: soldFrom(state, event.card), to: boughtTo(event) }),
  'street-filled': ({ card }) => ({ from: id.market, to: id.card(card), turn: true }),
  attacked: ({ seat }) => ({ from: id.orb('power'), to: id.health(opponentOf(seat)) }),
  healed: ({ seat }) => ({ from: id.orb('regeneration'), to: id.health(seat) }),
  converted: ({ from, to }) => ({ from: id.orb(RESOURCES[from] ?? ''), to: id.orb(RESOURCES[to] ?? '') }),
  linked: ({ horde }) => horde.map((card) => ({ from: id.card(card), to: id.card(card) })),
  discarded: ({ seat, card }, seen) => ({
    ...turnsUp(card, id.hand(seat), id.discard(seat)),
    turn: seat !== seen.seat,
  }),
  'top-discarded': ({ seat }) => ({ from: id.draw(seat), to: id.discard(seat), turn: true }),
  commanded: ({ seat, card }) => ({ ...turnsUp(card, id.discard(seat), id.hand(seat)), turn: false }),
  destroyed: ({ card, of }) => ({ from: id.card(card), to: id.discard(of) }),
  'street-destroyed': ({ card }) => ({ from: id.card(card), to: id.removed }),
  'relic-replaced': ({ card }) => ({ from: id.card(card), to: id.removed }),
  sacrificed: ({ seat, card, from }) => ({
    from: from === 'discard' ? id.discard(seat) : id.card(card),
    to: id.removed,
  }),
  'cleaned-up': ({ seat, cards }) => cards.map((card) => ({ from: id.card(card), to: id.discard(seat) })),
  drew: ({ seat, cards = [] }) => drawn(seat, cards),
  took: ({ seat, card }) => drawn(seat, card === undefined ? [] : [card]),
  reshuffled: ({ seat }) => ({ from: id.discard(seat), to: id.draw(seat) }),
  passed({ seat, kept, card }) {
    if (kept === 0) return []
    const [from, to] = [id.hand(seat), id.draw(seat)]
    return card === undefined ? { from, to } : turnsUp(card, from, to)
  },
})

/** An attack or a CURSE strikes the Overlord, DESTROY a card. */
export function impacts(event: Heard<TerrorsEvent>): readonly Impact[] {
  switch (event.e) {
    case 'attacked':
      return struck(opponentOf(event.seat), event.health)
    case 'health-lost':
      return event.by === 'curse' ? struck(event.seat, event.health) : []
    case 'destroyed':
    case 'street-destroyed':
      return [{ at: id.card(event.card) }]
    default:
      return []
  }
}

/** Armor that takes all of it is struck as well; only nothing flies off. */
function struck(seat: Seat, amount: number): readonly Impact[] {
  return [{ at: id.overlord(seat) }, { at: id.health(seat), ...(amount > 0 ? { text: `−${amount}` } : {}) }]
}

function soldFrom(s: TerrorsOfLondon, card: Card): string {
  return boxOf(s).faces[card]?.group === 'acolyte' ? id.acolytes : id.card(card)
}

function boughtTo({ seat, card, to }: Told<'bought'>): string {
  if (to === 'relics') return id.card(card)
  return to === 'draw' ? id.draw(seat) : id.discard(seat)
}

/** Whoever drew knows the cards; of another only that there were some. */
function drawn(seat: Seat, cards: readonly Card[]): Flight[] {
  const [from, to] = [id.draw(seat), id.hand(seat)]
  return cards.length === 0 ? [{ from, to }] : cards.map((card) => turnsUp(card, from, to))
}

const ofOrb = (resource: number) => id.orb(RESOURCES[resource] ?? 'coin')
const ofAmounts = (event: Told<'gained'> | Told<'paid'>) =>
  id.orb(RESOURCES.find((name) => event[name] > 0) ?? 'coin')

/** The thing to flash when a line of the log is pointed at. */
export const placeOf = placesBy<TerrorsEvent>([['card', id.card]], {
  linked: ({ right }) => id.card(right),
  triggered: ({ seat, source }) => (source === OVERLORD ? id.overlord(seat) : id.card(source)),
  bought: boughtTo,
  gained: ofAmounts,
  paid: ofAmounts,
  converted: ({ to }) => ofOrb(to),
  convertible: ({ to }) => ofOrb(to),
  attacked: ({ seat }) => id.health(opponentOf(seat)),
  healed: ({ seat }) => id.health(seat),
  'health-lost': ({ seat }) => id.health(seat),
  cursed: ({ seat }) => id.health(seat),
  'overlord-chosen': ({ seat }) => id.overlord(seat),
  'overlord-used': ({ seat }) => id.overlord(seat),
  discarded: ({ seat }) => id.discard(seat),
  'top-discarded': ({ seat }) => id.discard(seat),
  'cleaned-up': ({ seat }) => id.discard(seat),
  destroyed: ({ of }) => id.discard(of),
  drew: ({ seat }) => id.hand(seat),
  took: ({ seat }) => id.hand(seat),
  'took-openly': ({ seat }) => id.hand(seat),
  commanded: ({ seat }) => id.hand(seat),
  reshuffled: ({ seat }) => id.draw(seat),
  looked: ({ seat }) => id.draw(seat),
  'put-back': ({ seat }) => id.draw(seat),
  revealed: ({ seat }) => id.draw(seat),
  passed: ({ seat }) => id.draw(seat),
  'street-destroyed': () => id.street,
  sacrificed: () => id.removed,
  'relic-replaced': () => id.removed,
  united: ({ seat }) => id.unite(seat),
})
