/** Cards coming into a realm, moving in it and leaving it, with what is attached to them. */
import { push, raise, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boardOf, faceOf, NO_LIST } from '../content/box.ts'
import type { VillainousEvent } from '../events.ts'
import {
  type Card,
  type Location,
  NONE,
  NOWHERE,
  realmOf,
  type Task,
  task,
  type Villainous,
} from '../state.ts'
import { begin } from './instruct.ts'
import { shuffleIn, toPile } from './piles.ts'
import { attachedTo, hasAbility } from './realm.ts'

/** VD-PLAY-R1: put into the realm, then its own text, then what its presence does to others. */
export function enter(s: Villainous, { owner, by }: Task, card: Card, at: Location, host: Card): void {
  const realm = realmOf(s, owner)
  realm.cards.push(card)
  s.at[card] = at
  s.host[card] = host
  tell?.<VillainousEvent>({ e: 'played', seat: by, owner, card, at, host })
  const { type, fate, play } = faceOf(s, card)
  if (type === 'item' && by === s.active) s.met.push({ event: 'itemPlayed', own: !fate && owner === by })
  const own = task(owner, by, card)
  push(s, { do: 'presence', ...own })
  begin(s, play, own)
}

/** A card leaves the realm for nowhere yet; its Items go to their piles (VD-ITEM8, VD-ITEM-R5), tokens to the stock. */
export function leave(s: Villainous, owner: Seat, card: Card): void {
  for (const item of attachedTo(s, owner, card)) discardFromRealm(s, owner, item)
  takeOut(realmOf(s, owner).cards, card)
  s.at[card] = NOWHERE
  s.host[card] = NONE
  // VD-LT-R15: a Trapped token goes back to the stock.
  s.trapped[card] = 0
}

export function discardFromRealm(s: Villainous, owner: Seat, card: Card): void {
  leave(s, owner, card)
  toPile(s, owner, card)
  tell?.<VillainousEvent>({ e: 'discarded', owner, card, shown: [card] })
}

/** Cards that move together (VD-TIME-R5); what that sets off comes afterwards, the order with whoever moved them. */
export function moveTogether(
  s: Villainous,
  { owner, by }: Task,
  ways: readonly { readonly card: Card; readonly to: Location }[],
): void {
  for (const { card, to } of ways) {
    const from = s.at[card] as Location
    s.at[card] = to
    for (const item of attachedTo(s, owner, card)) s.at[item] = to
    tell?.<VillainousEvent>({ e: 'moved', seat: by, owner, card, from, to })
  }
  for (const { card } of ways) {
    push(s, { do: 'presence', ...task(owner, by, card) })
    if (faceOf(s, card).moved !== NO_LIST) raise(s, by, { do: 'moved', ...task(owner, by, card) })
  }
}

export function moveCard(s: Villainous, about: Task, card: Card, to: Location): void {
  moveTogether(s, about, [{ card, to }])
}

/** VD-TIME-R7: a text is dropped when its card has left or lost it meanwhile. */
export function moved(s: Villainous, step: Task): void {
  if (s.at[step.card] === NOWHERE || s.trapped[step.card] === 1) return
  begin(s, faceOf(s, step.card).moved, step)
}

/** What lies where a card arrived, and the card itself, act on one another (VD-LT-R12). */
export function presence(s: Villainous, { owner, by, card: arrived }: Task): void {
  const at = s.at[arrived] as Location
  if (at === NOWHERE) return
  for (const card of boardOf(s, owner).presences)
    if (s.at[card] === at && hasAbility(s, card))
      begin(s, faceOf(s, card).present, { owner, by, card, other: arrived })
}

/** VD-DEF1: a Hero is defeated, alone or with others at once; its texts come when all have left (VD-TIME-R5). */
export function defeat(s: Villainous, about: Task, heroes: readonly Card[], byVanquish = false): void {
  const texts = heroes.flatMap((card) => {
    const { defeated, vanquished, intoDeck } = faceOf(s, card)
    // VD-DEF-R3: what a Trapped token hides stays hidden at the defeat.
    const silent = s.trapped[card] === 1
    const at = s.at[card] as Location
    leave(s, about.owner, card)
    tell?.<VillainousEvent>({ e: 'defeated', owner: about.owner, card, at })
    if (byVanquish && intoDeck && !silent) shuffleIn(s, about.owner, [card])
    else toPile(s, about.owner, card)
    if (silent) return []
    return [
      { list: byVanquish ? vanquished : NO_LIST, card },
      { list: defeated, card },
    ]
  })
  for (const { list, card } of texts) begin(s, list, { ...about, card, other: NONE })
}
