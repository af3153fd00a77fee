/** Where there is little room: which of the Street, the play area and the rival's side is large; the others fold. */
import { type Arrangement, isSmall, usePiles } from '@duskhall/ui'
import { startTransition, useState } from 'react'
import { playerOf } from '../state.ts'
import type { TerrorsAnswers, TerrorsView } from './answers.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export type Side = 'street' | 'area' | 'rival'

export interface Front {
  readonly large: Side
  /** Whether Street and play area cannot both be large. */
  readonly folds: boolean
  /** How many answers of the question lie on a side that is not large. */
  answers(side: Side): number
  turnTo(side: Side): void
}

/** Questions that are about monsters in play. */
const ABOUT_AREA: readonly (string | undefined)[] = [
  'horde-ability',
  'activate-horde',
  'give-haunt',
  'sacrifice',
]

function cardsOf(side: Side, { state }: TerrorsView, rival: number): readonly number[] {
  if (side === 'street') return state.street
  const own = playerOf(state, state.active)
  const other = playerOf(state, rival)
  if (side === 'area') return own.area
  return state.active === rival ? other.relics : [...other.area, ...other.relics]
}

/** How many answers lie there, whatever they do. */
function answersOn(side: Side, view: TerrorsView, answers: TerrorsAnswers, rival: number): number {
  const tokens = (card: number) => (answers.at(id.token(card)).move ? 1 : 0)
  return cardsOf(side, view, rival).reduce(
    (sum, card) => sum + (answers.at(id.card(card)).move ? 1 : 0) + (side === 'area' ? tokens(card) : 0),
    0,
  )
}

const folds = (arrangement: Arrangement) => arrangement === 'tiny' || arrangement === 'low'

export function useFront(): Front {
  const { view, live, arrangement, answers, draft, onDraft, chair, rival, s } = useDesk()
  const { opened, shown } = usePiles()
  const [turned, setTurned] = useState<{ readonly side: Side; readonly active: number } | null>(null)
  const on = (side: Side) => (live ? answersOn(side, view, answers, rival) : 0)
  const asked = (): Side | null => {
    if (shown || (live && answers.onTop.length > 0 && !opened)) return 'street'
    if (draft.pick !== undefined) return 'area'
    if (!live || view.question?.name === 'action') return null
    if (ABOUT_AREA.includes(view.question?.name)) return 'area'
    // Whatever else is asked for: the side where it lies, if it lies on one only.
    const sides = (['street', 'area', 'rival'] as const).filter((side) => on(side) > 0)
    return sides.length === 1 ? (sides[0] as Side) : null
  }
  const chosen = turned?.active === s.active ? turned.side : null
  const look = draft.rival ? 'rival' : null
  const large = look ?? asked() ?? chosen ?? (s.active === chair ? 'street' : 'area')
  return {
    // Where there is room, the rival's side is never folded.
    large: large === 'rival' && !isSmall(arrangement) ? 'street' : large,
    folds: folds(arrangement),
    answers: on,
    turnTo(side) {
      startTransition(() => {
        // A look at the other side ends with the question, or with another look.
        onDraft(side === 'rival' ? { rival: true } : null)
        if (side !== 'rival') setTurned({ side, active: s.active })
      })
    },
  }
}
