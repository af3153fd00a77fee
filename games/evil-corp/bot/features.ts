/**
 * What the evaluation looks at: for each camp a row of numbers, then the camp's own row minus the mean row of its
 * rivals. A position is valued during the Day or at dawn, when the Night is over and nobody has acted yet; each
 * has its own weights, and so has each count of players.
 */
import { EMPTY, type Seat } from '@duskhall/kernel'
import { campOf, layoutOf, spaceType, tileOf } from '../content/box.ts'
import { type Camp, campState, type EvilCorp, type Kind, NOBODY } from '../state.ts'
import { type Front, frontsOf, type Night } from './night-preview.ts'
import { TRAITS, traitsByKind } from './tile-traits.ts'

const TABLE = [
  'tokens',
  'first step',
  'second step',
  'one step from victory',
  'lead',
  'lead of 1',
  'lead of 2',
  'lead of 4',
  'lead of 6',
  'stone',
  'steps tonight',
  'magic gold tonight',
  'token tonight',
  'victory tonight',
  'gold',
  'magic gold',
  'turn',
  'first player',
  'passed',
  'tiles to deploy',
  'terror to deploy',
  'free battlefields',
  'fortified terror',
  'powers ready',
] as const

type TableFeature = (typeof TABLE)[number]

const AT = Object.fromEntries(TABLE.map((name, at) => [name, at])) as Record<TableFeature, number>
const BAG = TABLE.length
const SIZE = BAG + TRAITS.length
/** Carries what a seat's chance is when nothing tells the camps apart. */
const ALWAYS = SIZE

export const FEATURES: readonly string[] = [...TABLE, ...TRAITS.map((name) => `bag: ${name}`), 'always']

/** Nobody has acted since the Night. */
export function isDawn(s: EvilCorp): boolean {
  if (s.turn !== s.first || s.acted !== 0 || s.passed !== 0) return false
  for (const village of s.villages) {
    if (village.loot !== NOBODY || village.stone !== NOBODY) return false
    for (const half of village.halves) {
      // Whatever stayed overnight lies inactive; a tile that shows its active face came today.
      for (let space = 0; space < half.spaces.length; space++) {
        if (half.spaces[space] !== EMPTY && ((half.inactive >> space) & 1) === 0) return false
      }
    }
  }
  return true
}

const row = new Float64Array(SIZE)
const night: Night = { steps: 0, magicGold: 0, token: false }

export function measure(s: EvilCorp, seat: Seat, out: Float64Array): void {
  const own = campOf(s, seat)
  const camps = s.camps.length
  const dawn = isDawn(s)
  out.fill(0)
  for (let camp = 0; camp < camps; camp++) {
    row.fill(0)
    measureCamp(s, camp, dawn)
    const share = camp === own ? 1 : -1 / (camps - 1)
    for (let i = 0; i < SIZE; i++) out[i] = (out[i] as number) + share * (row[i] as number)
  }
  out[ALWAYS] = 1
}

function add(name: TableFeature, value: number): void {
  const at = AT[name]
  row[at] = (row[at] as number) + value
}

function measureCamp(s: EvilCorp, camp: Camp, dawn: boolean): void {
  const { gold, magicGold, tokens } = campState(s, camp)
  let winning = tokens
  let ready = false
  for (const front of frontsOf(s, camp)) {
    measureFront(s, front)
    front.tonight(night)
    if (night.token) winning++
    ready ||= front.own.conquest === 2
  }
  add('tokens', tokens)
  if (ready && tokens > 0) add('one step from victory', 1)
  if (winning >= 2) add('victory tonight', 1)
  // A purse is worth less and less: there are only so many tiles to pay for.
  add('gold', Math.sqrt(gold))
  add('magic gold', Math.sqrt(magicGold))
  if (s.turn === camp) add('turn', 1)
  if (s.first === camp) add('first player', 1)
  for (const seat of layoutOf(s).members[camp] as readonly Seat[]) {
    add('passed', (s.passed >> seat) & 1)
    // At dawn the hand is luck: the bag says what hands to expect.
    if (!dawn) measureScreen(s, seat)
  }
  measureBag(s, camp)
}

function measureFront(s: EvilCorp, front: Front): void {
  const { own, lead, board } = front
  if (own.conquest === 1) add('first step', 1)
  if (own.conquest === 2) add('second step', 1)
  add('lead', Math.max(-6, Math.min(6, lead)) / 6)
  if (lead >= 1) add('lead of 1', 1)
  if (lead >= 2) add('lead of 2', 1)
  if (lead >= 4) add('lead of 4', 1)
  if (lead >= 6) add('lead of 6', 1)
  front.tonight(night)
  add('steps tonight', night.steps)
  add('magic gold tonight', night.magicGold / 2)
  if (night.token) add('token tonight', 1)
  if (board.stone === front.camp) add('stone', 1)
  const traits = traitsByKind(s)
  for (let space = 0; space < own.spaces.length; space++) {
    const kind = own.spaces[space] as Kind
    const type = spaceType(s, front.village, space)
    if (kind === EMPTY) {
      if (type === 'battlefield') add('free battlefields', 1)
      continue
    }
    if (type === 'fortification') add('fortified terror', (traits[kind] as Float64Array)[0] as number)
    if (((own.inactive >> space) & 1) === 0 && tileOf(s, kind).activate.length > 0) add('powers ready', 1)
  }
}

function measureScreen(s: EvilCorp, seat: Seat): void {
  const traits = traitsByKind(s)
  for (const kind of s.screens[seat] as Kind[]) {
    add('tiles to deploy', 1)
    add('terror to deploy', (traits[kind] as Float64Array)[0] as number)
  }
}

/** The mean of everything the camp owns: what a hand of it will be like. */
function measureBag(s: EvilCorp, camp: Camp): void {
  const { bag, discard } = campState(s, camp)
  const layout = layoutOf(s)
  let count = addTiles(s, bag) + addTiles(s, discard)
  for (const seat of layout.members[camp] as readonly Seat[]) count += addTiles(s, s.screens[seat] as Kind[])
  const halves = layout.halves[camp] as readonly number[]
  for (let village = 0; village < halves.length; village++) {
    const half = s.villages[village]?.halves[halves[village] as number]
    if (half) count += addTiles(s, half.spaces)
  }
  for (let i = BAG; i < SIZE; i++) row[i] = (row[i] as number) / Math.max(1, count)
}

function addTiles(s: EvilCorp, kinds: readonly Kind[]): number {
  const traits = traitsByKind(s)
  let count = 0
  for (const kind of kinds) {
    if (kind === EMPTY) continue
    const brings = traits[kind] as Float64Array
    for (let i = 0; i < brings.length; i++) row[BAG + i] = (row[BAG + i] as number) + (brings[i] as number)
    count++
  }
  return count
}
