/** Building a tower: card, site, rotation, then its attacks (KR-TOWER-R11). */
import { askSeat, push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type Card, type Tower, type TowerNo } from '../content/box.ts'
import { NO_CELLS } from '../content/geometry/cells.ts'
import { WHITE } from '../content/scenario.ts'
import { FAMILIES } from '../content/words.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { Asks, KingdomRush, Pieces, StepOf } from '../state.ts'
import { madeOnce, TURNS } from './answers.ts'
import { attackWith, hasTarget } from './pieces.ts'
import type { PlayAction } from './play-action.ts'
import { ironRuleOf, scenarioOf } from './scenario.ts'
import { designs } from './supply.ts'
import { isBoss, isPortal, levelOf, topAt, trayOf } from './trays.ts'

/** KR-STACK4. */
const MOST_ON_A_SITE = 2
const SOLDIERS = FAMILIES.indexOf('soldiers')

function towerOf(s: KingdomRush, tower: TowerNo): Tower {
  return boxOf(s).towers[tower] as Tower
}

/** The rule that keeps a tower off a site, or null. */
function siteRefusal(s: KingdomRush, seat: Seat, tower: TowerNo, site: number): string | null {
  const { at, owner } = scenarioOf(s).sites[site] as ReturnType<typeof scenarioOf>['sites'][number]
  const colour = owner[s.seats - 1] ?? -1
  if (colour < 0) return 'KR-SETUP-R11'
  if (colour === WHITE) {
    if (ironRuleOf(s)?.kind === 'noWhiteSites') return 'KR-CAMP-R15'
  } else if (s.seats === 1) {
    if (colour === s.banned) return 'KR-SOLO3'
  } else if (colour !== seat) return 'KR-TOWER4'
  for (const hero of s.heroes) if (hero.at === at) return 'KR-TOWER2'
  if (s.wildcat?.at === at) return 'KR-TOWER-R7'
  return stackRefusal(s, tower, site)
}

/** KR-STACK1 to KR-STACK4: two towers at most, one of them of soldiers; a face-down one counts (KR-STACK7). */
export function stackRefusal(
  s: KingdomRush,
  tower: TowerNo,
  site: number,
  planned: readonly TowerNo[] = [],
): string | null {
  let lower: TowerNo | undefined = planned[0]
  let there = planned.length
  for (const built of s.towers) {
    if (built.site !== site) continue
    lower = built.tower
    there++
  }
  if (lower === undefined) return null
  if (there >= MOST_ON_A_SITE) return 'KR-STACK4'
  return isSoldiers(s, tower) || isSoldiers(s, lower) ? null : 'KR-TOWER3'
}

function isSoldiers(s: KingdomRush, tower: TowerNo): boolean {
  return towerOf(s, tower).family === SOLDIERS
}

export function sitesFor(s: KingdomRush, seat: Seat, tower: TowerNo): number[] {
  const found: number[] = []
  const sites = scenarioOf(s).sites.length
  for (let site = 0; site < sites; site++) if (siteRefusal(s, seat, tower, site) === null) found.push(site)
  return found
}

/** Whether there is any; asked of every tower in hand, time and again. */
function hasSite(s: KingdomRush, seat: Seat, tower: TowerNo): boolean {
  return scenarioOf(s).sites.some((_, site) => siteRefusal(s, seat, tower, site) === null)
}

const build = madeOnce((tower) => ({ do: 'build', tower }))
const onSite = madeOnce((site) => ({ do: 'site', site }))

/** KR-CAMP-R9. */
function isForbidden(s: KingdomRush, tower: TowerNo): boolean {
  const iron = ironRuleOf(s)
  return iron?.kind === 'noBuildFamily' && FAMILIES[towerOf(s, tower).family] === iron.family
}

export const building: PlayAction = {
  moves: (s, seat) =>
    designs(s.players[seat]?.hand)
      .filter((tower) => !isForbidden(s, tower) && hasSite(s, seat, tower))
      .map(build),
  refusals(s, seat) {
    const { hand = [], incoming = [] } = s.players[seat] ?? {}
    const forbidden = designs(hand).filter((tower) => isForbidden(s, tower))
    const homeless = designs(hand).filter((tower) => !isForbidden(s, tower) && !hasSite(s, seat, tower))
    const coming = designs(incoming).filter((tower) => !hand.includes(tower))
    return [
      ...forbidden.map((tower) => ({ move: { do: 'build', tower } as const, rule: 'KR-CAMP-R9' })),
      ...homeless.map((tower) => ({ move: { do: 'build', tower } as const, rule: 'KR-TOWER1' })),
      // KR-PASS-R5: it is not in hand yet.
      ...coming.map((tower) => ({ move: { do: 'build', tower } as const, rule: 'KR-PASS-R5' })),
    ]
  },
  begin(s, seat, move) {
    if (move.do === 'build') push(s, { do: 'site', by: seat, tower: move.tower })
  },
}

export const siteQuestion: Asks<'site'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s, { by, tower }) => sitesFor(s, by, tower).map(onSite),
  refusals: (s, { by, tower }) =>
    scenarioOf(s).sites.flatMap((_, site) => {
      const rule = siteRefusal(s, by, tower, site)
      return rule === null ? [] : [{ move: { do: 'site', site } as const, rule }]
    }),
  answer(s, { by, tower }, _, move) {
    if (move.do === 'site') push(s, { do: 'turn', by, tower, site: move.site })
  },
}

/** KR-ORIENT-R7: all four, also where two of them come to the same. */
export const turnQuestion: Asks<'turn'> = {
  who: (_, { by }) => askSeat(by),
  moves: () => [...TURNS],
  always: () => true,
  answer(s, { by, tower, site }, _, move) {
    if (move.do !== 'turn') return
    const { turn } = move
    const hand = s.players[by]?.hand ?? []
    hand.splice(hand.indexOf(tower), 1)
    s.towers.push({ site, tower, turn, by, down: 0, late: 0 })
    tell?.<KingdomRushEvent>({ e: 'built', seat: by, tower, site, turn })
    push(s, { do: 'built', site })
    attackWith(s, attackFrom(s, by, tower, site, turn))
  },
}

/** KR-TOWER-R1: a tower attacks once, when it is built, whatever its arrows reach and its level allows. */
export function attackFrom(s: KingdomRush, by: Seat, no: TowerNo, site: number, turn: number): Pieces {
  const { type, arrows, tiles, soldiers, linked, level } = towerOf(s, no)
  const scenario = scenarioOf(s)
  const trays: Card[] = []
  for (const space of scenario.reach(arrows, turn, scenario.sites[site]?.at ?? 0)) {
    // KR-FLY5: only what lies on top. KR-PORTAL5, KR-BOSS-R2: only what its level reaches.
    const tray = topAt(s, space)
    if (tray && levelOf(s, tray) <= level) trays.push(tray.card)
  }
  const attack: Pieces = {
    by,
    pieces: tiles,
    soldiers,
    type,
    turn,
    trays,
    spread: linked ? 'one' : 'any',
    duty: 'hordes',
    lifts: soldiers > 0,
    lifted: false,
    constraint: null,
    placed: [],
    base: NO_CELLS,
  }
  // KR-PORTAL-R3: judged before the first placement.
  const onlyPortals = !hasTarget(s, attack, 'hordes', [])
  if (onlyPortals) return { ...attack, duty: 'all' }
  return s.options.towerMayHoldFire ? { ...attack, duty: 'none' } : attack
}

/** Whether it would hit a Horde from any site that is open to it; what costs the tower is left out. */
export function couldHit(s: KingdomRush, seat: Seat, tower: TowerNo): boolean {
  return sitesFor(s, seat, tower).some((site) =>
    [0, 1, 2, 3].some((turn) => hasTarget(s, attackFrom(s, seat, tower, site, turn), 'hordes', [])),
  )
}

/** KR-PORTAL6, KR-PORTAL7: turned after all its attacks, even if only one of them hit the Portal. */
export function built(s: KingdomRush, { site }: StepOf<'built'>): void {
  const tower = s.towers.findLast((one) => one.site === site)
  const destroys = s.deed.hits.some((card) => {
    const tray = trayOf(s, card)
    // KR-BOSS-R3, KR-BOSS-R11.
    return tray && (isPortal(s, tray) || (s.options.bossTurnsTowersFaceDown && isBoss(s, tray)))
  })
  if (!tower || !destroys) return
  tower.down = 1
  tell?.<KingdomRushEvent>({ e: 'turned-down', tower: tower.tower, site })
}
