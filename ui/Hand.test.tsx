import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Hand } from './Hand.tsx'

const draw = (count: number) =>
  renderToStaticMarkup(
    <Hand id="hand-0" label="Your hand" count={count} least={4} empty={<p>No cards.</p>}>
      <i>cards</i>
    </Hand>,
  )

test('a hand is a list to choose from, with room for its cards', () => {
  expect(draw(6)).toContain('role="listbox"')
  expect(draw(6)).toContain('--count:6')
  expect(draw(2)).toContain('--count:4')
  expect(draw(2)).toContain('cards')
})

test('an empty hand is no list, and says so', () => {
  expect(draw(0)).toContain('role="group"')
  expect(draw(0)).toContain('No cards.')
  expect(draw(0)).not.toContain('<i>')
})
