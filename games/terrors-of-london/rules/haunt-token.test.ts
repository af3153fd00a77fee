/** How HAUNT tokens come, turn and leave. */
import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const FIVE = ['fanatic', 'fanatic', 'fanatic', 'cultist', 'cultist']

test('TL-HAUNT1, TL-HAUNT2, TL-HAUNT4, TL-HAUNT6, TL-HAUNT-R2, TL-HAUNT-R3: a Wisp stays for exactly one more turn of its player', () => {
  const t = scene({ hands: [['wisp', 'cultist'], ['cultist']], draws: [[...FIVE, ...FIVE].slice(0, 9)] })
  t.play('wisp')
  const wisp = t.inArea('wisp')
  expect(t.told('haunted')).toEqual([{ e: 'haunted', seat: 0, card: wisp }])
  t.pass()
  expect(t.told('cleaned-up')).toMatchObject([{ seat: 0, cards: [] }])
  expect(t.told('dismissed')).toEqual([{ e: 'dismissed', seat: 0, card: wisp }])
  expect([t.area(0), t.token('wisp', 0)]).toEqual([['wisp'], 'dismissed'])
  t.pass()
  expect([t.area(0), t.token('wisp')]).toEqual([['wisp'], 'dismissed'])
  t.play('cultist', 'fanatic', 'fanatic', 'fanatic').pass()
  expect(t.area(0)).toEqual([])
  expect(t.discard(0)).toContain('wisp')
  expect(t.tokenOn(wisp)).toBeNull()
  expect(t.removed).toEqual([])
})

test('TL-HAUNT-R1, TL-CLEAN1, TL-CLEAN3: who leaves at Cleanup, and who stays', () => {
  const t = scene({
    draws: [FIVE],
    areas: [
      ['ghoul', 'blood-tithe', { card: 'gargoyle', token: 'haunt' }, { card: 'wisp', token: 'dismissed' }],
    ],
    coin: 4,
  }).pass()
  expect(t.area(0)).toEqual(['gargoyle'])
  expect(t.token('gargoyle', 0)).toBe('dismissed')
  expect(t.discard(0)).toEqual(['blood-tithe', 'ghoul', 'wisp'])
  expect(t.events.map(({ e }) => e)).toEqual(['passed', 'cleaned-up', 'dismissed', 'drew', 'turn'])
})

test('TL-HAUNT3: a monster with a token is not offered another, and the Soul Lantern says why', () => {
  const there = ['fanatic', 'cultist', { card: 'wisp', token: 'dismissed' }] as const
  const t = scene({ relics: [['soul-lantern']], areas: [there] }).relic('soul-lantern')
  expect(t.choices).toEqual(['cultist', 'fanatic'])
  expect(t.refusal({ do: 'card', card: t.inArea('wisp') })).toBe('TL-HAUNT3')
})

test('TL-HAUNT3, TL-GEN-R3: with nobody left to haunt nothing happens', () => {
  const there = ['blood-tithe', { card: 'wisp', token: 'haunt' }] as const
  const t = scene({ relics: [['soul-lantern']], areas: [there] }).relic('soul-lantern')
  expect(t.told('haunted')).toEqual([])
  expect(t.question).toBe('action')
})

test('TL-HAUNT5, TL-HAUNT-R4: whoever joins a horde with a token has it turned, and no HAUNT action this turn', () => {
  const t = scene({ hands: [['wisp', 'cultist']], areas: [['skeletal']], draws: [FIVE] }).play('wisp')
  const wisp = t.inArea('wisp')
  t.link('wisp', 'skeletal')
  expect(t.told('dismissed')).toEqual([{ e: 'dismissed', seat: 0, card: wisp }])
  t.say('decline')
  expect(t.refusal({ do: 'haunt', card: wisp })).toBe('TL-HAUNT7')
  expect(t.pass().area(0)).toEqual([])
})

test('TL-HAUNT5: on the right of a horde as on the left', () => {
  const there = ['banshee', 'skeletal', { card: 'gargoyle', token: 'haunt' }] as const
  const t = scene({ areas: [there] })
    .link('banshee', 'skeletal')
    .say('decline')
  t.link('skeletal', 'gargoyle')
  expect(t.token('gargoyle')).toBe('dismissed')
})

/** A Skeletal whose Horde ability is HAUNT. */
const hauntingHorde = () => printed({ skeletal: { horde: [[{ op: 'haunt' }]] } })

test('TL-HAUNT-R5, TL-HAUNT-R7, TL-HAUNT1: HAUNT as a Horde ability marks its own monster, which stays', () => {
  const t = scene({ content: hauntingHorde(), areas: [['wisp', 'skeletal', 'werewolf']], draws: [FIVE] })
  t.link('wisp', 'skeletal').ability('skeletal')
  expect([t.token('wisp'), t.token('skeletal'), t.token('werewolf')]).toEqual([null, 'haunt', null])
  // Being enlarged is not being added: the token keeps its side.
  t.link('skeletal', 'werewolf').say('decline')
  expect(t.token('skeletal')).toBe('haunt')
  t.pass()
  expect([t.area(0), t.token('skeletal', 0)]).toEqual([['skeletal'], 'dismissed'])
})

test('TL-HAUNT-R7: as a keyword of an Influence it is given to a monster of choice, in a horde or not, at any cost', () => {
  const content = printed({ 'blood-tithe': { keywords: [{ op: 'haunt' }] } })
  const there = ['wisp', 'lich', 'cultist', { card: 'gargoyle', token: 'dismissed' }] as const
  const rival = ['ghoul'] as const
  const t = scene({ content, hands: [['blood-tithe', 'cultist']], areas: [there, rival] })
  t.link('wisp', 'lich').say('decline').play('blood-tithe')
  expect(t.choices).toEqual(['cultist', 'lich', 'wisp'])
  expect(t.refusal({ do: 'card', card: t.inArea('gargoyle') })).toBe('TL-HAUNT3')
  expect(t.refusal({ do: 'card', card: t.inArea('blood-tithe') })).toBe('TL-INFL-R4')
  t.pick('lich')
  expect([t.token('lich'), t.token('wisp')]).toEqual(['haunt', null])
})

test('TL-HAUNT-R7: as the ability of an Overlord or a Relic it is given to a monster of choice too', () => {
  const action = { effects: [{ op: 'haunt' }] }
  const content = printed({ methuselah: { action }, 'pocket-watch': { action } })
  const given = { content, relics: [['pocket-watch']], areas: [['cultist', 'fanatic']] } as const
  expect(scene(given).say('overlord').pick('fanatic').token('fanatic')).toBe('haunt')
  expect(scene(given).relic('pocket-watch').pick('cultist').token('cultist')).toBe('haunt')
})

test('TL-HAUNT-R7, TL-GEN7: the Soul Lantern reaches cost 3, not 4, and nobody in a horde', () => {
  const t = scene({
    relics: [['soul-lantern']],
    areas: [['wisp', 'ghoul', 'black-shuck', 'fanatic', 'vampire-thrall']],
  })
  t.link('wisp', 'ghoul').say('decline').relic('soul-lantern')
  expect(t.choices).toEqual(['black-shuck', 'fanatic'])
  expect(t.refusal({ do: 'card', card: t.inArea('vampire-thrall') })).toBe('TL-GEN7')
  expect(t.refusal({ do: 'card', card: t.inArea('ghoul') })).toBe('TL-GEN7')
})

test('TL-HAUNT-R8, TL-DESTROY-R1: a haunted monster destroyed by the opponent has no HAUNT action when it is played again', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist'], ['cultist']],
    areas: [[], [{ card: 'gargoyle', token: 'dismissed' }]],
    draws: [FIVE],
  })
  const gargoyle = t.inArea('gargoyle', 1)
  t.play('lambton-worm').pick('gargoyle')
  expect([t.discard(1), t.tokenOn(gargoyle)]).toEqual([['gargoyle'], null])
  t.play('cultist').pass()
  expect(t.offered.filter((move) => move.startsWith('haunt'))).toEqual([])
})

test('TL-HAUNT-R8, TL-HAUNT1: a haunted monster that left and came back begins afresh', () => {
  const t = scene({
    hands: [['lambton-worm', 'grimoire', 'cultist']],
    areas: [[{ card: 'wisp', token: 'dismissed' }]],
    coin: 1,
  })
  t.haunt('wisp').play('lambton-worm').pick('wisp').play('grimoire').relic('grimoire')
  expect(t.hand(0)).toEqual(['cultist', 'wisp'])
  t.play('wisp')
  expect(t.token('wisp')).toBe('haunt')
  expect(t.refusal({ do: 'haunt', card: t.inArea('wisp') })).toBe('TL-HAUNT7')
})

test('TL-HAUNT4, TL-CLEAN-R1: only tokens of the player whose turn ends are turned', () => {
  const t = scene({ areas: [[], [{ card: 'wisp', token: 'haunt' }]] }).pass()
  expect(t.token('wisp', 1)).toBe('haunt')
})

test('TL-HAUNT-R8, TL-PLAY-R2: a monster that has left play before its HAUNT resolves receives no token', () => {
  const content = printed({ wisp: { keywords: [{ op: 'sacrifice' }, { op: 'haunt' }] } })
  const t = scene({ content, hands: [['wisp', 'cultist']], areas: [['ghoul']] }).play('wisp')
  const spared = t.fork().pick('ghoul')
  expect(spared.token('wisp')).toBe('haunt')
  t.pick('wisp')
  expect(t.told('haunted')).toEqual([])
  expect(t.tokenOn(t.s.removed[0] as number)).toBeNull()
})
