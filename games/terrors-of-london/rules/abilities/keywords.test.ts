import { expect, test } from 'vitest'
import { scene } from '../testing/scene.ts'

// --- COMMAND ---

test('TL-COMMAND1, TL-COMMAND2, TL-COMMAND-R1: a monster of cost 3 or less comes back and can be played again', () => {
  const t = scene({
    hands: [['skeletal']],
    discards: [['black-shuck', 'werewolf', 'cultist', 'acolyte-veil']],
  })
  t.play('skeletal')
  expect(t.choices).toEqual(['acolyte-veil', 'black-shuck', 'cultist'])
  t.pick('black-shuck')
  expect(t.discard(0)).toEqual(['acolyte-veil', 'cultist', 'werewolf'])
  expect(t.play('black-shuck').gain('power').pool.power).toBe(3)
})

test('TL-COMMAND1, TL-COMMAND-R2: dearer monsters, Influences and Relics do not come', () => {
  const discards = [['black-shuck', 'wisp', 'werewolf', 'blood-tithe', 'pocket-watch']] as const
  const t = scene({ hands: [['skeletal', 'cultist']], discards }).play('skeletal')
  const card = (id: string) => ({ do: 'card', card: t.find(t.player(0).discard, id) }) as const
  expect(t.refusal(card('werewolf'))).toBe('TL-COMMAND1')
  expect(t.refusal(card('blood-tithe'))).toBe('TL-COMMAND-R2')
  expect(t.refusal(card('pocket-watch'))).toBe('TL-COMMAND-R2')
})

test('TL-COMMAND-R3: with an empty discard pile nothing happens and nothing is shuffled', () => {
  const t = scene({ hands: [['skeletal', 'cultist']], draws: [['ghoul']] }).play('skeletal')
  expect(t.question).toBe('action')
  expect(t.draw(0)).toEqual(['ghoul'])
})

test('TL-COMMAND-R4: both players know that the monster is in the hand', () => {
  const t = scene({ hands: [['skeletal', 'cultist']], discards: [['ghoul', 'wisp']] })
    .play('skeletal')
    .pick('ghoul')
  expect(t.s.known[t.inHand('ghoul')]).toBe(3)
})

test('TL-GEN-R4: a table may read that COMMAND, DESTROY and SACRIFICE may be declined', () => {
  const options = { keywordsOptional: true }
  const t = scene({
    options,
    hands: [['skeletal', 'warlock', 'lambton-worm', 'cultist']],
    discards: [['ghoul']],
  })
  t.play('skeletal').say('decline').play('warlock').say('decline').play('lambton-worm').say('decline')
  expect(t.area(0)).toEqual(['skeletal', 'warlock', 'lambton-worm'])
  expect(t.discard(0)).toEqual(['ghoul'])
})

// --- CURSE ---

test('TL-CURSE1, TL-CURSE-R2, TL-DISC1: the opponent chooses between 2 Health and a card of its choice', () => {
  const t = scene({
    hands: [
      ['mummy', 'cultist'],
      ['ghoul', 'fanatic'],
    ],
  }).play('mummy')
  expect([t.question, t.seat]).toEqual(['curse', 1])
  const lost = t.fork().say('lose-health')
  expect([lost.lost(1), lost.hand(1).length]).toEqual([2, 2])
  t.pick('fanatic')
  expect(t.lost(1)).toBe(0)
  expect(t.discard(1)).toEqual(['fanatic'])
  expect([t.question, t.seat]).toEqual(['action', 0])
})

test('TL-CURSE2, TL-ARMOR4: Armor does not help', () => {
  const t = scene({ hands: [['mummy', 'cultist']], relics: [[], ['tower-cuirass', 'canopic-jar']] })
  expect(t.play('mummy').say('lose-health').lost(1)).toBe(2)
})

test('TL-CURSE-R1: with an empty hand the opponent loses Health', () => {
  const t = scene({ hands: [['mummy', 'cultist'], []] }).play('mummy')
  expect(t.question).toBe('action')
  expect(t.lost(1)).toBe(2)
})

test('TL-CURSE-R3, TL-END-R1: the opponent may choose the loss that kills', () => {
  const t = scene({ hands: [['poltergeist', 'cultist']], health: [undefined, 2] }).play('poltergeist')
  t.say('lose-health')
  expect(t.s.outcome).toEqual({ winners: [0], rule: 'TL-END1' })
})

test('TL-CURSE-R4: CURSE, then the next keyword of the card', () => {
  const t = scene({ hands: [['poltergeist', 'cultist']], street: ['ghoul'] }).play('poltergeist')
  expect(t.say('lose-health').question).toBe('destroy')
})

// --- DESTROY ---

test('TL-DESTROY1, TL-DESTROY-R1, TL-DESTROY-R2: any card in play of either side, or one of the Street', () => {
  const t = scene({
    hands: [['lambton-worm', 'cultist']],
    areas: [['blood-tithe'], [{ card: 'gargoyle', token: 'dismissed' }]],
    relics: [['pocket-watch'], ['voodoo-doll']],
    street: ['ghoul'],
    acolytes: ['acolyte-veil'],
    discards: [['lich']],
  })
  t.play('lambton-worm')
  const all = ['blood-tithe', 'gargoyle', 'ghoul', 'lambton-worm', 'pocket-watch', 'voodoo-doll']
  expect(t.choices).toEqual(all)
  expect(t.offers({ do: 'decline' })).toBe(false)
})

test('TL-DESTROY3, TL-DESTROY4, TL-DESTROY-R3: a card of the Street leaves the game and its place is filled', () => {
  const given = { hands: [['lambton-worm', 'cultist']], street: ['ghoul', 'wisp'] } as const
  const t = scene({ ...given, market: ['lich'] })
    .play('lambton-worm')
    .pick('ghoul')
  expect(t.removed).toEqual(['ghoul'])
  expect(t.street.slice(0, 2)).toEqual(['lich', 'wisp'])
  const exhausted = scene(given).play('lambton-worm').pick('ghoul')
  expect(exhausted.street.slice(0, 2)).toEqual(['-', 'wisp'])
})

test('TL-DESTROY-R1, TL-GEN-R4: with nothing else there it must hit its own card', () => {
  const t = scene({ hands: [['lambton-worm', 'cultist']] }).play('lambton-worm')
  expect(t.area(0)).toEqual([])
  expect(t.discard(0)).toEqual(['lambton-worm'])
  expect(t.pool).toEqual({ coin: 1, power: 3, regeneration: 1 })
})

// --- DRAW, UNITE, RAGE ---

test('TL-DRAWK1, TL-DRAWK-R1: drawn cards can be played, and Pass counts them', () => {
  const t = scene({ hands: [['chimera', 'cultist']], draws: [['ghoul', 'wisp']] }).play('chimera')
  expect(t.hand(0)).toEqual(['cultist', 'ghoul'])
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  expect(t.play('ghoul').area(0)).toEqual(['chimera', 'ghoul'])
})

test('TL-UNITE1: each activation puts one token beside the draw pile', () => {
  const t = scene({ hands: [['inquisitor', 'alchemist', 'cultist']], street: ['ghoul'] })
  t.play('alchemist').play('inquisitor').pick('ghoul')
  expect(t.player(0).unite).toBe(2)
})

test.each([
  ['coinOrPower', 'coin', 'power'],
  ['powerOrRegeneration', 'power', 'regeneration'],
  ['coinOrRegeneration', 'coin', 'regeneration'],
] as const)('TL-RAGE1, TL-RAGE-R1, TL-RAGE-R2: RAGE as %s gives 2 of %s or 2 of %s', (rage, one, other) => {
  const t = scene({ options: { rage }, hands: [['pack-hunt', 'werewolf', 'cultist']] }).play('werewolf')
  expect(t.legal()).toEqual([
    { do: 'gain', resource: one },
    { do: 'gain', resource: other },
  ])
  const before = t.pool
  expect(t.gain(other).pool).toEqual({ ...before, [other]: before[other] + 2 })
})

// --- SACRIFICE ---

test('TL-SACR1, TL-SACR3, TL-SACR-R1, TL-SACR-R3: a Cultist in play leaves the game for 1 Power', () => {
  const t = scene({ hands: [['warlock', 'fanatic']], areas: [['cultist']] })
    .play('warlock')
    .pick('cultist')
  expect(t.removed).toEqual(['cultist'])
  expect(t.pool.power).toBe(6)
})

test('TL-SACR2: hand and discard pile are out of reach unless the card says otherwise', () => {
  const given = { areas: [['cultist']], discards: [['ghoul']] } as const
  const t = scene({ ...given, hands: [['warlock', 'fanatic']] }).play('warlock')
  expect(t.choices).toEqual(['cultist', 'warlock'])
  expect(t.refusal({ do: 'card', card: t.inHand('fanatic') })).toBe('TL-SACR2')
  const wide = scene({ ...given, hands: [['resurrectionist', 'fanatic']] })
    .play('resurrectionist')
    .pick('ghoul')
  expect(wide.discard(0)).toEqual([])
  expect(wide.removed).toEqual(['ghoul'])
})

test('TL-SACR-R1: the table says what a sacrifice gives', () => {
  const options = { sacrificeGain: 'regeneration' } as const
  const t = scene({ options, hands: [['warlock', 'fanatic']], areas: [['cultist']] }).play('warlock')
  expect(t.pick('cultist').pool.regeneration).toBe(1)
})
