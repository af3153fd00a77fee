/** Problems in words. */
import type { Problem } from './model/problems.ts'
import type { EditorWords } from './words/index.ts'

type Say = (facts: object) => string

export function problemText({ tone, mistake }: Problem, words: EditorWords): string {
  const { code, facts } = mistake
  const table: { readonly [code: string]: unknown } =
    tone === 'yellow' ? words.advice : code in words.faults ? words.faults : words.lacks
  return (table[code] as Say)(facts)
}
