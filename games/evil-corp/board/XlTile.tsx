/** Size XL: the whole tile with every word on it. */
import { boxOf, type Tile } from '../content/box.ts'
import { texts } from '../text/index.ts'
import css from './cards.module.css'
import type { LargeTileProps } from './LargeTile.tsx'
import { Portrait, Terror } from './TileFace.tsx'
import { wordsOf } from './words/index.ts'

export function XlTile({ content, kind, lang, options }: LargeTileProps) {
  const box = boxOf({ content })
  const tile = box.tiles[kind] as Tile
  const printed = [...box.file.basics, ...box.file.tiles][kind]
  const { glossary, name, job, powers } = texts[lang]
  const told = printed ? powers(printed, options) : []
  return (
    <span className={`${css.xl} ${css[tile.color]}`}>
      <span className={css.art}>
        <Portrait id={tile.id} color={tile.color} wide />
      </span>
      <Terror color={tile.color} value={tile.terror} />
      <span className={css.cost} title={glossary.ideas.cost.name}>
        {tile.cost}
      </span>
      <span className={css.body}>
        <b className={css.name}>{name(tile.id)}</b>
        <span className={css.job}>{job(tile.id)}</span>
        {told.length === 0 && <span className={css.power}>{wordsOf(lang).noPower}</span>}
        {told.map(({ sort, tag, full }) => (
          <span key={`${sort}${full}`} className={css.power}>
            <i className={css[sort]}>{tag}</i>
            {full}
          </span>
        ))}
        <span className={css.facts}>
          <span>{glossary.colors[tile.color].name}</span>
          <span>
            {glossary.ideas.terror.name} {tile.terror}
          </span>
          <span>
            {glossary.ideas.cost.name} {tile.cost}
          </span>
        </span>
      </span>
    </span>
  )
}
