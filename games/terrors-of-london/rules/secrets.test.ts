/** Who sees what: zone by zone, and what shuffling, looking and passing make of it. */
import { guess, HIDDEN, rngFrom, SPECTATOR, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { terrorsOfLondon } from '../index.ts'
import type { Player } from '../state.ts'
import { type Scene, scene } from './testing/scene.ts'

const playerSeen = (t: Scene, by: number, of: number) => t.seen(by).state.players[of] as Player

/** Something in every zone. */
function everywhere(): Scene {
  return scene({
    hands: [
      ['ghoul', 'wisp'],
      ['lich', 'cultist', 'fanatic'],
    ],
    draws: [['mummy', 'banshee'], ['reaper']],
    discards: [['skeletal'], ['werewolf', 'chimera']],
    areas: [['pickpocket'], [{ card: 'gargoyle', token: 'dismissed' }]],
    relics: [['pocket-watch'], ['voodoo-doll']],
    street: ['warlock', 'ripper'],
    market: ['leviathan', 'nosferatu'],
    acolytes: ['acolyte-veil', 'acolyte-hunt', 'acolyte-lodge'],
    coin: 3,
    health: [30, 20],
    unite: [1, 2],
  })
}

test('TL-HIDE1, TL-HIDE-R1: a hand is seen by its owner; everybody else sees how many cards it has', () => {
  const t = everywhere()
  expect(t.names(playerSeen(t, 0, 0).hand).sort()).toEqual(['ghoul', 'wisp'])
  expect(playerSeen(t, 0, 1).hand).toEqual([HIDDEN, HIDDEN, HIDDEN])
  expect(t.names(playerSeen(t, 1, 1).hand).sort()).toEqual(['cultist', 'fanatic', 'lich'])
  expect(playerSeen(t, 1, 0).hand).toEqual([HIDDEN, HIDDEN])
  expect(playerSeen(t, SPECTATOR, 0).hand).toEqual([HIDDEN, HIDDEN])
})

test('TL-HIDE3, TL-HIDE-R1: nobody sees into draw piles, Market and Acolytes, not even the owner, only their size', () => {
  const t = everywhere()
  for (const seat of [0, 1, SPECTATOR]) {
    expect([playerSeen(t, seat, 0).draw, playerSeen(t, seat, 1).draw]).toEqual([[HIDDEN, HIDDEN], [HIDDEN]])
    const { market, acolytes } = t.seen(seat).state
    expect([market, acolytes]).toEqual([
      [HIDDEN, HIDDEN],
      [HIDDEN, HIDDEN, HIDDEN],
    ])
  }
})

test('TL-HIDE2, TL-HIDE4, TL-POOL-R2, TL-HIDE-R1: everything else on the table is open to all', () => {
  const t = everywhere()
  for (const seat of [0, 1, SPECTATOR]) {
    const { street, removed, pool, marks, players } = t.seen(seat).state
    expect([street, removed, pool, marks]).toEqual([t.s.street, t.s.removed, t.s.pool, t.s.marks])
    players.forEach((player, of) => {
      const { discard, area, relics, health, unite } = t.player(of)
      expect([player.discard, player.area, player.relics, player.health, player.unite]).toEqual([
        discard,
        area,
        relics,
        health,
        unite,
      ])
    })
  }
})

test('TL-HIDE-R3, TL-HIDE3: hidden cards have no names of their own: a pool holds what lies hidden, in no order', () => {
  const t = everywhere()
  const { unseen, state } = t.seen(1)
  expect(Object.keys(unseen).sort()).toEqual(['acolytes', 'deck-0', 'deck-1', 'market'])
  const { hand, draw } = t.player(0)
  expect(unseen['deck-0']).toEqual([...hand, ...draw].sort((a, b) => a - b))
  expect(t.names(unseen['deck-1'] ?? [])).toEqual(['reaper'])
  expect(state.rng).toEqual([0, 0, 0, 0])
})

test('TL-HIDE-R3, TL-HIDE3: what the opponent is sent is the same whatever lies in hand and whatever on the pile', () => {
  const one = scene({ hands: [['ghoul', 'wisp']], draws: [['mummy', 'banshee']] })
  const other = scene({ hands: [['banshee', 'mummy']], draws: [['wisp', 'ghoul']] })
  expect(one.seen(1)).toEqual(other.seen(1))
  expect(one.seen(0)).not.toEqual(other.seen(0))
})

test('TL-HIDE-R3, TL-HIDE-R2: a shuffle ends what was known of a card', () => {
  const t = scene({
    hands: [['skeletal', 'fanatic'], ['cultist']],
    discards: [['ghoul']],
    draws: [Array(4).fill('cultist')],
  })
  t.play('skeletal')
  const ghoul = t.inHand('ghoul')
  expect(playerSeen(t, 1, 0).hand).toEqual([ghoul, HIDDEN])
  // Played, cleaned up and shuffled into the pile with the next card that is needed.
  t.play('ghoul').pass()
  expect(playerSeen(t, 1, 0).discard).toContain(ghoul)
  t.pass().say('overlord')
  expect(t.told('reshuffled')).toHaveLength(1)
  expect([...t.player(0).hand, ...t.player(0).draw]).toContain(ghoul)
  expect(playerSeen(t, 1, 0).hand.every((card) => card === HIDDEN)).toBe(true)
  expect(playerSeen(t, 1, 0).draw.every((card) => card === HIDDEN)).toBe(true)
})

test('TL-HIDE-R2: a CLAIMed card stays known below a card kept on Pass, of which only its owner knows', () => {
  const t = scene({
    coin: 4,
    street: ['hired-thug'],
    hands: [['lich'], ['cultist']],
    draws: [Array(2).fill('fanatic')],
  })
  t.buy('hired-thug').say('claim').pass()
  const thug = t.inHand('hired-thug', 0)
  expect(playerSeen(t, 1, 0).hand).toEqual([thug, HIDDEN, HIDDEN, HIDDEN])
  expect(t.s.known[t.inHand('lich', 0)]).toBe(1)
})

test('TL-PASS3, TL-HIDE1: whether its owner had known a kept card before does not show to the other', () => {
  const kept = (known: number) => {
    const t = scene({ hands: [['lich'], ['cultist']], draws: [Array(6).fill('fanatic')] })
    const lich = t.inHand('lich', 0)
    while (t.s.known.length <= lich) t.s.known.push(0)
    t.s.known[lich] = known
    return t.pass().seen(1)
  }
  expect(kept(1)).toEqual(kept(0))
})

test('TL-HIDE-R2, TL-LOOK1: cards put back are known to the looker, also their order', () => {
  const t = scene({ hands: [['fortune-teller', 'cultist']], draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller').pick('wisp').pick('lich')
  expect(t.names(playerSeen(t, 0, 0).draw.slice(1))).toEqual(['ghoul', 'lich'])
  expect(playerSeen(t, 0, 0).draw[0]).toBe(HIDDEN)
  expect(playerSeen(t, 1, 0).draw).toEqual([HIDDEN, HIDDEN, HIDDEN])
  expect(playerSeen(t, 1, 0).hand).toEqual([HIDDEN, HIDDEN])
})

test('TL-HIDE1, TL-HIDE3: in the middle of a look the opponent is sent neither cards nor answers', () => {
  const t = scene({ hands: [['fortune-teller', 'cultist']], draws: [['ghoul', 'wisp', 'lich', 'mummy']] })
  t.play('fortune-teller')
  const { question, state } = t.seen(1)
  expect(question).toMatchObject({ name: 'take', seats: [0], moves: [] })
  expect(state.players[0]?.draw).toEqual([HIDDEN, HIDDEN, HIDDEN, HIDDEN])
  expect(state.known).toEqual([])
})

test('TL-HIDE1, TL-HIDE3: a guess at the table deals hand and draw pile anew, and keeps each deck together', () => {
  const t = everywhere()
  const guessed = guess(terrorsOfLondon, t.seen(1), rngFrom(seedFrom('guess')))
  const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b)
  const { hand, draw } = t.player(0)
  const [rival, self] = guessed.players as [Player, Player]
  expect(sorted([...rival.hand, ...rival.draw])).toEqual(sorted([...hand, ...draw]))
  expect(sorted(self.hand)).toEqual(sorted(t.player(1).hand))
  expect(sorted(guessed.market)).toEqual(sorted(t.s.market))
  expect(sorted(guessed.acolytes)).toEqual(sorted(t.s.acolytes))
})

test('TL-HIDE3: what turns up a hidden card cannot be taken back; what lies open can', () => {
  const given = {
    coin: 9,
    power: 1,
    hands: [['chimera', 'ghoul', 'cultist']],
    draws: [['wisp', 'lich']],
    relics: [['crystal-ball', 'pocket-watch']],
    street: ['skeletal'],
    acolytes: ['acolyte-veil'],
  } as const
  const moved = (play: (t: Scene) => void, more = {}) => {
    const t = scene({ ...given, ...more })
    const before = t.s.fence
    play(t)
    return t.s.fence > before
  }
  expect(moved((t) => t.play('ghoul'))).toBe(false)
  expect(moved((t) => t.attack(1))).toBe(false)
  expect(moved((t) => t.relic('pocket-watch'))).toBe(false)
  expect(moved((t) => t.buy('skeletal'))).toBe(false)
  expect(moved((t) => t.buy('skeletal'), { market: ['mummy'] })).toBe(true)
  expect(moved((t) => t.play('chimera'))).toBe(true)
  expect(moved((t) => t.relic('crystal-ball'))).toBe(true)
  expect(moved((t) => t.say('acolyte'))).toBe(true)
})
