/** What is to be said at a table to the seat in front of it: each line of the log once, and then what is asked. */
import { type GameTexts, type Lines, type Reader, type Seat, spans } from '@duskhall/kernel'
import type { Told } from '../play/told.ts'
import { logLines, plain } from './log-lines.ts'
import { heardBefore, newsOf } from './news.ts'

export interface Telling {
  readonly texts: GameTexts
  readonly log: readonly Told[]
  readonly reader: Reader
  /** The question this seat is asked, by its number; null while nobody asks it. */
  readonly asked: { readonly since: number; readonly prompt: Lines } | null
}

/** What was said so far, to each seat of this screen. */
export interface Said {
  readonly heard: ReadonlyMap<Seat, readonly Told[]>
  /** The question that was asked last; empty: whatever is asked now is asked again. */
  readonly question: string
  /** The words that still stand unanswered; empty once they were answered. */
  readonly words: string
}

export const NOTHING_SAID: Said = { heard: new Map(), question: '', words: '' }

/** Somebody else may sit there now: the question will be asked again. */
export const unheard = (said: Said): Said => ({ ...said, question: '', words: '' })

/** The words of a sentence without its marks. */
function bare(sentence: string): string {
  return spans(sentence)
    .map(({ text }) => text)
    .join('')
}

interface Words {
  readonly yourTurn: string
  readonly takenBack: string
}

export function toSay(
  before: Said,
  { texts, log, reader, asked }: Telling,
  words: Words,
): { readonly said: Said; readonly sentences: readonly string[] } {
  const { you } = reader
  const news = newsOf(before.heard.get(you) ?? heardBefore(log, you), log)
  const lines = (told: readonly Told[]) => logLines(texts, told, reader).map(plain)
  const taken = lines(news.taken).length > 0
  const answered = lines(news.fresh.filter(({ seat }) => seat === you)).length > 0
  const question = asked ? `${you} ${asked.since} ${asked.prompt.text}` : ''
  // What is asked after something was taken back, or after one has answered, is asked again.
  const asks = asked && (taken || answered || question !== before.question)
  const sentence = asked ? `${bare(asked.prompt.text)} ${bare(asked.prompt.why)}` : ''
  const known = taken || answered ? '' : before.words
  // Others have acted meanwhile, and it is asked as before: nobody listens to all of it again.
  const isKnown = known === `${you} ${sentence}`
  return {
    said: {
      heard: new Map(before.heard).set(you, news.heard),
      question,
      words: asked ? `${you} ${sentence}` : known,
    },
    sentences: [
      ...(taken ? [words.takenBack] : []),
      ...lines(news.fresh),
      ...(asks ? [isKnown ? `${words.yourTurn}.` : `${words.yourTurn}. ${sentence}`] : []),
    ],
  }
}
