/** A decision in words: what was played, and what might have been. */
import type { Otherwise } from '@duskhall/bots'
import { type Language, type Reader, same } from '@duskhall/kernel'
import { actionOf } from '@duskhall/ui'
import type { OpenGame } from '../play/hall.ts'
import type { Other, OtherWords } from './appraised.ts'
import type { Decision } from './decisions.ts'

type Telling = Pick<OpenGame, 'board' | 'texts'>

/** Of an action in a plan, so many answers say which one it is; the rest is how it is carried out. */
const TELLING = 2

/** What was answered, action by action; of a moment that is planned as a whole only what each action was. */
export function playedWords(
  { board, texts }: Telling,
  { answers }: Decision,
  reader: Reader,
  lang: Language,
): readonly string[] {
  const actions: string[][] = []
  const whole = board.course.plannedAt !== undefined
  for (const { view, move } of answers) {
    const follows = actions.length > 0 && board.isChained(view)
    if (whole && !follows && same(board.endTurn?.(view) ?? null, move)) continue
    const label = texts[lang].move(view, move, reader)
    if (follows) actions.at(-1)?.push(label)
    else actions.push([label])
  }
  return actions.map((labels) => actionOf(whole ? labels.slice(0, TELLING) : labels))
}

export function otherWords(
  { board }: Telling,
  { view }: Decision,
  { advice }: Otherwise,
  reader: (lang: Language) => Reader,
): Other['words'] {
  const told = (lang: Language): OtherWords => {
    const words = board.hints?.told(view, advice, null, reader(lang), lang)
    return { steps: words?.steps ?? [], why: words?.why ?? '' }
  }
  return { en: told('en'), fr: told('fr') }
}
