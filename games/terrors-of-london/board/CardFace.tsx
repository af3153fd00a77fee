/** The face of a card in sizes M and L: name, picture with what it gives, its abilities, and the bar of the horde. */
import { Breakable, Icon, Print } from '@duskhall/ui'
import type { CardEntry } from '../content/schema.ts'
import type { Options } from '../state.ts'
import type { TerrorsTexts } from '../text/index.ts'
import { wordsOf } from '../text/index.ts'
import { Art, FactionMark } from './Art.tsx'
import { FACTION_ICONS } from './art.ts'
import css from './CardFace.module.css'
import { Chip, EffectChips } from './Chip.tsx'
import looks from './looks.module.css'
import { Price, type PriceProps } from './Price.tsx'
import type { Look } from './seen.ts'

export interface CardFaceProps {
  readonly entry: CardEntry
  readonly texts: TerrorsTexts
  readonly options?: Options | undefined
  /** The hand shows longer names and fewer pictures. */
  readonly hand?: boolean | undefined
  /** What it costs here; lit when it can be paid. */
  readonly price?: PriceProps | undefined
  /** By Horde ability: whether it was used. */
  readonly used?: readonly boolean[] | undefined
}

export function lookOfEntry(entry: CardEntry): Look {
  if (entry.type !== 'monster') return entry.type
  return entry.faction ?? 'neutral'
}

/** What sort of card it is, for lists and filters. */
export function kindOf(entry: CardEntry) {
  return entry.type === 'monster' && entry.group !== 'market' ? entry.group : entry.type
}

/** What is printed on it; null where nothing is. */
export function costOf(entry: CardEntry): number | null {
  return entry.type === 'influence' ? null : entry.cost
}

const WRITTEN: readonly string[] = ['keyword', 'unique', 'triggered', 'relic']

export function CardFace({ entry, texts, options, hand, price, used }: CardFaceProps) {
  const look = lookOfEntry(entry)
  const abilities = texts.abilities(entry, options).filter(({ sort }) => WRITTEN.includes(sort))
  const resources = entry.type === 'relic' ? {} : entry.resources
  return (
    <span className={`${css.card} ${looks[look]} ${hand ? css.hand : ''} ${price ? css.priced : ''}`}>
      <span className={css.head}>
        <FactionMark look={look} />
        <span className={css.name}>
          <Breakable text={texts.name(entry.id)} />
        </span>
      </span>
      {price && <Price {...price} className={css.price} />}
      <span className={css.picture}>
        <Art id={entry.id} />
        <span className={css.gives}>
          {resources.coin && <Chip sort="coin" count={resources.coin} />}
          {resources.power && <Chip sort="power" count={resources.power} />}
          {resources.regeneration && <Chip sort="regeneration" count={resources.regeneration} />}
          {entry.armor && <Chip sort="armor" count={entry.armor} />}
        </span>
      </span>
      <span className={css.text}>
        {abilities.length === 0 && <Print text="—" className={css.nothing} />}
        {abilities.map(({ sort, short }) => (
          <Print
            key={`${sort} ${short}`}
            text={short}
            className={sort === 'keyword' ? css.keyword : css.unique}
          />
        ))}
      </span>
      <HordeBar entry={entry} texts={texts} used={used} />
    </span>
  )
}

function HordeBar({ entry, texts, used = [] }: Pick<CardFaceProps, 'entry' | 'texts' | 'used'>) {
  const words = wordsOf(texts.language)
  if (entry.type !== 'monster' || !entry.horde) {
    const what = entry.type === 'monster' ? words.noHorde : words.kinds[entry.type]
    return (
      <span className={`${css.bar} ${css.plain}`}>
        <Print text={what} />
      </span>
    )
  }
  return (
    <span className={css.bar}>
      {entry.left ? <Tab side="left" faction={entry.left.shows} /> : <i />}
      <span className={css.abilities}>
        {entry.horde.map((effects, ability) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: an ability is its number
            key={ability}
            className={`${css.ability} ${entry.horde && entry.horde.length > 1 ? css.paired : ''}`}
            data-used={used[ability] ? '' : undefined}
          >
            <EffectChips effects={effects} />
            {used[ability] && <Icon name="check-mark" className={css.check} />}
          </span>
        ))}
      </span>
      {entry.right ? <Tab side="right" faction={entry.right.shows} /> : <i />}
    </span>
  )
}

/** Half of a jigsaw tab: which faction may stand on this side. */
function Tab({ side, faction }: { side: 'left' | 'right'; faction: keyof typeof FACTION_ICONS }) {
  return (
    <span className={`${css.tab} ${css[side]} ${looks[faction]}`}>
      <Icon name={FACTION_ICONS[faction]} />
    </span>
  )
}
