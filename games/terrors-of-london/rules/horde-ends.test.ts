/** Where a horde may grow, what it may not become, and what becomes of it when a member leaves. */
import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const links = (offered: readonly string[]) => offered.filter((move) => move.startsWith('link'))
const FIVE = ['fanatic', 'fanatic', 'fanatic', 'cultist', 'cultist']

test('TL-HORDE9, TL-HORDE-R3: nobody is added in the middle of a horde or at a side that is paired', () => {
  const t = scene({ areas: [['wisp', 'ghoul', 'sewer-rats', 'skeletal', 'banshee', 'werewolf']] })
  t.link('wisp', 'ghoul').say('decline').link('ghoul', 'sewer-rats').say('decline')
  expect(t.refusal(t.linkMove('wisp', 'skeletal'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('skeletal', 'sewer-rats'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('banshee', 'ghoul'))).toBe('TL-HORDE9')
  expect(t.refusal(t.linkMove('ghoul', 'werewolf'))).toBe('TL-HORDE9')
  // What is left are the three that are free.
  expect(links(t.offered)).toEqual(['link banshee skeletal', 'link skeletal werewolf'])
})

test('TL-HORDE5, TL-HORDE7: a monster that is shown but does not show its neighbour is not linked', () => {
  const content = printed({ werewolf: { left: undefined } })
  const t = scene({ content, areas: [['skeletal', 'werewolf', 'sewer-rats']] })
  expect(t.refusal(t.linkMove('skeletal', 'werewolf'))).toBe('TL-HORDE5')
  expect(links(t.offered)).toEqual(['link skeletal sewer-rats'])
})

test('TL-HORDE5, TL-HORDE7: nor one that shows its neighbour without being shown', () => {
  const content = printed({ skeletal: { right: undefined } })
  const t = scene({ content, areas: [['skeletal', 'werewolf', 'ghoul']] })
  expect(t.refusal(t.linkMove('skeletal', 'werewolf'))).toBe('TL-HORDE5')
  expect(links(t.offered)).toEqual(['link ghoul werewolf'])
})

test('TL-HORDE7: a file where icons and arrows disagree is not read', () => {
  expect(() => printed({ werewolf: { left: { shows: 'spirit', arrow: 'red' } } })).toThrow('TL-HORDE7')
  expect(() => printed({ werewolf: { left: { shows: 'undead', arrow: 'blue' } } })).toThrow('TL-HORDE7')
})

test('TL-HORDE-R4: two hordes whose ends fit are not merged', () => {
  const t = scene({ areas: [['wisp', 'ghoul', 'sewer-rats', 'pickpocket']] })
  t.link('wisp', 'ghoul').say('decline').link('sewer-rats', 'pickpocket').say('decline')
  expect(t.refusal(t.linkMove('ghoul', 'sewer-rats'))).toBe('TL-HORDE-R4')
  expect(t.refusal(t.linkMove('pickpocket', 'wisp'))).toBe('TL-HORDE-R4')
  expect(links(t.offered)).toEqual([])
})

/** A Ghoul that may HAUNT itself with its Horde ability, so that it stays after having been in a horde. */
const stayingGhoul = () => printed({ ghoul: { horde: [[{ op: 'haunt' }]] } })

test('TL-HORDE14, TL-HORDE-R8, TL-HAUNT-R6: a monster of one horde joins no other this phase; if it stays, it may next turn', () => {
  const t = scene({
    content: stayingGhoul(),
    areas: [['wisp', 'ghoul', 'banshee']],
    hands: [['sewer-rats', 'cultist'], ['cultist']],
    draws: [['sewer-rats', ...FIVE]],
  })
  t.link('wisp', 'ghoul').ability('ghoul')
  expect(t.refusal(t.linkMove('banshee', 'ghoul'))).toBe('TL-HORDE9')
  t.play('sewer-rats').play('cultist').pass()
  expect([t.area(0), t.hordes]).toEqual([['ghoul'], []])
  t.pass().play('sewer-rats')
  expect(links(t.offered)).toEqual(['link ghoul sewer-rats'])
  t.link('ghoul', 'sewer-rats')
  // A new Action phase: its ability is unused again, and gives no second token.
  expect(t.offered).toEqual(['ability ghoul 0', 'ability sewer-rats 0', 'decline'])
  t.ability('ghoul')
  expect([t.hordes, t.token('ghoul')]).toEqual([[['ghoul', 'sewer-rats']], 'dismissed'])
})

test.each(['cultist', 'fanatic', 'hired-thug'])(
  'TL-HORDE-R11: a %s is in no horde, on either side',
  (card) => {
    const t = scene({ areas: [[card, 'skeletal']] })
    expect(t.refusal(t.linkMove(card, 'skeletal'))).toBe('TL-HORDE-R11')
    expect(t.refusal(t.linkMove('skeletal', card))).toBe('TL-HORDE-R11')
    expect(links(t.offered)).toEqual([])
  },
)

test('TL-HORDE-R10, TL-HORDE15: without its middle a horde of three is no horde any more, and both are free', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['wisp', 'skeletal', 'werewolf', 'ghoul', 'pickpocket', 'vampire-thrall']],
  })
  t.link('wisp', 'skeletal').ability('wisp').link('skeletal', 'werewolf').say('decline')
  t.play('lambton-worm').pick('skeletal')
  expect(t.hordes).toEqual([])
  const pieces = ['wisp', 'werewolf']
  const grown = links(t.offered).filter((move) => pieces.some((id) => move.includes(id)))
  expect(grown).toEqual([
    'link ghoul werewolf',
    'link pickpocket wisp',
    'link vampire-thrall werewolf',
    'link werewolf pickpocket',
    'link wisp ghoul',
    'link wisp vampire-thrall',
  ])
  // The abilities of the new horde, and those of the other monster not.
  t.link('ghoul', 'werewolf')
  expect(t.offered).toEqual(['ability ghoul 0', 'ability werewolf 0', 'decline'])
  t.say('decline')
  expect(t.hordes).toEqual([['ghoul', 'werewolf']])
  t.link('wisp', 'ghoul')
  expect(t.offered).toEqual(['ability ghoul 0', 'ability werewolf 0', 'decline'])
})

test('TL-HORDE-R10: without an end it is one piece, and without its last member none', () => {
  const given = {
    hands: [['lambton-worm', 'leviathan', 'cultist']],
    areas: [['wisp', 'skeletal', 'werewolf']],
  } as const
  const t = scene(given).link('wisp', 'skeletal').say('decline').link('skeletal', 'werewolf').say('decline')
  const left = t.fork().play('lambton-worm').pick('wisp')
  expect(left.hordes).toEqual([['skeletal', 'werewolf']])
  t.play('lambton-worm').pick('werewolf')
  expect(t.hordes).toEqual([['wisp', 'skeletal']])
  const pair = scene(given).link('wisp', 'skeletal').say('decline')
  pair.play('lambton-worm').pick('wisp').play('leviathan').pick('skeletal')
  expect(pair.hordes).toEqual([])
})

test('TL-HORDE-R5, TL-HORDE10: an ability declined is still offered after the next Horde action', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] }).link('wisp', 'skeletal')
  t.say('decline')
  expect([t.pool.power, t.question]).toEqual([0, 'action'])
  t.link('skeletal', 'werewolf')
  expect(t.offered).toEqual(['ability skeletal 0', 'ability werewolf 0', 'ability wisp 0', 'decline'])
  expect(t.ability('skeletal').pool.power).toBe(1)
})

test('TL-HORDE11, TL-HORDE-R7: a used ability stays used when its monster leaves play and comes back this turn', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['banshee', 'skeletal', 'werewolf']],
    relics: [['grimoire']],
  })
  t.link('banshee', 'skeletal').ability('skeletal').play('lambton-worm').pick('skeletal')
  t.relic('grimoire').play('skeletal')
  expect(t.hordes).toEqual([])
  t.link('skeletal', 'werewolf')
  expect(t.offered).toEqual(['ability werewolf 0', 'decline'])
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-HORDE11')
})
