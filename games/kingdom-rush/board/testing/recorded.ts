/** The recorded games, play by play, as a seat hears them. */
import { readFileSync } from 'node:fs'
import { clone, openMatch, readRecord, redact, type Seat, view } from '@duskhall/kernel'
import { heardPlay } from '@duskhall/ui/testing/heard.ts'
import type { KingdomRushEvent } from '../../events.ts'
import { kingdomRush } from '../../game.ts'
import type { KingdomRushMove } from '../../state.ts'
import type { Play } from '../round/steps.ts'

/** The first is the setting out. */
export function recordedPlays(name: string, seat: Seat = 0): Play[] {
  const record = readRecord(readFileSync(new URL(`../../fixtures/${name}.json`, import.meta.url), 'utf8'))
  const { match, events } = openMatch(kingdomRush, record)
  const s = clone(match.state)
  const heard = (events as KingdomRushEvent[]).map((event) => redact(event, seat)) as Play['events']
  const start: Play = { seat: null, events: heard, before: clone(s), view: view(kingdomRush, clone(s), seat) }
  return [
    start,
    ...record.moves.map(
      ({ seat: by, move }) => heardPlay(kingdomRush, s, seat, by, move as KingdomRushMove) as Play,
    ),
  ]
}
