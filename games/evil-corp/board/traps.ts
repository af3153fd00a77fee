/**
 * A power that can only cost its own camp tiles: told beforehand, and asked once more. Every way to go on with it is
 * played on a table that could be the true one, so nothing here knows what a verb does.
 */
import { asked, clone, listen, moves, play, type Seat } from '@duskhall/kernel'
import { campOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import { type Camp, type EvilCorp, type EvilCorpMove, type Place, placeAt } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { previewOf } from './preview.ts'

/** What the tiles would come to; `itself`: only the tile whose power it is. */
export type Harm = 'kill' | 'discard' | 'banish' | 'itself'

/** Moves that use a power. */
const USES: readonly EvilCorpMove['do'][] = ['activate', 'place', 'summon', 'queue']

/** What a power can bring its camp, or do to others. */
const BROUGHT: readonly EvilCorpEvent['e'][] = [
  'gained',
  'moved',
  'drew',
  'recycled',
  'revealed',
  'flipped',
  'demon-flipped',
  'recruited',
]

/** How often somebody is asked while a power is carried out, at most. */
const MOST_ANSWERS = 6

interface User {
  readonly seat: Seat
  readonly camp: Camp
  /** Where the tile lies whose power it is. */
  readonly place: Place
}

/** What the move must come to, where all of that is a loss of own tiles; null where something else can come of it. */
export function harmOf(view: EvilCorpView, move: EvilCorpMove): Harm | null {
  if (!USES.includes(move.do)) return null
  const { after, events, next, waits } = previewOf(view, move)
  const lies = move.do === 'activate' || move.do === 'place'
  const place = lies ? placeAt(move.village, move.half, move.space) : view.state.source
  const user: User = { seat: view.seat, camp: campOf(view.state, view.seat), place }
  const asks = !waits && next?.seats.includes(view.seat) && next.name !== 'action'
  const ends = asks ? endsOf(after, user, events, MOST_ANSWERS) : [events]
  let all: Harm | null = null
  for (const end of ends) {
    const harm = lossIn(end, user)
    if (!harm) return null
    if (all === null || all === 'itself') all = harm
  }
  return all
}

/** Everything that could be told of a power once it is carried out. */
function* endsOf(
  s: EvilCorp,
  user: User,
  told: readonly EvilCorpEvent[],
  left: number,
): Generator<readonly EvilCorpEvent[]> {
  const { seat } = user
  const over = s.agenda.at(-1)?.do === 'action' || told.some(({ e }) => e === 'night')
  if (left === 0 || over || !asked(evilCorp, s).includes(seat)) {
    yield told
    return
  }
  // Declining stands last, and tells soonest that nothing must be lost.
  for (const answer of moves(evilCorp, s, seat).toReversed()) {
    const then = clone(s)
    const events = listen(() => play(evilCorp, then, seat, clone(answer))) as EvilCorpEvent[]
    yield* endsOf(then, user, [...told, ...events], left - 1)
  }
}

/** Own tiles are lost, and nothing is gained by it. A banished tile that was not in play is what such a power is for. */
function lossIn(events: readonly EvilCorpEvent[], { seat, camp, place }: User): Harm | null {
  let harm: Harm | null = null
  for (const event of events) {
    if (event.e === 'night') break
    if (BROUGHT.includes(event.e)) return null
    if (event.e === 'killed') {
      if (event.camp !== camp) return null
      harm = 'kill'
    } else if (event.e === 'discarded') {
      if (event.seat !== seat) return null
      harm ??= 'discard'
    } else if (event.e === 'banished') {
      if (event.from !== 'board') return null
      harm = event.place === place ? 'itself' : 'banish'
    } else if (event.e === 'discarded-self') harm ??= 'itself'
  }
  return harm
}
