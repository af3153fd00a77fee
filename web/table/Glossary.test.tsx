import { tables } from '@duskhall/games/boards.ts'
import { loadTexts } from '@duskhall/games/registry.ts'
import { LANGUAGES } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Glossary } from './Glossary.tsx'

const plain = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

describe.each(tables)('$id', ({ id: game }) => {
  it.each(LANGUAGES)('every word of the game reaches its reader in %s, under a heading', async (language) => {
    const texts = (await loadTexts(game))[language]
    const shown = plain(renderToStaticMarkup(<Glossary texts={texts} />))
    expect(Object.keys(texts.headings)).toEqual(Object.keys(texts.glossary))
    for (const heading of Object.values(texts.headings)) expect(shown).toContain(`<h4>${heading}</h4>`)
    for (const { name, help } of Object.values(texts.glossary).flatMap((terms) => Object.values(terms))) {
      expect(shown).toContain(`<dt>${name}</dt><dd>${help}</dd>`)
    }
  })
})
