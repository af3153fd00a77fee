/** The face of a card: cost, picture, name, what it does, its type and strength. One component for all sizes. */
import { Breakable, Icon, Print } from '@duskhall/ui'
import type { Face } from '../content/box.ts'
import { Art } from './Art.tsx'
import css from './CardFace.module.css'
import { cardLook } from './look.ts'

export interface CardFaceProps {
  readonly face: Face
  readonly name: string
  /** What stands on it; left out on the small ones. */
  readonly text?: string | undefined
  readonly type: string
  /** In a realm, as a line of a list, in the hand, or turned up to be chosen. */
  readonly size: 'realm' | 'row' | 'hand' | 'shown'
  readonly cost?: number | undefined
  readonly strength?: { readonly now: number; readonly printed: number } | undefined
  /** What its ability costs to activate. */
  readonly activation?: number | undefined
}

export function CardFace(props: CardFaceProps) {
  const { face, name, text, type, size, cost, strength, activation } = props
  return (
    <span className={`${css.card} ${css[size]} ${cardLook(face)}`}>
      <span className={css.art}>
        <Art id={face.id} />
      </span>
      <span className={css.body}>
        <span className={css.name}>
          <Breakable text={name} />
        </span>
        {text && (
          <span className={css.text}>
            {activation !== undefined && <Icon name="gears" className={css.gears} />}
            <Print text={text} />
          </span>
        )}
        <Print text={type} className={css.type} />
      </span>
      {cost !== undefined && (
        <span
          className={css.cost}
          data-changed={cost > face.cost ? 'up' : cost < face.cost ? 'down' : undefined}
        >
          <Print text={cost} />
        </span>
      )}
      {strength && <StrengthBadge {...strength} />}
      {activation !== undefined && !text && (
        <span className={css.activates} aria-hidden="true">
          <Icon name="gears" />
          {activation > 0 && <Print text={activation} />}
        </span>
      )}
    </span>
  )
}

/** A number that other cards have changed is told by colour and by an arrow. */
export function StrengthBadge({ now, printed }: { readonly now: number; readonly printed: number }) {
  const changed = now > printed ? 'up' : now < printed ? 'down' : undefined
  return (
    <span className={css.strength} data-changed={changed}>
      <Print text={now} />
    </span>
  )
}
