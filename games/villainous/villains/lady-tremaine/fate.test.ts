/** What Lady Tremaine's Fate cards do to her. */
import { expect, test } from 'vitest'
import { at, BALL, ball, fated, wedding } from './testing/tables.ts'

test('VD-LT29, VD-LT-R16, VD-PVM4, VD-CARDT-R30, VD-CARDT-R28: Bibbidi-Bobbidi-Boo frees Bruno, whom Lucifer follows and traps again', () => {
  const t = fated(['bibbidi-bobbidi-boo', 'ball-gown-cinderella'], {
    realm: { bruno: { at: 'the-castle', trapped: true }, lucifer: 'the-castle' },
  })
  expect(t.offered).toEqual(['at cinderellas-room', 'at music-room'])
  expect(t.at('music-room').here('music-room', 1)).toEqual(['bruno*', 'lucifer'])
})

test('VD-CARDT-R28: Bruno, played, calls Lucifer, who traps him and every other Hero there', () => {
  const t = fated(['bruno', 'bibbidi-bobbidi-boo'], {
    realm: { lucifer: 'the-castle', jaq: 'music-room' },
  }).at('music-room')
  expect(t.here('music-room', 1)).toEqual(['bruno*', 'jaq*', 'lucifer'])
})

test('VD-CARDT-R31, VD-CARDT-R25, VD-LT-R21: Sweet Nightingale moves an Ally anywhere it may go, unless Allies cannot move', () => {
  const t = fated(['sweet-nightingale', 'bibbidi-bobbidi-boo'], {
    unlocked: BALL,
    realm: { lucifer: 'cinderellas-room' },
  })
  expect(t.offered).toEqual(['at music-room', 'at the-castle'])
  const stuck = fated(['sweet-nightingale', 'bibbidi-bobbidi-boo'], {
    realm: { lucifer: 'cinderellas-room', 'fairy-godmother': 'the-castle' },
  })
  expect(stuck.fateDiscard(1)).toEqual(['sweet-nightingale', 'bibbidi-bobbidi-boo'])
})

test('VD-CARDT-R24, VD-LT-R25: Fairy Godmother brings Ball Gown Cinderella, in Cinderella’s place or anywhere open', () => {
  const cinderella = { at: 'music-room', trapped: true } as const
  const t = fated(['fairy-godmother', 'sweet-nightingale', 'ball-gown-cinderella'], {
    realm: { cinderella },
  }).at('the-castle')
  expect([t.here('music-room', 1), t.fateDiscard(1)]).toEqual([
    ['ball-gown-cinderella'],
    ['sweet-nightingale', 'cinderella'],
  ])
  const open = fated(['fairy-godmother', 'sweet-nightingale', 'ball-gown-cinderella']).at('the-castle')
  expect(open.offered).toEqual(['at cinderellas-room', 'at music-room', 'at the-castle'])
})

test('VD-TIME-R6, VD-CARDT-R25: beside Lucifer she calls first and is trapped then, and Allies can move', () => {
  const t = fated(['fairy-godmother', 'bibbidi-bobbidi-boo', 'ball-gown-cinderella'], {
    realm: { lucifer: 'the-castle' },
  })
  t.at('the-castle').at('music-room')
  expect([t.here('the-castle', 1), t.here('music-room', 1)]).toEqual([
    ['fairy-godmother*', 'lucifer'],
    ['ball-gown-cinderella'],
  ])
  const told = t.events.map(({ e }) => e)
  expect(told.indexOf('found')).toBeLessThan(told.indexOf('trapped'))
})

test('VD-CARDT-R26: Jaq takes a Villain Item, never a Slipper', () => {
  const t = fated(['jaq', 'bibbidi-bobbidi-boo'], { realm: { 'glass-slipper-the-castle': 'the-castle' } }).at(
    'music-room',
  )
  expect(t.here('the-castle', 1)).toEqual(['glass-slipper-the-castle'])
})

test('VD-CARDT-R27: beside Gus no Item is activated, unless he is trapped or the table does without', () => {
  const realm = { ...wedding.realm, gus: 'music-room' } as const
  const t = ball({ realm })
  expect(t.refusal(t.icon('activate'))).toBe('VD-ACT-R3')
  expect(
    ball({ realm: { ...realm, gus: { at: 'music-room', trapped: true } } }).use('activate').winners,
  ).toEqual([0])
  expect(ball({ realm }, { reconstructedAbilities: false }).use('activate').winners).toEqual([0])
})

test('VD-LT12, VD-LT13, VD-CARDT-R29: each Slipper has its own location and hangs on nobody', () => {
  const t = fated(['glass-slipper-the-castle', 'bibbidi-bobbidi-boo'], { realm: { jaq: 'music-room' } })
  expect([t.here('the-castle', 1), t.covered('the-castle', 1)]).toEqual([['glass-slipper-the-castle'], true])
})

test('VD-LT31: the Slipper and Ball Gown Cinderella keep her from winning', () => {
  const ready = {
    mover: 'music-room',
    unlocked: BALL,
    realm: { ...wedding.realm, cinderella: 'music-room' },
  } as const
  const slipper = fated(['glass-slipper-the-castle', 'ball-gown-cinderella'], ready).pick(
    'glass-slipper-the-castle',
  )
  slipper.say('end').move('the-ballroom')
  expect(slipper.refusal(slipper.icon('activate'))).toBe('VD-ACT-R3')
  const outside = { ...ready, realm: { ...ready.realm, 'ball-gown-drizella': 'the-castle' } } as const
  const gown = fated(['ball-gown-cinderella', 'glass-slipper-the-castle'], outside).pick(
    'ball-gown-cinderella',
  )
  gown.say('end').move('the-ballroom').use('moveItemAlly').pick('ball-gown-drizella')
  expect([gown.here('the-ballroom', 1), gown.here('music-room', 1)]).toEqual([
    ['the-prince'],
    ['ball-gown-cinderella', 'ball-gown-drizella', 'wedding-bells'],
  ])
})

test('VD-LT-R18: Cinderella makes neither Allies nor Items dearer', () => {
  const hand = ['lucifer', 'wedding-bells', 'trapped'] as const
  const t = at({ hand, power: 4, realm: { cinderella: 'the-castle' } })
  t.play('lucifer').at('music-room')
  expect(t.power(0)).toBe(1)
  const poor = at({ hand, power: 2, realm: { cinderella: 'the-castle', anastasia: 'the-castle' } })
  expect(poor.refusal(poor.icon('playCard'))).toBe('VD-ACT-R3')
  expect(at({ hand, power: 4, realm: { cinderella: 'the-castle' } }).use('playCard').offered).toEqual([
    'lucifer',
    'trapped',
    'wedding-bells',
  ])
})

test('VD-SEE-R1, VD-LT5: with one card left she sees that one and one of the pile, shuffled under it', () => {
  const realm = { 'invitation-from-the-king': 'music-room' } as const
  const t = ball({ realm, fateDeck: ['jaq'], fateDiscard: ['gus'] }).use('activate')
  expect([t.offered, t.fateDeck(0)]).toEqual([
    ['gus', 'jaq'],
    ['jaq', 'gus'],
  ])
  expect([t.pick('jaq').fateDeck(0), t.fateDiscard(0)]).toEqual([['gus'], ['jaq']])
})

test('VD-FIND-R3: Fairy Godmother asks for no location where Ball Gown Cinderella cannot be fetched any more', () => {
  const t = fated(['fairy-godmother', 'ball-gown-cinderella', 'jaq'], {}, { fateDiscardFirst: false })
  t.at('the-castle')
  expect([t.question, t.here('the-castle', 1)]).toEqual(['act', ['fairy-godmother']])
  expect([t.fateDiscard(1), t.fateDeck(1)]).toEqual([['ball-gown-cinderella'], ['jaq']])
})

test('VD-LT-R12: Lucifer traps who arrives, not who was spared before', () => {
  const realm = { lucifer: 'the-castle', jaq: 'the-castle' } as const
  const t = fated(['gus', 'ball-gown-cinderella'], { realm }).at('the-castle')
  expect(t.here('the-castle', 1)).toEqual(['gus*', 'jaq', 'lucifer'])
})

test('VD-CARDT-R25: Fairy Godmother holds Allies, neither Items nor Heroes', () => {
  const realm = {
    'fairy-godmother': 'the-castle',
    lucifer: 'music-room',
    'the-key': 'music-room',
    'wedding-bells': 'music-room',
  } as const
  const t = ball({ realm }).use('moveItemAlly')
  expect([t.offered, t.against('lucifer')]).toEqual([['the-key', 'wedding-bells'], 'VD-CARDT-R25'])
  expect(ball({ realm }).use('activate').here('cinderellas-room')).toEqual(['fairy-godmother*'])
})

test('VD-CARDT-R8: trapped where she is, nobody has moved', () => {
  const realm = { 'the-key': 'music-room', jaq: 'cinderellas-room' } as const
  const t = ball({ realm }, { keyTrapsInRoom: true }).use('activate')
  expect([t.here('cinderellas-room'), t.told('moved')]).toEqual([['jaq*'], []])
})
