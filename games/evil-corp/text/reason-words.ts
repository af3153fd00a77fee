/** What a language brings for the reasons of hints. */
import type { Who } from '../../kit/text/index.ts'
import type { MotiveId } from '../bot/motives.ts'
import type { VillageFacts } from './told.ts'

/** Motives that are told without numbers. */
type Plain = Exclude<MotiveId, 'token' | 'village' | 'purse'>

interface Chances {
  readonly best: number
  readonly own: number
}

/** What answers do in themselves, as clauses. */
interface DeedWords {
  /** Gold that can pay for tiles on Fortifications at Night. */
  passWith(gold: number): string
  readonly pass: string
  /** What the power says, as part of a sentence. */
  power(text: string): string
  recruit(tile: string, powers: string): string
  /** An opponent's tile that becomes inactive. */
  flip(tile: string): string
  demon(demon: string, isActive: boolean): string
  readonly keepNone: string
  keep(tiles: number): string
  /** Who draws has fewer tiles than the others of the team, as many, or more. */
  draws(who: Who, than: 'fewer' | 'equal' | 'more'): string
  reveal(who: Who, tiles: number): string
  /** By question: nothing more is done. */
  readonly stopped: { readonly [question: string]: string }
}

/** `gain` is what an answer does, `loss` what it leaves to another. */
export interface ReasonWords {
  readonly wins: string
  readonly quiet: string
  even(chances: Chances | null): string
  readonly deeds: DeedWords
  readonly plain: { readonly [Id in Plain]: { readonly gain: string; readonly loss: string } }
  /** Where the numbers depend on what the seat cannot know. */
  readonly unsure: { readonly [Id in MotiveId]?: string }
  readonly unsureLoss: { readonly [Id in MotiveId]?: string }
  readonly gain: Counted
  readonly loss: Counted
}

export interface Counted {
  token(village: VillageFacts): string
  steps(village: VillageFacts, steps: number): string
  /** Below zero the others lead. */
  lead(village: VillageFacts, lead: number, before: number): string
  purse(gold: number, magicGold: number): string
}
