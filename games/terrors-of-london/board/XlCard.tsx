/** Size XL: the whole card with every word on it. */
import type { CardEntry, ContentFile } from '../content/schema.ts'
import type { TerrorsTexts } from '../text/index.ts'
import type { OverlordEntry, TaggedAbility } from '../text/types.ts'
import { Art, FactionMark } from './Art.tsx'
import { lookOfEntry } from './CardFace.tsx'
import css from './cards.module.css'
import looks from './looks.module.css'
import { OverlordFace } from './Setup.tsx'
import { wordsOf } from './words/index.ts'

interface XlProps<Entry> {
  readonly entry: Entry
  readonly texts: TerrorsTexts
}

export function XlCard({ entry, file, texts }: XlProps<CardEntry> & { readonly file: ContentFile }) {
  const look = lookOfEntry(entry)
  const words = wordsOf(texts.language)
  const cost = entry.type === 'influence' ? null : entry.cost
  const overlord = entry.type === 'influence' ? file.overlords.find(({ id }) => id === entry.overlord) : null
  const kind = entry.type === 'monster' && entry.group !== 'market' ? entry.group : entry.type
  const faction = entry.type === 'monster' && entry.faction ? texts.factions[entry.faction].name : ''
  return (
    <span className={`${css.xl} ${looks[look]}`}>
      <span className={css.art}>
        <Art id={entry.id} whole />
      </span>
      {cost !== null && <span className={css.cost}>{cost}</span>}
      <span className={css.body}>
        <b className={css.name}>{texts.name(entry.id)}</b>
        <span className={css.flavour}>{texts.flavour(entry.id)}</span>
        {texts.abilities(entry).map((ability) => (
          <Ability key={`${ability.tag} ${ability.full}`} ability={ability} />
        ))}
        <Sides entry={entry} texts={texts} />
        <span className={css.facts}>
          <span>{words.kinds[kind]}</span>
          {faction && (
            <span>
              <FactionMark look={look} /> {faction}
            </span>
          )}
          {overlord && (
            <span>
              <FactionMark look={overlord.faction} /> {texts.name(overlord.id)}
            </span>
          )}
          {JSON.stringify(entry.provenance).includes('reconstructed') && <span>{words.reconstructed}</span>}
        </span>
      </span>
    </span>
  )
}

function Ability({ ability }: { readonly ability: TaggedAbility }) {
  return (
    <span className={css.power}>
      <i data-sort={ability.sort}>{ability.tag}</i>
      {ability.full} {ability.condition}
    </span>
  )
}

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
    <span className={`${css.xl} ${css.overlord} ${looks[entry.faction]}`}>
      <OverlordFace entry={entry} texts={texts} />
    </span>
  )
}
