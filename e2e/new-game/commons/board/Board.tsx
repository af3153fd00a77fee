/** The table of Commons: the wall, and below it everybody's stones. */
import type { Seat } from '@duskhall/kernel'
import { answersTo, type BoardProps, type CardProps, cardPiece, Piece, Zone } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import { heightAt } from '../rules/wall.ts'
import type { Commons, CommonsMove, Labour, Place, Stone } from '../state.ts'
import { texts } from '../text/index.ts'
import css from './Board.module.css'

export const pieceOf = (stone: Stone) => cardPiece(stone)
export const placeOf = (place: Place) => `place-${place}`
export const stonesOf = (seat: Seat) => `stones-${seat}`

/** What is being built now; nothing at night. */
export function labourOf({ agenda }: Commons): Labour | undefined {
  return agenda.find((step) => step.do === 'labour')
}

const targetOf = (move: CommonsMove) =>
  move.do === 'lift' ? pieceOf(move.stone) : move.do === 'lay' ? placeOf(move.place) : ''

export function Board(props: BoardProps<Commons, CommonsMove>) {
  const { view, lang, seats } = props
  const { state } = view
  const { board, stone: named, place: placed } = texts[lang]
  const { file, entries } = boxOf(state)
  const answers = answersTo(props, targetOf)
  const labour = labourOf(state)
  const held = labour?.held[view.seat] ?? null

  const stone = (number: Stone) => {
    const { id, size } = entries[number] ?? { id: '', size: 0 }
    return (
      <Piece
        key={number}
        id={pieceOf(number)}
        label={board.stone(named(id), size)}
        card={id}
        selected={number === held}
        className={css.stone}
        style={{ aspectRatio: `${size} / 1` }}
        {...answers.at(pieceOf(number))}
      />
    )
  }
  return (
    <div className={css.table}>
      <Zone id="wall" label={board.wall} className={css.wall}>
        {state.wall.map((stones, place) => {
          const name = placed(file.places[place] ?? '')
          return (
            <Piece
              key={name}
              id={placeOf(place)}
              place
              label={board.place(name, heightAt(state, place), state.height)}
              className={css.place}
              {...answers.at(placeOf(place))}
            >
              <b>{name}</b>
              <span>
                {heightAt(state, place)} / {state.height}
              </span>
              <div className={css.pile}>{stones.map(stone)}</div>
            </Piece>
          )
        })}
      </Zone>
      {seats.map(({ seat, name, colour }) => (
        <Zone
          key={seat}
          id={stonesOf(seat)}
          label={board.stonesOf(name, labour?.ready[seat] ?? false)}
          className={css.stones}
          style={{ borderColor: colour }}
        >
          <b>{board.stonesOf(name, labour?.ready[seat] ?? false)}</b>
          {state.stones[seat]?.map(stone)}
        </Zone>
      ))}
    </div>
  )
}

export function Card({ id, lang }: CardProps) {
  return <div className={css.card}>{texts[lang].stone(id)}</div>
}
