/** The way of a hint on the table: a dotted arc from the piece to where it goes. */
import { type RefObject, useEffect, useState } from 'react'
import css from './HintArc.module.css'
import { arcBetween } from './hint-arc.ts'

interface HintArcProps {
  /** The number that its rings bear. */
  readonly step: number
  /** Its places on the table by their names, in the order of its answers; the piece that it begins with need not be among them. */
  readonly names: readonly string[]
  readonly stage: RefObject<HTMLElement | null>
}

/** Who listens hears it in words. */
export function HintArc({ step, names, stage }: HintArcProps) {
  const [arc, setArc] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    // Pieces fly, hands are scrolled and windows are drawn wider: it stays where they are.
    const follow = () => {
      frame = requestAnimationFrame(follow)
      setArc(stage.current && arcIn(stage.current, step, names))
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [step, names, stage])
  return arc === null ? null : <Arc path={arc} />
}

/** An arc of dots with its arrow, over the table. */
export function Arc({ path }: { readonly path: string }) {
  return (
    <svg className={css.arc} aria-hidden="true" data-floats="" data-hint-arc="">
      <defs>
        <marker
          id="hint-arrow"
          viewBox="0 0 12 12"
          refX="8"
          refY="6"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M2 1 9 6 2 11" className={css.head} />
        </marker>
      </defs>
      <path d={path} className={css.shade} />
      <path d={path} className={css.dots} markerEnd="url(#hint-arrow)" />
    </svg>
  )
}

function arcIn(stage: HTMLElement, step: number, names: readonly string[]): string | null {
  const place = ({ dataset }: HTMLElement) => names.indexOf(dataset.piece ?? dataset.zone ?? '')
  const ringed = [...stage.querySelectorAll<HTMLElement>(`[data-hint="${step}"]`)]
    .filter((one) => one.checkVisibility() && one.offsetWidth > 0)
    .sort((one, other) => place(one) - place(other))
  const [from, to] = [ringed[0], ringed.at(-1)]
  return from && to && place(to) >= 0
    ? arcBetween(from.getBoundingClientRect(), to.getBoundingClientRect())
    : null
}
