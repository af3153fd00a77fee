import { open, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf, content } from '../content/box.ts'
import { HEROES, type HeroId } from '../content/words.ts'
import { kingdomRush } from '../game.ts'
import type { KingdomRushMove, Options } from '../state.ts'
import { Scene } from './testing/scene.ts'

const box = boxOf({ content: content.standard })
const hero = (id: HeroId): KingdomRushMove => ({ do: 'hero', hero: HEROES.indexOf(id) })
const ability = (id: string): KingdomRushMove => ({
  do: 'ability',
  ability: box.abilities.findIndex((one) => one.id === id),
})
const spell = (id: string): KingdomRushMove => ({
  do: 'spell',
  spell: box.spells.findIndex((one) => one.id === id),
})
const table = (options: Partial<Options>, seats = 2) => new Scene({ seats, options })
const offered = (t: Scene) =>
  t.legal().map((move) => {
    if (move.do === 'hero') return box.heroes[move.hero]?.id
    if (move.do === 'ability') return box.abilities[move.ability]?.id
    return move.do === 'spell' ? box.spells[move.spell]?.id : move.do
  })
const DONE: KingdomRushMove = { do: 'done' }

test('KR-SETUP3, KR-SETUP-R5: each seat takes a hero in its turn, and none twice', () => {
  const t = table({})
  expect([t.question, t.asked, offered(t)]).toEqual(['choose-hero', [0], HEROES])
  t.answer(0, hero('ignus'))
  expect([t.asked, offered(t)]).toEqual([[1], ['malik', 'magnus', 'alleria', 'lilith']])
  expect(t.refusal(1, hero('ignus'))).toBe('KR-SETUP-R5')
})

test('KR-SETUP-R6: the boss of the scenario is nobody’s hero', () => {
  const t = table({ scenario: 7 })
  expect(offered(t)).not.toContain('lilith')
  expect(t.refusal(0, hero('lilith'))).toBe('KR-SETUP-R6')
})

test('KR-SETUP-R14, KR-CAMP-R7: a campaign says which heroes, abilities and spells are open', () => {
  const t = table({ scenario: 4, openHeroes: ['malik', 'magnus'], abilityTiles: 2, spellPower: 0 })
  expect(offered(t)).toEqual(['malik', 'magnus'])
  expect(t.refusal(0, hero('ignus'))).toBe('KR-SETUP-R14')
  t.answer(0, hero('malik'))
  // Two tiles for two slots: nobody is asked, and no spell is open.
  expect(t.question).toBe('play')
  expect(t.hero('malik').abilities.map((no) => box.abilities[no]?.id)).toEqual(['untouchable', 'hammer-blow'])
  expect(t.s.spells).toEqual([])
})

test('heroes taken before the game are nobody else’s, and their seats are not asked', () => {
  const t = table({ heroes: ['alleria'] }, 3)
  expect([t.question, t.asked]).toEqual(['choose-hero', [1]])
  expect(offered(t)).toEqual(['malik', 'ignus', 'magnus', 'lilith'])
})

test('a seat may be left to choose while a later one has chosen', () => {
  const t = table({ heroes: ['later', 'alleria', 'later'] }, 3)
  expect([t.question, t.asked]).toEqual(['choose-hero', [0]])
  expect(offered(t)).toEqual(['malik', 'ignus', 'magnus', 'lilith'])
  t.answer(0, hero('magnus'))
  expect([t.question, t.asked]).toEqual(['choose-hero', [2]])
  expect(offered(t)).toEqual(['malik', 'ignus', 'lilith'])
})

test('KR-SETUP8, KR-SETUP-R3: as many abilities as slots, face up, each owner in turn', () => {
  const t = table({ scenario: 2, heroes: ['malik', 'lilith'] })
  expect([t.question, t.asked]).toEqual(['choose-ability', [0]])
  expect(offered(t)).toEqual(['untouchable', 'hammer-blow', 'here-comes-the-pain', 'earthquake'])
  t.answer(0, ability('earthquake'))
  expect(offered(t)).toEqual(['untouchable', 'hammer-blow', 'here-comes-the-pain'])
  t.answer(0, ability('untouchable'))
  expect(t.asked).toEqual([1])
  t.until('play')
  expect(t.hero('malik').abilities.map((no) => box.abilities[no]?.id)).toEqual(['earthquake', 'untouchable'])
  expect(t.s.heroes.map(({ abilities, down }) => [abilities.length, down])).toEqual([
    [2, 0],
    [2, 0],
  ])
})

test('KR-CAMP-R10: under that iron rule nobody has an ability', () => {
  const t = table({ scenario: 2, difficulty: 'iron', heroes: ['malik', 'lilith'] })
  expect(t.question).toBe('play')
  expect(t.s.heroes.flatMap(({ abilities }) => abilities)).toEqual([])
})

describe('spells', () => {
  const choosing = (options: Partial<Options>) =>
    table({ heroes: ['malik', 'ignus'], ...options }).until('choose-spell')

  test('KR-SPELL2, KR-SPELL-R7, KR-GEN-R4: anybody picks for the team, up to the number, of the power allowed, each once', () => {
    const t = choosing({ scenario: 4 })
    expect([t.asked, offered(t)]).toEqual([
      [0, 1],
      ['rain-of-fire', 'reinforcements', 'thunder', 'lightning-bolt', 'done'],
    ])
    t.answer(1, spell('thunder'))
    expect(offered(t)).toEqual(['rain-of-fire', 'reinforcements', 'lightning-bolt', 'done'])
    t.answer(0, spell('lightning-bolt'))
    expect([t.question, t.s.spells.map((no) => box.spells[no]?.id)]).toEqual([
      'play',
      ['thunder', 'lightning-bolt'],
    ])
  })

  test('fewer may be taken', () => {
    const t = choosing({ scenario: 7 }).answer(0, spell('hand-of-midas')).answer(1, DONE)
    expect([t.question, t.s.spells.length]).toEqual(['play', 1])
  })

  test('KR-CAMP-R12: none under that iron rule', () => {
    expect(
      table({ scenario: 4, difficulty: 'iron', heroes: ['malik', 'ignus'] }).until('play').s.spells,
    ).toEqual([])
  })
})

test('KR-SOLO7, KR-SOLO-R11: alone, up to three others sit on the bench, the boss never', () => {
  const t = table({ scenario: 7, heroes: ['malik'] }, 1).until('choose-bench')
  expect(offered(t)).toEqual(['ignus', 'magnus', 'alleria', 'done'])
  t.answer(0, hero('alleria')).answer(0, DONE).until('play')
  expect(t.s.bench.map((no) => box.heroes[no]?.id)).toEqual(['alleria'])
  expect(t.s.heroes).toHaveLength(1)
})

test('KR-SETUP-R12: heroes, abilities, spells, bench, in this order', () => {
  const asked: (string | null)[] = []
  for (const t = table({ scenario: 5 }, 1); t.question !== 'ban-colour'; ) {
    if (asked.at(-1) !== t.question) asked.push(t.question)
    t.answer(t.seat, t.legal()[0] as KingdomRushMove)
  }
  expect(asked).toEqual(['choose-hero', 'choose-ability', 'choose-spell', 'choose-bench'])
})

test.each([
  [{ scenario: 7, heroes: ['lilith'] }, 'isBoss'],
  [{ heroes: ['lilith'], openHeroes: ['malik', 'ignus'] }, 'closed'],
  [{ scenario: 7, openHeroes: ['malik', 'lilith'] }, 'tooFew'],
])('a table with %j is not opened', (options, reason) => {
  expect(() => open(kingdomRush, { seats: 2, seed: seedFrom('clash'), options })).toThrow(reason)
})
