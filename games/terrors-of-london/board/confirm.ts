/** What is asked once more before a move is sent. */
import type { Language } from '@duskhall/kernel'
import type { SeatInfo } from '@duskhall/ui'
import { capital } from '../../kit/text/index.ts'
import { playerOf, type TerrorsMove } from '../state.ts'
import { texts, wordsOf } from '../text/index.ts'
import { spendingOf, type TerrorsView } from './answers.ts'
import { matters } from './matters.ts'
import { previewOf } from './preview.ts'
import { idOf } from './seen.ts'
import { trapOf } from './traps.ts'

export function confirm(
  view: TerrorsView,
  move: TerrorsMove,
  _: readonly SeatInfo[],
  lang: Language,
): string | null {
  const words = wordsOf(lang).confirm
  const { state, seat } = view
  if (move.do === 'pass') return passing(view, lang)
  const { after } = previewOf(view, move)
  if (after.outcome && playerOf(after, seat).health === 0)
    return words.lastHealth(playerOf(state, seat).health)
  if (move.do === 'card' && view.question?.name === 'destroy') {
    const { area, relics } = playerOf(state, seat)
    const own = area.includes(move.card) || relics.includes(move.card)
    return own ? words.ownCard(texts[lang].name(idOf(state, move.card))) : null
  }
  const trap = trapOf(view, move, lang)
  return trap && words.trap(capital(trap))
}

/** Ending the turn with something left to do that would change anything. */
function passing(view: TerrorsView, lang: Language): string | null {
  const words = wordsOf(lang)
  const { confirm: say } = words
  const moves = view.question?.moves ?? []
  const spending = spendingOf(moves)
  const attack = spending.get('attack')
  const count = (...kinds: TerrorsMove['do'][]) =>
    moves.filter((move) => kinds.includes(move.do) && matters(view, move)).length
  const when = (n: number, text: (n: number) => string) => (n > 0 ? [text(n)] : [])
  const can = [
    ...when(attack && matters(view, attack) ? attack.amount : 0, say.attack),
    ...when(count('buy', 'acolyte'), say.buy),
    ...when(spending.get('heal')?.amount ?? 0, say.heal),
    ...when(count('link'), say.horde),
    ...when(count('haunt'), say.haunt),
    ...when(count('relic'), say.relic),
    ...(count('overlord') > 0 && isFree(view) ? [say.overlord] : []),
  ]
  return can.length > 0 ? say.pass(words.list(can)) : null
}

/** An Overlord whose use costs nothing now: who would not use it has mostly forgotten it. */
function isFree(view: TerrorsView): boolean {
  const { events } = previewOf(view, { do: 'overlord' })
  return !events.some(({ e }) => e === 'paid' || e === 'health-lost')
}
