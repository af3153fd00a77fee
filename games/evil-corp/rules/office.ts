/** The Night at the Office: gold, queue, demons, new tiles, first-player pawn (EC-OFFICE). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { layoutOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type EvilCorpMove,
  type EvilCorpStep,
  type Kind,
  type QuestionOf,
  type StepOf,
} from '../state.ts'
import { refillQueue } from './recruit.ts'
import { drawTiles } from './tiles.ts'

export function office(s: EvilCorp): void {
  s.camps.forEach((camp, number) => {
    if (camp.gold > 0) tell?.<EvilCorpEvent>({ e: 'gold-lost', camp: number, gold: camp.gold })
    camp.gold = 0
  })
  discardFront(s)
  s.demons.fill(true)
  tell?.<EvilCorpEvent>({ e: 'demons-active' })
  const { members, handSize } = layoutOf(s)
  push<EvilCorpStep>(
    s,
    ...members.map((seats, camp) => ({ do: 'night-draw', camp, left: seats.map(() => handSize) }) as const),
    { do: 'next-round' },
  )
}

/** EC-OFFICE3 to EC-OFFICE5: the front tile leaves, the others move up, a new one joins. */
function discardFront(s: EvilCorp): void {
  const front = s.queue.shift() as Kind | undefined
  if (front !== undefined) {
    s.queueDiscard.push(front)
    tell?.<EvilCorpEvent>({ e: 'queue-discarded', kind: front })
  }
  refillQueue(s)
}

/**
 * Everybody draws a full hand. The order matters only to partners whose bag runs out before both are served, or who
 * own too few tiles for both; then the team says who draws the next tile (EC-RULING91).
 */
export function nightDraw(s: EvilCorp, { camp, left }: StepOf<'night-draw'>): void {
  const members = layoutOf(s).members[camp] as readonly Seat[]
  const { bag, discard } = campState(s, camp)
  const wanted = left.reduce((sum, n) => sum + n, 0)
  const drawers = left.filter((n) => n > 0).length
  const all = bag.length + discard.length
  const bagRunsOut = bag.length > 0 && bag.length < wanted
  const tooFew = all > 0 && all < wanted
  if (drawers > 1 && (bagRunsOut || tooFew)) {
    push(s, { do: 'team-draw', camp, left })
    return
  }
  if (members.length === 1) {
    drawTiles(s, members[0] as Seat, wanted, true)
    return
  }
  dealAlternately(s, members, left)
}

function dealAlternately(s: EvilCorp, members: readonly Seat[], left: readonly number[]): void {
  for (let round = 0; round < Math.max(...left); round++) {
    members.forEach((seat, at) => {
      // Who still lacks more tiles than there are rounds to come draws now.
      if ((left[at] as number) > round) drawTiles(s, seat, 1, true)
    })
  }
}

export const teamDrawQuestion: QuestionOf<'team-draw'> = {
  who: (s, q) => layoutOf(s).members[q.camp] as readonly Seat[],
  moves(s, q) {
    const members = layoutOf(s).members[q.camp] as readonly Seat[]
    return members.flatMap((seat, at) => ((q.left[at] as number) > 0 ? [DRAWS[seat] as EvilCorpMove] : []))
  },
  answer(s, q, _, move) {
    if (move.do !== 'draws') return
    const members = layoutOf(s).members[q.camp] as readonly Seat[]
    drawTiles(s, move.seat, 1, true)
    const left = q.left.map((n, at) => (members[at] === move.seat ? n - 1 : n))
    push(s, { do: 'night-draw', camp: q.camp, left })
  },
}

const DRAWS: EvilCorpMove[] = [0, 1, 2, 3].map((seat) => ({ do: 'draws', seat }))

/** EC-OFFICE13, EC-OFFICE14. */
export function nextRound(s: EvilCorp): void {
  s.first = ((s.first + 1) % s.camps.length) as Camp
  push(s, { do: 'day' })
}
