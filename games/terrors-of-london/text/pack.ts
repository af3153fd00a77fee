/** What a language brings for Terrors of London, besides what every game needs. */
import type * as kit from '../../kit/text/index.ts'
import type { TerrorsEvent } from '../events.ts'
import type { Asking, Faction, Options, TerrorsMove, TerrorsOfLondon } from '../state.ts'
import type { AbilityWords } from './abilities.ts'
import type { BoardWords } from './en/board.ts'
import type { Glossary } from './en/glossary.ts'
import type { refusals } from './en/refusals.ts'
import type { Naming, SpotFacts, TerrorsFacts } from './told.ts'
import type { CardText, FactionText, MeasuredRule, TaggedAbility } from './types.ts'

export interface Subject extends kit.Subject {
  readonly state: TerrorsOfLondon
  readonly options: Options
  readonly question: Asking
  readonly move: TerrorsMove
  readonly event: TerrorsEvent
  readonly refusal: keyof typeof refusals
  readonly measured: MeasuredRule
  readonly phase: number
  readonly glossary: Glossary
  readonly facts: TerrorsFacts
}

export type EventTexts = kit.EventTexts<Subject>
export type QuestionTexts = kit.QuestionTexts<Subject>
export type MoveTexts = kit.MoveTexts<Subject>

export interface SpokenCard {
  readonly name: string
  readonly type: 'monster' | 'relic' | 'influence'
  readonly faction: Faction | null
  readonly cost: number | null
  readonly armor: number
  readonly resources: readonly number[]
  readonly abilities: readonly TaggedAbility[]
  /** The factions that may stand beside it in a horde. */
  readonly links: { readonly left: Faction | null; readonly right: Faction | null }
}

interface SpokenOverlord {
  readonly name: string
  readonly title: string
  readonly faction: Faction
  readonly health: number
  readonly of: number
  readonly armor: number
  readonly owner: kit.Who
  readonly abilities: readonly TaggedAbility[]
  /** Whether its action can still be used; null when it has none. */
  readonly ready: boolean | null
}

export interface Pack extends kit.Pack<Subject>, Pick<Naming, 'hiddenCard' | 'numbered'> {
  readonly cards: kit.CardTexts<CardText>
  readonly factions: { readonly [F in Faction]: FactionText }
  readonly board: BoardWords
  readonly abilities: Omit<AbilityWords, 'sorts'>
  spoken(card: SpokenCard): string
  piece(card: SpokenCard, spot: SpotFacts): string
  overlord(overlord: SpokenOverlord): string
  pool(owner: kit.Who, pool: readonly number[]): string
}
