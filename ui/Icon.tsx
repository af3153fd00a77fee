/** Icons of game-icons.net, only those that are used. A board adds its own with `addIcons`. */
import { icons as own } from './generated/icons.ts'
import css from './Icon.module.css'

const known = new Map<string, string>(Object.entries(own))

/** Icons by name, each a path in a square of 512. */
export function addIcons(icons: { readonly [name: string]: string }): void {
  for (const [name, path] of Object.entries(icons)) known.set(name, path)
}

function pathOf(name: string): string {
  const path = known.get(name)
  if (path === undefined) throw new Error(`The icon "${name}" is not in any icons.json.`)
  return path
}

export interface IconProps {
  readonly name: string
  readonly className?: string | undefined
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string
}

export function Icon({ name, className, label }: IconProps) {
  return (
    <svg
      className={`${css.icon} ${className ?? ''}`}
      viewBox="0 0 512 512"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={pathOf(name)} />
    </svg>
  )
}

/** The icon's drawing for use inside a larger SVG (illustrations); scaled from its 512 units. */
export function IconShape(props: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly fill: string
  readonly opacity?: number
}) {
  const { name, x, y, size, fill, opacity } = props
  return (
    <path
      d={pathOf(name)}
      transform={`translate(${x} ${y}) scale(${size / 512})`}
      fill={fill}
      opacity={opacity}
    />
  )
}
