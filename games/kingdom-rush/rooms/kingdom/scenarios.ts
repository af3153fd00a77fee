/** What the map and the card of the kingdom tell of the scenarios in the box. */
import { boxOf, content } from '../../content/box.ts'
import type { ScenarioEntry } from '../../content/schema.ts'
import { type Stock, stockFor } from '../../content/stock.ts'
import type { Difficulty } from '../../content/words.ts'

export const box = boxOf({ content: content.standard })

export type { ScenarioEntry }

export const scenarios: readonly ScenarioEntry[] = box.file.scenarios

export function scenarioAt(number: number): ScenarioEntry {
  return scenarios.find((entry) => entry.number === number) ?? (scenarios[0] as ScenarioEntry)
}

/** Where a scenario stands on the road, from 0. */
export function placeOf(number: number): number {
  return scenarios.findIndex((entry) => entry.number === number)
}

/** The number of the scenario before it: that one is to be won first. */
export function before(number: number): number {
  return scenarios[placeOf(number) - 1]?.number ?? number
}

export const levels = box.file.difficulties

export function levelOf(id: Difficulty) {
  return levels.find((level) => level.id === id) ?? (levels[0] as (typeof levels)[number])
}

/** What a table of so many players begins with. */
export function stockOf(entry: ScenarioEntry, level: Difficulty, seats: number): Stock {
  return stockFor(box.file, entry, level, seats)
}

/** What stands beside each place on the map: an icon and its two colours. */
export const LANDMARKS: readonly (readonly [icon: string, light: string, dark: string])[] = [
  ['magic-portal', '#e9c8ff', '#7a3fc0'],
  ['crossed-axes', '#f0d9b0', '#8a5a2e'],
  ['hourglass', '#fff0b0', '#d99a2e'],
  ['black-knight-helm', '#d8dfee', '#55607a'],
  ['crossed-swords', '#fff0b0', '#d99a2e'],
  ['arrow-cluster', '#eef6c0', '#7f9a2e'],
  ['angel-wings', '#fff0b0', '#d99a2e'],
  ['spectre', '#ffffff', '#a9c4e6'],
  ['gargoyle', '#b9acc2', '#3b2c4a'],
  ['vortex', '#e9c8ff', '#7a3fc0'],
]
