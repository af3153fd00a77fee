/** Paper falls behind the winner's name; still where motion is unwelcome. */
import type { CSSProperties } from 'react'
import css from './EndScreen.module.css'

const COLOURS = ['var(--p1)', '#ffcf40', '#ff7765', '#58b4ff', 'var(--p2)']
const PAPERS = Array.from({ length: 44 }, (_, at) => ({
  at,
  left: (at * 137.5) % 100,
  top: (at * 61) % 100,
  turn: (at * 47) % 180,
  delay: ((at * 29) % 60) / 100,
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
