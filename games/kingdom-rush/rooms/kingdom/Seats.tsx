/** Who plays: so many seats, each with a hero and whoever leads them. */
import type { Language } from '@duskhall/kernel'
import { Icon, SHAPES, ShapeOutline } from '@duskhall/ui'
import { heroIcon } from '../../board/looks.ts'
import { HEROES, type HeroId } from '../../content/words.ts'
import { namesOf } from '../../text/names.ts'
import type { Choosing } from './choice.ts'
import { seated, switched, withHero } from './party.ts'
import css from './Seats.module.css'
import { box } from './scenarios.ts'

type SeatsProps = Choosing & {
  readonly lang: Language
}

const healthOf = (id: HeroId) => box.heroes.find((hero) => hero.id === id)?.health ?? 0

/** Heroes are called by their first name, and there is no room for more. */
const firstName = (name: string) => name.split(' ')[0]

export function Seats({ choice, open, lang, words, onChange }: SeatsProps) {
  const { who, heroes } = choice
  const names = namesOf({ content: box.id }, lang)
  const count = who.length
  const first = who.indexOf('person')
  return (
    <fieldset className={css.seats}>
      <legend className={css.legend}>{words.heroes}</legend>
      <span className={css.stepper}>
        <button
          type="button"
          aria-label={words.fewer}
          disabled={count <= 1}
          onClick={() => onChange({ who: seated(who, count - 1) })}
        >
          −
        </button>
        <output>{words.players(count)}</output>
        <button
          type="button"
          aria-label={words.more}
          disabled={count >= 4}
          onClick={() => onChange({ who: seated(who, count + 1) })}
        >
          +
        </button>
      </span>
      <ul className={css.list}>
        {heroes.map((hero, seat) => (
          <li key={hero} className={css.seat} style={{ color: `var(--p${seat + 1})` }}>
            <span className={css.face}>
              <Icon name={heroIcon(hero)} />
            </span>
            <svg className={css.shape} viewBox="-2 -2 44 44" aria-hidden="true">
              <g fill="currentColor" stroke="#2b180a" strokeWidth="3">
                <ShapeOutline shape={SHAPES[seat % SHAPES.length] ?? 'disc'} />
              </g>
            </svg>
            <select
              className={css.hero}
              aria-label={words.hero(seat + 1)}
              value={hero}
              onChange={({ target }) => {
                const chosen = open.find((one) => one === target.value)
                if (chosen) onChange({ heroes: withHero(heroes, seat, chosen) })
              }}
            >
              {open.map((id) => (
                <option key={id} value={id}>
                  {firstName(names.hero(HEROES.indexOf(id)))}
                </option>
              ))}
            </select>
            <select
              className={css.who}
              aria-label={words.who(seat + 1)}
              value={who[seat]}
              onChange={() => onChange({ who: switched(who, seat) })}
            >
              <option value="person">{seat === first ? words.you : words.person}</option>
              <option value="bot">{words.bot}</option>
            </select>
            <span className={css.health} role="img" aria-label={words.health(healthOf(hero))}>
              <Icon name="hearts" />
              {healthOf(hero)}
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
