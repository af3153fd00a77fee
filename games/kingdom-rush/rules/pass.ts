/** Passing a tower, which upgrades it; who plays alone upgrades for the own hand (KR-PASS, KR-SOLO13). */
import { askSeat, push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type Tower, type TowerNo } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, everybody, type KingdomRush } from '../state.ts'
import { giveTo, madeOnce } from './answers.ts'
import type { PlayAction } from './play-action.ts'
import { ironRuleOf, maxTowerLevel } from './scenario.ts'
import { designs, giveBack, takeFrom } from './supply.ts'

const ONE_LEVEL = 1

/** KR-PASS3, KR-PASS7: the cards one level higher that may be played here. */
function upgradesOf(s: KingdomRush, from: readonly TowerNo[]): TowerNo[] {
  const { towers } = boxOf(s)
  const most = maxTowerLevel(s)
  const found: TowerNo[] = []
  for (const tower of from)
    for (const higher of towers[tower]?.upgradesTo ?? [])
      if ((towers[higher] as Tower).level <= most) found.push(higher)
  return found
}

/**
 * What a tower may become by so many levels: the highest that is to be had (KR-PASS-R3, KR-MIDAS-R1), of two designs
 * either (KR-PASS-R2); the card itself where there is nothing higher (KR-PASS6, KR-PASS-R1). A level that is skipped
 * needs no card (KR-MIDAS-R2). Of the supply `taken` is spoken for.
 */
export function becomes(
  s: KingdomRush,
  tower: TowerNo,
  levels: number,
  taken: readonly TowerNo[] = [],
): TowerNo[] {
  const isLeft = (one: TowerNo) => (s.supply[one] ?? 0) > taken.filter((other) => other === one).length
  let step: TowerNo[] = [tower]
  let best: TowerNo[] = [tower]
  for (let level = 0; level < levels; level++) {
    step = upgradesOf(s, step)
    const left = step.filter(isLeft)
    if (left.length > 0) best = left
  }
  return best
}

/** KR-CAMP-R11: no more towers are passed this round, once so many more will have been. */
export function isPassLimit(s: KingdomRush, more = 0): boolean {
  const iron = ironRuleOf(s)
  return iron?.kind === 'passLimit' && s.passed + more >= iron.value
}

/** The rule against passing this tower, which is in hand, or null. */
function passRefusal(s: KingdomRush, tower: TowerNo, levels: number): string | null {
  if (isPassLimit(s)) return 'KR-CAMP-R11'
  // Nobody is there to take it as it is.
  return s.seats === 1 && becomes(s, tower, levels).includes(tower) ? 'KR-SOLO-R8' : null
}

/** The towers of a hand that can be passed by so many levels. */
export function passable(s: KingdomRush, seat: Seat, levels: number): TowerNo[] {
  return designs(s.players[seat]?.hand).filter((tower) => passRefusal(s, tower, levels) === null)
}

export function passRefusals(s: KingdomRush, seat: Seat, levels: number) {
  const { hand = [], incoming = [] } = s.players[seat] ?? {}
  const built = s.towers.filter(({ by }) => by === seat)
  const away = (towers: readonly TowerNo[], rule: string) =>
    designs(towers)
      .filter((tower) => !hand.includes(tower))
      .map((tower) => ({ tower, rule }))
  const refused = [
    ...designs(hand).flatMap((tower) => {
      const rule = passRefusal(s, tower, levels)
      return rule === null ? [] : [{ tower, rule }]
    }),
    ...away(incoming, 'KR-PASS-R5'),
    ...away(
      built.flatMap(({ tower, down }) => (down ? [] : [tower])),
      'KR-PASS-R6',
    ),
    ...away(
      built.flatMap(({ tower, down }) => (down ? [tower] : [])),
      'KR-PORTAL-R8',
    ),
  ]
  // One reason is enough for each.
  return refused
    .filter(({ tower }, at) => refused.findIndex((other) => other.tower === tower) === at)
    .map(({ tower, rule }) => ({ move: { do: 'pass', tower } as const, rule }))
}

const pass = madeOnce((tower) => ({ do: 'pass', tower }))
const intoDesign = madeOnce((tower) => ({ do: 'design', tower }))

export const passing: PlayAction = {
  moves: (s, seat) => passable(s, seat, ONE_LEVEL).map(pass),
  refusals: (s, seat) => passRefusals(s, seat, ONE_LEVEL),
  begin(s, seat, move) {
    if (move.do === 'pass') passBy(s, seat, move.tower, ONE_LEVEL)
  },
}

/** Asks for whom, then for the design. */
export function passBy(s: KingdomRush, by: Seat, tower: TowerNo, levels: number): void {
  push(s, { do: 'receiver', by, tower, levels })
}

export const receiverQuestion: Asks<'receiver'> = {
  who: (_, { by }) => askSeat(by),
  // KR-SOLO14: alone, the own Incoming.
  moves: (s, { by }) => receivers(s, by).map(giveTo),
  refusals: (s, { by }) => (s.seats === 1 ? [] : [{ move: { do: 'give', to: by }, rule: 'KR-PASS1' }]),
  answer(s, { by, tower, levels }, _, move) {
    if (move.do === 'give') push(s, { do: 'design', by, to: move.to, tower, levels })
  },
}

function receivers(s: KingdomRush, by: Seat): readonly Seat[] {
  return s.seats === 1 ? [by] : everybody(s).filter((seat) => seat !== by)
}

export const designQuestion: Asks<'design'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s, { tower, levels }) => becomes(s, tower, levels).map(intoDesign),
  answer(s, { by, to, tower }, _, move) {
    if (move.do !== 'design') return
    const into = move.tower
    const hand = s.players[by]?.hand ?? []
    hand.splice(hand.indexOf(tower), 1)
    // KR-PASS-R4; unchanged it goes by the supply too, which comes to the same.
    takeFrom(s, into)
    giveBack(s, tower)
    s.players[to]?.incoming.push(into)
    s.passed++
    tell?.<KingdomRushEvent>({ e: 'passed', seat: by, to, tower, into })
  },
}
