/** The conquest track: two pawns climb from their own end to the crown in the middle. */
import { Icon, Meter, PlayerShape } from '@duskhall/ui'
import { sideOf } from '../content/box.ts'
import type { Camp, VillageNo } from '../state.ts'
import css from './Conquest.module.css'
import { useLeft } from './Night.tsx'
import { useDesk } from './seat.tsx'
import { campAt, faceOf, id, ownHalfOf } from './seen.ts'

export function Conquest({ village }: { readonly village: VillageNo }) {
  const { s, chair, texts, words, telling } = useDesk()
  const { conquestSteps: steps } = sideOf(s, village)
  const own = ownHalfOf(s, village, chair)
  const [above, below] = [campAt(s, village, 1 - own), campAt(s, village, own)]
  const stepsOf = (half: number) => s.villages[village]?.halves[half]?.conquest ?? 0
  const rows = 2 * steps + 1
  return (
    <div className={css.column} data-what="tokens.conquest">
      <span className={css.caption} aria-hidden="true">
        {words.conquest}
      </span>
      <div className={css.track} style={{ gridTemplateRows: `repeat(${rows}, 1fr)` }}>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
          <span key={row} className={row === steps ? css.crown : css.shield} aria-hidden="true">
            <Icon name={row === steps ? 'laurel-crown' : 'checked-shield'} />
          </span>
        ))}
        <ConquestPawn village={village} camp={above} row={stepsOf(1 - own)} rows={rows} />
        <ConquestPawn village={village} camp={below} row={rows - 1 - stepsOf(own)} rows={rows} />
      </div>
      <Meter
        className={css.spoken}
        label={texts.conquest(village, below, telling)}
        value={stepsOf(own)}
        min={0}
        max={steps}
      />
      <Meter
        className={css.spoken}
        label={texts.conquest(village, above, telling)}
        value={stepsOf(1 - own)}
        min={0}
        max={steps}
      />
    </div>
  )
}

interface PawnProps {
  readonly village: VillageNo
  readonly camp: Camp
  readonly row: number
  readonly rows: number
}

function ConquestPawn({ village, camp, row, rows }: PawnProps) {
  const { s, after, seats, texts, telling, words } = useDesk()
  const face = faceOf(s, camp, seats)
  const stone = words.holdsStone(texts.party(camp, telling))
  const left = useLeft(village, camp)
  const holds = s.villages[village]?.stone === camp
  const would = !holds && after.villages[village]?.stone === camp
  const at = (where: number) => `${((where + 0.5) / rows) * 100}%`
  // The side below climbs, the side above comes down.
  const from = left && (row > rows / 2 ? row + left.steps : row - left.steps)
  return (
    <>
      {from !== null && <span className={css.left} style={{ top: at(from), color: face.colour }} />}
      <span className={css.pawn} style={{ top: at(row) }} data-piece={id.conquest(village, camp)}>
        <PlayerShape seat={face} bare className={css.mark} />
        {(holds || would) && (
          <span className={`${css.stone} ${would ? css.ghost : ''}`} title={stone}>
            <Icon name="rupee" label={stone} />
          </span>
        )}
        {left && (
          <b className={css.steps} style={{ background: face.colour }}>
            +{left.steps}
          </b>
        )}
      </span>
    </>
  )
}
