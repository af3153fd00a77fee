/** The Villains of the box, one folder each. */
import { gaston } from './gaston/index.ts'
import { hornedKing } from './horned-king/index.ts'
import { ladyTremaine } from './lady-tremaine/index.ts'
import type { Villain } from './villain.ts'

export const VILLAINS: readonly Villain[] = [gaston, hornedKing, ladyTremaine]
