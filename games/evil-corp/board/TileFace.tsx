/** The face of a tile: its picture, terror on the shape of its colour, and what its power does. */

import { Icon, Picture, Print } from '@duskhall/ui'
import type { Tile } from '../content/box.ts'
import type { Color } from '../content/schema.ts'
import { glyphOf } from './art.ts'
import looks from './looks.module.css'
import { portraitOf } from './portraits.ts'
import css from './TileFace.module.css'

const COLOR_SHAPES: { readonly [C in Color]: string } = {
  red: 'M20 2 38.5 36H1.5z',
  blue: 'M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z',
  yellow: 'M9 3h22a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z',
}

/** Red triangle, blue disc, yellow square: the colour is never told alone. */
function ColorShape({
  color,
  className,
}: {
  readonly color: Color
  readonly className?: string | undefined
}) {
  return (
    <svg className={`${css.shape} ${looks[color]} ${className ?? ''}`} viewBox="0 0 40 40" aria-hidden="true">
      <path d={COLOR_SHAPES[color]} strokeLinejoin="round" />
    </svg>
  )
}

/** The shape where it stands for a colour by itself, with its letter for whoever asks for letters. */
export function ColorMark({
  color,
  className,
}: {
  readonly color: Color
  readonly className?: string | undefined
}) {
  return (
    <>
      <ColorShape color={color} className={className} />
      <i className={`${css.letter} ${looks[color]}`} aria-hidden="true" />
    </>
  )
}

export function Terror({ color, value, changed }: TerrorProps) {
  return (
    <span
      className={`${css.terror} ${looks[color]}`}
      data-color={color}
      data-changed={changed ? '' : undefined}
    >
      <ColorShape color={color} />
      <b>
        <Print text={value} />
      </b>
    </span>
  )
}
interface TerrorProps {
  readonly color: Color
  readonly value: number
  /** Not as printed: a captain or being alone changes it. */
  readonly changed?: boolean | undefined
}

/** The illustration, in the light of the colour. */
export function Portrait({ id, color, wide }: { id: string; color: Color | 'demon'; wide?: boolean }) {
  const frame = wide ? { width: 132, height: 74, size: 66 } : { width: 100, height: 100, size: 70 }
  return <Picture icon={portraitOf(id)} {...frame} className={`${css.art} ${looks[color]}`} />
}

/** The powers as chips; grey for deployment, lime for activation, white for passive. */
export function PowerChips({ tile, passive, most = 3 }: ChipsProps) {
  const chips = [
    ...tile.activate.map((power) => ({ sort: 'activate' as const, ...glyphOf(power) })),
    ...passive.map((power) => ({ sort: 'passive' as const, ...glyphOf(power) })),
    ...tile.deploy.map((power) => ({ sort: 'deploy' as const, ...glyphOf(power) })),
  ]
  return chips.slice(0, most).map(({ sort, icon, text }) => (
    <span key={`${sort}${icon}`} className={`${css.chip} ${looks[sort]}`} aria-hidden="true">
      <Icon name={icon} />
      {text && (
        <b>
          <Print text={text} />
        </b>
      )}
    </span>
  ))
}
interface ChipsProps {
  readonly tile: Pick<Tile, 'deploy' | 'activate'>
  readonly passive: readonly Parameters<typeof glyphOf>[0][]
  readonly most?: number
}

export interface TileFaceProps {
  readonly tile: Tile
  readonly passive: ChipsProps['passive']
  /** As it counts where it lies. */
  readonly terror?: number | undefined
  readonly inactive?: boolean | undefined
  readonly chips?: number | undefined
  readonly className?: string | undefined
}

/** Size S: on a space, in the queue, in a pile. It fills its parent. */
export function TileFace({ tile, passive, terror, inactive, chips = 1, className }: TileFaceProps) {
  return (
    <span
      className={`${css.tile} ${looks[tile.color]} ${className ?? ''}`}
      data-face={inactive ? 'inactive' : 'active'}
    >
      <Portrait id={tile.id} color={tile.color} />
      <Terror
        color={tile.color}
        value={terror ?? tile.terror}
        changed={terror !== undefined && terror !== tile.terror}
      />
      {inactive ? (
        <span className={css.asleep} aria-hidden="true">
          <Icon name="night-sleep" />
        </span>
      ) : (
        chips > 0 && (
          <span className={css.chips}>
            <PowerChips tile={tile} passive={passive} most={chips} />
          </span>
        )
      )}
    </span>
  )
}
