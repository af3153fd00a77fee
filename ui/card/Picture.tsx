/** The illustration of a card: a glow, two halos and its icon with a shadow, with whatever the game paints behind it. */
import type { ReactNode } from 'react'
import { IconShape } from '../Icon.tsx'
import css from './Picture.module.css'

export interface PictureProps {
  readonly icon: string
  /** In units of its own, the height and the icon as well. */
  readonly width: number
  readonly height: number
  readonly size: number
  /** Cut to the frame it fills, or shown whole. */
  readonly cut?: boolean | undefined
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function Picture({ icon, width, height, size, cut, className, children }: PictureProps) {
  const [x, y] = [width / 2, height / 2]
  const [left, top] = [x - size / 2, y - size / 2]
  return (
    <svg
      className={`${css.picture} ${className ?? ''}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={cut ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      <circle className={css.halo} cx={x} cy={y} r={height * 0.41} />
      <circle className={css.halo} cx={x} cy={y} r={height * 0.29} />
      {children}
      <IconShape name={icon} x={left + 2} y={top + 3} size={size} fill="#000" opacity={0.45} />
      <IconShape name={icon} x={left} y={top} size={size} fill="var(--lit)" />
    </svg>
  )
}

/** The icons of cards by their ids; `stranger` is for something of another content file, without a picture of its own. */
export function portraitsIn(icons: { readonly [id: string]: string }, stranger: string) {
  return (id: string): string => (Object.hasOwn(icons, id) ? icons[id] : undefined) ?? stranger
}
