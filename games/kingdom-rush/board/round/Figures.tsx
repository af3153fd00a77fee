/** What the round has come to in numbers: hearts, diamonds and Portals, before and after. */
import { Icon } from '@duskhall/ui'
import { boxOf } from '../../content/box.ts'
import { scenarioOf } from '../../rules/scenario.ts'
import type { KingdomRush } from '../../state.ts'
import type { RoundWords } from '../../text/round-words.ts'
import type { RoundCourse } from './course.ts'
import css from './Figures.module.css'

interface FiguresProps {
  readonly s: KingdomRush
  readonly course: RoundCourse
  readonly words: RoundWords
  /** Where hearts and diamonds are hit; left out where nothing flies. */
  readonly zones?: { readonly hearts: string; readonly diamonds: string }
}

export function Figures({ s, course, words, zones }: FiguresProps) {
  const { file } = boxOf(s)
  const portals = scenarioOf(s).entry.portalsToClose[s.seats - 1] ?? 0
  const all = file.difficulties[s.level]?.hearts ?? s.hearts
  const figures = [
    ['hearts', 'hearts', words.ofHearts(all), words.hearts, course.hearts],
    ['diamonds', 'cut-diamond', words.ofDiamonds(file.limits.diamonds), words.diamonds, course.diamonds],
    ...(portals > 0
      ? ([['portals', 'vortex', words.portals(portals), words.portalsClosed, course.closed]] as const)
      : []),
  ] as const
  return (
    <ul className={css.figures}>
      {figures.map(([what, icon, note, name, values]) => (
        <Figure
          key={what}
          {...{ what, icon, note, values }}
          label={words.change(name, ...values)}
          zone={what === 'portals' ? undefined : zones?.[what]}
        />
      ))}
    </ul>
  )
}

interface FigureProps {
  readonly what: 'hearts' | 'diamonds' | 'portals'
  readonly icon: string
  readonly values: readonly [number, number]
  readonly note: string
  readonly label: string
  readonly zone?: string | undefined
}

function Figure({ what, icon, values: [before, after], note, label, zone }: FigureProps) {
  return (
    <li className={css.figure} data-what={what} data-zone={zone} aria-label={`${label}, ${note}`}>
      <span aria-hidden="true">
        <Icon name={icon} />
        {before !== after && (
          <>
            <s>{before}</s>
            <i>→</i>
          </>
        )}
        <b data-fell={after < before ? '' : undefined}>{after}</b>
      </span>
      <small aria-hidden="true">{note}</small>
    </li>
  )
}
