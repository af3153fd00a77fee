/** A sensible answer to every question by itself, for what no plan has foreseen. */
import { favourite } from '@duskhall/bots/knowledge'
import { int, type Seat, type Taste } from '@duskhall/kernel'
import { type AbilityNo, boxOf } from '../content/box.ts'
import type { Attack, ListNo } from '../content/effects.ts'
import { countOf, NO_CELLS } from '../content/geometry/cells.ts'
import { distanceBetween, type Space } from '../content/geometry/map.ts'
import { basesOn } from '../rules/confront.ts'
import { figureOf } from '../rules/figures.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { topAt } from '../rules/trays.ts'
import {
  type Asking,
  type FigureNo,
  type KingdomRush,
  type KingdomRushMove,
  NONE,
  SOLDIER,
  type StepOf,
} from '../state.ts'
import { Cover } from './cover.ts'
import { worthOfHands } from './hands.ts'
import { type HeroUse, heroUses } from './heroes.ts'
import { type Lying, Outlook } from './outlook.ts'
import { powerOf, upgradeOf } from './power.ts'
import { NOBODY, openAnswers, type Reserved } from './reserved.ts'
import { bestStand } from './stand.ts'
import { type Stand, salvoOf, worthOfList } from './strike.ts'
import { CALM } from './temper.ts'
import { bestSalvo } from './volley.ts'

type Moves = readonly KingdomRushMove[]
type MoveOf<Name extends KingdomRushMove['do']> = Extract<KingdomRushMove, { do: Name }>

/** What is asked, by whom it is answered, and what lies on the table. */
interface Asked<Q extends Asking> {
  readonly s: KingdomRush
  readonly q: Q
  readonly seat: Seat
  readonly moves: Moves
  /** What whoever answers likes to buy. */
  readonly taste?: Taste | undefined
}

/** The answer that scores most, the first of equals. */
function most(moves: Moves, score: (move: KingdomRushMove) => number): KingdomRushMove {
  let best = moves[0] as KingdomRushMove
  let highest = Number.NEGATIVE_INFINITY
  for (const move of moves) {
    const found = score(move)
    if (found > highest) {
      highest = found
      best = move
    }
  }
  return best
}

const coverOf = (s: KingdomRush) => new Cover(new Outlook(s, CALM))

type Answering = { readonly [Name in Asking['do']]?: (asked: Asked<StepOf<Name>>) => KingdomRushMove }

const ANSWERS: Answering = {
  // One hero is as good as another, and it would be dull to meet the same one every time.
  'choose-hero': ({ s, moves }) => moves[int([...s.rng], moves.length)] as KingdomRushMove,
  'choose-ability': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'ability' ? piecesIn(s, move.ability) : -1)),
  'choose-spell': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'spell' ? 1 + (boxOf(s).spells[move.spell]?.power ?? 0) : 0)),
  'choose-bench': ({ moves }) => moves[0] as KingdomRushMove,
  'ban-colour': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'colour' ? -sightOf(s, move.colour) : 0)),
  'place-guest': ({ s, q, moves }) => landing(s, q.hero, moves),
  share: ({ s, moves }) => toTheNeediest(s, moves),
  spend: ({ s, moves, seat, taste }) => purchase(s, moves, seat, taste),
  buyer: ({ s, moves }) => toTheNeediest(s, moves),
  receiver: ({ s, moves }) => toTheNeediest(s, moves),
  displace: ({ s, moves }) => aside(s, moves),
  'raze-tower': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'raze' ? -powerOf(s, s.towers[move.tower]?.tower ?? NONE) : -99)),
  'choose-nearest': ({ s, moves }) => healthiest(s, moves),
  'choose-victim': ({ s, moves }) => healthiest(s, moves),
  'turn-down': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'ability' ? -piecesIn(s, move.ability) : -99)),
  'turn-up': ({ s, moves }) =>
    most(moves, (move) => (move.do === 'ability' ? piecesIn(s, move.ability) : -1)),
  activation: ({ s, q, moves }) => activation(s, q, moves),
  act: ({ s, q, moves }) => action(s, q.hero, moves),
  go: ({ s, q, moves }) => landing(s, q.figure, moves),
  teleport: ({ s, q, moves }) => landing(s, q.hero, moves),
  stride: ({ s, q, moves }) => stride(s, q, moves),
  confront: ({ s, q, moves }) => {
    const cover = coverOf(s)
    const at = cover.outlook.indexOf(q.card)
    return most(moves, (move) => (move.do === 'cells' ? cover.gainOfBase(at, move.cells) : -1))
  },
  summon: ({ moves }) => moves[0] as KingdomRushMove,
  face: ({ s, q, moves }) => facing(s, q, moves),
  'choose-figure': ({ s, q, moves }) => chosen(s, q, moves),
  copy: ({ s, q, moves }) => {
    const cover = coverOf(s)
    const stand = standOf(s, cover, q.hero)
    return most(moves, (move) =>
      move.do === 'ability' ? worthOfList(s, cover, listOf(s, move.ability), stand) : -1,
    )
  },
  site: ({ s, q, moves }) => {
    const stand = bestStand(s, q)
    return most(moves, (move) => Number(move.do === 'site' && move.site === stand?.site))
  },
  turn: ({ s, q, moves }) => {
    const stand = bestStand(s, q)
    return most(moves, (move) => Number(move.do === 'turn' && move.turn === stand?.turn))
  },
  design: ({ s, moves }) => most(moves, (move) => (move.do === 'design' ? powerOf(s, move.tower) : -1)),
  'pass-tower': ({ s, moves }) =>
    most(moves, (move) => {
      if (move.do !== 'pass') return -99
      const into = upgradeOf(s, move.tower, [], 2)
      return into === null ? -1 : powerOf(s, into) - powerOf(s, move.tower)
    }),
  aim: ({ s, q, moves }) => {
    const cover = coverOf(s)
    const verb = boxOf(s).lists[q.list]?.[q.at] as Attack
    return most(moves, (move) => {
      if (move.do !== 'aim') return -1
      const at = cover.outlook.indexOf(move.tray)
      return salvoOf(s, cover, { ...verb, target: 'ownHorde' }, { figure: NONE, at: -1, on: at }, []).gain
    })
  },
  pieces: ({ s, q, moves }) => pieces(s, q, moves),
  cells: ({ s, q, moves }) => cells(s, q, moves),
}

/** An answer for that question by itself. */
export function answerTo(
  s: KingdomRush,
  q: Asking,
  seat: Seat,
  legal: Moves,
  reserved: Reserved = NOBODY,
  taste?: Taste,
): KingdomRushMove {
  const moves = openAnswers(s, seat, legal, reserved)
  const answer = ANSWERS[q.do] as ((asked: Asked<Asking>) => KingdomRushMove) | undefined
  return moves.length === 1 || !answer ? (moves[0] as KingdomRushMove) : answer({ s, q, seat, moves, taste })
}

function listOf(s: KingdomRush, ability: AbilityNo): ListNo {
  return boxOf(s).abilities[ability]?.list ?? NONE
}

/** How many cells an ability covers at most, more or less. */
function piecesIn(s: KingdomRush, ability: AbilityNo): number {
  const { lists, tiles } = boxOf(s)
  return (lists[listOf(s, ability)] ?? []).reduce((sum, verb) => {
    if (verb.op !== 'attack') return sum + 1
    const covered = verb.tiles.reduce((more, tile) => more + countOf(tiles[tile]?.places[0]?.[0] ?? 0), 0)
    return sum + (covered + verb.soldiers) / (verb.when ? 2 : 1)
  }, 0)
}

/** How many trays towers on sites of a colour would have near them. */
function sightOf(s: KingdomRush, colour: number): number {
  const { sites, ground } = scenarioOf(s)
  const own = sites.filter(({ owner }) => owner[s.seats - 1] === colour)
  return own.reduce((sum, { at }) => {
    const around = ground.adjacent[at] ?? []
    return sum + 1 + around.filter((space) => ground.isPath[space] && topAt(s, space)).length * 3
  }, 0)
}

function toTheNeediest(s: KingdomRush, moves: Moves): KingdomRushMove {
  return most(moves, (move) => {
    if (move.do !== 'give') return -99
    const { hand = [], incoming = [] } = s.players[move.to] ?? {}
    return -hand.length - incoming.length
  })
}

/** The tower that adds most to what the team can do, now and later, for the diamonds it costs; of those nearly as good, a favourite. */
function purchase(s: KingdomRush, moves: Moves, seat: Seat, taste: Taste | undefined): KingdomRushMove {
  const { towers } = boxOf(s)
  const to = moves.find((move) => move.do === 'buy') && neediest(s)
  const hand = s.players[to ?? 0]?.hand ?? []
  const cover = coverOf(s)
  const before = worthOfHands(s, cover)
  const weighed = moves.map((move) => ({ move, worth: worthOf(move) }))
  const best = Math.max(...weighed.map(({ worth }) => worth))
  return favourite(taste && { ...taste, margin: taste.margin * best }, s, seat, weighed).move

  function worthOf(move: KingdomRushMove): number {
    if (move.do !== 'buy') return 0.01
    const { cost = 1, type = 0 } = towers[move.tower] ?? {}
    hand.push(move.tower)
    const gain = worthOfHands(s, cover) - before
    hand.pop()
    return (NOW * gain + LATER * powerOf(s, move.tower) * reachable(cover, type)) / cost ** DEARNESS
  }
}

/** What a tower brings at once, and what it is good for. */
const NOW = 1
const LATER = 1
const DEARNESS = 0.5

function neediest(s: KingdomRush): Seat {
  const held = s.players.map(({ hand, incoming }) => hand.length + incoming.length)
  return held.indexOf(Math.min(...held))
}

/** The share of open cells that damage of this type can cover. */
function reachable({ outlook }: Cover, type: number): number {
  let open = 0
  let free = 0
  for (const { enemies, barred } of outlook.lying) {
    open += countOf(enemies)
    free += countOf(enemies & ~(barred[type] ?? 0))
  }
  return open === 0 ? 1 : (free + 5) / (open + 5)
}

/** Where there is most to do, and no site is taken from a tower. */
function aside(s: KingdomRush, moves: Moves): KingdomRushMove {
  const { ground } = scenarioOf(s)
  const cover = coverOf(s)
  return most(moves, (move) => {
    if (move.do !== 'space') return -99
    const near = cover.outlook.lying.reduce(
      (sum, { space, kind }) =>
        sum + (kind === 'horde' && distanceBetween(ground, space, move.space) <= 1 ? 1 : 0),
      0,
    )
    return near - ((ground.siteAt[move.space] ?? -1) >= 0 ? 1.5 : 0)
  })
}

function healthiest(s: KingdomRush, moves: Moves): KingdomRushMove {
  return most(moves, (move) => ('hero' in move ? (s.heroes[move.hero]?.health ?? 0) : 0))
}

function standOf(s: KingdomRush, cover: Cover, figure: FigureNo): Stand {
  const { at, on } = figureOf(s, figure)
  return { figure, at, on: on === NONE ? -1 : cover.outlook.indexOf(on) }
}

/** What is left of an activation, as if it began here. */
function activation(
  s: KingdomRush,
  { hero, moved, acted }: StepOf<'activation'>,
  moves: Moves,
): KingdomRushMove {
  const use = heroUses(s, coverOf(s), hero, new Map()).find(
    ({ space, action: taken }) => (!moved || space === null) && (!acted || taken === null || !moved),
  )
  return nextOf(use, { moved, acted }, moves) ?? (moves.at(-1) as KingdomRushMove)
}

function nextOf(
  use: HeroUse | undefined,
  { moved, acted }: { readonly moved: boolean; readonly acted: boolean },
  moves: Moves,
): KingdomRushMove | undefined {
  if (!use) return undefined
  const go =
    moved || use.space === null
      ? undefined
      : moves.find((move) => move.do === 'space' && move.space === use.space)
  const act = acted ? undefined : moves.find((move) => JSON.stringify(move) === JSON.stringify(use.action))
  return use.actsFirst ? (act ?? go) : (go ?? act)
}

function action(s: KingdomRush, figure: FigureNo, moves: Moves): KingdomRushMove {
  const cover = coverOf(s)
  const stand = standOf(s, cover, figure)
  const basic = boxOf(s).heroes[s.heroes[figure]?.hero ?? NONE]?.basicAttack ?? NONE
  return most(moves, (move) => {
    if (move.do === 'basic') return worthOfList(s, cover, basic, stand)
    if (move.do === 'ability') return worthOfList(s, cover, listOf(s, move.ability), stand) - CALM.ability
    return move.do === 'recover' ? missing(s, figure) : 0
  })
}

function missing(s: KingdomRush, figure: FigureNo): number {
  const hero = s.heroes[figure]
  return hero ? (boxOf(s).heroes[hero.hero]?.health ?? 0) - hero.health + countOf(hero.down) : 0
}

/** Where a base would help most; to stay where none would. */
function landing(s: KingdomRush, figure: FigureNo, moves: Moves): KingdomRushMove {
  const cover = coverOf(s)
  return most(moves, (move) => {
    if (move.do !== 'space') return 0.5
    return standingAt(s, cover, figure, move.space)
  })
}

function standingAt(s: KingdomRush, cover: Cover, figure: FigureNo, space: Space): number {
  const at = cover.outlook.lying.findIndex((one) => one.isTop && one.space === space)
  if (at < 0) return 0
  const { tray } = cover.outlook.lying[at] as Lying
  return Math.max(0, ...basesOn(s, tray, NO_CELLS, figure).map((base) => cover.gainOfBase(at, base)))
}

/** On to a Horde that has not been passed yet; it ends where it may. */
function stride(s: KingdomRush, { passed }: StepOf<'stride'>, moves: Moves): KingdomRushMove {
  const { ground } = scenarioOf(s)
  const goals = s.trays.filter(({ card }) => !passed.includes(card))
  const cover = coverOf(s)
  const spaces = goals.map(({ card }) => (cover.outlook.lying[cover.outlook.indexOf(card)] as Lying).space)
  return most(moves, (move) => {
    if (move.do !== 'space') return 0.5
    if (spaces.includes(move.space)) return 1
    return spaces.some((space) => distanceBetween(ground, space, move.space) === 1) ? 0.6 : 0
  })
}

function facing(s: KingdomRush, q: StepOf<'face'>, moves: Moves): KingdomRushMove {
  const cover = coverOf(s)
  const verb = boxOf(s).lists[q.list]?.[q.at] as Attack
  const salvo = salvoOf(s, cover, verb, standOf(s, cover, q.hero), [])
  const first = salvo.shots[0]
  const { reach } = scenarioOf(s)
  const at = figureOf(s, q.hero).at
  const spaces = salvo.shots.map((shot) => (cover.outlook.lying[shot.at] as Lying).space)
  return most(moves, (move) => {
    if (move.do !== 'turn' || !first) return 0
    const reached = reach(verb.arrows, move.turn, at)
    return spaces.filter((space) => reached.includes(space)).length
  })
}

/** Whoever needs it most; an attack goes to whoever stands on a tray. */
function chosen(s: KingdomRush, q: StepOf<'choose-figure'>, moves: Moves): KingdomRushMove {
  const verb = boxOf(s).lists[q.list]?.[q.at]
  return most(moves, (move) => {
    if (move.do !== 'choose') return 0
    const hero = s.heroes[move.hero]
    if (!hero) return -1
    if (verb?.op === 'heal') return missing(s, move.hero)
    if (verb?.op === 'refresh') return countOf(hero.down)
    return (hero.on === NONE ? 0.1 : 1) + (move.hero === q.hero ? 0.5 : 0)
  })
}

/** KR-SOLDIER14: soldiers that stand on trays stay there. */
function pieces(s: KingdomRush, q: StepOf<'pieces'>, moves: Moves): KingdomRushMove {
  const cover = coverOf(s)
  const ends = moves.find((move) => move.do === 'confirm')
  const targets = moves.filter((move): move is MoveOf<'target'> => move.do === 'target')
  if (targets.length === 0) return ends ?? (moves[0] as KingdomRushMove)
  const sizes = cover.outlook.tiles
  const hordes = targets.filter(
    ({ tray }) => cover.outlook.lying[cover.outlook.indexOf(tray)]?.kind !== 'portal',
  )
  const open = hordes.length > 0 ? hordes : ends ? [] : targets
  let best: KingdomRushMove | undefined = ends
  let highest = ends ? 0 : Number.NEGATIVE_INFINITY
  for (const move of open) {
    const at = cover.outlook.indexOf(move.tray)
    const gain = gainOf(cover, q, move.piece, at) + 0.01 * (sizes[move.piece] ?? 0)
    if (gain > highest) {
      highest = gain
      best = move
    }
  }
  return best ?? (targets[0] as KingdomRushMove)
}

/** What one piece could bring on one tray. */
function gainOf(cover: Cover, q: StepOf<'pieces'>, piece: number, at: number): number {
  const { type, turn } = q
  const isSoldier = piece === SOLDIER
  const verb = {
    tiles: isSoldier ? [] : [piece],
    soldiers: isSoldier ? 1 : 0,
    type,
    turn,
  }
  return bestSalvo(cover, { ...verb, trays: [at], spread: 'any' }).gain
}

function cells(s: KingdomRush, q: StepOf<'cells'>, moves: Moves): KingdomRushMove {
  const cover = coverOf(s)
  const at = cover.outlook.indexOf(q.tray)
  return most(moves, (move) => {
    if (move.do !== 'cells') return -1
    return q.piece === SOLDIER ? cover.gainOfSoldier(at, move.cells) : cover.gainOfTile(at, move.cells)
  })
}
