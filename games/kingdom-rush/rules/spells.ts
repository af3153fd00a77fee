/** Spells of the team: each once in a game, in phase 2, by anybody (KR-SPELL). */
import { push, type Seat, tell } from '@duskhall/kernel'
import { boxOf, type SpellNo } from '../content/box.ts'
import type { Verb } from '../content/effects.ts'
import type { KingdomRushEvent } from '../events.ts'
import { type KingdomRush, NONE } from '../state.ts'
import { canStrike } from './effects/spell-attack.ts'
import { isPassLimit, passable } from './pass.ts'
import type { PlayAction } from './play-action.ts'

function listOf(s: KingdomRush, spell: SpellNo): number {
  return boxOf(s).spells[spell]?.list ?? NONE
}

/** Whether its first effect can do anything for that seat. */
function canBegin(s: KingdomRush, list: number, seat: Seat): boolean {
  const verb = boxOf(s).lists[list]?.[0]
  if (verb?.op === 'passTower') return passable(s, seat, verb.levels).length > 0
  return verb?.op === 'attack' && canStrike(s, list, verb)
}

/** KR-SPELL-R5, KR-PEARL-R4: one that would do nothing is kept. */
function castRefusal(s: KingdomRush, seat: Seat, spell: SpellNo): string | null {
  const list = listOf(s, spell)
  if (canBegin(s, list, seat)) return null
  const verbs = boxOf(s).lists[list] ?? []
  const has = (op: Verb['op']) => verbs.some((verb) => verb.op === op)
  if (has('passTower') && isPassLimit(s)) return 'KR-CAMP-R11'
  return has('loseHealth') ? 'KR-PEARL-R4' : 'KR-SPELL-R5'
}

export const casting: PlayAction = {
  moves: (s, seat) =>
    s.spells.filter((spell) => castRefusal(s, seat, spell) === null).map((spell) => ({ do: 'cast', spell })),
  refusals: (s, seat) =>
    s.spells.flatMap((spell) => {
      const rule = castRefusal(s, seat, spell)
      return rule === null ? [] : [{ move: { do: 'cast', spell } as const, rule }]
    }),
  // It has left the game, or was never chosen.
  refusal: (s, move) => (move.do === 'cast' && !s.spells.includes(move.spell) ? 'KR-SPELL4' : null),
  begin(s, seat, move) {
    if (move.do !== 'cast') return
    s.spells.splice(s.spells.indexOf(move.spell), 1)
    tell?.<KingdomRushEvent>({ e: 'cast', seat, spell: move.spell })
    push(s, { do: 'effects', list: listOf(s, move.spell), at: 0, hero: NONE, by: seat })
  },
}
