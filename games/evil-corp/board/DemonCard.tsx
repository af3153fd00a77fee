/** A demon as a card: its face, or everything it does. */
import type { CardProps } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { texts } from '../text/index.ts'
import css from './cards.module.css'
import { Portrait } from './TileFace.tsx'

export function DemonCard({ id, size, lang, content }: CardProps) {
  const box = boxOf({ content })
  const demon = box.demons[box.demonOf(id)]
  const { name, job, columns } = texts[lang]
  if (size !== 'XL') {
    const look = size === 'S' ? css.small : size === 'M' ? css.medium : css.large
    return (
      <span className={`${look} ${css.face}`}>
        <Portrait id={id} color="demon" />
        {size !== 'S' && <span className={css.caption}>{name(id)}</span>}
      </span>
    )
  }
  return (
    <span className={`${css.xl} ${css.demon}`}>
      <span className={css.art}>
        <Portrait id={id} color="demon" wide />
      </span>
      <span className={css.body}>
        <b className={css.name}>{name(id)}</b>
        <span className={css.job}>{job(id)}</span>
        {columns(demon?.columns ?? []).map(({ threshold, full }) => (
          <span key={threshold} className={css.power}>
            <i className={css.tier}>{threshold}</i>
            {full}
          </span>
        ))}
      </span>
    </span>
  )
}
