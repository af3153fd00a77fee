/** What is for sale, as it will lie in the hand, each family in a column; what cannot be bought at all is told once. */
import { Icon, Piece, Print } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import type { KingdomRushMove } from '../state.ts'
import { targetOf } from './answers.ts'
import css from './Shop.module.css'
import { useDesk } from './seat.tsx'
import { TowerFace } from './TowerFace.tsx'

type Buying = Extract<KingdomRushMove, { do: 'buy' }>

const isBuying = (move: KingdomRushMove): move is Buying => move.do === 'buy'

/** Towers of level 3 and 4 have no price. */
const UNSALEABLE = 'KR-DIAM-R2'

export function Shop() {
  const { answers, answering, box, s, view, texts, reader, words } = useDesk()
  const costOf = ({ tower }: Buying) => box.towers[tower]?.cost ?? 0
  const moves = [...answers.moves, ...answers.refusals.map(({ move }) => move)]
    .filter(isBuying)
    .filter((move) => costOf(move) > 0)
    .toSorted((one, other) => one.tower - other.tower)
  const levels = new Set(moves.map(({ tower }) => box.towers[tower]?.level))
  const style = { '--levels': levels.size, '--levels-of-two': 2 * levels.size } as CSSProperties
  return (
    <div className={css.shop}>
      <ul className={css.towers} aria-label={words.choices} style={style}>
        {moves.map((move) => (
          <li key={move.tower}>
            <Piece
              {...answering(targetOf(move))}
              label={`${texts.move(view, move, reader)}. ${texts.effects.tower(box, move.tower)}`}
              card={box.towers[move.tower]?.id}
              className={css.tower}
            >
              <TowerFace tower={move.tower} />
              <span className={css.price}>
                <b>
                  <Icon name="cut-diamond" /> <Print text={costOf(move)} />
                </b>
                <Print text={`×${s.supply[move.tower] ?? 0}`} />
              </span>
            </Piece>
          </li>
        ))}
      </ul>
      {answers.refusals.some(({ rule }) => rule === UNSALEABLE) && <p>{texts.refusal(UNSALEABLE)}</p>}
    </div>
  )
}
