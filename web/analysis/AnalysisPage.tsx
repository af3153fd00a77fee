/** What is known of a game so far, on one page: it grows while the analysis goes on. */
import { isCooperative, resultFor, type Seat } from '@duskhall/kernel'
import { Icon, type Lesson } from '@duskhall/ui'
import { useEffect, useMemo, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { branch, type OpenTable } from '../play/hall.ts'
import { readerOf, seatsOf } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { addressOf, go, goInstead } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import { AnalysisBar } from './AnalysisBar.tsx'
import css from './AnalysisScreen.module.css'
import { fallOf, turnsOf } from './appraised.ts'
import { ChancePlot } from './ChancePlot.tsx'
import { ChanceTable } from './ChanceTable.tsx'
import { type ChartPoint, chartPoints, ticksOf } from './chart.ts'
import type { Decision } from './decisions.ts'
import { Figures } from './Figures.tsx'
import { Outcome } from './Outcome.tsx'
import { Position } from './Position.tsx'
import { ProgressLine } from './ProgressLine.tsx'
import { percent, TurnCard } from './TurnCard.tsx'
import { useAnalysis } from './useAnalysis.ts'
import { playedWords } from './words.ts'

const WORTH = { won: 1, drawn: 0.5, lost: 0 } as const
/** Actions of one decision that are told. */
const MOST_ACTIONS = 4

/** What the game came to for the seat; null where it was not played to its end and somebody else gave up. */
function endOf({ game, match, saved }: OpenTable, seat: Seat): number | null {
  const { state } = match
  if (state.outcome) return WORTH[resultFor(game, state, state.outcome, seat)]
  return saved.resigned === seat ? 0 : null
}

interface AnalysisPageProps {
  readonly open: OpenTable
  readonly seat: Seat
  /** The one that the table was played by. */
  readonly lesson: Lesson | null
}

export function AnalysisPage({ open, seat, lesson }: AnalysisPageProps) {
  const { t, lang } = useWords()
  const { game, board, match, saved } = open
  const { players } = saved
  const { decisions, analysis, state } = useAnalysis(open, seat, lesson)
  const { known } = state
  const [wanted, setWanted] = useState<number | null>(null)
  const title = open.hall.window.words[lang].title
  useEffect(() => {
    document.title = `${t('analysis.of', { game: title })} · Duskhall`
  }, [t, title])

  const seats = useMemo(() => seatsOf(players, seat, lang), [players, seat, lang])
  const reader = useMemo(() => readerOf(players, seat, lang), [players, seat, lang])
  const moves = match.record.moves.length
  const points = useMemo(() => chartPoints(decisions, known, moves), [decisions, known, moves])
  const turns = useMemo(
    () => (state.done ? turnsOf(known, (place) => decisions[place]?.moment ?? 0) : []),
    [state.done, known, decisions],
  )
  const fall = useMemo(() => (state.done ? fallOf(known) : null), [state.done, known])
  const heaviest = turns.toSorted((a, b) => Math.abs(b.other.gain) - Math.abs(a.other.gain))[0]
  const chosen = wanted ?? heaviest?.place ?? points.at(-1)?.place ?? 0
  const decision = decisions[chosen]
  const momentOf = ({ moment }: Pick<Decision, 'moment'>) => board.course.momentLabel(moment, lang)
  const heading = turns.length === 0 ? t('analysis.noneYet') : t('analysis.turns', { count: turns.length })
  const between = (one: number, next: number) => {
    const [from, to] = [one, next].map((place) => momentOf(decisions[place] as Decision))
    return from === to ? String(from) : t('analysis.fallWhen', { from: String(from), to: String(to) })
  }
  const none = known.some((one) => one?.taught) ? 'analysis.noOwnTurns' : 'analysis.noTurns'
  const playedAt = (one: Decision) => {
    const told = playedWords(open, one, reader, lang)
    const left = told.length - MOST_ACTIONS
    return [...told.slice(0, MOST_ACTIONS), ...(left > 0 ? [t('analysis.more', { count: left })] : [])].join(
      ' · ',
    )
  }
  const said = ({ place, chance }: ChartPoint) => {
    const one = decisions[place] as Decision
    const blanks = { moment: momentOf(one), number: one.at + 1, percent: percent(chance) }
    return t('analysis.point', { ...blanks, played: playedAt(one) })
  }
  const together = isCooperative(game, match.state)
  const name = seats[seat]?.name ?? ''
  const mine = players[seat]?.kind === 'person'
  const label = together
    ? t('analysis.chancesTogether')
    : mine
      ? t('analysis.chances')
      : t('analysis.chancesOf', { name })

  const see = (one: Decision) => go({ at: 'replay', id: saved.id, move: one.at })
  const playOn = async (one: Decision) => {
    try {
      const id = await branch(open, match.record, one.at, players, saved.room ?? null)
      toast(t('replay.branched'))
      go({ at: 'table', id })
    } catch (error) {
      sayProblem(error)
    }
  }
  const step = (to: number) => setWanted(Math.min(Math.max(to, 0), decisions.length - 1))
  const here = known[chosen]
  const other = here?.other
  return (
    <div className={css.screen} data-game={game.id}>
      <AnalysisBar id={saved.id} title={title} />
      <main className={css.page}>
        <div className={css.about}>
          <header className={css.head}>
            <Outcome open={open} />
            {players.length > 1 && (
              <label className={css.seat}>
                <span>{t('analysis.seat')}</span>
                <select
                  value={seat}
                  onChange={(event) =>
                    goInstead({ at: 'analysis', id: saved.id, seat: Number(event.target.value) })
                  }
                >
                  {seats.map((one) => (
                    <option key={one.seat} value={one.seat}>
                      {one.name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <ProgressLine analysis={analysis} state={state} />
          </header>
          {decisions.length === 0 ? (
            <p>{t(saved.resigned === undefined ? 'analysis.nothing' : 'analysis.gaveUpAtOnce')}</p>
          ) : (
            <>
              <Figures known={known} />
              <section className={css.plot} aria-label={label}>
                <header>
                  <h2>{label}</h2>
                  <ul className={css.key} aria-hidden="true">
                    <li data-is="up">{t('analysis.ahead')}</li>
                    <li data-is="down">{t('analysis.behind')}</li>
                    <li data-is="band">{t('analysis.band')}</li>
                  </ul>
                </header>
                <ChancePlot
                  label={label}
                  points={points}
                  end={state.done ? endOf(open, seat) : null}
                  ticks={(most) => ticksOf(decisions, moves, most)}
                  momentLabel={(moment) => momentOf({ moment })}
                  turns={turns}
                  chosen={chosen}
                  said={said}
                  onChoose={setWanted}
                  onOpen={() => decision && see(decision)}
                />
                <p className={css.honest}>
                  {t('analysis.honest')} {t('analysis.measured')}
                </p>
                <ChanceTable
                  points={points}
                  moment={({ place }) => momentOf(decisions[place] as Decision)}
                  played={({ place }) => playedAt(decisions[place] as Decision)}
                />
              </section>
              <section className={css.turns} aria-label={heading}>
                <h2>{heading}</h2>
                {turns.length === 0 && (
                  <p className={css.soon}>{t(state.done ? none : 'analysis.turnsSoon')}</p>
                )}
                <ol>
                  {turns.map((turn, at) => {
                    const one = decisions[turn.place] as Decision
                    return (
                      <TurnCard
                        key={turn.place}
                        number={at + 1}
                        turn={turn}
                        moment={momentOf(one)}
                        played={playedAt(one)}
                        chosen={turn.place === chosen}
                        table={saved.id}
                        at={one.at}
                        onChoose={() => setWanted(turn.place)}
                      />
                    )
                  })}
                </ol>
                {fall && (
                  <p className={css.soon}>
                    {t('analysis.fall', {
                      when: between(fall.place, fall.place + 1),
                      before: percent(fall.before),
                      after: percent(fall.after),
                    })}
                  </p>
                )}
              </section>
            </>
          )}
        </div>
        {decision && (
          <aside className={css.then} aria-label={t('analysis.table')}>
            <header>
              <h2>
                {mine
                  ? t('analysis.decision', { moment: momentOf(decision) })
                  : t('analysis.decisionOf', { moment: momentOf(decision), name })}
              </h2>
              <span>
                {t('analysis.at', { number: decision.at + 1, total: moves })}
                {here && ` · ${t('analysis.percent', { percent: percent(here.chance) })}`}
              </span>
            </header>
            <Position
              open={open}
              decision={decision}
              steps={other && other.gain > other.doubt ? other.steps : null}
              seats={seats}
              reader={reader}
              lang={lang}
              label={`${t('analysis.table')}: ${momentOf(decision)}`}
            />
            <p className={css.deed}>
              <i>{t('analysis.played')}</i> {playedAt(decision)}
            </p>
            {decision.taught && <p className={css.note}>{t('analysis.taught')}</p>}
            <div className={css.deeds}>
              <IconButton
                icon="play-button"
                iconClassName={css.back}
                label={t('analysis.previous')}
                disabled={chosen <= 0}
                onClick={() => step(chosen - 1)}
              />
              <IconButton
                icon="play-button"
                label={t('analysis.next')}
                disabled={chosen >= decisions.length - 1}
                onClick={() => step(chosen + 1)}
              />
              <a className={css.link} href={addressOf({ at: 'replay', id: saved.id, move: decision.at })}>
                <Icon name="backward-time" />
                {t('analysis.see')}
              </a>
              <Button look="primary" className={css.branch} onClick={() => void playOn(decision)}>
                <Icon name="meeple" />
                {t('analysis.playOn')}
              </Button>
            </div>
            <p className={css.note}>{t('analysis.branch')}</p>
          </aside>
        )}
      </main>
    </div>
  )
}
