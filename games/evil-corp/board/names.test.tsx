/** Whoever has the table read out hears what others see: whose it is, how much, and of what. */
import { view as viewOf } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { laid, scene } from '../rules/testing/scene.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'

const { s } = scene({ on: [laid('red-13', 0, 0, 'battlefield')], bags: [['basic-blue'], ['basic-yellow']] })
const names = (lang: 'en' | 'fr') => spoken(drawBoard(board, texts, viewOf(evilCorp, s, 0), { lang }))

test('purses, piles and tokens say whose and how many of what', () => {
  const said = names('en')
  for (const name of [
    /^You: \d+ gold$/,
    /^You: \d+ magic gold$/,
    /^Vex: \d+ gold$/,
    /^Vex: \d+ magic gold$/,
    /^Vex: 0 of 2 Victory tokens$/,
    /^Your bag, \d+ tiles?$/,
    /^Bag and screen of Vex, \d+ tiles?$/,
  ])
    expect(said.filter((label) => name.test(label))).toHaveLength(1)
  expect(said.filter((label) => /, \d+$/.test(label))).toEqual([])
})

test('the gauge says who leads, and what a lead brings', () => {
  expect(names('en')).toContainEqual(
    expect.stringMatching(/^Terror: You lead by 2 in the west village\. At Night a lead brings: from 1, /),
  )
  expect(names('fr')).toContainEqual(
    expect.stringMatching(/^Terreur\s: .+ La Nuit, .+avance rapporte\s: à partir de 1, /),
  )
})

test('demons say what each summoning value does', () => {
  expect(names('en')).toContainEqual(
    expect.stringMatching(/^Beelzebudget, Active\. Summoning value 1: .+ Summoning value 2: /),
  )
})

test('a team is named with its article in French, and whoever holds the Power Stone is spoken to', () => {
  const team = scene({ seats: 4 }).s
  const labels = spoken(drawBoard(board, texts, viewOf(evilCorp, team, 0), { lang: 'fr' }))
  expect(labels).toContainEqual(expect.stringMatching(/^Défausse de l(&#x27;|')équipe B, /))
  expect(labels.filter((label) => label.replaceAll('&#x27;', "'").includes("d'Équipe"))).toEqual([])
  const { board: words } = texts.fr
  expect(words.holdsStone({ you: true, name: 'Nora' })).toBe('Vous détenez la Pierre de Pouvoir')
  expect(words.takenBy({ you: false, name: "l'équipe A" })).toBe("à l'équipe A")
})

test('in the bar of a small window a full stop parts the players', () => {
  const html = drawBoard(board, texts, viewOf(evilCorp, scene({ seats: 4 }).s, 0), { arrangement: 'tall' })
  const bar = spoken(html).find((label) => label.startsWith('Players: '))
  expect(bar).toMatch(
    /^Players: Vex, \d tiles? behind the screen\. Igor, \d tiles? behind the screen\. Ana, \d tiles? behind the screen\. \d+ gold, /,
  )
})
