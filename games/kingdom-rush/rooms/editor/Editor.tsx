/** One scenario under edit: all parts at once where there is room, one at a time behind tabs where there is not. */
import type { Language } from '@duskhall/kernel'
import { type Arrangement, Icon, type RoomDesk } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import type { ScenarioEntry } from '../../content/schema.ts'
import { Checks } from './Checks.tsx'
import css from './Editor.module.css'
import { type Editing, EditingProvider, useNewEditing } from './editing.tsx'
import { Head } from './Head.tsx'
import { useEditorKeys } from './keys.ts'
import { MapView } from './MapView.tsx'
import { isSound, type Problem } from './model/problems.ts'
import { Palette } from './Palette.tsx'
import { Piles } from './Piles.tsx'
import { Rules } from './Rules.tsx'
import { type BotTrials, useTrials } from './trials.ts'
import { editorWords } from './words/index.ts'

export interface EditorProps {
  /** Of the scenario, in this room's addresses. */
  readonly name: string
  readonly start: ScenarioEntry
  /** What another tab has made of it; it comes in as a step that can be undone. */
  readonly elsewhere?: ScenarioEntry | null
  readonly lang: Language
  readonly desk: RoomDesk
  readonly arrangement: Arrangement
  readonly shortcuts: boolean
  /** Whether what is drawn is kept by itself. */
  readonly isKept: boolean
  onChange(entry: ScenarioEntry): void
  onKeep(entry: ScenarioEntry): void
  onDrafts(): void
}

export function Editor(props: EditorProps) {
  const { elsewhere, lang, desk, arrangement, shortcuts, isKept, onChange, onKeep, onDrafts } = props
  const editing = useNewEditing(props, { lang, words: editorWords(lang), desk })
  const { entry, problems, players } = editing
  const bots = useTrials(desk, entry, players, isSound(problems))
  useEditorKeys(editing, shortcuts)
  // Also when everything is undone: what was kept meanwhile is not what it began with.
  useEffect(() => onChange(entry), [entry, onChange])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes in once, whatever was drawn here meanwhile
  useEffect(() => {
    if (elsewhere) editing.change(elsewhere)
  }, [elsewhere])
  return (
    <EditingProvider value={editing}>
      <div className={css.editor}>
        <Head isKept={isKept} onKeep={() => onKeep(entry)} onDrafts={onDrafts} />
        {arrangement === 'wide' ? (
          <Whole editing={editing} bots={bots} />
        ) : (
          <Tabbed editing={editing} bots={bots} />
        )}
      </div>
    </EditingProvider>
  )
}

interface Parts {
  readonly editing: Editing
  readonly bots: BotTrials
}

/** Tells a problem at its spot: in the map, or beside its pile or field. */
function showing({ choose, entry }: Editing): (problem: Problem) => void {
  return (problem) => {
    const { pile } = problem.spot
    const spawn = pile && entry.spawns[pile.no]
    if (pile && spawn)
      choose({ spawn: spawn.n, list: { list: 'pile', pile: pile.no, part: pile.part ?? 0 }, shown: null })
    else if (problem.spot.field === 'ghosts') choose({ list: { list: 'ghosts' }, shown: null })
    else choose({ shown: problem })
  }
}

function Whole({ editing, bots }: Parts) {
  return (
    <div className={css.whole}>
      <Palette />
      <div className={css.middle}>
        <MapView />
        <Piles />
      </div>
      <div className={css.side}>
        <Checks bots={bots} onShow={showing(editing)} />
        <Rules bots={bots} />
      </div>
    </div>
  )
}

const TABS = ['map', 'piles', 'rules', 'checks'] as const
type Tab = (typeof TABS)[number]
const ICONS: { readonly [T in Tab]: string } = {
  map: 'stone-tower',
  piles: 'card-pickup',
  rules: 'scroll-quill',
  checks: 'check-mark',
}

function Tabbed({ editing, bots }: Parts) {
  const { words, problems } = editing
  const [tab, setTab] = useState<Tab>('map')
  const red = problems.filter(({ tone }) => tone === 'red').length
  const show = (problem: Problem) => {
    showing(editing)(problem)
    const { pile, field, cells } = problem.spot
    setTab(pile || field === 'ghosts' ? 'piles' : cells.length > 0 ? 'map' : 'rules')
  }
  return (
    <div className={css.tabbed}>
      <div className={css.tabs} role="tablist" aria-label={words.title}>
        {TABS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`editor-tab-${one}`}
            aria-selected={tab === one}
            aria-controls="editor-panel"
            tabIndex={tab === one ? 0 : -1}
            onClick={() => setTab(one)}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              const next = TABS[(TABS.indexOf(one) + step + TABS.length) % TABS.length] as Tab
              if (step === 0) return
              setTab(next)
              document.getElementById(`editor-tab-${next}`)?.focus()
            }}
          >
            <Icon name={ICONS[one]} />
            {words.tabs[one]}
            {one === 'checks' && red > 0 && <b>{red}</b>}
          </button>
        ))}
      </div>
      <div
        // Each begins at its top, however far another was scrolled.
        key={tab}
        id="editor-panel"
        className={css.panel}
        data-tab={tab}
        role="tabpanel"
        aria-labelledby={`editor-tab-${tab}`}
      >
        {tab === 'map' && (
          <>
            <Palette />
            <MapView />
          </>
        )}
        {tab === 'piles' && <Piles />}
        {tab === 'rules' && <Rules bots={bots} />}
        {tab === 'checks' && <Checks bots={bots} onShow={show} />}
      </div>
    </div>
  )
}
