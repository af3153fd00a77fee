/** The running sum of a Vanquish action: the Allies picked, the one aimed at dashed, what is still missing. */
import { Meter, Print } from '@duskhall/ui'
import { strengthOf } from '../rules/realm.ts'
import type { Card } from '../state.ts'
import css from './Sum.module.css'
import { useDesk } from './seat.tsx'
import { ownerOf } from './spoken.ts'

export function Sum() {
  const { s, vanquish, aim, words } = useDesk()
  if (!vanquish) return null
  const { hero, allies } = vanquish
  const owner = ownerOf(s, hero)
  const strength = (card: Card) => strengthOf(s, owner, card)
  const needed = strength(hero)
  const sum = allies.reduce((total, ally) => total + strength(ally), 0)
  const aimed = aim?.do === 'card' && !allies.includes(aim.card) ? strength(aim.card) : 0
  const parts = allies.length > 0 ? allies.map(strength).join(' + ') : words.vanquish.none
  const share = (n: number) => `${Math.min(100, needed === 0 ? 100 : (n / needed) * 100)}%`
  return (
    <Meter
      label={words.vanquish.sum(parts, sum, needed)}
      value={Math.min(sum, needed)}
      min={0}
      max={Math.max(1, needed)}
      className={css.sum}
    >
      <span className={css.parts}>
        {allies.map((ally) => (
          <b key={ally}>
            <Print text={strength(ally)} />
          </b>
        ))}
        {aimed > 0 && (
          <b className={css.aimed}>
            <Print text={`+${aimed}`} />
          </b>
        )}
      </span>
      <span className={css.bar}>
        <u style={{ width: share(sum + aimed) }} />
        <i style={{ width: share(sum) }} />
        <Print text={words.vanquish.of(sum, needed)} />
      </span>
      <Print
        className={css.missing}
        text={sum >= needed ? words.vanquish.enough : words.vanquish.missing(needed - sum)}
      />
    </Meter>
  )
}
