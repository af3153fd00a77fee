/** What a tile takes when it reaches a Battlefield: loot or the Power Stone (EC-LOOT, EC-STONE). */
import { tell } from '@duskhall/kernel'
import { tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type Camp, type EvilCorp, type Kind, NOBODY, type Place, villageAt, villageOf } from '../state.ts'
import { gainGold } from './purse.ts'

/** Loot for a Red tile, the Power Stone for a Blue one, while its pawn is on the board (EC-RULING57). */
export function reachBattlefield(s: EvilCorp, camp: Camp, place: Place, kind: Kind): void {
  const { color, terror } = tileOf(s, kind)
  const village = villageAt(s, place)
  if (color === 'red' && village.loot === NOBODY) {
    village.loot = camp
    // EC-LOOT4: the printed terror, whatever strengthens the tile here.
    const gold = gainGold(s, camp, terror)
    tell?.<EvilCorpEvent>({ e: 'looted', camp, village: villageOf(place), gold })
  } else if (color === 'blue' && village.stone === NOBODY) {
    village.stone = camp
    tell?.<EvilCorpEvent>({ e: 'stone-taken', camp, village: villageOf(place) })
  }
}
