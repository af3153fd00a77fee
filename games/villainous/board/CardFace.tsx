/** The face of a card: cost, picture, name, what it does, its type and strength. One component for all sizes. */
import { Breakable, Icon, Print } from '@duskhall/ui'
import type { Face } from '../content/box.ts'
import { Art } from './Art.tsx'
import { ActivationBadge, type Changing, CostBadge, StrengthBadge } from './Badges.tsx'
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
  readonly strength?: Changing | undefined
  readonly trapped?: boolean | undefined
  /** What its ability costs to activate. */
  readonly activation?: number | undefined
}

export function CardFace(props: CardFaceProps) {
  const { face, name, text, type, size, cost, strength, trapped, activation } = props
  return (
    <span
      className={`${css.card} ${css[size]} ${cardLook(face)}`}
      data-size={size}
      data-strong={strength ? '' : undefined}
    >
      <span className={css.art}>
        <Art id={face.id} />
        {trapped && <Icon name="crossed-chains" className={css.trapped} />}
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
      {cost !== undefined && <CostBadge now={cost} printed={face.cost} />}
      {strength && <StrengthBadge {...strength} />}
      {activation !== undefined && !text && <ActivationBadge cost={activation} />}
    </span>
  )
}
