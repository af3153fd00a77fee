import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { speak } from '../i18n/index.ts'
import { Log } from './Log.tsx'
import type { LogLine } from './log-lines.ts'
import './table-icons.ts'

afterEach(() => speak('en'))

const line = (at: number, text: string): LogLine => ({
  at,
  seat: 0,
  rank: 'action',
  spans: [{ text }],
  event: { e: 'done' },
})

function buttons(...lines: readonly LogLine[]): readonly (string | undefined)[] {
  const nothing = () => {}
  const page = renderToStaticMarkup(
    <Log lines={lines} seats={[]} moment={null} onMoment={nothing} onPoint={nothing} />,
  )
  return [...page.matchAll(/aria-label="((?:Show|Montrer)[^"]*)"/g)].map(([, name]) => name)
}

test('each line says which move its button leads to, and none is called like another', () => {
  const lines = [line(0, 'set out'), line(1, 'gain'), line(1, 'draw'), line(2, 'gain')]
  expect(buttons(...lines)).toEqual([
    'Show the table then (Beginning)',
    'Show the table then (move 1)',
    'Show the table then (move 1, line 2)',
    'Show the table then (move 2)',
  ])
  speak('fr')
  expect(buttons(...lines)[2]).toBe('Montrer la table à ce moment (coup 1, ligne 2)')
})
