/** What a space gives to the tile deployed on it: loot, Power Stone, cargo, demon (EC-LOOT, EC-STONE, EC-PORT). */
import { tell } from '@duskhall/kernel'
import { campOf, spaceType, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type Kind,
  type Place,
  type StepOf,
  spaceOf,
  villageAt,
  villageOf,
} from '../state.ts'
import { reachBattlefield } from './battlefield.ts'
import { openSummoning } from './demons.ts'

export function spaceEffect(s: EvilCorp, { seat, place, kind }: StepOf<'space-effect'>): void {
  const type = spaceType(s, villageOf(place), spaceOf(place))
  const camp = campOf(s, seat)
  if (type === 'battlefield') reachBattlefield(s, camp, place, kind)
  else if (type === 'port') takeCargo(s, camp, place, kind)
  else if (type === 'portal') openSummoning(s, seat, kind)
}

function takeCargo(s: EvilCorp, camp: Camp, place: Place, kind: Kind): void {
  const village = villageAt(s, place)
  const yellow = tileOf(s, kind).color === 'yellow'
  const gold = yellow ? village.cargoYellow : village.cargoRedBlue
  if (gold === 0) return
  if (yellow) village.cargoYellow = 0
  else village.cargoRedBlue = 0
  campState(s, camp).gold += gold
  const cargo = yellow ? 'yellow' : 'redBlue'
  tell?.<EvilCorpEvent>({ e: 'cargo-taken', camp, village: villageOf(place), cargo, gold })
}
