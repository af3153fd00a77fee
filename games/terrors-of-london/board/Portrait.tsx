/** An Overlord's portrait in the light of its faction. */

import { Icon } from '@duskhall/ui'
import looks from './looks.module.css'
import css from './Portrait.module.css'
import { portraitOf } from './portraits.ts'
import type { Look } from './seen.ts'

export function Portrait({ id, look }: { readonly id: string; readonly look: Look }) {
  return (
    <span className={`${css.portrait} ${looks[look]}`}>
      <Icon name={portraitOf(id)} />
    </span>
  )
}
