/** For tests of boards: who sits at the table, and the board as the page would draw it, as text. */
import type { GameTexts, Language, Move, Refusal, Table, View } from '@duskhall/kernel'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Arrangement } from '../arrangement.ts'
import type { BoardModule, BoardProps, Exchange, SeatInfo, TableSettings } from '../board.ts'
import { SHAPES } from '../PlayerShape.tsx'
import { type TableHooks, TableProvider } from '../table.tsx'

const NAMES = ['Nora', 'Vex', 'Igor', 'Ana']

export function seatsFor(count: number, you: number): SeatInfo[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    shape: SHAPES[seat] ?? 'disc',
    colour: `var(--p${seat + 1})`,
    icon: 'cog',
    you: seat === you,
  }))
}

export interface Drawing<M extends Move> {
  readonly lang?: Language
  readonly arrangement?: Arrangement
  readonly aim?: M | null
  readonly live?: boolean
  readonly draft?: unknown
  readonly refusals?: readonly Refusal<M>[]
  readonly exchange?: Exchange<M> | null
  readonly help?: BoardProps['help']
  /** The step that is shown of what happens by itself. */
  readonly watching?: BoardProps['watching']
  /** By `data-piece`: the step of a hint. */
  readonly hints?: ReadonlyMap<string, number>
  /** What a lesson asks for. */
  readonly asks?: TableHooks['asks']
  readonly shows?: TableHooks['shows']
}

const settings: TableSettings = {
  reducedMotion: true,
  letters: false,
  confirmMoves: false,
  askEverything: false,
}

const nothing = () => {}

export function drawBoard<S extends Table, M extends Move>(
  { Board }: BoardModule<S, M>,
  texts: { readonly [L in Language]: GameTexts<S, M> },
  view: View<S, M>,
  {
    lang = 'en',
    arrangement = 'wide',
    aim = null,
    live = true,
    draft = null,
    refusals = [],
    exchange = null,
    help = null,
    watching = null,
    hints,
    asks,
    shows,
  }: Drawing<M> = {},
): string {
  const seats = seatsFor(view.state.seats, view.seat)
  const given = { live, aim, onAim: nothing }
  const hooks: TableHooks = {
    ...given,
    settings,
    answer: nothing,
    fresh: () => null,
    hinted: (id) => hints?.get(id) ?? null,
    asks,
    shows,
    reason: () => '',
    askWhy: nothing,
    exchange: nothing,
    run: nothing,
    stepBack: nothing,
    preview: nothing,
    say: nothing,
    isForTable: () => false,
  }
  return renderToStaticMarkup(
    <TableProvider value={hooks}>
      <Board
        {...given}
        view={view}
        refusals={refusals}
        refusalOf={() => null}
        exchange={exchange}
        seats={seats}
        lang={lang}
        texts={texts[lang]}
        reader={{ you: view.seat, names: seats.map(({ name }) => name) }}
        arrangement={arrangement}
        draft={draft}
        onDraft={nothing}
        help={help}
        watching={watching}
      />
    </TableProvider>,
  )
}

/** Names of the things that glow. */
export function glowing(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/data-(?:piece|zone)="([^"]+)" data-stop="" data-legal=""/g)].map((m) => m[1] ?? ''),
  )
}

/** Every spoken name, in the order of the page. */
export function spoken(html: string): string[] {
  return [...html.matchAll(/aria-label="([^"]*)"/g)].map((m) => m[1] ?? '')
}

/** The HTML of a part by itself. */
export function markupOf(part: ReactNode): string {
  return renderToStaticMarkup(part)
}
