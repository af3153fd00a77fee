/** Says what happened in the move a replay has come to; after a jump, first which move that is. */
import type { GameTexts, Reader } from '@duskhall/kernel'
import { useEffect, useRef } from 'react'
import { useWords } from '../i18n/index.ts'
import type { Told } from '../play/told.ts'
import { say, unsay } from '../shell/said.tsx'
import { logLines, plain } from '../table/log-lines.ts'

interface ReplayVoice {
  readonly texts: GameTexts
  readonly told: readonly Told[]
  readonly reader: Reader
  readonly at: number
  /** Somebody's cards lie behind a curtain. */
  readonly hidden: boolean
}

/** Whoever leafs quickly hears only where they stop. Milliseconds. */
const RESTED = 250

export function useReplayVoice(voice: ReplayVoice): void {
  const { at, hidden } = voice
  const { t } = useWords()
  const said = useRef<number | null>(null)
  const tell = useRef(() => {})
  tell.current = () => {
    const { texts, told, reader } = voice
    const place = at === 0 ? t('replay.start') : t('replay.at', { number: at, total: told.length - 1 })
    const onward = said.current !== null && at === said.current + 1
    const lines = logLines(texts, told.slice(at, at + 1), reader).map(plain)
    say(...(onward && lines.length > 0 ? [] : [`${place}.`]), ...lines)
    said.current = at
  }
  useEffect(() => unsay, [])
  useEffect(() => {
    if (hidden) unsay()
    if (hidden || said.current === at) return
    const timer = setTimeout(() => tell.current(), RESTED)
    return () => clearTimeout(timer)
  }, [at, hidden])
}
