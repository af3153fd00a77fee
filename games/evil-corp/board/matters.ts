/** Whether an activation would change anything: what would not neither glows like an answer nor is missed by a pass. */
import type { EvilCorpEvent } from '../events.ts'
import type { EvilCorpMove } from '../state.ts'
import type { EvilCorpView } from './answers.ts'
import { previewOf } from './preview.ts'

/** What is told of the use itself, and of what follows by itself. */
const ONLY_USED: readonly EvilCorpEvent['e'][] = ['activated', 'turned-inactive', 'forced', 'passed']

export function matters(view: EvilCorpView, move: EvilCorpMove): boolean {
  // Where the table does not allow an activation without effect, the rules refuse it.
  if (move.do !== 'activate' || !view.state.options.activateWithoutEffect) return true
  const { events, next } = previewOf(view, move)
  const asks = next !== null && next.name !== 'action'
  return asks || events.some(({ e }) => !ONLY_USED.includes(e))
}
