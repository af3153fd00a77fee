/** Nothing is missing and nothing is left over, at run time too: the types cannot see the content and the sources. */
import { readdirSync, readFileSync } from 'node:fs'
import { type Game, type GameTexts, LANGUAGES, type Language } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { alike, type Flaw, type Never, standing } from './flaws.ts'
import { unreadIn } from './unread.ts'

type InLanguages<T> = { readonly [L in Language]: T }

interface Given {
  readonly game: Game
  /** The folder of the game's texts. */
  readonly here: string
  /** With the small words of the board, where the game has one. */
  readonly texts: InLanguages<GameTexts & { readonly board?: object; name(id: string): string }>
  readonly packs: InLanguages<{ readonly refusals: object; readonly questions: object }>
  /** Everything that has a name, with its other words, by id; and the ids of the box. */
  readonly named: InLanguages<{ readonly [id: string]: { readonly name: string } }>
  readonly ids: readonly string[]
  /** The longest name that fits on a card; 24 letters unless told. */
  readonly longest?: number
  /** Rules that refuse besides those that the sources in `rules/` name: in other folders, in the content. */
  readonly cited?: readonly string[]
  /** How the numbers of the game's rules begin: "EC". */
  readonly rules: string
  readonly outcomes: readonly string[]
  readonly flaw: Flaw
  /** Words that neither the texts nor the rules use. */
  readonly terms: Never
  /** What is rightly the same in both languages, many to a line: "Fort|Port". */
  readonly same: readonly string[]
}

/** Texts or packs together with the small words of the board, where a game keeps those apart. */
export function withBoard<T extends object, B extends object>(
  things: InLanguages<T>,
  words: (language: Language) => B,
): InLanguages<T & { readonly board: B }> {
  return { en: { ...things.en, board: words('en') }, fr: { ...things.fr, board: words('fr') } }
}

const sorted = (names: Iterable<string>) => [...new Set(names)].sort()

export function describeCompleteness(given: Given): void {
  const { game, here, texts, packs, named, flaw } = given

  describe.each(LANGUAGES)('%s', (language) => {
    const pack = packs[language]
    const text = texts[language]

    it('everything in the box has a name that fits and a line of its own, and nothing else has', () => {
      expect(sorted(Object.keys(named[language]))).toEqual(sorted(given.ids))
      const lines = Object.values(named[language]).flatMap(({ name, ...others }) => {
        expect(name.length).toBeLessThanOrEqual(given.longest ?? 24)
        for (const line of standing(others)) expect(line.length).toBeLessThanOrEqual(90)
        return [name, ...standing(others)]
      })
      expect(new Set(lines).size).toBe(lines.length)
    })

    it('things are called as in the rules', () => {
      const source = readFileSync(new URL(`../../../docs/rules/${game.id}.${language}.md`, here), 'utf8')
      const found = [...source.matchAll(/\(`([a-z0-9-]+)`\)/g)].filter(([, id = '']) =>
        given.ids.includes(id),
      )
      expect(found.length).toBeGreaterThan(5)
      for (const { 1: id = '', index } of found) {
        expect(source.slice(0, index).trimEnd().endsWith(text.name(id)), `${id} near ${index}`).toBe(true)
      }
    })

    it('the rules use the same words', () => {
      const source = readFileSync(new URL(`../../../docs/rules/${game.id}.${language}.md`, here), 'utf8')
      expect(source.split('\n').filter((line) => given.terms[language].test(line))).toEqual([])
    })

    it('every question of the game has its words', () => {
      expect(sorted(Object.keys(pack.questions))).toEqual(sorted(Object.keys(game.questions)))
    })

    it('every rule that the sources of the rules refuse or end a game with has its sentence', () => {
      const id = new RegExp(`'(${given.rules}-[A-Z]+(?:-R)?\\d+)'`, 'g')
      const cited = sourcesIn(new URL('../rules/', here)).flatMap((source) =>
        [...source.matchAll(id)].map(([, rule = '']) => rule),
      )
      expect(sorted([...Object.keys(pack.refusals), ...given.outcomes])).toEqual(
        sorted([...cited, ...(given.cited ?? [])]),
      )
      const unknown = text.refusal(`${given.rules}-NO1`)
      for (const rule of Object.keys(pack.refusals)) {
        expect(text.refusal(rule)).not.toBe(unknown)
        // What forbids it, then what would make it possible.
        expect(text.refusal(rule)).toMatch(/^\p{Lu}.+\. .+\.$/u)
      }
      for (const line of [unknown, text.refusal('stale')]) expect(line).toMatch(/\.$/)
    })

    it('every standing text is plain', () => {
      for (const line of standing([pack, named[language]])) {
        if (line !== language) expect(flaw(line, language)).toBeNull()
      }
    })
  })

  const { board } = texts.en
  if (board)
    it('every small word of the board is read there, or by the parts of ui that are given it', () => {
      const sources = ['../board/', '../../../ui/'].flatMap((folder) => sourcesIn(new URL(folder, here)))
      expect(unreadIn(board, sources.join('\n'))).toEqual([])
    })

  it('the two languages differ wherever words do', () => {
    expect(sorted([...alike(packs.en, packs.fr), ...alike(named.en, named.fr)])).toEqual(
      sorted(given.same.flatMap((words) => words.split('|'))),
    )
  })
}

/** The sources in a folder, without their tests. */
function sourcesIn(folder: URL): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /[.]tsx?$/.test(file) && !/[.]test[.]tsx?$|^testing/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
}
