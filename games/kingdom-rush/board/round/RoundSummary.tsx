/** What a round came to: what was destroyed and by whom, what broke through, what advanced, was held and came in. */
import { Icon, PlayerShape, type SeatInfo, type SummaryProps } from '@duskhall/ui'
import type { ReactNode } from 'react'
import { boxOf, type Card } from '../../content/box.ts'
import { trayOf } from '../../rules/trays.ts'
import type { KingdomRush } from '../../state.ts'
import { spaceName } from '../../text/calling.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { tableWords } from '../../text/table.ts'
import { PrintedFace, TrayFace } from '../TrayFace.tsx'
import { callOf, figureCall } from './calls.ts'
import { coveredBy } from './credits.ts'
import { Figures } from './Figures.tsx'
import { HeartsByRound } from './HeartsByRound.tsx'
import { namesBy } from './lines.ts'
import css from './RoundSummary.module.css'
import type { RoundInterlude } from './steps.ts'

type Props = SummaryProps<RoundInterlude>

export function RoundSummary(props: Props) {
  const { interlude, lang } = props
  const words = roundWordsIn(lang)
  const last = interlude.steps.at(-1)
  if (!last) return null
  const { course, state } = last
  const { groups } = words
  const call = (card: Card) => callOf(state, card, lang)
  const quiet = course.destroyed.length === 0 && course.escaped.length === 0
  return (
    <div className={css.summary} data-wide="">
      <Figures s={state} course={course} words={words} />
      {quiet && <p className={css.quiet}>{words.nothing}</p>}
      <div className={css.groups}>
        <Group title={groups.destroyed} icon="bright-explosion" tone="good">
          {course.destroyed.map(({ card, by }) => (
            <Entry
              key={card}
              s={state}
              card={card}
              name={call(card)}
              note={by.length > 0 ? words.destroyedLine(namesBy(by, props.seats)) : ''}
            />
          ))}
        </Group>
        <Group title={groups.escaped} icon="broken-heart" tone="bad">
          {course.escaped.map(({ card, lost }) => (
            <Entry key={card} s={state} card={card} name={call(card)} note={words.cost(lost)} />
          ))}
        </Group>
        <Group title={groups.advanced} icon="wingfoot">
          {course.advanced.map(({ card, spaces, to }) => (
            <Entry
              key={card}
              s={state}
              card={card}
              name={call(card)}
              note={`${words.result.moves(spaces)}, ${spaceName(state, to)}`}
            />
          ))}
        </Group>
        <Group title={groups.held} icon="shield" tone="good">
          {course.held.map((card) => (
            <Entry key={card} s={state} card={card} name={call(card)} note="" />
          ))}
        </Group>
        <Group title={groups.hurt} icon="hospital-cross" tone="bad">
          {course.hurt.map(({ figure, damage, out }) => (
            <li key={figure} className={css.entry}>
              <b>{figureCall(state, figure, lang)}</b>
              <em>{out ? tableWords(lang).knockedOut : `−${damage}`}</em>
            </li>
          ))}
        </Group>
        <Group title={groups.came} icon="vortex">
          {course.came.map(({ card, space }) => (
            <Entry
              key={card}
              s={state}
              card={card}
              name={call(card)}
              note={words.comesTo(space === null ? null : spaceName(state, space))}
            />
          ))}
        </Group>
      </div>
      <HeartsByRound hearts={interlude.hearts} words={words} />
      <Everybody {...props} />
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly icon: string
  readonly tone?: 'good' | 'bad'
  readonly children: readonly ReactNode[]
}

function Group({ title, icon, tone, children }: GroupProps) {
  if (children.length === 0) return null
  return (
    <section className={css.group} data-tone={tone}>
      <h3>
        <Icon name={icon} />
        <span>{title}</span> <b>{children.length}</b>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}

interface EntryProps {
  readonly s: KingdomRush
  readonly card: Card
  readonly name: string
  readonly note: string
}

function Entry({ s, card, name, note }: EntryProps) {
  const tray = trayOf(s, card)
  return (
    <li className={css.entry}>
      <span className={css.face} aria-hidden="true">
        {tray ? <TrayFace s={s} tray={tray} tiny /> : <PrintedFace box={boxOf(s)} card={card} tiny />}
      </span>
      <b>{name}</b>
      {note && <em>{note}</em>}
    </li>
  )
}

function Everybody({ interlude, lang, seats }: Props) {
  const words = roundWordsIn(lang)
  const last = interlude.steps.at(-1)
  if (!last) return null
  const { faces } = boxOf(last.state)
  const took = (seat: number, portal: boolean) =>
    last.course.destroyed.filter(
      ({ card, by }) => by[0] === seat && (faces[card]?.isPortal ?? false) === portal,
    ).length
  return (
    <ul className={css.everybody}>
      {seats.map((seat: SeatInfo) => (
        <li key={seat.seat}>
          <PlayerShape seat={seat} className={css.shape} />
          <span>
            <b>{seat.name}</b>
            <em>
              {words.did(
                coveredBy(interlude.events, seat.seat),
                took(seat.seat, false),
                took(seat.seat, true),
              )}
            </em>
          </span>
        </li>
      ))}
    </ul>
  )
}
