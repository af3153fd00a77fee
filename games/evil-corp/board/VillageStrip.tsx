/** A village out of reach, as a strip: everything on it can be seen and asked about, in less room. */
import { Icon, PlayerShape, Zone } from '@duskhall/ui'
import { sideOf } from '../content/box.ts'
import { type HalfNo, placeAt, type Village, type VillageNo } from '../state.ts'
import { Balance } from './Balance.tsx'
import { useCount } from './Night.tsx'
import { Space } from './Space.tsx'
import { Square } from './Square.tsx'
import { useDesk } from './seat.tsx'
import { campAt, faceOf, id, ownHalfOf, villageName } from './seen.ts'
import css from './VillageStrip.module.css'

export function VillageStrip({ village }: { readonly village: VillageNo }) {
  const { s, seats, chair, texts, words, telling } = useDesk()
  const own = ownHalfOf(s, village, chair)
  const board = s.villages[village] as Village
  return (
    <section
      className={css.strip}
      data-zone={id.village(village)}
      data-night={useCount(village)?.state}
      aria-label={texts.villageTitle(village, telling)}
    >
      <header>
        <span className={css.line}>
          <h2 className={css.title}>{villageName(s, village, seats, words)}</h2>
          <span className={css.side}>{texts.board.side(board.side)}</span>
        </span>
        <Balance village={village} />
      </header>
      <StripHalf village={village} half={1 - own} />
      <Square village={village} small />
      <StripHalf village={village} half={own} />
    </section>
  )
}

function StripHalf({ village, half }: { readonly village: VillageNo; readonly half: HalfNo }) {
  const { s, seats, texts, telling, words } = useDesk()
  const camp = campAt(s, village, half)
  const { spaces, conquestSteps } = sideOf(s, village)
  const conquest = s.villages[village]?.halves[half]?.conquest ?? 0
  const holds = s.villages[village]?.stone === camp
  return (
    <Zone id={id.half(village, half)} label={texts.half(village, camp, telling)} className={css.half}>
      <span
        className={css.pawn}
        data-piece={id.conquest(village, camp)}
        role="img"
        aria-label={[
          texts.conquest(village, camp, telling),
          holds ? `${words.holdsStone(texts.party(camp, telling))}.` : '',
        ]
          .filter(Boolean)
          .join(' ')}
      >
        <PlayerShape seat={faceOf(s, camp, seats)} bare className={css.mark} />
        <b>
          {conquest}/{conquestSteps}
        </b>
        {holds && <Icon name="rupee" className={css.stone} />}
      </span>
      {spaces.map((type, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces are numbered
        <Space key={`${type}${space}`} place={placeAt(village, half, space)} small />
      ))}
    </Zone>
  )
}
