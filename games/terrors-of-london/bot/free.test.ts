/** What a bot does without a thought. */
import { expect, test } from 'vitest'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { TerrorsMove } from '../state.ts'
import { knowledge } from './index.ts'

/** The obvious answer in words, or null. */
function obvious(t: Scene): string | null {
  const move = knowledge.obvious(t.s, t.seat, t.legal())
  return move && inWords(t, move)
}

function inWords(t: Scene, move: TerrorsMove): string {
  const rest = Object.entries(move).flatMap(([key, value]) => {
    if (key === 'do') return []
    return [key === 'card' || key === 'left' || key === 'right' ? t.name(value as number) : `${value}`]
  })
  return [move.do, ...rest].join(' ')
}

/** Everything done without a thought, from here on. */
function course(t: Scene): string[] {
  const done: string[] = []
  for (;;) {
    const move = knowledge.obvious(t.s, t.seat, t.legal())
    if (!move || move.do === 'pass') return done
    done.push(inWords(t, move))
    t.answer(t.seat, move)
  }
}

test('a card that brings cards comes before a plain one, and a plain one before an aimed one', () => {
  const t = scene({ hands: [['inquisitor', 'cultist', 'chimera']], street: ['ghoul'], draws: [['fanatic']] })
  expect(course(t)).toEqual(['play chimera', 'play cultist', 'play fanatic', 'play inquisitor'])
})

test('an Influence waits for its monster', () => {
  const t = scene({ hands: [['blood-tithe', 'ghoul']] })
  expect(course(t).slice(0, 2)).toEqual(['play ghoul', 'play blood-tithe'])
})

test('an Influence without a monster in sight wants a thought', () => {
  expect(obvious(scene({ hands: [['blood-tithe', 'crimson-kiss']] }))).toBeNull()
})

test('whoever sacrifices has played a starting monster first', () => {
  const t = scene({ hands: [['warlock', 'cultist']] })
  expect(course(t)).toEqual(['play cultist', 'play warlock'])
  expect(t.question).toBe('sacrifice')
})

test('a COMMAND wants a thought while something can be bought for it', () => {
  expect(obvious(scene({ hands: [['skeletal']], coin: 2 }))).toBeNull()
  expect(obvious(scene({ hands: [['skeletal']] }))).toBe('play skeletal')
})

test('all Power attacks once the cards are played, and all Regeneration heals', () => {
  const t = scene({ hands: [['fanatic']], power: 2, regeneration: 3, health: [30] })
  expect(course(t)).toEqual(['play fanatic', 'attack 3', 'heal 3'])
})

test('a deadly attack comes before everything else', () => {
  expect(obvious(scene({ hands: [['fanatic']], power: 4, health: [40, 4] }))).toBe('attack 4')
})

test('no Power is thrown away on Armor, nor spent while it can become something else', () => {
  expect(obvious(scene({ hands: [[]], power: 2, coin: 1, relics: [[], ['tower-cuirass']] }))).toBeNull()
  const t = scene({ hands: [['vampire-thrall']], power: 1, health: [20] })
  expect(course(t)).toEqual(['play vampire-thrall', 'heal 2'])
  expect(t.pool.power).toBe(3)
})

test('Regeneration is kept while Health can still be paid and would be lost above the maximum', () => {
  expect(obvious(scene({ hands: [[]], regeneration: 3, health: [39] }))).toBeNull()
  expect(obvious(scene({ hands: [[]], regeneration: 3, health: [30] }))).toBe('heal 3')
})

test('the only link is made when it ends no haunting', () => {
  const areas = [['ghoul', 'werewolf']] as const
  expect(obvious(scene({ hands: [[]], areas, coin: 1 }))).toBe('link ghoul werewolf')
  const haunted = [['ghoul', { card: 'gargoyle', token: 'haunt' }]] as const
  expect(obvious(scene({ hands: [[]], areas: haunted, coin: 1 }))).toBeNull()
})

test('free Relics and dismissed monsters are used at once, and Overlords that cost nothing after the cards', () => {
  const areas = [[{ card: 'gargoyle', token: 'dismissed' }]] as const
  const t = scene({
    overlords: ['fenris', 'lilith'],
    hands: [['cultist']],
    relics: [['pocket-watch']],
    areas,
  })
  expect(course(t).slice(0, 3).sort()).toEqual(['haunt gargoyle', 'play cultist', 'relic pocket-watch'])
})

test('copies are one answer, and amounts are all or nothing', () => {
  const t = scene({ hands: [['blood-tithe', 'crimson-kiss']], coin: 3, street: ['ghoul', 'ghoul', 'wisp'] })
  const words = knowledge.order(t.s, 0, t.legal()).map((move) => inWords(t, move))
  expect(words.filter((word) => word.startsWith('buy'))).toHaveLength(2)
  const armed = scene({ hands: [[]], power: 5, relics: [[], ['canopic-jar']] })
  const attacks = knowledge.order(armed.s, 0, armed.legal()).filter((move) => move.do === 'attack')
  expect(attacks).toEqual([{ do: 'attack', amount: 5 }])
})

test('nobody stops while Power or Regeneration is of use', () => {
  const t = scene({ hands: [['blood-tithe']], power: 3, coin: 1, street: ['ghoul'] })
  expect(knowledge.order(t.s, 0, t.legal()).some((move) => move.do === 'pass')).toBe(false)
})
