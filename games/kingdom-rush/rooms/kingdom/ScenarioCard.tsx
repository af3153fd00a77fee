/** The card of a scenario: what is new, the goal, who plays, how hard, and what was won before. */
import type { Language } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import type { ReactNode } from 'react'
import { lowerThe as en } from '../../text/en/words.ts'
import { lowerThe as fr } from '../../text/fr/words.ts'
import { namesOf } from '../../text/names.ts'
import type { Choosing } from './choice.ts'
import { Difficulties } from './Difficulties.tsx'
import { MiniMap } from './MiniMap.tsx'
import { type Stop, type Win, wonOf } from './RoadMap.tsx'
import css from './ScenarioCard.module.css'
import { Seats } from './Seats.tsx'
import { box, LANDMARKS, placeOf, scenarioAt } from './scenarios.ts'
import type { KingdomWords } from './words.ts'

const lowerThe = { en, fr }

export interface ScenarioCardProps extends Choosing {
  readonly stop: Stop
  readonly lang: Language
  /** In place of what begins a game: why it cannot begin. */
  readonly locked: ReactNode
  readonly children: ReactNode
}

export function ScenarioCard(props: ScenarioCardProps) {
  const { stop, choice, open, lang, words, onChange, locked, children } = props
  const entry = scenarioAt(stop.number)
  const names = namesOf({ content: box.id }, lang)
  const seats = choice.who.length
  const portals = entry.victory.closeAllPortals ? (entry.portalsToClose[seats - 1] ?? 0) : 0
  const boss = box.file.bosses.find(({ id }) => id === entry.victory.defeatBoss)
  const [icon = 'castle'] = LANDMARKS[placeOf(stop.number)] ?? []
  return (
    <article className={css.card} aria-labelledby="kr-scenario">
      <header className={css.head} data-locked={locked ? '' : undefined}>
        <Icon name={icon} className={css.art} />
        <i className={css.number}>{stop.number}</i>
        <h2 id="kr-scenario">{names.words(entry.title)}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled with the keyboard */}
      <section className={css.body} tabIndex={0} aria-label={names.words(entry.title)}>
        <p className={css.story}>{names.words(entry.story)}</p>
        <div className={css.two}>
          <div>
            <h3>{words.news}</h3>
            <ul className={css.news}>
              {entry.news[lang].map((item) => (
                <li key={item}>{names.words({ en: item, fr: item })}</li>
              ))}
            </ul>
            <h3>{words.goal}</h3>
            <ul className={css.goal}>
              {portals > 0 && (
                <li>
                  <Icon name="vortex" />
                  {words.closePortals(portals)}
                </li>
              )}
              {boss && (
                <li>
                  <Icon name="crowned-skull" />
                  {words.defeat(lowerThe[lang](names.words(boss.name)))}
                </li>
              )}
            </ul>
          </div>
          <MiniMap number={stop.number} seats={seats} />
        </div>
        {locked ?? (
          <>
            <Seats choice={choice} open={open} lang={lang} words={words} onChange={onChange} />
            <Difficulties entry={entry} choice={choice} names={names} words={words} onChange={onChange} />
          </>
        )}
        {stop.win !== undefined && <Best stop={stop} win={stop.win} words={words} />}
        <p className={css.note}>{words.reconstructed}</p>
      </section>
      <footer className={css.foot}>{children}</footer>
    </article>
  )
}

interface BestProps {
  readonly stop: Stop
  readonly win: Win | null
  readonly words: KingdomWords
}

function Best({ stop: { attempt }, win, words }: BestProps) {
  return (
    <p className={css.best}>
      <Icon name="laurel-crown" />
      <span>
        <b>{win || !attempt ? words.best : words.notWon}</b>
        {win
          ? wonOf(win, words)
          : attempt
            ? words.attempt(attempt.round, attempt.closed, attempt.portals)
            : words.notWon}
      </span>
    </p>
  )
}
