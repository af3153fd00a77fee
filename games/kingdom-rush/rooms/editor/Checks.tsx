/** What is wrong and what is unwise, each with the way to its spot. */
import { Icon } from '@duskhall/ui'
import { DIFFICULTIES } from '../../content/words.ts'
import css from './Checks.module.css'
import { useEditing } from './editing.tsx'
import type { Problem } from './model/problems.ts'
import { levelName } from './names.ts'
import { problemText } from './say.ts'
import type { BotTrials } from './trials.ts'

/** Fewer games say little. */
const ENOUGH_GAMES = 10

export function Checks(props: { readonly bots: BotTrials; onShow(problem: Problem): void }) {
  const { words, lang, problems, change } = useEditing()
  const { bots, onShow } = props
  const red = problems.filter(({ tone }) => tone === 'red').length
  const hard = DIFFICULTIES.flatMap((level, no) => {
    const { won, played } = bots.trials[level]
    const percent = Math.round((100 * won) / Math.max(1, played))
    return played >= ENOUGH_GAMES && percent < 15 ? [words.bots.hard(levelName(no, lang), percent)] : []
  })
  const yellow = problems.length - red + hard.length
  return (
    <section className={css.checks} aria-label={words.checks.title}>
      <header>
        <h2>{words.checks.title}</h2>
        <span className={css.counts} role="img" aria-label={words.checks.counts(red, yellow)}>
          <b data-tone="red">{red}</b>
          <b data-tone="yellow">{yellow}</b>
        </span>
      </header>
      <ul>
        {problems.map((problem) => {
          const text = problemText(problem, words)
          const [remedy] = problem.remedies
          const hasSpot = problem.spot.cells.length > 0 || problem.spot.pile || problem.spot.field
          return (
            <li key={`${problem.mistake.code} ${problem.place} ${text}`} data-tone={problem.tone}>
              <Icon name={problem.tone === 'red' ? 'cancel' : 'hourglass'} />
              <p>{text}</p>
              {hasSpot && (
                <button type="button" aria-label={words.checks.show(text)} onClick={() => onShow(problem)}>
                  {words.checks.showShort}
                </button>
              )}
              {remedy && problem.spot.cells.length === 0 && (
                <button type="button" onClick={() => change(remedy.entry)}>
                  {words.remedies[remedy.name]}
                </button>
              )}
            </li>
          )
        })}
        {hard.map((text) => (
          <li key={text} data-tone="yellow">
            <Icon name="hourglass" />
            <p>{text}</p>
          </li>
        ))}
        {red === 0 && (
          <li data-tone="green">
            <Icon name="check-mark" />
            <p>{words.checks.sound}</p>
          </li>
        )}
      </ul>
    </section>
  )
}
