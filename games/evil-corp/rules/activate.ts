/** Activating a tile: its power in printed order, then its inactive face (EC-ACT). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type EvilCorp, kindAt, NOWHERE, type Place } from '../state.ts'
import { enactPower, mayUse } from './powers/index.ts'
import { isActiveAt, turnInactive } from './tiles.ts'

/** The rule against activating this own tile, or null (EC-ACT2, EC-ACT3, EC-RULING17). */
export function activationBan(s: EvilCorp, seat: Seat, place: Place): string | null {
  const { activate } = tileOf(s, kindAt(s, place))
  if (activate.length === 0) return 'EC-ACT2'
  if (!isActiveAt(s, place)) return 'EC-ACT3'
  return mayUse(s, { seat, how: 'activate', source: place }, activate) ? null : 'EC-RULING17'
}

export function activate(s: EvilCorp, seat: Seat, place: Place): void {
  const kind = kindAt(s, place)
  s.source = place
  tell?.<EvilCorpEvent>({ e: 'activated', seat, kind, place })
  push(s, { do: 'turn-inactive' })
  enactPower(s, seat, kind)
}

/** EC-ACT6: the tile turns inactive where it now lies, unless its own power took it away (EC-RULING48, 74). */
export function turnSourceInactive(s: EvilCorp): void {
  if (s.source === NOWHERE) return
  turnInactive(s, s.source)
  tell?.<EvilCorpEvent>({ e: 'turned-inactive', kind: kindAt(s, s.source), place: s.source })
}
