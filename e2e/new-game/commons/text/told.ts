/** What there is to say about Commons, and what a language is told to say it with. */
import type { GameTexts, Language, Outcome, Reader, Seat } from '@duskhall/kernel'
import { gameTexts, nameOf, type Pack, type Subject, whoAt } from '../../kit/text/index.ts'
import { boxOf, STANDARD } from '../content/box.ts'
import { heightAt } from '../rules/wall.ts'
import type { Commons, CommonsEvent, CommonsMove, Labour, Options, Place, Stone } from '../state.ts'

type Named = { readonly [id: string]: { readonly name: string } }

/** The words of the table itself. */
interface BoardWords {
  readonly wall: string
  readonly day: string
  readonly night: string
  readonly stands: string
  readonly falls: string
  stonesOf(name: string, ready: boolean): string
  place(name: string, height: number, of: number): string
  stone(name: string, size: number): string
  size(size: number): string
  readonly tally: { readonly laid: string; readonly left: string; readonly withdrawn: string }
}

export interface CommonsPack extends Pack<CommonsSubject> {
  readonly stones: Named
  readonly places: Named
  readonly board: BoardWords
}

interface CommonsSubject extends Subject {
  readonly state: Commons
  readonly options: Options
  readonly question: Labour
  readonly move: CommonsMove
  readonly event: CommonsEvent
  readonly refusal: 'COM-LAY1'
  readonly measured: never
  readonly phase: boolean
  readonly facts: ReturnType<typeof factsAt>
}

type Words = Pick<CommonsPack, 'language' | 'stones' | 'places'>

function factsAt(s: Commons, reader: Reader, { language, stones, places }: Words) {
  const { file, entries } = boxOf(s)
  const stone = (number: Stone) => nameOf((id) => stones[id], entries[number]?.id ?? '', reader)
  const place = (number: Place) => nameOf((id) => places[id], file.places[number] ?? '')
  const height = ({ place: at }: { readonly place: Place }) => ({ height: heightAt(s, at), of: s.height })
  return {
    fields: { seat: (seat: Seat) => whoAt(language, seat, reader), stone, place },
    events: {
      won: ({ seats }: { readonly seats: readonly Seat[] }) => ({ won: seats.length > 0 }),
    },
    questions: {
      labour: ({ ready, held }: Labour) => ({
        isReady: ready[reader.you] ?? false,
        holds: held[reader.you] ?? null,
      }),
    },
    moves: {
      lay: height,
      lift: (move: { readonly stone: Stone }) => ({ size: entries[move.stone]?.size ?? 0 }),
    },
    victory: ({ winners }: Outcome) => ({ won: winners.length > 0 }),
  }
}

export type CommonsTexts = GameTexts<Commons, CommonsMove, Options> & {
  readonly board: BoardWords
  stone(id: string): string
  place(id: string): string
}

export function makeTexts(pack: CommonsPack): CommonsTexts {
  const texts = gameTexts(pack, {
    players: boxOf({ content: STANDARD }).file.game.players,
    ranks: { laid: 'action', ready: 'action', withdrew: 'action' },
    facts: (state, reader) => factsAt(state, reader, pack),
    measure: () => null,
    phase: ({ outcome }) => outcome === null,
  })
  return {
    ...texts,
    board: pack.board,
    stone: (id) => nameOf((card) => pack.stones[card], id),
    place: (id) => nameOf((card) => pack.places[card], id),
  }
}

export type Texts = { readonly [L in Language]: CommonsTexts }
