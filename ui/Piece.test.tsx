import type { Refusal } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Piece, type PieceProps } from './Piece.tsx'
import { type TableHooks, TableProvider } from './table.tsx'

const nothing = () => {}
const hooks: TableHooks = {
  live: true,
  aim: null,
  onAim: nothing,
  settings: { reducedMotion: true, letters: false, confirmMoves: false, askEverything: false },
  answer: nothing,
  fresh: (id) => (id === 'hero' ? { text: 'Vex plays a Hero.', against: true } : null),
  reason: ({ rule }) => `Rule ${rule} forbids it.`,
  askWhy: nothing,
  run: nothing,
  exchange: nothing,
  stepBack: nothing,
  preview: nothing,
  say: nothing,
  isForTable: () => false,
}

const draw = (props: Partial<PieceProps>) =>
  renderToStaticMarkup(
    <TableProvider value={hooks}>
      <Piece id="ghoul" label="Ghoul" {...props} />
    </TableProvider>,
  )

const refusal: Refusal = { move: { do: 'buy' }, rule: 'TL-BUY1' }

test('what is dim says why wherever it is read, not only where the focus is', () => {
  const html = draw({ refusal })
  expect(html).toContain('aria-description="Rule TL-BUY1 forbids it."')
  expect(html).not.toContain('aria-describedby')
  expect(draw({ move: { do: 'buy' } })).not.toContain('aria-description')
})

test('an option that answers nothing is told from one that does', () => {
  expect(draw({ role: 'option' })).toContain('aria-disabled="true"')
  expect(draw({ role: 'option', move: { do: 'play' } })).not.toContain('aria-disabled')
  expect(draw({ role: 'option', instead: { do: 'play' } })).not.toContain('aria-disabled')
  expect(draw({})).not.toContain('aria-disabled')
})

test('what others have changed is marked, and says how it came about', () => {
  const html = draw({ id: 'hero' })
  expect(html).toContain('data-fresh="against"')
  expect(html).toContain('aria-description="Vex plays a Hero."')
  expect(draw({})).not.toContain('data-fresh')
  // Why it cannot be pressed goes first.
  expect(draw({ id: 'hero', refusal })).toContain('aria-description="Rule TL-BUY1 forbids it."')
})
