/** Deploying a tile: where it may go, its deployment power, then the effect of the space (EC-DEPLOY). */
import { EMPTY, push, type Refusal, type Seat, takeOut, tell } from '@duskhall/kernel'
import type { Tile } from '../content/box.ts'
import { boxOf, layoutOf, sideOf, TYPE_BIT, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type EvilCorp,
  type EvilCorpMove,
  type Kind,
  kindAt,
  type Place,
  placeAt,
  type QuestionOf,
  screenOf,
  type VillageNo,
} from '../state.ts'
import { allowedTypes, freeSpacesFor, isEligible, ownHalf, putOn, spaceBan } from './tiles.ts'

/** Bit mask of the types of free spaces this seat could use at all. */
export function freeSpaceTypes(s: EvilCorp, seat: Seat): number {
  let types = 0
  for (const village of layoutOf(s).eligible[seat] as readonly VillageNo[]) {
    const { bits } = sideOf(s, village)
    const { spaces } = ownHalf(s, seat, village)
    for (let space = 0; space < spaces.length; space++) {
      if (spaces[space] === EMPTY) types |= bits[space] as number
    }
  }
  return types
}

/** The rule against deploying this tile now, wherever; null when some space takes it. */
export function deployBan(tile: Tile, purse: number, types: number): string | null {
  if (tile.deployPrice > purse) return 'EC-PAY1'
  if (types === 0) return 'EC-DEPLOY4'
  if ((types & allowedTypes(tile)) !== 0) return null
  return (types & TYPE_BIT.portal) !== 0 && tile.color !== 'blue' ? 'EC-PORTAL1' : 'EC-PASSIVE15'
}

export function chooseSpace(s: EvilCorp, seat: Seat, kind: Kind): void {
  push(s, { do: 'place', seat, secret: { seats: [seat], kind } })
}

export const placeQuestion: QuestionOf<'place'> = {
  who: (_, q) => [q.seat],
  moves(s, q) {
    const { place } = boxOf(s).moves
    return freeSpacesFor(s, q.seat, q.secret.kind).map((at) => place[at] as EvilCorpMove)
  },
  answer(s, q, seat, move) {
    if (move.do === 'place') deploy(s, seat, q.secret.kind, placeAt(move.village, move.half, move.space))
  },
  refusals: (s, q) => refusedPlaces(s, q.seat, tileOf(s, q.secret.kind)),
  // Which tile was picked is not public before it lies on a space, so the space is always asked for.
  always: () => true,
}

/** Why a tile of this seat may not go to a space that it might be carried to. */
export function refusedPlaces(s: EvilCorp, seat: Seat, tile: Tile): Refusal<EvilCorpMove>[] {
  const camp = layoutOf(s).campOf[seat]
  const refused: Refusal<EvilCorpMove>[] = []
  s.villages.forEach((village, number) => {
    village.halves.forEach((half, halfNumber) => {
      half.spaces.forEach((_, space) => {
        const place = placeAt(number, halfNumber, space)
        const rule = !isEligible(s, seat, number)
          ? 'EC-DEPLOY3'
          : layoutOf(s).owners[number]?.[halfNumber] !== camp
            ? 'EC-DEPLOY2'
            : kindAt(s, place) !== EMPTY
              ? 'EC-DEPLOY4'
              : spaceBan(s, tile, place)
        if (rule) refused.push({ move: boxOf(s).moves.place[place] as EvilCorpMove, rule })
      })
    })
  })
  return refused
}

/** EC-DEPLOY13: place the tile, then its deployment power, then the effect of the space. */
function deploy(s: EvilCorp, seat: Seat, kind: Kind, place: Place): void {
  takeOut(screenOf(s, seat), kind)
  putOn(s, place, kind)
  s.fence++ // a tile has come out from behind the screen
  s.source = place
  tell?.<EvilCorpEvent>({ e: 'deployed', seat, kind, place })
  push(s, { do: 'space-effect', seat, place, kind })
  const power = { of: 'deploy', index: kind, column: 0 } as const
  for (let at = tileOf(s, kind).deploy.length - 1; at >= 0; at--) {
    push(s, { do: 'effect', seat, power, at })
  }
}
