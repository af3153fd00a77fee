/** The scenario editor: the list of what is kept, or one scenario; a link brings one that is nobody's yet. */
import { type RoomProps, useDrawer } from '@duskhall/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ScenarioEntry } from '../../content/schema.ts'
import { Drafts } from './Drafts.tsx'
import { Editor } from './Editor.tsx'
import { blank } from './model/draft.ts'
import { type Draft, draftsIn, MOST_DRAFTS, withDraft, withoutDraft } from './model/drafts.ts'
import { readScenario } from './model/file.ts'
import { rename } from './model/history.ts'
import { withTitle } from './model/rules.ts'
import { openScenario } from './open-file.ts'
import { editorWords } from './words/index.ts'

/** Before the name of a draft in the address; whatever else stands there is a scenario that a link brings. */
const DRAFT = 'draft-'

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(6))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export function Room(props: RoomProps) {
  const { rest, desk, lang } = props
  const words = editorWords(lang)
  const drafts = draftsIn(useDrawer(desk.drawer))
  const [gone, setGone] = useState<Draft | null>(null)
  const [unread, setUnread] = useState<readonly string[]>([])
  const shared = useShared(props)
  const isMissing = rest.startsWith(DRAFT) && !drafts.some(({ id }) => `${DRAFT}${id}` === rest)
  const { missing } = words.drafts
  useEffect(() => {
    if (isMissing) desk.tell(missing, 'warning')
  }, [isMissing, missing, desk])

  /** Keeps a new scenario and opens it. */
  const keep = (entry: ScenarioEntry, drawnAs?: string) => {
    if (drafts.length >= MOST_DRAFTS) return desk.tell(words.drafts.full(MOST_DRAFTS), 'warning')
    const draft = { id: newId(), entry, saved: Date.now() }
    desk.drawer.change((before) => withDraft(before, draft))
    if (drawnAs !== undefined) rename(drawnAs, `${DRAFT}${draft.id}`)
    setGone(null)
    setUnread([])
    desk.goTo(`${DRAFT}${draft.id}`)
  }
  const open = async () => {
    const read = await openScenario(desk)
    if (!read) return
    if ('entry' in read) keep(read.entry)
    else setUnread(read.unread.map(words.unread))
  }
  const begin = (entry: ScenarioEntry | null) => {
    if (!entry) return keep(blank())
    const [en, fr] = [editorWords('en'), editorWords('fr')]
    const copy = withTitle(entry, 'en', en.drafts.copyOf(entry.title.en).slice(0, 80))
    keep(withTitle(copy, 'fr', fr.drafts.copyOf(entry.title.fr).slice(0, 80)))
  }

  if (rest.startsWith(DRAFT)) {
    const draft = drafts.find(({ id }) => `${DRAFT}${id}` === rest)
    if (draft) return <KeptEditor key={draft.id} {...props} draft={draft} />
  } else if (rest && shared) {
    return (
      <Editor
        key={rest}
        {...props}
        start={shared}
        isKept={false}
        name={rest}
        onChange={() => {}}
        onKeep={(entry) => keep(entry, rest)}
        onDrafts={() => desk.goTo('')}
      />
    )
  }
  return (
    <Drafts
      {...{ lang, drafts, gone, unread }}
      onOpen={({ id }) => desk.goTo(`${DRAFT}${id}`)}
      onRemove={(draft) => {
        desk.drawer.change((before) => withoutDraft(before, draft.id))
        setGone(draft)
      }}
      onTakeBack={() => {
        if (gone) desk.drawer.change((before) => withDraft(before, gone))
        setGone(null)
      }}
      onStart={begin}
      onFile={() => void open()}
    />
  )
}

/** So long a stroke may go on before it is written down. Milliseconds. */
const SAVING = 250

/** A draft writes down its changes a moment after they are made, and at the latest when the page is left. */
function KeptEditor({ draft, ...props }: RoomProps & { readonly draft: Draft }) {
  const { desk } = props
  const [start] = useState(draft.entry)
  const waiting = useRef<ScenarioEntry | null>(null)
  // As it lies in the drawer for all that this tab knows: anything else there was drawn in another tab.
  const known = useRef(JSON.stringify(draft.entry))
  const [elsewhere, setElsewhere] = useState<ScenarioEntry | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const write = useCallback(() => {
    clearTimeout(timer.current)
    const { current: entry } = waiting
    waiting.current = null
    if (!entry) return
    known.current = JSON.stringify(entry)
    desk.drawer.change((before) => withDraft(before, { id: draft.id, entry, saved: Date.now() }))
  }, [desk, draft.id])
  const change = useCallback(
    (entry: ScenarioEntry) => {
      clearTimeout(timer.current)
      waiting.current = JSON.stringify(entry) === known.current ? null : entry
      timer.current = setTimeout(write, SAVING)
    },
    [write],
  )
  useEffect(() => {
    const text = JSON.stringify(draft.entry)
    if (waiting.current || text === known.current) return
    known.current = text
    setElsewhere(draft.entry)
  }, [draft.entry])
  useEffect(() => {
    addEventListener('pagehide', write)
    return () => {
      removeEventListener('pagehide', write)
      write()
    }
  }, [write])
  return (
    <Editor
      {...props}
      name={`${DRAFT}${draft.id}`}
      start={start}
      elsewhere={elsewhere}
      isKept
      onChange={change}
      onKeep={() => {}}
      onDrafts={() => desk.goTo('')}
    />
  )
}

/** The scenario that a link brings, once it is unpacked; null as long as it is not, and where it cannot be. */
function useShared({ rest, desk, lang }: RoomProps): ScenarioEntry | null {
  const [found, setFound] = useState<{ readonly rest: string; readonly entry: ScenarioEntry | null } | null>(
    null,
  )
  const { linkBroken } = editorWords(lang).drafts
  useEffect(() => {
    if (rest === '' || rest.startsWith(DRAFT)) return
    let left = false
    const tell = (entry: ScenarioEntry | null) => {
      if (left) return
      setFound({ rest, entry })
      if (!entry) desk.tell(linkBroken, 'warning')
    }
    desk
      .textIn(rest)
      .then((text) => {
        const read = readScenario(text)
        tell('entry' in read ? read.entry : null)
      })
      .catch(() => tell(null))
    return () => {
      left = true
    }
  }, [rest, desk, linkBroken])
  return found?.rest === rest ? found.entry : null
}
