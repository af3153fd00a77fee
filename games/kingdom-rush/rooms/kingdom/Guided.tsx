/** Whether a game begins with the guided start of its scenario. */
import css from './KingdomPage.module.css'
import type { KingdomWords } from './words.ts'

export interface GuidedProps {
  readonly words: KingdomWords
  readonly on: boolean
  onChange(on: boolean): void
}

export function Guided({ words, on, onChange }: GuidedProps) {
  return (
    <label className={css.guided}>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {words.guided}
    </label>
  )
}
