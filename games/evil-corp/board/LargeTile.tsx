/** Size L: the tile in the hand. Wide enough it tells its powers in words, narrow it shows them as chips. */
import type { Language } from '@duskhall/kernel'
import { boxOf, type Tile } from '../content/box.ts'
import type { Kind, Options } from '../state.ts'
import { texts } from '../text/index.ts'
import css from './LargeTile.module.css'
import { Portrait, PowerChips, Terror } from './TileFace.tsx'

export interface LargeTileProps {
  readonly content: string
  readonly kind: Kind
  readonly lang: Language
  readonly options?: Options | undefined
}

export function LargeTile({ content, kind, lang, options }: LargeTileProps) {
  const box = boxOf({ content })
  const tile = box.tiles[kind] as Tile
  const printed = [...box.file.basics, ...box.file.tiles][kind]
  const words = texts[lang]
  const powers = printed ? words.powers(printed, options) : []
  return (
    <span className={`${css.large} ${css[tile.color]}`}>
      <span className={css.art}>
        <Portrait id={tile.id} color={tile.color} wide />
      </span>
      <Terror color={tile.color} value={tile.terror} />
      <span className={css.cost} title={words.glossary.ideas.cost.name}>
        {tile.cost}
      </span>
      <span className={css.body}>
        <b className={css.name}>{words.name(tile.id)}</b>
        <span className={css.chips}>
          <PowerChips tile={tile} passive={printed?.passive ?? []} most={2} />
        </span>
        <span className={css.text} data-powers={powers.length}>
          {powers.map(({ sort, tag, short, full }) => (
            <span key={`${sort}${short}`} className={css.line}>
              <i className={css[sort]}>{tag}</i> <span className={css.full}>{full}</span>
              <span className={css.short}>{short}</span>
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}
