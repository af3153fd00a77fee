/** Whoever has the table read out hears what others see: whose it is, how much, and why. */
import { view as viewOf } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { villainous } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'

const t = scene(
  [
    'gaston',
    {
      mover: 'tavern',
      power: 5,
      hand: ['lefou', 'beautiful-as-me'],
      pieces: [0, 1, 2, 2],
      realm: {
        wolves: { at: 'forest', items: ['five-dozen-eggs'] },
        'wolves 2': 'tavern',
        maurice: { at: 'forest', items: ['maurices-invention'] },
      },
    },
  ],
  ['lady-tremaine', { power: 2, realm: { jaq: { at: 'music-room', trapped: true }, lucifer: 'the-castle' } }],
  ['horned-king', { pieces: [2], realm: { 'cauldron-born': 'morva' } }],
)
t.move('forest')
const view = viewOf(villainous, t.s, 0)
const said = spoken(drawBoard(board, texts, view))

test('Power, hands, decks and objectives say whose they are and how they stand', () => {
  for (const name of [
    /^You: 5 Power$/,
    /^Vex: 2 Power$/,
    /^Vex: \d+ cards? in hand$/,
    /^Your discard pile, \d+ cards?$/,
    /^3 of 8 Obstacles removed$/,
    /^Ballroom open: missing, The Prince there: missing, .+ and No Glass Slipper: done$/,
    /^Cauldron awake, Cauldron Born at 1 of 4 locations$/,
  ])
    expect(said.filter((label) => name.test(label))).toHaveLength(1)
})

test('a card in a realm says its strength with why, where it is and what is attached to it', () => {
  expect(said).toContainEqual(
    expect.stringMatching(
      /^Wolves, Ally, Strength 3 \(1 printed, .*\+2 Five Dozen Eggs.*\), at Forest, attached: Five Dozen Eggs\. /,
    ),
  )
  expect(said).toContainEqual(expect.stringMatching(/^Five Dozen Eggs, Item, attached to Wolves\. /))
  expect(said).toContainEqual(expect.stringMatching(/^LeFou, Ally, costs 2 Power, Strength 2\. /))
})

test('an action says whether it can be used, and a location who is there', () => {
  expect(said).toContain('Play a Card, covered')
  expect(said).toContain('Gain 2 Power, can be used now')
  expect(said).toContain('Forest, Gaston is here')
  expect(said).toContain('The Ballroom: locked')
  expect(said).toContainEqual(expect.stringMatching(/^Music Room: .*Jaq 1 \(trapped\)/))
})

test('where to go is said with what can be done there', () => {
  const before = scene(['gaston', { mover: 'tavern', realm: { maurice: 'forest' } }], ['lady-tremaine', {}])
  const moving = spoken(drawBoard(board, texts, viewOf(villainous, before.s, 0)))
  expect(moving).toContain('Forest: Play a Card (covered), Discard Cards (covered), Fate, Gain 2 Power')
  // Once one is chosen, the icons speak for themselves.
  expect(said).toContain('Tavern')
})

test('where there is little room the objective is read out all the same', () => {
  const small = drawBoard(board, texts, view, { arrangement: 'tall' })
  expect(small).toContain('Objective: Remove all 8 Obstacles from your Realm.')
  expect(small).toMatch(/aria-label="Decks and discard piles"[^>]*aria-expanded="false"/)
})

test('nothing that is spoken has a title that would be said after it', () => {
  const drawn = drawBoard(board, texts, view)
  expect(drawn.match(/<[^>]*aria-label="[^"]*"[^>]* title="[^"]*"/g)).toBeNull()
})

test('nothing is spoken in the other language', () => {
  const french = spoken(drawBoard(board, texts, view, { lang: 'fr' })).join('\n')
  expect(french).toMatch(/Loups, Allié, Force 3 \(1 imprimée/)
  expect(french).not.toMatch(/Strength|Ally|printed|Power/)
})
