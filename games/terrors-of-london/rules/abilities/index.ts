/** Every verb an ability can use, and how a list of them is resolved (TL-ABIL). Content names the verbs. */
import { type Abilities, boxOf, type Effects, listNo } from '../../content/box.ts'
import { type Effect, KEYWORDS } from '../../content/schema.ts'
import type { Card, StepOf, TerrorsOfLondon } from '../../state.ts'
import { gainAll } from '../pool.ts'
import { comeDue, noteKeyword } from '../triggers.ts'
import { command } from './command.ts'
import { curse } from './curse.ts'
import { destroy } from './destroy.ts'
import { discard, draw, unite } from './draw.ts'
import { gain, gainPer, rage } from './gain.ts'
import { activateHorde, giveHaunt, haunt } from './haunt.ts'
import { lookAtTop, revealTop } from './look.ts'
import { conditional, pay } from './pay.ts'
import { claimNext, convert, discount } from './promise.ts'
import { sacrifice } from './sacrifice.ts'
import type { EffectOf, Verb } from './verb.ts'

const verbs: { readonly [Op in Effect['op']]: Verb<Op> } = {
  command,
  curse,
  destroy,
  draw,
  haunt,
  unite,
  rage,
  sacrifice,
  gain,
  gainPer,
  convert,
  discount,
  claimNext,
  giveHaunt,
  activateHorde,
  lookAtTop,
  discard,
  pay,
  if: conditional,
  revealTop,
}

const keywords: ReadonlySet<string> = new Set(KEYWORDS)

function apply<Op extends Effect['op']>(s: TerrorsOfLondon, effect: EffectOf<Op>, source: Card): void {
  if (keywords.has(effect.op)) noteKeyword(s, effect.op)
  verbs[effect.op as Op](s, effect, source)
}

/** TL-ABIL-R1: resources at once, then Keyword and Unique abilities in printed order. */
export function activate(s: TerrorsOfLondon, { resources, effects }: Abilities, source: Card): void {
  gainAll(s, resources)
  resolve(s, effects, source)
}

/** Effects one after another; whatever an effect puts on the agenda comes before the rest of the list. */
export function resolve(s: TerrorsOfLondon, effects: Effects, source: Card, from = 0): void {
  for (let at = from; at < effects.length; at++) {
    const below = s.agenda.length
    const noted = s.due.length
    apply(s, effects[at] as Effect, source)
    if (s.outcome) return
    // TL-ABIL7: what this effect has triggered comes once it is resolved, before the next one.
    if (s.due.length > noted) comeDue(s, s.due.splice(noted), below)
    if (s.agenda.length === below) continue
    if (at + 1 < effects.length) s.agenda.splice(below, 0, restOf(s, effects, at + 1, source))
    return
  }
}

function restOf(s: TerrorsOfLondon, effects: Effects, at: number, source: Card): StepOf<'effects'> {
  return { do: 'effects', list: listNo(s, effects), at, source }
}

/** TL-PLAY-R2: the rest is resolved even if the card has left play. */
export function effects(s: TerrorsOfLondon, step: StepOf<'effects'>): void {
  resolve(s, boxOf(s).lists[step.list] as Effects, step.source, step.at)
}
