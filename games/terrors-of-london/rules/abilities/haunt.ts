/** HAUNT as a keyword, tokens given to other monsters, and Horde abilities used without a horde. */
import { askActive, push } from '@duskhall/kernel'
import { boxOf, faceOf, factionNo } from '../../content/box.ts'
import {
  activePlayer,
  type Card,
  OVERLORD,
  type QuestionOf,
  type StepOf,
  type TerrorsMove,
  type TerrorsOfLondon,
} from '../../state.ts'
import { askToActivateHorde } from '../horde.ts'
import { hordeOf, isMonster } from '../in-play.ts'
import { hasToken } from '../marks.ts'
import { giveToken, isHauntTokenLeft } from '../tokens.ts'
import type { Verb } from './verb.ts'

const ANY_COST = 99

/** TL-HAUNT-R7: on a monster, or in its Horde ability, that monster; on any other card, a monster of choice. */
export const haunt: Verb<'haunt'> = (s, _, source) => {
  if (source === OVERLORD || !isMonster(s, source)) askWhomToHaunt(s, ANY_COST, false)
  else if (activePlayer(s).area.includes(source)) giveToken(s, source)
}

export const giveHaunt: Verb<'giveHaunt'> = (s, effect) => {
  askWhomToHaunt(s, effect.maxCost ?? ANY_COST, effect.outsideHordes ?? false)
}

function askWhomToHaunt(s: TerrorsOfLondon, maxCost: number, outsideHordes: boolean): void {
  const step: StepOf<'give-haunt'> = { do: 'give-haunt', maxCost, outsideHordes }
  if (isHauntTokenLeft(s) && activePlayer(s).area.some((card) => hauntTargetBan(s, step, card) === null))
    push(s, step)
}

/** The rule against giving this card in play a token, or null. */
function hauntTargetBan(s: TerrorsOfLondon, q: StepOf<'give-haunt'>, card: Card): string | null {
  if (!isMonster(s, card)) return 'TL-INFL-R4'
  if (hasToken(s, card)) return 'TL-HAUNT3'
  const fits = faceOf(s, card).cost <= q.maxCost && !(q.outsideHordes && hordeOf(s, card) >= 0)
  return fits ? null : 'TL-GEN7'
}

export const giveHauntQuestion: QuestionOf<'give-haunt'> = {
  who: askActive,
  moves: (s, q) =>
    activePlayer(s).area.flatMap((card) =>
      hauntTargetBan(s, q, card) === null ? [boxOf(s).moves.card[card] as TerrorsMove] : [],
    ),
  answer(s, _, __, move) {
    if (move.do === 'card') giveToken(s, move.card)
  },
  refusals: (s, q) =>
    activePlayer(s).area.flatMap((card) => {
      const rule = hauntTargetBan(s, q, card)
      return rule ? [{ move: boxOf(s).moves.card[card] as TerrorsMove, rule }] : []
    }),
}

export const activateHorde: Verb<'activateHorde'> = (s, effect) => {
  askToActivateHorde(s, factionNo(effect.faction))
}
