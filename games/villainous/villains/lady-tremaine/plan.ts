/** Lady Tremaine's plan, a checklist: Invitation, Prince, a daughter in her gown at the Ballroom, the Bells. */
import type { Seat } from '@duskhall/kernel'
import { boxOf, faceOf } from '../../content/box.ts'
import { alliesOf, findInRealm, heroesOf } from '../../rules/realm.ts'
import { type Card, type Location, NONE, realmOf, type Villainous } from '../../state.ts'
import type { Plan, Worth } from '../plan.ts'
import {
  BELLS,
  type Bride,
  brideOf,
  DAUGHTERS,
  freeHeroes,
  GOWNS,
  gownOf,
  has,
  INVITATION,
  isBarred,
  isFree,
  isOpen,
  isSet,
  SLIPPERS,
  slippersOf,
  trappableHeroes,
} from './checklist.ts'
import weights from './weights.json' with { type: 'json' }

function worth(s: Villainous, seat: Seat): Worth {
  const bride = brideOf(s, seat)
  const free = freeHeroes(s, seat).length
  return (id) => worthNow(s, seat, bride, free, id)
}

function worthNow(s: Villainous, seat: Seat, { stage, steps }: Bride, free: number, id: string): number {
  switch (id) {
    case INVITATION:
      return isOpen(s, seat) ? 1.5 : 7
    case BELLS:
      return 6
    case 'anastasia':
    case 'drizella':
      return stage === 0 ? 5 : stage === 1 ? 1.8 : 0.8
    case 'ball-gown-anastasia':
    case 'ball-gown-drizella':
      if (stage === 2) return 0.8
      return has(s, seat, id.replace('ball-gown-', '')) ? 7 : 4
    case 'theres-still-a-chance':
      // Four copies: until there is a bride to lead they only keep other cards from coming.
      return has(s, seat, BELLS) || (stage === 2 && steps > 0) ? 4 : 1.2
    case 'lady-tremaines-cane':
      return slippersOf(s, seat) > 0 ? 5 : 1.8
    case 'i-said-if':
      return 1 + needed(s, seat).filter((one) => isDiscarded(s, seat, one)).length * 2.5
    case 'trapped':
      return Math.max(0.8, worstOf(s, seat, trappableHeroes(s, seat)) * 0.7)
    case 'you-little-thief':
      return has(s, seat, 'cinderella') || has(s, seat, 'ball-gown-cinderella') ? 5 : 1.7
    case 'vicious-practical-jokes':
      return 1.8
    case 'lucifer':
      return 2
    case 'the-key':
      return free > 0 ? 2.5 : 1.7
    case 'locked-up':
      return Math.max(0.4, worstOf(s, seat, trappableHeroes(s, seat)) * 0.3)
    case 'midnight':
      return free > 2 ? 1.7 : 0.5
    default:
      return 1
  }
}

/** Cards she still has to play. */
function needed(s: Villainous, seat: Seat): string[] {
  const { stage } = brideOf(s, seat)
  const list: string[] = []
  if (!isOpen(s, seat)) list.push(INVITATION)
  if (!has(s, seat, BELLS)) list.push(BELLS)
  if (stage === 0) list.push(...DAUGHTERS)
  if (stage < 2) list.push(...GOWNS)
  return list
}

function isDiscarded(s: Villainous, seat: Seat, id: string): boolean {
  const { discard } = realmOf(s, seat)
  return boxOf(s)
    .cardsOf(id)
    .some((card) => discard.includes(card))
}

function burden(s: Villainous, seat: Seat, id: string): number {
  const { stage, steps } = brideOf(s, seat)
  const atBall = stage === 2 && steps === 0
  switch (id) {
    case 'the-prince':
      return -6
    case 'ball-gown-cinderella':
      return atBall ? 2 : 6
    case 'cinderella':
      return 4
    case 'fairy-godmother':
      return atBall ? 3 : 6
    case 'jaq':
      if (has(s, seat, BELLS)) return 7
      return realmOf(s, seat).cards.some((card) => faceOf(s, card).type === 'item') ? 2.5 : 1.5
    case 'gus':
      return has(s, seat, BELLS) ? 3 : 1.5
    case SLIPPERS[0]:
    case SLIPPERS[1]:
      return 4
    case 'bibbidi-bobbidi-boo': {
      const trapped = heroesOf(s, seat).filter((hero) => s.trapped[hero] === 1)
      return Math.max(0, ...trapped.map((hero) => burden(s, seat, faceOf(s, hero).id)))
    }
    case 'sweet-nightingale':
      return stage === 2 ? 6 - steps * 2 : alliesOf(s, seat).length > 0 ? 1 : 0
    default:
      return 1.6
  }
}

function worstOf(s: Villainous, seat: Seat, heroes: readonly Card[]): number {
  return Math.max(0, ...heroes.map((hero) => burden(s, seat, faceOf(s, hero).id)))
}

function play(s: Villainous, seat: Seat, card: Card): number {
  const { id } = faceOf(s, card)
  const { stage, steps } = brideOf(s, seat)
  const { power } = realmOf(s, seat)
  const free = freeHeroes(s, seat)
  switch (id) {
    case INVITATION:
      return isOpen(s, seat) ? (has(s, seat, 'the-prince') ? -1 : 4) : 9
    case BELLS:
      return isSet(s, seat) ? 9 : stage === 2 || power > 7 ? 4.5 : 0.8
    case 'anastasia':
    case 'drizella':
      return stage === 0 ? 5 : stage === 1 ? 1 : -0.5
    case 'ball-gown-anastasia':
    case 'ball-gown-drizella':
      return stage < 2 ? 8 : 0.5
    case 'theres-still-a-chance':
      if (isSet(s, seat) && has(s, seat, BELLS)) return 100
      if (stage === 2 && steps === 1 && isOpen(s, seat) && !isBarred(s, seat)) return 7
      return stage === 2 && steps > 1 ? 3 : slippersOf(s, seat) > 0 ? 1 : -1
    case 'lady-tremaines-cane':
      return slippersOf(s, seat) > 0 ? 3.5 : 0.6
    case 'i-said-if':
      return worth(s, seat)(id) - 1
    case 'trapped':
    case 'locked-up':
      return worstOf(s, seat, trappableHeroes(s, seat)) - 1.5
    case 'you-little-thief':
      return Math.max(has(s, seat, 'ball-gown-cinderella') ? 7 : 0, isFree(s, seat, 'cinderella') ? 5 : 1)
    case 'lucifer':
      return free.length > 0 ? 2.5 : 1
    case 'the-key':
      return free.length > 0 ? 2.5 : 0.8
    case 'midnight':
      return free.length > 3 && slippersOf(s, seat) > 0 ? 3 : -3
    case 'i-never-go-back-on-my-word':
      return -0.5
    case 'and-one-more-thing':
      return 1
    default:
      return 0.5
  }
}

function activate(s: Villainous, seat: Seat, card: Card): number {
  if (card === NONE) return 0
  switch (faceOf(s, card).id) {
    case BELLS:
      return 100
    case 'lady-tremaines-cane':
      return 5
    case 'the-key':
      return worstOf(s, seat, freeHeroes(s, seat)) - 0.5
    default:
      return 1
  }
}

export const plan: Plan = {
  features: [
    'Ballroom open',
    'Prince',
    'daughter',
    'gown',
    'on the way to the Ballroom',
    'at the Ballroom',
    'Bells',
    'slippers',
    'slippers and cane',
    'barred',
    'Cinderella',
    'Invitation in hand',
    'Bells in hand',
    'gown to wear',
    'daughter in hand',
    'chances in hand',
    'needed and discarded',
    'checklist, squared',
    'ready',
  ],
  sorts: {
    goal: [
      'Ballroom open',
      'Prince',
      'daughter',
      'gown',
      'on the way to the Ballroom',
      'at the Ballroom',
      'Bells',
      'slippers',
      'slippers and cane',
      'checklist, squared',
      'ready',
    ],
    means: ['Invitation in hand', 'Bells in hand', 'gown to wear', 'daughter in hand', 'chances in hand'],
    hindrance: ['barred', 'Cinderella', 'needed and discarded'],
  },
  reasons: {
    ballroom: ['Ballroom open'],
    invitation: ['Invitation in hand'],
    prince: ['Prince'],
    daughter: ['daughter'],
    daughterHeld: ['daughter in hand'],
    gown: ['gown'],
    gownHeld: ['gown to wear'],
    way: ['on the way to the Ballroom', 'at the Ballroom'],
    bells: ['Bells'],
    bellsHeld: ['Bells in hand'],
    barred: ['barred'],
    cinderella: ['Cinderella'],
  },
  weights,

  measure({ s, seat, held }, out, at) {
    const { power } = realmOf(s, seat)
    const { stage, steps } = brideOf(s, seat)
    const open = isOpen(s, seat)
    const prince = has(s, seat, 'the-prince')
    const bells = has(s, seat, BELLS)
    const slippers = slippersOf(s, seat)
    const atBall = stage === 2 && steps === 0
    out[at] = open ? 1 : 0
    out[at + 1] = prince ? 1 : 0
    out[at + 2] = stage > 0 ? 1 : 0
    out[at + 3] = stage === 2 ? 1 : 0
    out[at + 4] = stage > 0 ? (3 - steps) / 3 : 0
    out[at + 5] = atBall ? 1 : 0
    out[at + 6] = bells ? 1 : 0
    out[at + 7] = slippers / 2
    out[at + 8] = slippers > 0 && has(s, seat, 'lady-tremaines-cane') ? 1 : 0
    out[at + 9] = !atBall && isBarred(s, seat) ? 1 : 0
    out[at + 10] = isFree(s, seat, 'cinderella') ? 1 : 0
    out[at + 11] = open ? 0 : held(INVITATION)
    out[at + 12] = bells ? 0 : held(BELLS)
    if (stage < 2) {
      out[at + 13] = DAUGHTERS.some((id) => has(s, seat, id) && held(gownOf(id)) > 0)
        ? Math.min(1, held(GOWNS[0] as string) + held(GOWNS[1] as string))
        : 0
    }
    if (stage === 0) out[at + 14] = Math.min(1, held(DAUGHTERS[0]) + held(DAUGHTERS[1]))
    out[at + 15] = Math.min(2, held('theres-still-a-chance')) / 2
    out[at + 16] = needed(s, seat).filter((id) => isDiscarded(s, seat, id)).length / 4
    const done = (open ? 1 : 0) + (prince ? 1 : 0) + (bells ? 1 : 0) + stage / 2 + (atBall ? 1 : 0)
    out[at + 17] = (done / 5) ** 2
    const ringing = bells ? 1 : held(BELLS) * Math.min(1, power / 6)
    out[at + 18] = isSet(s, seat) ? ringing : 0
  },

  near(s, seat) {
    const { stage, steps } = brideOf(s, seat)
    const signs = [isOpen(s, seat), has(s, seat, 'the-prince'), has(s, seat, BELLS), stage > 0, stage === 2]
    return signs.filter(Boolean).length * 0.15 + (stage === 2 && steps === 0 ? 0.25 : 0)
  },
  worth,
  play,
  burden,
  activate,

  place(s, seat, card, at) {
    const { id } = faceOf(s, card)
    if (GOWNS.includes(id)) return [0, 1.5, 3, 8][at] as number
    if ((DAUGHTERS as readonly string[]).includes(id)) return at
    if (id === 'lucifer')
      return worstOf(
        s,
        seat,
        freeHeroes(s, seat).filter((hero) => s.at[hero] === at),
      )
    if (faceOf(s, card).type === 'item' && faceOf(s, card).activate) {
      return s.at[findInRealm(s, seat, 'gus')] === at && isFree(s, seat, 'gus') ? -3 : 0
    }
    return 0
  },

  answer(s, seat, q, op, move) {
    const named = move.do === 'card' ? faceOf(s, move.card).id : null
    switch (op) {
      case 'trap':
      case 'trapHere':
      case 'toRoom':
        return named ? burden(s, seat, named) : 0.5
      // What comes up next for the others to choose from should be harmless.
      case 'orderTop':
        return named ? -burden(s, seat, named) : null
      case 'discardLooked':
        return named ? burden(s, seat, named) : null
      case 'discardItem':
        if (!named) return null
        return (SLIPPERS as readonly string[]).includes(named) ? 5 : named === BELLS ? -7 : -1
      case 'freeAndMove':
        return named ? -burden(s, seat, named) : 0
      case 'moveAlly': {
        const first = q.secret.chosen[0]
        if (move.do === 'card') return -plan.place(s, seat, move.card, s.at[move.card] as Location)
        return move.do === 'at' && first?.do === 'card' ? plan.place(s, seat, first.card, move.at) : null
      }
      case 'either': {
        if (move.do !== 'branch') return null
        // A step for the bride, or the Bells.
        const ring = isSet(s, seat) && has(s, seat, BELLS)
        const step = brideOf(s, seat).steps > 0 && slippersOf(s, seat) === 0 && !ring
        return (move.branch === 0) === step ? 1 : 0
      }
      default:
        return null
    }
  },
}
