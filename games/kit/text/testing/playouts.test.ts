/** That the suite is awake: each flaw is there once, and found. */
import type { GameTexts } from '@duskhall/kernel'
import { expect, it } from 'vitest'
import {
  type LanternMove,
  type LanternOptions,
  type LanternTable,
  lantern,
} from '../../../../kernel/testing/lantern.ts'
import { flawsIn } from './flaws.ts'
import { tellerOf } from './playouts.ts'

type LanternTexts = GameTexts<LanternTable, LanternMove, LanternOptions>

const OPTION = { label: 'Option', help: 'It changes the game.' }

const texts: LanternTexts = {
  language: 'en',
  title: 'Lantern',
  tagline: 'Light.',
  about: 'Light.',
  players: '2 to 4 players',
  length: 'Short',
  options: { cards: OPTION, mood: OPTION, wagers: OPTION },
  glossary: {},
  headings: {},
  prompt: () => ({ text: 'Choose.', why: 'It is your turn.' }),
  move: (_, move) => Object.values(move).join(' '),
  say: ({ e, seat }) => `${seat} ${e}.`,
  rank: () => 'effect',
  refusal: () => 'No. Try another.',
  outcome: () => ({ text: 'Over.', why: 'The deck is empty.' }),
  phase: () => 'Night',
}

function flawsOf(broken: Partial<LanternTexts>): string[] {
  const { tellWholeGame } = teller(broken)
  return tellWholeGame(0, { seats: 2, options: { wagers: false } })
}

function teller(broken: Partial<LanternTexts> = {}) {
  const en = { ...texts, ...broken }
  const all = { questions: { turn: 0 }, moves: { draw: 0, fly: 0 }, events: { draw: 0, eclipse: 0 } }
  return tellerOf({
    game: lantern,
    texts: { en, fr: en },
    pack: all,
    flaw: (text) => flawsIn('LAN', [])(text, 'en'),
    mostMoves: 60,
    games: [],
    enrich: () => {},
    isLively: ({ do: name }) => name !== 'pass',
    pieces: (text) => [text.title],
  })
}

it('plain words pass', () => {
  expect(flawsOf({})).toEqual([])
})

it('a line without an end, a leak and a rule number are found', () => {
  expect(flawsOf({ say: ({ e }) => e })).toContain('"draw" has no end')
  expect(flawsOf({ phase: () => 'undefined' })).toEqual(['"undefined" contains "undefined"'])
  expect(flawsOf({ refusal: (rule) => `${rule}.` })).toEqual(['"LAN-HAND1." contains "LAN-H"'])
  expect(flawsOf({ title: '' })).toEqual(['"" is empty, or begins or ends with a space'])
})

it('a line that tells what its reader may not know is found', () => {
  const [flaw] = flawsOf({ say: ({ e, secret }) => `${e} ${secret ? Object.values(secret).join(' ') : ''}.` })
  expect(flaw).toMatch(/tells what its reader may not know$/)
})

it('two answers under one label are found', () => {
  expect(flawsOf({ move: ({ seat }) => `Answer of ${seat}` })).toContain('"Answer of 0" is there twice')
})

it('what never comes up is named', () => {
  const { tellWholeGame, missing } = teller()
  expect(missing()).toEqual(['turn', 'draw', 'fly', 'draw', 'eclipse'])
  tellWholeGame(0, { seats: 2, options: { wagers: false } })
  expect(missing()).toEqual(['fly', 'eclipse'])
})
