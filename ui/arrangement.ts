/**
 * How a table is laid out, by the room there is and never by the device. Five arrangements, each drawn by the page's
 * frame and filled by the boards (`<Tabletop>`):
 * - `wide`: the question on top, every board at once, the log beside them where there is room.
 * - `tablet`: every board at once, one above the other, the question at the bottom.
 * - `tall`: one board at a time behind tabs, the question at the bottom within reach of a thumb.
 * - `tiny`: the same with less height; what the question is not about folds.
 * - `low`: boards side by side, the question in a column on the right with its buttons lowest.
 */
export type Arrangement = 'wide' | 'tablet' | 'tall' | 'tiny' | 'low'

export const ARRANGEMENTS: readonly Arrangement[] = ['wide', 'tablet', 'tall', 'tiny', 'low']

/**
 * The arrangement for a window of so many CSS pixels; zoom only makes it smaller. Below 560 by 521 the page scrolls.
 * Three boards side by side need 900 by 600: a window that is less than that in one way takes the shape it has most of.
 */
export function arrangementFor(width: number, height: number): Arrangement {
  if (height < 600 && width >= 560) return height > 520 && width < 700 ? 'tiny' : 'low'
  if (width < 700) return height >= 660 ? 'tall' : 'tiny'
  if (width < 1100 && height >= 1000) return 'tablet'
  if (width < 900) return width > height ? 'low' : 'tall'
  return 'wide'
}

/** One board at a time, or short ones: the words are short, the top bar holds the rivals, and what is rare folds. */
export function isSmall(arrangement: Arrangement): boolean {
  return arrangement === 'tall' || arrangement === 'tiny' || arrangement === 'low'
}
