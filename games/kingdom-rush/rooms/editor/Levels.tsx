/** Hearts and diamonds of each level, and how the bots fare with them. */
import { Icon } from '@duskhall/ui'
import { DIFFICULTIES } from '../../content/words.ts'
import { useEditing } from './editing.tsx'
import css from './Levels.module.css'
import { levelsOf } from './model/draft.ts'
import { withDiamonds, withLevel, withoutLevels } from './model/rules.ts'
import { levelName } from './names.ts'
import { type BotTrials, GAMES } from './trials.ts'

export function Levels({ bots }: { readonly bots: BotTrials }) {
  const { words, lang, entry, players, change, rest } = useEditing()
  const { rules } = words
  const levels = levelsOf(entry)
  return (
    <>
      <table className={css.levels}>
        <caption className={css.caption}>{rules.levels}</caption>
        <thead>
          <tr>
            <th scope="col">{rules.level}</th>
            <th scope="col">
              <Icon name="hearts" label={rules.hearts} />
            </th>
            <th scope="col">
              <Icon name="cut-diamond" label={rules.diamonds} />
            </th>
            <th scope="col">{rules.botsWin}</th>
          </tr>
        </thead>
        <tbody>
          {DIFFICULTIES.map((level, no) => {
            const name = levelName(no, lang)
            const { hearts, diamonds } = levels[level]
            const bonus = entry.bonusDiamonds[level][players - 1] ?? 0
            const { won, played } = bots.trials[level]
            return (
              <tr key={level}>
                <th scope="row">{name}</th>
                <td>
                  <input
                    type="number"
                    min={1}
                    max={99}
                    value={hearts}
                    aria-label={rules.heartsOf(name)}
                    onChange={({ target }) => {
                      const value = Math.round(Number(target.value))
                      if (value >= 1 && value <= 99)
                        change(withLevel(entry, level, { hearts: value }), `hearts ${level}`)
                    }}
                    onBlur={rest}
                  />
                </td>
                <td>
                  <input
                    type="number"
                    min={diamonds}
                    max={12}
                    value={diamonds + bonus}
                    aria-label={rules.diamondsOf(name)}
                    onChange={({ target }) => {
                      const value = Math.round(Number(target.value))
                      if (target.value !== '' && value >= diamonds && value <= 12)
                        change(withDiamonds(entry, level, players, value - diamonds), `diamonds ${level}`)
                    }}
                    onBlur={rest}
                  />
                </td>
                <td>
                  <Rate won={won} played={played} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {entry.levels && (
        <button type="button" className={css.reset} onClick={() => change(withoutLevels(entry))}>
          {rules.asInBox}
        </button>
      )}
      <Progress bots={bots} />
      <Lost bots={bots} />
    </>
  )
}

function Rate({ won, played }: { readonly won: number; readonly played: number }) {
  const { words } = useEditing()
  const percent = played === 0 ? 0 : Math.round((100 * won) / played)
  return (
    <span
      className={css.rate}
      data-low={played > 0 && percent < 15 ? '' : undefined}
      role="img"
      aria-label={played === 0 ? words.bots.none : words.bots.rate(won, played)}
    >
      <i>
        <b style={{ width: `${percent}%` }} />
      </i>
      <span>{played === 0 ? '–' : `${percent}%`}</span>
    </span>
  )
}

function Progress({ bots }: { readonly bots: BotTrials }) {
  const { words, problems } = useEditing()
  const done = DIFFICULTIES.reduce((sum, level) => sum + bots.trials[level].played, 0)
  const all = GAMES * DIFFICULTIES.length
  const isRed = problems.some(({ tone }) => tone === 'red')
  return (
    <div className={css.progress}>
      <p>{bots.failed ? words.bots.failed : isRed ? words.bots.waits : words.bots.played(done, all)}</p>
      <progress value={done} max={all} aria-label={words.bots.progress} />
      <button
        type="button"
        className={css.pause}
        aria-label={bots.paused ? words.bots.goOn : words.bots.pause}
        disabled={isRed || done === all || bots.failed}
        onClick={() => bots.pause(!bots.paused)}
      >
        {bots.paused ? '▶' : '❚❚'}
      </button>
    </div>
  )
}

/** In which rounds games were lost. */
function Lost({ bots }: { readonly bots: BotTrials }) {
  const { words } = useEditing()
  const lost = DIFFICULTIES.flatMap((level) => bots.trials[level].lost)
  if (lost.length === 0) return null
  const last = Math.max(...lost)
  const counts = Array.from({ length: last }, (_, at): [number, number] => [
    at + 1,
    lost.filter((round) => round === at + 1).length,
  ])
  const most = Math.max(...counts.map(([, games]) => games))
  const told = counts.filter(([, games]) => games > 0)
  return (
    <figure className={css.lost}>
      <figcaption>{words.bots.lost}</figcaption>
      <div role="img" aria-label={words.bots.rounds(told)}>
        {counts.map(([round, games]) => (
          <span key={round} data-most={games === most ? '' : undefined}>
            <i style={{ height: `${(100 * games) / most}%` }} />
            <b>{round}</b>
          </span>
        ))}
      </div>
    </figure>
  )
}
