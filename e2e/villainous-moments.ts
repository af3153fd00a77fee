/** Moments of Villainous, found by playing: whatever the cards say, a game comes to them. */

import { boxOf, faceOf } from '@duskhall/games/villainous/content/box.ts'
import { villainous } from '@duskhall/games/villainous/index.ts'
import type { Villainous, VillainousMove } from '@duskhall/games/villainous/state.ts'
import { refusalsIn, type View } from '@duskhall/kernel'
import { type Laid, recordUntil } from './records.ts'

type VillainousView = View<Villainous, VillainousMove>
type Fits = (view: VillainousView) => boolean

/** Who sits in the first seat; the others follow. */
const GASTON = { options: { villains: ['gaston', 'horned-king'] } }
const HORNED_KING = { options: { villains: ['horned-king', 'lady-tremaine'] } }
const LADY_TREMAINE = { options: { villains: ['lady-tremaine', 'gaston'] } }
const THREE = { seats: 3, options: { villains: ['lady-tremaine', 'gaston', 'horned-king'] } }

const asks = (question: string) => (view: VillainousView) => view.question?.name === question

const offered = ({ question }: VillainousView) =>
  question?.moves.flatMap((move) => (move.do === 'card' ? [move.card] : [])) ?? []

/** How many of the cards that can be chosen lie at one location, at most. */
function crowd(view: VillainousView): number {
  const places = offered(view).map((card) => view.state.at[card])
  return Math.max(0, ...places.map((place) => places.filter((other) => other === place).length))
}

/** What was chosen so far for an instruction that goes on asking, and what it does. */
function standing({ state }: VillainousView) {
  const step = state.agenda.at(-1)
  if (step?.do !== 'instruct') return null
  const effect = boxOf(state).lists[step.list]?.[step.at]?.effect
  const action = effect && 'action' in effect ? effect.action : null
  return { chosen: step.secret.chosen, action, verb: effect?.op ?? '' }
}

const inPlay = ({ state }: VillainousView) =>
  state.realms.reduce((sum, { cards }) => sum + cards.length, 0) / state.seats

/** An Ally in hand can be played, and another card cannot. */
function hasAllyToPlay(view: VillainousView): boolean {
  if (view.question?.name !== 'act') return false
  const refused = refusalsIn(villainous, view).flatMap(({ move }) => (move.do === 'card' ? [move.card] : []))
  const allies = view.state.realms[0]?.hand.filter((card) => faceOf(view.state, card).type === 'ally') ?? []
  return refused.length > 0 && allies.some((card) => !refused.includes(card))
}

const MOMENTS = {
  'the first move': [GASTON, ({ state, question }) => question?.name === 'move' && state.turn <= 2],
  'actions of a full Realm': [HORNED_KING, (view) => asks('act')(view) && inPlay(view) >= 6],
  'a late turn of Lady Tremaine': [
    LADY_TREMAINE,
    (view) => asks('move')(view) && view.state.turn > 20 && inPlay(view) >= 4,
  ],
  'three full Realms': [THREE, (view) => asks('act')(view) && inPlay(view) >= 5],
  'whom Fate meets': [
    THREE,
    ({ question }) => question?.moves.some(({ do: what }) => what === 'seat') ?? false,
  ],
  'two Fate cards': [GASTON, (view) => asks('fate')(view) && offered(view).length === 2],
  'where a Hero goes': [
    GASTON,
    ({ state, question }) =>
      state.aside.length > 0 && (question?.moves.some((move) => move.do === 'at') ?? false),
  ],
  'a Condition may be played': [GASTON, (view) => asks('respond')(view) && offered(view).length > 0],
  'Allies for a Vanquish': [
    GASTON,
    (view) => {
      const now = standing(view)
      return now?.action === 'vanquish' && now.chosen.length > 0 && offered(view).length > 0
    },
  ],
  'one of seven cards at a location': [HORNED_KING, (view) => crowd(view) >= 7],
  'an Ally to play': [GASTON, hasAllyToPlay],
  'cards to discard': [LADY_TREMAINE, (view) => standing(view)?.action === 'discardCards'],
  'the top of the own Fate deck': [
    LADY_TREMAINE,
    (view) => ['discardLooked', 'orderTop'].includes(standing(view)?.verb ?? ''),
  ],
  'a Hero out of a Fate discard pile': [
    GASTON,
    (view) => standing(view)?.verb === 'playFromFateDiscard' && offered(view).length > 0,
  ],
  'full discard piles': [
    GASTON,
    ({ state, question }) =>
      question?.name === 'act' &&
      state.realms.every(({ discard, fateDiscard }) => discard.length > 3 && fateDiscard.length > 0),
  ],
} as const satisfies { readonly [moment: string]: readonly [Laid, Fits] }

export type Moment = keyof typeof MOMENTS

const found = new Map<Moment, string>()

/** The record of a game that has come to it, with the first seat asked. */
export function recordAt(moment: Moment): string {
  const [laid, fits]: readonly [Laid, Fits] = MOMENTS[moment]
  const record = found.get(moment) ?? recordUntil('villainous', fits, laid)
  found.set(moment, record)
  return record
}
