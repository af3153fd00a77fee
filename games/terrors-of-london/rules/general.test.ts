import { DuskhallError, open, seedFrom } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf, STANDARD } from '../content/box.ts'
import { terrorsOfLondon } from '../index.ts'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

test('TL-GEN2: whoever brings the opposing Overlord to 0 Health wins, and 1 Health is not 0', () => {
  const health = scene().health(1)
  const t = scene({ power: health }).attack(health - 1)
  expect([t.health(1), t.s.outcome, t.question]).toEqual([1, null, 'action'])
  t.attack(1)
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
  expect(t.told('won')).toEqual([{ e: 'won', seats: [0], rule: 'TL-END1' }])
})

test('TL-GEN3: SACRIFICE takes cards in play, but the Resurrectionist says that the discard pile will do', () => {
  const given = { areas: [['cultist']], discards: [['ghoul']] } as const
  const rulebook = scene({ ...given, hands: [['warlock', 'fanatic']] }).play('warlock')
  expect(rulebook.offered).toEqual(['card cultist', 'card warlock'])
  const text = scene({ ...given, hands: [['resurrectionist', 'fanatic']] }).play('resurrectionist')
  expect(text.offered).toEqual(['card cultist', 'card ghoul', 'card resurrectionist'])
})

test('TL-GEN3: an Acolyte on which 3 is printed costs 3, whatever the rulebook says', () => {
  const acolytes = ['acolyte-crypt', 'acolyte-hunt', 'acolyte-lodge', 'acolyte-veil']
  const content = printed(Object.fromEntries(acolytes.map((id) => [id, { cost: 3 }])))
  const t = scene({ content, coin: 3, acolytes: ['acolyte-veil', 'acolyte-veil'] })
  expect(t.say('acolyte').pool.coin).toBe(0)
  expect(scene({ content, coin: 2, acolytes: ['acolyte-veil'] }).refusal({ do: 'acolyte' })).toBe('TL-BUY-R1')
})

test('TL-GEN5: whatever bears the symbol of a faction counts for it, and for no other', () => {
  const hand = ['sewer-rats', 'acolyte-hunt', 'ghoul', 'cultist']
  const t = scene({ hands: [hand], areas: [['pack-alpha']] })
  expect(t.play('sewer-rats').told('triggered')).toHaveLength(1)
  expect(t.play('acolyte-hunt').told('triggered')).toHaveLength(1)
  expect(t.play('ghoul').told('triggered')).toHaveLength(0)
})

test('TL-GEN6: Fanatics, Cultists and Hired Thugs belong to no faction: no horde, no Influence, no Pack Alpha', () => {
  const factionless = ['fanatic', 'cultist', 'hired-thug']
  const t = scene({
    hands: [[...factionless, 'blood-tithe', 'cultist']],
    areas: [['pack-alpha', 'skeletal', 'wisp']],
  })
  for (const id of factionless) {
    expect(t.play(id).told('triggered')).toEqual([])
    expect(t.refusal(t.linkMove('skeletal', id))).toBe('TL-HORDE-R11')
    expect(t.refusal(t.linkMove(id, 'skeletal'))).toBe('TL-HORDE-R11')
  }
  const alone = scene({ hands: [[...factionless, 'blood-tithe', 'cultist']] }).play(...factionless)
  const before = alone.pool
  expect(alone.play('blood-tithe').pool).toEqual(before)
})

test('TL-GEN7: the Soul Lantern names the kind of its target, and nothing else can be chosen', () => {
  const t = scene({
    relics: [['soul-lantern']],
    areas: [
      ['relic-hunter', 'cultist', 'werewolf', 'blood-tithe', { card: 'wisp', token: 'haunt' }, 'skeletal'],
    ],
  })
  t.link('wisp', 'skeletal').say('decline').relic('soul-lantern')
  expect(t.offered).toEqual(['card cultist', 'card relic-hunter'])
  const pick = (id: string) => t.refusal({ do: 'card', card: t.inArea(id) })
  expect([pick('werewolf'), pick('skeletal')]).toEqual(['TL-GEN7', 'TL-GEN7'])
  expect([pick('blood-tithe'), pick('wisp')]).toEqual(['TL-INFL-R4', 'TL-HAUNT3'])
})

test.each([0, 1, 3, 4])('TL-GEN-R1, TL-COMP3: no table of %i is opened', (seats) => {
  const at = () => open(terrorsOfLondon, { seats, seed: seedFrom('seats') })
  expect(at).toThrow(DuskhallError)
  expect(at).toThrow(`terrors-of-london is for 2 to 2 players, not ${seats}.`)
})

test('TL-GEN-R1: two players, and each is the only opponent of the other', () => {
  const t = scene({ power: 1 })
  expect(t.s.players).toHaveLength(2)
  t.attack(1).pass()
  expect([t.lost(0), t.lost(1), t.seat]).toEqual([0, 1, 1])
  expect(t.pass().seat).toBe(0)
})

test('TL-GEN-R2: the five that start every deck beside the Fanatics are Cultists, under one name', () => {
  const { faces, starters, cardsOf } = boxOf({ content: STANDARD })
  for (const own of starters) {
    const names = own.map((card) => faces[card]?.id)
    expect(names).toEqual([...Array(5).fill('cultist'), ...Array(3).fill('fanatic')])
  }
  expect(cardsOf('cultist')).toHaveLength(10)
  expect(faces.filter(({ id }) => id.startsWith('adept'))).toEqual([])
})

test.each([
  ['COMMAND without a discard pile', 'skeletal'],
  ['looking at a pile that is not there', 'fortune-teller'],
  ['activating Horde abilities where no monster has one', 'ringmaster'],
])('TL-GEN-R3: %s does nothing, and the %s is played', (_, id) => {
  const t = scene({ hands: [[id, 'cultist']] }).play(id)
  expect([t.question, t.seat]).toEqual(['action', 0])
  expect(t.area(0)).toEqual([id])
  expect(t.hand(0)).toEqual(['cultist'])
})

test.each([
  ['soul-lantern', { areas: [['vampire-thrall', 'blood-tithe']] }],
  ['wolf-bone-whistle', { areas: [['cultist']] }],
  ['crystal-ball', {}],
] as const)('TL-GEN-R3: the %s may be used although there is nothing to act on', (id, given) => {
  const t = scene({ ...given, relics: [[id]] }).relic(id)
  expect(t.question).toBe('action')
  expect(t.relics(0)).toEqual([id])
  expect(t.told('relic-used')).toEqual([{ e: 'relic-used', seat: 0, card: t.inRelics(id) }])
})

test('TL-GEN-R4: COMMAND, DESTROY and SACRIFICE are carried out, a price in the text may be declined', () => {
  const hands = [['skeletal', 'lambton-worm', 'warlock', 'vampire-countess', 'cultist']] as const
  const t = scene({ hands, discards: [['ghoul', 'wisp']], draws: [['fanatic']] })
  expect(t.play('skeletal').offered).toEqual(['card ghoul', 'card wisp'])
  expect(t.pick('ghoul').play('lambton-worm').offered).toEqual(['card lambton-worm', 'card skeletal'])
  expect(t.pick('skeletal').play('warlock').offered).toEqual(['card lambton-worm', 'card warlock'])
  expect(t.pick('lambton-worm').play('vampire-countess').offered).toEqual(['decline', 'pay'])
})

test('TL-GEN-R5, TL-RELIC-R8: Influences, monsters and Relics of both players are in play, and nothing else is', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist'], ['fanatic']],
    draws: [['ghoul'], ['wisp']],
    discards: [['lich'], ['mummy']],
    areas: [['blood-tithe', 'skeletal'], [{ card: 'gargoyle', token: 'dismissed' }]],
    relics: [['pocket-watch'], ['voodoo-doll']],
    market: ['chimera'],
    acolytes: ['acolyte-veil'],
  })
  t.play('lambton-worm')
  const own = ['blood-tithe', 'lambton-worm', 'pocket-watch', 'skeletal']
  expect(t.choices).toEqual([...own, 'gargoyle', 'voodoo-doll'].sort())
  const sacrifice = scene({
    hands: [['warlock', 'cultist']],
    areas: [['blood-tithe', 'skeletal'], [{ card: 'gargoyle', token: 'dismissed' }]],
    relics: [['pocket-watch'], ['voodoo-doll']],
    street: ['ghoul'],
  })
  expect(sacrifice.play('warlock').choices).toEqual(['blood-tithe', 'pocket-watch', 'skeletal', 'warlock'])
})

test('TL-GEN-R6: an eleventh UNITE token is laid and counts', () => {
  const deck = [...Array(9).fill('cultist'), ...Array(6).fill('fanatic'), 'ghoul', 'wisp']
  const t = scene({ unite: [10], hands: [['alchemist'], []], draws: [deck] }).play('alchemist')
  expect(t.player(0).unite).toBe(11)
  t.pass()
  expect([t.hand(0).length, t.draw(0).length, t.player(0).unite]).toEqual([16, 1, 0])
})

test('TL-GEN-R6: an eleventh HAUNT token is laid, and it turns like the others', () => {
  const haunted = Array(10).fill({ card: 'cultist', token: 'haunt' })
  const t = scene({ areas: [haunted], hands: [['wisp', 'fanatic'], ['fanatic']] }).play('wisp')
  expect(t.token('wisp')).toBe('haunt')
  t.pass()
  expect(t.area(0)).toHaveLength(11)
  expect(t.player(0).area.map((card) => t.tokenOn(card))).toEqual(Array(11).fill('dismissed'))
})

const LIMITED = { options: { limitedTokens: true } } as const

test.each([
  [9, 10],
  [10, 10],
])(
  'TL-COMP4, TL-GEN-R6: by option there are ten UNITE tokens for both players: with %i used there are %i',
  (used, then) => {
    const unite = [used - 4, 4] as const
    const t = scene({ ...LIMITED, unite, hands: [['alchemist', 'cultist'], []] }).play('alchemist')
    expect(t.player(0).unite + t.player(1).unite).toBe(then)
    expect(t.told('united')).toHaveLength(then - used)
  },
)

test.each([
  [9, 'haunt'],
  [10, null],
])(
  'TL-COMP5, TL-GEN-R6: by option there are ten HAUNT tokens for both players: after %i the Wisp shows %s',
  (used, token) => {
    const haunted = (count: number) => Array(count).fill({ card: 'cultist', token: 'haunt' })
    const areas = [haunted(used - 4), haunted(4)] as const
    const t = scene({ ...LIMITED, areas, hands: [['wisp', 'fanatic'], ['fanatic']] }).play('wisp')
    expect([t.token('wisp'), t.told('haunted').length]).toEqual([token, token ? 1 : 0])
  },
)

test('TL-COMP5: a token has a Haunt side and a Dismissed side, and goes back to the stock with its monster', () => {
  const dismissed = Array(9).fill({ card: 'cultist', token: 'dismissed' })
  const areas = [[...dismissed, { card: 'ghoul', token: 'haunt' }]] as const
  const t = scene({ ...LIMITED, areas, hands: [['wisp', 'fanatic'], ['fanatic']] })
  expect([t.play('wisp').token('wisp'), t.token('ghoul')]).toEqual([null, 'haunt'])
  t.play('fanatic').pass()
  // The nine dismissed ones are gone with their tokens; that of the Ghoul is turned.
  expect([t.area(0), t.token('ghoul', 0)]).toEqual([['ghoul'], 'dismissed'])
  t.s.players[0]?.hand.push(t.find(t.s.box, 'wisp'))
  expect(t.pass().play('wisp').token('wisp')).toBe('haunt')
})

test('TL-GEN-R6, TL-GEN-R3: without a token left nobody is asked whom to haunt', () => {
  const content = printed({ ghoul: { unique: [{ op: 'giveHaunt' }] } })
  const haunted = Array(9).fill({ card: 'cultist', token: 'haunt' })
  const areas = [['skeletal', 'mummy', ...haunted, { card: 'fanatic', token: 'haunt' }]] as const
  const hands = [['ghoul', 'fanatic']] as const
  expect(scene({ content, areas, hands }).play('ghoul').question).toBe('give-haunt')
  expect(scene({ ...LIMITED, content, areas, hands }).play('ghoul').question).toBe('action')
})

test('TL-GEN-R7, TL-TURN-R1: Relic, Overlord, Horde ability and Triggered ability begin anew with the next turn of their player', () => {
  const t = scene({
    overlords: ['fenris', 'methuselah'],
    hands: [['fanatic'], ['fanatic']],
    relics: [['wolf-bone-whistle']],
    areas: [[{ card: 'black-shuck', token: 'haunt' }, 'wisp', 'ghoul']],
  })
  t.relic('wolf-bone-whistle').ability('black-shuck').say('overlord')
  t.link('wisp', 'ghoul').say('decline')
  expect(t.told('triggered')).toHaveLength(1)
  expect(t.refusal({ do: 'relic', card: t.inRelics('wolf-bone-whistle') })).toBe('TL-RELIC5')
  expect(t.refusal({ do: 'overlord' })).toBe('TL-OVER-R1')
  t.pass().pass()
  expect(t.area(0)).toEqual(['black-shuck'])
  t.relic('wolf-bone-whistle')
  expect(t.told('horde-ability')).toHaveLength(1)
  expect(t.offered).toContain('overlord')
  t.play('ghoul').link('ghoul', 'black-shuck').say('decline')
  expect(t.told('triggered')).toHaveLength(1)
})
