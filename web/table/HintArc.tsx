/** The way of a hint on the table: a dotted arc from the piece to where it goes. */
import { type RefObject, useEffect, useState } from 'react'
import css from './HintArc.module.css'
import { arcBetween } from './hint-arc.ts'
import { bringIntoSight } from './hint-sight.ts'

interface HintArcProps {
  /** The number that its rings bear. */
  readonly step: number
  /** Its places on the table by their names, in the order of its answers; the piece that it begins with need not be among them. */
  readonly names: readonly string[]
  readonly stage: RefObject<HTMLElement | null>
  /** Nothing moves by itself that could jump. */
  readonly reduced: boolean
}

/** Who listens hears it in words. */
export function HintArc({ step, names, stage, reduced }: HintArcProps) {
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
  const about = names.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step, or another place, is the reason
  useEffect(() => {
    // The board may bring another of its parts to the front first.
    const soon = requestAnimationFrame(() => {
      const [first] = stage.current ? ringedIn(stage.current, step, names) : []
      if (first) bringIntoSight(first, reduced ? 'auto' : 'smooth')
    })
    return () => cancelAnimationFrame(soon)
  }, [step, about, stage, reduced])
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

const placeAmong = ({ dataset }: HTMLElement, names: readonly string[]) =>
  names.indexOf(dataset.piece ?? dataset.zone ?? '')

/** What has to do with a step, in the order of its answers. */
function ringedIn(stage: HTMLElement, step: number, names: readonly string[]): readonly HTMLElement[] {
  return [...stage.querySelectorAll<HTMLElement>(`[data-hint="${step}"]`)]
    .filter((one) => one.checkVisibility() && one.offsetWidth > 0)
    .sort((one, other) => placeAmong(one, names) - placeAmong(other, names))
}

function arcIn(stage: HTMLElement, step: number, names: readonly string[]): string | null {
  const ringed = ringedIn(stage, step, names)
  const [from, to] = [ringed[0], ringed.at(-1)]
  return from && to && placeAmong(to, names) >= 0
    ? arcBetween(from.getBoundingClientRect(), to.getBoundingClientRect())
    : null
}
