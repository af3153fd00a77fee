/** How a game ended, in words: by the rules, or because somebody gave up. */
import '../i18n/end.ts'
import { type Lines, marked } from '@duskhall/kernel'
import { useWords } from '../i18n/index.ts'
import type { OpenGame } from '../play/hall.ts'
import { audienceOf, readerOf, seatsOf } from '../play/people.ts'
import type { SeatSource } from '../play/seat-source.ts'

export interface Ending extends Lines {
  /** By which rule; null where somebody gave up. */
  readonly rule: string | null
}

/** Null while the game goes on. The only person at a table is "you"; among several everybody has a name. */
export function useEnding(open: OpenGame, source: SeatSource): Ending | null {
  const { t, lang } = useWords()
  const { players } = source
  const { resigned, view } = source.state
  const { state } = view
  const audience = audienceOf(players)
  const texts = open.texts[lang]
  if (resigned !== null) {
    const name = seatsOf(players, audience, lang)[resigned]?.name ?? ''
    const text = resigned === audience ? t('end.resigned') : t('end.resignedBy', { name })
    return { text: `${text}.`, why: t('end.keptAt', { phase: texts.phase(state) }), rule: null }
  }
  if (!state.outcome) return null
  const telling = { ...readerOf(players, audience, lang), mark: marked, state }
  return { ...texts.outcome(state.outcome, telling), rule: state.outcome.rule }
}
