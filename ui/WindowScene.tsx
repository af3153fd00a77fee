/** What the views through the windows of the hall are drawn with: an SVG of 400 by 560 units. */
import type { ReactNode } from 'react'

export function WindowScene({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Light from above: a colour at each offset from 0 to 1. Ids stand in one page, so they begin with the game's letters. */
export function Fading({
  id,
  stops,
}: {
  readonly id: string
  readonly stops: readonly (readonly [number, string])[]
}) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([offset, color]) => (
        <stop key={offset} offset={offset} stopColor={color} />
      ))}
    </linearGradient>
  )
}

export interface LitWindowsProps {
  readonly at: readonly (readonly [x: number, y: number])[]
  readonly width: number
  readonly height: number
  readonly fill: string
  readonly opacity?: number
}

/** Lit windows of a town at night. */
export function LitWindows({ at, width, height, fill, opacity }: LitWindowsProps) {
  return (
    <g fill={fill} opacity={opacity}>
      {at.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
      ))}
    </g>
  )
}

/** The moon with the light round it. */
export function Moon(props: {
  x: number
  y: number
  radius: number
  halo: number
  fill: string
  glow: string
}) {
  const { x, y, radius, halo, fill, glow } = props
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={fill} />
      <circle cx={x} cy={y} r={halo} fill={glow} opacity=".13" />
    </>
  )
}
