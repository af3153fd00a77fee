import { RESOURCES } from '../content/schema.ts'

/** Health, Coins, Power and Regeneration: those that are there. */
export function present(pool: readonly number[], health = 0) {
  const resources = RESOURCES.map((name, at) => ({ name, n: pool[at] ?? 0 }))
  return [{ name: 'health' as const, n: health }, ...resources].filter(({ n }) => n > 0)
}
