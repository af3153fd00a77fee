/** The Horned King's plan: the Cauldron claimed and awake, then a Cauldron Born at each location. */
import type { Seat } from '@duskhall/kernel'
import { faceOf } from '../../content/box.ts'
import { cardsWhere, findInRealm, heroesOf, LOCATIONS, strengthOf } from '../../rules/realm.ts'
import { type Card, type Location, NONE, realmOf, type Villainous } from '../../state.ts'
import type { Plan, Worth } from '../plan.ts'
import { AWAKE, isClaimed, stateOf } from './cauldron.ts'
import weights from './weights.json' with { type: 'json' }

const BORN = 'cauldron-born'
const SOLDIERS = 'ancient-soldiers'

const isAwake = (s: Villainous, seat: Seat) => stateOf(s, seat) === AWAKE
const isDormant = (s: Villainous, seat: Seat) => isClaimed(s, seat) && !isAwake(s, seat)
const has = (s: Villainous, seat: Seat, id: string) => findInRealm(s, seat, id) !== NONE
const countOf = (s: Villainous, seat: Seat, id: string) =>
  cardsWhere(s, seat, (face) => face.id === id).length

function isAt(s: Villainous, seat: Seat, id: string, at: Location): boolean {
  return realmOf(s, seat).cards.some((card) => s.at[card] === at && faceOf(s, card).id === id)
}

/** Locations where a Cauldron Born stands. */
function manned(s: Villainous, seat: Seat): number {
  return LOCATIONS.filter((at) => isAt(s, seat, BORN, at)).length
}

/** Effects that Hen Wen keeps from being played; Allies are what removes her. */
const EFFECTS: ReadonlySet<string> = new Set([
  'our-hour-has-arrived',
  'show-me-the-black-cauldron',
  'visions',
  'we-got-you-now-pig-keeper',
  'we-have-made-a-bargain',
  'captured',
])

function worth(s: Villainous, seat: Seat): Worth {
  const heroes = heroesOf(s, seat).length
  const freely: Worth = (id) => worthFreely(s, seat, heroes, id)
  if (!has(s, seat, 'hen-wen')) return freely
  return (id) => {
    if (EFFECTS.has(id)) return Math.min(2, 0.4 * freely(id))
    return freely(id) + (id === BORN || id === SOLDIERS ? 0 : 1.5)
  }
}

function worthFreely(s: Villainous, seat: Seat, heroes: number, id: string): number {
  const claimed = isClaimed(s, seat)
  switch (id) {
    case BORN:
      return manned(s, seat) === 4 ? 1 : 5
    case SOLDIERS:
      return has(s, seat, SOLDIERS) ? 1.7 : isAwake(s, seat) ? 2 : 3.5
    case 'our-hour-has-arrived':
      return isAwake(s, seat) ? 1 : claimed ? 6 : 4
    case 'show-me-the-black-cauldron':
      return claimed ? 2.2 : 7
    case 'we-have-made-a-bargain':
      return claimed ? 1.2 : 4.5
    case 'we-got-you-now-pig-keeper':
      return !claimed && !has(s, seat, 'hen-wen') ? 2.5 : heroes > 0 ? 1.7 : 0.5
    case 'captured':
      return 3
    case 'visions':
      return 0.4 + heroes * 0.7
    case 'only-moments-away-from-victory':
      return 1.2
    case 'guard-dog':
      return 0.8
    default:
      return heroes > 0 ? 2 : 1.4
  }
}

function burden(s: Villainous, seat: Seat, id: string): number {
  switch (id) {
    case 'hen-wen':
      return isClaimed(s, seat) ? 4 : 3
    case 'fflewddur-fflam':
      return 1 + manned(s, seat) * 3
    case 'i-believe-in-you':
      return 4
    case 'gurgis-sacrifice':
      return isAwake(s, seat) ? 6 : 0
    case 'the-witches-of-morva':
      return 1.8 + Math.min(2, realmOf(s, seat).power) * 0.7
    case 'gurgis-happy-day':
      return 4
    case 'fair-folk':
      return 1.8
    case 'reunited': {
      const heroes = realmOf(s, seat).fateDiscard.filter((card) => faceOf(s, card).type === 'hero')
      return Math.max(0, ...heroes.map((card) => burden(s, seat, faceOf(s, card).id)))
    }
    case 'dyrnwyn':
      return 1
    default:
      return 1.6
  }
}

function play(s: Villainous, seat: Seat, card: Card): number {
  const { id } = faceOf(s, card)
  const claimed = isClaimed(s, seat)
  const heroes = heroesOf(s, seat)
  switch (id) {
    case BORN:
      return manned(s, seat) === 3 ? 100 : 10
    case SOLDIERS:
      return has(s, seat, SOLDIERS) ? (isAwake(s, seat) ? 1.2 : 0.5) : isAwake(s, seat) ? 1.5 : 4
    case 'our-hour-has-arrived':
      return 9
    case 'show-me-the-black-cauldron':
      return claimed ? 2 : 9
    case 'we-have-made-a-bargain':
      if (!claimed && realmOf(s, seat).power >= 4) return 6
      return realmOf(s, seat).discard.filter((one) => faceOf(s, one).id === BORN).length * 2 - 1.5
    case 'captured':
      return 2.5
    case 'visions':
      return heroes.length
    case 'we-got-you-now-pig-keeper':
      if (heroes.some((hero) => strengthOf(s, seat, hero) === 1)) return 1
      return !claimed && !has(s, seat, 'hen-wen') ? 0.6 : -2
    case 'only-moments-away-from-victory':
      return 2
    default:
      return heroes.length > 0 ? 2 : has(s, seat, BORN) ? -0.5 : 0.6
  }
}

export const plan: Plan = {
  features: [
    'claimed',
    'awake',
    'locations manned',
    'locations manned, squared',
    'Cauldron Born in hand',
    'Cauldron Born to play',
    'finish in hand',
    'way to claim',
    'way to awaken',
    'Ancient Soldiers',
    'Hen Wen',
    'Cauldron Born discarded',
    'Cauldron Born to lose',
  ],
  sorts: {
    goal: ['claimed', 'awake', 'locations manned', 'locations manned, squared', 'Ancient Soldiers'],
    means: [
      'Cauldron Born in hand',
      'Cauldron Born to play',
      'finish in hand',
      'way to claim',
      'way to awaken',
    ],
    hindrance: ['Hen Wen', 'Cauldron Born discarded', 'Cauldron Born to lose'],
  },
  reasons: {
    cauldron: ['claimed'],
    toCauldron: ['way to claim'],
    awake: ['awake'],
    toAwaken: ['way to awaken'],
    manned: ['locations manned', 'locations manned, squared'],
    soldiers: ['Ancient Soldiers'],
    born: ['Cauldron Born in hand', 'Cauldron Born to play', 'finish in hand'],
    henWen: ['Hen Wen'],
    bornLost: ['Cauldron Born to lose'],
  },
  weights,

  measure({ s, seat, held }, out, at) {
    const { power, discard, cards } = realmOf(s, seat)
    const claimed = isClaimed(s, seat)
    const awake = isAwake(s, seat)
    const henWen = has(s, seat, 'hen-wen')
    const full = manned(s, seat)
    const born = Math.min(held(BORN), 4 - full)
    const soldiers = countOf(s, seat, SOLDIERS)
    out[at] = claimed ? 1 : 0
    out[at + 1] = awake ? 1 : 0
    out[at + 2] = full / 4
    out[at + 3] = (full / 4) ** 2
    out[at + 4] = born / 4
    out[at + 5] = awake ? born / 4 : 0
    out[at + 6] = awake ? ((full + born) / 4) ** 4 : 0
    if (!claimed && !henWen) {
      const bargain = held('we-have-made-a-bargain') * Math.min(1, power / 4)
      out[at + 7] = Math.min(1, held('show-me-the-black-cauldron') + bargain)
    }
    if (!awake) {
      const hour = henWen ? 0 : held('our-hour-has-arrived')
      out[at + 8] = Math.min(1, hour + (soldiers > 0 ? 1 : 0)) * (claimed ? 1 : 0.5)
    }
    out[at + 9] = Math.min(3, soldiers) / 3
    out[at + 10] = henWen ? 1 : 0
    out[at + 11] = discard.filter((card) => faceOf(s, card).id === BORN).length / 5
    out[at + 12] = isDormant(s, seat) ? cards.filter((card) => faceOf(s, card).id === BORN).length / 4 : 0
  },

  near(s, seat) {
    if (!isClaimed(s, seat)) return 0.1
    return (isAwake(s, seat) ? 0.4 : 0.25) + manned(s, seat) * 0.15
  },
  worth,
  play,
  burden,

  activate: () => 9,

  place(s, seat, card, at) {
    const { id } = faceOf(s, card)
    if (id === BORN) {
      const others = realmOf(s, seat).cards.filter((one) => one !== card && faceOf(s, one).id === BORN)
      return others.some((one) => s.at[one] === at) ? 0 : 5
    }
    if (id === SOLDIERS) return (isAt(s, seat, SOLDIERS, at) ? 0 : 0.5) + (isAt(s, seat, BORN, at) ? 0 : 0.5)
    return 0
  },

  answer(s, seat, q, op, move) {
    switch (op) {
      case 'feedCauldron':
        return move.do === 'card' ? -plan.place(s, seat, move.card, s.at[move.card] as Location) : null
      case 'raiseSoldiers':
        if (move.do === 'card') return isAt(s, seat, BORN, s.at[move.card] as Location) ? -1 : 8
        return 0
      case 'either': {
        if (move.do !== 'branch') return null
        const { id } = faceOf(s, q.card)
        if (id === 'show-me-the-black-cauldron') return isClaimed(s, seat) ? move.branch : 1 - move.branch
        if (id === 'we-have-made-a-bargain') return isClaimed(s, seat) ? 1 - move.branch : move.branch
        return move.branch
      }
      default:
        return null
    }
  },
}
