/** Whoever has the table read out hears what others see: whose it is, how much, and of what. */
import { view as viewOf } from '@duskhall/kernel'
import { drawBoard, spoken } from '@duskhall/ui/testing/draw.tsx'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../index.ts'
import { scene } from '../rules/testing/scene.ts'
import { texts } from '../text/index.ts'
import board from './index.ts'

const { s } = scene({ health: [31], coin: 3, street: ['werewolf'] })
/** Unharmed. */
const full = s.players[1]?.health
const said = spoken(drawBoard(board, texts, viewOf(terrorsOfLondon, s, 0)))

test('Health, Armour, hands, piles and Relics say whose and how many of what', () => {
  for (const name of [
    /^You: 31 of 40 Health$/,
    new RegExp(`^Vex: ${full} of ${full} Health$`),
    /^Vex: 0 Armour$/,
    /^Vex: \d+ cards? in hand$/,
    /^Relic Zone of Vex, 0 of 3 places taken$/,
    /^Draw pile and hand of Vex, \d+ cards?$/,
    /^Your discard pile, \d+ cards?$/,
    /^You: 0 UNITE tokens$/,
    /^\d+ Acolytes, Cost 2 Coins$/,
  ])
    expect(said.filter((label) => name.test(label))).toHaveLength(1)
  expect(said.filter((label) => /, \d+$/.test(label))).toEqual([])
})

test('a card says its abilities and who may stand beside it', () => {
  expect(said).toContainEqual(
    expect.stringMatching(
      /^Werewolf, Beast, 2 Power, in the Street, place 1, costs 4 Coins\. RAGE: .+ Horde: .+ Undead on the left, Mortal on the right\.$/,
    ),
  )
})
