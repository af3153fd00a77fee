/** Line 2 of the prompt: what a legal move would lead to, in words. Read from the events of the move played ahead. */
import { EMPTY, type Language, type Seat } from '@duskhall/kernel'
import { type BoardModule, inOneSentence, type SeatInfo, signed } from '@duskhall/ui'
import { boxOf, campOf, layoutOf, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { leadOf } from '../rules/gauge.ts'
import { coins } from '../rules/purse.ts'
import { ownerOf } from '../rules/tiles.ts'
import { type Camp, type EvilCorp, type EvilCorpMove, kindAt, placeAt } from '../state.ts'
import { keepPrice, powersOf } from '../text/facts.ts'
import { texts, type Words, wordsOf } from '../text/index.ts'
import type { EvilCorpView } from './answers.ts'
import { matters } from './matters.ts'
import { type Preview, previewOf } from './preview.ts'
import { villageName } from './seen.ts'
import { harmOf } from './traps.ts'

export const consequence: BoardModule<EvilCorp, EvilCorpMove>['consequence'] = (view, move, seats, lang) => {
  const words = wordsOf(lang)
  const ahead = previewOf(view, move)
  const camp = campOf(view.state, view.seat)
  const changes = [
    ...gauges(view.state, ahead.after, camp, seats, lang),
    ...gains(ahead.events, camp, words),
    ...warnings(view, move, camp, words),
    ...after(view, move, ahead, camp, words),
  ]
  // What a power does now says it all; only what does not show yet is told by its name.
  const isShown = move.do === 'activate' && changes.length > 0
  return inOneSentence([...(isShown ? [] : powerOf(view, move, lang)), ...changes], words.list)
}

/** What nobody means: a power that only costs own tiles or does nothing, a target of one's own. */
function warnings(view: EvilCorpView, move: EvilCorpMove, camp: Camp, words: Words): string[] {
  const harm = harmOf(view, move)
  if (harm) return [words.harm[harm]]
  if (!matters(view, move)) return [words.leadsTo.nothing]
  const kills = view.question?.name === 'kill' && move.do === 'tile'
  const own = kills && ownerOf(view.state, placeAt(move.village, move.half, move.space)) === camp
  return own ? [words.ownTile] : []
}

/** What the tile that is picked up or used can do. */
function powerOf({ state }: EvilCorpView, move: EvilCorpMove, lang: Language): string[] {
  const kind =
    move.do === 'deploy'
      ? boxOf(state).kindOf(move.tile)
      : move.do === 'activate'
        ? kindAt(state, placeAt(move.village, move.half, move.space))
        : move.do === 'recruit'
          ? (state.queue[move.slot - 1] ?? EMPTY)
          : EMPTY
  if (kind === EMPTY) return []
  const sorts = move.do === 'activate' ? ['activate'] : ['deploy', 'activate', 'passive']
  return texts[lang]
    .powers(powersOf(state, kind), state.options)
    .filter(({ sort }) => sorts.includes(sort))
    .map(({ tag, short }) => wordsOf(lang).said(tag, short))
}

/** "terror +2 (−3 to −1)", with the village's name when several change. */
function gauges(
  before: EvilCorp,
  after: EvilCorp,
  camp: Camp,
  seats: readonly SeatInfo[],
  lang: Language,
): string[] {
  const words = wordsOf(lang)
  const own = layoutOf(before).halves[camp] ?? []
  const changed = own.flatMap((half, village) => {
    if (half < 0 || after === before) return []
    const [from, to] = [leadOf(before, village, camp), leadOf(after, village, camp)]
    return from === to ? [] : [{ village, from, to }]
  })
  return changed.map(({ village, from, to }) => {
    const change = to > from ? `+${to - from}` : signed(to - from)
    const line = words.leadsTo.terror(change, signed(from), signed(to))
    return changed.length > 1
      ? words.leadsTo.inVillage(villageName(before, village, seats, words), line)
      : line
  })
}

/** What the camp of the reader gains and pays. */
function gains(events: readonly EvilCorpEvent[], camp: Camp, words: Words): string[] {
  return events.flatMap((event) => {
    if (!('camp' in event) || event.camp !== camp) return []
    switch (event.e) {
      case 'looted':
        return event.gold > 0 ? [words.leadsTo.loot(event.gold)] : []
      case 'cargo-taken':
        return event.gold > 0 ? [words.leadsTo.cargo(event.gold)] : []
      case 'stone-taken':
        return [words.leadsTo.stone]
      case 'gained':
        return event.gold > 0 ? [words.leadsTo.gain(event.gold)] : []
      case 'paid':
        return [words.leadsTo.pay(event.gold, event.magicGold)]
      default:
        return []
    }
  })
}

/** Where the move leads: what is left, what is asked next, whether Night falls. */
function after(
  { state: s, seat }: EvilCorpView,
  move: EvilCorpMove,
  ahead: Preview,
  camp: Camp,
  words: Words,
): string[] {
  const { leadsTo } = words
  if (move.do === 'pass') return [ahead.waits ? leadsTo.night : leadsTo.passed]
  if (move.do === 'upkeep') {
    const price = move.kept.reduce((sum, kept) => sum + keepPrice(s, kept), 0)
    return [words.upkeep.total(price, coins(s, camp) - price)]
  }
  if (move.do === 'deploy') return []
  const drawn = draws(ahead.events, seat)
  const next = ahead.next && ahead.next.name !== 'action' ? leadsTo.next[ahead.next.name] : undefined
  // Who joins the queue or is drawn may keep the Day going.
  const certain = !ahead.events.some(({ e }) => e === 'queued' || e === 'drew')
  const to = recruitedTo(ahead.events, words)
  return [
    ...(drawn > 0 ? [leadsTo.draw(drawn)] : []),
    ...to,
    ...(next && ahead.next?.seats.includes(seat) ? [next] : []),
    ...(ahead.waits && certain ? [leadsTo.night] : []),
  ]
}

function draws(events: readonly EvilCorpEvent[], seat: Seat): number {
  return events.reduce((sum, event) => sum + (event.e === 'drew' && event.seat === seat ? event.count : 0), 0)
}

function recruitedTo(events: readonly EvilCorpEvent[], words: Words): string[] {
  const recruited = events.find((event) => event.e === 'recruited')
  if (!recruited) return []
  return [recruited.to === 'bag' ? words.leadsTo.toBag : words.leadsTo.toScreen]
}

/** The printed name of a tile in words, for questions before a move is sent. */
export function nameOf(s: EvilCorp, kind: number, lang: Language): string {
  return texts[lang].name(tileOf(s, kind).id)
}
