/** Letters and numbers along the edges of the map: log, partners and question name its spaces by them. For eyes only. */
import { Print } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import css from './Coordinates.module.css'
import type { Field } from './field.ts'
import { useDesk } from './seat.tsx'

export function Coordinates({ field }: { readonly field: Field }) {
  const { s, scenario, texts } = useDesk()
  const { rows, columns } = scenario.ground
  const nameOf = (space: number) => texts.space(s, space)
  const at = (x: number, y: number) => ({ '--x': x - field.left, '--y': y - field.top }) as CSSProperties
  return (
    <>
      {Array.from({ length: columns }, (_, column) => (
        <span key={nameOf(column)} className={css.column} style={at(column + 0.5, 0)}>
          <Print text={nameOf(column).slice(0, -1)} />
        </span>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <span key={nameOf(row * columns)} className={css.row} style={at(0, row + 0.5)}>
          <Print text={nameOf(row * columns).slice(1)} />
        </span>
      ))}
    </>
  )
}
