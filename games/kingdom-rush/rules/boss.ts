/** A boss comes, acts in a phase of its own, may flee, and loses its life cards (KR-BOSS). */
import { forget, push, shuffle, tell } from '@duskhall/kernel'
import { boxOf, type Card } from '../content/box.ts'
import type { LaneNo } from '../content/geometry/map.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { Boss, KingdomRush, StepOf, Tray } from '../state.ts'
import { lie } from './advance.ts'
import { newTray } from './deal.ts'
import { makeWay } from './displace.ts'
import { escapeWith } from './escape.ts'
import { isFleeing } from './order.ts'
import { lose } from './outcome.ts'
import { isBoss, laneOf, spaceOf, topAt } from './trays.ts'

/** The life card of the boss on the map. */
export function bossTray(s: KingdomRush): Tray | undefined {
  return s.boss ? s.trays.find((tray) => isBoss(s, tray)) : undefined
}

/** KR-BOSS-R12: an action card, its effects in order, then the way of one who flees. */
export function bossPhase(s: KingdomRush): void {
  const { boss } = s
  if (!boss || !bossTray(s)) return
  boss.hurries = 0
  boss.holds = 0
  const card = drawAction(s, boss)
  if (card !== undefined) {
    const { faces, actions } = boxOf(s)
    const effects = actions[card - faces.length]?.effects ?? []
    push(s, ...effects.map((_, at) => ({ do: 'boss-effect' as const, card, at })), { do: 'boss-flees' })
  } else push(s, { do: 'boss-flees' })
}

/** KR-BOSS-R9: from the discards again when there is none left. */
function drawAction(s: KingdomRush, boss: Boss): Card | undefined {
  if (boss.deck.length === 0) {
    boss.deck.push(...boss.discard)
    boss.discard = []
    shuffle(s, boss.deck)
  }
  const card = boss.deck.pop()
  if (card === undefined) return undefined
  s.fence++
  forget(s, [card])
  boss.discard.push(card)
  tell?.<KingdomRushEvent>({ e: 'boss-acts', card })
  return card
}

/** KR-BLILITH5, KR-BLILITH6: one space toward the spawn point where none lies in front; beyond it she is gone. */
export function bossFlees(s: KingdomRush): void {
  const tray = bossTray(s)
  if (!tray || !isFleeing(s, tray)) return
  const from = spaceOf(s, tray)
  const to = laneOf(s, tray).spaces[tray.at - 1]
  // KR-BLILITH-R3, KR-BLILITH-R9: any tray in front delays her, or that too is the end.
  const isDelayed = to !== undefined && topAt(s, to) !== undefined
  if (to === undefined || (isDelayed && s.options.lilithBlockedLoses)) lose(s, 'KR-BLILITH6')
  else if (!isDelayed) {
    lie(s, tray, tray.at - 1)
    tell?.<KingdomRushEvent>({ e: 'advanced', card: tray.card, from, to })
    makeWay(s, to)
  }
}

/** KR-BOSS-R7, KR-BOSS-R14: out of the Portal that held it, or behind what lies there. */
export function bossComes(s: KingdomRush, { lane, at }: StepOf<'boss-comes'>): void {
  const { boss } = s
  const card = boss?.life.pop()
  if (!boss || card === undefined) return
  boss.met = 1
  const place = emptyBehind(s, lane, at + 1)
  if (place < 0) escapeWith(s, newTray(card, lane, at))
  else bring(s, newTray(card, lane, place))
}

/** KR-BOSS-R4, KR-BOSS-R10: the next life card in the place of the last, or the boss is defeated. */
export function nextLife(s: KingdomRush, { lane, at }: StepOf<'next-life'>): void {
  const { boss } = s
  const card = boss?.life.pop()
  if (!boss) return
  if (card === undefined) {
    const left = [...boss.deck, ...boss.discard, ...boss.reserve].sort((a, b) => a - b)
    // Which of them lay where in the deck nobody has learnt: they are a set again.
    forget(s, left)
    s.box.push(...left)
    s.boss = null
    tell?.<KingdomRushEvent>({ e: 'boss-defeated', boss: boss.no })
  } else bring(s, newTray(card, lane, at))
}

/** It lies on the map from now on, and whoever stands there makes way. */
export function bring(s: KingdomRush, tray: Tray): void {
  const space = spaceOf(s, tray)
  s.trays.push(tray)
  tell?.<KingdomRushEvent>({ e: 'spawned', card: tray.card, lane: tray.lane, space })
  makeWay(s, space)
}

/** The nearest space of the lane before that place without tray and boss; -1 where there is none. */
export function emptyBehind(s: KingdomRush, lane: LaneNo, at: number): number {
  return laneOf(s, { lane }).spaces.findLastIndex(
    (space, index) => index < at && topAt(s, space) === undefined,
  )
}
