/** What stands at the rim of the map: spawn piles, with all that is known of them, and the castle at each exit. */
import { Counter, Icon, IconShape } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import css from './Landmarks.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

interface PileProps {
  readonly lane: number
  /** Its space is hardly larger than a finger. */
  readonly cramped: boolean
  readonly className: string | undefined
  readonly style: CSSProperties
}

/** KR-HIDE-R3: how many cards are left, and the diamonds on the back of the top one. */
export function Pile({ lane, cramped, className, style }: PileProps) {
  const { s, view, scenario, texts, words } = useDesk()
  const { spawn = 0, minPlayers = 1, spaces = [] } = scenario.ground.lanes[lane] ?? {}
  const parts = s.piles[lane]?.parts ?? []
  const count = parts.reduce((sum, { cards }) => sum + cards.length, 0)
  if (minPlayers > s.seats) return null
  const top = parts.findLastIndex(({ cards }) => cards.length > 0)
  const diamonds = Number(view.backs[`pile-${lane}-${top}`]?.at(-1) ?? 0)
  // Who does not see the path hears it: the spaces between pile and gate have no other name to be read.
  const way = spaces.map((space) => texts.space(s, space))
  return (
    <div
      className={`${className} ${css.pile}`}
      data-zone={id.pile(lane)}
      data-cramped={cramped ? '' : undefined}
      data-empty={count === 0 ? '' : undefined}
      role="img"
      aria-label={words.pile(spawn, count, diamonds, way)}
      style={{ ...style, '--depth': Math.min(3, Math.ceil(count / 4)) } as CSSProperties}
    >
      <b>{spawn}</b>
      <i>
        <Counter value={count} />
      </i>
      {diamonds > 0 && (
        <em>
          <Icon name="cut-diamond" />
          {diamonds}
        </em>
      )}
    </div>
  )
}

/** With the hearts of the Kingdom over its gate. */
export function Castle({ hearts }: { readonly hearts: number }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path
        d="M1 10V3.4h.8v.7h.8v-.7h.8v.7h.9V2h.8v.7h.8V2h.8v2.1h.9v-.7h.8v.7h.8v-.7H10V10z"
        fill="#e9dfcc"
        stroke="#3a2616"
        strokeWidth=".3"
      />
      <path d="M4 10V7.9a1.3 1.3 0 012.6 0V10z" fill="#3a2616" />
      <IconShape name="hearts" x={3} y={3.3} size={4.6} fill="#c92a1a" />
      <text className={css.hearts} x="5.3" y="5.5">
        {hearts}
      </text>
    </svg>
  )
}
