/** What a word of the glossary names, as the table shows it; nothing where it has no picture. */
import type { BoardModule } from '@duskhall/ui'
import css from './TermPicture.module.css'

export interface TermPictureProps {
  readonly id: string
  readonly pictures: BoardModule['pictures']
}

export function TermPicture({ id, pictures }: TermPictureProps) {
  const Picture = pictures?.[id]
  if (!Picture) return null
  return (
    <span className={css.picture} aria-hidden="true">
      <Picture />
    </span>
  )
}
