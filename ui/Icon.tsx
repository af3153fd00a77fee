/** Icons of game-icons.net, only those that are used. A board adds its own with `addIcons`. */
import { icons as own } from './generated/icons.ts'
import css from './Icon.module.css'

const known = new Map<string, string>(Object.entries(own))

export function addIcons(icons: { readonly [name: string]: string }): void {
  for (const [name, body] of Object.entries(icons)) known.set(name, body)
}

export interface IconProps {
  readonly name: string
  readonly className?: string | undefined
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string
}

export function Icon({ name, className, label }: IconProps) {
  const body = known.get(name)
  if (body === undefined) throw new Error(`The icon "${name}" is not in any icons.json.`)
  return (
    <svg
      className={`${css.icon} ${className ?? ''}`}
      viewBox="0 0 512 512"
      role={label ? 'img' : 'presentation'}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from the icon set at build time
      dangerouslySetInnerHTML={{ __html: body }}
    />
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
  const body = known.get(name)
  if (body === undefined) throw new Error(`The icon "${name}" is not in any icons.json.`)
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / 512})`}
      fill={fill}
      opacity={opacity}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from the icon set at build time
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
