import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fading, LitWindows, Moon, WindowScene } from './WindowScene.tsx'

test('a view fills its window and is not read out', () => {
  const html = renderToStaticMarkup(
    <WindowScene>
      <Fading
        id="xx-sky"
        stops={[
          [0, '#000'],
          [0.5, '#fff'],
        ]}
      />
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
  expect(html).toContain('<stop offset="0.5" stop-color="#fff">')
  expect(html.match(/<circle cx="10" cy="20"/g)).toHaveLength(2)
  expect(html.match(/<rect [^>]*width="8" height="12"/g)).toHaveLength(2)
})
