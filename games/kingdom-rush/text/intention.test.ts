import { view } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { intentionOf } from '../bot/intention.ts'
import { kingdomRush } from '../game.ts'
import { Scene } from '../rules/testing/scene.ts'
import { sentenceOf } from './intention.ts'

const table = () => {
  const grids = { 't1-01': ['wwww.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  for (const hero of t.s.heroes) hero.played = 1
  return t.give(0).give(1, 'marksmen', 'marksmen').lay('t1-01', [1, 5])
}

test('a partner says what it will build and against whom, in both languages', () => {
  const t = table()
  const intention = intentionOf(t.s, 1)
  expect(intention).toMatchObject({ do: 'build', seat: 1, trays: [t.card('t1-01')] })
  expect(sentenceOf(t.s, intention, 'en')).toMatch(
    /^Blue means to build Marksmen on site \d+ [(][A-F][1-4][)] against the Wolves[.]$/,
  )
  expect(sentenceOf(t.s, intention, 'fr')).toMatch(
    /^Bleu compte construire «\u00a0Tireur d'élite\u00a0» sur le Site \d+ [(][A-F][1-4][)] contre une Horde [(]Loups[)][.]$/,
  )
})

test('it says the same by what everybody sees', () => {
  const t = table()
  const seen = view(kingdomRush, t.s, 0).state as typeof t.s
  expect(intentionOf(seen, 1)).toEqual(intentionOf(t.s, 1))
})

test('what is kept for somebody else it does not mean to touch', () => {
  const t = table()
  const intention = intentionOf(t.s, 1, new Map([[t.card('t1-01'), 0]]))
  expect(intention).toEqual({ do: 'ready', seat: 1 })
  expect(sentenceOf(t.s, intention, 'en')).toBe('Blue is about to be ready.')
})

test('heroes, upgrades and spells have sentences too', () => {
  const t = new Scene({ seats: 2, options: { scenario: 4, heroes: ['malik', 'ignus'] } }).until('play')
  const said = (['en', 'fr'] as const).flatMap((language) => [
    sentenceOf(t.s, { do: 'hero', seat: 0, figure: 0, on: null, act: 'recover' }, language),
    sentenceOf(t.s, { do: 'hero', seat: 0, figure: 0, on: null, act: { ability: 1 } }, language),
    sentenceOf(t.s, { do: 'pass', seat: 1, tower: 0, into: 1 }, language),
    sentenceOf(t.s, { do: 'cast', seat: 1, spell: 0 }, language),
  ])
  expect(said).toEqual([
    'Red means to activate Malik Hammerfury and to recover.',
    'Red means to activate Malik Hammerfury and to use Hammer Blow.',
    'Blue means to pass Archer, so that it becomes Marksmen.',
    'Blue means to use the spell Rain of Fire.',
    'Rouge compte activer Malik Hammerfury et récupérer.',
    'Rouge compte activer Malik Hammerfury et utiliser «\u00a0Coup de marteau\u00a0».',
    "Bleu compte passer «\u00a0Archer\u00a0», qui deviendra «\u00a0Tireur d'élite\u00a0».",
    'Bleu compte utiliser le Sort «\u00a0Pluie de feu\u00a0».',
  ])
})
