/** The board as the page would draw it, as text. */
import type { Language } from '@duskhall/kernel'
import { type Layout, type TableHooks, TableProvider, type TableSettings } from '@duskhall/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TerrorsMove } from '../../state.ts'
import { texts } from '../../text/index.ts'
import type { TerrorsView } from '../answers.ts'
import type { Draft } from '../draft.ts'
import board from '../index.ts'
import { seatsFor } from './seats.ts'

const settings: TableSettings = {
  reducedMotion: true,
  letters: false,
  confirmMoves: false,
  askEverything: false,
}

export interface Drawing {
  readonly lang?: Language
  readonly layout?: Layout
  readonly aim?: TerrorsMove | null
  readonly live?: boolean
  readonly draft?: Draft | null
}

export function draw(view: TerrorsView, drawing: Drawing = {}): string {
  const { lang = 'en', layout = 'desktop', aim = null, live = true, draft = null } = drawing
  const seats = seatsFor(view.seat)
  const nothing = () => {}
  const hooks: TableHooks = {
    live,
    settings,
    aim,
    onAim: nothing,
    answer: nothing,
    askWhy: nothing,
    stepBack: nothing,
    preview: nothing,
  }
  const reader = { you: view.seat, names: seats.map(({ name }) => name) }
  return renderToStaticMarkup(
    <TableProvider value={hooks}>
      <board.Board
        view={view}
        seats={seats}
        lang={lang}
        texts={texts[lang]}
        reader={reader}
        layout={layout}
        settings={settings}
        live={live}
        aim={aim}
        onAim={nothing}
        draft={draft}
        onDraft={nothing}
        answer={nothing}
        askWhy={nothing}
        batch={{ seq: 0, events: [] }}
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
