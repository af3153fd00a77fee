/** What may be played, where, and how it is paid for (VD-PLAY, VD-ITEM, VD-EFFECT, VD-GEN6). */
import { push, type Refusal, type Seat, takeOut, tell } from '@duskhall/kernel'
import { boardOf, type Face, faceOf, locationOf } from '../content/box.ts'
import { atMove, branchMove, cardMove } from '../content/moves.ts'
import type { VillainousEvent } from '../events.ts'
import type { Card, Location, Task, Villainous, VillainousMove } from '../state.ts'
import { NONE, onCard, realmOf, task } from '../state.ts'
import { allowed, refused } from './bans.ts'
import { discardFromRealm, enter } from './cards.ts'
import { begin, canCarryOut, listOf } from './instruct.ts'
import { alliesOf, banIn, costOf, findInRealm, heroesOf, isLocked, keptOut, LOCATIONS } from './realm.ts'
import type { Branch, Chosen, Line } from './verb.ts'

/** VD-GEN-R5: the alternatives of a card that is made of nothing else, or null. */
function branchesOf(s: Villainous, face: Face): readonly Branch[] | null {
  const lines = listOf(s, face.play)
  if (lines.length !== 1) return null
  const { branches } = (lines[0] as Line).effect as { branches?: readonly Branch[] }
  return branches ?? null
}

/** The rule that keeps a lasting card from being played at all, or null. */
export function entryBan(s: Villainous, owner: Seat, card: Card): string | null {
  const face = faceOf(s, card)
  const { needs } = face
  if (needs) {
    const { whiles } = boardOf(s, owner).villain
    if (needs.while && !whiles[needs.while]?.(s, owner)) return needs.rule
    if (needs.without && findInRealm(s, owner, needs.without) !== NONE) return needs.rule
    if (needs.replaces && findInRealm(s, owner, needs.replaces) === NONE) return needs.rule
  }
  if (face.attach) return placesFor(s, owner, card).length > 0 ? null : 'VD-ITEM6'
  return LOCATIONS.some((at) => placeBan(s, owner, card, at) === null) ? null : 'VD-LOCK3'
}

/** The rule against playing this card at that location, or null. */
export function placeBan(s: Villainous, owner: Seat, card: Card, at: Location): string | null {
  const { id, needs, atOnce } = faceOf(s, card)
  if (needs?.location && locationOf(s, owner, needs.location) !== at) return needs.rule
  // VD-LOCK-R3: a text that names a locked location overrides the lock for this play.
  if (atOnce) return null
  if (isLocked(s, owner, at)) return 'VD-LOCK3'
  if (needs?.replaces && s.at[findInRealm(s, owner, needs.replaces)] !== at) return needs.rule
  const barred = banIn(s, owner, 'playHere', (ban, source) => ban.card === id && s.at[source] === at)
  return barred ?? keptOut(s, owner, card, at)
}

/** Where a lasting card may be played: at a location, or on a host (VD-PLAY4, VD-ITEM3 to VD-ITEM6). */
export function placesFor(s: Villainous, owner: Seat, card: Card): VillainousMove[] {
  const { attach } = faceOf(s, card)
  if (attach === null) return allowed(LOCATIONS, atMove, (at) => placeBan(s, owner, card, at))
  const hosts = attach === 'ally' ? alliesOf(s, owner) : heroesOf(s, owner)
  // VD-ITEM-R3, VD-LOCK5.
  return hosts.filter((host) => !isLocked(s, owner, s.at[host] as Location)).map(cardMove)
}

/** The rule against playing a card of the hand now, or null. */
export function playBan(s: Villainous, about: Task, card: Card, free = false): string | null {
  const { owner } = about
  const face = faceOf(s, card)
  if (face.type === 'condition') return 'VD-PLAY6'
  const cost = free ? 0 : costOf(s, owner, card)
  const { power } = realmOf(s, owner)
  if (cost > power) return 'VD-PLAY3'
  if (face.type !== 'effect') return entryBan(s, owner, card)
  const ban = banIn(s, owner, 'effects')
  if (ban) return ban
  return canResolve(s, about, card, power - cost) ? null : 'VD-GEN6'
}

/** Whether an Effect can be followed, with so much Power left for what its branches ask. */
export function canResolve(s: Villainous, about: Task, card: Card, power = 0): boolean {
  const face = faceOf(s, card)
  const own = onCard(about, card)
  const branches = branchesOf(s, face)
  if (!branches) return canCarryOut(s, face.play, own)
  return branches.some((branch) => isFeasible(s, own, branch, power))
}

function isFeasible(s: Villainous, about: Task, { pay = 0, list }: Branch, power: number): boolean {
  return pay <= power && canCarryOut(s, list, about)
}

/** The choices of playing a card: which, then its branch, its location or its host. */
export function playChoices(
  s: Villainous,
  about: Task,
  chosen: Chosen,
  {
    free = false,
    candidates = realmOf(s, about.owner).hand,
  }: { free?: boolean; candidates?: readonly Card[] } = {},
): VillainousMove[] | null {
  const [first, second] = chosen
  if (first === undefined) return allowed(candidates, cardMove, (card) => playBan(s, about, card, free))
  if (second !== undefined || first.do !== 'card') return null
  const face = faceOf(s, first.card)
  if (face.type !== 'effect') return placesFor(s, about.owner, first.card)
  const left = realmOf(s, about.owner).power - (free ? 0 : costOf(s, about.owner, first.card))
  const own = onCard(about, first.card)
  return (
    branchesOf(s, face)?.flatMap((branch, at) =>
      isFeasible(s, own, branch, left) ? [branchMove(at)] : [],
    ) ?? null
  )
}

/** What lies in the hand and cannot be played, and where the chosen card cannot go. */
export function playRefusals(
  s: Villainous,
  about: Task,
  chosen: Chosen,
  free = false,
): Refusal<VillainousMove>[] {
  const [first] = chosen
  if (first?.do !== 'card')
    return refused(realmOf(s, about.owner).hand, cardMove, (card) => playBan(s, about, card, free))
  const { card } = first
  const face = faceOf(s, card)
  if (face.type === 'effect' || face.attach) return []
  return refused(LOCATIONS, atMove, (at) => placeBan(s, about.owner, card, at))
}

/** VD-PLAY-R1: paid, put into the realm or resolved, discarded if it does not stay. */
export function playFromHand(s: Villainous, about: Task, chosen: Chosen, free = false): void {
  const [first, place] = chosen
  if (first?.do !== 'card') return
  const { card } = first
  const { owner, by } = about
  const realm = realmOf(s, owner)
  const face = faceOf(s, card)
  const branch = place?.do === 'branch' ? branchesOf(s, face)?.[place.branch] : undefined
  const price = (free ? 0 : costOf(s, owner, card)) + (branch?.pay ?? 0)
  pay(s, owner, price, card)
  takeOut(realm.hand, card)
  if (face.type !== 'effect') {
    bringIn(s, about, card, place)
    return
  }
  s.aside.push(card)
  tell?.<VillainousEvent>({ e: 'resolved', seat: by, owner, card, shown: [card] })
  putAwayAfter(s, owner, card)
  begin(s, branch ? branch.list : face.play, task(owner, by, card))
}

/** Where a card lies that was played at this place: at a location, or on a host and so beside it. */
export function placeOf(s: Villainous, place: VillainousMove | undefined): { at: Location; host: Card } {
  const host = place?.do === 'card' ? place.card : NONE
  return { at: place?.do === 'at' ? place.at : (s.at[host] as Location), host }
}

/** VD-EFFECT2, VD-CARDG-R26: where an Effect goes once it is resolved; what resolves it is put on the agenda above. */
export function putAwayAfter(s: Villainous, owner: Seat, card: Card): void {
  push(s, { do: faceOf(s, card).intoDeck ? 'shuffle-aside' : 'discard-aside', owner, card })
}

/** At the place chosen; what it replaces goes first (VD-LT-R23, VD-LT-R25). */
export function bringIn(s: Villainous, about: Task, card: Card, place: VillainousMove | undefined): void {
  const { owner } = about
  const { needs } = faceOf(s, card)
  const replaced = needs?.replaces ? findInRealm(s, owner, needs.replaces) : NONE
  const { at, host } = placeOf(s, place)
  if (replaced !== NONE) {
    tell?.<VillainousEvent>({ e: 'replaced', owner, card: replaced, by: card, shown: [replaced] })
    discardFromRealm(s, owner, replaced)
  }
  enter(s, about, card, at, host)
}

export function pay(s: Villainous, seat: Seat, n: number, card: Card): void {
  if (n === 0) return
  realmOf(s, seat).power -= n
  tell?.<VillainousEvent>({ e: 'paid', seat, n, card })
}

export function gainPower(s: Villainous, seat: Seat, n: number): void {
  realmOf(s, seat).power += n
  tell?.<VillainousEvent>({ e: 'power', seat, n })
}
