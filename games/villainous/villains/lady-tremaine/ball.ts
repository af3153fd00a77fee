/** The ball: the Lock, the gowns, Midnight, and the Bells that end it (VD-LT1 to VD-LT14). */
import { tell } from '@duskhall/kernel'
import { cardOf, faceOf, locationOf } from '../../content/box.ts'
import { CardName, listOf, PlaceName } from '../../content/fields.ts'
import { atMove, cardMove } from '../../content/moves.ts'
import type { VillainousEvent } from '../../events.ts'
import { defeat } from '../../rules/cards.ts'
import { bringIn } from '../../rules/play.ts'
import { findInRealm, heroesOf, isLocked, keptOut, LOCATIONS } from '../../rules/realm.ts'
import { verb } from '../../rules/verb.ts'
import { canFind, fetch, isAnywhere } from '../../rules/verbs/playing.ts'
import { win } from '../../rules/victory.ts'
import { type Location, NONE, realmOf, type Task, type Villainous } from '../../state.ts'

/** VD-LT4, VD-LT-R22. */
export const unlock = verb(
  'unlock',
  { location: PlaceName },
  {
    possible: (s, { owner }, { location }) => isLocked(s, owner, locationOf(s, owner, location)),
    do(s, { owner }, { location }) {
      const at = locationOf(s, owner, location)
      realmOf(s, owner).locks &= ~(1 << at)
      tell?.<VillainousEvent>({ e: 'unlocked', seat: owner, at })
    },
  },
)

/** VD-LT-R1. */
export const wedding = verb(
  'wedding',
  { location: PlaceName, groom: CardName, brides: listOf(CardName), without: listOf(CardName) },
  {
    possible(s, { owner }, { location, groom, brides, without }) {
      const at = locationOf(s, owner, location)
      const isThere = (id: string) => s.at[findInRealm(s, owner, id)] === at
      return (
        !isLocked(s, owner, at) &&
        isThere(groom) &&
        brides.some(isThere) &&
        without.every((id) => findInRealm(s, owner, id) === NONE)
      )
    },
    do: (s, { owner }) => win(s, owner),
  },
)

/** VD-CARDT-R24: in the place of the everyday card, or anywhere open. */
function gownPlaces(s: Villainous, { owner }: Task, gown: number): Location[] {
  const everyday = findInRealm(s, owner, faceOf(s, gown).needs?.replaces ?? '')
  if (everyday !== NONE) return [s.at[everyday] as Location]
  return LOCATIONS.filter((at) => !isLocked(s, owner, at) && keptOut(s, owner, gown, at) === null)
}

export const callBallGown = verb(
  'callBallGown',
  { card: CardName },
  {
    possible: (s, { owner }, { card }) => canFind(s, owner, cardOf(s, card)),
    choices(s, about, { card }, chosen) {
      const gown = cardOf(s, card)
      if (chosen.length > 0 || !isAnywhere(s, about.owner, gown)) return null
      return gownPlaces(s, about, gown).map(atMove)
    },
    do(s, about, { card }, [place]) {
      const gown = cardOf(s, card)
      if (fetch(s, about.owner, gown)) bringIn(s, about, gown, place)
    },
  },
)

/** VD-CARDT-R19. */
export const defeatAll = verb(
  'defeatAll',
  {},
  {
    possible: (s, { owner }) => heroesOf(s, owner).length > 0,
    choices: (s, { owner }, _, chosen) =>
      chosen.length > 0 || s.options.midnightDefeats === 'all' ? null : heroesOf(s, owner).map(cardMove),
    do: (s, about, _, [one]) => defeat(s, about, one?.do === 'card' ? [one.card] : heroesOf(s, about.owner)),
  },
)
