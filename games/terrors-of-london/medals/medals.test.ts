import { expect, test } from 'vitest'
import { faultsOf, type MedalCases, medalsIn, taleWith } from '../../testing/tale.ts'
import type { TerrorsEvent } from '../events.ts'
import { scene } from '../rules/testing/scene.ts'
import medals from './index.ts'

const lost = (seat: number, by: 'curse' | 'cost'): TerrorsEvent => ({ e: 'health-lost', seat, health: 2, by })
const attacked = (seat: number, health: number, absorbed = 0): TerrorsEvent => {
  return { e: 'attacked', seat, power: health + absorbed, absorbed, health }
}
const linked = (seat: number, ...horde: number[]): TerrorsEvent => ({
  e: 'linked',
  seat,
  left: 1,
  right: 2,
  horde,
})
const bought = (seat: number, to: 'discard' | 'draw'): TerrorsEvent => ({
  e: 'bought',
  seat,
  card: 1,
  price: 2,
  to,
})
const sacrificed = (seat: number): TerrorsEvent => ({ e: 'sacrificed', seat, card: 1, from: 'play' })
const passed = (seat: number): TerrorsEvent => ({ e: 'passed', seat, kept: 0 })
const player = (part: object) => ({ health: 20, unite: 0, relics: [], ...part })
const players = (mine: object, other: object = {}) => ({
  tables: [{ players: [player(mine), player(other)] }],
})

const CASES: MedalCases = {
  curse: {
    earned: [taleWith([attacked(0, 3), lost(1, 'curse')], { won: true })],
    missed: [
      taleWith([lost(1, 'curse')]),
      taleWith([lost(1, 'cost')], { won: true }),
      taleWith([lost(1, 'curse'), attacked(0, 3)], { won: true }),
    ],
  },
  'long-horde': {
    earned: [taleWith([linked(0, 1, 2, 3, 4)])],
    missed: [taleWith([linked(0, 1, 2, 3), linked(1, 1, 2, 3, 4)])],
  },
  armour: {
    earned: [taleWith([attacked(1, 4, 2), attacked(1, 0, 3)])],
    missed: [taleWith([attacked(1, 4, 4), attacked(0, 4, 5)])],
  },
  relics: {
    earned: [taleWith([], players({ relics: [7, 8, 9] }))],
    missed: [taleWith([], players({ relics: [7, 8] }, { relics: [1, 2, 3] }))],
  },
  haunt: {
    earned: [taleWith([{ e: 'haunt-used', seat: 0, card: 1 } as TerrorsEvent])],
    missed: [taleWith([{ e: 'haunt-used', seat: 1, card: 1 } as TerrorsEvent, { e: 'haunted', seat: 0 }])],
  },
  unite: {
    earned: [taleWith([passed(0)], players({ unite: 1 }))],
    missed: [taleWith([passed(0)], players({}, { unite: 1 })), taleWith([passed(1)], players({ unite: 1 }))],
  },
  claim: {
    earned: [taleWith([bought(0, 'draw')])],
    missed: [taleWith([bought(0, 'discard'), bought(1, 'draw')])],
  },
  sacrifice: {
    earned: [taleWith([sacrificed(0), sacrificed(0), sacrificed(0)])],
    missed: [taleWith([sacrificed(0), sacrificed(0), sacrificed(1)])],
  },
  'heavy-attack': {
    earned: [taleWith([attacked(0, 10)])],
    missed: [taleWith([attacked(0, 9, 5), attacked(1, 12)])],
  },
  'by-a-hair': {
    earned: [taleWith([], { ...players({ health: 5 }), won: true })],
    missed: [taleWith([], { ...players({ health: 6 }), won: true }), taleWith([], players({ health: 0 }))],
  },
}

test('each is earned by what it names and by nothing less', () => {
  expect(faultsOf(medals, CASES)).toEqual([])
})

test('what is played is what they look for: a horde of four', () => {
  const t = scene({ areas: [['ghoul', 'sewer-rats', 'pickpocket', 'wisp']] })
  t.link('ghoul', 'sewer-rats').say('decline').link('sewer-rats', 'pickpocket').say('decline')
  expect(medalsIn(medals, taleWith(t.events, { tables: [t.s] }))).toEqual([])
  t.link('pickpocket', 'wisp')
  expect(medalsIn(medals, taleWith(t.events, { tables: [t.s] }))).toEqual(['long-horde'])
})
