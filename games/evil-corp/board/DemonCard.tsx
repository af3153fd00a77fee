/** A demon as a card: its face, or everything it does. */
import { type CardProps, WholeCard } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { texts } from '../text/index.ts'
import css from './cards.module.css'
import looks from './looks.module.css'
import { Portrait } from './TileFace.tsx'

export function DemonCard({ id, size, lang, content }: CardProps) {
  const box = boxOf({ content })
  const demon = box.demons[box.demonOf(id)]
  const { name, job, columns } = texts[lang]
  if (size === 'L') {
    return (
      <span className={`${css.large} ${css.face}`}>
        <Portrait id={id} color="demon" />
        <span className={css.caption}>{name(id)}</span>
      </span>
    )
  }
  return (
    <WholeCard
      className={`${css.whole} ${looks.demon}`}
      art={<Portrait id={id} color="demon" wide />}
      name={name(id)}
      about={job(id)}
      lines={columns(demon?.columns ?? []).map(({ threshold, full }) => ({
        tag: String(threshold),
        text: full,
        look: looks.tier,
      }))}
    />
  )
}
