import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { weakest } from './provenance.ts'
import { WholeCard } from './WholeCard.tsx'

test('a card is as certain as its least certain part', () => {
  expect(weakest('rulebook')).toBe('rulebook')
  expect(weakest({ cost: 'rulebook', text: 'source' })).toBe('source')
  expect(weakest({ cost: 'reconstructed', text: 'rulebook' })).toBe('reconstructed')
  expect(weakest('hearsay')).toBe('reconstructed')
})

test('the whole card tells its name, what it does line by line, and the facts', () => {
  const html = renderToStaticMarkup(
    <WholeCard
      art={<svg />}
      cost={{ value: 3, title: 'Cost' }}
      name="Ghoul"
      about="Hungry since 1666"
      lines={[{ tag: 'Rage', text: 'Gain 1.', look: 'red' }, { text: 'No power' }]}
      facts={[{ id: 'kind', text: 'Monster' }]}
    >
      <hr />
    </WholeCard>,
  )
  const words = html.replace(/<[^>]+>/g, '|').split(/\|+/)
  expect(words.filter(Boolean)).toEqual([
    '3',
    'Ghoul',
    'Hungry since 1666',
    'Rage',
    'Gain 1.',
    'No power',
    'Monster',
  ])
  expect(html).toContain('<i class="red">Rage</i>')
  expect(html.indexOf('<hr/>')).toBeLessThan(html.indexOf('Monster'))
})

test('what a card has not is left out', () => {
  const html = renderToStaticMarkup(<WholeCard art="" cost={null} name="Imp" about="" lines={[]} />)
  expect(html.match(/<span/g)).toHaveLength(4)
})
