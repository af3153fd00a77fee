/** Every Overlord and card of the box, for previews, log and gallery. */
import type { Language } from '@duskhall/kernel'
import { type CardInfo, type CardProps, Icon, weakest } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import type { CardEntry, ContentFile } from '../content/schema.ts'
import { texts, wordsOf } from '../text/index.ts'
import type { OverlordEntry, TaggedAbility } from '../text/types.ts'
import { Art, FactionMark } from './Art.tsx'
import { CardFace, costOf, kindOf } from './CardFace.tsx'
import css from './cards.module.css'
import looks from './looks.module.css'
import { OVERLORD_TERMS, termsOfCard } from './terms.ts'
import { XlCard, XlOverlord } from './XlCard.tsx'

export function list(content: string, lang: Language): readonly CardInfo[] {
  const { file } = boxOf({ content })
  return [
    ...file.overlords.map((entry) => overlordInfo(entry, lang)),
    ...file.cards.map((entry) => cardInfo(entry, file, lang)),
  ]
}

function overlordInfo(entry: OverlordEntry, lang: Language): CardInfo {
  const { facets, kinds } = wordsOf(lang)
  const { name, factions, glossary, overlordAbilities } = texts[lang]
  return {
    id: entry.id,
    name: name(entry.id),
    text: [
      `${entry.health} ${glossary.ideas.health.name}`,
      ...overlordAbilities(entry).map((ability) => sentence(ability, lang)),
    ],
    facets: { [facets.kind]: kinds.overlord, [facets.faction]: factions[entry.faction].name },
    count: 1,
    terms: OVERLORD_TERMS,
    provenance: weakest(entry.provenance),
  }
}

function cardInfo(entry: CardEntry, file: ContentFile, lang: Language): CardInfo {
  const { facets, kinds, none } = wordsOf(lang)
  const { name, factions, abilities } = texts[lang]
  const told = abilities(entry)
  const faction =
    entry.type === 'monster'
      ? entry.faction
      : entry.type === 'influence'
        ? file.overlords.find(({ id }) => id === entry.overlord)?.faction
        : undefined
  const keywords = told.filter(({ sort }) => sort === 'keyword').map(({ tag }) => tag)
  const cost = costOf(entry)
  return {
    id: entry.id,
    name: name(entry.id),
    text: told.map((ability) => sentence(ability, lang)),
    facets: {
      [facets.kind]: kinds[kindOf(entry)],
      [facets.faction]: faction ? factions[faction].name : none,
      [facets.cost]: cost === null ? none : String(cost),
      [facets.keyword]: keywords.join(' + ') || none,
    },
    count: entry.copies,
    terms: termsOfCard(
      entry,
      told.map(({ sort }) => sort),
    ),
    provenance: weakest(entry.provenance),
  }
}

function sentence({ tag, full, condition }: TaggedAbility, lang: Language): string {
  return wordsOf(lang).said(tag, `${full}${condition ? ` ${condition}` : ''}`)
}

export function Card({ id, size, lang, content }: CardProps) {
  const { file } = boxOf({ content })
  const entry = file.cards.find((card) => card.id === id)
  if (entry) {
    if (size === 'XL') return <XlCard entry={entry} file={file} texts={texts[lang]} />
    const coins = costOf(entry)
    return (
      <span className={css.large}>
        <CardFace
          entry={entry}
          texts={texts[lang]}
          price={coins === null ? undefined : { coins, lit: true }}
        />
      </span>
    )
  }
  const overlord = file.overlords.find((card) => card.id === id)
  if (!overlord) return null
  if (size === 'XL') return <XlOverlord entry={overlord} texts={texts[lang]} />
  return (
    <span className={`${css.portrait} ${looks[overlord.faction]}`}>
      <Art id={id} whole />
      <span className={css.label}>
        <FactionMark look={overlord.faction} />
        {texts[lang].name(id)}
        <span className={css.health}>
          <Icon name="hearts" /> {overlord.health}
        </span>
      </span>
    </span>
  )
}
