/** A turn: before the move, the move, the actions, the draw (VD-TURN, VD-MOVE, VD-ACT, VD-DRAW). */
import { askActive, push, type Seat, tell } from '@duskhall/kernel'
import { boardOf, boxOf, faceOf, NO_LIST, type PrintedIcon } from '../content/box.ts'
import { cardMove, END, grantMove, iconMove, toMove } from '../content/moves.ts'
import type { VillainousEvent } from '../events.ts'
import {
  type Action,
  type Card,
  type ListNo,
  type Location,
  NONE,
  type QuestionOf,
  realmOf,
  type Task,
  task,
  type Villainous,
  type VillainousMove,
} from '../state.ts'
import { allowed, refused } from './bans.ts'
import { begin, canCarryOut } from './instruct.ts'
import { drawCards } from './piles.ts'
import { playBan } from './play.ts'
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

export const moveQuestion: QuestionOf<'move'> = {
  who: askActive,
  moves: (s) => allowed(LOCATIONS, toMove, (to) => moverBan(s, to)),
  answer(s, _, seat, move) {
    if (move.do !== 'move') return
    const realm = realmOf(s, seat)
    const from = realm.mover
    realm.mover = move.to
    tell?.<VillainousEvent>({ e: 'mover', seat, from, to: move.to })
    push(s, { do: 'act' })
  },
  refusals: (s) => refused(LOCATIONS, toMove, (to) => moverBan(s, to)),
}

const ON_ICON: readonly Task[] = [0, 1, 2, 3, 4, 5].map((seat) => task(seat, seat, NONE))
const onIcon = (seat: Seat): Task => ON_ICON[seat] as Task

/** The icons of the mover's location. */
function iconsHere(s: Villainous): readonly PrintedIcon[] {
  return boardOf(s, s.active).icons[realmOf(s, s.active).mover] as readonly PrintedIcon[]
}

/** Whether an icon of the mover's location was used this turn, or is covered: the rule it is closed by, or null. */
function closedBy(s: Villainous, number: number): string | null {
  const at = realmOf(s, s.active).mover
  if (((s.used[at] as number) & (1 << number)) !== 0) return 'VD-ACT2'
  return number < (boardOf(s, s.active).top[at] as number) && isCovered(s, s.active, at) ? 'VD-COVER2' : null
}

/** The rule against using an icon of the mover's location, or null. */
function iconBan(s: Villainous, number: number): string | null {
  const closed = closedBy(s, number)
  if (closed !== null) return closed
  return canPerform(s, (iconsHere(s)[number] as PrintedIcon).list) ? null : 'VD-ACT-R3'
}

function canPerform(s: Villainous, list: ListNo): boolean {
  return canCarryOut(s, list, onIcon(s.active))
}

/** VD-ACT-R5: cards that grant an action to the mover's location. */
function grantsHere(s: Villainous): Card[] {
  const { mover } = realmOf(s, s.active)
  const here: Card[] = []
  for (const { card } of boardOf(s, s.active).holding.grants)
    if (s.at[card] === mover && hasAbility(s, card)) here.push(card)
  return here
}

/** The list of the action that a card grants. */
function grantedBy(s: Villainous, card: Card): ListNo {
  const { grants } = faceOf(s, card)
  return grants ? (boxOf(s).granted[grants] as ListNo) : NO_LIST
}

function grantBan(s: Villainous, card: Card): string | null {
  if (s.usedGrants.includes(card)) return 'VD-HK-R10'
  return canPerform(s, grantedBy(s, card)) ? null : 'VD-ACT-R3'
}

/** The rule against playing a card of the hand with an icon that is there, or null. */
function handBan(s: Villainous, card: Card): string | null {
  const ban = playBan(s, onIcon(s.active), card)
  // A Condition needs no icon, and no icon helps it.
  if (faceOf(s, card).type === 'condition') return ban
  const closed = closings(s, 'playCard')
  if (closed.includes(null)) return ban
  if (closings(s, 'discardCards').includes(null)) return 'VD-DISC4'
  if (closed.length === 0) return 'VD-ACT1'
  return closed.includes('VD-COVER2') ? 'VD-COVER1' : 'VD-PLAY1'
}

/** By icon of that action, printed or granted here: the rule it is closed by, or null. */
function closings(s: Villainous, action: Action): (string | null)[] {
  const list: (string | null)[] = []
  for (const [number, icon] of iconsHere(s).entries())
    if (icon.action === action) list.push(closedBy(s, number))
  for (const card of grantsHere(s))
    if (faceOf(s, card).grants === action) list.push(s.usedGrants.includes(card) ? 'VD-HK-R10' : null)
  return list
}

export const actQuestion: QuestionOf<'act'> = {
  who: askActive,
  moves(s) {
    const list: VillainousMove[] = []
    const icons = iconsHere(s).length
    for (let icon = 0; icon < icons; icon++) if (iconBan(s, icon) === null) list.push(iconMove(icon))
    for (const card of grantsHere(s)) if (grantBan(s, card) === null) list.push(grantMove(card))
    list.push(END)
    return list
  },
  answer(s, _, seat, move) {
    if (move.do === 'end') return
    push(s, { do: 'window' }, { do: 'act' })
    if (move.do === 'use') {
      const at = realmOf(s, seat).mover
      const icon = iconsHere(s)[move.icon] as PrintedIcon
      s.used[at] = (s.used[at] as number) | (1 << move.icon)
      tell?.<VillainousEvent>({ e: 'icon', seat, action: icon.action, at, n: icon.n })
      begin(s, icon.list, onIcon(seat))
    } else if (move.do === 'grant') {
      s.usedGrants.push(move.card)
      begin(s, grantedBy(s, move.card), onIcon(seat))
    }
  },
  refusals: (s) => [
    ...refused([...iconsHere(s).keys()], iconMove, (icon) => iconBan(s, icon)),
    ...refused(grantsHere(s), grantMove, (card) => grantBan(s, card)),
    ...refused(realmOf(s, s.active).hand, cardMove, (card) => handBan(s, card)),
  ],
  // What can be done depends on the hand.
  always: () => true,
}

/** VD-DRAW1, VD-DRAW2. */
export function draw(s: Villainous): void {
  const { hand } = realmOf(s, s.active)
  if (hand.length < HAND) drawCards(s, s.active, HAND - hand.length)
}
