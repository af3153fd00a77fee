/** Size S: the icon of a card in a frame, for the other side of the table and for lists. */

import { Icon } from '@duskhall/ui'
import type { ReactNode } from 'react'
import looks from './looks.module.css'
import css from './MiniCard.module.css'
import { portraitOf } from './portraits.ts'
import type { Look } from './seen.ts'

export function MiniCard({
  id,
  look,
  children,
}: {
  readonly id: string
  readonly look: Look
  readonly children?: ReactNode
}) {
  return (
    <span className={`${css.mini} ${looks[look]}`}>
      <Icon name={portraitOf(id)} />
      {children}
    </span>
  )
}
