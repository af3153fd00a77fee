/** Moments of Terrors of London, found by playing: whatever the cards say, a game comes to them. */
import { boxOf, type Face } from '@duskhall/games/terrors-of-london/content/box.ts'
import type { TerrorsMove, TerrorsOfLondon } from '@duskhall/games/terrors-of-london/state.ts'
import type { View } from '@duskhall/kernel'
import { type Laid, recordUntil } from './records.ts'

type TerrorsView = View<TerrorsOfLondon, TerrorsMove>

const asks = (question: string) => (view: TerrorsView) => view.question?.name === question

const offers = (view: TerrorsView, what: TerrorsMove['do']) =>
  view.question?.moves.some((move) => move.do === what) ?? false

/** What the next attack may spend at most. */
function powerOf({ question }: TerrorsView): number {
  return Math.max(0, ...(question?.moves.map((move) => (move.do === 'attack' ? move.amount : 0)) ?? []))
}

/** One horde stands, and whatever can be linked joins it. */
function onlyGrows({ state, question }: TerrorsView): boolean {
  const [horde, another] = state.hordes
  const links = question?.moves.filter((move) => move.do === 'link') ?? []
  if (!horde || another || links.length === 0) return false
  return links.every(({ left, right }) => horde.includes(left) !== horde.includes(right))
}

const MOMENTS = {
  'the first turn': ({ state, question }) => question?.name === 'action' && state.turn <= 2,
  'full hordes': ({ state, question }) => {
    const linked = state.hordes.reduce((sum, horde) => sum + horde.length, 0)
    return question?.name === 'action' && linked > 3
  },
  'a horde can be formed': (view) => offers(view, 'link') && view.state.hordes.length === 0,
  'a horde can grow': onlyGrows,
  'a Horde ability is chosen': asks('horde-ability'),
  'a monster comes back from the discard pile': asks('command'),
  'cards of the draw pile are looked at': asks('take'),
  'a Relic makes room for another': asks('replace'),
  'a haunting monster acts again': (view) => offers(view, 'haunt'),
  'an attack is left, and the turn may end': (view) => powerOf(view) > 1 && offers(view, 'pass'),
  'both discard piles hold cards': ({ state, question }) =>
    question?.name === 'action' && state.players.every(({ discard }) => discard.length > 2),
  'hordes can grow in several ways': ({ state, question }) =>
    state.hordes.length > 0 && (question?.moves.filter((move) => move.do === 'link').length ?? 0) > 2,
  'a hand with RAGE in it': ({ state, question }) => {
    const { hand = [], area = [] } = state.players[0] ?? {}
    const rages = (card: number) => ['werewolf', 'black-shuck'].includes(boxOf(state).faces[card]?.id ?? '')
    const plain = (card: number) => /^(cultist|fanatic|acolyte-.+)$/.test(boxOf(state).faces[card]?.id ?? '')
    return (
      question?.name === 'action' &&
      area.length === 0 &&
      hand.length > 2 &&
      hand.filter(rages).length === 1 &&
      hand.every((card) => rages(card) || plain(card))
    )
  },
  'a hand to play': ({ state, question }) =>
    question?.name === 'action' && state.turn > 8 && (state.players[0]?.hand.length ?? 0) > 3,
} as const satisfies { readonly [moment: string]: (view: TerrorsView) => boolean }

export type Moment = keyof typeof MOMENTS

/** Play that buys every such card there is. */
const buying = (isWanted: (face: Face) => boolean): Laid => ({
  likes: (move, seen) => {
    const { state } = seen as TerrorsView
    const answer = move as TerrorsMove
    return answer.do === 'buy' && isWanted(boxOf(state).faces[answer.card] as Face)
  },
})

/** What good players hardly come to: room for a fourth Relic, and the one monster that looks into the draw pile. */
const LAID: { readonly [moment in Moment]?: Laid } = {
  'a Relic makes room for another': buying(({ type }) => type === 'relic'),
  'cards of the draw pile are looked at': buying(({ id }) => id === 'fortune-teller'),
}

const found = new Map<Moment, string>()

/** The record of a game that has come to it, with the first seat asked. */
export function recordAt(moment: Moment): string {
  const record = found.get(moment) ?? recordUntil('terrors-of-london', MOMENTS[moment], LAID[moment])
  found.set(moment, record)
  return record
}
