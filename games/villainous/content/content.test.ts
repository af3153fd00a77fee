import { open, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { refusalOf, corrected as spoil } from '../../testing/content.ts'
import { villainous } from '../index.ts'
import { Scene } from '../rules/testing/scene.ts'
import { boxOf } from './box.ts'
import type { ContentFile } from './schema.ts'
import { bring, content } from './shelf.ts'

const standard = content.file(content.standard) as ContentFile
const corrected = (path: string, value: unknown) => spoil(standard, path, value)
const refusal = (file: unknown) => refusalOf(content.load, file)

/** The place of a card in the file. */
function card(id: string): string {
  for (const [at, { villainDeck, fateDeck }] of standard.villains.entries())
    for (const [deck, cards] of Object.entries({ villainDeck, fateDeck })) {
      const no = cards.findIndex((entry) => entry.id === id)
      if (no >= 0) return `villains.${at}.${deck}.${no}`
    }
  throw new Error(`There is no card "${id}".`)
}

test('VD-COMP2, VD-COMP3: thirty Villain cards and fifteen Fate cards for each of the three', () => {
  const { boards, faces } = boxOf({ content: content.standard })
  expect(boards.map(({ deck, fateDeck }) => [deck.length, fateDeck.length])).toEqual([
    [30, 15],
    [30, 15],
    [30, 15],
  ])
  // Every card is in one deck, and none is in two.
  const all = boards.flatMap(({ deck, fateDeck }) => [...deck, ...fateDeck])
  expect(all.toSorted((a, b) => a - b)).toEqual(faces.map((_, number) => number))
})

describe('a corrected file', () => {
  test('with another cost makes another content, and the card costs that', () => {
    const id = content.load(corrected(`${card('wolves')}.cost`, 3))
    expect(id).not.toBe(content.standard)
    const hand = ['wolves']
    const t = new Scene({
      having: [['gaston', { mover: 'tavern', power: 3, hand }], ['horned-king']],
      content: id,
    })
    t.move('forest').play('wolves').at('tavern')
    expect([t.power(0), t.here('tavern')]).toEqual([0, ['wolves']])
  })

  test('with another strength is fought with that', () => {
    const id = content.load(corrected(`${card('lefou')}.strength`, 7))
    const having = [['gaston', { realm: { lefou: 'tavern' } }], ['horned-king']] as const
    expect(
      [new Scene({ having, content: id }), new Scene({ having })].map((t) => t.strength('lefou')),
    ).toEqual([7, 2])
  })

  test('with other icons has those at its location', () => {
    const id = content.load(
      corrected('villains.0.locations.2.bottom', ['fate', { gainPower: 5 }, 'vanquish']),
    )
    const t = new Scene({ having: [['gaston', { mover: 'tavern' }], ['horned-king']], content: id })
    t.move('forest').use('gainPower')
    expect(t.power(0)).toBe(5)
    expect(t.refusal(t.icon('vanquish'))).toBe('VD-ACT-R3')
  })

  test('with other starting Power deals that', () => {
    const id = content.load(corrected('startingPower', [4, 5, 0, 0, 0, 0]))
    const options = { firstPlayer: '0' }
    const s = open(villainous, { seats: 2, seed: seedFrom('power'), options, content: id })
    expect(s.realms.map(({ power }) => power)).toEqual([4, 5])
  })

  test('with other words is the same content: words are no part of the rules', () => {
    expect(content.load(corrected(`${card('wolves')}.name.en`, 'Wolf pack'))).toBe(content.standard)
    expect(content.load(corrected('villains.0.locations.0.name.fr', 'Chez Belle'))).toBe(content.standard)
  })

  test('is played beside the one in the box, each table with its own', () => {
    const id = content.load(corrected('villains.0.locations.1.locked', true))
    const locks = (content: string) =>
      open(villainous, { seats: 2, seed: seedFrom('side'), content }).realms[0]?.locks
    expect([locks(id), locks(content.standard)]).toEqual([2, 0])
  })
})

const temper = card('temper')
const belle = card('belle')
const gown = card('ball-gown-drizella')
const mine = card('beautiful-as-me')
const soldiers = card('ancient-soldiers')

describe('a file that does not have the shape of one is refused with the place', () => {
  test.each([
    ['schema', 'duskhall-villainous-2', 'schema: '],
    ['startingPower', [0, 1], 'startingPower: '],
    ['villains', [], 'villains: '],
    ['villains.0.id', undefined, 'villains.0.id: '],
    ['villains.0.objective', undefined, 'villains.0.objective: '],
    ['villains.0.checked', 'sometimes', 'villains.0.checked: '],
    ['villains.1.tile.activate.cost', 'two', 'villains.1.tile.activate.cost: '],
    ['villains.0.locations.1.name', undefined, 'villains.0.locations.1.name ("tavern"): '],
    ['villains.0.locations.1.name.fr', '', 'villains.0.locations.1.name.fr ("tavern"): '],
    ['villains.0.locations.1.id', 'The Tavern', 'villains.0.locations.1.id ("The Tavern"): '],
    ['villains.0.locations.1.top.0', 'dance', 'villains.0.locations.1.top.0 ("tavern"): '],
    ['villains.0.locations.1.top.0', 'gainPower', 'villains.0.locations.1.top.0 ("tavern"): '],
    ['villains.0.locations.1.top.0', { gainPower: 0 }, 'villains.0.locations.1.top.0 ("tavern"): '],
    ['villains.0.locations.1.bottom.1', 'moveHeroes', 'villains.0.locations.1.bottom.1 ("tavern"): '],
    ['villains.0.locations.1.name.en', undefined, 'villains.0.locations.1.name.en ("tavern"): '],
    ['villains.0.locations.1.bottom', undefined, 'villains.0.locations.1.bottom ("tavern"): '],
    ['villains.1.beforeMove.0.op', 'bewitch', 'villains.1.beforeMove.0.op: '],
    ['villains.1.tile.activate.do.0.op', 'bewitch', 'villains.1.tile.activate.do.0.op: '],
    ['villains.0.locations.1.locked', 'yes', 'villains.0.locations.1.locked ("tavern"): '],
    ['villains.0.locations', [], 'villains.0.locations: '],
    [`${temper}.cost`, -1, `${temper}.cost ("temper"): `],
    [`${temper}.cost`, 1.5, `${temper}.cost ("temper"): `],
    [`${temper}.copies`, 0, `${temper}.copies ("temper"): `],
    [`${temper}.name.en`, undefined, `${temper}.name.en ("temper"): `],
    [`${temper}.text.fr`, undefined, `${temper}.text.fr ("temper"): `],
    [`${temper}.type`, 'hero', `${temper}.type ("temper"): `],
    [`${temper}.colour`, 'red', `${temper}.colour ("temper"): `],
    [`${temper}.do`, undefined, `${temper}.do ("temper"): `],
    [`${temper}.do.0.op`, 'bewitch', `${temper}.do.0.op ("temper"): `],
    [`${temper}.do.0.colour`, 'red', `${temper}.do.0.colour ("temper"): `],
    [`${temper}.do.0.may`, false, `${temper}.do.0.may ("temper"): `],
    // Nobody writes this: it is how the rules bring a Fate card in.
    [`${temper}.do.0`, { op: 'enter' }, `${temper}.do.0.op ("temper"): `],
    // A verb of another Villain.
    [`${temper}.do.0`, { op: 'claim' }, `${temper}.do.0.op ("temper"): `],
    [`${temper}.do.0`, { op: 'either', branches: [] }, `${temper}.do.0.branches ("temper"): `],
    [`${temper}.do.0`, { op: 'gain', n: 0 }, `${temper}.do.0.n ("temper"): `],
    [`${temper}.do.0`, 'gain', `${temper}.do.0 ("temper"): `],
    [`${temper}.rules`, ['R1'], `${temper}.rules.0 ("temper"): `],
    [`${temper}.provenance`, 'hearsay', `${temper}.provenance ("temper"): `],
    [`${mine}.when.event`, 'sneezed', `${mine}.when.event ("beautiful-as-me"): `],
    [`${mine}.when.action`, 'dance', `${mine}.when.action ("beautiful-as-me"): `],
    [`${soldiers}.always.0.action`, 'dance', `${soldiers}.always.0.action ("ancient-soldiers"): `],
    [`${soldiers}.attach`, 'mover', `${soldiers}.attach ("ancient-soldiers"): `],
    [`${belle}.always.0.op`, 'shines', `${belle}.always.0.op ("belle"): `],
    [`${belle}.always.0.what`, 'dancing', `${belle}.always.0 ("belle"): nobody knows what it forbids.`],
    [`${gown}.needs.rule`, undefined, `${gown}.needs.rule ("ball-gown-drizella"): `],
  ])('%s as %j: %s', (path, value, where) => {
    expect(refusal(corrected(path, value))).toContain(`Content of Villainous, ${where}`)
  })
})

describe('a file whose parts do not fit is refused with the place', () => {
  const king = 'villains.1'
  const text = { en: 'Either.', fr: 'L’un.' }
  test.each([
    [`${card('wolves')}.copies`, 5, 'villains.0.villainDeck: 30 are announced, 31 are there.'],
    [`${belle}.copies`, 2, 'villains.0.fateDeck: 15 are announced, 16 are there.'],
    ['villains.2.deckSizes.fate', 14, 'villains.2.fateDeck: 14 are announced, 15 are there.'],
    ['villains.0.locations.1.id', 'forest', 'villains.0.locations.2.id: "forest" is there twice.'],
    [`${belle}.id`, 'wolves', `${belle}.id: "wolves" is there twice.`],
    ['villains.1.id', 'gaston', 'villains.1.beforeMove.0.op'],
    ['villains.1.id', 'maleficent', `${king}.id: no folder brings the rules of "maleficent".`],
    ['villains.2.locations.3.admits', ['gaston'], 'villains.2.locations.3.admits: there is no card "gaston"'],
    [`${temper}.text`, undefined, `${temper}.text: "temper" does something and does not say so.`],
    [`${belle}.text`, undefined, `${belle}.text: "belle" does something and does not say so.`],
    [`${temper}.cost`, undefined, `${temper}.cost: "temper" shows a cost.`],
    [`${gown}.needs.replaces`, 'belle', `${gown}.needs.replaces: there is no card "belle"`],
    [`${gown}.needs.without`, 'gaston', `${gown}.needs.without: there is no card "gaston"`],
    [`${gown}.needs.location`, 'tavern', `${gown}.needs.location: there is no location "tavern"`],
    [`${gown}.needs.while`, 'dancing', `${gown}.needs.while: nobody knows when "dancing" is.`],
    [
      `${temper}.do.0`,
      { op: 'findAndPlay', card: 'jaq' },
      `${temper}.do.0.card: there is no card "jaq" on this board.`,
    ],
    [
      `${temper}.do.0`,
      { op: 'removeObstacles', from: 'tower' },
      `${temper}.do.0.from: there is no location "tower" on this board.`,
    ],
    [
      `${temper}.do.0`,
      { op: 'defeat', cards: ['belle', 'jaq'] },
      `${temper}.do.0.cards: there is no card "jaq" on this board.`,
    ],
    [
      `${temper}.do.0`,
      {
        op: 'either',
        branches: [
          { text, do: [{ op: 'findAndPlay', card: 'jaq' }] },
          { text, do: [{ op: 'gain', n: 1 }] },
        ],
      },
      `${temper}.do.0.branches.0.do.0.card: there is no card "jaq" on this board.`,
    ],
    [
      `${belle}.always`,
      [{ op: 'forbids', what: 'enter', cards: ['jaq'], location: 'tavern', rule: 'VD-GEN1' }],
      `${belle}.always: there is no card "jaq"`,
    ],
    [
      `${belle}.always`,
      [{ op: 'forbids', what: 'enter', cards: ['belle'], location: 'tower', rule: 'VD-GEN1' }],
      `${belle}.always: there is no location "tower"`,
    ],
    [
      `${belle}.always`,
      [{ op: 'forbids', what: 'playHere', card: 'jaq', rule: 'VD-GEN1' }],
      `${belle}.always: there is no card "jaq"`,
    ],
    [
      `${belle}.always`,
      [
        { op: 'grants', action: 'fate' },
        { op: 'grants', action: 'vanquish' },
      ],
      `${belle}.always: "belle" grants more than one action.`,
    ],
  ])('%s as %j: %s', (path, value, message) => {
    expect(refusal(corrected(path, value))).toContain(`Content of Villainous, ${message}`)
  })

  test('without one of the Villains that a table may choose', () => {
    const [gaston, , lady] = standard.villains
    expect(refusal(corrected('villains', [gaston, lady]))).toContain('villains: "horned-king" is missing.')
  })
})

test('a Villain that is brought twice is the same', () => {
  const [villain] = boxOf({ content: content.standard }).boards
  if (villain) bring(villain.villain)
  expect(content.load(structuredClone(standard))).toBe(content.standard)
})
