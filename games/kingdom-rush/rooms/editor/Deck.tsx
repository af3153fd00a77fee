/** The cards that are still in the box. */
import { useState } from 'react'
import type { HordeEntry } from '../../content/schema.ts'
import { CardButton } from './CardButton.tsx'
import css from './Deck.module.css'
import { useEditing } from './editing.tsx'
import { cardLabel } from './look.ts'
import { box, freeCards } from './model/box.ts'
import { cardsAt, type ListAt, withCard, withNewPart } from './model/piles.ts'

type Filter = 'all' | 'speed' | 'healer' | 'large' | 'portal' | 'special'
const FILTERS: readonly Filter[] = ['all', 'speed', 'healer', 'large', 'portal', 'special']

function passes({ id, portal, set }: HordeEntry, filter: Filter): boolean {
  const face = box.faces[box.cardNo(id)]
  const kinds = (face?.each ?? []).map(({ enemy }) => box.file.enemies[enemy])
  switch (filter) {
    case 'all':
      return true
    case 'portal':
      return portal !== undefined
    case 'special':
      return set !== 'horde' && set !== 'portal'
    default:
      return kinds.some((kind) => kind?.[filter] === true)
  }
}

export function Deck() {
  const { entry, words, lang, tool, card: taken, list, desk, change, choose } = useEditing()
  const [filter, setFilter] = useState<Filter>('all')
  const free = freeCards(entry)
  const forMap = tool === 'horde' || tool === 'portal'
  const press = (card: string) => {
    const name = cardLabel(card, words, lang)
    if (forMap) {
      choose({ card: card === taken ? null : card })
      desk.say(words.piles.takenUp(name))
      return
    }
    // Where no part is there yet, one is begun.
    const at: ListAt =
      list.list === 'pile' && !entry.spawns[list.pile]?.pile[list.part] ? { ...list, part: 0 } : list
    const isMissing = at.list === 'pile' && !entry.spawns[at.pile]?.pile[at.part]
    const grown = isMissing && at.list === 'pile' ? withNewPart(entry, at.pile) : entry
    change(withCard(grown, card, at, cardsAt(grown, at).length))
    desk.say(words.piles.added(name))
  }
  return (
    <div className={css.deck}>
      <header>
        <b>{words.piles.deck}</b>
        <fieldset className={css.filters} aria-label={words.piles.deck}>
          {FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              className={css.filter}
              aria-pressed={filter === one}
              onClick={() => setFilter(one)}
            >
              {one === 'all' ? `${words.piles.all} ${free.length}` : words.piles.filters[one]}
            </button>
          ))}
        </fieldset>
        <p className={css.hint}>{words.piles.deckHint}</p>
      </header>
      <div className={css.cards}>
        {free
          .filter((horde) => passes(horde, filter))
          .map(({ id }) => (
            <CardButton key={id} card={id} isTaken={forMap && id === taken} onPress={() => press(id)} />
          ))}
      </div>
    </div>
  )
}
