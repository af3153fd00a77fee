/** Horde abilities: which, how often, and what is left of a horde that breaks (TL-HORDE8 to TL-HORDE17). */
import { expect, test } from 'vitest'
import { printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const ability = (name: string, number = 0) => `ability ${name} ${number}`

test('TL-HORDE8, TL-HORDE-R6, TL-EX3: edge case 39, one ability of either, and a second needs another Horde action', () => {
  const t = scene({ areas: [['wisp', 'lich']] }).link('wisp', 'lich')
  expect(t.offered).toEqual([ability('lich', 0), ability('lich', 1), ability('wisp'), 'decline'])
  const lich = t.inArea('lich')
  t.ability('lich', 1)
  expect(t.told('horde-ability')).toEqual([{ e: 'horde-ability', seat: 0, card: lich, ability: 1 }])
  expect([t.question, t.pool.power]).toEqual(['action', 2])
  expect(t.refusal({ do: 'ability', card: t.inArea('wisp'), ability: 0 })).toBe('illegal')
})

test('TL-HORDE10, TL-HORDE11, TL-HORDE12, TL-EX4: edge case 40, the used one is gone; the new and the other are there', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf', 'ghoul', 'banshee']] })
  t.link('wisp', 'skeletal').ability('skeletal').link('skeletal', 'werewolf')
  expect(t.offered).toEqual([ability('werewolf'), ability('wisp'), 'decline'])
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-HORDE11')
  expect(t.refusal({ do: 'ability', card: t.inArea('ghoul'), ability: 0 })).toBe('TL-HORDE10')
  // The Wisp stands at the other end: what links the monsters does not matter.
  expect(t.fork().ability('wisp').pool.power).toBe(2)
  expect(t.ability('werewolf').pool.power).toBe(4)
})

test('TL-HORDE11, TL-HORDE10: what the whistle has used is not offered; with everything used nobody is asked', () => {
  const t = scene({ areas: [['ghoul', 'sewer-rats', 'pickpocket']], relics: [['wolf-bone-whistle']] })
  t.relic('wolf-bone-whistle').ability('ghoul').link('ghoul', 'sewer-rats')
  expect(t.offered).toEqual([ability('sewer-rats'), 'decline'])
  t.ability('sewer-rats').link('sewer-rats', 'pickpocket').ability('pickpocket')
  expect(t.pool).toEqual({ coin: 4, power: 0, regeneration: 2 })
  const all = scene({
    areas: [['ghoul', 'sewer-rats']],
    relics: [['wolf-bone-whistle']],
    hands: [['ringmaster', 'cultist']],
  })
  all.relic('wolf-bone-whistle').ability('ghoul').play('ringmaster').link('ghoul', 'sewer-rats')
  expect([all.question, all.hordes]).toEqual(['action', [['ghoul', 'sewer-rats']]])
})

test('TL-HORDE13: edge case 41, two abilities on one monster, each by its own Horde action', () => {
  const t = scene({ areas: [['wisp', 'nosferatu', 'sewer-rats', 'pickpocket']], discards: [['ghoul']] })
  t.link('wisp', 'nosferatu').ability('nosferatu', 0)
  expect(t.pool.power).toBe(3)
  t.link('nosferatu', 'sewer-rats')
  expect(t.offered).toEqual([ability('nosferatu', 1), ability('sewer-rats'), ability('wisp'), 'decline'])
  t.ability('nosferatu', 1)
  expect(t.hand(0)).toEqual(['cultist', 'ghoul'])
  t.link('sewer-rats', 'pickpocket')
  expect(t.offered).toEqual([ability('pickpocket'), ability('sewer-rats'), ability('wisp'), 'decline'])
  for (const number of [0, 1])
    expect(t.refusal({ do: 'ability', card: t.inArea('nosferatu'), ability: number })).toBe('TL-HORDE11')
})

test('TL-HORDE-R5: declined is not used: it is offered again', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'werewolf']] })
    .link('wisp', 'skeletal')
    .say('decline')
  expect([t.question, t.pool.power, t.told('horde-ability')]).toEqual(['action', 0, []])
  expect(t.link('skeletal', 'werewolf').offered).toEqual([
    ability('skeletal'),
    ability('werewolf'),
    ability('wisp'),
    'decline',
  ])
})

test('TL-HORDE17, TL-HORDE-R7: Ringmaster and whistle use any Horde ability, of any monster in play, hordes or not', () => {
  const areas = [
    ['wisp', 'skeletal', 'werewolf', 'cultist'],
    [{ card: 'mummy', token: 'dismissed' }],
  ] as const
  const t = scene({ relics: [['wolf-bone-whistle']], hands: [['ringmaster', 'cultist']], areas })
  t.link('wisp', 'skeletal').ability('wisp').relic('wolf-bone-whistle')
  expect(t.question).toBe('activate-horde')
  expect(t.offered).toEqual([ability('skeletal'), ability('werewolf')])
  expect(t.refusal({ do: 'ability', card: t.inArea('wisp'), ability: 0 })).toBe('TL-HORDE11')
  expect(t.refusal({ do: 'decline' })).toBe('illegal')
  t.ability('werewolf')
  expect([t.pool.power, t.hordes]).toEqual([4, [['wisp', 'skeletal']]])
  // One is left for the Ringmaster, and nothing to choose.
  t.play('ringmaster')
  expect([t.question, t.pool.power]).toEqual(['action', 7])
  expect(t.link('skeletal', 'werewolf').question).toBe('action')
})

test('TL-HORDE17: Fenris reaches Beasts only, and that is no Horde action', () => {
  const t = scene({
    overlords: ['fenris', 'lilith'],
    relics: [['sword-of-methuselah']],
    areas: [['chimera', 'werewolf', 'skeletal', 'blood-tithe', 'cultist']],
  })
  t.say('overlord')
  expect(t.offered).toEqual([ability('chimera', 0), ability('chimera', 1), ability('werewolf')])
  expect(t.refusal({ do: 'ability', card: t.inArea('skeletal'), ability: 0 })).toBe('TL-GEN7')
  t.ability('werewolf')
  expect([t.told('triggered'), t.pool.power]).toEqual([[], 3])
  expect(t.fork().relic('sword-of-methuselah').pool.power).toBe(5)
  // A link is one: 1 for the Chimera, and 2 more from the sword.
  t.link('skeletal', 'werewolf').say('decline')
  expect(t.relic('sword-of-methuselah').pool.power).toBe(8)
})

test('TL-HORDE-R7: two copies of a monster are used apart', () => {
  const t = scene({ areas: [['skeletal', 'skeletal', 'wisp', 'banshee']], hands: [['cultist'], []] })
  const [one, two] = t.player(0).area as [number, number]
  t.link('wisp', 'skeletal').answer(0, { do: 'ability', card: one, ability: 0 })
  t.answer(0, { do: 'link', left: t.inArea('banshee'), right: two })
  expect(t.legal()).toContainEqual({ do: 'ability', card: two, ability: 0 })
  expect(t.refusal({ do: 'ability', card: one, ability: 0 })).toBe('TL-HORDE11')
})

test('TL-HORDE11, TL-HORDE-R7: the Rats leave play and come back: their ability stays used this turn', () => {
  const t = scene({
    relics: [['wolf-bone-whistle']],
    hands: [['lambton-worm', 'skeletal', 'cultist'], ['fanatic']],
    areas: [['sewer-rats', 'ghoul']],
  })
  t.relic('wolf-bone-whistle').ability('sewer-rats')
  t.play('lambton-worm').pick('sewer-rats').play('skeletal').play('sewer-rats').link('ghoul', 'sewer-rats')
  expect(t.offered).toEqual([ability('ghoul'), 'decline'])
  expect(t.refusal({ do: 'ability', card: t.inArea('sewer-rats'), ability: 0 })).toBe('TL-HORDE11')
  t.say('decline').pass().pass()
  t.play('ghoul', 'sewer-rats').link('ghoul', 'sewer-rats')
  expect(t.offered).toEqual([ability('ghoul'), ability('sewer-rats'), 'decline'])
})

test('TL-HORDE-R8, TL-HORDE14: hordes dissolve with the phase; who stays in play may join again, with its ability', () => {
  const content = printed({ ghoul: { horde: [[{ op: 'haunt' }]] } })
  const t = scene({ content, hands: [['fanatic'], ['fanatic']], areas: [['wisp', 'ghoul', 'sewer-rats']] })
  t.link('wisp', 'ghoul').ability('ghoul')
  expect(t.token('ghoul')).toBe('haunt')
  t.pass()
  expect([t.hordes, t.area(0)]).toEqual([[], ['ghoul']])
  t.pass().play('wisp').play('sewer-rats').link('ghoul', 'sewer-rats')
  expect(t.hordes).toEqual([['ghoul', 'sewer-rats']])
  expect(t.offered).toEqual([ability('ghoul'), ability('sewer-rats'), 'decline'])
})

test('TL-HORDE-R10, TL-HORDE14: a long horde without its middle: two pieces, each with open ends and its own abilities', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['pickpocket', 'wisp', 'skeletal', 'werewolf', 'relic-hunter', 'banshee', 'ghoul']],
  })
  t.link('pickpocket', 'wisp').say('decline').link('wisp', 'skeletal').say('decline')
  t.link('skeletal', 'werewolf').say('decline').link('werewolf', 'relic-hunter').say('decline')
  t.play('lambton-worm').pick('skeletal')
  expect(t.hordes).toEqual([
    ['pickpocket', 'wisp'],
    ['werewolf', 'relic-hunter'],
  ])
  // What is left of a horde is a horde of its own, and the two are not joined.
  expect(t.refusal(t.linkMove('relic-hunter', 'wisp'))).toBe('TL-HORDE-R4')
  expect(t.link('wisp', 'ghoul').offered).toEqual([
    ability('ghoul'),
    ability('pickpocket'),
    ability('wisp'),
    'decline',
  ])
  expect(t.say('decline').hordes).toEqual([
    ['pickpocket', 'wisp', 'ghoul'],
    ['werewolf', 'relic-hunter'],
  ])
})

test('TL-HORDE-R10, TL-HORDE15: a monster left alone is in no horde: it may form a new one, or join another', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['wisp', 'skeletal', 'werewolf', 'ghoul', 'pickpocket', 'banshee']],
  })
  t.link('banshee', 'ghoul').say('decline')
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'werewolf').say('decline')
  t.play('lambton-worm').pick('skeletal')
  expect(t.hordes).toEqual([['banshee', 'ghoul']])
  const joins = t.fork().link('ghoul', 'werewolf')
  expect(joins.offered).toEqual([ability('banshee'), ability('ghoul'), ability('werewolf'), 'decline'])
  expect(joins.hordes).toEqual([['banshee', 'ghoul', 'werewolf']])
  t.link('pickpocket', 'wisp').say('decline')
  expect(t.hordes).toEqual([
    ['banshee', 'ghoul'],
    ['pickpocket', 'wisp'],
  ])
})

test('TL-HORDE15, TL-HAUNT5: a haunted monster left alone stands in no horde, and is dismissed when it joins one again', () => {
  const content = printed({
    ghoul: { unique: [{ op: 'giveHaunt', outsideHordes: true }] },
    cultist: { keywords: [{ op: 'destroy' }] },
  })
  const t = scene({
    content,
    areas: [['wisp', 'skeletal', 'werewolf']],
    hands: [['cultist', 'ghoul', 'fanatic']],
  })
  t.link('wisp', 'skeletal').say('decline').play('cultist').pick('skeletal')
  expect(t.play('ghoul').choices).toContain('wisp')
  expect(t.pick('wisp').token('wisp')).toBe('haunt')
  expect(t.link('wisp', 'ghoul').token('wisp')).toBe('dismissed')
})

test.each([
  ['wisp', [['skeletal', 'werewolf']]],
  ['werewolf', [['wisp', 'skeletal']]],
])('TL-HORDE-R10: without the %s at its end the rest stays one piece', (id, pieces) => {
  const t = scene({ hands: [['lambton-worm', 'cultist']], areas: [['wisp', 'skeletal', 'werewolf']] })
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'werewolf').say('decline')
  expect(t.play('lambton-worm').pick(id).hordes).toEqual(pieces)
})

test('TL-HORDE-R10, TL-HORDE15: of two members one is left, which is free for another horde', () => {
  const t = scene({ hands: [['warlock', 'cultist']], areas: [['wisp', 'skeletal', 'ghoul', 'pickpocket']] })
  t.link('wisp', 'skeletal').say('decline').play('warlock').pick('skeletal')
  expect(t.hordes).toEqual([])
  expect(t.offered.filter((answer) => answer.startsWith('link'))).toEqual([
    'link pickpocket wisp',
    'link warlock wisp',
    'link wisp ghoul',
  ])
  t.link('wisp', 'ghoul').say('decline').link('pickpocket', 'wisp').say('decline')
  expect(t.hordes).toEqual([['pickpocket', 'wisp', 'ghoul']])
})

test('TL-HORDE-R10: when its last member leaves, the horde is gone', () => {
  const t = scene({
    hands: [['lambton-worm', 'warlock', 'cultist']],
    areas: [['wisp', 'skeletal', 'ghoul']],
  })
  t.link('wisp', 'skeletal').say('decline').play('lambton-worm').pick('skeletal').play('warlock').pick('wisp')
  expect(t.hordes).toEqual([])
})

test('TL-HORDE-R10: the Gargoyle destroys a member of its own horde by its Horde ability, and the line breaks', () => {
  const t = scene({ areas: [['wisp', 'skeletal', 'gargoyle', 'pickpocket']], street: ['ghoul'] })
  t.link('wisp', 'skeletal').say('decline').link('skeletal', 'gargoyle').ability('gargoyle')
  expect(t.question).toBe('destroy')
  t.pick('skeletal')
  expect([t.hordes, t.question]).toEqual([[], 'action'])
  expect(t.link('gargoyle', 'pickpocket').offered).toEqual([ability('pickpocket'), 'decline'])
})
