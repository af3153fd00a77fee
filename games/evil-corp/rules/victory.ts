/** Who has won (EC-WIN). */
import { EMPTY, tell } from '@duskhall/kernel'
import { boxOf, layoutOf, type Tile } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type Camp, campState, type EvilCorp, type Kind, screenOf } from '../state.ts'

/** EC-RULING118: so many rounds in which nothing happens end the game. */
const STILL_ROUNDS = 3

export function victoryTest(s: EvilCorp): void {
  const { tokensToWin } = boxOf(s)
  const candidates = s.camps.flatMap((camp, number) => (camp.tokens >= tokensToWin ? [number] : []))
  if (candidates.length > 0) win(s, ...tieBreak(s, candidates))
  else if (s.still >= STILL_ROUNDS) win(s, ...furthest(s))
}

/** EC-RULING118: the most tokens, and the tie-break of a victory among those who have as many. */
function furthest(s: EvilCorp): [Camp[], string] {
  const all = s.camps.map((_, camp) => camp)
  const level = best(all, (camp) => campState(s, camp).tokens)
  return [tieBreak(s, level)[0], 'EC-RULING118']
}

function win(s: EvilCorp, camps: readonly Camp[], rule: string): void {
  s.outcome = { winners: camps.flatMap((camp) => layoutOf(s).members[camp] ?? []), rule }
  // EC-RULING89: nothing further of the Night is carried out.
  s.agenda = []
  tell?.<EvilCorpEvent>({ e: 'won', camps, rule })
}

function tieBreak(s: EvilCorp, candidates: Camp[]): [Camp[], string] {
  if (candidates.length === 1) return [candidates, 'EC-WIN1']
  const byCost = best(candidates, (camp) => costOf(s, camp) + campState(s, camp).magicGold)
  if (byCost.length === 1) return [byCost, 'EC-WIN3']
  const byTerror = best(byCost, (camp) => printedTerrorOf(s, camp))
  return [byTerror, byTerror.length === 1 ? 'EC-WIN6' : 'EC-RULING53']
}

function best(camps: readonly Camp[], value: (camp: Camp) => number): Camp[] {
  const most = Math.max(...camps.map(value))
  return camps.filter((camp) => value(camp) === most)
}

/** EC-WIN4, EC-RULING80: everything a camp owns, on boards, in bag, discard and behind screens. */
function ownedTiles(s: EvilCorp, camp: Camp): Tile[] {
  const { members, halves } = layoutOf(s)
  const { bag, discard } = campState(s, camp)
  const onBoards = s.villages.flatMap(
    (board, village) => board.halves[halves[camp]?.[village] as number]?.spaces ?? [],
  )
  const behindScreens = (members[camp] ?? []).flatMap((seat) => screenOf(s, seat))
  const kinds: Kind[] = [...bag, ...discard, ...onBoards, ...behindScreens].filter((kind) => kind !== EMPTY)
  return kinds.map((kind) => boxOf(s).tiles[kind] as Tile)
}

export function costOf(s: EvilCorp, camp: Camp): number {
  return ownedTiles(s, camp).reduce((sum, tile) => sum + tile.cost, 0)
}

/** EC-RULING81: the printed terror, wherever the tiles lie. */
function printedTerrorOf(s: EvilCorp, camp: Camp): number {
  return ownedTiles(s, camp).reduce((sum, tile) => sum + tile.terror, 0)
}
