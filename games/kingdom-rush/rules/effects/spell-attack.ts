/** The verb `attack` by a spell: from nowhere, on any Horde of the map (KR-SPELL-R2). */
import { askSeat, push, type Seat } from '@duskhall/kernel'
import { boxOf, type Card } from '../../content/box.ts'
import type { Attack, ListNo } from '../../content/effects.ts'
import { NO_CELLS } from '../../content/geometry/cells.ts'
import type { Acting, Asks, KingdomRush, Pieces, Tray } from '../../state.ts'
import { inOrder } from '../order.ts'
import { attackWith, canPlace } from '../pieces.ts'
import { scenarioOf } from '../scenario.ts'
import { isHorde, spaceOf, topAt, trayOf } from '../trays.ts'
import type { Carry } from './verb.ts'

export const spellAttack: Carry<'attack'> = (s, acting, verb) => {
  // It was made together with the one before.
  if (verb.target === AROUND) return
  if (isFollowed(s, acting)) push(s, { do: 'aim', ...acting })
  else attackWith(s, attackOf(verb, acting.by, traysFor(s, verb)))
}

/** Whether the first attack of a spell can do anything. */
export function canStrike(s: KingdomRush, list: ListNo, verb: Attack): boolean {
  const first = { list, at: 0 }
  return isFollowed(s, first) ? aims(s, first).length > 0 : canPlace(s, attackOf(verb, 0, traysFor(s, verb)))
}

const AROUND: Attack['target'] = 'eachHordeAdjacentToTarget'

/** A place in a list. */
type At = Pick<Acting, 'list' | 'at'>

function attackAt(s: KingdomRush, { list, at }: At): Attack {
  return boxOf(s).lists[list]?.[at] as Attack
}

/** Whether an attack on all around its target comes next: then the target has to be named (KR-THUNDER-R1). */
function isFollowed(s: KingdomRush, { list, at }: At): boolean {
  const next = boxOf(s).lists[list]?.[at + 1]
  return next?.op === 'attack' && next.target === AROUND
}

/** KR-SPELL5, KR-PEARL-R1: Hordes, or what is none; only what lies on top (KR-FLY5). */
function traysFor(s: KingdomRush, { target }: Attack): Card[] {
  return topTrays(s)
    .filter((tray) => isHorde(s, tray) === (target !== 'portalOrBossLife'))
    .map(({ card }) => card)
}

function topTrays(s: KingdomRush): Tray[] {
  return inOrder(s).filter((tray) => topAt(s, spaceOf(s, tray)) === tray)
}

/** KR-SPELL-R5: its pieces may be left out one by one, but not all of them. */
function attackOf(verb: Attack, by: Seat, trays: readonly Card[], duty: Pieces['duty'] = 'some'): Pieces {
  return {
    by,
    pieces: verb.tiles,
    soldiers: verb.soldiers,
    type: verb.type,
    turn: 0,
    trays,
    spread: verb.sameHorde ? 'one' : 'any',
    duty,
    // KR-SOLDIER-R5.
    lifts: false,
    lifted: false,
    constraint: verb.constraint,
    placed: [],
    base: NO_CELLS,
  }
}

/** KR-THUNDER-R2: on the eight spaces around it. */
function hordesAround(s: KingdomRush, card: Card): Card[] {
  const around = scenarioOf(s).ground.adjacent[spaceOf(s, trayOf(s, card) as Tray)] ?? []
  return topTrays(s).flatMap((tray) =>
    isHorde(s, tray) && around.includes(spaceOf(s, tray)) ? [tray.card] : [],
  )
}

/** KR-THUNDER-R1: the attack on the target, and one on each neighbour, as far as there is room; not all are left out. */
function attacksOn(s: KingdomRush, card: Card, at: At, by: Seat): Pieces[] {
  const next = attackAt(s, { ...at, at: at.at + 1 })
  const attacks = [
    attackOf(attackAt(s, at), by, [card], 'none'),
    ...hordesAround(s, card).map((tray) => attackOf(next, by, [tray], 'none')),
  ].filter((attack) => canPlace(s, attack))
  const last = attacks.pop()
  return last ? [...attacks, { ...last, duty: 'some' }] : []
}

function aims(s: KingdomRush, at: At): Card[] {
  return traysFor(s, attackAt(s, at)).filter((card) => attacksOn(s, card, at, 0).length > 0)
}

export const aimQuestion: Asks<'aim'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s, q) => aims(s, q).map((tray) => ({ do: 'aim', tray })),
  refusals(s, q) {
    const open = aims(s, q)
    const closed = s.trays.filter(({ card }) => !open.includes(card))
    return closed.map((tray) => ({ move: { do: 'aim', tray: tray.card }, rule: aimRefusal(s, tray) }))
  },
  answer(s, q, _, move) {
    if (move.do === 'aim') attackWith(s, ...attacksOn(s, move.tray, q, q.by))
  },
}

function aimRefusal(s: KingdomRush, tray: Tray): string {
  if (!isHorde(s, tray)) return 'KR-SPELL5'
  return topAt(s, spaceOf(s, tray)) === tray ? 'KR-SPELL-R5' : 'KR-FLY5'
}
