/** A building site with the towers on it, and the one that is about to stand there. */
import { Icon, infoOf, Piece, PlayerShape, Print } from '@duskhall/ui'
import { WHITE } from '../content/scenario.ts'
import { type Built, type KingdomRush, type KingdomRushMove, NONE } from '../state.ts'
import css from './Battlefield.module.css'
import { type Placed, placeOf, pointOf } from './field.ts'
import { FAMILY_ICONS } from './looks.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

/** Where it will stand once it is built, and which way it looks as soon as somebody aims so. */
function risingOn({ agenda }: KingdomRush, aim: KingdomRushMove | null, site: number): Built | null {
  const step = agenda.at(-1)
  if (step?.do !== 'turn' && step?.do !== 'site') return null
  const chosen = step.do === 'turn' ? step.site : aim?.do === 'site' ? aim.site : NONE
  if (chosen !== site) return null
  const turn = aim?.do === 'turn' ? aim.turn : NONE
  return { site, tower: step.tower, turn, by: step.by, down: 0, late: 0 }
}

export function Site({ site, field }: Placed & { readonly site: number }) {
  const { s, aim, seats, asked, answering, scenario, words, names, texts, box } = useDesk()
  const { at, owner } = scenario.sites[site] as (typeof scenario.sites)[number]
  const colour = owner[s.seats - 1] ?? NONE
  const towers = s.towers.filter((built) => built.site === site)
  const built = towers.map(({ tower }) => words.tower(names.tower(tower), box.towers[tower]?.level ?? 0))
  const place = placeOf({ field, point: pointOf(scenario.ground, at), size: 0.84 })
  // Where one of the towers themselves is asked for, it answers on its own; one below another is chosen beside the map.
  const answers = asked?.do === 'raze-tower' ? towers.length - 1 : NONE
  const top = towers[answers]
  const rising = risingOn(s, aim, site)
  return (
    <>
      <Piece
        {...answering(id.site(site))}
        place
        label={words.site(site + 1, texts.space(s, at), colour, built)}
        className={`${css.at} ${css.site}`}
        style={place}
      >
        <span className={css.plot} data-colour={colour} />
        {towers.map(
          (tower, n) =>
            n !== answers && (
              <Tower
                key={tower.tower}
                tower={tower}
                storey={n}
                below={n < towers.length - (rising ? 0 : 1)}
              />
            ),
        )}
        {rising && <Tower tower={rising} storey={towers.length} below={false} rising />}
        <span className={css.owner}>
          {colour === WHITE ? <Star /> : <PlayerShape seat={infoOf(seats, colour)} bare />}
        </span>
      </Piece>
      {top && (
        <Piece
          {...answering(`standing-${s.towers.indexOf(top)}`, id.tower(s.towers.indexOf(top)))}
          label={built[answers] ?? ''}
          className={`${css.at} ${css.razed}`}
          style={place}
        >
          <Tower tower={top} storey={answers} below={false} />
        </Piece>
      )}
    </>
  )
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path className={css.star} d="M12 2l3 7 7.5.6-5.7 5 1.8 7.4L12 18l-6.6 4 1.8-7.4-5.7-5L9 9z" />
    </svg>
  )
}

interface TowerProps {
  readonly tower: Built
  readonly storey: number
  /** Another one stands on it. */
  readonly below: boolean
  /** It is being built. */
  readonly rising?: boolean
}

function Tower({ tower: built, storey, below, rising = false }: TowerProps) {
  const { box } = useDesk()
  const { family = 0, level = 0 } = box.towers[built.tower] ?? {}
  return (
    <span
      className={css.tower}
      data-family={family}
      data-down={built.down === 1 ? '' : undefined}
      data-storey={storey}
      data-below={below ? '' : undefined}
      data-rising={rising ? '' : undefined}
    >
      <Icon name={built.down === 1 ? 'padlock' : (FAMILY_ICONS[family] ?? 'stone-tower')} />
      <b>
        <Print text={level} />
      </b>
      {built.down !== 1 && built.turn !== NONE && <i style={{ rotate: `${built.turn * 90}deg` }} />}
    </span>
  )
}
