import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { glowing, spoken } from '../testing/draw.tsx'
import { PileButton } from './PileButton.tsx'
import { PilePanel } from './PilePanel.tsx'
import { type Pile, Piles, usePiles } from './piles.tsx'

const discard: Pile = { zone: 'discard-0', title: 'Your discard', cards: [1, 2, 2] }
const bag: Pile = { zone: 'bag-0', title: 'Your bag', cards: [3], note: 'Known as a whole.' }
const words = { close: 'Close', nothingHere: 'Nothing here yet.' }
const face = <i>face</i>
const Shown = () => <p>{usePiles().shown?.title ?? 'nothing'}</p>

const cards = (count: number) => `${count} cards`

test('a pile tells its name and in words how many lie in it', () => {
  const html = renderToStaticMarkup(
    <PileButton pile={discard} icon="cog" counted={cards} count={3} preview={4} />,
  )
  expect(spoken(html)).toContain('Your discard, 3 cards')
  expect(html).toContain('data-zone="discard-0"')
  expect(html).toContain('aria-expanded="false"')
  const same = renderToStaticMarkup(
    <PileButton pile={discard} icon="cog" counted={cards} count={3} preview={3} calls />,
  )
  expect(spoken(same)).toContain('Your discard, 3 cards')
  expect(same).toContain('data-calls=""')
})

test('a stack is seen from behind, also when it is empty', () => {
  const html = renderToStaticMarkup(
    <PileButton pile={bag} icon="cog" counted={cards} count={0} look="stack" caption="Bag" />,
  )
  expect(html).toContain('data-empty=""')
  expect(html).toContain('data-text="Bag"')
})

test('a pile that must be answered from stands open by itself', () => {
  const draw = (calling: Pile | null) =>
    renderToStaticMarkup(
      <Piles question={1} calling={calling}>
        <Shown />
        <PileButton pile={discard} icon="cog" counted={cards} count={3} />
        <PileButton pile={bag} icon="cog" counted={cards} count={1} />
      </Piles>,
    )
  expect(draw(null)).toContain('<p>nothing</p>')
  expect(draw(discard)).toContain('<p>Your discard</p>')
  expect(draw(discard).match(/aria-expanded="true"/g)).toHaveLength(1)
})

test('the panel lists what lies in the pile, equal ones counted', () => {
  const entries = [
    { id: 'a', label: 'Ghoul, undead', face, name: 'Ghoul', does: ['Coin 1', 'Power 2'], count: 1 },
    { id: 'b', label: 'Imp, beast', face, name: 'Imp', does: [], count: 2 },
  ]
  const html = renderToStaticMarkup(<PilePanel pile={bag} entries={entries} words={words} flow="down" />)
  expect(spoken(html)).toEqual(['Your bag', 'Close', 'Your bag', 'Ghoul, undead', '2 × Imp, beast'])
  expect(html).toContain('Known as a whole.')
  expect(html).toContain('data-text="Coin 1 · Power 2"')
  expect(html).toContain('data-text="×2"')
  expect(html).not.toContain(words.nothingHere)
  expect(glowing(html).size).toBe(0)
})

test('an empty pile says so', () => {
  const html = renderToStaticMarkup(<PilePanel pile={discard} entries={[]} words={words} flow="across" />)
  expect(html).toContain(words.nothingHere)
})
