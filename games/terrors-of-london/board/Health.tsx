/** The Health of an Overlord as a bar; what the aimed move takes is striped, what it gives too. */
import { Counter, Icon, infoOf, Meter, Print } from '@duskhall/ui'
import { overlordOf } from '../content/box.ts'
import { playerOf } from '../state.ts'
import css from './Health.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Health({ seat }: { readonly seat: number }) {
  const { s, after, seats, chair, words } = useDesk()
  const { health } = playerOf(s, seat)
  const then = playerOf(after, seat).health
  const most = overlordOf(s, seat).health
  const part = (value: number) => `${(100 * value) / most}%`
  const [low, high] = [Math.min(health, then), Math.max(health, then)]
  return (
    <div data-zone={id.health(seat)} className={css.frame}>
      <Meter
        label={words.said(seat === chair ? words.you : infoOf(seats, seat).name, words.health(health, most))}
        value={health}
        min={0}
        max={most}
        className={css.bar}
      >
        <i className={css.fill} style={{ width: part(low) }} />
        {low !== high && (
          <i
            className={then < health ? css.loss : css.gain}
            style={{ left: part(low), width: part(high - low) }}
          />
        )}
        <b className={css.number}>
          <Icon name="hearts" />
          <Counter value={health} preview={then} />
          <Print text={`/ ${most}`} className={css.most} />
        </b>
      </Meter>
    </div>
  )
}
