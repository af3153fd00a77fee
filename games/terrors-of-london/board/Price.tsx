/** What something costs, at its corner; lit when it can be paid. */
import { Print } from '@duskhall/ui'
import css from './Price.module.css'

export interface PriceProps {
  readonly coins: number
  readonly lit: boolean
  readonly className?: string | undefined
}

export function Price({ coins, lit, className }: PriceProps) {
  return (
    <span className={`${css.price} ${className ?? ''}`} data-lit={lit ? '' : undefined}>
      <Print text={coins} />
    </span>
  )
}
