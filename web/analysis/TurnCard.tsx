/** A turning point: what was played, what was better or why it was right, and the way to that moment. */
import { Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { addressOf } from '../shell/route.ts'
import css from './AnalysisScreen.module.css'
import type { Turn } from './appraised.ts'

interface TurnCardProps {
  readonly number: number
  readonly turn: Turn
  /** When it was. */
  readonly moment: string
  readonly played: string
  readonly chosen: boolean
  readonly table: string
  /** How many moves had been played then. */
  readonly at: number
  onChoose(): void
}

/** Steps of another way that are told: the first is what was compared. */
const MOST_STEPS = 2

export const percent = (chance: number) => Math.round(100 * chance)

export function TurnCard({ number, turn, moment, played, chosen, table, at, onChoose }: TurnCardProps) {
  const { t, lang } = useWords()
  const { verdict, other } = turn
  const { steps, why } = other.words[lang]
  const what = steps.slice(0, MOST_STEPS).join(' · ')
  return (
    <li className={css.turn} data-chosen={chosen ? '' : undefined} data-verdict={verdict}>
      <button type="button" aria-pressed={chosen} onClick={onChoose}>
        <b>
          <span className={css.spoken}>{t('analysis.turn')} </span>
          {number}
        </b>
        <strong>{moment}</strong>
        <span className={css.shift}>
          {t(`analysis.${verdict}Shift`, { played: percent(turn.to), other: percent(turn.from) })}
        </span>
      </button>
      <p>
        <i>{t('analysis.played')}</i> {played}
      </p>
      <p data-verdict={verdict}>
        <i>{t(`analysis.${verdict}`)}</i>{' '}
        {verdict === 'better' ? <b>{what}</b> : t('analysis.nextBest', { what })}
      </p>
      {verdict === 'better' && <p className={css.why}>{why}</p>}
      <a href={addressOf({ at: 'replay', id: table, move: at })} className={css.see}>
        <Icon name="backward-time" />
        {t('analysis.see')}
        <span className={css.spoken}>
          {t('analysis.turn')} {number}
        </span>
      </a>
    </li>
  )
}
