/** The illustration of a card: a glow in the colour of its type, two halos, the icon twice. */
import { IconShape } from '@duskhall/ui'
import css from './Art.module.css'
import { portraitOf } from './art.ts'

export function Art({ id, whole }: { readonly id: string; readonly whole?: boolean | undefined }) {
  const icon = portraitOf(id)
  return (
    <svg
      className={css.art}
      viewBox="0 0 140 92"
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <circle cx="70" cy="47" r="44" fill="#fff" opacity=".06" />
      <circle cx="70" cy="47" r="30" fill="#fff" opacity=".06" />
      <IconShape name={icon} x={38} y={14} size={68} fill="#000" opacity={0.38} />
      <IconShape name={icon} x={36} y={11} size={68} fill="var(--lit)" />
    </svg>
  )
}
