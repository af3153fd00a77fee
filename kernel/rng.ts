/** The seeded generator (xoshiro128**). Its state lies in the table, so a record replays to the byte. */
import type { RngState, Table } from './contract.ts'
import { hash128 } from './hash.ts'

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string

export function isSeed(value: unknown): value is Seed {
  if (typeof value !== 'string' || value.length !== 32) return false
  for (let i = 0; i < 32; i++) if (digitAt(value, i) < 0) return false
  return true
}

/** A hexadecimal digit in small letters; -1 for anything else. Tables are opened by the million, so no patterns. */
function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 48 && code <= 57 ? code - 48 : code >= 97 && code <= 102 ? code - 87 : -1
}

/** Any words make a seed: the same words always the same one. */
export function seedFrom(...words: readonly (string | number)[]): Seed {
  return hash128(words.join('\u0000'))
}

export function rngFrom(seed: Seed): RngState {
  if (!isSeed(seed)) throw new RangeError(`A seed is 32 hexadecimal digits, not ${JSON.stringify(seed)}.`)
  const state: RngState = [wordAt(seed, 0), wordAt(seed, 8), wordAt(seed, 16), wordAt(seed, 24)]
  // The generator stands still on all zeros.
  if ((state[0] | state[1] | state[2] | state[3]) === 0) state[0] = 1
  // Seeds that differ in one digit differ everywhere after a few rounds.
  for (let i = 0; i < 8; i++) next(state)
  return state
}

/** Eight hexadecimal digits as a number, without cutting the text into pieces. */
function wordAt(seed: Seed, at: number): number {
  let word = 0
  for (let i = at; i < at + 8; i++) word = (word << 4) | digitAt(seed, i)
  return word >>> 0
}

/** 32 random bits. */
export function next(r: RngState): number {
  const a = r[1] * 5
  const result = Math.imul((a << 7) | (a >>> 25), 9) >>> 0
  const t = r[1] << 9
  r[2] ^= r[0]
  r[3] ^= r[1]
  r[1] ^= r[2]
  r[0] ^= r[3]
  r[2] ^= t
  r[3] = (r[3] << 11) | (r[3] >>> 21)
  return result
}

const RANGE = 2 ** 32

/** An unbiased whole number from 0 to n - 1. */
export function int(r: RngState, n: number): number {
  let x = next(r)
  // Only the last few of all values can be one too many; the division is for them alone.
  if (x >= RANGE - n) {
    const limit = RANGE - (RANGE % n)
    while (x >= limit) x = next(r)
  }
  return x % n
}

/** Any one of a list that is not empty. */
export function anyOf<T>(r: RngState, list: readonly T[]): T {
  return list[int(r, list.length)] as T
}

/** A whole number from 0 to n - 1 decided by the table's own chance. */
export function chance(s: Table, n: number): number {
  s.fence++
  return int(s.rng, n)
}

/** Puts a list into random order, in place. */
export function shuffleWith<T>(r: RngState, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = int(r, i + 1)
    const kept = list[i] as T
    list[i] = list[j] as T
    list[j] = kept
  }
  return list
}
