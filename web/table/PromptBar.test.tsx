import type { Move } from '@duskhall/kernel'
import { type TableHooks, TableProvider } from '@duskhall/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { personAt, seatsOf } from '../play/people.ts'
import { PromptBar } from './PromptBar.tsx'
import './table-icons.ts'

const seats = seatsOf([personAt(0, 'Nora')], 0, 'en')
const ready: Move = { do: 'ready' }
const pass: Move = { do: 'pass' }

/** What a lesson asks for and would show, by the words on the buttons. */
function marked(labels: { readonly [label: string]: Move }, asked?: Move) {
  const is = asked && ((move: Move) => move === asked)
  const hooks: Partial<TableHooks> = { asks: is, shows: is }
  const nothing = () => {}
  const html = renderToStaticMarkup(
    <TableProvider value={hooks as TableHooks}>
      <PromptBar
        {...{ seats, asked: [0], choices: [], prompt: { text: '', why: '' }, consequence: '' }}
        {...{ primary: null, runs: [], live: true, thinking: false, done: null, recap: null }}
        {...{
          skipping: false,
          canUndo: false,
          canCancel: false,
          byEscape: true,
          answer: nothing,
          aim: nothing,
        }}
        {...{ onSit: nothing, onRun: nothing, onRecapRead: nothing }}
        {...{ onUndo: nothing, onCancel: nothing, onSkip: nothing }}
        buttons={Object.entries(labels).map(([label, move]) => ({ label, move }))}
      />
    </TableProvider>,
  )
  return [...html.matchAll(/<button([^>]*data-asked=""[^>]*data-shown=""[^>]*)>([^<]*)/g)].map(
    (one) => one[2],
  )
}

test('the button that a lesson asks for says so, and no other', () => {
  expect(marked({ Ready: ready, Pass: pass }, ready)).toEqual(['Ready'])
  expect(marked({ Ready: ready, Pass: pass })).toEqual([])
})

test('so does the button of a list in which it is', () => {
  const others = { One: pass, Two: pass, Three: pass }
  expect(marked({ ...others, Ready: ready }, ready)).toEqual(['Other choices'])
  expect(marked({ ...others, Ready: ready }, { do: 'else' })).toEqual([])
})
