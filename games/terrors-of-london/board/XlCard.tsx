/** Size XL: the whole card with every word on it. */
import { CardSheet, WholeCard, weakest } from '@duskhall/ui'
import type { CardEntry, ContentFile } from '../content/schema.ts'
import type { TerrorsTexts } from '../text/index.ts'
import { wordsOf } from '../text/index.ts'
import type { OverlordEntry } from '../text/types.ts'
import { Art, FactionMark } from './Art.tsx'
import { costOf, kindOf, lookOfEntry } from './CardFace.tsx'
import css from './cards.module.css'
import looks from './looks.module.css'
import { OverlordFace } from './Setup.tsx'
import type { Look } from './seen.ts'

interface XlProps<Entry> {
  readonly entry: Entry
  readonly texts: TerrorsTexts
}

export function XlCard({ entry, file, texts }: XlProps<CardEntry> & { readonly file: ContentFile }) {
  const look = lookOfEntry(entry)
  const words = wordsOf(texts.language)
  const cost = costOf(entry)
  const overlord = entry.type === 'influence' ? file.overlords.find(({ id }) => id === entry.overlord) : null
  const faction = entry.type === 'monster' && entry.faction
  const facts = [
    { id: 'kind', text: words.kinds[kindOf(entry)] },
    faction && { id: 'faction', text: marked(look, texts.factions[faction].name) },
    overlord && { id: 'overlord', text: marked(overlord.faction, texts.name(overlord.id)) },
    weakest(entry.provenance) === 'reconstructed' && { id: 'provenance', text: words.reconstructed },
  ]
  return (
    <WholeCard
      className={`${css.whole} ${looks[look]}`}
      art={<Art id={entry.id} whole />}
      cost={cost === null ? null : { value: cost }}
      name={texts.name(entry.id)}
      about={texts.flavour(entry.id)}
      lines={texts.abilities(entry).map(({ sort, tag, full, condition }) => ({
        tag,
        text: `${full} ${condition}`,
        look: css[sort],
      }))}
      facts={facts.filter((fact) => typeof fact === 'object' && fact !== null)}
    >
      <Sides entry={entry} texts={texts} />
    </WholeCard>
  )
}

const marked = (look: Look, text: string) => (
  <>
    <FactionMark look={look} /> {text}
  </>
)

/** Which factions may stand left and right of it. */
function Sides({ entry, texts }: XlProps<CardEntry>) {
  if (entry.type !== 'monster' || !entry.left || !entry.right) return null
  return (
    <span className={css.sides}>
      <span>
        <FactionMark look={entry.left.shows} /> {texts.factions[entry.left.shows].name}
      </span>
      <FactionMark look={lookOfEntry(entry)} />
      <span>
        {texts.factions[entry.right.shows].name} <FactionMark look={entry.right.shows} />
      </span>
    </span>
  )
}

export function XlOverlord({ entry, texts }: XlProps<OverlordEntry>) {
  return (
    <CardSheet className={`${css.whole} ${css.overlord} ${looks[entry.faction]}`}>
      <OverlordFace entry={entry} texts={texts} />
    </CardSheet>
  )
}
