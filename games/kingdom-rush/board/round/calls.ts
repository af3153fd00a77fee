/** What cards and figures are called in a word or two, where a picture stands beside it. */
import type { Language } from '@duskhall/kernel'
import type { Card } from '../../content/box.ts'
import { faceOf } from '../../rules/trays.ts'
import { type FigureNo, type KingdomRush, WILDCAT } from '../../state.ts'
import { namesOf } from '../../text/names.ts'
import { roundWordsIn } from '../../text/round-words.ts'

/** "Wolves", "Portal 3", "Lord Blackburn". */
export function callOf(s: KingdomRush, card: Card, lang: Language): string {
  const face = faceOf(s, card)
  const names = namesOf(s, lang)
  const words = roundWordsIn(lang)
  if (!face) return words.horde
  if (face.boss >= 0) return names.boss(face.boss)
  if (face.isPortal) return words.portal(face.level)
  const counts = new Map<number, number>()
  for (const { enemy } of face.each) counts.set(enemy, (counts.get(enemy) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (!most) return words.horde
  const { name, plural } = names.enemy(most[0])
  return most[1] > 1 ? plural : name
}

export function figureCall(s: KingdomRush, figure: FigureNo, lang: Language): string {
  const names = namesOf(s, lang)
  if (figure === WILDCAT) return names.wildcat
  return names.hero(s.heroes[figure]?.hero ?? -1)
}
