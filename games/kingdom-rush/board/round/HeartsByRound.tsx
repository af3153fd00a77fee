/** Hearts at the end of every round so far, as bars. */
import type { CSSProperties } from 'react'
import type { RoundWords } from '../../text/round-words.ts'
import css from './HeartsByRound.module.css'

/** The last ones: a long game has more than there is room for. */
const MOST = 8

interface HeartsByRoundProps {
  readonly hearts: readonly number[]
  readonly words: RoundWords
}

export function HeartsByRound({ hearts, words }: HeartsByRoundProps) {
  const most = Math.max(1, ...hearts)
  const first = Math.max(0, hearts.length - MOST)
  if (hearts.length < 2) return null
  return (
    <section className={css.hearts} aria-label={words.byRound}>
      <h3>{words.byRound}</h3>
      <ol>
        {hearts.slice(first).map((left, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: one for each round
            key={at}
            aria-label={words.heartsIn(first + at + 1, left)}
            style={{ '--left': left / most } as CSSProperties}
          >
            <i />
            <b aria-hidden="true">{left}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
