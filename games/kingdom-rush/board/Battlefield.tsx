/** The map with everything on it: sites and towers, trays, heroes, piles and gates. */
import { Counter, Icon, IconShape, infoOf, Piece, PlayerShape, Zone } from '@duskhall/ui'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { NO_CELLS, SIDE } from '../content/geometry/cells.ts'
import type { Space } from '../content/geometry/map.ts'
import { WHITE } from '../content/scenario.ts'
import { figureOf, figuresInOrder } from '../rules/figures.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { laneOf, spaceOf, topAt, trayOf, traysAt } from '../rules/trays.ts'
import { type Built, type FigureNo, type KingdomRush, NONE, OFF_MAP, type Tray, WILDCAT } from '../state.ts'
import css from './Battlefield.module.css'
import { cornerOf, drawnMask } from './drawn.ts'
import { type Field, fieldOf, type Point, pointOf } from './field.ts'
import { Ground } from './Ground.tsx'
import { FAMILY_ICONS, heroIcon, WILDCAT_ICON } from './looks.ts'
import { reachedFrom } from './reach.ts'
import { OrderNumber, Trail } from './round/Trail.tsx'
import { useWatchedRound } from './round/watched.ts'
import { Signs } from './Signs.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TrayFace } from './TrayFace.tsx'

export function useField(): Field {
  const { scenario } = useDesk()
  return useMemo(() => fieldOf(scenario.ground, scenario.entry), [scenario])
}

export function Battlefield({ cell }: { readonly cell: number }) {
  const { s, scenario, words, view, aim } = useDesk()
  const field = useField()
  const size = { '--cell': `${cell}px`, '--w': field.width, '--h': field.height } as CSSProperties
  const reached = useMemo(() => reachedFrom(view, aim), [view, aim])
  return (
    <Zone id="map" label={words.map} className={css.map} style={size}>
      <Ground map={scenario.ground} field={field} />
      {reached.map((space) => (
        <At
          key={space}
          field={field}
          point={pointOf(scenario.ground, space)}
          size={1}
          className={css.reach}
        />
      ))}
      {[...scenario.ground.isPath.keys()].map((space) => (
        <Goal key={space} space={space} field={field} />
      ))}
      {scenario.sites.map(({ id: name, owner }, site) =>
        (owner[s.seats - 1] ?? NONE) === NONE ? null : <Site key={name} site={site} field={field} />,
      )}
      {[...s.piles.keys()].map((lane) => (
        <Pile key={lane} lane={lane} field={field} />
      ))}
      {field.gates.map((point) => (
        <At key={`${point.x} ${point.y}`} field={field} point={point} size={0.96} className={css.gate}>
          <Castle />
        </At>
      ))}
      {s.trays.map((tray) => (
        <MapTray key={tray.card} tray={tray} field={field} />
      ))}
      {figuresInOrder(s).map((figure) =>
        figureOf(s, figure).at === OFF_MAP ? null : <Figure key={figure} figure={figure} field={field} />,
      )}
      <Signs field={field} />
      <Trail field={field} />
    </Zone>
  )
}

interface Placed {
  readonly field: Field
}

/** Something in the middle of a point of the map. */
function At(
  props: Placed & {
    readonly point: Point
    readonly size: number
    readonly className?: string | undefined
    readonly children?: ReactNode
  },
) {
  return (
    <div className={`${css.at} ${props.className ?? ''}`} style={placeOf(props)}>
      {props.children}
    </div>
  )
}

function placeOf({ field, point, size }: Placed & { point: Point; size: number }): CSSProperties {
  return { '--x': point.x - field.left, '--y': point.y - field.top, '--size': size } as CSSProperties
}

/** A space that a figure may go to. */
function Goal({ space, field }: Placed & { readonly space: Space }) {
  const { answering, scenario, texts, s, words } = useDesk()
  const piece = answering(id.space(space))
  if ((!piece.move && !piece.refusal && !piece.instead) || topAt(s, space)) return null
  return (
    <Piece
      {...piece}
      place
      label={words.space(texts.space(s, space))}
      className={`${css.at} ${css.goal}`}
      style={placeOf({ field, point: pointOf(scenario.ground, space), size: 0.96 })}
    />
  )
}

function Site({ site, field }: Placed & { readonly site: number }) {
  const { s, seats, answering, scenario, words, names, texts } = useDesk()
  const { at, owner } = scenario.sites[site] as (typeof scenario.sites)[number]
  const colour = owner[s.seats - 1] ?? NONE
  const towers = s.towers.filter((built) => built.site === site)
  const built = towers.map(({ tower }) => names.tower(tower))
  return (
    <Piece
      {...answering(id.site(site))}
      place
      label={words.site(site + 1, texts.space(s, at), colour, built)}
      className={`${css.at} ${css.site}`}
      style={placeOf({ field, point: pointOf(scenario.ground, at), size: 0.84 })}
    >
      <span className={css.plot} data-colour={colour} />
      {towers.map((tower, n) => (
        <Tower key={tower.tower} tower={tower} storey={n} />
      ))}
      <span className={css.owner}>
        {colour === WHITE ? <Icon name="star-swirl" /> : <PlayerShape seat={infoOf(seats, colour)} bare />}
      </span>
    </Piece>
  )
}

/** Where one of the towers themselves is asked for, it answers on its own. */
function Tower({ tower: built, storey }: { readonly tower: Built; readonly storey: number }) {
  const { s, asked, answering, names } = useDesk()
  if (asked?.do !== 'raze-tower') return <TowerPicture tower={built} storey={storey} />
  return (
    <Piece
      {...answering(id.tower(s.towers.indexOf(built)))}
      label={names.tower(built.tower)}
      className={css.razed}
      style={{ '--storey': storey } as CSSProperties}
    >
      <TowerPicture tower={built} storey={storey} />
    </Piece>
  )
}

function TowerPicture({ tower: built, storey }: { readonly tower: Built; readonly storey: number }) {
  const { box } = useDesk()
  const { family = 0, level = 0 } = box.towers[built.tower] ?? {}
  return (
    <span
      className={css.tower}
      data-family={family}
      data-down={built.down === 1 ? '' : undefined}
      data-storey={storey}
    >
      <Icon name={built.down === 1 ? 'padlock' : (FAMILY_ICONS[family] ?? 'stone-tower')} />
      <b>{level}</b>
      {built.down !== 1 && <i style={{ rotate: `${built.turn * 90}deg` }} />}
    </span>
  )
}

function MapTray({ tray, field }: Placed & { readonly tray: Tray }) {
  const {
    s,
    after,
    answering,
    answers,
    attack,
    texts,
    targetFor,
    refusedTarget,
    aimedCard,
    scenario,
    letterOf,
    onDraft,
    box,
    draft,
  } = useDesk()
  const space = spaceOf(s, tray)
  const target =
    attack !== null
      ? targetFor(tray.card)
      : // Whoever goes there meets it.
        answers.at(id.space(space)).move !== null && topAt(s, space) === tray
        ? id.space(space)
        : id.tray(tray.card)
  const answered = answering(id.tray(tray.card), target)
  const letter = answered.refusal === null && refusedTarget(tray.card) === null ? letterOf(tray.card) : null
  const acting = useWatchedRound()?.step.card ?? null
  const upper = topAt(s, space) === tray && traysAt(s, space).length > 1
  const shown = after.trays.find(({ card }) => card === tray.card) ?? tray
  const look = () => onDraft({ tray: tray.card })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking is no answer; the piece inside is what is pressed
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focus inside looks as well
    <div
      className={`${css.at} ${css.tray}`}
      style={placeOf({ field, point: pointOf(scenario.ground, space), size: upper ? 0.84 : 0.94 })}
      data-upper={upper ? '' : undefined}
      data-taken={(aimedCard ?? draft.tray) === tray.card ? '' : undefined}
      data-acting={acting === tray.card ? '' : undefined}
      onPointerEnter={look}
      onFocus={look}
      onClick={look}
    >
      <Piece
        {...answered}
        refusal={answered.refusal ?? refusedTarget(tray.card)}
        label={texts.tray(s, tray.card).title}
        card={box.faces[tray.card]?.id}
        className={css.whole}
      >
        <TrayFace s={after} tray={shown} onMap />
        {letter !== null && <b className={css.letter}>{letter}</b>}
        <OrderNumber card={tray.card} />
      </Piece>
    </div>
  )
}

/** On a space of its own it is a token; where it confronts a Horde, its base lies on the card. */
function Figure({ figure, field }: Placed & { readonly figure: FigureNo }) {
  const { s, answering, box, names, words, texts } = useDesk()
  const { at, on } = figureOf(s, figure)
  const hero = s.heroes[figure]
  const name = hero ? names.hero(hero.hero) : names.wildcat
  const icon = hero ? heroIcon(box.heroes[hero.hero]?.id ?? '') : WILDCAT_ICON
  return (
    <Piece
      {...answering(`token-${figure === WILDCAT ? 'wildcat' : figure}`, id.figure(figure))}
      label={words.figureAt(name, texts.space(s, at), hero?.health ?? null)}
      className={`${css.at} ${css.figure}`}
      style={placeOf({ field, point: pointOfFigure(s, figure), size: on === NONE ? 0.62 : 0.38 })}
    >
      <span data-owner={hero?.owner ?? 'wildcat'}>
        <Icon name={icon} />
      </span>
    </Piece>
  )
}

/** Of several on one space one stands beside the other. */
function pointOfFigure(s: KingdomRush, figure: FigureNo): Point {
  const { at, on, base } = figureOf(s, figure)
  const { x, y } = pointOf(scenarioOf(s).ground, at)
  const tray = on === NONE ? undefined : trayOf(s, on)
  if (tray && base !== NO_CELLS) {
    const [row, column] = cornerOf(drawnMask(base, laneOf(s, tray).turn))
    return { x: x + ((column - 1.5) / SIDE) * 0.88, y: y + ((row - 1.5) / SIDE) * 0.88 }
  }
  const here = figuresInOrder(s).filter((other) => {
    const there = figureOf(s, other)
    return there.at === at && there.on === NONE
  })
  return { x: x + (here.indexOf(figure) - (here.length - 1) / 2) * 0.44, y: y + 0.06 }
}

function Pile({ lane, field }: Placed & { readonly lane: number }) {
  const { s, scenario, words } = useDesk()
  const pile = s.piles[lane]
  const spawn = scenario.ground.lanes[lane]?.spawn ?? 0
  const count = (pile?.parts ?? []).reduce((sum, { cards }) => sum + cards.length, 0)
  if ((scenario.ground.lanes[lane]?.minPlayers ?? 1) > s.seats) return null
  return (
    <div
      className={`${css.at} ${css.pile}`}
      data-zone={id.pile(lane)}
      data-empty={count === 0 ? '' : undefined}
      role="img"
      aria-label={words.pile(spawn, count)}
      style={placeOf({ field, point: field.piles[lane] as Point, size: 0.6 })}
    >
      <b>{spawn}</b>
      <i>
        <Counter value={count} />
      </i>
    </div>
  )
}

function Castle() {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true">
      <path
        d="M1 10V3.4h.8v.7h.8v-.7h.8v.7h.9V2h.8v.7h.8V2h.8v2.1h.9v-.7h.8v.7h.8v-.7H10V10z"
        fill="#e9dfcc"
        stroke="#3a2616"
        strokeWidth=".3"
      />
      <path d="M4 10V7.4a1.2 1.2 0 012.6 0V10z" fill="#3a2616" />
      <IconShape name="hearts" x={3.9} y={4.3} size={2.6} fill="#d2382a" />
    </svg>
  )
}
