/** The numbers on a card. One that other cards have changed is told by its colour, and Strength by an arrow as well. */
import { Icon, Print } from '@duskhall/ui'
import css from './Badges.module.css'

export interface Changing {
  readonly now: number
  readonly printed: number
}

function changeOf({ now, printed }: Changing): 'up' | 'down' | undefined {
  return now > printed ? 'up' : now < printed ? 'down' : undefined
}

export function CostBadge(cost: Changing) {
  return (
    <span className={css.cost} data-changed={changeOf(cost)}>
      <Print text={cost.now} />
    </span>
  )
}

export function StrengthBadge(strength: Changing) {
  return (
    <span className={css.strength} data-changed={changeOf(strength)}>
      <Print text={strength.now} />
    </span>
  )
}

/** It can be activated, for so much Power. */
export function ActivationBadge({ cost }: { readonly cost: number }) {
  return (
    <span className={css.activates} aria-hidden="true">
      <Icon name="gears" />
      {cost > 0 && <Print text={cost} />}
    </span>
  )
}
