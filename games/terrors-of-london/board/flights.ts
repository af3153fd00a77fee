/** What flies for which event, and where an event can be seen. Cards keep their names wherever they lie. */
import type { GameEvent, Seat } from '@duskhall/kernel'
import type { Flight } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { RESOURCES } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import { type Card, OVERLORD, opponentOf } from '../state.ts'
import type { TerrorsView } from './answers.ts'
import { id } from './seen.ts'

/** As its hearer gets it: what was secret has joined it or is gone. */
type Heard = TerrorsEvent & { readonly card?: Card; readonly cards?: readonly Card[] }

const to = (card: Card) => id.card(card)

export function flights(event: GameEvent, after: TerrorsView): readonly Flight[] {
  const heard = event as unknown as Heard
  /** The own hand shows which card it was, another only that there was one. */
  const fromHand = (seat: Seat, card: Card) => (seat === after.seat ? id.card(card) : id.hand(seat))
  const turn = (seat: Seat) => seat !== after.seat
  switch (heard.e) {
    case 'played':
      return [{ from: fromHand(heard.seat, heard.card), to: to(heard.card), turn: turn(heard.seat) }]
    case 'bought':
      return [{ from: soldFrom(after, heard.card), to: boughtTo(heard) }]
    case 'street-filled':
      return [{ from: id.market, to: to(heard.card), turn: true }]
    case 'attacked':
      return [{ from: id.orb('power'), to: id.health(opponentOf(heard.seat)) }]
    case 'healed':
      return [{ from: id.orb('regeneration'), to: id.health(heard.seat) }]
    case 'converted':
      return [{ from: id.orb(RESOURCES[heard.from] ?? ''), to: id.orb(RESOURCES[heard.to] ?? '') }]
    case 'linked':
      return heard.horde.map((card) => ({ from: to(card), to: to(card) }))
    case 'discarded':
      return [{ from: fromHand(heard.seat, heard.card), to: id.discard(heard.seat), turn: turn(heard.seat) }]
    case 'top-discarded':
      return [{ from: id.draw(heard.seat), to: id.discard(heard.seat), turn: true }]
    case 'commanded':
      return [
        {
          from: id.discard(heard.seat),
          to: heard.seat === after.seat ? to(heard.card) : id.hand(heard.seat),
        },
      ]
    case 'destroyed':
      return [{ from: to(heard.card), to: id.discard(heard.of) }]
    case 'street-destroyed':
    case 'relic-replaced':
      return [{ from: to(heard.card), to: id.removed }]
    case 'sacrificed':
      return [{ from: heard.from === 'discard' ? id.discard(heard.seat) : to(heard.card), to: id.removed }]
    case 'cleaned-up':
      return heard.cards.map((card) => ({ from: to(card), to: id.discard(heard.seat) }))
    case 'drew':
    case 'took':
      return drawn(heard, after)
    case 'reshuffled':
      return [{ from: id.discard(heard.seat), to: id.draw(heard.seat) }]
    case 'passed':
      return heard.kept === 0 ? [] : [{ from: keptFrom(heard, after), to: id.draw(heard.seat) }]
    default:
      return []
  }
}

function soldFrom(view: TerrorsView, card: Card): string {
  return boxOf(view.state).faces[card]?.group === 'acolyte' ? id.acolytes : id.card(card)
}

function boughtTo(heard: Extract<TerrorsEvent, { e: 'bought' }>): string {
  if (heard.to === 'relics') return id.card(heard.card)
  return heard.to === 'draw' ? id.draw(heard.seat) : id.discard(heard.seat)
}

function keptFrom(
  heard: Extract<TerrorsEvent, { e: 'passed' }> & { card?: Card },
  after: TerrorsView,
): string {
  return heard.seat === after.seat && heard.card !== undefined ? id.card(heard.card) : id.hand(heard.seat)
}

function drawn(heard: Heard & { readonly seat: Seat }, after: TerrorsView): Flight[] {
  const from = id.draw(heard.seat)
  const cards = heard.cards ?? (heard.card === undefined ? [] : [heard.card])
  if (heard.seat !== after.seat || cards.length === 0) return [{ from, to: id.hand(heard.seat) }]
  return cards.map((card) => ({ from, to: id.card(card), turn: true }))
}

/** The thing to flash when a line of the log is pointed at. */
export function placeOf(event: GameEvent): string | null {
  const heard = event as unknown as Heard
  switch (heard.e) {
    case 'played':
    case 'influence-alone':
    case 'influence-chosen':
    case 'horde-ability':
    case 'relic-used':
    case 'haunted':
    case 'dismissed':
    case 'haunt-used':
    case 'street-filled':
      return id.card(heard.card)
    case 'linked':
      return id.card(heard.right)
    case 'triggered':
      return heard.source === OVERLORD ? id.overlord(heard.seat) : id.card(heard.source)
    case 'bought':
      return heard.to === 'relics' ? id.card(heard.card) : boughtTo(heard)
    case 'gained':
    case 'paid':
      return id.orb(RESOURCES.find((name) => heard[name] > 0) ?? 'coin')
    case 'converted':
    case 'convertible':
      return id.orb(RESOURCES[heard.to] ?? 'coin')
    case 'attacked':
      return id.health(opponentOf(heard.seat))
    case 'healed':
    case 'health-lost':
    case 'cursed':
      return id.health(heard.seat)
    case 'overlord-chosen':
    case 'overlord-used':
      return id.overlord(heard.seat)
    case 'discarded':
    case 'top-discarded':
    case 'cleaned-up':
      return id.discard(heard.seat)
    case 'destroyed':
      return id.discard(heard.of)
    case 'drew':
    case 'took':
    case 'commanded':
      return id.hand(heard.seat)
    case 'reshuffled':
    case 'looked':
    case 'put-back':
    case 'revealed':
    case 'passed':
      return id.draw(heard.seat)
    case 'street-destroyed':
      return id.street
    case 'sacrificed':
    case 'relic-replaced':
      return id.removed
    case 'united':
      return id.unite(heard.seat)
    default:
      return null
  }
}
