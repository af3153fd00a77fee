/** Everything that can be told about a game of Evil Corp. Kinds, seats and numbers; the texts add words. */
import type { Seat } from '@duskhall/kernel'
import type { Camp, EvilCorpMove, Kind, Place, VillageNo } from './state.ts'

export type EvilCorpEvent =
  | { e: 'forced'; seat: Seat; secret: { seats: readonly Seat[]; move: EvilCorpMove } }
  | { e: 'sealed'; seat: Seat }
  | { e: 'day'; round: number; first: Camp }
  | { e: 'deployed'; seat: Seat; kind: Kind; place: Place }
  | { e: 'looted'; camp: Camp; village: VillageNo; gold: number }
  | { e: 'stone-taken'; camp: Camp; village: VillageNo }
  | { e: 'cargo-taken'; camp: Camp; village: VillageNo; cargo: 'yellow' | 'redBlue'; gold: number }
  | { e: 'gained'; camp: Camp; gold: number }
  | { e: 'paid'; camp: Camp; gold: number; magicGold: number }
  | { e: 'activated'; seat: Seat; kind: Kind; place: Place }
  | { e: 'turned-inactive'; kind: Kind; place: Place }
  | { e: 'copied'; seat: Seat; kind: Kind; slot: number }
  | { e: 'moved'; seat: Seat; kind: Kind; from: Place; to: Place }
  | { e: 'drew'; seat: Seat; count: number; secret: { seats: readonly Seat[]; kinds: readonly Kind[] } }
  | { e: 'bag-refilled'; camp: Camp; count: number }
  | { e: 'discarded'; seat: Seat; kind: Kind }
  | { e: 'revealed'; seat: Seat; shown: readonly Kind[] }
  | { e: 'recycled'; camp: Camp; kind: Kind }
  | { e: 'banished'; camp: Camp; kind: Kind; from: 'screen' | 'discard' | 'board'; place: Place }
  | { e: 'discarded-self'; camp: Camp; kind: Kind; place: Place }
  | { e: 'killed'; seat: Seat; kind: Kind; camp: Camp; place: Place }
  | { e: 'flipped'; seat: Seat; kind: Kind; camp: Camp; place: Place }
  | { e: 'demon-flipped'; seat: Seat; demon: number; active: boolean }
  | { e: 'summoned'; seat: Seat; demon: number; column: number }
  | { e: 'recruited'; seat: Seat; kind: Kind; slot: number; to: 'bag' | 'screen' }
  | { e: 'queued'; kind: Kind }
  | { e: 'passed'; seat: Seat }
  | { e: 'night'; round: number }
  | { e: 'gauge'; village: VillageNo; camp: Camp; lead: number }
  | { e: 'tie-broken'; village: VillageNo; camp: Camp }
  | { e: 'conquest'; village: VillageNo; camp: Camp; step: number }
  | { e: 'magic-gold'; village: VillageNo; camp: Camp; count: number }
  | { e: 'token'; village: VillageNo; camp: Camp; by: 'conquest' | 'victory' }
  | { e: 'kept'; camp: Camp; kind: Kind; place: Place; free: boolean }
  | { e: 'village-turned'; village: VillageNo; side: number }
  | { e: 'cleared'; camp: Camp; kinds: readonly Kind[]; shown?: readonly Kind[] }
  | { e: 'gold-lost'; camp: Camp; gold: number }
  | { e: 'queue-discarded'; kind: Kind }
  | { e: 'demons-active' }
  | { e: 'won'; camps: readonly Camp[]; rule: string }
