import { canonical, clone, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { type Box, boxOf, content } from '../content/box.ts'
import { standardFile } from '../content/standard.ts'
import { type Difficulty, HEROES, type HeroId } from '../content/words.ts'
import type { KingdomRush } from '../state.ts'
import { Scene } from './testing/scene.ts'

const box = boxOf({ content: content.standard })

interface Wish {
  readonly seats?: number
  readonly scenario?: number
  readonly difficulty?: Difficulty
  readonly heroes?: readonly HeroId[]
  readonly seed?: string
}

/** A table of these heroes, laid out. */
function dealt({
  seats = 2,
  scenario = 1,
  difficulty = 'star1',
  heroes = HEROES,
  seed = 'deal',
}: Wish): KingdomRush {
  const options = { scenario, difficulty, heroes: heroes.slice(0, seats) }
  return new Scene({ seats, options, seed: seedFrom(seed) }).until('play').s
}

const names = (towers: readonly number[] = []) => towers.map((tower) => box.towers[tower]?.id).join(' ')
const handOf = (hero: HeroId, seats: number) =>
  names(dealt({ seats, heroes: [hero, ...others(hero)] }).players[0]?.hand)
const others = (hero: HeroId) => HEROES.filter((other) => other !== hero)

test.each<[HeroId, string[]]>([
  ['malik', ['archer artillery footmen mage', 'archer bombard militia', 'bombard militia', 'militia']],
  ['ignus', ['adept archer artillery militia', 'bombard mage mage', 'bombard mage', 'bombard']],
  ['magnus', ['adept archer artillery militia', 'archer bombard mage', 'bombard mage', 'mage']],
  ['alleria', ['adept bombard marksmen militia', 'archer mage militia', 'archer mage', 'archer']],
  ['lilith', ['adept archer bombard footmen', 'archer mage militia', 'mage militia', 'militia']],
])(
  'KR-SETUP4, KR-SETUP5, KR-SETUP6, KR-SETUP7, KR-SETUP-R2: %s starts with the towers of the number of players',
  (hero, hands) => {
    expect([1, 2, 3, 4].map((seats) => handOf(hero, seats))).toEqual(hands)
  },
)

test('KR-SETUP2, KR-SETUP3, KR-SETUP-R1: hands come out of the supply', () => {
  const s = dealt({ seats: 3 })
  const hands = s.players.flatMap(({ hand }) => hand)
  const left = box.towers.map(({ copies }, no) => copies - hands.filter((tower) => tower === no).length)
  expect(hands.length).toBeGreaterThan(0)
  expect(s.supply).toEqual(left)
})

test('KR-SETUP-R4: heroes start upright on their boards at full health, off the map', () => {
  const { heroes } = dealt({ seats: 4 })
  expect(heroes.map(({ at, state }) => `${at} ${state}`)).toEqual(Array(4).fill('-1 up'))
  expect(heroes.map(({ health }) => health)).toEqual([5, 4, 3, 3])
})

test('KR-SETUP-R7: a pile is its segments from the top, a shuffled one in any order, cut to what is kept', () => {
  const parts = (seats: number, seed: string) =>
    dealt({ seats, seed, scenario: 3 }).piles[3]?.parts.map(({ cards, cut }) => [cards.length, cut.length])
  // Of each segment of pile 4 one card is kept with four players; the top one is last.
  expect([parts(4, 'a'), parts(3, 'a')]).toEqual([
    [
      [1, 3],
      [1, 3],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])
  const top = (seed: string) =>
    dealt({ seed })
      .piles[0]?.parts.at(-1)
      ?.cards.map((card) => box.faces[card]?.id)
  expect(top('a')?.toSorted()).toEqual(['t1-02', 't1-08', 't1-11'])
  expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => String(top(seed)))).size).toBeGreaterThan(1)
  expect(dealt({}).piles[0]?.parts.at(-2)?.cards).toEqual([box.cardNo('portal1-01')])
})

test('KR-SETUP-R8, KR-SETUP-R16: start Hordes lie on their lanes, but for those of more players', () => {
  const trays = (seats: number) =>
    dealt({ seats, scenario: 3 }).trays.map(({ card, lane, at }) => `${box.faces[card]?.id} ${lane} ${at}`)
  expect(trays(1)).toEqual(['t1-08 0 6', 't1-04 1 4', 't1-06 0 3'])
  expect(trays(2)).toEqual([...trays(1), 't2-08 1 2'])
  expect(trays(3)).toEqual([...trays(2), 't2-16 2 2'])
})

test('KR-SETUP-R9, KR-CAMP4, KR-CAMP-R1: hearts and diamonds of the level, with the bonus of the scenario', () => {
  const rich = ({ hearts, diamonds }: KingdomRush) => [hearts, diamonds]
  for (const [at, { id: difficulty, hearts, diamonds }] of box.file.difficulties.entries())
    for (const seats of [1, 2, 3, 4]) {
      const scenario = 1 + ((at * 3 + seats) % 10)
      const entry = box.file.scenarios[scenario - 1]
      const bonus = entry?.bonusDiamonds[difficulty][seats - 1] ?? 0
      const own = entry?.levels?.[difficulty].hearts ?? hearts
      expect(rich(dealt({ scenario, difficulty, seats }))).toEqual([own, Math.min(12, diamonds + bonus)])
    }
  expect(dealt({ scenario: 5, difficulty: 'star3' }).hearts).toBe(5)
  expect(box.file.difficulties.map(({ hearts }) => hearts)).toEqual([12, 9, 6, 4, 1])
})

test('KR-SETUP-R13, KR-GHOST7: one seed gives one deal; another seed another ghost deck', () => {
  expect(dealt({ scenario: 8 })).toEqual(dealt({ scenario: 8 }))
  const ghosts = ['a', 'b', 'c', 'd'].map((seed) => String(dealt({ scenario: 8, seed }).ghosts))
  expect(new Set(ghosts).size).toBeGreaterThan(1)
  expect(
    dealt({ scenario: 8 })
      .ghosts.toSorted((a, b) => a - b)
      .map((card) => box.faces[card]?.ghost),
  ).toEqual(Array(6).fill(true))
})

const life = (cards: readonly number[] = []) => cards.map((card) => box.faces[card]?.id)

test('KR-SETUP-R15: a boss with a start stands on the map, another waits; its life is that of the level', () => {
  const lilith = dealt({ scenario: 7 })
  const tray = lilith.trays.at(-1)
  expect([box.faces[tray?.card ?? -1]?.id, tray?.lane, tray?.at]).toEqual(['lilith-life-1', 2, 8])
  expect([life(lilith.boss?.life), lilith.boss?.met]).toEqual([['lilith-life-3', 'lilith-life-2'], 1])
  const easy = dealt({ scenario: 4 }).boss
  const hard = dealt({ scenario: 4, difficulty: 'star3' }).boss
  expect([life(easy?.life), easy?.met]).toEqual([['blackburn-life-2', 'blackburn-life-1'], 0])
  expect(life(hard?.life)).toEqual(['blackburn-life-3', 'blackburn-life-2', 'blackburn-life-1'])
  expect(life(hard?.reserve)).toEqual(['t2-18', 't2-07', 't2-06'])
  expect(dealt({}).boss).toBeNull()
})

test('KR-BRUSH1, KR-BRUSH-R4: fallow cards lie on their lanes from the start', () => {
  const { ground } = box.scenarios[1] as Box['scenarios'][number]
  const lanes = ground.lanes.flatMap(({ fallow }, lane) => (fallow ? [lane] : []))
  expect(lanes).toEqual([1, 2, 3])
  expect(dealt({ scenario: 2 }).fallow).toBe(0b1110)
  expect(dealt({}).fallow).toBe(0)
})

test('the Wildcat is there where Alleria is', () => {
  expect(dealt({ heroes: ['malik', 'alleria'] }).wildcat).toMatchObject({ at: -1, met: 0 })
  expect(dealt({ heroes: ['malik', 'ignus'] }).wildcat).toBeNull()
})

test('dealing is told, and a table is plain data', () => {
  const t = new Scene({ seats: 1, options: { heroes: ['malik'] } })
  while (t.question !== 'ban-colour') t.answer(0, t.legal().at(-1) ?? { do: 'done' })
  expect(t.told('dealt')).toEqual([{ e: 'dealt', scenario: 0, level: 0, hearts: 12, diamonds: 5 }])
  expect(canonical(JSON.parse(JSON.stringify(t.s)))).toBe(canonical(t.s))
  expect(clone(t.s)).toEqual(t.s)
})

test('KR-SETUP-R9: a scenario may have hearts and diamonds of its own, by level', () => {
  const stock = { hearts: 7, diamonds: 4 }
  const levels = { star1: stock, star2: stock, star3: stock, heroic: stock, iron: { hearts: 1, diamonds: 0 } }
  const own = content.load({ ...standardFile, scenarios: [{ ...standardFile.scenarios[0], levels }] })
  const laid = (difficulty: Difficulty) => {
    const options = { scenario: 1, difficulty, heroes: HEROES.slice(0, 2) }
    return new Scene({ seats: 2, options, seed: seedFrom('deal'), content: own }).until('play').s
  }
  const bonus = standardFile.scenarios[0]?.bonusDiamonds.star2[1] ?? 0
  expect([laid('star2').hearts, laid('star2').diamonds]).toEqual([7, Math.min(12, 4 + bonus)])
  expect(laid('iron').hearts).toBe(1)
})
