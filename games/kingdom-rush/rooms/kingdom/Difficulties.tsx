/** The five levels with their hearts, as one of a few. */
import { Icon } from '@duskhall/ui'
import type { Names } from '../../text/names.ts'
import type { Choosing } from './choice.ts'
import css from './Difficulties.module.css'
import { levelOf, levels, type ScenarioEntry, stockOf } from './scenarios.ts'

type DifficultiesProps = Omit<Choosing, 'open'> & {
  readonly entry: ScenarioEntry
  readonly names: Names
}

export function Difficulties({ entry, choice, names, words, onChange }: DifficultiesProps) {
  const { difficulty, who } = choice
  const chosen = levelOf(difficulty)
  const stock = stockOf(entry, difficulty, who.length)
  return (
    <fieldset className={css.levels}>
      <legend className={css.legend}>{words.difficulty}</legend>
      <p className={css.start}>{words.start(stock.hearts, stock.diamonds)}</p>
      <div className={css.row}>
        {levels.map(({ id, name, stars, mark }) => {
          const { hearts } = stockOf(entry, id, who.length)
          return (
            <label key={id} className={css.level}>
              <input
                type="radio"
                name="kr-level"
                checked={id === difficulty}
                aria-label={words.level(names.words(name), hearts)}
                onChange={() => onChange({ difficulty: id })}
              />
              <span aria-hidden="true" className={css.sign}>
                {mark ? (
                  <Icon name={mark === 'iron' ? 'anvil' : 'crossed-swords'} />
                ) : (
                  Array.from({ length: stars }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
                    <Icon key={at} name="round-star" />
                  ))
                )}
              </span>
              <span aria-hidden="true" className={css.hearts}>
                <Icon name="hearts" />
                {hearts}
              </span>
            </label>
          )
        })}
      </div>
      {(chosen.firstRoundSpawn || chosen.ironRule) && (
        <p className={css.rule}>
          <Icon name={chosen.ironRule ? 'anvil' : 'crossed-swords'} />
          <span>
            {chosen.ironRule && entry.ironRule && `${words.ironRule(names.words(entry.ironRule.text))} `}
            {chosen.firstRoundSpawn && words.early}
          </span>
        </p>
      )}
    </fieldset>
  )
}
