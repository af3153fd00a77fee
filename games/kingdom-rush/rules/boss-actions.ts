/** What the action cards of the bosses do (KR-BLILITH, KR-BBLACK, KR-BTIME). */
import { askSeat, push, tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import { countOf } from '../content/geometry/cells.ts'
import { distanceBetween } from '../content/geometry/map.ts'
import type { BossEffect } from '../content/schema.ts'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asks,
  type Boss,
  type Built,
  everybody,
  type FigureNo,
  type Hero,
  type KingdomRush,
  OFF_MAP,
  type StepOf,
  type Tray,
} from '../state.ts'
import { goOn, isHeld, removeTiles, takeSoldiers } from './advance.ts'
import { bossTray, bring, emptyBehind } from './boss.ts'
import { hurt, hurtAround } from './damage.ts'
import { newTray } from './deal.ts'
import { inOrder } from './order.ts'
import { scenarioOf } from './scenario.ts'
import { giveBack } from './supply.ts'
import { isHorde, spaceOf, topAt, underTiles } from './trays.ts'

interface Acting {
  readonly s: KingdomRush
  readonly boss: Boss
  /** Its life card on the map. */
  readonly tray: Tray
  /** The action card. */
  readonly card: Card
}

type Action<Op extends BossEffect['op']> = (acting: Acting, effect: Extract<BossEffect, { op: Op }>) => void

const ACTIONS: { readonly [Op in BossEffect['op']]: Action<Op> } = {
  damageHeroesAround({ s, tray, card }, { amount }) {
    for (let i = 0; i < amount; i++) hurtAround(s, spaceOf(s, tray), 'boss', card)
  },
  removeAdjacentTower({ s, tray }) {
    const towers = towersAround(s, tray)
    // KR-GEN-R6: the team is asked where there is a choice.
    if (towers.length > 1) push(s, { do: 'raze-tower' })
    else if (towers[0]) raze(s, towers[0])
  },
  stunAdjacentTowers({ s, tray }) {
    for (const tower of towersAround(s, tray)) {
      tower.late = 1
      tell?.<KingdomRushEvent>({ e: 'stunned', site: tower.site, tower: tower.tower })
    }
  },
  removeSoldiersAround({ s, tray }) {
    const space = spaceOf(s, tray)
    const around = scenarioOf(s).ground.adjacent[space] ?? []
    for (const other of inOrder(s)) {
      if (other !== tray && !around.includes(spaceOf(s, other))) continue
      const soldiers = takeSoldiers(s, other)
      if (soldiers > 0)
        tell?.<KingdomRushEvent>({ e: 'shaken-off', card: other.card, space: spaceOf(s, other), soldiers })
    }
  },
  bossSpeed({ boss }) {
    boss.hurries = 1
  },
  bossHold({ boss }) {
    boss.holds = 1
  },
  summonBehind({ s, boss, tray: { lane, at } }) {
    const place = emptyBehind(s, lane, at)
    const card = place < 0 ? undefined : boss.reserve.pop()
    if (card !== undefined) bring(s, newTray(card, lane, place))
  },
  /** KR-BTIME-R8: cells count, because tiles may be rebuilt from smaller ones. */
  healWorstHorde({ s }) {
    const hordes = inOrder(s).filter((tray) => isHorde(s, tray))
    const worst = hordes.toSorted((a, b) => countOf(underTiles(b)) - countOf(underTiles(a)))[0]
    if (worst) removeTiles(s, worst)
  },
  advanceNearest({ s }) {
    const nearest = inOrder(s).find(
      (tray) => isHorde(s, tray) && topAt(s, spaceOf(s, tray)) === tray && !isHeld(s, tray),
    )
    if (nearest) goOn(s, nearest)
  },
  exhaustNearestHero({ s, tray, card }) {
    const heroes = nearestHeroes(s, tray)
    if (heroes.length > 1) push(s, { do: 'choose-nearest', card })
    else if (heroes[0] !== undefined) exhaust(s, heroes[0], card)
  },
}

export function bossEffect(s: KingdomRush, { card, at }: StepOf<'boss-effect'>): void {
  const { actions, faces } = boxOf(s)
  const effect = actions[card - faces.length]?.effects[at]
  const tray = bossTray(s)
  if (!effect || !tray || !s.boss) return
  const act = ACTIONS[effect.op] as Action<BossEffect['op']>
  act({ s, boss: s.boss, tray, card }, effect)
}

/** KR-BLILITH-R6: face-up towers on the sites around, either card of a stack. */
function towersAround(s: KingdomRush, tray: Tray): Built[] {
  const { ground, sites } = scenarioOf(s)
  const around = ground.adjacent[spaceOf(s, tray)] ?? []
  return s.towers.filter(({ site, down }) => down === 0 && around.includes(sites[site]?.at ?? OFF_MAP))
}

/** KR-BLILITH4, KR-BLILITH-R7: it leaves its site at once; what it has placed stays. */
function raze(s: KingdomRush, built: Built): void {
  s.towers.splice(s.towers.indexOf(built), 1)
  giveBack(s, built.tower)
  tell?.<KingdomRushEvent>({ e: 'razed', site: built.site, tower: built.tower })
}

function razable(s: KingdomRush): number[] {
  const tray = bossTray(s)
  return tray ? towersAround(s, tray).map((built) => s.towers.indexOf(built)) : []
}

/** A team choice (KR-GEN-R4). */
export const razeTowerQuestion: Asks<'raze-tower'> = {
  who: everybody,
  moves: (s) => razable(s).map((tower) => ({ do: 'raze', tower })),
  refusals(s) {
    const open = razable(s)
    return s.towers.flatMap(({ down }, tower) =>
      open.includes(tower)
        ? []
        : [{ move: { do: 'raze', tower }, rule: down ? 'KR-BLILITH-R6' : 'KR-BLILITH4' }],
    )
  },
  answer(s, _, __, move) {
    const built = move.do === 'raze' ? s.towers[move.tower] : undefined
    if (!built) return
    s.fence++
    raze(s, built)
  },
}

/** KR-BTIME-R11, KR-MAP-R9: the heroes on the map at the smallest distance; the Wildcat is none (KR-CAT-R11). */
function nearestHeroes(s: KingdomRush, tray: Tray): FigureNo[] {
  const { ground } = scenarioOf(s)
  const space = spaceOf(s, tray)
  const distances = s.heroes.map(({ at }) =>
    at === OFF_MAP ? Number.POSITIVE_INFINITY : distanceBetween(ground, at, space),
  )
  const least = Math.min(...distances)
  return s.heroes.flatMap(({ at }, hero) => (at !== OFF_MAP && distances[hero] === least ? [hero] : []))
}

function nearest(s: KingdomRush): FigureNo[] {
  const tray = bossTray(s)
  return tray ? nearestHeroes(s, tray) : []
}

export const chooseNearestQuestion: Asks<'choose-nearest'> = {
  who: everybody,
  moves: (s) => nearest(s).map((hero) => ({ do: 'nearest', hero })),
  refusals(s) {
    const open = nearest(s)
    return s.heroes.flatMap((_, hero) =>
      open.includes(hero) ? [] : [{ move: { do: 'nearest', hero }, rule: 'KR-BTIME-R11' }],
    )
  },
  answer(s, { card }, _, move) {
    if (move.do !== 'nearest') return
    s.fence++
    exhaust(s, move.hero, card)
  },
}

/** One ability of its owner's choice face down, or one damage where none is face up. */
function exhaust(s: KingdomRush, hero: FigureNo, card: Card): void {
  if (faceUp(s.heroes[hero] as Hero).length > 0) push(s, { do: 'turn-down', hero })
  else hurt(s, hero, 'boss', card)
}

function faceUp({ abilities, down }: Hero): number[] {
  return abilities.filter((_, slot) => (down & (1 << slot)) === 0)
}

export const turnDownQuestion: Asks<'turn-down'> = {
  who: (s, { hero }) => askSeat(s.heroes[hero]?.owner ?? 0),
  moves: (s, { hero }) => faceUp(s.heroes[hero] as Hero).map((ability) => ({ do: 'ability', ability })),
  refusals(s, { hero }) {
    const { abilities, down } = s.heroes[hero] as Hero
    return abilities.flatMap((ability, slot) =>
      down & (1 << slot) ? [{ move: { do: 'ability', ability }, rule: 'KR-BTIME-R11' }] : [],
    )
  },
  answer(s, { hero: figure }, _, move) {
    const hero = s.heroes[figure] as Hero
    if (move.do !== 'ability') return
    s.fence++
    hero.down |= 1 << hero.abilities.indexOf(move.ability)
    tell?.<KingdomRushEvent>({ e: 'exhausted', figure, ability: move.ability })
  },
}
