/** The forecast for the ear: I says all of it, and while somebody aims what has changed is said once the piece rests. */
import { useBoardKeys, useTable } from '@duskhall/ui'
import { useEffect, useRef } from 'react'
import { aheadOf } from './ahead.ts'
import { outlookLines } from './outlook-lines.ts'
import { useDesk } from './seat.tsx'

const RESTS = 600

export function useForecastSaid(): void {
  const desk = useDesk()
  const { after, words, asked, live } = desk
  const { say } = useTable()
  const seen = live ? aheadOf(after) : null
  const hearts = seen && `${words.forecast}: ${words.heartsFrom(after.hearts, seen.hearts)}`
  const sum = seen && [hearts, ...(seen.defeat === null ? [] : [words.falls])].join('. ')
  const all = () => seen && [sum, ...outlookLines(desk, seen).map(({ text }) => text)].join('. ')
  useBoardKeys({ i: seen ? () => say(all() ?? '') : null })
  const aiming = asked?.do === 'cells'
  const said = useRef<string | null>(null)
  useEffect(() => {
    // Whoever begins to aim knows how it stands.
    if (!aiming) said.current = sum
    if (!aiming || sum === null || sum === said.current) return
    const timer = setTimeout(() => {
      said.current = sum
      say(sum)
    }, RESTS)
    return () => clearTimeout(timer)
  }, [aiming, sum, say])
}
