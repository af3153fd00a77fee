/** What a round came to: what was destroyed and by whom, what broke through, what advanced, was held and came in. */
import { Icon, PlayerShape, type SeatInfo, type SummaryProps } from '@duskhall/ui'
import { boxOf, type Card } from '../../content/box.ts'
import type { Space } from '../../content/geometry/map.ts'
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
import type { RoundInterlude, RoundStep } from './steps.ts'

type Props = SummaryProps<RoundInterlude>

export function RoundSummary(props: Props) {
  const { interlude, lang } = props
  const words = roundWordsIn(lang)
  const last = interlude.steps.at(-1)
  if (!last) return null
  const { course, state } = last
  const quiet = course.destroyed.length === 0 && course.escaped.length === 0
  return (
    <div className={css.summary} data-wide="">
      <Figures s={state} course={course} words={words} />
      {quiet && <p className={css.quiet}>{words.nothing}</p>}
      <div className={css.groups}>
        {groupsOf(props, last).map((group) => (
          <Group key={group.title} group={group} s={state} />
        ))}
      </div>
      <HeartsByRound hearts={interlude.hearts} words={words} />
      <Everybody {...props} />
    </div>
  )
}

interface Entry {
  /** Left out for heroes. */
  readonly card?: Card
  readonly name: string
  readonly note: string
}

interface Entries {
  readonly title: string
  readonly icon: string
  readonly tone?: 'good' | 'bad'
  readonly entries: readonly Entry[]
}

/** Those in which something happened. */
function groupsOf({ lang, seats }: Props, { course, state }: RoundStep): Entries[] {
  const words = roundWordsIn(lang)
  const { groups } = words
  const of = <T extends { readonly card: Card }>(all: readonly T[], note: (one: T) => string): Entry[] =>
    all.map((one) => ({ card: one.card, name: callOf(state, one.card, lang), note: note(one) }))
  const where = (space: Space | null) => (space === null ? null : spaceName(state, space))
  const hurt = course.hurt.map(({ figure, damage, out }) => ({
    name: figureCall(state, figure, lang),
    note: out ? tableWords(lang).knockedOut : `−${damage}`,
  }))
  const all: Entries[] = [
    {
      title: groups.destroyed,
      icon: 'bright-explosion',
      tone: 'good',
      entries: of(course.destroyed, ({ by }) =>
        by.length > 0 ? words.destroyedLine(namesBy(by, seats, lang)) : '',
      ),
    },
    {
      title: groups.escaped,
      icon: 'broken-heart',
      tone: 'bad',
      entries: of(course.escaped, ({ lost }) => words.cost(lost)),
    },
    {
      title: groups.advanced,
      icon: 'wingfoot',
      entries: of(course.advanced, ({ spaces, to }) => `${words.result.moves(spaces)}, ${where(to)}`),
    },
    {
      title: groups.held,
      icon: 'shield',
      tone: 'good',
      entries: of(
        course.held.map((card) => ({ card })),
        () => '',
      ),
    },
    { title: groups.hurt, icon: 'hospital-cross', tone: 'bad', entries: hurt },
    {
      title: groups.came,
      icon: 'vortex',
      entries: of(course.came, ({ space }) => words.comesTo(where(space))),
    },
  ]
  return all.filter(({ entries }) => entries.length > 0)
}

function Group({ group: { title, icon, tone, entries }, s }: { group: Entries; s: KingdomRush }) {
  return (
    <section className={css.group} data-tone={tone}>
      <h3>
        <Icon name={icon} />
        <span>{title}</span> <b>{entries.length}</b>
      </h3>
      <ul>
        {entries.map(({ card, name, note }) => (
          <li key={card ?? name} className={css.entry}>
            {card !== undefined && (
              <span className={css.face} aria-hidden="true">
                <Face s={s} card={card} />
              </span>
            )}
            <b>{name}</b>
            {note && <em>{note}</em>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As it lies, or as it is printed once it has left. */
function Face({ s, card }: { readonly s: KingdomRush; readonly card: Card }) {
  const tray = trayOf(s, card)
  return tray ? <TrayFace s={s} tray={tray} tiny /> : <PrintedFace box={boxOf(s)} card={card} tiny />
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
            <b>{seat.you ? words.you.alone : seat.name}</b>
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
