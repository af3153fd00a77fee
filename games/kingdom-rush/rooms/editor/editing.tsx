/** What the parts of the editor share: the scenario, the tool in hand, and what is shown of its mistakes. */
import type { Language } from '@duskhall/kernel'
import type { RoomDesk } from '@duskhall/ui'
import { createContext, useContext, useMemo, useRef, useState } from 'react'
import type { At } from '../../content/geometry/cells.ts'
import type { ScenarioEntry } from '../../content/schema.ts'
import type { Players } from './model/draft.ts'
import { comeBack, type History, leave, redo, rest, step, undo } from './model/history.ts'
import type { ListAt } from './model/piles.ts'
import { type Problem, problemsIn } from './model/problems.ts'
import type { Remedy } from './model/remedies.ts'
import { type Brush, clear, type Mirror, mirrored, paint, type Tool, type Why } from './model/strokes.ts'
import type { EditorWords } from './words/index.ts'

export interface Editing {
  readonly lang: Language
  readonly words: EditorWords
  readonly desk: RoomDesk
  readonly entry: ScenarioEntry
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly players: Players
  readonly tool: Tool | 'eraser'
  readonly mirror: Mirror
  /** A card of the deck that is taken up for the map. */
  readonly card: string | null
  /** The number of the spawn point that is looked at. */
  readonly spawn: number
  /** The part that a card of the deck goes to. */
  readonly list: ListAt
  readonly problems: readonly Problem[]
  /** The problem that is told at its spot, and the mending that is tried on. */
  readonly shown: Problem | null
  readonly tried: Remedy | null
  /** Why the last stroke did nothing. */
  readonly why: Why | null
  choose(
    choice: Partial<
      Pick<Editing, 'players' | 'tool' | 'mirror' | 'card' | 'spawn' | 'list' | 'shown' | 'tried' | 'why'>
    >,
  ): void
  /** Another scenario; `run` names what belongs to one step. */
  change(next: ScenarioEntry, run?: string): void
  /** A square is painted or cleared; strokes of the same name are one step. */
  stroke(at: At, run: string, isClearing?: boolean, card?: string): void
  rest(): void
  undo(): void
  redo(): void
}

const Context = createContext<Editing | null>(null)
export const EditingProvider = Context.Provider

export function useEditing(): Editing {
  const editing = useContext(Context)
  if (!editing) throw new Error('A part of the editor stands outside of it.')
  return editing
}

type Choice = Pick<Editing, 'players' | 'tool' | 'mirror' | 'card' | 'spawn' | 'list'> & {
  /** By its place: a problem is found anew with every stroke. */
  readonly shownAt: string | null
  readonly tried: Remedy | null
  readonly why: Why | null
}

const nameOf = (problem: Problem) => `${problem.mistake.code} ${problem.place}`

function strokeOn(
  entry: ScenarioEntry,
  at: At,
  brush: Brush | null,
  mirror: Mirror,
): { readonly entry: ScenarioEntry; readonly why: Why | null } {
  let now = entry
  let why: Why | null = null
  for (const [no, square] of mirrored(entry, mirror, at).entries()) {
    const stroke = brush ? paint(now, brush, square) : clear(now, square)
    if ('entry' in stroke) now = stroke.entry
    else if (no === 0) why = stroke.why
  }
  return { entry: now, why }
}

export function useNewEditing(
  /** `name`: under which its steps are found again when somebody comes back. */
  { name, start, isKept }: { readonly name: string; readonly start: ScenarioEntry; readonly isKept: boolean },
  { lang, words, desk }: Pick<Editing, 'lang' | 'words' | 'desk'>,
): Editing {
  const [history, setHistory] = useState<History>(() => comeBack(name, start, isKept))
  const [choice, setChoice] = useState<Choice>({
    players: 2,
    tool: 'path',
    mirror: 'off',
    card: null,
    spawn: start.spawns[0]?.n ?? 1,
    list: { list: 'pile', pile: 0, part: 0 },
    shownAt: null,
    tried: null,
    why: null,
  })
  const entry = history.now
  const problems = useMemo(() => problemsIn(entry), [entry])
  // Strokes of one gesture come faster than the page is drawn.
  const latest = useRef(history)
  latest.current = history
  const setNow = (next: History) => {
    latest.current = next
    leave(name, next)
    setHistory(next)
  }
  const { shownAt, ...chosen } = choice
  return {
    lang,
    words,
    desk,
    entry,
    ...chosen,
    spawn: entry.spawns.some(({ n }) => n === choice.spawn) ? choice.spawn : (entry.spawns[0]?.n ?? 1),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    problems,
    shown: problems.find((problem) => nameOf(problem) === shownAt) ?? null,
    choose({ shown, ...next }) {
      const at = shown === undefined ? {} : { shownAt: shown && nameOf(shown), tried: null }
      setChoice((before) => ({ ...before, ...at, ...next }))
    },
    change(next, run) {
      setNow(step(latest.current, next, run ?? null))
      setChoice((before) => (before.tried || before.why ? { ...before, tried: null, why: null } : before))
    },
    stroke(at, run, isClearing = false, card) {
      const { tool, players, mirror, spawn } = choice
      const brush =
        isClearing || tool === 'eraser' ? null : { tool, players, spawn, card: card ?? choice.card }
      const { entry: next, why } = strokeOn(latest.current.now, at, brush, mirror)
      setNow(step(latest.current, next, run))
      if (why !== choice.why) setChoice((before) => ({ ...before, why }))
      if (why) desk.say(words.why[why])
    },
    rest: () => setNow(rest(latest.current)),
    undo: () => setNow(undo(latest.current)),
    redo: () => setNow(redo(latest.current)),
  }
}
