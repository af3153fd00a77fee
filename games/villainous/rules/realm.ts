/** What is in a realm and what follows from it: strengths, costs, bans and covers are counted, never kept. */
import type { Seat } from '@duskhall/kernel'
import { boardOf, boxOf, type Face, faceOf, type Holding } from '../content/box.ts'
import type { Always } from '../content/schema.ts'
import { type Card, type Location, NONE, NOWHERE, realmOf, type Villainous } from '../state.ts'

/** What cards forbid and the shared rules ask about. */
export const FORBIDDABLE = ['effects', 'moveAllies', 'activateHere', 'playHere', 'enter'] as const

/** VD-COMP1: every board has four. */
export const LOCATIONS: readonly Location[] = [0, 1, 2, 3]

type Forbidding = Extract<Always, { op: 'forbids' }>

/** VD-LT18: the text of a trapped Hero is ignored; a reconstructed one where the table says so (VD-CARDH-R5). */
export function hasAbility(s: Villainous, card: Card): boolean {
  if (s.trapped[card] === 1) return false
  return s.options.reconstructedAbilities || !faceOf(s, card).reconstructed
}

/** Whether a text that holds in the realm of its card does so now. */
function isInForce(s: Villainous, card: Card): boolean {
  return s.at[card] !== NOWHERE && hasAbility(s, card)
}

/** The rule of the card that forbids it in this realm, or null. `holds` looks at one prohibition and the card it stands on. */
export function banIn(
  s: Villainous,
  owner: Seat,
  what: string,
  holds: (ban: Forbidding, source: Card) => boolean = () => true,
): string | null {
  const { forbids } = boardOf(s, owner).holding
  for (let i = 0; i < forbids.length; i++) {
    const { card, text } = forbids[i] as Holding<'forbids'>
    if (text.what !== what || !isInForce(s, card) || isSwitchedOff(s, text)) continue
    if (holds(text, card)) return text.rule
  }
  return null
}

/** Doubtful prohibitions that a table may do without. */
function isSwitchedOff(s: Villainous, { rule }: Forbidding): boolean {
  return rule === 'VD-CARDH-R22' && !s.options.henWenBlocksEffects
}

export function inRealm(s: Villainous, card: Card): boolean {
  return s.at[card] !== NOWHERE
}

/** A card of that name in the realm, or NONE. */
export function findInRealm(s: Villainous, owner: Seat, id: string): Card {
  const { faces } = boxOf(s)
  return realmOf(s, owner).cards.find((card) => (faces[card] as Face).id === id) ?? NONE
}

export function cardsWhere(s: Villainous, owner: Seat, is: (face: Face, card: Card) => boolean): Card[] {
  const { faces } = boxOf(s)
  return realmOf(s, owner).cards.filter((card) => is(faces[card] as Face, card))
}

function ofType(s: Villainous, owner: Seat, type: Face['type']): Card[] {
  const { faces } = boxOf(s)
  const { cards } = realmOf(s, owner)
  const list: Card[] = []
  for (let i = 0; i < cards.length; i++)
    if ((faces[cards[i] as Card] as Face).type === type) list.push(cards[i] as Card)
  return list
}

export function heroesOf(s: Villainous, owner: Seat): Card[] {
  return ofType(s, owner, 'hero')
}

export function alliesOf(s: Villainous, owner: Seat): Card[] {
  return ofType(s, owner, 'ally')
}

export function attachedTo(s: Villainous, owner: Seat, host: Card): Card[] {
  return realmOf(s, owner).cards.filter((card) => s.host[card] === host)
}

export function isLocked(s: Villainous, owner: Seat, at: Location): boolean {
  return (realmOf(s, owner).locks & (1 << at)) !== 0
}

/** VD-REALM-R1. */
export function areAdjacent(a: Location, b: Location): boolean {
  return Math.abs(a - b) === 1
}

/** VD-STR1: the current strength, with every modifier of the realm, never below 0. */
export function strengthOf(s: Villainous, owner: Seat, card: Card): number {
  const { type, strength: printed } = faceOf(s, card)
  const modifiers = boardOf(s, owner).holding.strength
  let strength = printed
  for (let i = 0; i < modifiers.length; i++) {
    const { card: source, text } = modifiers[i] as Holding<'strength'>
    if (applies(s, text.whom, source, card, type) && isInForce(s, source))
      strength += text.n * times(s, owner, text.per, source)
  }
  return Math.max(0, strength)
}

/** What makes the strength of a card other than what is printed, source by source, for whoever asks why (VD-STR1). */
export function strengthFrom(
  s: Villainous,
  owner: Seat,
  card: Card,
): { readonly source: Card; readonly n: number }[] {
  const { type } = faceOf(s, card)
  return boardOf(s, owner).holding.strength.flatMap(({ card: source, text }) => {
    if (!applies(s, text.whom, source, card, type) || !isInForce(s, source)) return []
    const n = text.n * times(s, owner, text.per, source)
    return n === 0 ? [] : [{ source, n }]
  })
}

function applies(s: Villainous, whom: string, source: Card, card: Card, type: Face['type']): boolean {
  switch (whom) {
    case 'self':
      return source === card
    case 'host':
      return s.host[source] === card
    case 'otherHeroesHere':
      return source !== card && type === 'hero' && s.at[source] === s.at[card]
    default:
      return type === 'ally' && s.at[source] === s.at[card]
  }
}

function times(s: Villainous, owner: Seat, per: string | undefined, source: Card): number {
  if (per === undefined) return 1
  if (per === 'otherCopy') {
    const from = faceOf(s, source)
    return cardsWhere(s, owner, (face, card) => face === from && card !== source).length
  }
  const here = s.at[source]
  return heroesOf(s, owner).filter((hero) => s.at[hero] === here && (per === 'heroHere' || hero !== source))
    .length
}

/** VD-PLAY-R2: the printed cost with what the realm adds, never below 0. */
export function costOf(s: Villainous, owner: Seat, card: Card): number {
  let { cost, type } = faceOf(s, card)
  if (type !== 'effect') return cost
  for (const { card: source, text } of boardOf(s, owner).holding.effectsCost)
    if (isInForce(s, source)) cost += text.n
  return Math.max(0, cost)
}

/** VD-COVER4, VD-COVER-R1: whether the upper icons of a location are hidden. */
export function isCovered(s: Villainous, owner: Seat, at: Location): boolean {
  const { faces } = boxOf(s)
  for (const card of realmOf(s, owner).cards) {
    const face = faces[card] as Face
    if (!face.fate || s.at[card] !== at || s.host[card] !== NONE) continue
    if (face.type === 'hero' || s.options.nonHeroFateCardsCover) return true
  }
  return false
}

/** The rule that keeps a card out of a location, played or moved, or null (VD-LT-R21, VD-CARDT-R23). */
export function keptOut(s: Villainous, owner: Seat, card: Card, at: Location): string | null {
  const face = faceOf(s, card)
  const { admits, entry } = boardOf(s, owner)
  const isCharacter = face.type !== 'item'
  if (isCharacter && admits[at] && !admits[at].has(face.id)) return 'VD-LT-R21'
  const id = entry.locations[at]?.id
  return banIn(s, owner, 'enter', (ban) => ban.location === id && (ban.cards?.includes(face.id) ?? false))
}

/** The rule against moving a card of the realm there, or null (VD-LOCK4, VD-LOCK-R1, VD-PVM2, VD-MITEM-R4). */
export function moveBan(s: Villainous, owner: Seat, card: Card, to: Location): string | null {
  const from = s.at[card] as Location
  if (from === to) return 'VD-PVM2'
  if (isLocked(s, owner, from)) return 'VD-LOCK4'
  if (isLocked(s, owner, to)) return 'VD-LOCK-R1'
  const face = faceOf(s, card)
  if (face.type === 'prince') return 'VD-LT-R27'
  if (face.type === 'ally') {
    const ban = banIn(s, owner, 'moveAllies')
    if (ban) return ban
  }
  return keptOut(s, owner, card, to)
}

/** Where a card of the realm may be moved. */
export function destinationsOf(s: Villainous, owner: Seat, card: Card): Location[] {
  return LOCATIONS.filter((to) => moveBan(s, owner, card, to) === null)
}
