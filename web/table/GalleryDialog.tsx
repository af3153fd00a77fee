/** Everything in the box, with filters, and where its values come from. */
import type { Language } from '@duskhall/kernel'
import { type CardInfo, Icon } from '@duskhall/ui'
import { useMemo, useState } from 'react'
import { usePiecesMet } from '../collection/usePiecesMet.ts'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import css from './GalleryDialog.module.css'
import { entriesOf } from './what.ts'

export interface GalleryDialogProps {
  readonly open: OpenGame
  readonly content: string
  readonly lang: Language
  readonly title: string
  /** The card that was asked about; the others are one click away. */
  readonly about?: string | null
  onClose(): void
}

type Filters = { readonly [facet: string]: string }

function facetsOf(cards: readonly CardInfo[]): [string, string[]][] {
  const facets = new Map<string, Set<string>>()
  for (const card of cards) {
    for (const [facet, value] of Object.entries(card.facets)) {
      facets.set(facet, (facets.get(facet) ?? new Set()).add(value))
    }
  }
  return [...facets].map(([facet, values]) => [facet, [...values].sort()])
}

export function GalleryDialog({ open, content, lang, title, about, onClose }: GalleryDialogProps) {
  const { t } = useWords()
  const { Card, list } = open.board.cards
  const cards = useMemo(() => list(content, lang), [list, content, lang])
  const provenance = (card: CardInfo) => t(`provenance.${card.provenance}`)
  const met = usePiecesMet(open.game.id)
  const meeting = ({ id }: CardInfo) => t(met.has(id) ? 'gallery.met' : 'gallery.notMet')
  const facets: [string, string[]][] = [
    ...facetsOf(cards),
    [t('gallery.provenance'), [...new Set(cards.map(provenance))]],
    [t('gallery.meeting'), [...new Set(cards.map(meeting))]],
  ]
  const [filters, setFilters] = useState<Filters>({})
  const [query, setQuery] = useState(() => cards.find(({ id }) => id === about)?.name ?? '')
  const words = query.toLowerCase().trim()
  const shown = cards.filter((card) => {
    const values: Filters = {
      ...card.facets,
      [t('gallery.provenance')]: provenance(card),
      [t('gallery.meeting')]: meeting(card),
    }
    const fits = Object.entries(filters).every(([facet, value]) => value === '' || values[facet] === value)
    return fits && `${card.name} ${card.text.join(' ')}`.toLowerCase().includes(words)
  })
  const collected = cards.filter(({ id }) => met.has(id)).length
  return (
    <Dialog onClose={onClose} wide title={t('gallery.title', { game: title })} game={open.game.id}>
      <div className={css.filters}>
        <SearchField label={t('gallery.search')} value={query} onChange={setQuery} />
        {facets.map(([facet, values]) => (
          <label key={facet}>
            <span>{facet}</span>
            <select
              value={filters[facet] ?? ''}
              onChange={(e) => setFilters({ ...filters, [facet]: e.target.value })}
            >
              <option value="">{t('gallery.all')}</option>
              {values.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </select>
          </label>
        ))}
        <span className={css.count} role="status">
          {t('gallery.shown', { count: shown.length })}
        </span>
        <span className={css.collected}>
          {collected === 0
            ? t('gallery.noneCollected')
            : t('gallery.collected', { met: collected, count: cards.length })}
        </span>
      </div>
      <ul className={css.cards}>
        {shown.map((card) => (
          <li key={card.id} className={css.card}>
            <Card id={card.id} size="L" lang={lang} content={content} />
            <div className={css.about}>
              <b>
                {card.name} <span>{t('gallery.count', { count: card.count })}</span>
              </b>
              {card.text.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {card.terms && card.terms.length > 0 && (
                <details open={card.id === about}>
                  <summary>{t('gallery.words')}</summary>
                  <dl>
                    {entriesOf(open.texts[lang], card.terms).map(({ id, name, help }) => (
                      <div key={id}>
                        <dt>{name}</dt> <dd>{help}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
              <small data-provenance={card.provenance}>{provenance(card)}</small>
              {met.has(card.id) && (
                <small data-met="">
                  <Icon name="check-mark" /> {meeting(card)}
                </small>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
