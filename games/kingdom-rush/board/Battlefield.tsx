/** The map with everything on it: sites and towers, trays, heroes, piles and gates. */
import { Icon, Piece, Zone } from '@duskhall/ui'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import type { Space } from '../content/geometry/map.ts'
import { figureOf, figuresInOrder } from '../rules/figures.ts'
import { storesOf } from '../rules/scenario.ts'
import { spaceOf, topAt, traysAt } from '../rules/trays.ts'
import { type FigureNo, NONE, OFF_MAP, type Tray, WILDCAT } from '../state.ts'
import css from './Battlefield.module.css'
import { Coordinates } from './Coordinates.tsx'
import { type Field, fieldOf, type Placed, type Point, placeOf, pointOf } from './field.ts'
import { pointOfFigure } from './figures.ts'
import { Ground } from './Ground.tsx'
import { Castle, Pile } from './Landmarks.tsx'
import { heroIcon, WILDCAT_ICON } from './looks.ts'
import { Plans } from './Plans.tsx'
import { Range } from './Range.tsx'
import { OrderNumber, Trail } from './round/Trail.tsx'
import { useWatchedRound } from './round/watched.ts'
import { Signs } from './Signs.tsx'
import { Site } from './Site.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TrayFace } from './TrayFace.tsx'

export function useField(): Field {
  const { scenario } = useDesk()
  return useMemo(() => fieldOf(scenario.ground, scenario.entry), [scenario])
}

/** A smaller map gives its room to what stands on it, except while a hint speaks of its spaces. */
const LETTERED = 60

export function Battlefield({ cell, children }: { readonly cell: number; readonly children?: ReactNode }) {
  const { s, scenario, words, help } = useDesk()
  const field = useField()
  const lettered = cell >= LETTERED || (help?.hint ?? null) !== null
  const size = {
    '--cell': `${cell}px`,
    '--one-px': 1 / cell,
    '--w': field.width,
    '--h': field.height,
  } as CSSProperties
  return (
    <Zone id="map" label={words.map} className={css.map} style={size}>
      <Ground map={scenario.ground} field={field} />
      {lettered && <Coordinates field={field} />}
      {[...scenario.ground.isPath.keys()].map((space) => (
        <Goal key={space} space={space} field={field} />
      ))}
      {scenario.sites.map(({ id: name, owner }, site) =>
        (owner[s.seats - 1] ?? NONE) === NONE ? null : <Site key={name} site={site} field={field} />,
      )}
      {[...s.piles.keys()].map((lane) => (
        <Pile
          key={lane}
          lane={lane}
          cramped={cell < LETTERED}
          className={css.at}
          style={placeOf({ field, point: field.piles[lane] as Point, size: 0.6 })}
        />
      ))}
      {field.gates.map((point) => (
        <At key={`${point.x} ${point.y}`} field={field} point={point} size={0.96} className={css.gate}>
          <span data-what="map.exit heroes.heart">
            <Castle hearts={storesOf(s).hearts} />
          </span>
        </At>
      ))}
      {s.trays.map((tray) => (
        <MapTray key={tray.card} tray={tray} field={field} />
      ))}
      {figuresInOrder(s).map((figure) =>
        figureOf(s, figure).at === OFF_MAP ? null : (
          <Figure key={figure} figure={figure} field={field} cell={cell} />
        ),
      )}
      <Range field={field} />
      <Signs field={field} />
      <Trail field={field} />
      {children}
      <Plans field={field} />
    </Zone>
  )
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
  const place = {
    style: placeOf({ field, point: pointOf(scenario.ground, space), size: upper ? 0.84 : 0.94 }),
    'data-upper': upper ? '' : undefined,
    'data-taken': (aimedCard ?? draft.tray) === tray.card ? '' : undefined,
  }
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: looking is no answer; the piece inside is what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the focus inside looks as well */}
      <div
        className={`${css.at} ${css.tray}`}
        {...place}
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
          <OrderNumber card={tray.card} />
        </Piece>
      </div>
      {letter !== null && (
        <div className={`${css.at} ${css.marked}`} {...place} aria-hidden="true">
          <b className={css.letter}>{letter}</b>
        </div>
      )}
    </>
  )
}

/** On a space of its own it is a token; where it confronts a Horde, its base lies on the card. */
function Figure({ figure, field, cell }: Placed & { readonly figure: FigureNo; readonly cell: number }) {
  const { s, asked, answering, box, names, words, texts } = useDesk()
  const piece = answering(`token-${figure === WILDCAT ? 'wildcat' : figure}`, id.figure(figure))
  const { at, on } = figureOf(s, figure)
  const hero = s.heroes[figure]
  const name = hero ? names.hero(hero.hero) : names.wildcat
  const icon = hero ? heroIcon(box.heroes[hero.hero]?.id ?? '') : WILDCAT_ICON
  return (
    <Piece
      {...piece}
      label={words.figureAt(name, texts.space(s, at), hero?.health ?? null)}
      // Where something else is asked for, a press meets what it stands on.
      className={`${css.at} ${css.figure} ${asked && !piece.move ? css.through : ''}`}
      style={placeOf({ field, point: pointOfFigure(s, figure, cell), size: on === NONE ? 0.62 : 0.38 })}
    >
      <span data-owner={hero?.owner ?? 'wildcat'}>
        <Icon name={icon} />
      </span>
      {hero?.played === 1 && <i style={{ rotate: `${hero.facing * 90}deg` }} />}
    </Piece>
  )
}
