/** The game in one page: what it shows is there, in both languages. */
import { tables } from '@duskhall/games/boards.ts'
import { loadBoard, loadPrimer, loadRules, loadTexts } from '@duskhall/games/registry.ts'
import { LANGUAGES } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { OnePage } from './OnePage.tsx'

describe.each(tables)('$id in one page', ({ id }) => {
  test('every picture and card of it is one of the table, and every sentence is one or two', async () => {
    const [board, game, primer] = await Promise.all([loadBoard(id), loadRules(id), loadPrimer(id)])
    const cards = board.cards.list(game.content.standard, 'en').map((card) => card.id)
    expect(primer.length).toBeGreaterThanOrEqual(4)
    const shown = primer.flatMap(({ shows = [] }) => shows)
    expect(shown.filter((term) => !board.pictures?.[term])).toEqual([])
    expect(primer.flatMap((part) => part.cards ?? []).filter((card) => !cards.includes(card))).toEqual([])
    for (const { points } of primer)
      for (const words of points.flatMap((point) => Object.values(point)))
        expect(words.split(/[.!?](?: |$)/).filter(Boolean).length, words).toBeLessThanOrEqual(2)
  })

  test.each(LANGUAGES)('it is drawn with its icons explained (%s)', async (lang) => {
    const [board, game, primer, texts] = await Promise.all([
      loadBoard(id),
      loadRules(id),
      loadPrimer(id),
      loadTexts(id),
    ])
    const html = renderToStaticMarkup(
      <OnePage
        board={board}
        texts={texts[lang]}
        primer={primer}
        lang={lang}
        content={game.content.standard}
      />,
    )
    const icons = Object.keys(board.pictures ?? {})
    expect(icons.length).toBeGreaterThanOrEqual(8)
    expect(html.match(/<dt>/g)?.length).toBe(icons.length)
    expect(html.match(/<section/g)?.length).toBeGreaterThanOrEqual(primer.length)
  })
})
