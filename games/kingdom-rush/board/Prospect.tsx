/** What comes of the piece in the air: what it covers, and what the advance would do with it and without it. */
import { Icon } from '@duskhall/ui'
import type { Mask } from '../content/geometry/cells.ts'
import { faceOf } from '../rules/trays.ts'
import { aheadOf } from './ahead.ts'
import type { InTheAir } from './aimed.ts'
import { enemyLook } from './looks.ts'
import css from './Prospect.module.css'
import { useDesk } from './seat.tsx'
import { openOn, worthOf } from './worth.ts'

interface ProspectProps {
  readonly air: InTheAir | null
  readonly stopped: Mask | null
}

export function Prospect({ air, stopped }: ProspectProps) {
  const { s, after, words } = useDesk()
  const seen = aheadOf(after)
  const without = aheadOf(s)
  if (!seen || !without) return null
  const saved = seen.hearts - without.hearts
  return (
    <section className={css.prospect} aria-label={words.forecast}>
      {air && stopped === null && <Covered air={air} />}
      <p className={css.hearts} data-lost={seen.lost > 0 ? '' : undefined}>
        <Icon name={seen.lost > 0 ? 'broken-heart' : 'hearts'} />{' '}
        {words.heartsFrom(after.hearts, seen.hearts)}
      </p>
      {seen.defeat !== null ? (
        <p className={css.danger}>
          <Icon name="broken-heart" /> {words.falls}
        </p>
      ) : (
        (without.defeat !== null || saved > 0) && (
          <p className={css.danger}>
            <Icon name="broken-heart" /> {words.without(without.defeat !== null, saved)}
          </p>
        )
      )}
    </section>
  )
}

function Covered({ air: { tray, cells } }: { readonly air: InTheAir }) {
  const { s, box, words, letterOf } = useDesk()
  const worth = worthOf(s, tray, cells)
  const open = openOn(s, tray)
  const face = faceOf(s, tray.card)
  const covered = face.each.filter((enemy) => (enemy.cells & cells & open) !== 0)
  return (
    <p className={css.covered} data-destroys={worth.destroys ? '' : undefined}>
      <span aria-hidden="true">
        {covered.map(({ enemy, cells: own }) => (
          <Icon key={own} name={enemyLook(box.file.enemies[enemy]?.id ?? '').icon} />
        ))}
      </span>
      {words.result(worth, letterOf(tray.card))}
      {worth.destroys && face.diamonds > 0 && (
        <b>
          +{face.diamonds} <Icon name="cut-diamond" className={css.diamond} />
        </b>
      )}
    </p>
  )
}
