/** How far a Villain is, at a glance: Obstacles, the Cauldron and its soldiers, the list of the wedding. */
import type { Seat } from '@duskhall/kernel'
import { Icon, Meter } from '@duskhall/ui'
import { TILE_ICON } from './art.ts'
import css from './Objective.module.css'
import { objectiveOf, progressOf } from './objective.ts'
import { useDesk } from './seat.tsx'

/** `brief` where there is room for marks only. */
export function Progress({ seat, brief }: { readonly seat: Seat; readonly brief?: boolean }) {
  const { s, after, words } = useDesk()
  const now = objectiveOf(s, seat)
  const { done, of } = progressOf(s, seat)
  const meter = { value: done, min: 0, max: of, className: `${css.progress} ${brief ? css.brief : ''}` }
  switch (now.kind) {
    case 'obstacles': {
      const then = objectiveOf(after, seat)
      const removed = then.kind === 'obstacles' ? then.removed : now.removed
      return (
        <Meter {...meter} label={words.obstacles.removed(now.removed, now.of)}>
          <span className={css.marks}>
            {Array.from({ length: now.of }, (_, at) => (
              <Mark
                // biome-ignore lint/suspicious/noArrayIndexKey: marks are all alike
                key={at}
                done={at < now.removed}
                changes={at < now.removed !== at < removed}
                icon="stone-block"
              />
            ))}
          </span>
        </Meter>
      )
    }
    case 'cauldron': {
      const born = now.born.filter(Boolean).length
      const chip = words.cauldron.chips[now.state] ?? ''
      return (
        <Meter {...meter} label={`${chip}, ${words.cauldron.born(born, now.born.length)}`}>
          {/* Where there is little room the tile itself lies beside it. */}
          {!brief && (
            <span className={css.chip} data-done={now.state > 0 ? '' : undefined} aria-hidden="true">
              <Icon name={now.state === 1 ? 'night-sleep' : TILE_ICON} />
              {chip}
            </span>
          )}
          <span className={css.marks}>
            {now.born.map((there, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a mark for each location
              <Mark key={at} done={there} icon="raise-skeleton" same />
            ))}
          </span>
        </Meter>
      )
    }
    case 'wedding':
      return (
        <Meter {...meter} label={weddingSaid(now.steps, words)}>
          <span className={css.steps} aria-hidden="true">
            {now.steps.map(({ what, done: there }) => (
              <span key={what} data-done={there ? '' : undefined} title={words.wedding[what]}>
                <Icon name={there ? 'check-mark' : WEDDING_ICONS[what]} />
                {!brief && words.wedding[what]}
              </span>
            ))}
          </span>
        </Meter>
      )
    default:
      return <Meter {...meter} label={words.progress(done, of)} />
  }
}

const WEDDING_ICONS = {
  unlocked: 'padlock',
  prince: 'crown',
  daughter: 'large-dress',
  bells: 'ringing-bell',
  noSlipper: 'high-heel',
} as const

type Steps = Extract<ReturnType<typeof objectiveOf>, { kind: 'wedding' }>['steps']

function weddingSaid(steps: Steps, { wedding, said, list }: ReturnType<typeof useDesk>['words']): string {
  return list(steps.map(({ what, done }) => said(wedding[what], done ? wedding.done : wedding.missing)))
}

function Mark(props: {
  readonly done: boolean
  readonly changes?: boolean
  readonly icon: string
  readonly same?: boolean
}) {
  const { done, changes, icon, same } = props
  return (
    <i className={css.mark} data-done={done ? '' : undefined} data-changes={changes ? '' : undefined}>
      <Icon name={done && !same ? 'check-mark' : icon} />
    </i>
  )
}
