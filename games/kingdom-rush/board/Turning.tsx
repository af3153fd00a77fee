/** Which way a tower or a hero looks: four answers, each with what it would reach. Aiming at one lights the map. */
import { Icon, Piece, Print, useBoardKeys } from '@duskhall/ui'
import { useRef } from 'react'
import { boxOf } from '../content/box.ts'
import { levelOf, topAt } from '../rules/trays.ts'
import type { FigureNo, KingdomRush } from '../state.ts'
import type { Names } from '../text/names.ts'
import { FAMILY_ICONS, heroIcon } from './looks.ts'
import { isTurning, reachOf } from './reach.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import css from './Turning.module.css'

const TURNS = [0, 1, 2, 3] as const

export function Turning() {
  const { s, asked, answering, words, names, box, aim } = useDesk()
  const rose = useRef<HTMLDivElement>(null)
  // What has the focus is aimed at.
  const next = ((aim?.do === 'turn' ? aim.turn : -1) + 1) % TURNS.length
  useBoardKeys({
    t: () =>
      rose.current
        ?.querySelector<HTMLElement>(`[data-zone="${id.turn(next)}"]`)
        ?.focus({ focusVisible: true }),
  })
  if (!asked || !isTurning(asked)) return null
  const [name, icon] =
    asked.do === 'turn'
      ? [names.tower(asked.tower), FAMILY_ICONS[box.towers[asked.tower]?.family ?? 0] ?? 'stone-tower']
      : heroOf(s, asked.hero, names)
  const inReach = (turn: number) =>
    reachOf(s, asked, turn).filter((space) => {
      const tray = topAt(s, space)
      return (
        tray !== undefined &&
        (asked.do !== 'turn' || levelOf(s, tray) <= (box.towers[asked.tower]?.level ?? 0))
      )
    }).length
  return (
    <section className={css.turning} aria-label={words.whichWay(name)}>
      <p>{words.whichWay(name)}</p>
      <div ref={rose} className={css.rose}>
        <span className={css.middle}>
          <Icon name={icon} />
        </span>
        {TURNS.map((turn) => (
          <Piece
            key={turn}
            {...answering(id.turn(turn))}
            place
            label={words.facing(turn, inReach(turn))}
            className={css.way}
            style={{ gridArea: 'nesw'[turn] ?? 'n' }}
          >
            <i style={{ rotate: `${turn * 90 + 180}deg` }}>
              <Icon name="plain-arrow" />
            </i>
            <b>
              <Print text={inReach(turn)} />
            </b>
          </Piece>
        ))}
      </div>
    </section>
  )
}

function heroOf(s: KingdomRush, figure: FigureNo, names: Names): readonly [name: string, icon: string] {
  const hero = s.heroes[figure]?.hero ?? -1
  return [names.hero(hero), heroIcon(boxOf(s).heroes[hero]?.id ?? '')]
}
