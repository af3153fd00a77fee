/**
 * What needs no thought in the Action phase: free cards without a downside in a sensible order, free Relics and
 * HAUNT actions, then damage and healing. Buying, linking and whatever has a price is left to the search.
 */
import type { Seat } from '@duskhall/kernel'
import { boxOf, type Effects, type Face, faceOf, overlordOf } from '../content/box.ts'
import { attackMove, healMove, USE_OVERLORD } from '../content/moves.ts'
import { armorOf } from '../rules/attack.ts'
import { streetPrice } from '../rules/buy.ts'
import { hasMonsterOf } from '../rules/in-play.ts'
import { HAUNT_SIDE, isHordeAbilityUsed, tokenSide } from '../rules/marks.ts'
import { healable } from '../rules/pool.ts'
import {
  activePlayer,
  type Card,
  COIN,
  conversionBit,
  FACTIONLESS,
  opponentOf,
  POWER,
  playerOf,
  REGENERATION,
  RELIC_ZONE,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../state.ts'
import { withoutAlike } from './alike.ts'

/** When to do it, the lowest first; null where it wants a thought. */
type Rank = number | null

const FIRST = 0
const WAITS_FOR_OTHERS = 1
const BRINGS_CARDS = 2
const PLAIN = 3
const AIMED = 4
const LAST = 5
const AFTER_CARDS = 6

/** Power that reaches the opponent's Health this turn. */
function reach(s: TerrorsOfLondon, power: number): number {
  return power - Math.max(0, armorOf(s, opponentOf(s.active)) - s.absorbed)
}

/** The attack that wins now. */
function deathBlow(s: TerrorsOfLondon): TerrorsMove | null {
  const power = s.pool[POWER] as number
  if (power === 0) return null
  return reach(s, power) >= playerOf(s, opponentOf(s.active)).health ? attackMove(power) : null
}

function rankOfEffects(s: TerrorsOfLondon, effects: Effects): Rank {
  let rank = PLAIN
  for (const effect of effects) {
    switch (effect.op) {
      case 'draw':
      case 'lookAtTop':
      case 'revealTop':
        rank = Math.min(rank, BRINGS_CARDS)
        break
      // With coins left, what is bought cheaply could be what is commanded.
      case 'command':
        if ((s.pool[COIN] as number) > 0) return null
        rank = Math.max(rank, AIMED)
        break
      case 'destroy':
        if (s.street.every((card) => card < 0)) return null
        rank = Math.max(rank, AIMED)
        break
      case 'sacrifice':
        if (!activePlayer(s).area.some((card) => faceOf(s, card).group === 'starter')) return null
        rank = Math.max(rank, LAST)
        break
      case 'activateHorde':
        if (!hasUnusedAbility(s, FACTIONLESS)) return null
        rank = Math.max(rank, AFTER_CARDS)
        break
      case 'giveHaunt':
      case 'discard':
      case 'if':
        return null
    }
  }
  return rank
}

function rankOfCard(s: TerrorsOfLondon, card: Card): Rank {
  const face = faceOf(s, card)
  if (face.type === 'relic') return activePlayer(s).relics.length < RELIC_ZONE ? FIRST : null
  if (face.type === 'influence' && face.alone && !hasMonsterOf(s, s.active, face.faction)) return null
  const rank = rankOfEffects(s, face.abilities.effects)
  return rank !== null && face.trigger ? Math.min(rank, WAITS_FOR_OTHERS) : rank
}

function isFree(cost: object): boolean {
  return Object.keys(cost).length === 0
}

function rankOfRelic(s: TerrorsOfLondon, { action }: Face): Rank {
  return action && isFree(action.cost) ? rankOfEffects(s, action.effects) : null
}

/** Whether a Horde ability of the active player's monsters, of that faction or any, is unused. */
function hasUnusedAbility(s: TerrorsOfLondon, faction: number): boolean {
  const { faces } = boxOf(s)
  return activePlayer(s).area.some((card) => {
    const face = faces[card] as Face
    if (faction !== FACTIONLESS && face.faction !== faction) return false
    return face.horde.some((_, ability) => !isHordeAbilityUsed(s, card, ability))
  })
}

function rankOfOverlord(s: TerrorsOfLondon): Rank {
  const { action, faction } = overlordOf(s, s.active)
  if (!action || !isFree(action.cost)) return null
  const only = action.effects[0]
  if (only?.op !== 'activateHorde') return rankOfEffects(s, action.effects)
  return hasUnusedAbility(s, only.faction ? faction : FACTIONLESS) ? AFTER_CARDS : null
}

function rankOf(s: TerrorsOfLondon, move: TerrorsMove): Rank {
  switch (move.do) {
    case 'play':
      return rankOfCard(s, move.card)
    case 'haunt':
      return rankOfEffects(s, faceOf(s, move.card).abilities.effects)
    case 'relic':
      return rankOfRelic(s, faceOf(s, move.card))
    case 'overlord':
      return rankOfOverlord(s)
    default:
      return null
  }
}

/** The free thing to do first, or null. */
function freeThing(s: TerrorsOfLondon, moves: readonly TerrorsMove[]): TerrorsMove | null {
  let best: TerrorsMove | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const move of moves) {
    const rank = rankOf(s, move)
    if (rank === null || rank >= lowest) continue
    // Abilities of the table wait until the hand is on it.
    if (rank >= AFTER_CARDS && activePlayer(s).hand.length > 0) continue
    lowest = rank
    best = move
  }
  return best
}

function convertible(s: TerrorsOfLondon, from: number): boolean {
  for (let to = 0; to < s.pool.length; to++) if (s.conversions & conversionBit(from, to)) return true
  return false
}

/** Whether the card allows Power to become something else. */
function converts(face: Face, from: string): boolean {
  return face.abilities.effects.some((effect) => effect.op === 'convert' && effect.from === from)
}

/** All Power at once, unless something else may use it or something may still open the Armor. */
function freeAttack(s: TerrorsOfLondon): TerrorsMove | null {
  const power = s.pool[POWER] as number
  if (power === 0 || convertible(s, POWER)) return null
  if (activePlayer(s).hand.some((card) => converts(faceOf(s, card), 'power'))) return null
  const open = reach(s, power) === power
  return open || (activePlayer(s).hand.length === 0 && reach(s, power) > 0) ? attackMove(power) : null
}

/** All Regeneration, unless Health will be paid and healing would be cut short before that. */
function freeHealing(s: TerrorsOfLondon): TerrorsMove | null {
  const amount = healable(s)
  if (amount === 0 || convertible(s, REGENERATION)) return null
  const { action, health } = overlordOf(s, s.active)
  const price = activePlayer(s).overlordUsed === 0 ? (action?.cost.health ?? 0) : 0
  const missing = health - activePlayer(s).health
  return price === 0 || missing >= (s.pool[REGENERATION] as number) ? healMove(amount) : null
}

/** The only link there is, when it ends no haunting. */
function freeLink(s: TerrorsOfLondon, moves: readonly TerrorsMove[]): TerrorsMove | null {
  if (activePlayer(s).hand.length > 0) return null
  const links = withoutAlike(
    s,
    moves.filter((move) => move.do === 'link'),
  )
  const [only] = links
  if (links.length !== 1 || only?.do !== 'link') return null
  const stays = [only.left, only.right].some((card) => tokenSide(s, card) === HAUNT_SIDE)
  return stays ? null : only
}

/** The action that needs no thought, or null. */
export function freeAction(s: TerrorsOfLondon, moves: readonly TerrorsMove[]): TerrorsMove | null {
  return deathBlow(s) ?? freeThing(s, moves) ?? freeLink(s, moves) ?? freeAttack(s) ?? freeHealing(s)
}

/** Actions nobody would take: to stop with something left to do for nothing, and Overlords without effect. */
export function isIdle(s: TerrorsOfLondon, move: TerrorsMove): boolean {
  switch (move.do) {
    case 'pass':
      return healable(s) > 0 || reach(s, s.pool[POWER] as number) > 0
    case 'attack':
      return reach(s, move.amount) <= 0
    case 'overlord':
      return move === USE_OVERLORD && isIdleOverlord(s, s.active)
    case 'convert':
      return !isSensibleConversion(s, move)
    default:
      return false
  }
}

function isIdleOverlord(s: TerrorsOfLondon, seat: Seat): boolean {
  const { action, faction } = overlordOf(s, seat)
  const only = action?.effects[0]
  switch (only?.op) {
    case 'activateHorde':
      return !hasUnusedAbility(s, only.faction ? faction : FACTIONLESS)
    case 'claimNext':
      return !couldClaim(s, action?.cost.coin ?? 0)
    default:
      return false
  }
}

/** Whether a monster of the Street can be paid once that much is gone. */
function couldClaim(s: TerrorsOfLondon, paid: number): boolean {
  const coins = (s.pool[COIN] as number) - paid
  return s.street.some(
    (card) => card >= 0 && faceOf(s, card).type === 'monster' && streetPrice(s, card) <= coins,
  )
}

/** To heal as much as is missing, or all of it. */
function isSensibleConversion(
  s: TerrorsOfLondon,
  { from, to, amount }: Extract<TerrorsMove, { do: 'convert' }>,
): boolean {
  const all = s.pool[from === 'coin' ? COIN : from === 'power' ? POWER : REGENERATION] as number
  if (to !== 'regeneration') return amount === all
  const missing = overlordOf(s, s.active).health - activePlayer(s).health - (s.pool[REGENERATION] as number)
  return amount === Math.min(all, missing)
}
