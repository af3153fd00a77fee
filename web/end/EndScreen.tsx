/** The end of a game: who won and by which rule, how it went, and what can be done now. */
import '../i18n/end.ts'
import { isCooperative, type Language, sidesOf, spans } from '@duskhall/kernel'
import {
  type BannerProps,
  type CourseMark,
  type EndingProps,
  Icon,
  PlayerShape,
  type SeatInfo,
} from '@duskhall/ui'
import * as Radix from '@radix-ui/react-dialog'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { days } from '../daily/days-played.ts'
import { useWords } from '../i18n/index.ts'
import { NewMedals } from '../medals/NewMedals.tsx'
import type { OpenGame } from '../play/hall.ts'
import { audienceOf, peopleOf, seatsOf } from '../play/people.ts'
import type { SeatSource } from '../play/seat-source.ts'
import { ALL_OPEN } from '../play/told.ts'
import { Button } from '../shell/Button.tsx'
import { go } from '../shell/route.ts'
import { Segmented } from '../shell/Segmented.tsx'
import { useAlone } from '../shell/useAlone.ts'
import { useFocusBack } from '../shell/useFocusBack.ts'
import { Spans } from '../table/Spans.tsx'
import { rematch } from './again.ts'
import { Confetti } from './Confetti.tsx'
import { type CoursePoint, pointsOf, turningPointsOf } from './course.ts'
import css from './EndScreen.module.css'
import { useEnding } from './ending.ts'
import { GoBack } from './GoBack.tsx'
import { hintsTold } from './hints-told.ts'
import { useNext } from './next.ts'
import { Plot } from './Plot.tsx'
import { returnsOf } from './returns.ts'
import { Scores } from './Scores.tsx'

export interface EndScreenProps {
  readonly open: OpenGame
  readonly source: SeatSource
  /** Nobody in front of the screen has won. */
  readonly lost: boolean
  readonly lang: Language
  onShare(): void
  onClose(): void
}

export function EndScreen(props: EndScreenProps) {
  const { open, source, lost, lang, onShare, onClose } = props
  const { t } = useWords()
  const { board } = open
  const { course } = board
  const { id, players } = source
  // Here it stands as a label, in no sentence: whoever has no name and reads this is "You".
  const seats = useMemo(
    () =>
      seatsOf(players, audienceOf(players), lang).map((seat) =>
        seat.you && !players[seat.seat]?.name ? { ...seat, name: t('setup.you') } : seat,
      ),
    [players, lang, t],
  )
  const [measure, setMeasure] = useState('0')
  const focusBack = useFocusBack()
  useAlone()

  // Once it is over, the game is told as it was, with every card open.
  const log = useMemo(() => source.story()?.toldTo(ALL_OPEN) ?? source.state.log, [source])
  const points = useMemo(() => pointsOf(log, course, lang), [log, course, lang])
  const turns = useMemo(() => turningPointsOf(log, course, seats, lang), [log, course, seats, lang])
  const events = useMemo(() => log.flatMap((told) => told.events), [log])
  const state = log.at(-1)?.view.state
  const ending = useEnding(open, source)
  const next = useNext(source, state?.outcome ?? null, lang)
  const returns = lost && state?.outcome ? board.returns : undefined
  const back = useMemo(
    () => (returns ? returnsOf(log, course, returns, lang) : []),
    [returns, log, course, lang],
  )
  if (!state || !ending) return null
  const { outcome } = state
  const { text, why, rule } = ending
  // Where all play together there is no other team to stand apart from.
  const together = isCooperative(open.game, state)
  const sides = together
    ? seats.map((seat) => [seat])
    : sidesOf(open.game, state).map((side) => side.flatMap((seat) => seats[seat] ?? []))
  const lines = course.lines(state).map(({ seats: group }) => {
    const names = group.map((seat) => seats[seat]?.name ?? '').join(' & ')
    return { seat: seats[group[0] ?? 0] as SeatInfo, name: names }
  })
  const shown = Number(measure)
  const told = { state, events, lost, seats, lang }
  const { Feats, Loss } = board.ending ?? {}
  // Where a room has laid the table, the way goes back there.
  const door = open.hall.window.rooms?.find((one) => one.id === source.room?.room)
  // What counts for a day is looked at where the days are.
  const { daily } = source
  const counts = daily !== null && days.entries.some((one) => one.day === daily.day && one.table === id)
  const hints = hintsTold(source.state.hints, peopleOf(source.players), together)
  const branched = source.room?.branched === true && (outcome?.stars ?? 0) > 0
  return (
    <Radix.Root open onOpenChange={(now) => !now && onClose()}>
      <Radix.Portal>
        <div data-game={open.game.id}>
          <Radix.Overlay className={css.overlay} data-overlay="" />
          <Radix.Content
            {...focusBack}
            className={css.end}
            aria-describedby={undefined}
            onOpenAutoFocus={(event) => {
              focusBack.onOpenAutoFocus()
              // On the whole: nothing in it is more than the rest, and a card of the sentence would open.
              event.preventDefault()
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
            }}
          >
            <Banner {...told} Picture={board.ending?.Banner} stars={outcome?.stars}>
              <Radix.Title className={css.title}>
                {rule === null
                  ? text.replace(/\.$/, '')
                  : lost && !together
                    ? t('end.defeat')
                    : board.headline(state, lang)}
              </Radix.Title>
              <p className={css.reason}>
                {rule !== null && <Spans spans={spans(text)} seats={seats} />}{' '}
                <Spans spans={spans(why)} seats={seats} />{' '}
                {rule !== null && <small>{t('table.rule', { id: rule })}</small>}
                {branched && <small> {t('end.noStars')}</small>}
                {daily && <small> {t(counts ? 'end.counted' : 'end.practised')}</small>}
                {hints.map(({ seat, count }) => (
                  <small key={seat}>
                    {' '}
                    {seat === null
                      ? t('end.hints', { count })
                      : t('end.hintsOf', { count, name: seats[seat]?.name ?? '' })}
                  </small>
                ))}
              </p>
            </Banner>
            <NewMedals game={open.game.id} table={id} />
            {returns && back.length > 0 && (
              <div className={css.loss}>
                <GoBack open={open} source={source} returns={returns} points={back} />
                {Loss && <Loss {...told} />}
              </div>
            )}
            <Scores
              sides={sides}
              winners={outcome?.winners ?? []}
              scores={outcome?.scores}
              tally={(seat) => board.tally(state, events, seat, lang)}
              together={together}
              feats={(seat) => Feats && <Feats {...told} seat={seat} />}
            />
            <section className={css.plot} aria-label={t('end.course')}>
              <header>
                <h2>{t('end.course')}</h2>
                {course.measures.length > 1 && (
                  <Segmented
                    label={t('end.course')}
                    values={course.measures.map((_, at) => String(at))}
                    value={measure}
                    name={(at) => course.measures[Number(at)]?.label(lang) ?? ''}
                    onChange={setMeasure}
                  />
                )}
                <span className={css.key}>
                  {lines.length > 1 &&
                    lines.map(({ seat, name }) => (
                      <span key={name}>
                        <PlayerShape seat={seat} bare className={css.small} />
                        {name}
                      </span>
                    ))}
                  {keyOf(points).map(({ icon, label }) => (
                    <span key={label}>
                      <i className={css.disc}>
                        <Icon name={icon} />
                      </i>
                      {label}
                    </span>
                  ))}
                </span>
              </header>
              <Plot
                points={points}
                measure={shown}
                max={course.measures[shown]?.max}
                whole={course.measures[shown]?.whole}
                lines={lines}
                label={course.measures[shown]?.label(lang) ?? ''}
                colour={course.measures[shown]?.colour}
              />
            </section>
            {turns.length > 0 && (
              <section className={css.turns} aria-label={t('end.turningPoints')}>
                <b>{t('end.turningPoints')}</b>
                {turns.map((turn) => (
                  <button
                    key={turn.moves}
                    type="button"
                    onClick={() => go({ at: 'replay', id, move: turn.moves })}
                  >
                    <span>{turn.label}</span>
                    {turn.text}
                  </button>
                ))}
              </section>
            )}
            <div className={css.goes} data-goes="">
              {daily && (
                <Button look="primary" onClick={() => go({ at: 'daily' })}>
                  <Icon name="hourglass" />
                  {t('doors.daily')}
                </Button>
              )}
              {door && next && (
                <Button
                  look="primary"
                  onClick={() => go({ at: 'room', game: open.game.id, room: door.id, rest: next.rest })}
                >
                  <Icon name="play-button" />
                  {next.label}
                </Button>
              )}
              {door && (
                <Button
                  look={next || back.length > 0 ? 'plain' : 'primary'}
                  onClick={() => go({ at: 'room', game: open.game.id, room: door.id, rest: '' })}
                >
                  <Icon name={door.icon} />
                  {door.words[lang]}
                </Button>
              )}
              <Button
                look={door || daily || back.length > 0 ? 'plain' : 'primary'}
                onClick={() => rematch(source, together)}
              >
                <Icon name="clockwise-rotation" />
                {t(together ? 'end.rematchTogether' : 'end.rematch')}
              </Button>
              <Button onClick={() => go({ at: 'replay', id, move: 0 })}>
                <Icon name="backward-time" />
                {t('end.replay')}
              </Button>
              <Button onClick={() => go({ at: 'analysis', id, seat: null })}>
                <Icon name="histogram" />
                {t('end.analysis')}
              </Button>
              <Button onClick={onShare}>
                <Icon name="share" />
                {t('end.share')}
              </Button>
              <span className={css.apart}>
                <Button look="ghost" onClick={onClose}>
                  {t('end.board')}
                </Button>
                <Button look="ghost" onClick={() => go({ at: 'hall' })}>
                  {t('table.back')}
                </Button>
              </span>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PageBannerProps extends EndingProps {
  /** The game's own. */
  readonly Picture: ComponentType<BannerProps> | undefined
  readonly stars: number | undefined
  readonly children: ReactNode
}

function Banner({ Picture, stars, children, ...told }: PageBannerProps) {
  if (Picture) return <Picture {...told}>{children}</Picture>
  const { lost } = told
  return (
    <div className={css.banner} data-lost={lost ? '' : undefined}>
      {!lost && <Confetti />}
      <span className={css.cup}>
        <Icon name={lost ? 'candle-flame' : 'laurel-crown'} />
      </span>
      <div>
        {children}
        {stars !== undefined && <Stars count={stars} />}
      </div>
    </div>
  )
}

/** One of each kind of mark. */
function keyOf(points: readonly CoursePoint[]): readonly CourseMark[] {
  const all = points.flatMap(({ marks }) => marks)
  return all.filter(({ label }, at) => all.findIndex((mark) => mark.label === label) === at)
}

/** How well all together have done. */
function Stars({ count }: { readonly count: number }) {
  const { t } = useWords()
  return (
    <p className={css.stars} role="img" aria-label={t('end.stars', { count })}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
        <Icon key={at} name="round-star" />
      ))}
    </p>
  )
}
