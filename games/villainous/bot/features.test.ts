/** What the evaluation of Villainous sees: each plan in the right direction, and nothing that a seat may not know. */
import { guess, rngFrom, seedFrom, view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { randomGame } from '../../testing/random-game.ts'
import { gameOf, villainous } from '../index.ts'
import { lamplighter } from '../rules/testing/lamplighter/index.ts'
import type { Given, Having } from '../rules/testing/lay.ts'
import { Scene, scene } from '../rules/testing/scene.ts'
import { VILLAINS } from '../villains/index.ts'
import { featuresOf, measurerOf } from './features.ts'
import { knowledge, knowledgeWith } from './index.ts'

const chance = (...having: Given['having']) => knowledge.evaluate(scene(...having).s, 0)
const gaston = (has: Having = {}) => chance(['gaston', has], ['horned-king'])
const king = (has: Having = {}) => chance(['horned-king', has], ['gaston'])
const tremaine = (has: Having = {}) => chance(['lady-tremaine', has], ['gaston'])

test('every feature has a name of its own, and every Villain a row', () => {
  const names = featuresOf(VILLAINS)
  expect(new Set(names).size).toBe(names.length)
  for (const { id } of VILLAINS) expect(names).toContain(`${id}: power`)
})

test('Gaston is better off with fewer Obstacles', () => {
  const layouts = [
    [2, 2, 2, 2],
    [2, 2, 2, 0],
    [2, 2, 0, 0],
    [2, 0, 0, 0],
    [1, 0, 0, 0],
  ]
  const chances = layouts.map((pieces) => gaston({ pieces }))
  expect(chances).toEqual(chances.toSorted((a, b) => a - b))
  expect(new Set(chances).size).toBe(layouts.length)
})

test('a game that goes on is never as good as won', () => {
  expect(gaston({ pieces: [1, 0, 0, 0], power: 12, hand: ['temper'] })).toBeLessThan(0.96)
})

test('Belle stops Gaston, less so where Allies wait beside her', () => {
  const free = gaston({ pieces: [1, 1, 1, 1] })
  const belle = gaston({ pieces: [1, 1, 1, 1], realm: { belle: 'forest' } })
  const beset = gaston({ pieces: [1, 1, 1, 1], realm: { belle: 'forest', 'the-mob': 'forest' } })
  expect(belle).toBeLessThan(free)
  expect(beset).toBeGreaterThan(belle)
})

test('whoever has waited long for cards that match lets go of its hand for a while', () => {
  const hand = ['cauldron-born', 'show-me-the-black-cauldron', 'our-hour-has-arrived', 'captured']
  const after = (turns: number, held: string[]) => {
    const { s } = scene(['horned-king', { hand: held }], ['gaston'])
    s.turn = turns * s.seats
    return knowledge.evaluate(s, 0)
  }
  for (const turns of [0, 59, 75, 134]) expect(after(turns, hand)).toBeGreaterThan(after(turns, []))
  for (const turns of [60, 74, 135]) expect(after(turns, hand)).toBeLessThan(after(turns, []))
})

test('each Ally beside a Hero is a step towards its fall', () => {
  const beast = (realm: Having['realm'] = {}) => gaston({ realm: { beast: 'forest', ...realm } })
  const away = beast({ lefou: 'tavern', 'the-mob': 'tavern' })
  const begun = beast({ lefou: 'forest', 'the-mob': 'tavern' })
  const done = beast({ lefou: 'forest', 'the-mob': 'forest' })
  expect(begun).toBeGreaterThan(away)
  expect(done).toBeGreaterThan(begun)
})

test('beside Belle, cards that remove Obstacles are worth less than the cards that come for them', () => {
  const deck = ['hunters-instinct', 'the-mob', 'lefou', 'wolves 1']
  const dead = ['get-out', 'take-me-instead', 'come-into-the-light', 'temper']
  const hindered = (hand: string[]) => gaston({ realm: { belle: 'forest' }, hand, deck, power: 12 })
  expect(hindered([])).toBeGreaterThan(hindered(dead))
  expect(gaston({ hand: [], deck, power: 12 })).toBeLessThan(gaston({ hand: dead, deck, power: 12 }))
})

test('more Power than can be spent is worth nothing', () => {
  expect(gaston({ power: 12 })).toBeGreaterThan(gaston({ power: 6 }))
  expect(gaston({ power: 100 })).toBe(gaston({ power: 12 }))
})

test('the Horned King claims, awakens, and mans one location after another', () => {
  const born = (...places: string[]) =>
    Object.fromEntries(places.map((at, i) => [`cauldron-born ${i + 1}`, at]))
  const steps = [
    king({ pieces: [0] }),
    king({ pieces: [1] }),
    king({ pieces: [2] }),
    king({ pieces: [2], realm: born('morva') }),
    king({ pieces: [2], realm: born('morva', 'dungeons') }),
    king({ pieces: [2], realm: born('morva', 'dungeons', 'throne-room') }),
  ]
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(king({ pieces: [2], realm: born('morva', 'morva') })).toBeLessThan(steps[4] as number)
  expect(king({ pieces: [1], realm: born('morva') }), 'a dormant Cauldron takes it back').toBeLessThan(
    steps[3] as number,
  )
})

test('Lady Tremaine goes down her checklist', () => {
  const open = { unlocked: ['the-ballroom'] }
  const steps = [
    tremaine(),
    tremaine({ realm: { anastasia: 'the-castle' } }),
    tremaine({ realm: { 'ball-gown-anastasia': 'the-castle' } }),
    tremaine({ ...open, realm: { 'ball-gown-anastasia': 'the-castle', 'the-prince': 'the-ballroom' } }),
    tremaine({ ...open, realm: { 'ball-gown-anastasia': 'the-ballroom', 'the-prince': 'the-ballroom' } }),
    tremaine({
      ...open,
      realm: {
        'ball-gown-anastasia': 'the-ballroom',
        'the-prince': 'the-ballroom',
        'wedding-bells': 'the-castle',
      },
    }),
  ]
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

test('every step of the bride towards the Ballroom counts', () => {
  const at = (place: string) => tremaine({ realm: { 'ball-gown-anastasia': place } })
  const steps = ['cinderellas-room', 'music-room', 'the-castle'].map(at)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(new Set(steps).size).toBe(3)
})

test('a Glass Slipper, Ball Gown Cinderella and a free Cinderella stand in her way; a trapped one does not', () => {
  const slipper = { 'glass-slipper-the-castle': 'the-castle' }
  expect(tremaine({ realm: slipper })).toBeLessThan(tremaine())
  expect(tremaine({ realm: { 'ball-gown-cinderella': 'music-room' } })).toBeLessThan(tremaine())
  const free = tremaine({ realm: { cinderella: 'music-room' } })
  const trapped = tremaine({ realm: { cinderella: { at: 'music-room', trapped: true } } })
  expect(free).toBeLessThan(trapped)
})

test('what brings one seat forward sets the others back', () => {
  const ahead = scene(['gaston', { pieces: [1, 0, 0, 0] }], ['horned-king'], ['lady-tremaine'])
  const even = scene(['gaston'], ['horned-king'], ['lady-tremaine'])
  const chances = (s: Scene) => [0, 1, 2].map((seat) => knowledge.evaluate(s.s, seat))
  const [own, ...others] = chances(ahead) as [number, number, number]
  const [ownEven, ...othersEven] = chances(even) as [number, number, number]
  expect(own).toBeGreaterThan(ownEven)
  for (const [i, other] of others.entries()) expect(other).toBeLessThan(othersEven[i] as number)
})

test('a seat values the table alike whatever the others hold', () => {
  const t = scene(
    ['gaston', { hand: ['temper'], deck: ['wolves', 'swoon'] }],
    ['horned-king', { hand: ['cauldron-born'], deck: ['visions', 'captured', 'creeper'] }],
  )
  const seen = view(villainous, t.s, 0)
  const rng = rngFrom(seedFrom('hands'))
  const guesses = Array.from({ length: 12 }, () => guess(villainous, seen, rng))
  const hands = new Set(guesses.map(({ realms }) => realms[1]?.hand.join()))
  expect(hands.size).toBeGreaterThan(1)
  const values = guesses.map((s) => knowledge.evaluate(s, 0))
  for (const value of values) expect(value).toBeCloseTo(values[0] as number, 10)
})

test('a Villain that only its own folder knows comes with its plan', () => {
  const villains = [...VILLAINS, lamplighter]
  const four = gameOf(villains)
  const known = knowledgeWith(villains)
  const lit = (power: number) =>
    new Scene({ having: [['lamplighter', { power }], ['gaston']], content: four.content.standard }, four).s
  expect(known.evaluate(lit(10), 0)).toBeGreaterThan(known.evaluate(lit(2), 0))
})

test('what was measured once is not taken for what has changed since', () => {
  const remembering = measurerOf(VILLAINS)
  const measuredBy = (measure: typeof remembering, ...[s, seat]: [Scene['s'], number]) => {
    const out = new Float64Array(featuresOf(VILLAINS).length)
    measure(s, seat, out)
    return out.map((value) => Math.round(value * 1e6)).join()
  }
  for (const at of [1, 2]) {
    for (const { after, seat } of randomGame(villainous, { seats: 3, at }).take(250)) {
      for (const viewer of [seat, (seat + 1) % 3])
        expect(measuredBy(remembering, after, viewer)).toBe(measuredBy(measurerOf(VILLAINS), after, viewer))
    }
  }
})

test('icons left count while the turn goes on and for nothing where it ends; asking leaves no trace', () => {
  const { s } = scene(['gaston', { power: 3 }], ['horned-king']).move('forest')
  const before = structuredClone(s)
  expect(knowledge.turns?.worth(s, 0)).toBeLessThan(knowledge.evaluate(s, 0))
  expect(s).toEqual(before)
})
