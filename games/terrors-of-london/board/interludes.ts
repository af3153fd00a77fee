/** The end of a turn as it can be followed: what is discarded and lost, what is drawn, whose turn comes next. */
import type { Heard } from '@duskhall/kernel'
import type { Following, HeardPlay, Interlude, Interludes } from '@duskhall/ui'
import type { TerrorsEvent } from '../events.ts'
import type { Player, TerrorsMove, TerrorsOfLondon } from '../state.ts'
import { wordsOf } from '../text/index.ts'
import { turnEndWordsOf } from '../text/turn-end.ts'

type Play = HeardPlay<TerrorsOfLondon, TerrorsMove, TerrorsEvent>
type Told = Heard<TerrorsEvent>

/** Milliseconds at the normal pace. */
const CLEANUP = 1500
const DRAW = 1300

export const interludes: Interludes<
  TerrorsOfLondon,
  TerrorsMove,
  TerrorsEvent,
  Interlude<TerrorsOfLondon>
> = {
  holds: (events) => events.some(({ e }) => e === 'cleaned-up'),
  of: (plays, following) => turnEnd(plays.at(-1) as Play, following),
}

function turnEnd(play: Play, following: Following): Interlude<TerrorsOfLondon> {
  const { events, view } = play
  const { lang, texts, reader } = following
  const words = wordsOf(lang).phases
  // The play may have begun with the last deed of the turn.
  const before = play.midway?.(({ e }) => e === 'passed') ?? play.before
  const telling = { ...reader, state: before }
  const plain = { you: reader.you, names: reader.names, state: before }
  const said = (who: typeof telling, ...names: readonly Told['e'][]) =>
    events
      .filter(({ e }) => names.includes(e))
      .map((event) => texts.say(event, who))
      .join(' ')
  const told = (...names: readonly Told['e'][]) => events.findLastIndex(({ e }) => names.includes(e)) + 1
  const cleaned = told('passed', 'cleaned-up', 'dismissed')
  return {
    id: `turn-${before.turn}`,
    title: turnEndWordsOf(lang).title(before.turn),
    icon: 'hourglass',
    steps: [
      {
        id: 'cleanup',
        title: words.cleanup,
        result: said(plain, 'cleaned-up'),
        said: { text: said(telling, 'cleaned-up'), why: said(telling, 'passed', 'dismissed') },
        lasts: CLEANUP,
        told: cleaned,
        state: cleanedUp(before, view.state, events),
      },
      {
        id: 'draw',
        title: words.draw,
        result: said(plain, 'reshuffled', 'drew'),
        said: { text: said(telling, 'drew'), why: said(telling, 'reshuffled', 'turn') },
        lasts: DRAW,
        told: events.length,
        state: { ...view.state, active: before.active, turn: before.turn, agenda: [{ do: 'draw-phase' }] },
      },
    ],
    from: 0,
    to: 2,
    onward: null,
    brief: true,
  }
}

/** Cards have left the play area, the pool is empty, and nothing is drawn yet. */
function cleanedUp(
  before: TerrorsOfLondon,
  after: TerrorsOfLondon,
  events: readonly Told[],
): TerrorsOfLondon {
  const gone = events.flatMap((event) => (event.e === 'cleaned-up' ? event.cards : []))
  const tidied = (player: Player, seat: number): Player => {
    const area = after.players[seat]?.area ?? player.area
    return seat === before.active
      ? { ...player, area, hand: [], discard: [...player.discard, ...gone] }
      : player
  }
  return {
    ...before,
    players: before.players.map(tidied),
    hordes: [],
    pool: before.pool.map(() => 0),
    marks: after.marks,
    agenda: [{ do: 'cleanup' }],
  }
}
