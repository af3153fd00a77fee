/** The illustration, in the faction's light: roofs in the fog behind the icon. */

import { Icon, Picture } from '@duskhall/ui'
import type { Faction } from '../state.ts'
import css from './Art.module.css'
import { FACTION_ICONS } from './art.ts'
import looks from './looks.module.css'
import { portraitOf } from './portraits.ts'
import type { Look } from './seen.ts'

const ROOFS = 'M0 90V66h12v-6h5v-9h4v9h13v9h18v-6h8v-12h3v12h16v12h12V56l7-6 7 6v14h10v-8h5v8h20V90z'

/** Roofs go on beside the picture where all of it shows. */
const STREETS = [-140, 0, 140] as const

/** Cut to its frame, or shown whole. */
export function Art({ id, whole }: { readonly id: string; readonly whole?: boolean }) {
  return (
    <Picture icon={portraitOf(id)} width={140} height={90} size={74} cut={!whole} className={css.art}>
      {STREETS.map((x) => (
        <path key={x} d={ROOFS} transform={`translate(${x})`} fill="#000" opacity=".4" />
      ))}
      <ellipse cx="40" cy="88" rx="70" ry="11" fill="#fff" opacity=".07" />
    </Picture>
  )
}

/** Skull, claws, hat or ghost on a disc. */
export function FactionMark({
  look,
  className,
}: {
  readonly look: Look
  readonly className?: string | undefined
}) {
  return (
    <span className={`${css.mark} ${looks[look]} ${className ?? ''}`}>
      <Icon name={LOOK_ICONS[look]} />
    </span>
  )
}

const LOOK_ICONS: { readonly [L in Look]: string } = {
  ...(FACTION_ICONS as { readonly [F in Faction]: string }),
  neutral: 'person',
  relic: 'lantern-flame',
  influence: 'candle-light',
}
