/** Under the numbers of a player: the Hordes and Portals they finished, as small trays. */
import { type FeatsProps, Icon } from '@duskhall/ui'
import { useMemo } from 'react'
import { boxOf } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import type { KingdomRush } from '../../state.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { callOf } from '../round/calls.ts'
import { creditsIn } from '../round/credits.ts'
import { PrintedFace } from '../TrayFace.tsx'
import css from './Feats.module.css'

/** So many are shown; the others are counted. */
const MOST = 9

export function Feats({ state, events, seat, lang }: FeatsProps<KingdomRush, KingdomRushEvent>) {
  const { end } = roundWordsIn(lang)
  const box = boxOf(state)
  const finished = useMemo(() => {
    const own = creditsIn(state, events).filter(({ finisher }) => finisher === seat)
    // Portals first: they are what is played for.
    const isPortal = (card: number) => Number(box.faces[card]?.isPortal ?? false)
    return own.sort((one, other) => isPortal(other.card) - isPortal(one.card) || one.round - other.round)
  }, [state, events, seat, box])
  if (finished.length === 0) return null
  return (
    <ul className={css.feats} aria-label={end.finished}>
      {finished.slice(0, MOST).map(({ card, round }) => (
        <li key={card}>
          <span role="img" aria-label={end.tray(callOf(state, card, lang), round)}>
            <PrintedFace box={box} card={card} tiny />
          </span>
          {box.faces[card]?.isPortal && (
            <i aria-hidden="true">
              <Icon name="check-mark" />
            </i>
          )}
        </li>
      ))}
      {finished.length > MOST && <li className={css.more}>{end.more(finished.length - MOST)}</li>}
    </ul>
  )
}
