/** What flies for which event, and where an event can be seen. */
import { EMPTY, type Heard } from '@duskhall/kernel'
import { type Flight, flightsBy, type Impact, placesBy } from '@duskhall/ui'
import { boxOf, layoutOf, spaceType, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type Camp, halfOf, kindAt, placeAt, spaceOf, villageOf } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { campOfSeat, id } from './seen.ts'

type Told<Name> = Heard<Extract<EvilCorpEvent, { e: Name }>>

export const flights = flightsBy<EvilCorpEvent, EvilCorpView>({
  deployed: ({ seat, kind, place }, seen) => outOfHand(seen, seat, kind, id.tile(place)),
  discarded: ({ seat, kind }, seen) => outOfHand(seen, seat, kind, id.discard(campOfSeat(seen.state, seat))),
  moved: ({ from, to }) => ({ from: id.tile(from), to: id.tile(to) }),
  looted: ({ village, camp }) => ({ from: id.loot(village), to: id.purse(camp) }),
  // Gold comes from the tile whose power gives it, or over the desk.
  gained: ({ camp }, { state: { source } }) => ({
    from: source >= 0 ? id.space(source) : id.office,
    to: id.purse(camp),
  }),
  'stone-taken': ({ village, camp }) => ({
    from: id.stone(village),
    to: id.conquest(village, camp),
    leaves: true,
  }),
  'cargo-taken': ({ village, cargo, camp }) => ({ from: id.cargo(village, cargo), to: id.purse(camp) }),
  paid: ({ camp, gold, magicGold }) => [
    ...(gold > 0 ? [{ from: id.coin(id.purse(camp)), to: id.office, leaves: true }] : []),
    ...(magicGold > 0 ? [{ from: id.coin(id.magic(camp)), to: id.office, leaves: true }] : []),
  ],
  drew: drawn,
  'bag-refilled': ({ camp }) => ({ from: id.discard(camp), to: id.bag(camp) }),
  recycled: ({ camp }) => ({ from: id.discard(camp), to: id.bag(camp) }),
  banished: (event, seen) => ({ from: banishedFrom(event, seen), to: id.banished(event.camp) }),
  'discarded-self': ({ place, camp }) => ({ from: id.tile(place), to: id.discard(camp) }),
  killed: ({ place, camp }) => ({ from: id.tile(place), to: id.discard(camp) }),
  recruited: ({ seat, kind, slot, to }, seen) => ({
    from: id.queue(slot),
    to: to === 'bag' ? id.bag(campOfSeat(seen.state, seat)) : atHand(seen, seat, kind),
  }),
  queued: (_, { state }) => ({ from: id.marketBag, to: id.queue(state.queue.length), turn: true }),
  'queue-discarded': () => ({ from: id.queue(1), to: id.queueDiscard }),
  'magic-gold': ({ village, camp }) => ({ from: id.gauge(village), to: id.magic(camp) }),
  cleared: (event, seen) => (event.shown ? screensCleared(event, seen) : boardCleared(event.camp, seen)),
  token: ({ village, camp }) => ({ from: id.conquest(village, camp), to: id.tokens(camp) }),
})

/** The own hand shows which tile it was, another screen only that there was one. */
function atHand(seen: EvilCorpView, seat: number, kind: number): string {
  return seat === seen.seat ? id.hand(kind, 0) : id.screen(seat)
}

function outOfHand(seen: EvilCorpView, seat: number, kind: number, to: string): Flight {
  return { from: atHand(seen, seat, kind), to, turn: seat !== seen.seat }
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

function screensCleared({ camp, kinds }: Told<'cleared'>, after: EvilCorpView): Flight[] {
  const to = id.discard(camp)
  return (layoutOf(after.state).members[camp] ?? []).flatMap((seat) =>
    seat === after.seat ? copies(kinds).map((from) => ({ from, to })) : [{ from: id.screen(seat), to }],
  )
}

/** Names of tiles in the hand: equal ones are numbered. */
function copies(kinds: readonly number[]): string[] {
  return kinds.map((kind, at) => id.hand(kind, kinds.slice(0, at).filter((other) => other === kind).length))
}

function drawn({ seat, kinds = [] }: Told<'drew'>, after: EvilCorpView): Flight[] {
  const from = id.bag(campOfSeat(after.state, seat))
  if (seat !== after.seat || kinds.length === 0) return [{ from, to: id.screen(seat) }]
  return copies(kinds).map((to) => ({ from, to, turn: true }))
}

function banishedFrom({ from, place, camp, kind }: Told<'banished'>, after: EvilCorpView): string {
  if (from === 'board') return id.tile(place)
  if (from === 'discard') return id.discard(camp)
  const own = layoutOf(after.state).campOf[after.seat] === camp
  return own ? id.hand(kind, 0) : id.screen(layoutOf(after.state).members[camp]?.[0] ?? 0)
}

/** The thing to flash when a line of the log is pointed at. */
export const placeOf = placesBy<EvilCorpEvent>(
  [
    ['place', id.tile],
    ['village', id.village],
    ['demon', id.demon],
    ['camp', id.purse],
    ['seat', id.screen],
  ],
  {
    moved: ({ to }) => id.tile(to),
    killed: ({ place }) => id.space(place),
    'discarded-self': ({ place }) => id.space(place),
    banished: ({ from, place, camp }) =>
      from === 'board' ? id.half(villageOf(place), halfOf(place)) : id.banished(camp),
    gauge: ({ village }) => id.gauge(village),
    'bag-refilled': ({ camp }) => id.bag(camp),
    recycled: ({ camp }) => id.bag(camp),
    cleared: ({ camp }) => id.discard(camp),
    copied: ({ slot }) => id.queue(slot),
    recruited: () => id.office,
    queued: () => id.office,
    'queue-discarded': () => id.office,
    'demons-active': () => id.office,
    forced: null,
    sealed: null,
  },
)

/** A killed tile goes with the terror it brought, if it stood where terror counts. */
export function impacts(event: Heard<EvilCorpEvent>, { state }: EvilCorpView): readonly Impact[] {
  if (event.e !== 'killed') return []
  const { terror } = tileOf(state, event.kind)
  const counts = ['battlefield', 'fortification'].includes(
    spaceType(state, villageOf(event.place), spaceOf(event.place)),
  )
  return [{ at: id.tile(event.place), ...(counts ? { text: `−${terror}` } : {}) }]
}
