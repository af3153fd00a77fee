/** Gaston's plan: Power into cards that remove Obstacles, and Belle kept out of the way. */
import type { Seat } from '@duskhall/kernel'
import { cardOf, faceOf } from '../../content/box.ts'
import { alliesOf, findInRealm, heroesOf, strengthOf } from '../../rules/realm.ts'
import { type Card, NONE, realmOf, type Villainous } from '../../state.ts'
import type { Plan, Worth } from '../plan.ts'
import { obstaclesOf } from './obstacles.ts'
import weights from './weights.json' with { type: 'json' }

/** What an Obstacle is worth. */
const OBSTACLE = 3.5

/** Cards that remove Obstacles: how many, and for how much Power. */
const REMOVALS: { readonly [id: string]: readonly [count: number, power: number] } = {
  temper: [1, 2],
  'come-into-the-light': [2, 3],
  'get-out': [3, 5],
  'take-me-instead': [1, 0],
}

const left = (s: Villainous, seat: Seat) => obstaclesOf(s, seat).reduce((sum, n) => sum + n, 0)
const most = (s: Villainous, seat: Seat) => Math.max(...obstaclesOf(s, seat))
const has = (s: Villainous, seat: Seat, id: string) => findInRealm(s, seat, id) !== NONE

/** Empty slots: by location, and all together. */
function emptyOf(
  s: Villainous,
  seat: Seat,
): { readonly all: number; readonly most: number; readonly places: number } {
  const empty = obstaclesOf(s, seat).map((n) => 2 - n)
  return {
    all: empty.reduce((sum, n) => sum + n, 0),
    most: Math.max(...empty),
    places: empty.filter((n) => n > 0).length,
  }
}

/** Whether the Allies beside a Hero of that name are strong enough. */
function isBeatable(s: Villainous, seat: Seat, id: string): boolean {
  const hero = findInRealm(s, seat, id)
  if (hero === NONE) return false
  const beside = alliesOf(s, seat).filter((ally) => s.at[ally] === s.at[hero])
  return beside.reduce((sum, ally) => sum + strengthOf(s, seat, ally), 0) >= strengthOf(s, seat, hero)
}

function removed(s: Villainous, seat: Seat, id: string): number {
  const [count] = REMOVALS[id] as readonly [number, number]
  return Math.min(count, id === 'come-into-the-light' ? most(s, seat) : left(s, seat))
}

/** While Belle is here, only what defeats her helps. */
function worthBesideBelle(s: Villainous, seat: Seat, id: string): number {
  if (REMOVALS[id]) return 0.3 + removed(s, seat, id) * 0.4
  switch (id) {
    case 'hunters-instinct':
      return 7
    case 'the-mob':
      return 4
    case 'lefou':
    case 'wolves':
      return 3
    case 'belle-is-mine':
    case 'monsieur-darque':
      return 2
    default:
      return 0.6
  }
}

function worth(s: Villainous, seat: Seat): Worth {
  if (has(s, seat, 'belle')) return (id) => worthBesideBelle(s, seat, id)
  const heroes = heroesOf(s, seat)
  return (id) => worthWithoutBelle(s, seat, heroes, id)
}

function worthWithoutBelle(s: Villainous, seat: Seat, heroes: readonly Card[], id: string): number {
  if (REMOVALS[id]) return 1.5 + removed(s, seat, id) * 2
  switch (id) {
    case 'monsieur-darque':
      return 4
    case 'the-mob':
      return heroes.length > 0 ? 3 : 2
    case 'lefou':
    case 'wolves':
      return heroes.length > 0 ? 2 : 1.6
    case 'hunters-instinct':
      return heroes.length > 0 ? 3 : 1.8
    case 'belle-is-mine':
      return heroes.length > 0 ? 2 : 1
    case 'beautiful-as-me':
      return 2.5
    case 'show-me-the-beast':
      return has(s, seat, 'beast') ? 3.5 : 1
    default:
      return 0.6
  }
}

function burden(s: Villainous, seat: Seat, id: string): number {
  const empty = emptyOf(s, seat)
  switch (id) {
    case 'belle':
      return 8
    case 'beast':
    case 'magic-mirror':
      return 2
    case 'maurice':
      return 1.5
    case 'it-is-you':
      return empty.places * OBSTACLE
    case 'ive-never-seen-so-many-books':
      return Math.min(1, empty.all) * OBSTACLE
    case 'massaging-my-feet':
      return Math.min(2, empty.all) * OBSTACLE
    case 'saving-my-life':
      return empty.most * OBSTACLE
    case 'be-our-guest': {
      const heroes = realmOf(s, seat).fateDiscard.filter((card) => faceOf(s, card).type === 'hero')
      return Math.max(0, ...heroes.map((card) => burden(s, seat, faceOf(s, card).id)))
    }
    case 'the-rose':
      return 2
    case 'maurices-invention':
      return 1
    default:
      return 1.8
  }
}

/** The strongest reason to defeat a Hero that an Effect may defeat. */
function worstUpTo(s: Villainous, seat: Seat, strength: number): number {
  const heroes = heroesOf(s, seat).filter((hero) => strengthOf(s, seat, hero) <= strength)
  return Math.max(0, ...heroes.map((hero) => burden(s, seat, faceOf(s, hero).id)))
}

function play(s: Villainous, seat: Seat, card: Card): number {
  const { id } = faceOf(s, card)
  if (REMOVALS[id]) {
    if (has(s, seat, 'belle')) return 0
    const gone = removed(s, seat, id)
    return gone === left(s, seat) ? 100 : gone * OBSTACLE - (id === 'take-me-instead' ? 1 : 0)
  }
  const heroes = heroesOf(s, seat).length
  switch (id) {
    case 'monsieur-darque':
      return 4
    case 'the-mob':
      return heroes > 0 ? 3.5 : 0.8
    case 'lefou':
    case 'wolves':
      return heroes > 0 ? 2.2 : 1
    case 'hunters-instinct':
      return worstUpTo(s, seat, 3) - 1.5
    case 'belle-is-mine':
      return heroesOf(s, seat).some((hero) => isBeatable(s, seat, faceOf(s, hero).id)) ? 2.5 : 0
    case 'beautiful-as-me':
      return has(s, seat, 'belle') ? -1 : left(s, seat) === 1 ? 100 : OBSTACLE
    case 'show-me-the-beast':
      if (has(s, seat, 'beast')) return has(s, seat, 'belle') ? -0.5 : OBSTACLE
      return -OBSTACLE
    case 'intimidating':
      return heroes > 0 && alliesOf(s, seat).length < 2 ? 1 : 0.3
    case 'swoon':
      return realmOf(s, seat).power < 3 ? -0.5 : -2
    case 'time-to-follow-me':
      return heroes > 0 ? 0.8 : -0.5
    default:
      return heroes > 0 && realmOf(s, seat).power > 7 ? 1 : -1
  }
}

export const plan: Plan = {
  features: [
    'obstacles gone',
    'obstacles gone, squared',
    'half gone',
    'removal in hand',
    'removal paid for',
    'finish in hand',
    'Belle',
    'Belle beatable',
    'Beast beatable',
    'Monsieur D’Arque',
    'lucky glances',
  ],
  sorts: {
    goal: ['obstacles gone', 'obstacles gone, squared', 'half gone'],
    means: ['removal in hand', 'removal paid for', 'finish in hand', 'Monsieur D’Arque', 'lucky glances'],
    hindrance: ['Belle', 'Belle beatable', 'Beast beatable'],
  },
  reasons: {
    obstacles: ['obstacles gone', 'obstacles gone, squared', 'half gone'],
    removal: ['removal paid for', 'removal in hand', 'finish in hand'],
    belle: ['Belle'],
  },
  weights,

  measure({ s, seat, held }, out, at) {
    const n = left(s, seat)
    const { power } = realmOf(s, seat)
    const belle = has(s, seat, 'belle')
    const darque = has(s, seat, 'monsieur-darque')
    let removal = 0
    let price = 0
    for (const id of Object.keys(REMOVALS)) {
      const count = held(id)
      if (count === 0) continue
      const [removes, cost] = REMOVALS[id] as readonly [number, number]
      removal += count * removes
      price += count * cost
    }
    // Behind Belle they are only held for later.
    if (belle) removal /= 4
    const paid = price === 0 ? removal : removal * Math.min(1, power / price)
    const gone = (8 - n) / 8
    out[at] = gone
    out[at + 1] = gone ** 2
    out[at + 2] = gone >= 0.5 ? 1 : 0
    out[at + 3] = Math.min(removal, n) / 4
    out[at + 4] = Math.min(paid, n) / 4
    out[at + 5] = belle || n === 0 ? 0 : Math.min(1, paid / n) ** 3
    out[at + 6] = belle ? 1 : 0
    out[at + 7] = isBeatable(s, seat, 'belle') ? 1 : 0
    out[at + 8] = isBeatable(s, seat, 'beast') || isBeatable(s, seat, 'maurice') ? 1 : 0
    out[at + 9] = darque ? 1 : 0
    out[at + 10] = Math.min(2, held('beautiful-as-me')) / 2
  },

  near: (s, seat) => 1 - left(s, seat) / 8,
  worth,
  play,
  burden,

  activate: (s, seat) => (left(s, seat) === 1 ? 100 : OBSTACLE),

  place: (s, seat, card) =>
    card === cardOf(s, 'monsieur-darque') && heroesOf(s, seat).length > 0 ? -0.2 : 0,

  answer(s, seat, _, op, move) {
    const obstacles = obstaclesOf(s, seat)
    switch (op) {
      case 'removeObstacles':
      case 'showMeTheBeast':
        // A pair falls to one card, and what a Hero takes along needs no card.
        if (move.do === 'at') return (obstacles[move.at] === 1 ? 1 : 0.5) + (most(s, seat) === 2 ? 0 : 0.1)
        return move.do === 'amount' ? move.amount : move.do === 'decline' ? -1 : 0
      case 'putBack':
        return move.do === 'at' ? (obstacles[move.at] === 0 ? -2 : -1) : null
      case 'either':
        if (move.do !== 'branch') return null
        return realmOf(s, seat).power < 4 ? 1 - move.branch : move.branch
      default:
        return null
    }
  },
}
