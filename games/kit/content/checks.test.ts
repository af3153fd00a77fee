import { ContentError } from '@duskhall/kernel'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { refusalOf } from '../../testing/content.ts'
import { Count, Id, Note, Provenances, verb } from './atoms.ts'
import { checksOf, gatheringChecksOf } from './checks.ts'

const { read, demand, demandCount, demandOnce } = checksOf('Lantern')

const File = v.strictObject({
  cards: v.array(
    v.strictObject({
      id: Id,
      cost: Count(0, 9),
      effects: v.array(v.variant('op', [verb('draw', { n: Count(1, 3) }), verb('hide')])),
      provenance: Provenances,
      note: v.exactOptional(Note),
    }),
  ),
})

const effects = [{ op: 'draw', n: 2 }, { op: 'hide' }]
const card = { id: 'wick', cost: 2, effects, provenance: { cost: 'rulebook', effects: 'reconstructed' } }
const refusal = (change: object) =>
  refusalOf((json) => read(File, json), { cards: [card, { ...card, ...change }] })

test('a file of the right shape is read as it stands', () => {
  const file = { cards: [card, { ...card, provenance: 'source', note: 'Seen once.' }] }
  expect(read(File, file)).toEqual(file)
})

test.each([
  [{ cost: 10 }, 'cards.1.cost ("wick"): '],
  [{ cost: 1.5 }, 'cards.1.cost ("wick"): '],
  [{ id: 'A Wick' }, 'cards.1.id ("A Wick"): '],
  [{ id: 7 }, 'cards.1.id: '],
  [{ effects: [{ op: 'draw' }] }, 'cards.1.effects.0.n ("wick"): '],
  [{ effects: [{ op: 'hide', n: 1 }] }, 'cards.1.effects.0.n ("wick"): '],
  [{ effects: [{ op: 'sing' }] }, 'cards.1.effects.0.op ("wick"): '],
  [{ provenance: 'hearsay' }, 'cards.1.provenance ("wick"): '],
  [{ note: 'x'.repeat(401) }, 'cards.1.note ("wick"): '],
])('%j is refused by the name of its entry', (change, where) => {
  expect(refusal(change)).toContain(`Content of Lantern, ${where}`)
})

test('what is no content file at all is refused as a whole', () => {
  expect(refusalOf((json) => read(File, json), 'lantern')).toContain('Content of Lantern, the file: ')
})

test('what the shape cannot say is demanded', () => {
  expect(() => demand(true, 'cards', 'are lit.')).not.toThrow()
  expect(() => demand(false, 'cards', 'are lit.')).toThrow(
    new ContentError('Content of Lantern, cards: are lit.'),
  )
  expect(() => demandCount('cards', 2, 2)).not.toThrow()
  expect(() => demandCount('cards', 3, 2)).toThrow('cards: 3 are announced, 2 are there.')
})

test('an id stands once in all lists that are given together', () => {
  const [wick, glass] = [{ id: 'wick' }, { id: 'glass' }]
  expect(() => demandOnce({ cards: [wick, glass] })).not.toThrow()
  expect(() => demandOnce({ cards: [wick, glass, wick] })).toThrow('cards.2.id: "wick" is there twice.')
  expect(() => demandOnce({ cards: [wick], tiles: [glass, wick] })).toThrow('tiles.1.id: "wick" is there')
})

test('gathering checks go on after a mistake and tell all of them at the end', () => {
  const checks = gatheringChecksOf('Lantern')
  checks.demand(false, 'cards', 'are lit.')
  checks.demandOnce({ cards: [{ id: 'wick' }, { id: 'wick' }] })
  expect(() => checks.done()).toThrow(
    new ContentError(
      'Content of Lantern, cards: are lit.\nContent of Lantern, cards.1.id: "wick" is there twice.',
    ),
  )
  expect(() => gatheringChecksOf('Lantern').done()).not.toThrow()
})

test('a file without its shape is refused with every field that lacks it', () => {
  const wrong = {
    cards: [
      { ...card, cost: 10 },
      { ...card, id: 7 },
    ],
  }
  const lines = refusalOf((json) => gatheringChecksOf('Lantern').read(File, json), wrong).split('\n')
  expect(lines).toEqual([
    expect.stringContaining('Content of Lantern, cards.0.cost ("wick"): '),
    expect.stringContaining('Content of Lantern, cards.1.id: '),
  ])
})
