/** A half that is not asked about, in one row: what stands there with its terror, and a press to see it whole. */
import { EMPTY } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import { sideOf, spaceType, tileOf } from '../content/box.ts'
import { currentTerror } from '../rules/gauge.ts'
import {
  type HalfNo,
  halfAt,
  isActive,
  kindAt,
  placeAt,
  spaceOf,
  type VillageNo,
  villageOf,
} from '../state.ts'
import { powersOf } from '../text/facts.ts'
import { liesInHalf } from './answers.ts'
import { SPACE_ICONS } from './art.ts'
import css from './FoldedHalf.module.css'
import space from './Space.module.css'
import { useDesk } from './seat.tsx'
import { campAt, id } from './seen.ts'
import { TileFace } from './TileFace.tsx'

interface FoldedHalfProps {
  readonly village: VillageNo
  readonly half: HalfNo
  onUnfold(half: HalfNo): void
}

export function FoldedHalf({ village, half, onUnfold }: FoldedHalfProps) {
  const { s, texts, words, telling, answers, live } = useDesk()
  const places = sideOf(s, village).spaces.map((_, at) => placeAt(village, half, at))
  const standing = places.filter((place) => kindAt(s, place) !== EMPTY)
  const label = words.said(
    words.unfold(texts.half(village, campAt(s, village, half), telling)),
    standing.map((place) => texts.piece(place, telling)).join(' '),
  )
  return (
    <button
      type="button"
      className={css.half}
      data-zone={id.half(village, half)}
      data-calls={live && liesInHalf(answers, village, half) ? '' : undefined}
      aria-label={label}
      onClick={() => onUnfold(half)}
    >
      {places.map((place) => (
        <Chip key={place} place={place} />
      ))}
    </button>
  )
}

function Chip({ place }: { readonly place: number }) {
  const { s } = useDesk()
  const kind = kindAt(s, place)
  const type = spaceType(s, villageOf(place), spaceOf(place))
  return (
    <span className={`${css.chip} ${space[type]}`} data-zone={id.space(place)}>
      {kind === EMPTY ? (
        <Icon name={SPACE_ICONS[type]} />
      ) : (
        <TileFace
          tile={tileOf(s, kind)}
          passive={powersOf(s, kind).passive}
          terror={currentTerror(s, place)}
          inactive={!isActive(halfAt(s, place), spaceOf(place))}
          chips={0}
        />
      )}
    </span>
  )
}
