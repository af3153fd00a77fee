/**
 * Non-interference, step by step: two tables that differ only in cards hidden from a seat look the same to it, now and
 * after the same move. How it is over whole games, `contract-whole-games.ts` asks.
 */
import type { Game, Move, RngState, Seat, Table } from '@duskhall/kernel'
import {
  anyOf,
  canonical,
  isSealed,
  moves,
  questionOf,
  redact,
  rngFrom,
  SPECTATOR,
  same,
  seedFrom,
  shuffleWith,
  standing,
  view,
} from '@duskhall/kernel'
import { choicesAt, type Moment, moments, must, mustEqual, type Playing } from './contract-playout.ts'
import type { After, Swap } from './contract-twins.ts'
import { after, heard, hiddenPlaces, look, rename, seenBy, swapIn } from './contract-twins.ts'

/** Moves tried at each pair of tables. */
const TRIES = 3
/** Fewer comparisons than this for any viewer prove nothing. */
const LEAST_COMPARISONS = 100

/**
 * Every seat and the spectator; counts the comparisons, because a suite that compares nothing must fail. From whom
 * nothing is ever hidden there is nothing to keep.
 */
export function hiddenCardsStayHidden(games: readonly Playing[], count: number): void {
  const compared = new Map<Seat, number>()
  for (const p of games) {
    const r = rngFrom(seedFrom('twins', p.game.id, p.seats, p.index))
    for (const moment of moments(p, count)) {
      for (let viewer = SPECTATOR; viewer < p.seats; viewer++) {
        if (hiddenPlaces(p.game, moment.s, viewer).length === 0) continue
        const before = compared.get(viewer) ?? 0
        compared.set(viewer, before + compareTwins(p.game, moment, viewer, r))
      }
    }
  }
  for (const [viewer, times] of compared) {
    must(times >= LEAST_COMPARISONS, `Seat ${viewer}: only ${times} comparisons; the check proves nothing.`)
  }
}

/** Returns how many moves were really compared. */
function compareTwins(game: Game, moment: Moment, viewer: Seat, r: RngState): number {
  const { s } = moment
  const swap = swapIn(game, s, viewer, r)
  if (!swap) return 0
  const { twin } = swap
  const where = `${moment.where}, seat ${viewer}, cards ${swap.a} and ${swap.b}`
  mustEqual(look(game, twin, viewer), look(game, s, viewer), `${where}: the view tells them apart.`)
  const choices = choicesAt(game, s, where)
  const { seat, legal } = anyOf(r, choices)
  const inTwin = new Map(moves(game, twin, seat).map((move: Move) => [canonical(move), move]))
  const pairs = shuffleWith(r, legal.slice()).flatMap((move) => {
    const renamed = inTwin.get(canonical(swap.unique ? rename(move, swap) : move))
    return renamed ? [{ move, renamed }] : []
  })
  return pairs.slice(0, TRIES).filter(({ move, renamed }) => {
    const one = after(game, s, seat, move)
    const other = after(game, twin, seat, renamed)
    if (cameToLight(game, s, one, other, viewer, swap)) return false
    const how = `${where}, after ${canonical(move)} by seat ${seat}`
    mustEqual(heard(other, viewer), heard(one, viewer), `${how}: the events tell them apart.`)
    mustEqual(look(game, other.s, viewer), look(game, one.s, viewer), `${how}: the view tells them apart.`)
    return true
  }).length
}

/** Whether the viewer has come to see one of the two cards, so that the tables may now differ to it. */
function cameToLight(game: Game, before: Table, one: After, other: After, viewer: Seat, swap: Swap): boolean {
  const isOne = (card: number) => card === swap.a || card === swap.b
  const seen = (s: Table) => seenBy(game, s, viewer).map((cards) => cards.filter(isOne))
  const shown = ({ events }: After) => events.some((event) => redact(event, viewer).shown?.some(isOne))
  if (shown(one) || shown(other) || !same(seen(one.s), seen(other.s))) return true
  const backs = (s: Table) => view(game, s, viewer).backs
  if (!same(backs(one.s), backs(other.s))) return true
  const count = (s: Table) => seen(s).flat().length
  return count(one.s) > count(before) || count(other.s) > count(before)
}

/** While others still have to answer a sealed question, two different answers look the same to them. */
export function sealedAnswersStaySealed({ game, ...p }: Playing, count: number): void {
  for (const { s, where } of moments({ game, ...p }, count)) {
    const question = questionOf(game, standing(s)?.do as string)
    const choices = choicesAt(game, s, where)
    if (!question || !isSealed(question) || choices.length < 2) continue
    for (const { seat, legal } of choices) {
      const [one, other] = [legal[0], legal.at(-1)].map((move) => after(game, s, seat, move as Move)) as [
        After,
        After,
      ]
      // Settling moves the fence: this answer was the last one, even if a partner could have given it.
      if (one.s.fence !== s.fence || other.s.fence !== s.fence) continue
      for (let viewer = SPECTATOR; viewer < s.seats; viewer++) {
        if (viewer === seat) continue
        const how = `${where}: seat ${viewer} sees what seat ${seat} sealed`
        mustEqual(heard(other, viewer), heard(one, viewer), `${how}, by the events.`)
        mustEqual(look(game, other.s, viewer), look(game, one.s, viewer), `${how}.`)
      }
    }
  }
}
