import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../index.ts'
import { boxOf, hasContent, loadContent, STANDARD } from './box.ts'
import { ContentError, readContent } from './load.ts'
import standard from './terrors-of-london.json' with { type: 'json' }

type Entry = Record<string, unknown>

/** The file of the box with one entry changed; `cards.3.cost` names the cost of the fourth card. */
function corrected(path: string, value: unknown): unknown {
  const file: Entry = structuredClone(standard)
  const keys = path.split('.')
  const last = keys.pop() as string
  let entry = file
  for (const key of keys) entry = entry[key] as Entry
  if (value === undefined) delete entry[last]
  else entry[last] = value
  return file
}

function refusal(file: unknown): string {
  try {
    readContent(file)
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError)
    return (error as Error).message
  }
  throw new Error('The file was read.')
}

const card = (id: string) => `cards.${standard.cards.findIndex((entry) => entry.id === id)}`

test('the file of the box is read as it stands, and a second reading has the same identity', () => {
  expect(readContent(standard)).toEqual(standard)
  expect(loadContent(structuredClone(standard))).toBe(STANDARD)
  expect(hasContent('unheard-of')).toBe(false)
  expect(() => boxOf({ content: 'unheard-of' })).toThrow('The content unheard-of is not loaded.')
})

test('TL-COMP1, TL-COMP2, TL-COMP7, TL-COMP8, TL-COMP-R1: 108 cards, 4 Overlords', () => {
  const { faces, overlords, influences, acolytes, market } = boxOf({ content: STANDARD })
  expect([faces.length, overlords.length, acolytes.length, market.length]).toEqual([108, 4, 8, 68])
  expect(influences.map((own) => own.length)).toEqual([4, 4, 4, 4])
})

test('two contents are played side by side, each table with its own', () => {
  const content = loadContent(corrected('overlords.0.health', 33))
  const table = (id: string) =>
    boxOf(open(terrorsOfLondon, { seats: 2, seed: seedFrom('side'), content: id }))
  expect(table(content).overlords[0]?.health).toBe(33)
  expect(table(STANDARD).overlords[0]?.health).toBe(40)
})

test.each([
  ['schema', 'duskhall-terrors-of-london-2', 'schema'],
  [`${card('ghoul')}.cost`, -1, '("ghoul")'],
  [`${card('ghoul')}.color`, 'red', '("ghoul")'],
  [`${card('mummy')}.keywords.0.op`, 'bewitch', '("mummy")'],
  [`${card('mummy')}.keywords.0.op`, 'bewitch', 'keywords.0.op'],
  [`${card('mummy')}.horde.0.0.op`, 'claim', 'horde.0.0.op'],
  [`${card('ghoul')}.id`, 'wisp', '"wisp" is there twice'],
  [`${card('ghoul')}.copies`, 4, 'components.cards: 108 are announced, 109 are there'],
  ['components.market', 67, 'components.market: 67 are announced, 68 are there'],
  [`${card('blood-tithe')}.overlord`, 'nobody', '"blood-tithe", overlord: there is no Overlord "nobody"'],
  [
    `${card('blood-tithe')}.overlord`,
    'fenris',
    'overlord "methuselah": 4 Influences are offered, 3 are there',
  ],
  [`${card('acolyte-veil')}.cost`, 3, '"acolyte-veil", cost: all Acolytes have the same price'],
  [`${card('acolyte-veil')}.keywords`, [{ op: 'claim' }], '"acolyte-veil", keywords'],
  [`${card('ghoul')}.perPlayer`, 1, '"ghoul", perPlayer'],
  [`${card('cultist')}.perPlayer`, 6, '"cultist", copies: there are not enough'],
  [`${card('ghoul')}.horde`, [], '"ghoul", horde: a faction monster has one or two'],
  [`${card('hired-thug')}.left`, { shows: 'beast', arrow: 'red' }, '"hired-thug", left'],
  [`${card('ghoul')}.right.shows`, 'mortal', '"ghoul", right'],
  [`${card('ghoul')}.right.arrow`, 'blue', '"ghoul", right'],
  [`${card('ghoul')}.cost`, null, '"ghoul", cost: only starting cards'],
  [`${card('alchemist')}.unique.0.to`, 'coin', '"alchemist", unique: converts a resource to itself'],
  [
    `${card('vampire-thrall')}.unique.0`,
    { op: 'convert', from: 'power', to: 'coin' },
    'conversions run in a circle',
  ],
  [`${card('fortune-teller')}.unique.0.take`, 4, 'takes more cards than it looks at'],
  ['setup.influences', 5, 'setup.influences: more are chosen'],
])('%s as %j is refused with what is wrong', (path, value, message) => {
  expect(refusal(corrected(path, value))).toContain(message)
})

test('what is no content at all is refused', () => {
  for (const file of [null, 7, 'cards', [], {}])
    expect(refusal(file)).toContain('Content of Terrors of London')
})
