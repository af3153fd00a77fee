/** The forecast as a list, one line for each outcome: what is destroyed and what leaves by name, the others by number. */
import type { Forecast } from '../forecast.ts'
import { WILDCAT } from '../state.ts'
import type { Desk } from './seat.tsx'

export interface OutlookLine {
  readonly text: string
  readonly tone: 'good' | 'bad' | 'plain'
}

type Read = Pick<Desk, 'after' | 'words' | 'texts' | 'names'>

export function outlookLines({ after, words, texts, names }: Read, seen: Forecast): OutlookLine[] {
  const { outlook } = words
  const nameOf = (card: number) => texts.tray(after, card).name
  const who = (figure: number) =>
    figure === WILDCAT ? names.wildcat : names.hero(after.heroes[figure]?.hero ?? -1)
  const plain = (text: string): OutlookLine => ({ text, tone: 'plain' })
  const named = seen.trays.flatMap(({ card, fate, hearts, mended, opens }): OutlookLine[] => [
    ...(fate === 'destroyed' ? [{ text: outlook.destroyed(nameOf(card)), tone: 'good' } as const] : []),
    ...(fate === 'escapes' ? [{ text: outlook.escapes(nameOf(card), hearts), tone: 'bad' } as const] : []),
    ...(mended ? [{ text: outlook.mended(nameOf(card)), tone: 'bad' } as const] : []),
    ...(opens ? [{ text: outlook.opens(nameOf(card)), tone: 'bad' } as const] : []),
  ])
  const moving = seen.trays.filter(({ fate }) => fate === 'moves').map(({ path }) => path.length)
  const held = seen.trays.filter((tray) => tray.held > 0 && tray.fate === 'stays').length
  const hurt = [...new Set(seen.hits.map(({ figure }) => figure))].map((figure): OutlookLine => {
    const damage = seen.hits.filter((hit) => hit.figure === figure && !hit.prevented).length
    return damage > 0
      ? { text: outlook.hurt(who(figure), damage), tone: 'bad' }
      : plain(outlook.unhurt(who(figure)))
  })
  return [
    ...named,
    ...hurt,
    ...seen.displaced.map(({ figure }) => plain(outlook.aside(who(figure)))),
    ...[...new Set(moving)]
      .sort((one, other) => other - one)
      .map((steps) => plain(outlook.moves(moving.filter((one) => one === steps).length, steps))),
    ...(held > 0 ? [plain(outlook.held(held))] : []),
    ...seen.doubts.map((doubt) => plain(outlook.doubts[doubt])),
  ]
}
