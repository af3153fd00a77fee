/** Kinds of cards: what each shows, where it goes, when it acts. */
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { villainous } from '../index.ts'
import { hk } from '../villains/gaston/testing/tables.ts'
import { lady } from '../villains/lady-tremaine/testing/tables.ts'
import { scene } from './testing/scene.ts'

const box = boxOf({ content: villainous.content.standard })
const faces = [...new Set(box.faces)]
const types = (fate: boolean) =>
  [...new Set(faces.filter((face) => face.fate === fate).map(({ type }) => type))].sort()
const entries = box.boards.flatMap(({ entry }) => [...entry.villainDeck, ...entry.fateDeck])

test('VD-TYPE1, VD-ALLY1, VD-HERO1, VD-ITEM1, VD-EFFECT1: which kinds each set has', () => {
  expect(types(false)).toEqual(['ally', 'condition', 'effect', 'item'])
  expect(types(true)).toEqual(['effect', 'hero', 'item', 'prince'])
})

test('VD-TYPE5, VD-FATE10, VD-COND-R6: Allies, Items and Effects of the Villain set show a cost, no other card does', () => {
  for (const { entry } of box.boards) {
    for (const card of entry.villainDeck) expect('cost' in card).toBe(card.type !== 'condition')
    for (const card of entry.fateDeck) expect('cost' in card && card.cost !== undefined).toBe(false)
  }
})

test('VD-TYPE6: Allies and Heroes show a strength', () => {
  for (const card of entries) expect('strength' in card).toBe(card.type === 'ally' || card.type === 'hero')
})

test('VD-TYPE2, VD-SETUP13: the owner’s hand holds Villain cards only; Fate cards come by opponents', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 9, hand: ['wolves'], fateDeck: ['belle'] }], hk)
    .move('beasts-castle')
    .use('playCard')
  expect(t.offered).toEqual(['wolves'])
})

test('VD-TYPE3, VD-ITEM-R1: every card goes to the pile of its own set', () => {
  const realm = {
    gurgi: { at: 'morva', items: ['dyrnwyn'] },
    'horned-kings-henchmen': 'morva',
    doli: 'dungeons',
  } as const
  const t = scene(['horned-king', { mover: 'morva', realm }], ['gaston'])
    .move('fair-folk-kingdom')
    .use('vanquish')
  expect([t.discard(0), t.fateDiscard(0)]).toEqual([['horned-kings-henchmen'], ['dyrnwyn']])
})

test('VD-TYPE4, VD-TIME-R2, VD-ALLY4, VD-HERO4: a text without symbol holds exactly as long as its card is there', () => {
  const realm = { cogsworth: 'tavern', lumiere: 'tavern', 'the-mob': 'tavern' } as const
  const t = scene(['gaston', { mover: 'forest', realm }], hk).move('tavern')
  expect(t.strength('lumiere')).toBe(4)
  t.use('vanquish').pick('cogsworth')
  expect(t.strength('lumiere')).toBe(3)
})

test('VD-REALM7, VD-REALM8, VD-REALM10, VD-HERO2, VD-HERO5, VD-COVER1: only what lies above covers, and Heroes lie above', () => {
  const t = scene(
    ['horned-king', { mover: 'morva' }],
    ['gaston', { fateDeck: ['belle', 'maurices-invention'], realm: { wolves: 'tavern' } }],
  )
  expect(t.covered('tavern', 1)).toBe(false)
  t.move('dungeons').use('fate').at('tavern')
  expect(t.covered('tavern', 1)).toBe(true)
})

test('VD-ITEM2, VD-PLAY1, VD-PLAY-R1, VD-ABIL2: an Item is paid and placed at a location of choice, one card for an icon', () => {
  const t = scene(
    ['horned-king', { mover: 'morva', power: 6, hand: ['ancient-soldiers', 'ancient-soldiers'] }],
    ['gaston'],
  ).move('fair-folk-kingdom')
  t.play('ancient-soldiers').at('throne-room')
  expect([t.here('throne-room'), t.power(0), t.hand(0)]).toEqual([
    ['ancient-soldiers'],
    3,
    ['ancient-soldiers'],
  ])
  expect(t.refusal(t.icon('playCard'))).toBe('VD-ACT2')
})

test('VD-PLAY-R2: increases count, and a price is never below 0', () => {
  const has = lady({ power: 4, hand: ['trapped'], realm: { cinderella: 'the-castle' } })
  const t = scene(has, hk).move('music-room').play('trapped')
  expect(t.power(0)).toBe(1)
})

test('VD-ABIL1, VD-ABIL-R1, VD-ACTIV3, VD-ACTIV4: playing a card does not use its activated ability; an icon does, at once if there is one', () => {
  const has = { mover: 'forest', power: 3, hand: ['monsieur-darque'] } as const
  const t = scene(['gaston', has], hk).move('tavern').play('monsieur-darque').at('forest')
  expect([t.pieces(0), t.power(0)]).toEqual([[2, 2, 2, 2], 2])
  t.use('activate').at('forest')
  expect(t.pieces(0)).toEqual([2, 2, 1, 2])
})

test('VD-ACTIV-R4, VD-HK3, VD-REALM-R2: the tile is no card, and can still be activated', () => {
  const t = scene(
    ['horned-king', { mover: 'morva', pieces: [1], realm: { 'ancient-soldiers': 'fair-folk-kingdom' } }],
    ['gaston'],
  )
  t.move('fair-folk-kingdom').grant('ancient-soldiers')
  expect(t.told('activated')).toEqual([{ e: 'activated', seat: 0, card: -1 }])
})

test('VD-CARDG-R31, VD-CARDH-R29: The Mob and the Henchmen have no text', () => {
  for (const id of ['the-mob', 'horned-kings-henchmen']) {
    const entry = entries.find((card) => card.id === id)
    expect(entry && [entry.text, entry.always, 'play' in entry]).toEqual([undefined, undefined, false])
  }
})

test('VD-ALLY3, VD-VANQ-R4: a Hero above 0 falls to Allies at its location, and not without one', () => {
  const t = scene(['gaston', { mover: 'forest', realm: { belle: 'tavern', 'the-mob': 'forest' } }], hk).move(
    'tavern',
  )
  expect(t.refusal(t.icon('vanquish'))).toBe('VD-ACT-R3')
})

test('VD-ACT5: an action reaches every location of the realm', () => {
  const t = scene(
    ['gaston', { mover: 'forest', realm: { belle: 'belles-house', 'the-mob': 'belles-house' } }],
    hk,
  ).move('tavern')
  expect(t.use('vanquish').fateDiscard(0)).toEqual(['belle'])
})

test('VD-COMP16, VD-POWER-R1, VD-SETUP8: Power has no end', () => {
  const t = scene(['gaston', { mover: 'tavern', power: 400 }], hk)
    .move('forest')
    .use('gainPower')
  expect(t.power(0)).toBe(402)
})

test('VD-MOVE-R3: Heroes and covered icons never close a location to the mover', () => {
  const realm = { belle: 'forest', beast: 'forest', lumiere: 'tavern' } as const
  const t = scene(['gaston', { mover: 'belles-house', realm }], hk)
  expect(t.offered).toEqual(['move beasts-castle', 'move forest', 'move tavern'])
})

test('VD-COVER-R4, VD-REALM9: several Heroes at a location lie in no order that matters', () => {
  const one = scene(
    ['gaston', { mover: 'forest', realm: { belle: 'tavern', lumiere: 'tavern', 'the-mob': 'tavern' } }],
    hk,
  ).move('tavern')
  const two = scene(
    ['gaston', { mover: 'forest', realm: { lumiere: 'tavern', belle: 'tavern', 'the-mob': 'tavern' } }],
    hk,
  ).move('tavern')
  expect(one.use('vanquish').offered).toEqual(two.use('vanquish').offered)
})

test('VD-EX12: an open location offers its four icons; under Taran, with Ancient Soldiers, three', () => {
  const has = {
    mover: 'morva',
    power: 3,
    hand: ['creeper'],
    pieces: [1],
    realm: { gurgi: 'morva', 'horned-kings-henchmen': 'morva' },
  } as const
  const open = scene(['horned-king', has], ['gaston', { fateDeck: ['belle'] }]).move('fair-folk-kingdom')
  expect(open.offered.filter((move) => move !== 'end')).toHaveLength(4)
  const realm = { ...has.realm, taran: 'fair-folk-kingdom', 'ancient-soldiers': 'fair-folk-kingdom' } as const
  const covered = scene(['horned-king', { ...has, realm }], ['gaston', { fateDeck: ['belle'] }]).move(
    'fair-folk-kingdom',
  )
  expect(covered.offered.filter((move) => move !== 'end')).toEqual([
    'grant ancient-soldiers',
    'use playCard',
    'use vanquish',
  ])
})
