/** The Night in the villages: gauge effects, tokens, restocking, discarding (EC-NIGHT). */
import { EMPTY, push, tell } from '@duskhall/kernel'
import { boxOf, layoutOf, type Side, sideOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import {
  type Camp,
  campState,
  type EvilCorp,
  type EvilCorpStep,
  type Half,
  type Kind,
  NOBODY,
  placeAt,
  type Village,
  type VillageNo,
} from '../state.ts'
import { leadOf } from './gauge.ts'
import { gainMagicGold, goldLeft } from './purse.ts'
import { asShown, ownerOf, sendToDiscard } from './tiles.ts'
import { upkeep } from './upkeep.ts'

/** EC-RULING20: the gauges of all villages first, then the rest of the Night. */
export function night(s: EvilCorp): void {
  tell?.<EvilCorpEvent>({ e: 'night', round: s.round })
  s.villages.forEach((_, village) => {
    readGauge(s, village)
  })
  const test: EvilCorpStep = { do: 'victory-test' }
  const early = s.options.victoryCheckTiming === 'afterGaugePass'
  const steps: EvilCorpStep[] = [upkeep(s), { do: 'villages' }, { do: 'office' }]
  steps.splice(early ? 0 : 2, 0, test)
  push(s, ...steps)
}

/** EC-NIGHT4 to EC-NIGHT15: the leader applies every icon reached; a tie goes to the holder of the Stone. */
function readGauge(s: EvilCorp, village: VillageNo): void {
  const [first, second] = layoutOf(s).owners[village] as readonly [Camp, Camp]
  const lead = leadOf(s, village, first)
  const { stone } = s.villages[village] as Village
  if (lead === 0) {
    if (stone === NOBODY) return
    tell?.<EvilCorpEvent>({ e: 'tie-broken', village, camp: stone })
    conquer(s, village, stone)
    return
  }
  const leader = lead > 0 ? first : second
  tell?.<EvilCorpEvent>({ e: 'gauge', village, camp: leader, lead: Math.abs(lead) })
  for (const icon of sideOf(s, village).gauge.icons) {
    if (icon.at > Math.abs(lead)) break
    if (icon.icon === 'conquest') conquer(s, village, leader)
    else if (icon.icon === 'victory') winToken(s, village, leader, 'victory')
    else {
      const count = gainMagicGold(s, leader, icon.count)
      tell?.<EvilCorpEvent>({ e: 'magic-gold', village, camp: leader, count })
    }
  }
}

/** One conquest step; once the token is won, further steps are lost (EC-RULING52, EC-RULING102). */
function conquer(s: EvilCorp, village: VillageNo, camp: Camp): void {
  const { conquestSteps } = sideOf(s, village)
  const half = s.villages[village]?.halves[layoutOf(s).halves[camp]?.[village] as number] as Half
  if (s.villages[village]?.won !== NOBODY) return
  half.conquest++
  s.still = 0
  tell?.<EvilCorpEvent>({ e: 'conquest', village, camp, step: half.conquest })
  if (half.conquest === conquestSteps) winToken(s, village, camp, 'conquest')
}

/** EC-RULING22: a village yields at most one token a Night. */
function winToken(s: EvilCorp, village: VillageNo, camp: Camp, by: 'conquest' | 'victory'): void {
  const board = s.villages[village] as Village
  if (board.won !== NOBODY) return
  board.won = camp
  campState(s, camp).tokens++
  tell?.<EvilCorpEvent>({ e: 'token', village, camp, by })
}

/** The second pass: set up or restock every village, then clear spaces and screens. */
export function villages(s: EvilCorp): void {
  // Tiles leave first: a village that turns to its other side has other spaces.
  s.villages.forEach((_, village) => {
    clearVillage(s, village)
  })
  s.villages.forEach((_, village) => {
    setUpForNextDay(s, village)
  })
  s.screens.forEach((screen, seat) => {
    const camp = layoutOf(s).campOf[seat] as Camp
    if (screen.length === 0) return
    // Everybody sees them fall, though the bag may take them in again this very Night (EC-RULING103).
    tell?.<EvilCorpEvent>({ e: 'cleared', camp, kinds: asShown(screen), shown: asShown(screen) })
    campState(s, camp).discard.push(...screen)
    screen.length = 0
    s.fence++
  })
}

/** EC-NIGHT27, EC-NIGHT32: everything leaves but the tiles kept in Fortifications. */
function clearVillage(s: EvilCorp, village: VillageNo): void {
  const board = s.villages[village] as Village
  board.halves.forEach((half, number) => {
    const gone: Kind[] = []
    half.spaces.forEach((kind, space) => {
      const place = placeAt(village, number, space)
      if (kind === EMPTY || ((half.kept >> space) & 1) === 1) return
      gone.push(sendToDiscard(s, place))
    })
    half.kept = 0
    const camp = ownerOf(s, placeAt(village, number, 0))
    if (gone.length > 0) tell?.<EvilCorpEvent>({ e: 'cleared', camp, kinds: gone })
  })
}

function setUpForNextDay(s: EvilCorp, village: VillageNo): void {
  const board = s.villages[village] as Village
  const won = board.won !== NOBODY
  if (won) {
    if (board.side === 0) tell?.<EvilCorpEvent>({ e: 'village-turned', village, side: 1 })
    board.side = 1 // EC-NIGHT17, EC-NIGHT18
    board.won = NOBODY
    for (const half of board.halves) resetHalf(half, sideOf(s, village))
    board.cargoYellow = 0 // EC-RULING105: replaced, not added to
    board.cargoRedBlue = 0
  }
  restock(s, board)
  board.loot = NOBODY
  board.stone = NOBODY
}

function resetHalf(half: Half, side: Side): void {
  half.conquest = 0
  half.inactive = 0
  half.spaces = side.spaces.map(() => EMPTY)
}

/** EC-NIGHT23, EC-NIGHT24: an empty cargo is filled, one with gold on it gets nothing more. */
export function restock(s: EvilCorp, board: Village): void {
  const side = boxOf(s).sides[board.side as 0 | 1]
  if (board.cargoYellow === 0) board.cargoYellow = Math.min(side.cargoYellow, goldLeft(s))
  if (board.cargoRedBlue === 0) board.cargoRedBlue = Math.min(side.cargoRedBlue, goldLeft(s))
}
