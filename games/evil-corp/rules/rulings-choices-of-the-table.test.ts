import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../state.ts'
import { type Given, type Placed, type Scene, scene } from './testing/scene.ts'

const DECLINE = { do: 'decline' } as const
const OWN: Placed = { camp: 0, village: 0, space: 'port', n: 1, tile: 'basic-yellow' }
const RIVAL: Placed = { camp: 1, village: 0, space: 'port', tile: 'basic-yellow' }

function activation(t: Scene): EvilCorpMove {
  return { do: 'activate', ...t.where(0, 0, 'port') }
}

test.each([
  ['blue-14', 'flips no rival'],
  ['blue-07', 'draws nothing'],
  ['red-04', 'kills nothing'],
  ['blue-04', 'recycles nothing'],
])(
  'EC-RULING120: by option %s, which %s, may be activated all the same and is only turned inactive',
  (tile) => {
    const given: Given = { on: [{ camp: 0, village: 0, space: 'port', tile }] }
    const refused = scene(given)
    expect(refused.refusal(0, activation(refused))).toBe('EC-RULING17')
    const t = scene({ ...given, options: { activateWithoutEffect: true } })
    t.answer(0, activation(t))
    expect(t.isActive(0, 0, 'port')).toBe(false)
    expect([t.question, t.asked]).toEqual(['action', [1]])
    t.pass(1)
    expect(t.refusal(0, activation(t))).toBe('EC-ACT3')
  },
)

test('EC-RULING120: by option a power of the queue may be copied though it changes nothing, and a tile without a power may not', () => {
  const given: Given = {
    on: [{ camp: 0, village: 0, space: 'port', tile: 'yellow-14' }],
    queue: ['red-04', 'blue-14', 'red-06'],
  }
  const refused = scene(given)
  expect(refused.refusal(0, activation(refused))).toBe('EC-RULING17')
  const t = scene({ ...given, options: { activateWithoutEffect: true } })
  t.answer(0, activation(t))
  expect(t.legal(0)).toEqual([
    { do: 'queue', slot: 1 },
    { do: 'queue', slot: 2 },
  ])
  t.answer(0, { do: 'queue', slot: 1 })
  expect(t.isActive(0, 0, 'port')).toBe(false)
  const plain = scene({
    on: [{ camp: 0, village: 0, space: 'port', tile: 'red-06' }],
    options: { activateWithoutEffect: true },
  })
  expect(plain.refusal(0, activation(plain))).toBe('EC-ACT2')
})

test('EC-RULING121: by option a kill never takes an own tile, whatever kills', () => {
  const options = { killOwnTiles: false }
  const on: Placed[] = [
    { camp: 0, village: 0, space: 'port', tile: 'red-04' },
    OWN,
    RIVAL,
    { ...RIVAL, n: 1 },
  ]
  const t = scene({ on, options }).activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([t.tile(1, 0, 'port'), t.tile(1, 0, 'port', 1)])
  expect(t.refusal(0, t.tile(0, 0, 'port', 1))).toBe('EC-RULING121')
  const alone = scene({ on: on.slice(0, 2), options })
  expect(alone.refusal(0, activation(alone))).toBe('EC-RULING17')
  const deployed = scene({ on: [OWN], options, screens: [['red-11', 'basic-red']] }).deploy(
    0,
    'red-11',
    1,
    'port',
  )
  expect([deployed.question, deployed.asked]).toEqual(['action', [1]])
  const summoned = scene({ on: [OWN], options, screens: [['blue-02', 'basic-red']] }).deploy(
    0,
    'blue-02',
    0,
    'portal',
  )
  expect(summoned.refusal(0, { do: 'summon', demon: 'demon-strike', column: 2 })).toBe('EC-RULING71')
})

test.each([
  ['ownTilesOnly', true, false],
  ['always', true, true],
  ['never', false, false],
] as const)(
  'EC-RULING61, EC-RULING122: %s: a kill on deployment is declined with own tiles only: %s, with a rival in reach: %s',
  (declineKill, own, both) => {
    const deployed = (on: Placed[]) =>
      scene({ on, options: { declineKill }, screens: [['red-11', 'basic-red']] }).deploy(
        0,
        'red-11',
        1,
        'port',
      )
    const mine = deployed([OWN, { ...OWN, n: 0 }])
    const any = deployed([OWN, RIVAL])
    expect([mine.question, any.question]).toEqual(['kill', 'kill'])
    expect([mine.offers(DECLINE), any.offers(DECLINE)]).toEqual([own, both])
    if (both) expect(any.answer(0, DECLINE).question).toBe('action')
  },
)

test('EC-RULING122: an activated kill and that of a demon cannot be declined, whatever the table says', () => {
  const options = { declineKill: 'always' } as const
  const t = scene({ on: [{ camp: 0, village: 0, space: 'port', tile: 'red-04' }, OWN, RIVAL], options })
  expect(t.activate(0, 0, 'port').offers(DECLINE)).toBe(false)
})
