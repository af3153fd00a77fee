/** The own hero board: health, what is left of its card, its abilities; with several heroes one below the other. */
import { Icon, Meter, Piece } from '@duskhall/ui'
import { type CSSProperties, Fragment } from 'react'
import { alleria } from '../rules/figures.ts'
import { type FigureNo, type Hero, WILDCAT } from '../state.ts'
import type { TableWords } from '../text/en/table.ts'
import { heroIcon, WILDCAT_ICON } from './looks.ts'
import css from './Mine.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Mine() {
  const { s, chair, words } = useDesk()
  const own = s.heroes.flatMap((hero, figure) => (hero.owner === chair ? [{ hero, figure }] : []))
  return (
    <section className={css.mine} aria-label={words.yours}>
      {own.map(({ hero, figure }) => (
        <HeroBoard key={figure} hero={hero} figure={figure} />
      ))}
    </section>
  )
}

/** Where the boards have no room: each hero with its health, to be pressed, and the Wildcat beside Alleria. */
export function HeroChips() {
  const { s, chair, answering, names, box, words } = useDesk()
  return s.heroes.map((hero, figure) =>
    hero.owner === chair ? (
      <Fragment key={hero.hero}>
        <Piece
          {...answering(id.figure(figure))}
          label={`${words.figureAt(names.hero(hero.hero), null, hero.health)}, ${stateOf(hero, words)}`}
          card={box.heroes[hero.hero]?.id}
          className={css.chip}
          style={colourOf(hero)}
          inactive={hero.state !== 'up' || hero.played === 1}
        >
          <Icon name={heroIcon(box.heroes[hero.hero]?.id ?? '')} />
          <b>{hero.health}</b>
          <Icon name="hearts" className={css.full} />
        </Piece>
        {s.wildcat && alleria(s) === figure && (
          <Piece
            {...answering(id.figure(WILDCAT))}
            label={names.wildcat}
            className={css.chip}
            style={colourOf(hero)}
            inactive={s.wildcat.spent !== 0}
          >
            <Icon name={WILDCAT_ICON} />
          </Piece>
        )}
      </Fragment>
    ) : null,
  )
}

/** In the colour of its seat: at one screen that is whom one acts with now. */
function colourOf({ owner }: Hero): CSSProperties {
  return { '--own': `var(--p${owner + 1})` } as CSSProperties
}

function stateOf({ state, played }: Hero, words: TableWords): string {
  return state === 'ko' ? words.knockedOut : played === 1 ? words.cardPlayed : words.cardReady
}

function HeroBoard({ hero, figure }: { readonly hero: Hero; readonly figure: FigureNo }) {
  const { s, answering, names, box, words } = useDesk()
  const entry = box.heroes[hero.hero]
  const full = entry?.health ?? 0
  const name = names.hero(hero.hero)
  const state =
    hero.state === 'ko' ? words.knockedOut : hero.played === 1 ? words.cardPlayed : words.cardReady
  return (
    <div className={css.board} data-state={hero.state} style={colourOf(hero)}>
      <Piece
        {...answering(id.figure(figure))}
        label={`${words.figureAt(name, null, hero.health)}, ${state}`}
        card={entry?.id}
        className={css.portrait}
      >
        <Icon name={heroIcon(entry?.id ?? '')} />
        <b>{name.split(' ')[0]}</b>
      </Piece>
      <div className={css.facts}>
        <div className={css.line}>
          <Meter
            label={words.health(words.outOf(hero.health, full))}
            value={hero.health}
            min={0}
            max={full}
            className={css.hearts}
          >
            {Array.from({ length: full }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hearts differ by nothing but their place
              <Icon key={n} name="hearts" className={n < hero.health ? css.full : css.empty} />
            ))}
          </Meter>
          <em>{state}</em>
        </div>
        <ul>
          {s.wildcat && alleria(s) === figure && (
            <li>
              <Piece
                {...answering(id.figure(WILDCAT))}
                label={names.wildcat}
                className={css.ability}
                inactive={s.wildcat.spent !== 0}
              >
                {names.wildcat}
              </Piece>
            </li>
          )}
          {hero.abilities.map((ability, slot) => (
            <li key={ability}>
              <Piece
                {...answering(id.ability(ability))}
                label={`${names.ability(ability)}${(hero.down & (1 << slot)) !== 0 ? `, ${words.used}` : ''}`}
                card={box.abilities[ability]?.id}
                className={css.ability}
                inactive={(hero.down & (1 << slot)) !== 0}
              >
                {names.ability(ability)}
              </Piece>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
