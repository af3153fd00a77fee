/** What is different for one player alone: a colour is left out each round, a hero from the bench stays for one (KR-SOLO). */
import { tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import { COLOURS } from '../content/words.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, everybody, type KingdomRush } from '../state.ts'

/** KR-SOLO2: by their places in COLOURS. */
function soloColours(s: KingdomRush): number[] {
  return boxOf(s).file.solo.colours.map((colour) => COLOURS.indexOf(colour))
}

/** KR-SOLO3, KR-SOLO-R1: before phase 1, also in the first round. */
export const banColourQuestion: Asks<'ban-colour'> = {
  who: everybody,
  moves: (s) =>
    soloColours(s)
      .filter((colour) => colour !== s.banned)
      .map((colour) => ({ do: 'colour', colour })),
  refusals: (s) =>
    soloColours(s)
      .filter((colour) => colour === s.banned)
      .map((colour) => ({ move: { do: 'colour', colour }, rule: 'KR-SOLO6' })),
  answer(s, _, __, move) {
    if (move.do !== 'colour') return
    s.banned = move.colour
    tell?.<KingdomRushEvent>({ e: 'colour-banned', colour: move.colour })
  },
}

/** KR-SOLO10, KR-SOLO-R7, KR-SOLO-R10: whoever came from the bench leaves, with the Wildcat; tiles and soldiers stay. */
export function benchLeaves(s: KingdomRush): void {
  const guest = s.heroes.find((hero) => hero.guest === 1)
  if (!guest) return
  const { heroes, file } = boxOf(s)
  if (heroes[guest.hero]?.id === file.wildcat.owner) s.wildcat = null
  s.heroes = s.heroes.filter((hero) => hero !== guest)
  tell?.<KingdomRushEvent>({ e: 'guest-left', hero: guest.hero })
}
