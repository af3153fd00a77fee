/** A defeat is not the last word: the same table again, as it stood at the beginning of any of its rounds. */
import { Icon, type Returns } from '@duskhall/ui'
import { useId, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { branch, type OpenGame } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import type { SeatSource } from '../play/seat-source.ts'
import { Button } from '../shell/Button.tsx'
import { go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import css from './GoBack.module.css'
import { bestReturn, type ReturnPoint } from './returns.ts'

interface GoBackProps {
  readonly open: OpenGame
  readonly source: SeatSource
  readonly returns: Returns
  readonly points: readonly ReturnPoint[]
}

export function GoBack({ open, source, returns, points }: GoBackProps) {
  const { t, lang } = useWords()
  const [chosen, choose] = useState(bestReturn(points)?.moment)
  const [going, setGoing] = useState(false)
  const name = useId()
  const point = points.find(({ moment }) => moment === chosen)
  const match = source.record()
  if (!point || !match) return null
  const goBack = async () => {
    setGoing(true)
    try {
      const id = await branch(open, match.record, point.moves, source.players, source.room)
      toast(t('end.wentBack', { moment: point.label }))
      go({ at: 'table', id })
    } catch (error) {
      setGoing(false)
      sayProblem(error)
    }
  }
  return (
    <section className={css.back} aria-label={t('end.goBack')}>
      <header>
        <h2>{t('end.goBack')}</h2>
        <span>{t('end.sameTable')}</span>
      </header>
      <fieldset className={css.moments}>
        <legend>{t('end.backTo')}</legend>
        {points.map(({ moment, label, left }, at) => (
          <label key={moment} data-last={at === points.length - 1 ? '' : undefined}>
            <input
              type="radio"
              className={css.radio}
              name={name}
              checked={moment === chosen}
              onChange={() => choose(moment)}
              aria-label={`${label}, ${returns.leftLabel(left, lang)}`}
            />
            <span aria-hidden="true">
              <b>{returns.short(moment)}</b>
              <small>
                <Icon name={returns.icon} /> {left}
              </small>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={css.about}>
        <b>{point.label}</b>
        {point.about}
      </p>
      <Button look="primary" className={css.go} disabled={going} onClick={() => void goBack()}>
        <Icon name="anticlockwise-rotation" />
        {t('end.goBackTo', { moment: returns.within(point.moment, lang) })}
      </Button>
      <p className={css.note}>
        {t('end.lostIsKept')} {source.room !== null && t('end.noStars')}
      </p>
    </section>
  )
}
