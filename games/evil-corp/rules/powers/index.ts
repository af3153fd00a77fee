/**
 * Every verb a power can use. Content names them; an effect is carried out by its verb. The copying power
 * stands here because it needs all the others (EC-COPY).
 */
import { push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, effectsOf, tileOf } from '../../content/box.ts'
import type { Effect } from '../../content/schema.ts'
import type { EvilCorpEvent } from '../../events.ts'
import type { EvilCorp, EvilCorpMove, Kind, Place, QuestionOf, StepOf } from '../../state.ts'
import { flipDemon, flipEnemyMonster } from './flip.ts'
import { gainGold, payGoldOrCannotDeploy } from './gold.ts'
import { discardSelf, kill } from './kill.ts'
import { moveOwn, moveSelf } from './move.ts'
import { banishOwn, discardFromScreen, draw, recycle } from './own-tiles.ts'
import { recruit } from './recruit.ts'
import { opponentDiscard, opponentDraw, opponentReveal } from './rivals.ts'
import type { EffectOf, Use, Verb } from './verb.ts'

const copyQueueActivatable: Verb<'copyQueueActivatable'> = {
  canChange: (s, use) => copyable(s, use.seat, use.source).length > 0,
  apply(s, use) {
    if (copyable(s, use.seat, use.source).length === 0) return
    push(s, { do: 'copy', seat: use.seat })
  },
}

const verbs: { readonly [Op in Effect['op']]: Verb<Op> } = {
  gainGold,
  payGoldOrCannotDeploy,
  moveOwn,
  moveSelf,
  draw,
  discardFromScreen,
  recycle,
  banishOwn,
  discardSelf,
  kill,
  opponentReveal,
  flipDemon,
  flipEnemyMonster,
  opponentDraw,
  opponentDiscard,
  recruit,
  copyQueueActivatable,
}

function verbOf<Op extends Effect['op']>(effect: EffectOf<Op>): Verb<Op> {
  return verbs[effect.op as Op]
}

/** EC-RULING17, EC-RULING71: whether at least one step of a power could change something. */
export function canChangeAny(s: EvilCorp, use: Use, effects: readonly Effect[]): boolean {
  return effects.some((effect) => verbOf(effect).canChange(s, use, effect))
}

/** EC-RULING17: an activation must be able to change something, unless the table allows one that only passes the time. */
export function mayUse(s: EvilCorp, use: Use, effects: readonly Effect[]): boolean {
  return s.options.activateWithoutEffect ? effects.length > 0 : canChangeAny(s, use, effects)
}

/** One effect of a power, as far as possible (EC-RULING18). */
export function effect(s: EvilCorp, step: StepOf<'effect'>): void {
  const entry = effectsOf(s, step.power)[step.at] as Effect
  verbOf(entry).apply(s, { seat: step.seat, how: step.power.of, source: s.source }, entry)
}

/** Puts the activatable power of a tile on the agenda; a copy uses the power of another tile. */
export function enactPower(s: EvilCorp, seat: Seat, kind: number): void {
  const power = { of: 'activate', index: kind, column: 0 } as const
  for (let at = tileOf(s, kind).activate.length - 1; at >= 0; at--) {
    push(s, { do: 'effect', seat, power, at })
  }
}

/** Slots whose tile has an activatable power that could change something for the copying tile (EC-RULING16). */
function copyable(s: EvilCorp, seat: Seat, source: Place): number[] {
  return s.queue.flatMap((kind, at) => {
    const { activate } = tileOf(s, kind)
    // A copy of a copy would have no power of its own to use.
    const copies = activate.some((effect) => effect.op === 'copyQueueActivatable')
    return !copies && mayUse(s, { seat, how: 'activate', source }, activate) ? [at + 1] : []
  })
}

export const copyQuestion: QuestionOf<'copy'> = {
  who: (_, q) => [q.seat],
  moves: (s, q) =>
    copyable(s, q.seat, s.source).map((slot) => boxOf(s).moves.queue[slot - 1] as EvilCorpMove),
  answer(s, _, seat, move) {
    if (move.do !== 'queue') return
    const kind = s.queue[move.slot - 1] as Kind
    tell?.<EvilCorpEvent>({ e: 'copied', seat, kind, slot: move.slot })
    enactPower(s, seat, kind)
  },
  refusals(s, q) {
    const can = copyable(s, q.seat, s.source)
    return s.queue.flatMap((kind, at) => {
      if (can.includes(at + 1)) return []
      const rule = tileOf(s, kind).activate.length === 0 ? 'EC-COPY1' : 'EC-RULING17'
      return [{ move: boxOf(s).moves.queue[at] as EvilCorpMove, rule }]
    })
  },
}
