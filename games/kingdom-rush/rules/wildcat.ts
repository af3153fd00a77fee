/** The Wildcat: an additional figure of Alleria's player that moves and confronts (KR-CAT). */
import { askSeat, push, type Seat, tell } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import type { Space } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type Asks, type KingdomRush, OFF_MAP, type StepOf, WILDCAT, type Wildcat } from '../state.ts'
import { hasRoom } from './confront.ts'
import { alleria, ownerOf } from './figures.ts'
import { goTo } from './move.ts'
import type { PlayAction } from './play-action.ts'

const ACTIVATED = 1
const CALLED = 2

/** KR-CAT10, KR-CAT-R1, KR-CAT-R10. */
function refusal(s: KingdomRush, seat: Seat, { at, spent }: Wildcat): string | null {
  if (ownerOf(s, WILDCAT) !== seat) return 'KR-PLAY-R14'
  if (at === OFF_MAP) return 'KR-CAT-R10'
  return spent === CALLED ? 'KR-CAT10' : spent === ACTIVATED ? 'KR-CAT-R1' : null
}

/** KR-CAT2, KR-CAT11: once a round, without a card, whatever Alleria does. */
export const prowling: PlayAction = {
  moves: (s, seat) => (s.wildcat && refusal(s, seat, s.wildcat) === null ? [{ do: 'wildcat' }] : []),
  refusals(s, seat) {
    const rule = s.wildcat && refusal(s, seat, s.wildcat)
    return rule ? [{ move: { do: 'wildcat' }, rule }] : []
  },
  begin(s, _, move) {
    if (move.do !== 'wildcat' || !s.wildcat) return
    s.wildcat.spent = ACTIVATED
    tell?.<KingdomRushEvent>({ e: 'activated', figure: WILDCAT })
    // KR-CAT3, KR-CAT-R2.
    push(s, { do: 'go', figure: WILDCAT, steps: boxOf(s).file.wildcat.move })
  },
}

/** KR-CAT8, KR-CAT-R4: once in a game; without room on the tray it waits for a basic attack. */
export function wildcatComes(s: KingdomRush, { space }: StepOf<'wildcat-comes'>): void {
  bring(s, space)
}

function bring(s: KingdomRush, space: Space): void {
  if (!s.wildcat) return
  s.wildcat.met = 1
  if (hasRoom(s, space)) goTo(s, WILDCAT, space)
}

/** KR-CAT7: it may also be left on its board. */
export const summonQuestion: Asks<'summon'> = {
  who: (s) => askSeat(ownerOf(s, WILDCAT)),
  moves: () => [{ do: 'wildcat' }, { do: 'done' }],
  answer(s, { hero }, _, move) {
    if (move.do !== 'wildcat' || !s.wildcat) return
    // KR-SOLO12: that of a guest may be activated at once.
    s.wildcat.spent = s.heroes[alleria(s)]?.guest === 1 ? 0 : CALLED
    bring(s, s.heroes[hero]?.at ?? OFF_MAP)
  },
}

/** KR-CAT2: in the next round it may be activated again. */
export function restWildcat(s: KingdomRush): void {
  if (s.wildcat) s.wildcat.spent = 0
}
