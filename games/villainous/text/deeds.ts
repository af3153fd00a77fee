/** What answers do in themselves, in words: for hints whose gain the evaluation does not see. Only what everybody sees, and the own hand. */
import { type Language, type Reader, seatName, type View } from '@duskhall/kernel'
import { boardOf } from '../content/box.ts'
import { alliesOf, isCovered } from '../rules/realm.ts'
import { type Card, type Location, NONE, realmOf, type Villainous, type VillainousMove } from '../state.ts'
import { type Instruct, instructionOf } from './choices.ts'
import { faceAt, strengthAt } from './facts.ts'
import { namesIn } from './names.ts'
import { words } from './reasons.ts'

type Moment = View<Villainous, VillainousMove>

const FULL_HAND = 4
const DISCARDS = ['discardAny', 'discardItem']

export function deedIn(moment: Moment, move: VillainousMove, reader: Reader, lang: Language): string | null {
  const { state: s, seat, question } = moment
  const { deeds } = words[lang]
  const q = askedIn(s)
  switch (move.do) {
    case 'end':
      return deeds.end(Math.max(0, FULL_HAND - realmOf(s, seat).hand.length))
    case 'move': {
      const open = openAt(s, seat, move.to)
      return open > 0 ? deeds.move(open) : null
    }
    case 'card':
      return q && discards(s, q) ? deeds.discard : null
    case 'at':
      return q && placed(s, q, move.at, reader, seat, lang)
    case 'decline':
      return question?.name === 'respond' ? deeds.conditions : deeds.nothing
    case 'done':
      if (!q) return null
      return chosenIn(q).length === 0 ? deeds.nothing : discards(s, q) ? deeds.discard : null
    default:
      return null
  }
}

function askedIn(s: Villainous): Instruct | null {
  const step = s.agenda.at(-1)
  return step?.do === 'instruct' ? step : null
}

/** What was answered to it so far, as its own seat sees it. */
function chosenIn(q: Instruct & { readonly secret?: Pick<Instruct, 'chosen'> }): readonly VillainousMove[] {
  return (q.secret ?? q).chosen ?? []
}

function discards(s: Villainous, q: Instruct): boolean {
  const { op, action } = instructionOf(s, q)
  return action === 'discardCards' || DISCARDS.includes(op)
}

/** An Ally, an Item or a Hero that comes to stand there. */
function placed(s: Villainous, q: Instruct, at: Location, reader: Reader, seat: number, lang: Language) {
  const { deeds } = words[lang]
  const last = chosenIn(q).at(-1)
  const card = last?.do === 'card' ? last.card : q.card
  const face = card === NONE ? undefined : faceAt(s, card)
  if (!face) return null
  const place = namesIn(s.content, lang).place(boardOf(s, q.owner), at)
  const strength = strengthAt(s, card)
  if (face.type === 'item' && q.owner === seat) return itemDeed(s, seat, card, at, lang)
  if (strength === 0) return null
  if (face.type === 'ally' && q.owner === seat) return deeds.stand(strength, place)
  if (face.type !== 'hero') return null
  return q.owner === seat
    ? deeds.ownHero(strength, place)
    : deeds.rival(strength, place, seatName(lang, q.owner, reader))
}

function itemDeed(s: Villainous, seat: number, card: Card, at: Location, lang: Language): string {
  const { deeds } = words[lang]
  const { mover, cards } = realmOf(s, seat)
  if (at === mover) return deeds.itemToMover
  const allies = alliesOf(s, seat).filter((ally) => s.at[ally] === at).length
  if (allies > 0) return deeds.itemToAllies(allies)
  const others = cards.some((other) => other !== card && s.at[other] === at && !faceAt(s, other)?.fate)
  return others ? deeds.itemElsewhere : deeds.itemAlone
}

function openAt(s: Villainous, seat: number, at: Location): number {
  const board = boardOf(s, seat)
  const all = board.icons[at]?.length ?? 0
  return isCovered(s, seat, at) ? all - (board.top[at] ?? 0) : all
}
