/** COMMAND: a cheap monster back from the discard pile. */
import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'

test('TL-COMMAND1, TL-COMMAND2: of a monster of cost 3 and one of cost 4 only the first comes, and may be played again', () => {
  const t = scene({ hands: [['skeletal', 'fanatic']], discards: [['relic-hunter', 'vampire-thrall']] }).play(
    'skeletal',
  )
  const hunter = t.inHand('relic-hunter')
  expect(t.told('commanded')).toEqual([{ e: 'commanded', seat: 0, card: hunter }])
  expect([t.hand(0), t.discard(0), t.question]).toEqual([
    ['fanatic', 'relic-hunter'],
    ['vampire-thrall'],
    'action',
  ])
  expect(t.play('relic-hunter').area(0)).toEqual(['skeletal', 'relic-hunter'])
  expect(t.pool).toEqual({ coin: 2, power: 1, regeneration: 1 })
})

test('TL-COMMAND1, TL-COMMAND-R4: it is taken from the own discard pile, one only', () => {
  const t = scene({
    hands: [['skeletal', 'fanatic']],
    discards: [['relic-hunter', 'ghoul'], ['wisp']],
  }).play('skeletal')
  expect([t.question, t.offered]).toEqual(['command', ['card ghoul', 'card relic-hunter']])
  t.pick('ghoul')
  expect([t.hand(0), t.discard(0), t.discard(1)]).toEqual([['fanatic', 'ghoul'], ['relic-hunter'], ['wisp']])
  expect(t.question).toBe('action')
})

test('TL-COMMAND-R1: without a printed cost, or as an Acolyte, a monster comes too', () => {
  const discards = [['cultist', 'fanatic', 'acolyte-crypt', 'vampire-thrall']] as const
  const t = scene({ hands: [['skeletal', 'fanatic']], discards }).play('skeletal')
  expect(t.choices).toEqual(['acolyte-crypt', 'cultist', 'fanatic'])
})

test('TL-COMMAND-R2: Influences and Relics never come, cheap as they are', () => {
  const discards = [['pocket-watch', 'blood-tithe', 'ghoul', 'wisp', 'vampire-thrall']] as const
  const t = scene({ hands: [['skeletal', 'fanatic']], discards }).play('skeletal')
  const card = (id: string) => ({ do: 'card', card: t.find(t.player(0).discard, id) }) as const
  expect(t.choices).toEqual(['ghoul', 'wisp'])
  expect(t.refusal(card('pocket-watch'))).toBe('TL-COMMAND-R2')
  expect(t.refusal(card('blood-tithe'))).toBe('TL-COMMAND-R2')
  expect(t.refusal(card('vampire-thrall'))).toBe('TL-COMMAND1')
})

test.each([
  ['an empty discard pile', []],
  ['Relics and dear monsters only', ['pocket-watch', 'vampire-thrall', 'blood-tithe']],
])('TL-COMMAND-R3, TL-GEN-R3: with %s nothing happens, and the draw pile is not touched', (_, discard) => {
  const t = scene({ hands: [['revenant', 'fanatic']], discards: [discard], draws: [['ghoul']] })
  t.play('revenant')
  expect([t.question, t.hand(0), t.draw(0), t.discard(0)]).toEqual([
    'action',
    ['fanatic'],
    ['ghoul'],
    [...discard].sort(),
  ])
  expect(t.told('commanded')).toEqual([])
})

test('TL-COMMAND-R4: everybody knows it is in the hand, and nothing about the rest of the hand', () => {
  const t = scene({ hands: [['skeletal', 'fanatic']], discards: [['ghoul']] }).play('skeletal')
  expect(t.seen(1).state.players[0]?.hand).toEqual([t.inHand('ghoul'), HIDDEN])
})

test('TL-COMMAND-R4: it was open before, so it can be taken back, whoever had known the card', () => {
  for (const known of [0, 1, 2, 3]) {
    const t = scene({ hands: [['skeletal', 'fanatic']], discards: [['ghoul', 'wisp']] }).play('skeletal')
    const { fence } = t.s
    const ghoul = t.s.players[0]?.discard[0] as number
    while (t.s.known.length <= ghoul) t.s.known.push(0)
    t.s.known[ghoul] = known
    t.pick('ghoul')
    expect(t.s.fence).toBe(fence)
  }
})

test('TL-COMMAND1, TL-GEN-R4: COMMAND is not declined, unless the table says so', () => {
  const given = { hands: [['skeletal', 'fanatic']], discards: [['ghoul', 'wisp']] } as const
  expect(scene(given).play('skeletal').offered).toEqual(['card ghoul', 'card wisp'])
  const free = scene({ ...given, options: { keywordsOptional: true } }).play('skeletal')
  expect(free.offered).toEqual(['card ghoul', 'card wisp', 'decline'])
  expect(free.say('decline').hand(0)).toEqual(['fanatic'])
})
