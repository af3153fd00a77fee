/** Words that may break between syllables, with a hyphen then. */
import { Fragment } from 'react'
import css from './Breakable.module.css'
import { syllables } from './hyphens.ts'

export function Breakable({ text }: { readonly text: string }) {
  return syllables(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name
    <Fragment key={at}>
      {at > 0 && <i className={css.soft} />}
      {part}
    </Fragment>
  ))
}
