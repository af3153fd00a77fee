/** The keys of the editor: a letter for each tool, and steps back and forth. */
import { useEffect } from 'react'
import type { Editing } from './editing.tsx'
import type { Mirror, Tool } from './model/strokes.ts'

export const TOOL_KEYS: { readonly [T in Tool]: string } = {
  path: 'P',
  open: 'O',
  red: '1',
  blue: '2',
  green: '3',
  purple: '4',
  white: 'W',
  nobody: '0',
  spawn: 'S',
  exit: 'E',
  lane: 'L',
  horde: 'H',
  portal: 'G',
  fallow: 'F',
  boss: 'B',
}

const MIRRORS: readonly Mirror[] = ['off', 'columns', 'rows']

export function nextMirror(mirror: Mirror): Mirror {
  return MIRRORS[(MIRRORS.indexOf(mirror) + 1) % MIRRORS.length] as Mirror
}

function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, select, textarea, dialog, [role=dialog]') !== null
  )
}

export function useEditorKeys(editing: Editing, shortcuts: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isElsewhere(event.target)) return
      const key = event.key.toLowerCase()
      const held = event.ctrlKey || event.metaKey
      // With Ctrl these are everybody's keys, without it they may be switched off.
      if (!held && !shortcuts) return
      if (key === 'z' && event.shiftKey) editing.redo()
      else if (key === 'z') editing.undo()
      else if (key === 'y') editing.redo()
      else if (held) return
      else if (key === 'm') editing.choose({ mirror: nextMirror(editing.mirror) })
      else {
        const tool = (Object.keys(TOOL_KEYS) as Tool[]).find((name) => TOOL_KEYS[name].toLowerCase() === key)
        if (!tool) return
        editing.choose({ tool, card: null, why: null })
      }
      event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
