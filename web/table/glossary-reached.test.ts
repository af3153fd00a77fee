/** Every word of every glossary is reached from the table: from a thing on it, the question, a phase, or a card. */

import { readFileSync } from 'node:fs'
import { tables } from '@duskhall/games/boards.ts'
import { loadBoard, loadRules, loadTexts } from '@duskhall/games/registry.ts'
import { scene } from '@duskhall/games/terrors-of-london/rules/testing/scene.ts'
import { bySort, randomGame } from '@duskhall/games/testing/random-game.ts'
import { asked, type View, view } from '@duskhall/kernel'
import type { Arrangement } from '@duskhall/ui'
import { drawBoard } from '@duskhall/ui/testing/draw.tsx'
import { describe, expect, test } from 'vitest'

/** Words that no table of the box shows; the help has them. */
const NEVER_SHOWN: { readonly [game: string]: { readonly [term: string]: string } } = {
  villainous: {
    'actions.moveHero': 'no board of this box has the icon (VD-COMP17)',
    'tokens.fateToken': 'it is for four players and more, and this box has three',
  },
}

/** Tables that differ by more than their seats. */
const OPTIONS: { readonly [game: string]: (at: number) => object } = {
  'kingdom-rush': (at) => ({ scenario: 1 + (at % 10) }),
}

/** Tables that play at random hardly ever comes to, as the first seat sees them. */
const RARE: { readonly [game: string]: () => readonly View[] } = {
  // Who may convert has bought a dear card.
  'terrors-of-london': () => [
    scene({ hands: [['alchemist', 'cultist']] })
      .play('alchemist')
      .seen(0),
  ],
}

const MOMENTS = 700
/** So many of each table, that many tables are seen. */
const EACH = 20
const SIZES: readonly Arrangement[] = ['wide', 'tall']

interface Open {
  readonly board: Awaited<ReturnType<typeof loadBoard>>
  readonly texts: Awaited<ReturnType<typeof loadTexts>>
}

/** The words for everything that is drawn, for the question and for the phases. */
function termsIn({ board, texts }: Open, seen: View, arrangement: Arrangement): readonly string[] {
  const html = drawBoard(board, texts, seen, { arrangement })
  const ids = [...html.matchAll(/data-(?:piece|zone)="([^"]+)"/g)].map(([, id = '']) => id)
  const phases = board.phase(seen, 'en').steps.map(({ id }) => `phase-${id}`)
  const named = [...ids, ...phases, 'prompt'].flatMap((id) => board.termsOf?.(seen, id) ?? [])
  const carried = [...html.matchAll(/data-what="([^"]+)"/g)].flatMap(([, terms = '']) => terms.split(' '))
  return [...named, ...carried]
}

async function reached(id: string, open: Open, all: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  const game = await loadRules(id)
  const found = new Set<string>()
  const isDone = () => [...all].every((term) => found.has(term))
  for (const seen of RARE[id]?.() ?? [])
    for (const arrangement of SIZES) for (const term of termsIn(open, seen, arrangement)) found.add(term)
  let moments = 0
  for (let at = 0; moments < MOMENTS && !isDone(); at++) {
    const seats = at % 2 === 0 ? game.seats.min : game.seats.max
    let no = 0
    const options = OPTIONS[id]?.(at) ?? {}
    for (const { before } of randomGame(game, { seats, at, options, choose: bySort })) {
      // The beginning is seen whole, then every seventh answer.
      if (no++ > 12 && no % 7 > 0) continue
      for (const card of open.board.cards.list(before.content, 'en'))
        for (const term of card.terms ?? []) found.add(term)
      const seen = view(game, before, asked(game, before)[0] ?? 0)
      for (const term of termsIn(open, seen, SIZES[moments % SIZES.length] ?? 'wide')) found.add(term)
      moments++
      if (no > EACH * 7 || isDone()) break
    }
  }
  return found
}

describe.each(tables)('$id', ({ id }) => {
  test('every word of the glossary is reached from the table, and nothing is said to be a word that is none', async () => {
    const open = { board: await loadBoard(id), texts: await loadTexts(id) }
    const { glossary } = open.texts.en
    const all = new Set(
      Object.entries(glossary).flatMap(([group, terms]) =>
        Object.keys(terms).map((term) => `${group}.${term}`),
      ),
    )
    const never = Object.keys(NEVER_SHOWN[id] ?? {})
    const found = await reached(id, open, all.difference(new Set(never)))
    expect([...found].filter((term) => !all.has(term))).toEqual([])
    expect([...all].filter((term) => !found.has(term))).toEqual(never)
  })

  test('every word leads to a rule that there is', async () => {
    const { en } = await loadTexts(id)
    const rules = readFileSync(new URL(`../../docs/rules/${id}.en.md`, import.meta.url), 'utf8')
    const astray = Object.entries(en.glossary).flatMap(([group, terms]) =>
      Object.entries(terms).flatMap(([term, { rule }]) =>
        rule && rules.includes(`**${rule}**`) ? [] : [`${group}.${term} ${rule}`],
      ),
    )
    expect(astray).toEqual([])
  })

  test('what has a picture is a word', async () => {
    const [{ pictures = {} }, { en }] = await Promise.all([loadBoard(id), loadTexts(id)])
    const isWord = (term: string) => {
      const [group = '', name = ''] = term.split('.')
      return en.glossary[group]?.[name] !== undefined
    }
    expect(Object.keys(pictures).filter((term) => !isWord(term))).toEqual([])
  })
})
