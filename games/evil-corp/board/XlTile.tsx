/** Size XL: the whole tile with every word on it. */
import { WholeCard } from '@duskhall/ui'
import { boxOf, type Tile } from '../content/box.ts'
import { texts, wordsOf } from '../text/index.ts'
import css from './cards.module.css'
import type { LargeTileProps } from './LargeTile.tsx'
import looks from './looks.module.css'
import { Portrait, Terror } from './TileFace.tsx'

export function XlTile({ content, kind, lang }: LargeTileProps) {
  const box = boxOf({ content })
  const tile = box.tiles[kind] as Tile
  const printed = [...box.file.basics, ...box.file.tiles][kind]
  const { glossary, name, job, powers } = texts[lang]
  const { cost, terror } = glossary.ideas
  const told = printed ? powers(printed) : []
  const lines = told.map(({ sort, tag, full }) => ({ tag, text: full, look: looks[sort] }))
  return (
    <WholeCard
      className={`${css.whole} ${looks[tile.color]}`}
      art={<Portrait id={tile.id} color={tile.color} wide />}
      corner={<Terror color={tile.color} value={tile.terror} />}
      cost={{ value: tile.cost, title: cost.name }}
      name={name(tile.id)}
      about={job(tile.id)}
      lines={lines.length > 0 ? lines : [{ text: wordsOf(lang).noPower }]}
      facts={[
        { id: 'color', text: glossary.colors[tile.color].name },
        { id: 'terror', text: `${terror.name} ${tile.terror}` },
        { id: 'cost', text: `${cost.name} ${tile.cost}` },
      ]}
    />
  )
}
