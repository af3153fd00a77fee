// Which rules a document states, and which of them the titles of tests claim to prove. Pure text in, ids out.

const ID = '[A-Z]{2,3}-[A-Z]+(?:-R)?\\d+'
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\*`, 'gm')
const BEGINS_WITH_ID = new RegExp(`^\\s*${ID}\\b`)
const CLAIM = new RegExp(`^\\s*(${ID}(?:[\\s,]+${ID})*)\\s*:`)

export type Coverage = {
  rules: number
  proven: number
  missing: string[]
  /** What makes the count unreliable: ids that no document states, titles that claim nothing. */
  problems: string[]
}

/** The ids of the bullets `- **EC-GEN1** …`, in the order of the document. */
export function statedRules(document: string): string[] {
  return [...document.matchAll(RULE)].map((match) => match[1] as string)
}

/** The ids that a title begins with, up to its colon; null when it begins with an id and has no such list. */
export function claimedRules(title: string): string[] | null {
  if (!BEGINS_WITH_ID.test(title)) return []
  const claim = CLAIM.exec(title)
  return claim?.[1] ? claim[1].split(/[\s,]+/) : null
}

export function coverage(document: string, tests: { file: string; source: string }[]): Coverage {
  const stated = statedRules(document)
  const known = new Set(stated)
  const proven = new Set<string>()
  const problems = stated.filter((id, at) => stated.indexOf(id) !== at).map((id) => `${id} is stated twice`)
  if (stated.length === 0) problems.push('the document states no rule')
  for (const { file, source } of tests) {
    for (const title of testTitles(source)) {
      const ids = claimedRules(title)
      if (ids === null) problems.push(`${file}: the ids of "${title}" do not end with a colon`)
      for (const id of ids ?? []) {
        if (known.has(id)) proven.add(id)
        else problems.push(`${file}: "${title}" names ${id}, which the document does not state`)
      }
    }
  }
  const missing = [...known].filter((id) => !proven.has(id))
  return { rules: known.size, proven: proven.size, missing, problems }
}

/** The titles of the tests that run: not those of skipped ones, of comments or of strings. */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  for (let at = 0; at < source.length; ) {
    const after = skipToken(source, at)
    const word = source.slice(at, after)
    const isMethod = /[.]\s*$/.test(source.slice(Math.max(0, at - 20), at))
    if (isMethod || (word !== 'test' && word !== 'it' && word !== 'describe')) {
      at = after
      continue
    }
    const call = readCall(source, after)
    if (call === null) at = after
    else if (call.sleeps) at = skipBrackets(source, call.open)
    else {
      const title = word === 'describe' ? null : readLiteral(source, skipBlank(source, call.open + 1))
      if (title !== null) titles.push(title)
      at = call.open + 1
    }
  }
  return titles
}

/** `.each(table)(`, `.only(`, `(` …: where the bracket before the title opens, and whether the test never runs. */
function readCall(source: string, from: number): { open: number; sleeps: boolean } | null {
  let at = skipBlank(source, from)
  let sleeps = false
  while (source[at] === '.') {
    const start = skipBlank(source, at + 1)
    at = skipToken(source, start)
    const modifier = source.slice(start, at)
    at = skipTypeArguments(source, skipBlank(source, at))
    if (['skip', 'todo', 'fails', 'skipIf', 'runIf'].includes(modifier)) sleeps = true
    if (['each', 'for', 'skipIf', 'runIf'].includes(modifier)) {
      if (source[at] === '(') at = skipBrackets(source, at)
      else if (source[at] === '`') at = skipToken(source, at)
      else return null
    }
    at = skipBlank(source, at)
  }
  return source[at] === '(' ? { open: at, sleeps } : null
}

function readLiteral(source: string, at: number): string | null {
  if (!isQuote(source[at])) return null
  return source.slice(at + 1, skipToken(source, at) - 1).replace(/\\(.)/g, '$1')
}

const isQuote = (char: string | undefined) => char === "'" || char === '"' || char === '`'

function skipBlank(source: string, from: number): number {
  let at = from
  while (at < source.length && (/\s/.test(source[at] as string) || isComment(source, at)))
    at = skipToken(source, at)
  return at
}

const isComment = (source: string, at: number) => source.startsWith('//', at) || source.startsWith('/*', at)

function skipTypeArguments(source: string, at: number): number {
  if (source[at] !== '<') return at
  let depth = 0
  for (let to = at; to < source.length; to = skipToken(source, to)) {
    if (source[to] === '<') depth += 1
    if (source[to] === '>' && source[to - 1] !== '=') depth -= 1
    if (depth === 0) return skipBlank(source, to + 1)
  }
  return at
}

/** From an opening bracket to behind its partner. */
function skipBrackets(source: string, open: number): number {
  let depth = 0
  for (let at = open; at < source.length; at = skipToken(source, at)) {
    if ('([{'.includes(source[at] as string)) depth += 1
    if (')]}'.includes(source[at] as string)) depth -= 1
    if (depth === 0) return at + 1
  }
  return source.length
}

/** Behind the word, literal, comment or single character that begins here. */
function skipToken(source: string, at: number): number {
  const char = source[at] as string
  if (source.startsWith('//', at)) return endOf(source, at, '\n')
  if (source.startsWith('/*', at)) return endOf(source, at + 2, '*/')
  if (char === '`') return skipTemplate(source, at)
  if (isQuote(char)) return skipQuoted(source, at, char)
  if (char === '/' && beginsRegex(source, at)) return skipRegex(source, at)
  const word = /[\w$]+/y
  word.lastIndex = at
  return word.test(source) ? word.lastIndex : at + 1
}

function endOf(source: string, from: number, mark: string): number {
  const at = source.indexOf(mark, from)
  return at < 0 ? source.length : at + mark.length
}

function skipQuoted(source: string, open: number, quote: string): number {
  let at = open + 1
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

function skipTemplate(source: string, open: number): number {
  let at = open + 1
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) at = skipBrackets(source, at + 1)
    else at += source[at] === '\\' ? 2 : 1
  }
  return at + 1
}

/** A slash divides after a value and begins a regular expression everywhere else. */
function beginsRegex(source: string, at: number): boolean {
  const before = source.slice(Math.max(0, at - 40), at).trimEnd()
  return before === '' || /[([{,;=:!&|?+\-*%<>~^]$|\b(?:return|typeof|case|of|in)$/.test(before)
}

function skipRegex(source: string, open: number): number {
  let inClass = false
  for (let at = open + 1; at < source.length && source[at] !== '\n'; at += source[at] === '\\' ? 2 : 1) {
    if (source[at] === '[') inClass = true
    if (source[at] === ']') inClass = false
    if (source[at] === '/' && !inClass) return at + 1
  }
  return open + 1
}
