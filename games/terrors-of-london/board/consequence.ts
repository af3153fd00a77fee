/** Line 2 of the prompt: what a legal move would lead to, in words. Read from the events of the move played ahead. */
import type { Seat } from '@duskhall/kernel'
import { type BoardModule, infoOf, inOneSentence, type SeatInfo } from '@duskhall/ui'
import { RESOURCES } from '../content/schema.ts'
import type { TerrorsEvent } from '../events.ts'
import { NOBODY, opponentOf, playerOf, type TerrorsMove, type TerrorsOfLondon } from '../state.ts'
import { type Words, wordsOf } from '../text/index.ts'
import { type Preview, previewOf } from './preview.ts'
import { trapOf } from './traps.ts'

export const consequence: BoardModule<TerrorsOfLondon, TerrorsMove>['consequence'] = (
  view,
  move,
  seats,
  lang,
) => {
  const words = wordsOf(lang)
  const ahead = previewOf(view, move)
  const told = ahead.events
  const { seat } = view
  const trap = trapOf(view, move, lang)
  const parts = [
    ...resources(told, seat, words),
    ...healths(view.state, ahead.after, told, seat, seats, words),
    ...cards(told, seat, words),
    ...(trap ? [trap] : []),
    ...ending(ahead, told, seat, seats, words),
  ]
  return inOneSentence(parts, words.list)
}

/** "2 Coins and 1 Power"; what is not there is not named. */
function amounts(counts: readonly number[], words: Words): string {
  return words.list(
    RESOURCES.flatMap((resource, at) => {
      const count = counts[at] ?? 0
      return count > 0 ? [words.amount(resource, count)] : []
    }),
  )
}

function sum(told: readonly TerrorsEvent[], e: 'gained' | 'paid', seat: Seat): number[] {
  const own = told.filter((event) => event.e === e && event.seat === seat)
  return RESOURCES.map((name) =>
    own.reduce((total, event) => total + (event as Extract<TerrorsEvent, { e: 'gained' }>)[name], 0),
  )
}

function resources(told: readonly TerrorsEvent[], seat: Seat, { leadsTo, ...words }: Words): string[] {
  const all = { leadsTo, ...words }
  const gained = amounts(sum(told, 'gained', seat), all)
  const paid = amounts(sum(told, 'paid', seat), all)
  const bought = told.find((event) => event.e === 'bought')
  const price = bought?.e === 'bought' && bought.price > 0 ? [bought.price, 0, 0] : []
  const spent = paid || amounts(price, all)
  return [...(spent ? [leadsTo.pay(spent)] : []), ...(gained ? [leadsTo.gain(gained)] : [])]
}

/** Whose Health changes: from what to what, and what Armor takes. */
function healths(
  before: TerrorsOfLondon,
  after: TerrorsOfLondon,
  told: readonly TerrorsEvent[],
  seat: Seat,
  seats: readonly SeatInfo[],
  { leadsTo }: Words,
): string[] {
  // An Overlord that has just been chosen is not healed.
  if (playerOf(before, seat).overlord === NOBODY) return []
  const other = opponentOf(seat)
  const [own, rival] = [seat, other].map((at) => [
    playerOf(before, at).health,
    playerOf(after, at).health,
  ]) as [[number, number], [number, number]]
  const attacked = told.find((event) => event.e === 'attacked')
  const absorbed = attacked?.e === 'attacked' ? attacked.absorbed : 0
  const { name } = infoOf(seats, other)
  return [
    ...(rival[0] !== rival[1]
      ? [attacked ? leadsTo.damage(name, ...rival) : leadsTo.loses(name, ...rival)]
      : []),
    ...(absorbed > 0 ? [leadsTo.absorbed(absorbed)] : []),
    ...(own[1] < own[0] ? [leadsTo.youLose(...own)] : []),
    ...(own[1] > own[0] ? [leadsTo.heals(...own)] : []),
  ]
}

/** Cards that are drawn, bought, turned up: counts and piles, never faces nobody has seen. */
function cards(told: readonly TerrorsEvent[], seat: Seat, { leadsTo }: Words): string[] {
  const ended = told.some(({ e }) => e === 'cleaned-up')
  return told.flatMap((event): string[] => {
    switch (event.e) {
      case 'drew':
        return event.seat !== seat || ended ? [] : [leadsTo.draw(event.count)]
      case 'reshuffled':
        return event.seat === seat && !ended ? [leadsTo.shuffle] : []
      case 'revealed':
        return [leadsTo.reveal]
      case 'looked':
        return [leadsTo.look]
      case 'bought':
        return [
          event.to === 'discard'
            ? leadsTo.toDiscard
            : event.to === 'draw'
              ? leadsTo.toDraw
              : leadsTo.toRelics,
        ]
      case 'street-destroyed':
        return [leadsTo.street]
      case 'influence-alone':
        return [leadsTo.alone]
      case 'united':
        return [leadsTo.unite(event.tokens)]
      default:
        return []
    }
  })
}

/** Where the move leads: what is asked next, what is lost, who wins. */
function ending(
  ahead: Preview,
  told: readonly TerrorsEvent[],
  seat: Seat,
  seats: readonly SeatInfo[],
  words: Words,
): string[] {
  const { leadsTo } = words
  const { outcome } = ahead.after
  if (outcome && told.some(({ e }) => e === 'won')) {
    if (outcome.winners.includes(seat)) return [leadsTo.youWin]
    return [leadsTo.wins(infoOf(seats, outcome.winners[0] ?? 0).name)]
  }
  const cleaned = told.find((event) => event.e === 'cleaned-up')
  if (cleaned?.e === 'cleaned-up') {
    const drew = told.findLast((event) => event.e === 'drew' && event.seat === seat)
    const lost = amounts(cleaned.lost, words)
    return [leadsTo.turnEnds(lost, drew?.e === 'drew' ? drew.count : 0)]
  }
  const next = ahead.next ? leadsTo.next[ahead.next.name] : undefined
  return next ? [next] : []
}
