/** Size L: the tile in the hand. Wide enough it tells its powers in words, narrow it shows them as chips. */
import type { Language } from '@duskhall/kernel'
import { Print } from '@duskhall/ui'
import { boxOf, type Tile } from '../content/box.ts'
import type { Kind, Options } from '../state.ts'
import { texts } from '../text/index.ts'
import css from './LargeTile.module.css'
import looks from './looks.module.css'
import { Portrait, PowerChips, Terror } from './TileFace.tsx'

export interface LargeTileProps {
  readonly content: string
  readonly kind: Kind
  readonly lang: Language
  readonly options?: Options | undefined
  /** In a hand: how much of it there is for this tile. */
  readonly room?: Room | undefined
}

export type Room = 'wide' | 'close' | 'mid' | 'narrow'

/** Letters on a line, by room, and lines on a tile, in a high window and in a low one. */
const PRINT = {
  high: { wide: 23, close: 19, lines: 4 },
  low: { wide: 19, close: 16, lines: 3 },
} as const

/** How many lines the sentences take, each on a line of its own with its tag in front. */
export function linesOf(sentences: readonly string[], letters: number): number {
  return sentences.reduce((lines, sentence) => {
    let left = 0
    for (const word of sentence.split(' ')) {
      left -= word.length + 1
      if (left >= -1) continue
      lines++
      left = letters - word.length - 1
    }
    return lines
  }, 0)
}

export function LargeTile({ content, kind, lang, options, room }: LargeTileProps) {
  const box = boxOf({ content })
  const tile = box.tiles[kind] as Tile
  const printed = [...box.file.basics, ...box.file.tiles][kind]
  const words = texts[lang]
  const powers = printed ? words.powers(printed, options) : []
  const sentences = powers.map(({ tag, full }) => `${tag}__ ${full}`)
  const across = room === 'close' ? 'close' : 'wide'
  const name = words.name(tile.id)
  const fits = (['high', 'low'] as const).filter((height) => {
    const letters = PRINT[height][across]
    // The name is bold and has one line to itself already.
    return linesOf([name], letters - 3) - 1 + linesOf(sentences, letters) <= PRINT[height].lines
  })
  return (
    <span className={`${css.large} ${looks[tile.color]}`} data-room={room}>
      <span className={css.art}>
        <Portrait id={tile.id} color={tile.color} wide />
      </span>
      <Terror color={tile.color} value={tile.terror} />
      <span className={css.cost} title={words.glossary.ideas.cost.name}>
        <Print text={tile.cost} />
      </span>
      <span className={css.body}>
        <b className={css.name}>{name}</b>
        <span className={css.chips}>
          <PowerChips tile={tile} passive={printed?.passive ?? []} most={2} />
        </span>
        <span
          className={css.text}
          data-powers={powers.length}
          data-fits={room === 'mid' ? '' : fits.join(' ')}
        >
          {powers.length === 0 && <Print className={css.job} text={words.job(tile.id)} />}
          {powers.map(({ sort, tag, short, full }) => (
            <span key={`${sort}${short}`} className={css.line}>
              <i className={looks[sort]}>
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
