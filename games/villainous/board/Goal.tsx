/** What a Villain must achieve, and how far it is. Where there is no room for the sentence, a press shows it. */
import type { Seat } from '@duskhall/kernel'
import { isSmall, tooltip } from '@duskhall/ui'
import { type KeyboardEvent, useId } from 'react'
import { Progress } from './Objective.tsx'
import { useDesk } from './seat.tsx'
import css from './Villain.module.css'

export function Goal({ seat }: { readonly seat: Seat }) {
  const { boardOf, names, words, arrangement } = useDesk()
  const told = useId()
  const board = boardOf(seat)
  const sentence = names.objective(board)
  const small = isSmall(arrangement)
  /** Esc puts the sentence away, and takes nothing back on the table. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && document.getElementById(told)?.matches(':popover-open'))
      event.stopPropagation()
  }
  return (
    <>
      <div className={css.goal} data-what="ideas.objective">
        {!small && (
          // The button says it to whoever has the table read out.
          <>
            <b aria-hidden="true">{words.objective}</b>
            <p aria-hidden="true">{sentence}</p>
          </>
        )}
        <Progress seat={seat} brief={small} />
        <button
          type="button"
          className={css.ask}
          popoverTarget={told}
          aria-label={words.said(words.objective, sentence)}
          onKeyDown={onKeyDown}
          {...tooltip(sentence)}
        />
      </div>
      <div id={told} popover="auto" className={css.told} data-overlay="">
        <b>{words.objective}</b>
        <p>{sentence}</p>
      </div>
    </>
  )
}
