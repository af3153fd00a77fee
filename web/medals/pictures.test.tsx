import { GAMES, loadMedals } from '@duskhall/games/registry.ts'
import { Icon } from '@duskhall/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test.each(GAMES)('%s: the pictures of medals come with them, not with the table', async (id) => {
  const medals = await loadMedals(id)
  const drawn = medals.map(({ icon }) => renderToStaticMarkup(<Icon name={icon} />))
  expect(new Set(drawn).size).toBe(medals.length)
})
