/** What every part of the board reads: the view, the answers, the words, and what the aimed move would change. */
import type { Refusal, Seat } from '@duskhall/kernel'
import { type BoardProps, infoOf, makeDesk } from '@duskhall/ui'
import { boxOf, type Card } from '../content/box.ts'
import type { TileNo } from '../content/effects.ts'
import type { Mask } from '../content/geometry/cells.ts'
import { scenarioOf } from '../rules/scenario.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import type { KingdomRushTexts } from '../text/index.ts'
import { namesOf } from '../text/names.ts'
import { tableWords } from '../text/table.ts'
import {
  askedOf,
  attackingTower,
  attackOf,
  letterIn,
  reachableIn,
  targetOf,
  targetsOf,
  trayAsked,
} from './answers.ts'
import { consequence } from './consequence.ts'
import { previewOf } from './preview.ts'
import { id } from './seen.ts'

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

export const { AtDesk, useDesk } = makeDesk({
  targetOf,
  previewOf,
  consequence,
  more: ({ view, texts, lang, draft, live, seats, onDraft, refusalOf }: KingdomRushProps, answers) => {
    const { state } = view
    const targets = live ? targetsOf(view) : []
    const attack = live ? attackOf(view) : null
    const pieces = [
      ...new Set(view.question?.moves.flatMap((move) => (move.do === 'target' ? [move.piece] : [])) ?? []),
    ]
    const wanted = (draft ?? {}) as Draft
    const reachable = live ? reachableIn(view) : []
    const piece =
      wanted.piece !== undefined && pieces.includes(wanted.piece) ? wanted.piece : (pieces[0] ?? null)
    const inAir = attack?.do === 'cells' ? attack.piece : piece
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
      piece,
      /** Trays with a letter, as long as the attack lasts. */
      reachable,
      /** What aiming at a tray answers: with the piece in the air or the one that goes next. */
      targetFor: (card: Card, no: TileNo | null = inAir) =>
        attack && no !== null ? id.target(no, card) : id.tray(card),
      /** Why the piece that goes next may not go on a tray; null where it may, or nothing is aimed. */
      refusedTarget: (tray: Card): Refusal<KingdomRushMove> | null => {
        if (attack?.do !== 'pieces' || piece === null || answers.at(id.target(piece, tray)).move) return null
        const move = { do: 'target', piece, tray } as const
        const rule = refusalOf(move)
        return rule === null ? null : { move, rule }
      },
      /** The tray that a piece hangs over. */
      aimedCard: (live ? trayAsked(askedOf(view), state) : null)?.card ?? null,
      fromTower: live && attackingTower(view) !== null,
      draft: wanted,
      onDraft: (next: Draft) => onDraft({ ...wanted, ...next }),
      letterOf: (card: Card) => (live ? letterIn(view, card) : null),
      nameOf: (seat: Seat) => infoOf(seats, seat).name,
    }
  },
})

export type Desk = ReturnType<typeof useDesk>
