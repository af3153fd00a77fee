import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gameWindow, LitWindows, Moon, WindowScene } from './WindowScene.tsx'

test('a view fills its window and is not read out', () => {
  const html = renderToStaticMarkup(
    <WindowScene letters="xx" sky="#000, #777, #fff 70%, #eee" lights={{ gas: '#111, #222' }}>
      <Moon x={10} y={20} radius={3} halo={9} fill="#ffe" glow="#eef" />
      <LitWindows
        at={[
          [1, 2],
          [3, 4],
        ]}
        width={8}
        height={12}
        fill="#fc6"
      />
    </WindowScene>,
  )
  expect(html).toMatch(/^<svg viewBox="0 0 400 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">/)
  expect(html).toContain('<rect width="400" height="560" fill="url(#xx-sky)">')
  expect(html).toContain('<linearGradient id="xx-gas"')
  // Evenly, where nothing else is said.
  expect(html).toMatch(
    /"0%" stop-color="#000".*"33.3\d*%" stop-color="#777".*"70%" stop-color="#fff".*"100%"/,
  )
  expect(html.match(/<circle cx="10" cy="20"/g)).toHaveLength(2)
  expect(html.match(/<rect [^>]*width="8" height="12"/g)).toHaveLength(2)
})

test('the French words of a window have spaces that do not break', () => {
  const Scene = () => null
  const words = { title: 'Xx', pitch: 'One : two', mode: 'Duel' }
  const facts = { seats: { min: 2, max: 2 }, minutes: 30, accent: '#fff', emblem: 'cog' }
  const { words: shown, ...rest } = gameWindow({ ...facts, words: { en: words, fr: words } }, Scene)
  expect(rest).toEqual({ ...facts, Scene })
  expect([shown.en.pitch, shown.fr.pitch]).toEqual(['One : two', 'One\u00a0: two'])
})
