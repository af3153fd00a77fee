/** Size L: the tile in the hand. Wide enough it tells its powers in words, narrow it shows them as chips. */
import type { Language } from '@duskhall/kernel'
import { boxOf, type Tile } from '../content/box.ts'
import type { Kind, Options } from '../state.ts'
import { texts } from '../text/index.ts'
import css from './LargeTile.module.css'
import { Print } from './Print.tsx'
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
        <Print text={tile.cost} />
      </span>
      <span className={css.body}>
        <b className={css.name}>{words.name(tile.id)}</b>
        <span className={css.chips}>
          <PowerChips tile={tile} passive={printed?.passive ?? []} most={2} />
        </span>
        <span className={css.text} data-powers={powers.length}>
          {powers.map(({ sort, tag, short, full }) => (
            <span key={`${sort}${short}`} className={css.line}>
              <i className={css[sort]}>
                <Print text={tag} />
              </i>{' '}
              <Print className={css.full} text={full} />
              <Print className={css.short} text={short} />
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}
