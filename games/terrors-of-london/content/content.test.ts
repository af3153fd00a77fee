import { open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { refusalOf, corrected as spoil } from '../../testing/content.ts'
import { terrorsOfLondon } from '../index.ts'
import { boxOf, loadContent, STANDARD } from './box.ts'
import { readContent } from './load.ts'
import standard from './terrors-of-london.json' with { type: 'json' }

const corrected = (path: string, value: unknown) => spoil(standard, path, value)
const refusal = (file: unknown) => refusalOf(readContent, file)

const card = (id: string) => `cards.${standard.cards.findIndex((entry) => entry.id === id)}`

test('a card with another price makes another content', () => {
  const content = loadContent(corrected(`${card('ghoul')}.cost`, 7))
  expect(content).not.toBe(STANDARD)
  const costs = [content, STANDARD].map((id) =>
    boxOf({ content: id }).faces.find((face) => face.id === 'ghoul'),
  )
  expect(costs.map((face) => face?.cost === 7)).toEqual([true, false])
})

test('TL-COMP1, TL-COMP2, TL-COMP7, TL-COMP8, TL-COMP-R1: 108 cards, 4 Overlords', () => {
  const { faces, overlords, influences, acolytes, market, cardsOf } = boxOf({ content: STANDARD })
  expect([faces.length, overlords.length, acolytes.length, market.length]).toEqual([108, 4, 8, 68])
  expect(influences.map((own) => own.length)).toEqual([4, 4, 4, 4])
  expect([cardsOf('cultist').length, cardsOf('fanatic').length]).toEqual([10, 6])
  // Every card is one of these, and none is two.
  const groups = [acolytes, market, influences.flat(), cardsOf('cultist'), cardsOf('fanatic')].flat()
  expect([...groups].sort((a, b) => a - b)).toEqual(faces.map((_, number) => number))
})

test('TL-COMP3, TL-COMP6: a Health marker and a reference card each, ten tokens of either kind', () => {
  const { components } = boxOf({ content: STANDARD }).file
  const { healthMarkers, uniteTokens, hauntTokens, referenceCards } = components
  expect({ healthMarkers, uniteTokens, hauntTokens, referenceCards }).toEqual({
    healthMarkers: 2,
    uniteTokens: 10,
    hauntTokens: 10,
    referenceCards: 2,
  })
  const { players } = open(terrorsOfLondon, { seats: 2, seed: seedFrom('components') })
  expect(players).toHaveLength(healthMarkers)
})

test('two contents are played side by side, each table with its own', () => {
  const content = loadContent(corrected('overlords.0.health', 33))
  const table = (id: string) =>
    boxOf(open(terrorsOfLondon, { seats: 2, seed: seedFrom('side'), content: id }))
  expect(table(content).overlords[0]?.health).toBe(33)
  expect(table(STANDARD).overlords[0]?.health).toBe(40)
})

const green = { shows: 'undead', arrow: 'green' }

test.each([
  ['schema', 'duskhall-terrors-of-london-2', 'schema: '],
  ['schema', undefined, 'schema: '],
  ['title', 'Terrors', 'title: '],
  ['components.hauntTokens', undefined, 'components.hauntTokens: '],
  ['setup.openingHands', [4], 'setup.openingHands.1: '],
  ['overlords.1.health', 0, 'overlords.1.health ("fenris"): '],
  ['overlords.1.health', 100, 'overlords.1.health ("fenris"): '],
  ['overlords.2.faction', 'demon', 'overlords.2.faction ("lilith"): '],
  [`${card('ghoul')}.cost`, -1, `${card('ghoul')}.cost ("ghoul"): `],
  [`${card('ghoul')}.cost`, 1.5, `${card('ghoul')}.cost ("ghoul"): `],
  [`${card('ghoul')}.color`, 'red', `${card('ghoul')}.color ("ghoul"): `],
  [`${card('ghoul')}.type`, 'vampire', `${card('ghoul')}.type ("ghoul"): `],
  [`${card('ghoul')}.id`, 'The Ghoul', `${card('ghoul')}.id ("The Ghoul"): `],
  [`${card('ghoul')}.resources.gold`, 1, `${card('ghoul')}.resources.gold ("ghoul"): `],
  [`${card('ghoul')}.copies`, 0, `${card('ghoul')}.copies ("ghoul"): `],
  [`${card('mummy')}.keywords.0.op`, 'bewitch', `${card('mummy')}.keywords.0.op ("mummy"): `],
  [`${card('mummy')}.horde.0.0.op`, 'claim', `${card('mummy')}.horde.0.0.op ("mummy"): `],
  [`${card('mummy')}.horde.0.0.n`, 0, `${card('mummy')}.horde.0.0.n ("mummy"): `],
  [`${card('lich')}.triggered.on.event`, 'die', `${card('lich')}.triggered.on.event ("lich"): `],
  [`${card('lich')}.triggered.limit`, 0, `${card('lich')}.triggered.limit ("lich"): `],
  [`${card('grimoire')}.action.cost`, {}, `${card('grimoire')}.action.cost ("grimoire"): a cost names what`],
  [`${card('grimoire')}.keywords`, [{ op: 'curse' }], `${card('grimoire')}.keywords.0.op ("grimoire"): `],
  [
    `${card('vampire-countess')}.unique.0.effects.0`,
    { op: 'pay', cost: { coin: 1 }, effects: [] },
    `${card('vampire-countess')}.unique.0.effects.0.op ("vampire-countess"): `,
  ],
])('%s as %j does not have the shape of a content file: %s', (path, value, where) => {
  expect(refusal(corrected(path, value))).toContain(`Content of Terrors of London, ${where}`)
})

test.each([
  [`${card('ghoul')}.id`, 'wisp', `${card('wisp')}.id: "wisp" is there twice.`],
  ['overlords.3.id', 'fenris', 'overlords.3.id: "fenris" is there twice.'],
  [`${card('ghoul')}.copies`, 4, 'components.cards: 108 are announced, 109 are there.'],
  ['components.cards', 107, 'components.cards: 107 are announced, 108 are there.'],
  ['components.overlords', 5, 'components.overlords: 5 are announced, 4 are there.'],
  ['components.starters', 15, 'components.starters: 15 are announced, 16 are there.'],
  ['components.influences', 17, 'components.influences: 17 are announced, 16 are there.'],
  ['components.acolytes', 7, 'components.acolytes: 7 are announced, 8 are there.'],
  ['components.market', 67, 'components.market: 67 are announced, 68 are there.'],
  [`${card('blood-tithe')}.overlord`, 'nobody', '"blood-tithe", overlord: there is no Overlord "nobody".'],
  [
    `${card('blood-tithe')}.overlord`,
    'fenris',
    'overlord "methuselah": 4 Influences are offered, 3 are there.',
  ],
  ['setup.influencesOffered', 5, 'overlord "methuselah": 5 Influences are offered, 4 are there.'],
  ['setup.influences', 5, 'setup.influences: more are chosen than there are to choose from.'],
  [`${card('acolyte-veil')}.cost`, 3, '"acolyte-veil", cost: all Acolytes have the same price.'],
  [`${card('acolyte-crypt')}.cost`, null, '"acolyte-crypt", cost: all Acolytes have the same price.'],
  [
    `${card('acolyte-veil')}.keywords`,
    [{ op: 'claim' }],
    '"acolyte-veil", keywords: an Acolyte is bought unseen',
  ],
  [`${card('ghoul')}.perPlayer`, 1, '"ghoul", perPlayer: is there for starting cards, and for no other.'],
  [`${card('fanatic')}.perPlayer`, undefined, '"fanatic", perPlayer: is there for starting cards'],
  [`${card('cultist')}.perPlayer`, 6, '"cultist", copies: there are not enough for two players.'],
  [`${card('ghoul')}.horde`, [], '"ghoul", horde: a faction monster has one or two Horde abilities.'],
  [`${card('ghoul')}.horde`, undefined, '"ghoul", horde: a faction monster has one or two Horde abilities.'],
  [
    `${card('ghoul')}.horde`,
    [[], [], []],
    '"ghoul", horde: a faction monster has one or two Horde abilities.',
  ],
  [`${card('hired-thug')}.horde`, [[]], '"hired-thug", horde: only faction monsters have Horde abilities.'],
  [`${card('hired-thug')}.left`, green, '"hired-thug", left: a factionless monster has no Horde indicator.'],
  [
    `${card('hired-thug')}.right`,
    green,
    '"hired-thug", right: a factionless monster has no Horde indicator.',
  ],
  [`${card('ghoul')}.cost`, null, '"ghoul", cost: only starting cards may be without a price.'],
  [`${card('alchemist')}.unique.0.to`, 'coin', '"alchemist", unique: converts a resource to itself.'],
  [
    `${card('fortune-teller')}.unique.0.take`,
    4,
    '"fortune-teller", unique: takes more cards than it looks at.',
  ],
  [
    'overlords.0.action.effects.0',
    { op: 'lookAtTop', n: 1, take: 2 },
    '"methuselah", action: takes more cards than it looks at.',
  ],
  [
    `${card('grimoire')}.action.effects.0`,
    { op: 'convert', from: 'power', to: 'power' },
    '"grimoire", action: converts a resource to itself.',
  ],
])('%s as %j is refused: %s', (path, value, message) => {
  expect(refusal(corrected(path, value))).toContain(`Content of Terrors of London, ${message}`)
})

test.each([
  ['setup.street', 9],
  [`${card('acolyte-veil')}.keywords`, [{ op: 'unite' }]],
  [`${card('cultist')}.perPlayer`, 1],
  [`${card('ghoul')}.horde`, [[], []]],
  [`${card('ghoul')}.left`, undefined],
  [`${card('cultist')}.cost`, 0],
  [`${card('fortune-teller')}.unique.0.take`, 3],
])('%s as %j is read', (path, value) => {
  expect(() => readContent(corrected(path, value))).not.toThrow()
})

test('hands larger than a starting deck are refused, a whole deck in hand is not', () => {
  const small = { ...standard, cards: standard.cards.map((entry) => ({ ...entry })) }
  for (const entry of small.cards) if ('perPlayer' in entry) entry.perPlayer = 2
  const withHands = (hands: object) => ({ ...small, setup: { ...standard.setup, ...hands } })
  const opening = refusal(withHands({ openingHands: [4, 7] }))
  expect(opening).toContain('setup.openingHands: a starting deck has 6 cards.')
  const balanced = refusal(withHands({ balancedHands: [7, 5] }))
  expect(balanced).toContain('setup.balancedHands: a starting deck has 6 cards.')
  expect(() => readContent(withHands({ openingHands: [6, 6] }))).not.toThrow()
})

test('an Influence is there once', () => {
  const file = corrected(`${card('blood-tithe')}.copies`, 2) as typeof standard
  file.components.cards++
  file.components.influences++
  expect(refusal(file)).toContain('"blood-tithe", copies: an Influence is there once.')
})

test('two players need Overlords of two factions', () => {
  const file = structuredClone(standard)
  for (const overlord of file.overlords) overlord.faction = 'undead'
  expect(refusal(file)).toContain('overlords: two players need Overlords of two factions.')
  ;(file.overlords[3] as { faction: string }).faction = 'spirit'
  expect(() => readContent(file)).not.toThrow()
})

test('a Street longer than the Market is refused', () => {
  const file = structuredClone(standard)
  const market = file.cards.filter((entry) => entry.group === 'market' && entry.id !== 'ghoul')
  file.cards = file.cards.filter((entry) => !market.includes(entry))
  file.components.market = 3
  file.components.cards = 43
  expect(refusal(file)).toContain('setup.street: the Market cannot fill the Street.')
  file.setup.street = 3
  expect(() => readContent(file)).not.toThrow()
})

test.each([
  ['right.shows', 'mortal', 'right', 'agree', 'differ'],
  ['right.arrow', 'blue', 'right', 'differ', 'agree'],
])(
  'TL-HORDE5, TL-HORDE6, TL-HORDE7: edge case 43, a Ghoul whose %s is %s contradicts its neighbours and is refused',
  (field, value, side, arrows, factions) => {
    const message = refusal(corrected(`${card('ghoul')}.${field}`, value))
    expect(message).toMatch(
      new RegExp(`"ghoul", ${side}: its arrow and that on the left of "[a-z-]+" ${arrows}, `),
    )
    expect(message).toContain(`the factions they show ${factions} (TL-HORDE7).`)
  },
)

test('TL-HORDE5, TL-HORDE7: a left side that does not answer is refused as well, by the card that looks at it', () => {
  const message = refusal(corrected(`${card('sewer-rats')}.left.shows`, 'spirit'))
  expect(message).toContain('its arrow and that on the left of "sewer-rats" agree')
})

test.each([
  ['straight back', [['power', 'coin']]],
  [
    'by way of a third',
    [
      ['power', 'regeneration'],
      ['regeneration', 'coin'],
    ],
  ],
])('conversions that run in a circle %s are refused: a turn would never end', (_, ways) => {
  // The Alchemist makes Power of Coins.
  const unique = ways.map(([from, to]) => ({ op: 'convert', from, to }))
  const file = corrected(`${card('hired-thug')}.unique`, unique)
  expect(refusal(file)).toContain('unique: conversions run in a circle.')
})

test('conversions inside a price or on an Overlord count too; those that only lead on do not matter', () => {
  const back = { op: 'convert', from: 'power', to: 'coin' }
  const paid = [{ op: 'pay', cost: { health: 1 }, effects: [back] }]
  expect(refusal(corrected(`${card('hired-thug')}.unique`, paid))).toContain('conversions run in a circle')
  expect(refusal(corrected('overlords.1.action.effects', [back]))).toContain('conversions run in a circle')
  const on = { op: 'convert', from: 'power', to: 'regeneration' }
  expect(() => readContent(corrected('overlords.1.action.effects', [on]))).not.toThrow()
})

test('what is no content at all is refused', () => {
  for (const file of [null, 7, 'cards', [], {}])
    expect(refusal(file)).toContain('Content of Terrors of London')
})
