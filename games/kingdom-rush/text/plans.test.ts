import { expect, test } from 'vitest'
import { adviceFor } from '../bot/advice.ts'
import { waysOf } from '../bot/deeds.ts'
import { intentionFrom } from '../bot/intention.ts'
import { Scene } from '../rules/testing/scene.ts'
import type { KingdomRushMove } from '../state.ts'
import { texts } from './index.ts'

const table = () => {
  const grids = { 't1-01': ['wwww.', '.....', '.....', '.....', '.....'] }
  const t = new Scene({ seats: 2, options: { scenario: 1 }, grids }).until('play').clear()
  for (const hero of t.s.heroes) hero.played = 1
  return t.give(0).give(1, 'marksmen', 'marksmen').lay('t1-01', [1, 5])
}
const reader = { you: 0, names: ['Ann', 'Vex'] }

test('a partner says in its own words what it will build and against whom', () => {
  const t = table()
  const meant = intentionFrom(t.s, 1, waysOf(t.s, 1, 1, 0)[0] as KingdomRushMove[])
  expect(texts.en.plans(t.s, reader).announced(meant)).toMatch(
    /^I build Marksmen on site \d+ [(][A-F][1-4][)] against the Wolf Horde on F2 [(]2 enemies covered, 2 left[)][.]$/,
  )
  expect(texts.fr.plans(t.s, reader).announced(meant)).toMatch(
    /^Je construis la Tour «\u00a0Tireur d'élite\u00a0» sur le Site \d+ [(][A-F][1-4][)] contre la Horde de Loups en F2 [(]2 ennemis recouverts, il en reste 2[)][.]$/,
  )
})

test('two attacks that destroy the wolves are told as such; the second best says what the best has more at its end', () => {
  const t = table()
  const [best, second] = adviceFor(t.s, 1, 2)
  if (!best || !second) throw new Error('There is no second way.')
  expect(best.why.destroyed).toEqual([t.card('t1-01')])
  const plans = texts.en.plans(t.s, { ...reader, you: 1 })
  expect(plans.why(best.why)).toMatch(/^These two destroy the Wolf Horde on F2[.]/)
  expect(plans.givesUp(second.why, best.why, null)).toMatch(/^the Wolf Horde on F2 is destroyed[.] The /)
  const french = texts.fr.plans(t.s, { ...reader, you: 1 })
  expect(french.why(best.why)).toMatch(/^Ces 2 actions détruisent la Horde de Loups en F2[.]/)
  expect(french.givesUp(second.why, best.why, null)).toMatch(/^la Horde de Loups en F2 quitte la carte[.] L'/)
})

test('heroes, upgrades and spells have sentences too', () => {
  const t = new Scene({ seats: 2, options: { scenario: 4, heroes: ['malik', 'ignus'] } }).until('play')
  const nothing = { seat: 1, hits: [], confronts: null }
  const said = (['en', 'fr'] as const).flatMap((language) => {
    const { announced, advised } = texts[language].plans(t.s, reader)
    return [
      announced({ ...nothing, deed: { do: 'hero', figure: 1, to: null, act: { ability: 1 } } }),
      announced({ ...nothing, deed: { do: 'pass', tower: 0, into: 1, to: 0 } }),
      advised({ ...nothing, seat: 0, deed: { do: 'hero', figure: 0, to: 3, act: 'recover' } }),
      advised({ ...nothing, seat: 0, deed: { do: 'cast', spell: 0 } }),
      advised({ ...nothing, seat: 0, deed: { do: 'ready' } }),
    ]
  })
  expect(said).toEqual([
    'I activate Ignus and use Hammer Blow.',
    'I pass Archer to you: it becomes Marksmen.',
    'Move Malik to D1 and recover.',
    'Use the spell Rain of Fire.',
    'Say that you are ready.',
    "J'active Ignus et j'utilise «\u00a0Coup de marteau\u00a0».",
    "Je vous passe la Tour «\u00a0Archer\u00a0»\u00a0: elle devient la Tour «\u00a0Tireur d'élite\u00a0».",
    'Déplacez Malik en D1 et récupérez.',
    'Utilisez le Sort «\u00a0Pluie de feu\u00a0».',
    'Dites que vous avez fini.',
  ])
})

test('where nothing changes it is told what the forecast says, or that there is none', () => {
  const t = table()
  const [way] = adviceFor(t.s, 1, 1)
  if (!way) throw new Error('There is no way.')
  const nothing = { ...way.why, destroyed: [], held: [], cells: 0, steps: [], falls: [false, false] as const }
  const said = (lost: readonly [number, number], more = {}) =>
    (['en', 'fr'] as const).map((lang) => texts[lang].plans(t.s, reader).why({ ...nothing, lost, ...more }))
  expect(said([0, 0])[0]).toBe('By the forecast no heart is lost this round.')
  expect(said([2, 2])).toEqual([
    'By the forecast the advance costs 2 hearts, with or without it.',
    "D'après la prévision, l'avancée coûte 2 Cœurs, avec ou sans cela.",
  ])
  expect(said([0, 0], { ahead: false, met: false })[0]).toMatch(/^It is a matter of taste/)
})

test('in the shop it is told what the tower is, for whom, and whether it may attack the last Portal', () => {
  const t = new Scene({ seats: 2, options: { scenario: 1 } }).until('play').clear()
  t.give(0, 'archer').give(1)
  t.s.diamonds = 12
  t.phase('spend')
  const [way] = adviceFor(t.s, 0, 1)
  const bought = way?.why.bought
  if (!way || !bought) throw new Error('Nothing is bought.')
  // The Portals of the scenario that are left ask for more.
  expect(bought).toMatchObject({ to: 1, fewest: true, closes: false })
  const said = (why: typeof way.why) =>
    (['en', 'fr'] as const).map((lang) => texts[lang].plans(t.s, reader).why(why))
  expect(said(way.why)).toEqual([
    'It gives Vex a level 1 mage tower: nobody holds fewer towers.',
    "Cela donne une Tour de Mages de niveau 1 à Vex\u00a0: personne n'a moins de Tours en main.",
  ])
  const strong = { ...bought, to: 0, tower: t.tower('sharpshooter'), fewest: false, closes: true }
  expect(said({ ...way.why, bought: strong })).toEqual([
    'It gives you a level 3 archer tower. Its level is enough for every Portal that is left.',
    "Cela vous donne une Tour d'Archerie de niveau 3. Son niveau suffit pour tous les Portails qui restent.",
  ])
  t.s.diamonds = 0
  const [ready] = adviceFor(t.s, 0, 1)
  if (!ready) throw new Error('There is no way.')
  expect(said(ready.why)).toEqual([
    'Nothing more can be bought now.',
    'Plus rien ne peut être acheté maintenant.',
  ])
})
