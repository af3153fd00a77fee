/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import type { Seat } from '@duskhall/kernel'
import { type BoardProps, infoOf, makeDesk } from '@duskhall/ui'
import { boxOf, type Card } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import type { Mask } from '../content/geometry/cells.ts'
import { scenarioOf } from '../rules/scenario.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import type { KingdomRushTexts } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import { askedOf, attackOf, targetOf, targetsOf } from './answers.ts'
import { consequence } from './consequence.ts'
import { previewOf } from './preview.ts'

export type KingdomRushProps = BoardProps<KingdomRush, KingdomRushMove>

/** What somebody is about to do, within one question. */
export interface Draft {
  /** The tray that is taken up and looked at. */
  readonly tray?: Card | undefined
  /** Which of the pieces left goes next. */
  readonly piece?: TileNo | undefined
  /** Where the piece in the air lies. */
  readonly cells?: Mask | undefined
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const { AtDesk, useDesk } = makeDesk({
  targetOf,
  previewOf,
  consequence,
  more: ({ view, texts, lang, draft, live, seats, onDraft }: KingdomRushProps) => {
    const { state } = view
    const targets = live ? targetsOf(view) : []
    const attack = live ? attackOf(view) : null
    const pieces = [
      ...new Set(view.question?.moves.flatMap((move) => (move.do === 'target' ? [move.piece] : [])) ?? []),
    ]
    const wanted = (draft ?? {}) as Draft
    return {
      texts: texts as KingdomRushTexts,
      words: tableWords(lang),
      names: namesOf(state, lang),
      box: boxOf(state),
      scenario: scenarioOf(state),
      asked: live ? askedOf(view) : null,
      attack,
      targets,
      /** The kinds of pieces that can go next, and which one does. */
      pieces,
      piece: wanted.piece !== undefined && pieces.includes(wanted.piece) ? wanted.piece : (pieces[0] ?? null),
      draft: wanted,
      onDraft: (next: Draft) => onDraft({ ...wanted, ...next }),
      letterOf: (card: Card) => LETTERS[targets.indexOf(card)] ?? null,
      nameOf: (seat: Seat) => infoOf(seats, seat).name,
    }
  },
})

export type Desk = ReturnType<typeof useDesk>
