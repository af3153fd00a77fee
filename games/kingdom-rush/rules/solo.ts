/** What is different for one player alone: a colour is left out each round, a hero from the bench stays for one (KR-SOLO). */
import { push, tell } from '@duskhall/kernel'
import { boxOf, type HeroNo } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import { COLOURS } from '../content/words.ts'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asks,
  everybody,
  type FigureNo,
  type KingdomRush,
  type KingdomRushMove,
  NONE,
  OFF_MAP,
  type StepOf,
} from '../state.ts'
import { madeOnce, toSpace } from './answers.ts'
import { endRefusal } from './confront.ts'
import { beginBasicAttack } from './effects/basic-attack.ts'
import { newHero } from './figures.ts'
import { goTo } from './move.ts'
import type { PlayAction } from './play-action.ts'
import { scenarioOf } from './scenario.ts'

/** KR-SOLO2: by their places in COLOURS. */
function soloColours(s: KingdomRush): number[] {
  return boxOf(s).file.solo.colours.map((colour) => COLOURS.indexOf(colour))
}

/** KR-SOLO3, KR-SOLO-R1: before phase 1, also in the first round. */
export const banColourQuestion: Asks<'ban-colour'> = {
  who: everybody,
  moves: (s) =>
    soloColours(s)
      .filter((colour) => colour !== s.banned)
      .map((colour) => ({ do: 'colour', colour })),
  refusals: (s) =>
    soloColours(s)
      .filter((colour) => colour === s.banned)
      .map((colour) => ({ move: { do: 'colour', colour }, rule: 'KR-SOLO6' })),
  answer(s, _, __, move) {
    if (move.do !== 'colour') return
    s.banned = move.colour
    tell?.<KingdomRushEvent>({ e: 'colour-banned', colour: move.colour })
  },
}

/** KR-SOLO8: one in a round, also once it is knocked out (KR-SOLO-R4); KR-SOLO-R9: whatever becomes of the main hero. */
function callRefusal(s: KingdomRush): string | null {
  if (s.heroes.some(({ guest }) => guest === 1)) return 'KR-SOLO8'
  const isFull = scenarioOf(s).ground.adjacent.every((_, space) => !canLand(s, s.heroes.length, space))
  return isFull ? 'KR-MAGNUS-R3' : null
}

/** KR-SOLO-R3: anywhere on the map where a move may end. */
function canLand(s: KingdomRush, figure: FigureNo, space: Space): boolean {
  return endRefusal(s, figure, space) === null
}

const call = madeOnce((hero) => ({ do: 'call', hero }))

/** KR-SOLO-R12: space, base, facing and basic attack; it uses no hero card. */
export const calling: PlayAction = {
  moves: (s) => (s.bench.length > 0 && callRefusal(s) === null ? s.bench.map(call) : []),
  refusals(s) {
    const rule = s.bench.length > 0 ? callRefusal(s) : null
    return rule === null ? [] : s.bench.map((hero) => ({ move: call(hero), rule }))
  },
  // Called before, or never picked.
  refusal: (s, move) => (move.do === 'call' && !s.bench.includes(move.hero) ? 'KR-SOLO10' : null),
  begin(s, seat, move) {
    if (move.do !== 'call') return
    const { hero } = move
    s.bench.splice(s.bench.indexOf(hero), 1)
    const figure = s.heroes.push({ ...newHero(s, hero, seat), guest: 1 }) - 1
    // KR-SOLO-R7: it comes with her basic attack alone, because she does not move.
    if (isAlleria(s, hero)) s.wildcat = { at: OFF_MAP, on: NONE, base: NO_CELLS, met: 1, spent: 0 }
    tell?.<KingdomRushEvent>({ e: 'guest-called', hero })
    push(s, { do: 'place-guest', hero: figure })
  },
}

function isAlleria(s: KingdomRush, hero: HeroNo): boolean {
  return hero === boxOf(s).alleria
}

/** KR-SOLO9. */
export const placeGuestQuestion: Asks<'place-guest'> = {
  who: everybody,
  moves(s, { hero }) {
    const found: KingdomRushMove[] = []
    const spaces = scenarioOf(s).ground.adjacent.length
    for (let space = 0; space < spaces; space++) if (canLand(s, hero, space)) found.push(toSpace(space))
    return found
  },
  refusal: (s, { hero }, _, move) => (move.do === 'space' ? endRefusal(s, hero, move.space) : null),
  answer(s, { hero }, _, move) {
    if (move.do !== 'space') return
    push(s, { do: 'guest-attack', hero })
    goTo(s, hero, move.space)
  },
}

export function guestAttack(s: KingdomRush, { hero }: StepOf<'guest-attack'>): void {
  beginBasicAttack(s, hero)
}

/** KR-SOLO10, KR-SOLO-R7, KR-SOLO-R10: whoever came from the bench leaves, with the Wildcat; tiles and soldiers stay. */
export function benchLeaves(s: KingdomRush): void {
  const guest = s.heroes.find((hero) => hero.guest === 1)
  if (!guest) return
  if (isAlleria(s, guest.hero)) s.wildcat = null
  s.heroes = s.heroes.filter((hero) => hero !== guest)
  tell?.<KingdomRushEvent>({ e: 'guest-left', hero: guest.hero })
}
