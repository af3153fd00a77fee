/** One part of a pile, or the ghosts, or the boss's reserve: its cards, and how many are kept of them. */
import { Icon } from '@duskhall/ui'
import type { KeyboardEvent } from 'react'
import { CardButton } from './CardButton.tsx'
import { useEditing } from './editing.tsx'
import type { ListAt } from './model/piles.ts'
import {
  cardsAt,
  isSameList,
  shifted,
  takeOf,
  withCard,
  withNewPart,
  withoutCard,
  withoutPart,
  withPartMoved,
  withShuffle,
  withTake,
} from './model/piles.ts'
import css from './Part.module.css'
import { Stepper } from './Stepper.tsx'

const WAYS: { readonly [key: string]: 'left' | 'right' | 'up' | 'down' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

export function Part({ at }: { readonly at: ListAt }) {
  const { entry, words, players, list, change, choose } = useEditing()
  const cards = cardsAt(entry, at)
  const isChosen = isSameList(at, list)
  const drop = (card: string, index: number) => card && change(withCard(entry, card, at, index))
  const key = (event: KeyboardEvent, card: string) => {
    const way = WAYS[event.key]
    if (way && (event.ctrlKey || event.metaKey)) {
      change(shifted(entry, card, way))
      // The button of a card that goes to another part is another one.
      const next = document.activeElement?.closest('section')
      requestAnimationFrame(() => next?.querySelector<HTMLElement>(`[data-card="${card}"]`)?.focus())
    } else if (['x', 'X', 'Delete', 'Backspace'].includes(event.key)) change(withoutCard(entry, card))
    else return
    event.preventDefault()
  }
  const kept = at.list === 'pile' ? takeOf(entry, at.pile, at.part, players) : cards.length
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a card that is dropped here can be pressed in, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: its name is a button
    <div
      className={css.part}
      data-chosen={isChosen ? '' : undefined}
      onClick={() => !isChosen && choose({ list: at })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        drop(event.dataTransfer.getData('text/plain'), cards.length)
      }}
    >
      <PartHead at={at} isChosen={isChosen} />
      <div className={css.cards}>
        {cards.length === 0 && <p className={css.empty}>{words.piles.empty}</p>}
        {cards.map((card, index) => (
          <span key={card} className={css.lying}>
            <CardButton
              card={card}
              isCut={index >= kept}
              onPress={() => choose({ list: at })}
              onKey={(event) => key(event, card)}
              onCard={(dropped) => drop(dropped, index)}
            />
            <button
              type="button"
              className={css.out}
              aria-label={words.piles.remove}
              onClick={() => change(withoutCard(entry, card))}
            >
              <Icon name="cancel" />
            </button>
          </span>
        ))}
      </div>
    </div>
  )
}

function PartHead({ at, isChosen }: { readonly at: ListAt; readonly isChosen: boolean }) {
  const { entry, words, players, change, choose } = useEditing()
  if (at.list !== 'pile')
    return (
      <header className={css.partHead}>
        <button type="button" aria-pressed={isChosen} onClick={() => choose({ list: at })}>
          {at.list === 'ghosts'
            ? words.piles.ghosts(cardsAt(entry, at).length)
            : words.piles.reserve(cardsAt(entry, at).length)}
        </button>
      </header>
    )
  const { pile, part } = at
  const segment = entry.spawns[pile]?.pile[part]
  const isShuffled = segment?.shuffle === true
  const name = words.piles.part(part + 1)
  return (
    <header className={css.partHead}>
      <button type="button" aria-pressed={isChosen} onClick={() => choose({ list: at })}>
        {name}
      </button>
      <button
        type="button"
        aria-label={`${name}: ${isShuffled ? words.piles.shuffled : words.piles.inOrder}`}
        onClick={() => change(withShuffle(entry, pile, part, !isShuffled))}
      >
        {isShuffled ? words.piles.shuffled : words.piles.inOrder}
      </button>
      <Stepper
        bare
        label={`${name}, ${words.piles.kept(players)}`}
        value={takeOf(entry, pile, part, players)}
        min={0}
        max={segment?.cards.length ?? 0}
        onChange={(kept) => change(withTake(entry, pile, part, players, kept))}
      />
      <button
        type="button"
        aria-label={`${words.piles.earlier}: ${name}`}
        disabled={part === 0}
        onClick={() => change(withPartMoved(entry, pile, part, -1))}
      >
        ◂
      </button>
      <button
        type="button"
        aria-label={words.piles.removePart(part + 1)}
        onClick={() => change(withoutPart(entry, pile, part))}
      >
        <Icon name="cancel" />
      </button>
    </header>
  )
}

export function NewPart({ no }: { readonly no: number }) {
  const { entry, words, change, choose } = useEditing()
  const part = entry.spawns[no]?.pile.length ?? 0
  const add = (card?: string) => {
    const grown = withNewPart(entry, no)
    const at: ListAt = { list: 'pile', pile: no, part }
    change(card ? withCard(grown, card, at, 0) : grown)
    choose({ list: at })
  }
  return (
    <button
      type="button"
      className={css.newPart}
      onClick={() => add()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add(event.dataTransfer.getData('text/plain'))
      }}
    >
      <span aria-hidden="true">+</span> {words.piles.newPart}
    </button>
  )
}
