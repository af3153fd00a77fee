/** What every part of one game's board reads, given by the board to all its parts. */
import {
  type Move,
  type Reader,
  type Seat,
  SPECTATOR,
  same,
  type Table,
  type Telling,
} from '@duskhall/kernel'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Answering, type Answers, answersTo } from './answers.ts'
import type { BoardModule, BoardProps } from './board.ts'
import { type Pile, Piles } from './pile/piles.tsx'

/** All that a piece needs to answer, to be spread into it. */
export interface AnsweringPiece<M extends Move> extends Answering<M> {
  readonly id: string
  readonly instead: M | null
  readonly consequence: (() => string) | undefined
}

export interface Desk<S extends Table, M extends Move> extends BoardProps<S, M> {
  /** The table as it is, and after the aimed move; the same while nothing is aimed at. */
  readonly s: S
  readonly after: S
  /** The seat whose chair the table is seen from. */
  readonly chair: Seat
  readonly telling: Telling<S>
  readonly answers: Answers<M>
  /** The piece of that name with what its target answers; mostly it is the target itself. */
  answering(id: string, target?: string): AnsweringPiece<M>
  /** What the move would lead to, for whoever looks: found by playing it ahead, so only then. */
  leadsTo(move: M | null): (() => string) | undefined
}

export interface DeskParts<S extends Table, M extends Move, More> {
  targetOf(move: M): string
  previewOf(view: BoardProps<S, M>['view'], move: M): { readonly after: S }
  readonly consequence: BoardModule<S, M>['consequence']
  /** What this game's parts read besides; it may narrow what the kit gives. */
  more(props: BoardProps<S, M>, answers: Answers<M>): More
}

export interface AtDeskProps<S extends Table, M extends Move, D> {
  /** What the page gives the board. */
  readonly given: BoardProps<S, M>
  /** The pile in which answers lie: it stands open unless another is looked into. */
  readonly calling?: (desk: D) => Pile | null
  readonly children: ReactNode
}

type Whole<S extends Table, M extends Move, More> = Omit<Desk<S, M>, keyof More> & More

export function makeDesk<S extends Table, M extends Move, More>(
  parts: DeskParts<S, M, More>,
): {
  /** Around all parts of the board. */
  AtDesk(props: AtDeskProps<S, M, Whole<S, M, More>>): ReactNode
  useDesk(): Whole<S, M, More>
} {
  const Context = createContext<Whole<S, M, More> | null>(null)
  return {
    AtDesk({ given, calling, children }) {
      const desk = useWhole(parts, given)
      return (
        <Context value={desk}>
          <Piles question={given.view.question?.number} calling={calling?.(desk) ?? null}>
            {children}
          </Piles>
        </Context>
      )
    },
    useDesk() {
      const desk = useContext(Context)
      if (!desk) throw new Error('A part of the board stands outside of it.')
      return desk
    },
  }
}

function useWhole<S extends Table, M extends Move, More>(
  { targetOf, previewOf, consequence, more }: DeskParts<S, M, More>,
  props: BoardProps<S, M>,
): Whole<S, M, More> {
  const { view, refusals, exchange, aim, live, lang, seats, reader } = props
  const answers = useMemo(
    () => answersTo({ view, refusals, exchange: exchange ?? null }, targetOf),
    [view, refusals, exchange, targetOf],
  )
  const aimed = live && aim && answers.moves.some((legal) => same(legal, aim)) ? aim : null
  const after = useMemo(() => (aimed ? previewOf(view, aimed).after : view.state), [view, aimed, previewOf])
  return useMemo(() => {
    const leadsTo = (move: M | null) =>
      move && live ? () => consequence(view, move, seats, lang) : undefined
    const desk: Desk<S, M> = {
      ...props,
      s: view.state,
      after,
      chair: seatOfChair(view),
      telling: { ...unmarked(reader), state: view.state },
      answers,
      answering(id, target = id) {
        const { move, refusal } = answers.at(target)
        return { id, move, refusal, instead: answers.instead(target), consequence: leadsTo(move) }
      },
      leadsTo,
    }
    return { ...desk, ...more(props, answers) }
  }, [props, view, lang, reader, answers, after, seats, live, consequence, more])
}

/** The chair the table is seen from; whoever only watches sits behind the first player. */
export function seatOfChair({ seat }: { readonly seat: Seat }): Seat {
  return seat === SPECTATOR ? 0 : seat
}

/** Spoken names are plain words: marks are for sentences of the log. */
function unmarked({ you, names }: Reader): Reader {
  return { you, names }
}
