/** How many clicks the turns of a game take: one by one, and with what the page does by one press. */
import { botOf, decide } from '@duskhall/bots'
import {
  asked,
  clone,
  type Game,
  type Knowledge,
  open,
  play,
  same,
  seedFrom,
  standing,
  view as viewOf,
} from '@duskhall/kernel'
import { knowledge } from '../../bot/index.ts'
import { terrorsOfLondon } from '../../index.ts'
import type { TerrorsMove, TerrorsOfLondon } from '../../state.ts'
import { linksOf, spendingOf, type TerrorsView } from '../answers.ts'
import board from '../index.ts'

type Run = ReturnType<NonNullable<typeof board.runs>>[number]
type Wants = (view: TerrorsView) => TerrorsMove

export interface Turn {
  /** Every answer given by itself. */
  bare: number
  clicks: number
}

/** A turn has fewer answers than this. */
const MOST = 40

/**
 * The turns of a game between bots, as somebody clicks them who wants what the bot wants. Attacks and healing wait
 * for the end, as people have them: it comes to the same, and one press does both and ends the turn.
 */
export function turnsOf(game: number): readonly Turn[] {
  const s = open(terrorsOfLondon, { seats: 2, seed: seedFrom('clicks', game) })
  const wants = [0, 1].map((seat): Wants => {
    const player = botOf('regular').sit(
      terrorsOfLondon as Game,
      knowledge as Knowledge,
      seedFrom('clicks', game, seat),
    )
    return (view) => decide(player.think(view)) as TerrorsMove
  })
  const turns: Turn[] = []
  let running = null as Run | null
  while (standing(s)) {
    const seat = asked(terrorsOfLondon, s)[0] as number
    const want = wants[seat] as Wants
    const view = viewOf(terrorsOfLondon, s, seat)
    if (s.turn === 0 || seat !== s.active) {
      play(terrorsOfLondon, s, seat, clone(want(view)))
      continue
    }
    turns[s.turn - 1] ??= { bare: 0, clicks: 0 }
    const turn = turns[s.turn - 1] as Turn
    const goesOn: TerrorsMove | null = running?.next(view) ?? null
    if (!goesOn && !running?.waits?.(view)) running = null
    const wanted: TerrorsMove = goesOn ?? want(view)
    const run: Run | undefined = goesOn
      ? undefined
      : board.runs?.(view, 'en').find((one) => holds(one, s, seat, want, wanted))
    if (run) {
      running = run
      turn.clicks += 1
    }
    const move = run?.next(view) ?? wanted
    const sure = board.confirm(view, move, [], 'en') === null ? 0 : 1
    turn.bare += bareCost(move) + sure
    turn.clicks += sure + (run || goesOn ? 0 : costOf(view, move))
    play(terrorsOfLondon, s, seat, clone(move))
  }
  return turns
}

/** Whether the run does what is wanted, and ends the turn only for somebody who wants that then. */
function holds(run: Run, s: TerrorsOfLondon, seat: number, want: Wants, wanted: TerrorsMove): boolean {
  const ahead = clone(s)
  let met = false
  for (let tries = 0; tries < MOST; tries++) {
    if (!standing(ahead) || ahead.turn !== s.turn || asked(terrorsOfLondon, ahead)[0] !== seat) break
    const view = viewOf(terrorsOfLondon, ahead, seat)
    const move = run.next(view)
    if (!move) break
    if (move.do === 'pass' && !same(want(view), move)) return false
    met ||= same(move, wanted)
    play(terrorsOfLondon, ahead, seat, clone(move))
  }
  return met
}

/** A monster is picked, then its place. */
const bareCost = (move: TerrorsMove) => (move.do === 'link' ? 2 : 1)

function costOf(view: TerrorsView, move: TerrorsMove): number {
  const moves = view.question?.moves ?? []
  if (move.do === 'link')
    return [move.left, move.right].some((card) => linksOf(moves, card).length === 1) ? 1 : 2
  if (move.do !== 'attack' && move.do !== 'heal') return bareCost(move)
  return same(spendingOf(moves).get(move.do), move) ? 0 : 1
}
