/** The pool: gaining, paying, healing, converting (TL-POOL, TL-REGEN, TL-CONV). */
import { tell } from '@duskhall/kernel'
import { overlordOf, resourceNo } from '../content/box.ts'
import type { TerrorsEvent } from '../events.ts'
import {
  activePlayer,
  COIN,
  type Cost,
  conversionBit,
  POWER,
  REGENERATION,
  type Resource,
  type TerrorsOfLondon,
} from '../state.ts'
import { loseHealth } from './victory.ts'

/** TL-ABIL1, TL-POOL2: everything goes to the pool of the active player. */
export function gainAll(s: TerrorsOfLondon, resources: readonly number[]): void {
  const { pool } = s
  const coin = resources[COIN] as number
  const power = resources[POWER] as number
  const regeneration = resources[REGENERATION] as number
  if (coin + power + regeneration === 0) return
  pool[COIN] = (pool[COIN] as number) + coin
  pool[POWER] = (pool[POWER] as number) + power
  pool[REGENERATION] = (pool[REGENERATION] as number) + regeneration
  tell?.<TerrorsEvent>({ e: 'gained', seat: s.active, coin, power, regeneration })
}

export function gain(s: TerrorsOfLondon, resource: Resource, n: number): void {
  const at = resourceNo(resource)
  s.pool[at] = (s.pool[at] as number) + n
  tell?.<TerrorsEvent>({ e: 'gained', seat: s.active, ...named(resource, n) })
}

function named(resource: Resource, n: number) {
  return { coin: 0, power: 0, regeneration: 0, [resource]: n }
}

/** TL-OVER-R2, TL-HEALTH-R1: whether a cost can be paid in full. */
export function canPay(s: TerrorsOfLondon, cost: Cost): boolean {
  const { health = 0, coin = 0, power = 0, regeneration = 0 } = cost
  const spare = s.options.fatalCosts ? 0 : 1
  if (health > 0 && activePlayer(s).health - health < spare) return false
  const { pool } = s
  return (
    (pool[COIN] as number) >= coin &&
    (pool[POWER] as number) >= power &&
    (pool[REGENERATION] as number) >= regeneration
  )
}

/** Pays a cost that was checked before. Paying the last Health ends the game. */
export function payCost(s: TerrorsOfLondon, cost: Cost): void {
  const { health = 0, coin = 0, power = 0, regeneration = 0 } = cost
  const { pool } = s
  if (coin + power + regeneration > 0) {
    pool[COIN] = (pool[COIN] as number) - coin
    pool[POWER] = (pool[POWER] as number) - power
    pool[REGENERATION] = (pool[REGENERATION] as number) - regeneration
    tell?.<TerrorsEvent>({ e: 'paid', seat: s.active, coin, power, regeneration })
  }
  if (health > 0) loseHealth(s, s.active, health, 'cost')
}

/** TL-REGEN3, TL-REGEN-R1: how much Regeneration can be spent now. */
export function healable(s: TerrorsOfLondon): number {
  const missing = overlordOf(s, s.active).health - activePlayer(s).health
  return Math.min(s.pool[REGENERATION] as number, missing)
}

export function heal(s: TerrorsOfLondon, amount: number): void {
  s.pool[REGENERATION] = (s.pool[REGENERATION] as number) - amount
  activePlayer(s).health += amount
  tell?.<TerrorsEvent>({ e: 'healed', seat: s.active, health: amount })
}

/** TL-CONV-R1: one way only, as long as the Action phase lasts. */
export function mayConvert(s: TerrorsOfLondon, from: number, to: number): boolean {
  return (s.conversions & conversionBit(from, to)) !== 0
}

export function convert(s: TerrorsOfLondon, from: number, to: number, amount: number): void {
  s.pool[from] = (s.pool[from] as number) - amount
  s.pool[to] = (s.pool[to] as number) + amount
  tell?.<TerrorsEvent>({ e: 'converted', seat: s.active, from, to, amount })
}
