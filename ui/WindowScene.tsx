/** The windows of the hall, and what the views through them are drawn with: an SVG of 400 by 560 units. */
import { spaced } from '@duskhall/kernel'
import type { ReactNode } from 'react'
import type { GameWindow } from './board.ts'

/** A window with the facts and words of its data file. */
export function gameWindow(
  { words, ...facts }: Omit<GameWindow, 'Scene'>,
  Scene: GameWindow['Scene'],
): GameWindow {
  return { ...facts, words: { ...words, fr: spaced(words.fr) }, Scene }
}

export interface WindowSceneProps {
  /** The letters that the game's ids begin with, for they stand in one page: "ec". */
  readonly letters: string
  /** Colours from above, written as in a style sheet: "#0d2a33, #1d4a4a 55%, #3c6a2f". */
  readonly sky: string
  /** Other lights from above by their names: `{ lime: '#e9ffb0, #8fd62e' }` is there as `url(#ec-lime)`. */
  readonly lights?: { readonly [name: string]: string }
  readonly children: ReactNode
}

export function WindowScene({ letters, sky, lights = {}, children }: WindowSceneProps) {
  return (
    <svg viewBox="0 0 400 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {Object.entries({ sky, ...lights }).map(([name, colours]) => (
          <Fading key={name} id={`${letters}-${name}`} colours={colours} />
        ))}
      </defs>
      <rect width="400" height="560" fill={`url(#${letters}-sky)`} />
      {children}
    </svg>
  )
}

function Fading({ id, colours }: { readonly id: string; readonly colours: string }) {
  const stops = colours.split(', ').map((stop) => stop.split(' '))
  const evenly = (at: number) => `${(100 * at) / (stops.length - 1)}%`
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map(([colour, offset], at) => (
        <stop key={offset ?? evenly(at)} offset={offset ?? evenly(at)} stopColor={colour} />
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
