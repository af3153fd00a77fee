/** Make a rival reveal, draw or discard (EC-REVEAL, EC-ODRAW, EC-ODISC). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, campOf, layoutOf } from '../../content/box.ts'
import type { EvilCorpEvent } from '../../events.ts'
import {
  type EvilCorp,
  type EvilCorpMove,
  type Kind,
  type QuestionOf,
  type StepOf,
  screenOf,
} from '../../state.ts'
import { asShown, canDraw, drawTiles, kindsIn } from '../tiles.ts'
import { askToDiscard } from './own-tiles.ts'
import type { Use, Verb } from './verb.ts'

type Order = StepOf<'rival'>['order']

/** EC-RULING34: players of other camps whom the order would touch. */
function touched(s: EvilCorp, seat: Seat, order: Order): Seat[] {
  const rivals = layoutOf(s).rivals[seat] as readonly Seat[]
  return rivals.filter((rival) =>
    order === 'draw' ? canDraw(s, campOf(s, rival)) : screenOf(s, rival).length > 0,
  )
}

/** EC-RULING119: a draw is a gift, so it may go to a rival who has nothing left to draw. */
function rivalsFor(s: EvilCorp, seat: Seat, order: Order): readonly Seat[] {
  return order === 'draw' ? (layoutOf(s).rivals[seat] as readonly Seat[]) : touched(s, seat, order)
}

function rivalVerb(order: Order) {
  return {
    canChange: (s: EvilCorp, use: Use) => touched(s, use.seat, order).length > 0,
    apply(s: EvilCorp, use: Use, effect: { readonly n: number }) {
      if (touched(s, use.seat, order).length === 0) return
      push(s, { do: 'rival', seat: use.seat, order, n: effect.n })
    },
  }
}

export const opponentReveal: Verb<'opponentReveal'> = rivalVerb('reveal')
export const opponentDraw: Verb<'opponentDraw'> = rivalVerb('draw')
export const opponentDiscard: Verb<'opponentDiscard'> = rivalVerb('discard')

const RIVAL: EvilCorpMove[] = [0, 1, 2, 3].map((seat) => ({ do: 'rival', seat }))

export const rivalQuestion: QuestionOf<'rival'> = {
  who: (_, q) => [q.seat],
  moves: (s, q) => rivalsFor(s, q.seat, q.order).map((rival) => RIVAL[rival] as EvilCorpMove),
  answer(s, q, _, move) {
    if (move.do !== 'rival') return
    if (q.order === 'draw') drawTiles(s, move.seat, q.n, s.options.powerDrawReshuffles)
    else if (q.order === 'discard') askToDiscard(s, move.seat, q.n)
    else askToReveal(s, move.seat, q.n, [])
  },
}

/** Tiles behind the screen that have not been picked yet; equal ones count one by one. */
function unpicked(s: EvilCorp, seat: Seat, picked: readonly Kind[]): Kind[] {
  const rest = [...screenOf(s, seat)]
  for (const kind of picked) rest.splice(rest.indexOf(kind), 1)
  return rest
}

/** EC-RULING14, EC-RULING45: the rival chooses which, and shows all when no more are there. */
function askToReveal(s: EvilCorp, seat: Seat, left: number, picked: readonly Kind[]): void {
  const rest = unpicked(s, seat, picked)
  if (left === 0) show(s, seat, picked)
  else if (rest.length <= left) show(s, seat, [...picked, ...rest])
  else push(s, { do: 'reveal', seat, left, secret: { seats: [seat], picked } })
}

/** EC-RULING46: shown to all and told; the tiles stay where they are. */
function show(s: EvilCorp, seat: Seat, shown: readonly Kind[]): void {
  s.fence++
  tell?.<EvilCorpEvent>({ e: 'revealed', seat, shown: asShown(shown) })
}

export const revealQuestion: QuestionOf<'reveal'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const { fromScreen } = boxOf(s).moves
    return kindsIn(unpicked(s, q.seat, q.secret.picked)).map((kind) => fromScreen[kind] as EvilCorpMove)
  },
  answer(s, q, seat, move) {
    if (move.do !== 'take') return
    askToReveal(s, seat, q.left - 1, [...q.secret.picked, boxOf(s).kindOf(move.tile)])
  },
  // That all tiles behind a screen are alike is its owner's secret.
  always: () => true,
}
