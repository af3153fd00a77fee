/** Whose realm it is: the emblem, the objective and how far it is, the Power, and the Relic tile. */

import type { Seat } from '@duskhall/kernel'
import { Counter, Icon, IconShape, isSmall, Piece, useFreshness } from '@duskhall/ui'
import { realmOf } from '../state.ts'
import { TILE_ICON } from './art.ts'
import { Goal } from './Goal.tsx'
import { PilesOpener } from './Piles.tsx'
import { portraitOf } from './portraits.ts'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'
import css from './Villain.module.css'

export function Villain({ seat }: { readonly seat: Seat }) {
  const { boardOf, names, words, chair, lookAt, arrangement } = useDesk()
  const board = boardOf(seat)
  const small = isSmall(arrangement)
  return (
    <header className={css.villain}>
      <Emblem id={board.id} />
      <h2>{names.villain(board)}</h2>
      <Goal seat={seat} />
      <Power seat={seat} />
      <Tile seat={seat} />
      {small && <PilesOpener seat={seat} />}
      {seat !== chair && (
        <button
          type="button"
          className={css.back}
          aria-label={words.realm.back}
          onClick={() => lookAt(chair)}
        >
          <Icon name="cancel" />
          {!small && <span>{words.realm.back}</span>}
        </button>
      )}
    </header>
  )
}

function Emblem({ id: villain }: { readonly id: string }) {
  const icon = portraitOf(villain)
  return (
    <svg className={css.emblem} viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="#fff" opacity=".07">
        <path d="M100 120 10 0h40zM100 120 80 0h36zM100 120 150 0h40zM100 120 200 60v40zM100 120 0 60v40z" />
      </g>
      <IconShape name={icon} x={43} y={39} size={120} fill="#000" opacity={0.35} />
      <IconShape name={icon} x={40} y={34} size={120} fill="var(--heraldry)" />
    </svg>
  )
}

function Power({ seat }: { readonly seat: Seat }) {
  const { s, after, words, nameOf, chair } = useDesk()
  const { power } = realmOf(s, seat)
  return (
    <span
      className={css.power}
      data-zone={id.power(seat)}
      {...useFreshness(id.power(seat))}
      role="img"
      aria-label={words.said(seat === chair ? words.you : nameOf(seat), words.power(power))}
    >
      <b>
        <Counter value={power} preview={realmOf(after, seat).power} />
      </b>
      <em>{words.powerTokens}</em>
    </span>
  )
}

/** The Black Cauldron: unclaimed, dormant or awakened; activated like a card. */
function Tile({ seat }: { readonly seat: Seat }) {
  const { s, boardOf, names, words, answering, answersHere } = useDesk()
  const board = boardOf(seat)
  if (!board.tile) return null
  const state = realmOf(s, seat).pieces[0] ?? 0
  const answer = answersHere(seat) ? answering(id.tile(seat), 'tile') : { id: id.tile(seat) }
  return (
    <Piece
      {...answer}
      label={words.cauldron.tile(names.tile(board), words.cauldron.states[state] ?? '')}
      className={css.tile}
    >
      <span className={css.relic} data-state={state}>
        <Icon name={state === 1 ? 'night-sleep' : TILE_ICON} />
        <em>{words.cauldron.states[state]}</em>
      </span>
    </Piece>
  )
}
