/** The piles in their parts, shuffled or in order, and the cards that are still in the box. */
import { Icon, Print } from '@duskhall/ui'
import { Deck } from './Deck.tsx'
import { useEditing } from './editing.tsx'
import { box } from './model/box.ts'
import { settled } from './model/lanes.ts'
import { cardsAt, isSameList, type ListAt, withMinPlayers, withOrder } from './model/piles.ts'
import { NewPart, Part } from './Part.tsx'
import css from './Piles.module.css'
import { PlayersChoice } from './PlayersChoice.tsx'

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
            className={css.tab}
            aria-pressed={at === no}
            aria-label={words.piles.pile(n, count)}
            onClick={() => choose({ spawn: n, list: { list: 'pile', pile: at, part: 0 } })}
          >
            <b>
              <Print text={n} />
            </b>
            <i>
              <Print text={count} />
            </i>
          </button>
        )
      })}
      {others.map((other) => {
        const count = cardsAt(entry, other).length
        return (
          <button
            key={other.list}
            type="button"
            className={css.tab}
            aria-pressed={isSameList(other, list)}
            aria-label={other.list === 'ghosts' ? words.piles.ghosts(count) : words.piles.reserve(count)}
            onClick={() => choose({ list: other })}
          >
            <Icon name={other.list === 'ghosts' ? 'spectre' : 'crowned-skull'} />
            <i>
              <Print text={count} />
            </i>
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
      <PlayersChoice
        label={words.piles.from}
        value={spawn.minPlayers ?? 1}
        onChange={(players) => change(withMinPlayers(entry, no, players))}
      />
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
        <button type="button" className={css.trade} disabled={no === 0} onClick={() => trade(-1)}>
          {words.piles.earlier}
        </button>
        <button
          type="button"
          className={css.trade}
          disabled={no >= entry.spawns.length - 1}
          onClick={() => trade(1)}
        >
          {words.piles.later}
        </button>
      </fieldset>
    </div>
  )
}
