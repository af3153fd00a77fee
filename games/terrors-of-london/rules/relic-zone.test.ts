/** The zone of three: how Relics enter and leave it, and what they do there (TL-RELIC). */
import { SPECTATOR } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { priceOf, printed } from './testing/content.ts'
import { scene } from './testing/scene.ts'

const THREE = ['pocket-watch', 'tower-cuirass', 'crystal-ball']

test('TL-RELIC1, TL-RELIC2, TL-PLAY6: played, a Relic lies in the zone, and only a Relic action uses it', () => {
  const t = scene({ hands: [['voodoo-doll', 'cultist'], []] })
  const doll = t.inHand('voodoo-doll')
  t.play('voodoo-doll')
  expect(t.events).toEqual([{ e: 'played', seat: 0, card: doll }])
  expect([t.area(0), t.relics(0), t.hand(0), t.lost(1)]).toEqual([[], ['voodoo-doll'], ['cultist'], 0])
  t.relic('voodoo-doll')
  expect(t.told('relic-used')).toEqual([{ e: 'relic-used', seat: 0, card: doll }])
  expect(t.lost(1)).toBe(2)
})

test('TL-RELIC3, TL-RELIC4: the third goes in without a question, the fourth needs a place', () => {
  const t = scene({ hands: [['voodoo-doll', 'grimoire', 'cultist']], relics: [THREE.slice(0, 2)] })
  expect(t.play('voodoo-doll').question).toBe('action')
  expect(t.relics(0)).toEqual(['pocket-watch', 'tower-cuirass', 'voodoo-doll'])
  t.play('grimoire')
  expect([t.question, t.seat]).toEqual(['replace', 0])
  expect(t.offered).toEqual(['card pocket-watch', 'card tower-cuirass', 'card voodoo-doll'])
  // Still in hand: the removal comes first.
  expect(t.hand(0)).toEqual(['cultist', 'grimoire'])
})

test('TL-RELIC4, TL-RELIC-R4, TL-RELIC-R5: one of the three leaves the game first, for nothing', () => {
  const t = scene({ hands: [['voodoo-doll', 'cultist']], relics: [THREE] })
  const doll = t.inHand('voodoo-doll')
  t.play('voodoo-doll')
  expect(t.refusal({ do: 'card', card: doll })).toBe('TL-RELIC-R4')
  const ball = t.inRelics('crystal-ball')
  t.pick('crystal-ball')
  expect(t.events).toEqual([
    { e: 'relic-replaced', seat: 0, card: ball },
    { e: 'played', seat: 0, card: doll },
  ])
  expect([t.relics(0), t.removed, t.hand(0), t.discard(0)]).toEqual([
    ['pocket-watch', 'tower-cuirass', 'voodoo-doll'],
    ['crystal-ball'],
    ['cultist'],
    [],
  ])
  expect([t.pool, t.s.sacrificed]).toEqual([{ coin: 0, power: 0, regeneration: 0 }, 0])
})

test('TL-RELIC3, TL-RELIC-R3: bought as the third it needs no place; as the fourth it does, at declaring', () => {
  const street = ['voodoo-doll', 'grimoire']
  const price = priceOf('grimoire')
  const coin = priceOf('voodoo-doll') + price
  const t = scene({ coin, street, market: ['lich'], relics: [THREE.slice(0, 2)] }).buy('voodoo-doll')
  expect([t.question, t.relics(0)]).toEqual(['action', ['pocket-watch', 'tower-cuirass', 'voodoo-doll']])
  t.buy('grimoire')
  expect([t.question, t.pool.coin, t.street.slice(0, 2)]).toEqual(['replace', price, ['lich', 'grimoire']])
  const grimoire = t.inStreet('grimoire')
  const watch = t.inRelics('pocket-watch')
  t.pick('pocket-watch')
  expect(t.events).toEqual([
    { e: 'relic-replaced', seat: 0, card: watch },
    { e: 'bought', seat: 0, card: grimoire, price, to: 'relics' },
  ])
  expect([t.relics(0), t.removed, t.pool.coin]).toEqual([
    ['tower-cuirass', 'voodoo-doll', 'grimoire'],
    ['pocket-watch'],
    0,
  ])
})

test('TL-RELIC-R3, TL-RELIC-R5: edge case 23, no resource and no second Relic lost', () => {
  const t = scene({ coin: priceOf('voodoo-doll'), street: ['voodoo-doll'], relics: [THREE] })
    .buy('voodoo-doll')
    .pick('tower-cuirass')
  expect([t.pool, t.removed, t.armor(0)]).toEqual([
    { coin: 0, power: 0, regeneration: 0 },
    ['tower-cuirass'],
    0,
  ])
})

test('a Relic of the Street that waits for its place is known to all, one from the hand to its player', () => {
  const seen = (t: ReturnType<typeof scene>) =>
    [0, 1, SPECTATOR].map((seat) => 'secret' in (t.seen(seat).state.agenda.at(-1) ?? {}))
  const bought = scene({ coin: priceOf('voodoo-doll'), street: ['voodoo-doll'], relics: [THREE] }).buy(
    'voodoo-doll',
  )
  expect(seen(bought)).toEqual([true, true, true])
  expect(seen(scene({ hands: [['voodoo-doll', 'cultist']], relics: [THREE] }).play('voodoo-doll'))).toEqual([
    true,
    false,
    false,
  ])
})

test('TL-RELIC5, TL-RELIC8, TL-RELIC-R1: edge case 22, bought, used at once, not twice, and again next turn', () => {
  const coin = priceOf('pocket-watch')
  const t = scene({ coin, street: ['pocket-watch'], hands: [['cultist'], ['cultist']] }).buy('pocket-watch')
  expect(t.offered).toContain('relic pocket-watch')
  expect(t.relic('pocket-watch').pool.coin).toBe(1)
  expect(t.offered).not.toContain('relic pocket-watch')
  expect(t.refusal({ do: 'relic', card: t.inRelics('pocket-watch') })).toBe('TL-RELIC5')
  t.pass()
  expect(t.refusal({ do: 'relic', card: t.inRelics('pocket-watch', 0) })).toBe('illegal')
  t.pass()
  expect(t.relic('pocket-watch').pool.coin).toBe(1)
})

test('TL-RELIC5: each Relic of the own zone has its own use; those of the opponent are not mine', () => {
  const t = scene({ relics: [['pocket-watch', 'canopic-jar'], ['voodoo-doll']] })
  const uses = () => t.offered.filter((answer) => answer.startsWith('relic'))
  expect(uses()).toEqual(['relic canopic-jar', 'relic pocket-watch'])
  t.relic('canopic-jar')
  expect(uses()).toEqual(['relic pocket-watch'])
})

test('TL-RELIC6: its effect comes before the next action', () => {
  const t = scene({ relics: [['key-of-lufenamun', 'pocket-watch']], draws: [['ghoul']] })
  t.relic('key-of-lufenamun')
  expect([t.question, t.offered]).toEqual(['discard', ['card cultist', 'card ghoul']])
  expect(t.refusal({ do: 'relic', card: t.inRelics('pocket-watch') })).toBe('illegal')
})

test('TL-RELIC5, TL-RELIC-R9: the Grimoire is used by whoever has its Coin', () => {
  const t = scene({ relics: [['grimoire']] })
  expect(t.offered).toEqual(['overlord', 'pass', 'play cultist'])
  expect(t.refusal({ do: 'relic', card: t.inRelics('grimoire') })).toBe('TL-RELIC-R9')
  expect(t.play('cultist').offered).toContain('relic grimoire')
})

test('TL-RELIC7, TL-BUY2: a bought Relic lies in the zone, not in the discard pile', () => {
  const t = scene({ coin: priceOf('tower-cuirass'), street: ['tower-cuirass'], market: ['lich'] })
  const cuirass = t.inStreet('tower-cuirass')
  t.buy('tower-cuirass')
  expect(t.told('bought')).toEqual([
    { e: 'bought', seat: 0, card: cuirass, price: priceOf('tower-cuirass'), to: 'relics' },
  ])
  expect([t.relics(0), t.discard(0), t.street[0]]).toEqual([['tower-cuirass'], [], 'lich'])
})

test('TL-RELIC9, TL-CLEAN4: three Relics outlast every Cleanup', () => {
  const t = scene({ relics: [THREE, ['voodoo-doll']] })
    .pass()
    .pass()
    .pass()
  expect([t.relics(0), t.relics(1)]).toEqual([THREE, ['voodoo-doll']])
})

test('TL-RELIC-R2: played from the hand it may be used in the same turn, once', () => {
  const t = scene({ hands: [['pocket-watch', 'cultist']] })
    .play('pocket-watch')
    .relic('pocket-watch')
  expect(t.pool.coin).toBe(1)
  expect(t.refusal({ do: 'relic', card: t.inRelics('pocket-watch') })).toBe('TL-RELIC5')
})

test('TL-RELIC-R2, TL-RELIC-R6, TL-RELIC2: edge case 24, destroyed, drawn, played again, used by an action', () => {
  const t = scene({ hands: [['lambton-worm'], ['fanatic']], relics: [[], ['voodoo-doll']] })
  t.play('lambton-worm').pick('voodoo-doll')
  expect([t.relics(1), t.discard(1)]).toEqual([[], ['voodoo-doll']])
  t.pass().pass()
  expect(t.hand(1)).toEqual(['fanatic', 'voodoo-doll'])
  t.pass().play('voodoo-doll')
  expect([t.relics(1), t.question, t.seat]).toEqual([['voodoo-doll'], 'action', 1])
  t.relic('voodoo-doll')
  expect([t.question, t.seat]).toEqual(['curse', 0])
})

test('TL-RELIC-R6, TL-ABIL-R4: used, destroyed, drawn and played again in the same turn, a Relic starts afresh', () => {
  const content = printed({ 'vampire-countess': { unique: [{ op: 'draw', n: 1 }] } })
  const t = scene({
    content,
    hands: [['lambton-worm', 'vampire-countess', 'cultist']],
    relics: [['pocket-watch']],
  })
  t.relic('pocket-watch').play('lambton-worm').pick('pocket-watch').play('vampire-countess')
  expect(t.hand(0)).toEqual(['cultist', 'pocket-watch'])
  t.play('pocket-watch').relic('pocket-watch')
  // 1 of the Worm, 1 of the Countess, 1 for each use.
  expect(t.pool.coin).toBe(4)
})

test('TL-RELIC-R7: Armor protects without an action, before and after the Relic is used', () => {
  const t = scene({ relics: [['canopic-jar', 'tower-cuirass']] })
  expect(t.armor(0)).toBe(3)
  expect(t.offered.filter((answer) => answer.startsWith('relic'))).toEqual(['relic canopic-jar'])
  expect(t.relic('canopic-jar').armor(0)).toBe(3)
  expect(t.refusal({ do: 'relic', card: t.inRelics('tower-cuirass') })).toBe('TL-RELIC-R7')
})

test('TL-RELIC-R8, TL-SACR-R2: the Noose may sacrifice Relics, itself among them', () => {
  const t = scene({ relics: [['hangmans-noose', 'pocket-watch']], areas: [['cultist']] }).relic(
    'hangmans-noose',
  )
  expect(t.choices).toEqual(['cultist', 'hangmans-noose', 'pocket-watch'])
  t.pick('hangmans-noose')
  expect([t.relics(0), t.removed, t.pool.power]).toEqual([['pocket-watch'], ['hangmans-noose'], 1])
})

test('TL-PASS-R3, TL-RELIC4: edge case 5, two Relics in hand and three in the zone: one must leave before Pass', () => {
  const t = scene({ hands: [['voodoo-doll', 'grimoire']], relics: [THREE] })
  expect(t.refusal({ do: 'pass' })).toBe('TL-PASS2')
  expect(t.offered).toEqual([
    'overlord',
    'play grimoire',
    'play voodoo-doll',
    'relic crystal-ball',
    'relic pocket-watch',
  ])
  t.play('grimoire').pick('tower-cuirass')
  expect(t.offered).toContain('pass')
  expect(t.pass().hand(0)).toEqual(['voodoo-doll'])
})
