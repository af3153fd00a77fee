/** A turn: before the move, the move, the actions, the draw (VD-TURN, VD-MOVE, VD-ACT, VD-DRAW). */
import { push, type Question, type Refusal, type Seat, tell } from '@duskhall/kernel'
import { boardOf, boxOf, type PrintedIcon } from '../content/box.ts'
import { END, grantMove, iconMove, toMove } from '../content/moves.ts'
import type { VillainousEvent } from '../events.ts'
import {
  askActive,
  type Card,
  type ListNo,
  type Location,
  NONE,
  realmOf,
  type StepOf,
  type Task,
  task,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import { begin, canCarryOut } from './instruct.ts'
import { drawCards } from './piles.ts'
import { hasAbility, isCovered, isLocked, LOCATIONS } from './realm.ts'
import { checkAtStart } from './victory.ts'

/** VD-DRAW1. */
const HAND = 4

/** VD-TURN-R1, VD-TURN-R3. */
export function turn(s: Villainous): void {
  s.active = s.turn === 0 ? s.first : (s.active + 1) % s.seats
  s.turn++
  s.used.fill(0)
  s.usedGrants = []
  s.actions = 0
  s.met = []
  tell?.<VillainousEvent>({ e: 'turn', seat: s.active, turn: s.turn })
  checkAtStart(s)
  push(s, { do: 'before-move' }, { do: 'moving' }, { do: 'draw' }, { do: 'turn' })
}

export function beforeMove(s: Villainous): void {
  begin(s, boardOf(s, s.active).beforeMove, onIcon(s.active))
}

function moverBan(s: Villainous, to: Location): string | null {
  if (to === realmOf(s, s.active).mover) return 'VD-MOVE1'
  return isLocked(s, s.active, to) ? 'VD-MOVE3' : null
}

/** VD-MOVE-R2: with nowhere to go there are no actions either. */
export function moving(s: Villainous): void {
  if (LOCATIONS.some((to) => moverBan(s, to) === null)) push(s, { do: 'move' })
  else tell?.<VillainousEvent>({ e: 'stayed', seat: s.active })
}

export const moveQuestion: Question<Villainous, StepOf<'move'>, VillainousMove> = {
  who: askActive,
  moves: (s) => LOCATIONS.filter((to) => moverBan(s, to) === null).map(toMove),
  answer(s, _, seat, move) {
    if (move.do !== 'move') return
    const realm = realmOf(s, seat)
    const from = realm.mover
    realm.mover = move.to
    tell?.<VillainousEvent>({ e: 'mover', seat, from, to: move.to })
    push(s, { do: 'act' })
  },
  refusals: (s) =>
    LOCATIONS.flatMap((to) => {
      const rule = moverBan(s, to)
      return rule === null ? [] : [{ move: toMove(to), rule }]
    }),
}

const onIcon = (seat: Seat): Task => task(seat, seat, NONE)

/** The rule against using an icon of the mover's location, or null. */
function iconBan(s: Villainous, at: Location, number: number, { list }: PrintedIcon): string | null {
  if (((s.used[at] as number) & (1 << number)) !== 0) return 'VD-ACT2'
  if (number < (boardOf(s, s.active).top[at] as number) && isCovered(s, s.active, at)) return 'VD-COVER2'
  return canPerform(s, list) ? null : 'VD-ACT-R3'
}

function canPerform(s: Villainous, list: ListNo): boolean {
  return canCarryOut(s, list, onIcon(s.active))
}

/** VD-ACT-R5: cards that grant an action to the mover's location, with its list. */
function grantsHere(s: Villainous): { readonly card: Card; readonly list: ListNo }[] {
  const { mover } = realmOf(s, s.active)
  const { granted } = boxOf(s)
  const here: { card: Card; list: ListNo }[] = []
  for (const { card, text } of boardOf(s, s.active).holding.grants)
    if (s.at[card] === mover && hasAbility(s, card)) here.push({ card, list: granted[text.action] as ListNo })
  return here
}

function grantBan(s: Villainous, card: Card, list: ListNo): string | null {
  if (s.usedGrants.includes(card)) return 'VD-HK-R10'
  return canPerform(s, list) ? null : 'VD-ACT-R3'
}

export const actQuestion: Question<Villainous, StepOf<'act'>, VillainousMove> = {
  who: askActive,
  moves(s) {
    const at = realmOf(s, s.active).mover
    const icons = boardOf(s, s.active).icons[at] as readonly PrintedIcon[]
    const list: VillainousMove[] = []
    icons.forEach((icon, number) => {
      if (iconBan(s, at, number, icon) === null) list.push(iconMove(number))
    })
    for (const grant of grantsHere(s))
      if (grantBan(s, grant.card, grant.list) === null) list.push(grantMove(grant.card))
    list.push(END)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do === 'end') return
    const at = realmOf(s, seat).mover
    push(s, { do: 'window' }, { do: 'act' })
    if (move.do === 'use') {
      const icon = boardOf(s, seat).icons[at]?.[move.icon] as PrintedIcon
      s.used[at] = (s.used[at] as number) | (1 << move.icon)
      tell?.<VillainousEvent>({ e: 'icon', seat, action: icon.action, at, n: icon.n })
      begin(s, icon.list, onIcon(seat))
    } else if (move.do === 'grant') {
      const grant = grantsHere(s).find(({ card }) => card === move.card)
      s.usedGrants.push(move.card)
      if (grant) begin(s, grant.list, onIcon(seat))
    }
  },
  refusals(s): Refusal<VillainousMove>[] {
    const at = realmOf(s, s.active).mover
    const icons = boardOf(s, s.active).icons[at] as readonly PrintedIcon[]
    const refused: Refusal<VillainousMove>[] = icons.flatMap((icon, number) => {
      const rule = iconBan(s, at, number, icon)
      return rule === null ? [] : [{ move: iconMove(number), rule }]
    })
    for (const { card, list } of grantsHere(s)) {
      const rule = grantBan(s, card, list)
      if (rule !== null) refused.push({ move: grantMove(card), rule })
    }
    return refused
  },
  // What can be done depends on the hand.
  always: () => true,
}

/** VD-DRAW1, VD-DRAW2. */
export function draw(s: Villainous): void {
  const { hand } = realmOf(s, s.active)
  if (hand.length < HAND) drawCards(s, s.active, HAND - hand.length)
}
