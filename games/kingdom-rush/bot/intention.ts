/** What a partner means to do next, before it does it: to be told to the others, who may keep a tray for themselves. */
import type { Seat } from '@duskhall/kernel'
import type { AbilityNo, Card, SpellNo, TowerNo } from '../content/box.ts'
import { figureOf } from '../rules/figures.ts'
import { topAt } from '../rules/trays.ts'
import type { FigureNo, KingdomRush } from '../state.ts'
import type { Reserved } from './hands.ts'
import { type Deed, planRound } from './plan.ts'

export type Intention =
  | {
      readonly do: 'build'
      readonly seat: Seat
      readonly tower: TowerNo
      readonly site: number
      /** What it attacks; none where it attacks nothing. */
      readonly trays: readonly Card[]
    }
  | { readonly do: 'pass'; readonly seat: Seat; readonly tower: TowerNo; readonly into: TowerNo }
  | {
      readonly do: 'hero'
      readonly seat: Seat
      readonly figure: FigureNo
      /** The tray it will stand on, or null. */
      readonly on: Card | null
      readonly act: 'basic' | 'recover' | 'nothing' | { readonly ability: AbilityNo }
    }
  | { readonly do: 'cast'; readonly seat: Seat; readonly spell: SpellNo }
  | { readonly do: 'ready'; readonly seat: Seat }

/**
 * By what everybody sees: a view will do as well as a table. Trays that are kept for somebody are left alone by all others.
 */
export function intentionOf(s: KingdomRush, seat: Seat, reserved: Reserved = new Map()): Intention {
  const deed = planRound(s, { reserved }).find((one) => one.seat === seat)
  return deed ? told(s, deed) : { do: 'ready', seat }
}

function told(s: KingdomRush, { seat, use }: Deed): Intention {
  if (use.do === 'pass') return { do: 'pass', seat, tower: use.tower, into: use.into }
  if (use.do === 'spell') return { do: 'cast', seat, spell: use.spell }
  if (use.do === 'build') {
    const trays = new Set(use.salvo.shots.flatMap(({ at }) => s.trays[at]?.card ?? []))
    return { do: 'build', seat, tower: use.tower, site: use.site, trays: [...trays] }
  }
  const { figure, space, action } = use
  const act =
    action?.do === 'ability'
      ? { ability: action.ability }
      : action?.do === 'basic' || action?.do === 'recover'
        ? action.do
        : 'nothing'
  const on = topAt(s, space ?? figureOf(s, figure).at)?.card ?? null
  return { do: 'hero', seat, figure, on, act }
}
