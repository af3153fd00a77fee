/** What flies for which event, and where an event can be seen. */
import { EMPTY, type GameEvent } from '@duskhall/kernel'
import type { Flight } from '@duskhall/ui'
import { boxOf, layoutOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type Camp, halfOf, kindAt, placeAt, villageOf } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { id } from './seen.ts'

/** As its hearer gets it: the kinds of a draw are there for whoever drew. */
type Heard =
  | EvilCorpEvent
  | { readonly e: 'drew'; readonly seat: number; readonly count: number; readonly kinds?: readonly number[] }

export function flights(event: GameEvent, after: EvilCorpView): readonly Flight[] {
  const heard = event as unknown as Heard
  const campOf = (seat: number) => layoutOf(after.state).campOf[seat] ?? 0
  /** The own hand shows which tile it was, another screen only that there was one. */
  const atHand = (seat: number, kind: number) => (seat === after.seat ? id.hand(kind, 0) : id.screen(seat))
  const turn = (seat: number) => seat !== after.seat
  switch (heard.e) {
    case 'deployed':
      return [{ from: atHand(heard.seat, heard.kind), to: id.tile(heard.place), turn: turn(heard.seat) }]
    case 'moved':
      return [{ from: id.tile(heard.from), to: id.tile(heard.to) }]
    case 'looted':
      return [{ from: id.loot(heard.village), to: id.purse(heard.camp) }]
    case 'gained':
      return [{ from: sourceOf(after), to: id.purse(heard.camp) }]
    case 'stone-taken':
      return [{ from: id.stone(heard.village), to: id.conquest(heard.village, heard.camp), leaves: true }]
    case 'cargo-taken':
      return [{ from: id.cargo(heard.village, heard.cargo), to: id.purse(heard.camp) }]
    case 'paid':
      return [
        ...(heard.gold > 0 ? [{ from: id.coin(id.purse(heard.camp)), to: id.office, leaves: true }] : []),
        ...(heard.magicGold > 0
          ? [{ from: id.coin(id.magic(heard.camp)), to: id.office, leaves: true }]
          : []),
      ]
    case 'drew':
      return drawn(heard, campOf(heard.seat), after.seat)
    case 'bag-refilled':
      return [{ from: id.discard(heard.camp), to: id.bag(heard.camp) }]
    case 'discarded':
      return [
        {
          from: atHand(heard.seat, heard.kind),
          to: id.discard(campOf(heard.seat)),
          turn: turn(heard.seat),
        },
      ]
    case 'recycled':
      return [{ from: id.discard(heard.camp), to: id.bag(heard.camp) }]
    case 'banished':
      return [{ from: banishedFrom(heard, after), to: id.banished(heard.camp) }]
    case 'discarded-self':
    case 'killed':
      return [{ from: id.tile(heard.place), to: id.discard(heard.camp) }]
    case 'recruited':
      return [
        {
          from: id.queue(heard.slot),
          to: heard.to === 'bag' ? id.bag(campOf(heard.seat)) : atHand(heard.seat, heard.kind),
        },
      ]
    case 'queued':
      return [{ from: id.marketBag, to: id.queue(after.state.queue.length), turn: true }]
    case 'queue-discarded':
      return [{ from: id.queue(1), to: id.queueDiscard }]
    case 'magic-gold':
      return [{ from: id.gauge(heard.village), to: id.magic(heard.camp) }]
    case 'cleared':
      return heard.shown ? screensCleared(heard, after) : boardCleared(heard.camp, after)
    case 'token':
      return [{ from: id.conquest(heard.village, heard.camp), to: id.tokens(heard.camp) }]
    default:
      return []
  }
}

/** Gold comes from the tile whose power gives it, or over the desk. */
function sourceOf({ state }: EvilCorpView): string {
  return state.source >= 0 ? id.space(state.source) : id.office
}

/** Whatever lay on the camp's side and is gone; places where nothing lay have nothing to fly. */
function boardCleared(camp: Camp, { state }: EvilCorpView): Flight[] {
  const most = Math.max(...boxOf(state).sides.map(({ spaces }) => spaces.length))
  return (layoutOf(state).halves[camp] ?? []).flatMap((half, village) =>
    half < 0
      ? []
      : Array.from({ length: most }, (_, space) => placeAt(village, half, space))
          .filter((place) => kindAt(state, place) === EMPTY || kindAt(state, place) === undefined)
          .map((place) => ({ from: id.tile(place), to: id.discard(camp) })),
  )
}

function screensCleared(
  { camp, kinds }: Extract<EvilCorpEvent, { e: 'cleared' }>,
  after: EvilCorpView,
): Flight[] {
  const to = id.discard(camp)
  return (layoutOf(after.state).members[camp] ?? []).flatMap((seat) =>
    seat === after.seat ? copies(kinds).map((from) => ({ from, to })) : [{ from: id.screen(seat), to }],
  )
}

/** Names of tiles in the hand: equal ones are numbered. */
function copies(kinds: readonly number[]): string[] {
  return kinds.map((kind, at) => id.hand(kind, kinds.slice(0, at).filter((other) => other === kind).length))
}

function drawn(heard: Extract<Heard, { e: 'drew' }>, camp: number, viewer: number): Flight[] {
  const from = id.bag(camp)
  const kinds = 'kinds' in heard ? (heard.kinds ?? []) : []
  if (heard.seat !== viewer || kinds.length === 0) return [{ from, to: id.screen(heard.seat) }]
  return copies(kinds).map((to) => ({ from, to, turn: true }))
}

function banishedFrom(heard: Extract<EvilCorpEvent, { e: 'banished' }>, after: EvilCorpView): string {
  if (heard.from === 'board') return id.tile(heard.place)
  if (heard.from === 'discard') return id.discard(heard.camp)
  const own = layoutOf(after.state).campOf[after.seat] === heard.camp
  return own ? id.hand(heard.kind, 0) : id.screen(layoutOf(after.state).members[heard.camp]?.[0] ?? 0)
}

/** The thing to flash when a line of the log is pointed at. */
export function placeOf(event: GameEvent): string | null {
  const heard = event as unknown as EvilCorpEvent
  switch (heard.e) {
    case 'deployed':
    case 'activated':
    case 'turned-inactive':
    case 'flipped':
    case 'kept':
      return id.tile(heard.place)
    case 'killed':
    case 'discarded-self':
      return id.space(heard.place)
    case 'moved':
      return id.tile(heard.to)
    case 'banished':
      return heard.from === 'board'
        ? `half-${villageOf(heard.place)}-${halfOf(heard.place)}`
        : id.banished(heard.camp)
    case 'looted':
    case 'stone-taken':
    case 'cargo-taken':
    case 'tie-broken':
    case 'conquest':
    case 'village-turned':
    case 'token':
    case 'magic-gold':
      return id.village(heard.village)
    case 'gauge':
      return id.gauge(heard.village)
    case 'gained':
    case 'paid':
    case 'gold-lost':
      return id.purse(heard.camp)
    case 'bag-refilled':
    case 'recycled':
      return id.bag(heard.camp)
    case 'cleared':
      return id.discard(heard.camp)
    case 'drew':
    case 'revealed':
    case 'discarded':
    case 'passed':
      return id.screen(heard.seat)
    case 'summoned':
    case 'demon-flipped':
      return id.demon(heard.demon)
    case 'copied':
      return id.queue(heard.slot)
    case 'recruited':
    case 'queued':
    case 'queue-discarded':
    case 'demons-active':
      return id.office
    default:
      return null
  }
}
