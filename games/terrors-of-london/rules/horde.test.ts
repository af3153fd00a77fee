import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

test('TL-HORDE3, TL-HORDE5, TL-HORDE8, TL-EX3: a Wisp and a Skeletal form a horde and one ability is used', () => {
  const t = scene({ areas: [['wisp', 'skeletal']] }).link('wisp', 'skeletal')
  expect(t.question).toBe('horde-ability')
  t.ability('skeletal')
  expect(t.hordes).toEqual([['wisp', 'skeletal']])
  expect(t.pool.power).toBe(1)
  expect(t.question).toBe('action')
})

test('TL-HORDE9, TL-HORDE10, TL-HORDE11, TL-EX4: enlarged with a Werewolf, the used ability is not offered again', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] })
  t.link('wisp', 'skeletal').ability('skeletal').link('skeletal', 'werewolf')
  expect(t.hordes).toEqual([['wisp', 'skeletal', 'werewolf']])
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-HORDE11')
  expect(t.fork().ability('wisp').pool.power).toBe(2)
  expect(t.ability('werewolf').pool.power).toBe(4)
})

test('TL-HORDE5, TL-EX6: monsters that do not show each other do not link, nor the wrong way round', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'sewer-rats']] })
  expect(t.refusal(t.linkMove('skeletal', 'wisp'))).toBe('TL-HORDE5')
  expect(t.refusal(t.linkMove('wisp', 'sewer-rats'))).toBe('TL-HORDE5')
})

test('TL-HORDE-R11: starting monsters join no horde', () => {
  const t = scene({ areas: [['cultist', 'skeletal']] })
  expect(t.refusal(t.linkMove('cultist', 'skeletal'))).toBe('TL-HORDE-R11')
})

test('TL-HORDE9, TL-HORDE-R3: a side that is paired takes nobody else', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'banshee', 'werewolf']] })
  t.link('wisp', 'skeletal').say('decline')
  expect(t.refusal(t.linkMove('banshee', 'skeletal'))).toBe('TL-HORDE9')
  expect(t.offers(t.linkMove('skeletal', 'werewolf'))).toBe(true)
})

test('TL-HORDE-R4, TL-HORDE14, TL-HORDE-R13: two hordes may stand side by side and never merge', () => {
  const t = scene({ areas: [['ghoul', 'sewer-rats', 'pickpocket', 'wisp']] })
  t.link('ghoul', 'sewer-rats').say('decline').link('pickpocket', 'wisp').say('decline')
  expect(t.hordes).toEqual([
    ['ghoul', 'sewer-rats'],
    ['pickpocket', 'wisp'],
  ])
  expect(t.refusal(t.linkMove('sewer-rats', 'pickpocket'))).toBe('TL-HORDE-R4')
})

test('TL-HORDE-R3: a horde never closes into a ring', () => {
  const t = scene({ areas: [['ghoul', 'sewer-rats', 'pickpocket', 'wisp']] })
  t.link('ghoul', 'sewer-rats').say('decline').link('sewer-rats', 'pickpocket').say('decline')
  t.link('pickpocket', 'wisp').say('decline')
  expect(t.refusal(t.linkMove('wisp', 'ghoul'))).toBe('TL-HORDE-R3')
})

test('TL-HORDE9: a horde grows at its left end as well', () => {
  const t = scene({ areas: [['skeletal', 'werewolf', 'wisp']] })
    .link('skeletal', 'werewolf')
    .say('decline')
  expect(t.link('wisp', 'skeletal').hordes).toEqual([['wisp', 'skeletal', 'werewolf']])
})

test('TL-HORDE-R5, TL-HORDE-R6: an ability declined is still there after the next Horde action, and one comes at a time', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] })
    .link('wisp', 'skeletal')
    .say('decline')
  t.link('skeletal', 'werewolf')
  expect(t.legal()).toHaveLength(4)
  expect(t.ability('skeletal').question).toBe('action')
})

test('TL-HORDE13: both abilities of a monster, over two Horde actions', () => {
  const t = scene({ areas: [['wisp', 'lich', 'sewer-rats']], discards: [['ghoul']] })
  t.link('wisp', 'lich').ability('lich', 1)
  expect(t.pool.power).toBe(2)
  t.link('lich', 'sewer-rats').ability('lich', 0)
  expect(t.hand(0)).toEqual(['cultist', 'ghoul'])
})

test('TL-HORDE-R10, TL-HORDE15: a horde of three that loses its middle is none any more', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['wisp', 'skeletal', 'werewolf', 'ghoul', 'pickpocket']],
  })
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'werewolf').say('decline')
  t.play('lambton-worm').pick('skeletal')
  expect(t.hordes).toEqual([])
  t.link('wisp', 'ghoul').say('decline')
  expect(t.hordes).toEqual([['wisp', 'ghoul']])
  t.link('werewolf', 'pickpocket').say('decline')
  expect(t.refusal(t.linkMove('ghoul', 'werewolf'))).toBe('TL-HORDE-R4')
})

test('TL-HORDE-R8: hordes dissolve at the end of the phase, and next turn a monster that stayed may join another', () => {
  // A Ghoul that is haunted by its own Horde ability stays although it is in a horde (TL-HAUNT-R5).
  const content = printed({ ghoul: { horde: [[{ op: 'haunt' }]] } })
  const hands = [['cultist'], ['cultist']] as const
  const draws = [['banshee', 'sewer-rats', 'cultist', 'cultist', 'cultist']] as const
  const t = scene({ content, areas: [['wisp', 'ghoul']], hands, draws }).play('cultist')
  t.link('wisp', 'ghoul').ability('ghoul')
  expect([t.hordes, t.token('ghoul')]).toEqual([[['wisp', 'ghoul']], 'haunt'])
  t.pass()
  expect([t.hordes, t.area(0)]).toEqual([[], ['ghoul']])
  t.pass().play('banshee')
  if (t.question === 'curse') t.say('lose-health')
  t.link('banshee', 'ghoul')
  expect([t.hordes, t.offered]).toEqual([
    [['banshee', 'ghoul']],
    ['ability banshee 0', 'ability ghoul 0', 'decline'],
  ])
})

test('TL-HORDE17, TL-HORDE-R7: Fenris activates the ability of a Beast outside a horde, once', () => {
  const t = scene({ overlords: ['fenris', 'lilith'], areas: [['werewolf', 'sewer-rats', 'skeletal']] })
  t.say('overlord')
  expect(t.question).toBe('activate-horde')
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-GEN7')
  expect(t.ability('werewolf').pool.power).toBe(3)
  t.link('skeletal', 'werewolf')
  expect(t.refusal({ do: 'ability', card: t.inArea('werewolf'), ability: 0 })).toBe('TL-HORDE11')
})
