/** All games kept in this browser: to go on with, to see again, to throw away; and records from files. */
import { Icon } from '@duskhall/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { hall } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { CheckingLine, type Progress } from '../record/CheckingLine.tsx'
import { importFile } from '../record/import.ts'
import { useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { go } from '../shell/route.ts'
import { toast } from '../shell/toasts.tsx'
import type { EntryKey, Listing } from '../store/store.ts'
import { DamagedRow, GameRow } from './GameRow.tsx'
import css from './Library.module.css'

export interface LibraryProps {
  onClose(): void
  readonly listing: Listing
  onChange(): void
}

export function Library({ onClose, listing, onChange }: LibraryProps) {
  const { t } = useWords()
  const { name } = useSettings()
  const input = useRef<HTMLInputElement>(null)
  const reading = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<Progress | null>(null)

  const read = async (file: File | undefined) => {
    if (!file) return
    const run = new AbortController()
    reading.current = run
    setProgress({ moves: 0, of: 1 })
    try {
      const { signal } = run
      const onProgress = (moves: number, of: number) => setProgress({ moves, of })
      const id = await importFile(file, name, { signal, onProgress })
      if (!signal.aborted) go({ at: 'replay', id, move: 0 })
    } catch (error) {
      if (!run.signal.aborted) sayProblem(error)
    }
    setProgress(null)
    // The same file may be chosen again.
    if (input.current) input.current.value = ''
  }
  useEffect(() => () => reading.current?.abort(), [])
  const removed = async (id: EntryKey, said: string) => {
    await hall.remove(id)
    toast(said)
    onChange()
  }
  const remove = (id: EntryKey) => void removed(id, t('hall.removed'))
  const removeDamaged = (id: EntryKey) => void removed(id, t('hall.entryRemoved'))
  const { games, damaged } = listing
  const lists = [
    { title: t('hall.continueTitle'), games: games.filter(({ over }) => !over) },
    { title: t('hall.finishedTitle'), games: games.filter(({ over }) => over) },
  ]
  return (
    <Dialog
      onClose={onClose}
      drawer
      title={t('hall.library')}
      hint={games.length > 0 ? t('hall.libraryHint', { count: games.length }) : undefined}
      footer={
        <>
          <input
            ref={input}
            type="file"
            accept=".json,application/json"
            hidden
            onChange={(e) => void read(e.target.files?.[0])}
          />
          {progress ? (
            <CheckingLine progress={progress} onCancel={() => reading.current?.abort()} />
          ) : (
            <Button onClick={() => input.current?.click()}>
              <Icon name="load" />
              {t('hall.importFile')}
            </Button>
          )}
        </>
      }
    >
      {games.length + damaged.length === 0 && <p className={css.none}>{t('hall.empty')}</p>}
      {lists.map(({ title, games: listed }) =>
        listed.length === 0 ? null : (
          <section key={title} className={css.part}>
            <h3>{title}</h3>
            <ul>
              {listed.map((game) => (
                <GameRow key={game.id} game={game} onRemove={remove} />
              ))}
            </ul>
          </section>
        ),
      )}
      {damaged.length > 0 && (
        <section className={css.part}>
          <h3>{t('hall.damagedTitle')}</h3>
          <ul>
            {damaged.map((entry) => (
              <DamagedRow key={`${typeof entry.id} ${entry.id}`} entry={entry} onRemove={removeDamaged} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
