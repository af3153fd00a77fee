/** The Horned King's cards and his Cauldron, played through questions and answers. */
import { expect, test } from 'vitest'
import { scene } from '../../rules/testing/scene.ts'
import { AWAKE, at, DORMANT, everywhere, fated, gaston, king } from './testing/tables.ts'

test('VD-SETUP15, VD-HK-R1, VD-HK13: the tile begins unclaimed, and Cauldron Born wait until it is awake', () => {
  expect(scene(['horned-king', {}], gaston).pieces(0)).toEqual([0])
  for (const pieces of [[0], DORMANT]) {
    const t = at({ hand: ['cauldron-born', 'creeper'], pieces }).use('playCard')
    expect(t.against('cauldron-born')).toBe('VD-HK13')
  }
})

test('VD-HK1, VD-HK16, VD-CARDH-R2: awake, one is played at any location; the fourth location wins', () => {
  const t = at({ hand: ['cauldron-born', 'cauldron-born'], pieces: AWAKE, realm: everywhere })
  t.play('cauldron-born').at('morva')
  expect([t.here('morva'), t.winners]).toEqual([['cauldron-born', 'cauldron-born'], null])
  expect(t.play('cauldron-born', 2).at('throne-room').winners).toEqual([0])
})

test('VD-HK2, VD-HK-R2: without the tile four of them do not win; with it asleep they do', () => {
  const realm = { ...everywhere, 'cauldron-born 4': 'throne-room' } as const
  expect(at({ realm, pieces: [0] }).use('gainPower').winners).toBeNull()
  const asleep = { ...realm, 'cauldron-born 5': 'morva' } as const
  expect(scene(king({ realm: asleep, pieces: DORMANT }), gaston).pick('cauldron-born').winners).toEqual([0])
})

test('VD-HK6, VD-HK4, VD-HK-R3, VD-CARDH-R8, VD-GEN-R5: Show Me claims the tile or gives 3 Power; claimed, only the Power', () => {
  const hand = ['show-me-the-black-cauldron'] as const
  const t = at({ hand }).play('show-me-the-black-cauldron')
  expect(t.offered).toEqual(['branch 0', 'branch 1'])
  expect(t.fork().branch(0).pieces(0)).toEqual(DORMANT)
  expect(t.branch(1).power(0)).toBe(11)
  const claimed = at({ hand, pieces: DORMANT }).play('show-me-the-black-cauldron')
  expect([claimed.pieces(0), claimed.power(0)]).toEqual([DORMANT, 11])
})

test('VD-HK10, VD-HK-R4, VD-CARDH-R9: Our Hour Has Arrived needs the tile, asleep', () => {
  const hand = ['our-hour-has-arrived', 'creeper'] as const
  expect(at({ hand, pieces: DORMANT }).play('our-hour-has-arrived').pieces(0)).toEqual(AWAKE)
  for (const pieces of [[0], AWAKE])
    expect(at({ hand, pieces }).use('playCard').against('our-hour-has-arrived')).toBe('VD-GEN6')
})

const soldiers = { 'ancient-soldiers': 'fair-folk-kingdom' } as const

test('VD-HK9, VD-HK11, VD-HK12, VD-HK-R9, VD-HK-R11, VD-COVER-R2: Ancient Soldiers give their location an Activate, never covered', () => {
  const t = at({ realm: { ...soldiers, taran: 'fair-folk-kingdom' }, pieces: DORMANT })
  expect(t.offered).toContain('grant ancient-soldiers')
  t.grant('ancient-soldiers')
  expect([t.pieces(0), t.power(0)]).toEqual([AWAKE, 9])
  expect(t.refusal({ do: 'grant', card: t.card('ancient-soldiers') })).toBe('VD-HK-R10')
})

test('VD-HK-R19: unclaimed or awake there is nothing to activate', () => {
  for (const pieces of [[0], AWAKE]) {
    const t = at({ realm: soldiers, power: 1, pieces })
    expect(t.refusal({ do: 'grant', card: t.card('ancient-soldiers') })).toBe('VD-ACT-R3')
  }
})

test('VD-CARDH-R1, VD-ACT-R5: played where the mover stands, its icon can be used at once', () => {
  const t = at({ hand: ['ancient-soldiers'], pieces: DORMANT })
    .play('ancient-soldiers')
    .at('fair-folk-kingdom')
  expect(t.grant('ancient-soldiers').pieces(0)).toEqual(AWAKE)
  // Asleep again, the Cauldron could be activated, but the icon has been used.
  t.realm(0).pieces[0] = 1
  expect(t.refusal({ do: 'grant', card: t.card('ancient-soldiers') })).toBe('VD-HK-R10')
})

const swap = {
  power: 2,
  hand: ['cauldron-born', 'cauldron-born'],
  pieces: AWAKE,
  realm: { 'ancient-soldiers': 'dungeons' },
} as const

test('VD-HK14, VD-HK-R6, VD-HK-R8, VD-TURN3: before moving, 2 Power turn Ancient Soldiers into Cauldron Born, once', () => {
  const t = scene(king(swap), gaston)
  expect([t.question, t.offered]).toEqual(['instruct', ['ancient-soldiers', 'decline']])
  t.pick('ancient-soldiers')
  expect([t.power(0), t.here('dungeons'), t.discard(0), t.question]).toEqual([
    0,
    ['cauldron-born'],
    ['ancient-soldiers'],
    'move',
  ])
  const rich = scene(
    king({ ...swap, power: 9, realm: { ...swap.realm, 'ancient-soldiers 2': 'morva' } }),
    gaston,
  )
  expect(rich.pick('ancient-soldiers').question).toBe('move')
})

test('VD-HK-R7, VD-COND-R8: he is asked by what all can see; without a Cauldron Born in hand he can only decline', () => {
  const none = scene(king({ ...swap, hand: ['creeper'] }), gaston)
  expect(none.offered).toEqual(['decline'])
  expect(scene(king({ ...swap, power: 1 }), gaston).question).toBe('move')
  const born = Array<string>(5).fill('cauldron-born')
  const gone = scene(king({ ...swap, hand: ['creeper'], discard: born }), gaston)
  expect(gone.question).toBe('move')
  expect(scene(king({ ...swap, pieces: DORMANT }), gaston).question).toBe('move')
})

test('VD-GOAL-R1: the fourth location filled by the swap wins before the mover moves', () => {
  const realm = { ...everywhere, 'ancient-soldiers': 'throne-room' } as const
  expect(
    scene(king({ ...swap, hand: ['cauldron-born'], realm }), gaston).pick('ancient-soldiers').winners,
  ).toEqual([0])
})

test('VD-HK18, VD-HK19: asleep, the tile takes one Cauldron Born before each move, at his choice', () => {
  const realm = { 'cauldron-born': 'morva', 'cauldron-born 2': 'dungeons' } as const
  const t = scene(king({ pieces: DORMANT, realm }), gaston)
  expect([t.question, t.offered]).toEqual(['instruct', ['cauldron-born', 'cauldron-born']])
  t.pick('cauldron-born 2')
  expect([t.here('morva'), t.here('dungeons'), t.question]).toEqual([['cauldron-born'], [], 'move'])
  expect(scene(king({ pieces: DORMANT }), gaston).question).toBe('move')
})

test('VD-HK-R16, VD-HK-R2: after the discard a single move may still win with the dormant side up', () => {
  const realm = { ...everywhere, 'cauldron-born 4': 'dungeons', 'cauldron-born 5': 'dungeons' } as const
  const t = scene(king({ mover: 'fair-folk-kingdom', pieces: DORMANT, realm }), gaston)
  t.pick('cauldron-born 3').move('dungeons').use('moveItemAlly').pick('cauldron-born 3').at('throne-room')
  expect(t.winners).toEqual([0])
})

test('VD-HK15, VD-HK21, VD-CARDH-R4, VD-VANQ7: Cauldron Born stay when used, Creeper goes to the mover', () => {
  const realm = {
    'cauldron-born': 'morva',
    creeper: 'morva',
    'horned-kings-henchmen': 'morva',
    gurgi: 'morva',
  } as const
  const t = at({ pieces: AWAKE, realm }).use('vanquish').pick('creeper').pick('cauldron-born').say('done')
  expect(t.here('morva')).toEqual(['cauldron-born', 'horned-kings-henchmen'])
  expect([t.here('fair-folk-kingdom'), t.discard(0)]).toEqual([['creeper'], []])
})

test('VD-CARDH-R3, VD-VANQ-R7, VD-VANQ2: Gwythaints reach a neighbouring location, for themselves only', () => {
  const realm = {
    gwythaints: 'dungeons',
    'horned-kings-henchmen': 'throne-room',
    taran: { at: 'throne-room', items: ['dyrnwyn'] },
    gurgi: 'throne-room',
  } as const
  const t = at({ realm }).use('vanquish').pick('taran')
  expect(t.strength('taran')).toBe(5)
  expect(t.offered).toEqual(['gwythaints', 'horned-kings-henchmen'])
  t.pick('gwythaints')
  expect([t.here('throne-room'), t.discard(0).sort()]).toEqual([
    ['gurgi'],
    ['gwythaints', 'horned-kings-henchmen'],
  ])
  const far = at({ realm: { gwythaints: 'morva', gurgi: 'dungeons' } })
  expect(far.refusal(far.icon('vanquish'))).toBe('VD-ACT-R3')
})

test('VD-CARDH-R5: Guard Dog counts the Heroes beside it, unless the table does without', () => {
  const realm = { 'guard-dog': 'morva', taran: 'morva', gurgi: 'morva' } as const
  expect(at({ realm }).strength('guard-dog')).toBe(3)
  expect(at({ realm }, { reconstructedAbilities: false }).strength('guard-dog')).toBe(1)
})

test('VD-HK22, VD-CARDH-R15, VD-CARDH-R16, VD-EX15: Taran and Princess Eilonwy', () => {
  expect(at({ realm: { taran: 'morva' } }).strength('taran')).toBe(2)
  const t = at({ realm: { taran: 'morva', 'princess-eilonwy': 'morva', gurgi: 'morva' } })
  expect([t.strength('taran'), t.strength('gurgi'), t.strength('princess-eilonwy')]).toEqual([5, 2, 2])
})

test('VD-HK7, VD-HK-R12, VD-HK-R13, VD-CARDH-R13, VD-PLAY-R3: the Bargain', () => {
  const hand = ['we-have-made-a-bargain'] as const
  const realm = { taran: { at: 'morva', items: ['dyrnwyn'] } } as const
  const t = at({ hand, realm, power: 4, discard: ['creeper'] }).play('we-have-made-a-bargain')
  expect(t.offered).toEqual(['branch 0', 'branch 1'])
  const claimed = t.fork().branch(1)
  expect([claimed.pieces(0), claimed.power(0), claimed.fateDiscard(0), claimed.strength('taran')]).toEqual([
    DORMANT,
    0,
    ['dyrnwyn'],
    2,
  ])
  t.branch(0)
  expect([t.deck(0), t.discard(0), t.power(0)]).toEqual([['creeper'], ['we-have-made-a-bargain'], 3])
  const poor = at({ hand, realm, power: 3, discard: ['creeper'] }).play('we-have-made-a-bargain')
  expect([poor.pieces(0), poor.deck(0)]).toEqual([[0], ['creeper']])
})

test('VD-HK8, VD-CARDH-R11, VD-FIND4: Pig Keeper finds Hen Wen wherever she is', () => {
  const hand = ['we-got-you-now-pig-keeper', 'visions'] as const
  const t = at({ hand, fateDeck: ['gurgi', 'hen-wen', 'doli'], realm: { taran: 'morva' } })
  t.play('we-got-you-now-pig-keeper').at('dungeons')
  expect([t.here('dungeons'), t.fateDeck(0).sort()]).toEqual([['hen-wen'], ['doli', 'gurgi']])
  expect(t.refusal(t.icon('playCard', 2))).toBe('VD-ACT-R3')
})

test('VD-CARDH-R12: or defeats a Hero of exactly 1, who then goes to the pile', () => {
  const hand = ['we-got-you-now-pig-keeper'] as const
  const t = at({ hand, realm: { gurgi: 'morva', taran: 'dungeons' }, fateDeck: ['hen-wen'] })
  t.play('we-got-you-now-pig-keeper').branch(1)
  expect([t.fateDiscard(0), t.fateDeck(0)]).toEqual([['gurgi'], ['hen-wen']])
  const armed = at({ hand, realm: { gurgi: { at: 'morva', items: ['dyrnwyn'] } }, fateDeck: ['hen-wen'] })
  expect(armed.play('we-got-you-now-pig-keeper').offered).not.toContain('branch 1')
})

test('VD-CARDH-R10: Visions give Power by the Heroes in the realm, and need one', () => {
  const realm = { gurgi: 'morva', taran: 'dungeons', doli: 'throne-room' } as const
  expect(
    at({ hand: ['visions'], realm, power: 0 })
      .play('visions')
      .power(0),
  ).toBe(3)
  const none = at({ hand: ['visions'] })
  expect(none.refusal(none.icon('playCard'))).toBe('VD-ACT-R3')
})

test('VD-CARDH-R14, VD-DRAW-R4: Captured! draws three, also above four, as far as there are cards', () => {
  const deck = ['visions', 'visions', 'creeper', 'gwythaints'] as const
  expect(
    at({ hand: ['captured'], deck })
      .play('captured')
      .hand(0),
  ).toEqual(['creeper', 'visions', 'visions'])
  expect(
    at({ hand: ['captured'], deck: ['creeper'] })
      .play('captured')
      .hand(0),
  ).toEqual(['creeper'])
})

test('VD-CARDH-R22: while Hen Wen is there no Effect is played; Allies and the tile are not concerned', () => {
  const has = { hand: ['visions', 'creeper'], realm: { 'hen-wen': 'dungeons' } } as const
  const t = at(has).use('playCard')
  expect([t.offered, t.against('visions')]).toEqual([['creeper'], 'VD-CARDH-R22'])
  expect(at(has, { henWenBlocksEffects: false }).use('playCard').offered).toEqual(['creeper', 'visions'])
})

test('VD-HK23, VD-HK-R14, VD-CARDH-R23: a Vanquish action against Hen Wen claims the tile', () => {
  const realm = { 'hen-wen': 'dungeons', 'horned-kings-henchmen': 'dungeons' } as const
  expect(at({ realm }).use('vanquish').pieces(0)).toEqual(DORMANT)
  expect(at({ realm, pieces: AWAKE }).use('vanquish').pieces(0)).toEqual(AWAKE)
})

test('VD-CARDH-R21, VD-ITEM-R1: Gurgi, vanquished, is shuffled into the Fate deck; his Items are discarded', () => {
  const realm = { gurgi: { at: 'morva', items: ['dyrnwyn'] }, 'horned-kings-henchmen': 'morva' } as const
  const t = at({ realm, fateDeck: ['doli'] }).use('vanquish')
  expect([t.fateDeck(0).sort(), t.fateDiscard(0)]).toEqual([['doli', 'gurgi'], ['dyrnwyn']])
})

test('VD-CARDH-R24, VD-ITEM5, VD-ITEM8: Dyrnwyn gives its Hero +2 and leaves with it', () => {
  const t = fated(['dyrnwyn', 'gurgis-sacrifice'], { realm: { gurgi: 'morva', doli: 'dungeons' } })
  expect(t.offered).toEqual(['doli', 'gurgi'])
  expect(t.pick('doli').strength('doli', 1)).toBe(3)
})

test('VD-CARDH-R17: Fflewddur Fflam gathers all Allies, Cauldron Born included', () => {
  const realm = { ...everywhere, creeper: 'throne-room' } as const
  const t = fated(['fflewddur-fflam', 'gurgis-sacrifice'], { realm, pieces: DORMANT }).at('dungeons')
  expect(t.here('dungeons', 1)).toEqual([
    'cauldron-born',
    'cauldron-born',
    'cauldron-born',
    'creeper',
    'fflewddur-fflam',
  ])
})

test('VD-CARDH-R18, VD-POWER-R2: the Witches take 2 Power, or what is there', () => {
  expect(fated(['the-witches-of-morva', 'gurgis-sacrifice'], { power: 5 }).at('morva').power(1)).toBe(3)
  expect(fated(['the-witches-of-morva', 'gurgis-sacrifice'], { power: 1 }).at('morva').power(1)).toBe(0)
  expect(fated(['the-witches-of-morva', 'gurgis-sacrifice']).at('morva').here('morva', 1)).toEqual([
    'the-witches-of-morva',
  ])
})

test('VD-CARDH-R19: Doli moves himself and others, each once', () => {
  const t = fated(['doli', 'gurgis-sacrifice'], { realm: { gurgi: 'morva' } }).at('dungeons')
  t.pick('doli').at('morva')
  expect(t.offered).toEqual(['done', 'gurgi'])
  t.pick('gurgi').at('throne-room')
  expect([t.here('morva', 1), t.here('throne-room', 1)]).toEqual([['doli'], ['gurgi']])
})

test('VD-CARDH-R20: Ancient Soldiers are not played beside the Fair Folk, but may be moved there', () => {
  const t = at({ hand: ['ancient-soldiers'], realm: { 'fair-folk': 'dungeons' } }).play('ancient-soldiers')
  expect(t.offered).toEqual(['at fair-folk-kingdom', 'at morva', 'at throne-room'])
  expect(t.againstMove({ do: 'at', at: 2 })).toBe('VD-CARDH-R20')
  const realm = { 'fair-folk': 'dungeons', 'ancient-soldiers': 'throne-room' } as const
  const moved = scene(king({ realm }), gaston).move('throne-room').use('moveItemAlly')
  expect(moved.here('dungeons')).toEqual(['ancient-soldiers', 'fair-folk'])
})

test('VD-CARDH-R25: I Believe in You changes the hand for three cards; an empty hand protects', () => {
  const deck = ['visions', 'captured', 'creeper', 'gwythaints'] as const
  const t = fated(['i-believe-in-you', 'gurgis-sacrifice'], { hand: ['cauldron-born', 'visions'], deck })
  expect([t.hand(1), t.discard(1)]).toEqual([
    ['captured', 'creeper', 'visions'],
    ['cauldron-born', 'visions'],
  ])
  expect(fated(['i-believe-in-you', 'gurgis-sacrifice'], { deck }).fateDiscard(1)).toEqual([
    'i-believe-in-you',
    'gurgis-sacrifice',
  ])
})

test('VD-CARDH-R27: Reunited fetches a Hero from the pile', () => {
  const t = fated(['reunited', 'gurgis-sacrifice'], { fateDiscard: ['doli', 'taran'] })
  expect(t.offered).toEqual(['doli', 'taran'])
  expect(t.pick('taran').at('morva').here('morva', 1)).toEqual(['taran'])
})

test('VD-CARDH-R26, VD-EFFECT-R1: Gurgi’s Happy Day plays two cards in either order, and never shuffles itself in', () => {
  const two = fated(['gurgis-happy-day', 'dyrnwyn', 'taran'])
  expect([two.seat, two.offered]).toEqual([0, ['dyrnwyn', 'taran']])
  const good = two.fork().pick('taran').at('morva')
  expect([good.here('morva', 1), good.fateDiscard(1)]).toEqual([['taran+dyrnwyn'], ['gurgis-happy-day']])
  const bad = two.pick('dyrnwyn').at('morva')
  expect([bad.here('morva', 1), bad.fateDiscard(1)]).toEqual([['taran'], ['dyrnwyn', 'gurgis-happy-day']])
})

test('VD-HK17, VD-HK-R5, VD-HK-R17, VD-HK-R21, VD-CARDH-R28: Gurgi’s Sacrifice puts the Cauldron to sleep, and only that', () => {
  const t = fated(['gurgis-sacrifice', 'dyrnwyn'], { pieces: AWAKE, realm: everywhere })
  expect([t.pieces(1), t.here('morva', 1)]).toEqual([DORMANT, ['cauldron-born']])
  expect(fated(['gurgis-sacrifice', 'dyrnwyn'], { pieces: DORMANT }).fateDiscard(1)).toEqual([
    'gurgis-sacrifice',
    'dyrnwyn',
  ])
})

test('VD-CARDH-R6, VD-CARDH-R7, VD-COND-R13: Only Moments Away plays an Item for nothing when an opponent plays one', () => {
  const has = {
    hand: ['only-moments-away-from-victory', 'ancient-soldiers'],
    realm: { 'fair-folk': 'morva' },
  } as const
  const eggs = { mover: 'tavern', power: 9, hand: ['five-dozen-eggs'], realm: { wolves: 'forest' } } as const
  const t = scene(['gaston', eggs], ['horned-king', has]).move('beasts-castle').play('five-dozen-eggs')
  expect([t.question, t.seat, t.offered]).toEqual([
    'respond',
    1,
    ['decline', 'only-moments-away-from-victory'],
  ])
  t.pick('only-moments-away-from-victory').pick('ancient-soldiers')
  expect(t.offered).toEqual(['at dungeons', 'at fair-folk-kingdom', 'at throne-room'])
  t.at('dungeons')
  expect([t.here('dungeons', 1), t.power(1), t.discard(1)]).toEqual([
    ['ancient-soldiers'],
    0,
    ['only-moments-away-from-victory'],
  ])
  const without = scene(['gaston', eggs], ['horned-king', { hand: ['only-moments-away-from-victory'] }])
  expect(without.move('beasts-castle').play('five-dozen-eggs').offered).toEqual(['decline'])
})

test('VD-CARDH-R6: a Fate Item counts as well, unless the table says otherwise', () => {
  const has = {
    hand: ['only-moments-away-from-victory', 'ancient-soldiers'],
    realm: { gurgi: 'morva' },
  } as const
  const t = fated(['dyrnwyn', 'gurgis-sacrifice'], has)
  expect([t.question, t.seat]).toEqual(['respond', 1])
  expect(fated(['dyrnwyn', 'gurgis-sacrifice'], has, { itemTriggerScope: 'ownVillainItem' }).question).toBe(
    'act',
  )
})
