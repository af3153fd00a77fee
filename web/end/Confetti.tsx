/** Paper falls behind the winner's name; still where motion is unwelcome. */
import type { CSSProperties } from 'react'
import css from './EndScreen.module.css'

const COLOURS = ['var(--p1)', '#ffcf40', '#ff7765', '#58b4ff', 'var(--p2)']
/** Scattered the same way each time; the sine only hides the order. */
const scatter = (at: number, turn: number) =>
  Math.abs((Math.sin(at * 12.9898 + turn * 78.233) * 43758.5453) % 1)
const PAPERS = Array.from({ length: 44 }, (_, at) => ({
  at,
  left: scatter(at, 1) * 100,
  top: scatter(at, 2) * 100,
  turn: scatter(at, 3) * 180,
  delay: scatter(at, 4) * 0.6,
  colour: COLOURS[at % COLOURS.length],
}))

export function Confetti() {
  return (
    <span className={css.confetti} aria-hidden="true">
      {PAPERS.map(({ at, left, top, turn, delay, colour }) => (
        <i
          key={at}
          style={
            {
              left: `${left}%`,
              top: `${top}%`,
              rotate: `${turn}deg`,
              background: colour,
              animationDelay: `${delay}s`,
            } as CSSProperties
          }
        />
      ))}
    </span>
  )
}
