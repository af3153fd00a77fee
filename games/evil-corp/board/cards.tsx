/** Every tile and demon of the box, for previews, log and gallery. */
import type { Language } from '@duskhall/kernel'
import { type CardInfo, type CardProps, weakest } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import type { ContentFile } from '../content/schema.ts'
import { texts, wordsOf } from '../text/index.ts'
import css from './cards.module.css'
import { DemonCard } from './DemonCard.tsx'
import { LargeTile } from './LargeTile.tsx'
import { DEMON_TERMS, termsOfTile } from './terms.ts'
import { XlTile } from './XlTile.tsx'

type Entry = ContentFile['tiles'][number]

export function list(content: string, lang: Language): readonly CardInfo[] {
  const { file } = boxOf({ content })
  const demons = file.demons.map((demon): CardInfo => {
    const words = texts[lang]
    return {
      id: demon.id,
      name: words.name(demon.id),
      text: words
        .columns(demon.columns)
        .map(({ threshold, full }) => words.board.said(String(threshold), full)),
      facets: { [wordsOf(lang).facets.kind]: wordsOf(lang).kinds.demon },
      count: 1,
      terms: DEMON_TERMS,
      provenance: weakest(demon.provenance),
    }
  })
  return [
    ...file.basics.map((entry) => tileInfo(entry, entry.total, lang, true)),
    ...file.tiles.map((entry) => tileInfo(entry, 1, lang, false)),
    ...demons,
  ]
}

function tileInfo(entry: Entry, count: number, lang: Language, basic: boolean): CardInfo {
  const { facets, kinds, noPower, said } = wordsOf(lang)
  const { glossary, name, powers } = texts[lang]
  const told = powers(entry)
  return {
    id: entry.id,
    name: name(entry.id),
    text: told.map(({ tag, full }) => said(tag, full)),
    facets: {
      [facets.kind]: basic ? kinds.basic : kinds.recruit,
      [facets.color]: glossary.colors[entry.color].name,
      [facets.power]: [...new Set(told.map(({ tag }) => tag))].join(' + ') || noPower,
      [facets.cost]: String(entry.cost),
      [glossary.ideas.terror.name]: String(entry.terror),
    },
    count,
    terms: termsOfTile(entry),
    provenance: weakest(entry.provenance),
  }
}

export function Card({ id, size, lang, content }: CardProps) {
  const kind = boxOf({ content }).kindOf(id)
  if (kind < 0) return <DemonCard id={id} size={size} lang={lang} content={content} />
  if (size === 'XL') return <XlTile content={content} kind={kind} lang={lang} />
  return (
    <span className={css.large}>
      <LargeTile content={content} kind={kind} lang={lang} />
    </span>
  )
}
