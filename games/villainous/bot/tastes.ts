/** What the characters of the levels like to do, where it costs them next to nothing. */
import type { Knowledge, Seat, Taste } from '@duskhall/kernel'
import { boardOf, type Face, faceOf, type PrintedIcon } from '../content/box.ts'
import { isCovered } from '../rules/realm.ts'
import { type Action, type Location, realmOf, type Villainous, type VillainousMove } from '../state.ts'

type Likes = Taste<Villainous, VillainousMove>['likes']

/** Locations where this can be done, and the icon itself; the more it brings the better. */
const icons =
  (liked: Action): Likes =>
  (s, seat, move) => {
    if (move.do === 'move') return openIcons(s, seat, move.to).reduce((sum, icon) => sum + of(icon), 0)
    if (move.do !== 'use') return 0
    const { mover } = realmOf(s, seat)
    const icon = boardOf(s, seat).icons[mover]?.[move.icon]
    return icon ? of(icon) : 0

    function of({ action, n }: PrintedIcon): number {
      return action === liked ? Math.max(1, n) : 0
    }
  }

function openIcons(s: Villainous, seat: Seat, at: Location): readonly PrintedIcon[] {
  const { icons: all, top } = boardOf(s, seat)
  const covered = isCovered(s, seat, at)
  return (all[at] ?? []).filter((_, number) => !covered || number >= (top[at] ?? 0))
}

/** Cards of that type from the own hand. */
const cards =
  (type: Face['type']): Likes =>
  (s, seat, move) => {
    if (move.do !== 'card' || !realmOf(s, seat).hand.includes(move.card)) return 0
    return faceOf(s, move.card).type === type ? 1 : 0
  }

export const TASTES: NonNullable<Knowledge<Villainous, VillainousMove>['tastes']> = {
  apprentice: { margin: 0.03, likes: icons('gainPower') },
  regular: { margin: 0.02, likes: cards('ally') },
  skilled: { margin: 0.01, likes: cards('effect') },
  expert: { margin: 0.01, likes: cards('item') },
  master: { margin: 0.01, likes: icons('vanquish') },
}
