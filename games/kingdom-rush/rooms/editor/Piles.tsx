/** The piles in their parts, shuffled or in order, and the cards that are still in the box. */
import { Icon } from '@duskhall/ui'
import type { KeyboardEvent } from 'react'
import { CardButton } from './CardButton.tsx'
import { Deck } from './Deck.tsx'
import { useEditing } from './editing.tsx'
import { box } from './model/box.ts'
import { PLAYERS } from './model/draft.ts'
import { settled } from './model/lanes.ts'
import {
  cardsAt,
  isSameList,
  type ListAt,
  shifted,
  takeOf,
  withCard,
  withMinPlayers,
  withNewPart,
  withOrder,
  withoutCard,
  withoutPart,
  withPartMoved,
  withShuffle,
  withTake,
} from './model/piles.ts'
import css from './Piles.module.css'
import { Stepper } from './Stepper.tsx'

export function Piles() {
  const { entry, words, list, spawn: chosen } = useEditing()
  const no = Math.max(
    0,
    entry.spawns.findIndex(({ n }) => n === chosen),
  )
  const spawn = entry.spawns[no]
  return (
    <section className={css.piles} aria-label={words.piles.title}>
      <header className={css.head}>
        <h2>{words.piles.title}</h2>
        <Tabs no={list.list === 'pile' ? no : -1} />
        {list.list === 'pile' && spawn && (
          <>
            <SpawnRow no={no} />
            <Threat no={no} />
          </>
        )}
      </header>
      {list.list !== 'pile' ? (
        <div className={css.parts}>
          <Part at={list} />
        </div>
      ) : spawn ? (
        <div className={css.parts}>
          {spawn.pile.map((_, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the pile
            <Part key={part} at={{ list: 'pile', pile: no, part }} />
          ))}
          <NewPart no={no} />
        </div>
      ) : (
        <p className={css.empty}>{words.piles.none}</p>
      )}
      <Deck />
    </section>
  )
}

function Tabs({ no }: { readonly no: number }) {
  const { entry, words, list, choose } = useEditing()
  const others: ListAt[] = [{ list: 'ghosts' }, ...(entry.boss ? [{ list: 'reserve' as const }] : [])]
  return (
    <fieldset className={css.tabs} aria-label={words.piles.title}>
      {entry.spawns.map(({ n, pile }, at) => {
        const count = pile.reduce((sum, { cards }) => sum + cards.length, 0)
        return (
          <button
            key={n}
            type="button"
            aria-pressed={at === no}
            aria-label={words.piles.pile(n, count)}
            onClick={() => choose({ spawn: n, list: { list: 'pile', pile: at, part: 0 } })}
          >
            <b data-n={n} />
            <i data-n={count} />
          </button>
        )
      })}
      {others.map((other) => {
        const count = cardsAt(entry, other).length
        return (
          <button
            key={other.list}
            type="button"
            aria-pressed={isSameList(other, list)}
            aria-label={other.list === 'ghosts' ? words.piles.ghosts(count) : words.piles.reserve(count)}
            onClick={() => choose({ list: other })}
          >
            <Icon name={other.list === 'ghosts' ? 'spectre' : 'crowned-skull'} />
            <i data-n={count} />
          </button>
        )
      })}
    </fieldset>
  )
}

/** How many enemies each card brings, from the top of the pile. */
function Threat({ no }: { readonly no: number }) {
  const { entry, words } = useEditing()
  const counts = (entry.spawns[no]?.pile ?? []).flatMap(({ cards }) =>
    cards.map((card) => box.faces[box.cardNo(card)]?.each.length ?? 0),
  )
  if (counts.length < 2) return null
  const most = Math.max(...counts, 1)
  const points = counts.map((count, i) => `${(i / (counts.length - 1)) * 100},${22 - (count / most) * 20}`)
  return (
    <span className={css.threat}>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <polygon points={`0,24 ${points.join(' ')} 100,24`} />
        <polyline points={points.join(' ')} />
      </svg>
      {words.piles.threat}
    </span>
  )
}

function SpawnRow({ no }: { readonly no: number }) {
  const { entry, words, change, choose } = useEditing()
  const spawn = entry.spawns[no]
  if (!spawn) return null
  const trade = (step: 1 | -1) => {
    const other = entry.spawns[no + step]
    change(withOrder(entry, no, step))
    if (other) choose({ spawn: other.n })
  }
  return (
    <div className={css.spawn}>
      <label>
        {words.piles.from}
        <select
          value={spawn.minPlayers ?? 1}
          onChange={({ target }) => change(withMinPlayers(entry, no, Number(target.value)))}
        >
          {PLAYERS.map((n) => (
            <option key={n} value={n}>
              {words.players(n)}
            </option>
          ))}
        </select>
      </label>
      {entry.exits.length > 1 && (
        <label>
          {words.tools.exit}
          <select
            value={spawn.exit}
            onChange={({ target }) =>
              change(
                settled(
                  {
                    ...entry,
                    spawns: entry.spawns.with(no, {
                      ...spawn,
                      exit: target.value,
                      lane: spawn.lane.slice(0, 1),
                    }),
                  },
                  entry,
                ),
              )
            }
          >
            {entry.exits.map(({ id }) => (
              <option key={id}>{id}</option>
            ))}
          </select>
        </label>
      )}
      <fieldset aria-label={words.piles.order}>
        <button type="button" disabled={no === 0} onClick={() => trade(-1)}>
          {words.piles.earlier}
        </button>
        <button type="button" disabled={no >= entry.spawns.length - 1} onClick={() => trade(1)}>
          {words.piles.later}
        </button>
      </fieldset>
    </div>
  )
}

const WAYS: { readonly [key: string]: 'left' | 'right' | 'up' | 'down' } = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

function Part({ at }: { readonly at: ListAt }) {
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

function NewPart({ no }: { readonly no: number }) {
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
