/** One space of a village: free and maybe glowing, or with the tile on it. Previews are drawn from the table after. */
import { EMPTY } from '@duskhall/kernel'
import { Icon, Piece, Print } from '@duskhall/ui'
import { spaceType, tileOf } from '../content/box.ts'
import { currentTerror } from '../rules/gauge.ts'
import { ownerOf } from '../rules/tiles.ts'
import { halfAt, isActive, type Kind, kindAt, type Place, spaceOf, villageOf } from '../state.ts'
import { powersOf } from '../text/facts.ts'
import { SPACE_ICONS } from './art.ts'
import { matters } from './matters.ts'
import { Added, useCounted } from './Night.tsx'
import css from './Space.module.css'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import { TileFace } from './TileFace.tsx'
import { UpkeepChoice } from './Upkeep.tsx'

export function Space({ place, small }: { readonly place: Place; readonly small?: boolean }) {
  const { s, after, answering, texts, words, telling, view, camp } = useDesk()
  const type = spaceType(s, villageOf(place), spaceOf(place))
  const kind = kindAt(s, place)
  const then = kindAt(after, place)
  const own = ownerOf(s, place) === camp
  const keeping = view.question?.name === 'upkeep' && own && type === 'fortification' && kind !== EMPTY
  const dims = isDimmed(view.question?.name, own)
  const label = texts.piece(place, telling)
  const counted = useCounted(place)
  if (kind === EMPTY) {
    const answer = answering(id.space(place))
    const look = `${css.space} ${css[type]} ${small ? css.small : ''} ${calmOf(answer, dims)}`
    return (
      <Piece {...answer} place label={label} className={look}>
        {then === EMPTY ? (
          <span className={css.label} title={texts.glossary.spaces[type].name} aria-hidden="true">
            <Icon name={SPACE_ICONS[type]} />
            {!small && (
              <em>
                <Print text={words.spaces[type]} />
              </em>
            )}
          </span>
        ) : (
          <span className={css.ghost} aria-hidden="true">
            <FaceOn table="after" place={place} kind={then} small={small} />
          </span>
        )}
      </Piece>
    )
  }
  return (
    <span
      className={`${css.space} ${css[type]} ${small ? css.small : ''}`}
      data-zone={id.space(place)}
      data-counted={counted}
    >
      <OnSpace place={place} kind={kind} dims={dims} label={label} small={small} />
      <Added place={place} />
      {keeping && <UpkeepChoice place={place} />}
    </span>
  )
}

/** Things that are not of the sort that is asked for stay in full colour, even if they can be asked why not. */
function isDimmed(question: string | undefined, own: boolean): boolean {
  if (question === 'place' || question === 'move-where' || question === 'move-self') return own
  return question === 'kill' || question === 'flip-monster' || question === 'move-which'
}

/** Only where it would be dim: a class that changes with every question makes the browser look at all that is below it. */
function calmOf({ refusal }: { readonly refusal: unknown }, dims: boolean): string {
  return refusal && !dims ? (css.calm ?? '') : ''
}

interface OnSpaceProps {
  readonly place: Place
  readonly kind: Kind
  readonly dims: boolean
  readonly label: string
  readonly small?: boolean | undefined
}

function OnSpace({ place, kind, dims, label, small }: OnSpaceProps) {
  const { s, after, answering, view } = useDesk()
  const answer = answering(id.tile(place), id.space(place))
  const carried = view.question?.name === 'move-which' ? answer.move : answer.instead
  const step = view.state.agenda.at(-1) as { from?: Place; do: string } | undefined
  const moving =
    (step?.do === 'move-where' && step.from === place) || (step?.do === 'move-self' && s.source === place)
  const gone = kindAt(after, place) === EMPTY
  return (
    <Piece
      {...answer}
      label={label}
      card={tileOf(s, kind).id}
      selected={moving}
      idle={answer.move?.do === 'activate' && !matters(view, answer.move)}
      drag={carried?.do === 'tile'}
      className={`${css.piece} ${calmOf(answer, dims)} ${s.source === place ? css.source : ''}`}
    >
      <FaceOn table="now" place={place} kind={kind} small={small} />
      {gone && <span className={css.struck} aria-hidden="true" />}
    </Piece>
  )
}

function FaceOn(props: { table: 'now' | 'after'; place: Place; kind: Kind; small?: boolean | undefined }) {
  const desk = useDesk()
  const { place, kind } = props
  const there = kindAt(desk.after, place) === kind
  const table = props.table === 'after' || there ? desk.after : desk.s
  return (
    <TileFace
      tile={tileOf(table, kind)}
      passive={powersOf(table, kind).passive}
      terror={currentTerror(table, place)}
      inactive={!isActive(halfAt(table, place), spaceOf(place))}
      chips={props.small ? 0 : 1}
    />
  )
}
