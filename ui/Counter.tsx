/** A number that rolls when it changes, and floats the difference. */
import { useEffect, useRef, useState } from 'react'
import css from './Counter.module.css'
import { Print } from './Print.tsx'
import { useTable } from './table.tsx'

export interface CounterProps {
  readonly value: number
  /** What the aimed move would make of it; shown beside the present value. */
  readonly preview?: number | undefined
  readonly className?: string | undefined
}

export function Counter({ value, preview, className }: CounterProps) {
  const { settings } = useTable()
  const before = useRef(value)
  const [change, setChange] = useState<{ by: number; key: number } | null>(null)

  useEffect(() => {
    const by = value - before.current
    before.current = value
    if (by === 0) return
    setChange({ by, key: Date.now() })
    const timer = setTimeout(() => setChange(null), 1000)
    return () => clearTimeout(timer)
  }, [value])

  // One that comes into sight has not changed.
  const rolled = useRef(false)
  rolled.current ||= value !== before.current
  const previewed = preview !== undefined && preview !== value
  return (
    <span className={`${css.counter} ${className ?? ''}`} data-changed={change ? '' : undefined}>
      <span className={rolled.current && !settings.reducedMotion ? css.roll : undefined} key={value}>
        {signed(value)}
      </span>
      {/* For the eye: the prompt tells in words what the aimed move leads to. */}
      {previewed && <Print className={css.preview} text={` → ${signed(preview)}`} />}
      {change && !settings.reducedMotion && (
        <Print
          className={css.float}
          key={change.key}
          text={change.by > 0 ? `+${change.by}` : signed(change.by)}
        />
      )}
    </span>
  )
}

/** With a true minus sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}
