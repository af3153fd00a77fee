import { HIDDEN } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { EvilCorpMove } from '../../state.ts'
import { type Given, laid, scene } from '../testing/scene.ts'

const six = ['basic-blue', 'basic-red', 'basic-red', 'basic-yellow', 'red-04', 'yellow-05']
const take = (tile: string): EvilCorpMove => ({ do: 'take', from: 'screen', tile })
const rival = (seat: number): EvilCorpMove => ({ do: 'rival', seat })

function own(tile: string, given: Given = {}) {
  return scene({ ...given, on: [{ camp: 0, village: 0, space: 'port', tile }, ...(given.on ?? [])] })
}

test('EC-REVEAL1, EC-REVEAL2, EC-RULING14: red-01 makes a rival with six tiles show five of its choice', () => {
  const t = scene({ screens: [['red-01', 'basic-blue'], six] })
  t.deploy(0, 'red-01', 0, 'fortification')
  expect([t.question, t.asked]).toEqual(['reveal', [1]])
  expect(t.legal(1)).toEqual(['basic-blue', 'basic-red', 'basic-yellow', 'red-04', 'yellow-05'].map(take))
  expect(t.refusal(0, take('basic-blue'))).toBe('not-asked')
  t.answer(1, take('basic-red'))
  expect(t.legal(1)).toEqual(['basic-blue', 'basic-red', 'basic-yellow', 'red-04', 'yellow-05'].map(take))
  t.answer(1, take('basic-red'))
  expect(t.legal(1)).toEqual(['basic-blue', 'basic-yellow', 'red-04', 'yellow-05'].map(take))
  expect(t.told('revealed')).toEqual([])
  t.answer(1, take('red-04')).answer(1, take('basic-blue')).answer(1, take('yellow-05'))
  const kinds = ['basic-blue', 'basic-red', 'basic-red', 'red-04', 'yellow-05'].map((id) => t.kind(id))
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: kinds }])
  expect(t.screen(1)).toEqual(six)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-REVEAL2, EC-RULING14: red-05, activated, asks for three of six', () => {
  const t = own('red-05', { screens: [['basic-blue'], six] })
  t.activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['reveal', [1]])
  t.answer(1, take('basic-red')).answer(1, take('red-04')).answer(1, take('basic-red'))
  const kinds = ['basic-red', 'basic-red', 'red-04'].map((id) => t.kind(id))
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: kinds }])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-RULING45, EC-RULING46, EC-HIDE8: three tiles are all shown to everybody, stay behind the screen and can be played', () => {
  const tiles = ['basic-red', 'basic-yellow', 'red-04']
  const t = scene({ screens: [['red-01', 'basic-blue'], tiles] })
  const { fence } = t.s
  t.deploy(0, 'red-01', 0, 'fortification')
  const kinds = tiles.map((id) => t.kind(id))
  // No secret part: everybody hears it.
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 1, shown: kinds }])
  expect(t.s.fence).toBeGreaterThan(fence + 1)
  expect(t.screen(1)).toEqual(tiles)
  expect([t.bag(1), t.discard(1)]).toEqual([[], []])
  t.deploy(1, 'red-04', 0, 'battlefield')
  expect(t.tileAt(1, 0, 'battlefield')).toBe('red-04')
})

test.each([
  [5, []],
  [6, ['reveal']],
] as const)(
  'EC-RULING45: of %i tiles behind the screen red-01 shows all five without a question, or asks',
  (count, asks) => {
    const t = scene({ screens: [['red-01', 'basic-blue'], six.slice(0, count)] })
    t.deploy(0, 'red-01', 0, 'fortification')
    expect(t.question === 'reveal' ? ['reveal'] : []).toEqual(asks)
    expect(t.told('revealed')).toHaveLength(1 - asks.length)
  },
)

test('EC-RULING17, EC-RULING49, EC-REVEAL1: a rival without tiles cannot be made to show any', () => {
  const t = own('red-05', { screens: [['red-01', 'basic-blue'], []], bags: [[], ['basic-red']] })
  expect(t.refusal(0, { do: 'activate', ...t.where(0, 0, 'port') })).toBe('EC-RULING17')
  t.deploy(0, 'red-01', 0, 'fortification')
  expect(t.told('revealed')).toEqual([])
  expect(t.tileAt(0, 0, 'fortification')).toBe('red-01')
})

test('EC-REVEAL1, EC-RULING34: with three players either rival may be chosen, and only that one shows', () => {
  const t = own('red-05', { seats: 3, screens: [['basic-blue'], ['basic-red'], ['basic-yellow']] })
  t.activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['rival', [0]])
  expect(t.legal(0)).toEqual([rival(1), rival(2)])
  t.answer(0, rival(2))
  expect(t.told('revealed')).toEqual([{ e: 'revealed', seat: 2, shown: [t.kind('basic-yellow')] }])
})

test('EC-REVEAL1, EC-ODISC1: a rival without tiles is not offered', () => {
  const reveal = own('red-05', { seats: 4, screens: [['basic-blue'], ['basic-red'], [], ['basic-blue']] })
  reveal.put(laid('red-02', 0, 1, 'port'))
  const discard = reveal.fork()
  reveal.activate(0, 0, 'port')
  expect(reveal.told('revealed')).toMatchObject([{ seat: 3 }])
  discard.activate(0, 1, 'port')
  expect(discard.told('discarded')).toMatchObject([{ seat: 3 }])
})

test('EC-ODRAW1, EC-ODRAW2, EC-DEPLOY6: red-10 makes the rival draw one tile, and nobody asks the rival', () => {
  const t = scene({
    screens: [['red-10', 'basic-blue'], ['basic-red']],
    bags: [['red-04'], ['basic-yellow']],
  })
  t.deploy(0, 'red-10', 0, 'port')
  const secret = { seats: [1], kinds: [t.kind('basic-yellow')] }
  expect(t.told('drew')).toEqual([{ e: 'drew', seat: 1, count: 1, secret }])
  expect([t.screen(0), t.screen(1)]).toEqual([['basic-blue'], ['basic-red', 'basic-yellow']])
  expect([t.bag(0), t.bag(1)]).toEqual([['red-04'], []])
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-ODRAW1, EC-RULING34: with two teams red-10 chooses one rival, never the partner; the tile comes from that team’s bag', () => {
  const t = scene({ seats: 4, screens: [['red-10', 'basic-blue']], bags: [['red-04'], ['basic-red']] })
  t.deploy(0, 'red-10', 0, 'port')
  expect(t.legal(0)).toEqual([rival(2), rival(3)])
  expect(t.refusal(0, rival(1))).toBe('illegal')
  t.answer(0, rival(3))
  expect(t.screen(3)).toEqual(['basic-red', 'basic-yellow'])
  expect([t.screen(2), t.bag(0), t.bag(1)]).toEqual([['basic-yellow'], ['red-04'], []])
})

test('EC-RULING13, EC-RULING43, EC-RULING119: the forced draw refills the bag; a rival with nothing to draw may be chosen and draws nothing', () => {
  const t = scene({
    seats: 3,
    screens: [['red-10', 'basic-blue']],
    bags: [[], [], ['basic-red']],
    discards: [[], ['red-04'], []],
  })
  const strict = scene({
    seats: 3,
    options: { powerDrawReshuffles: false },
    screens: [['red-10', 'basic-blue']],
    bags: [[], [], ['basic-red']],
    discards: [[], ['red-04'], []],
  })
  t.deploy(0, 'red-10', 0, 'port').answer(0, rival(1))
  expect([t.screen(1), t.discard(1)]).toEqual([['basic-yellow', 'red-04'], []])
  strict.deploy(0, 'red-10', 0, 'port')
  expect(strict.legal(0)).toEqual([rival(1), rival(2)])
  const given = strict.fork().answer(0, rival(2))
  expect(given.screen(2)).toEqual(['basic-red', 'basic-yellow'])
  strict.answer(0, rival(1))
  expect([strict.screen(1), strict.screen(2)]).toEqual([['basic-yellow'], ['basic-yellow']])
  expect(strict.discard(1)).toEqual(['red-04'])
  const none = scene({ screens: [['red-10', 'basic-blue'], ['basic-red']] })
  none.deploy(0, 'red-10', 0, 'port')
  expect(none.told('drew')).toEqual([])
  expect([none.question, none.asked]).toEqual(['action', [1]])
})

test('EC-RULING29: a rival who has passed draws all the same; the tile is not played and goes at Night', () => {
  const t = scene({
    screens: [['red-10', 'basic-blue'], ['basic-red']],
    bags: [[], ['red-04']],
    first: 1,
  })
  t.pass(1).deploy(0, 'red-10', 0, 'port')
  expect(t.screen(1)).toEqual(['basic-red', 'red-04'])
  expect(t.asked).toEqual([0])
  t.pass(0)
  expect(t.told('cleared')).toMatchObject([
    { camp: 0, kinds: [t.kind('red-10')] },
    { camp: 0, kinds: [t.kind('basic-blue')] },
    { camp: 1, kinds: [t.kind('basic-red'), t.kind('red-04')] },
  ])
})

test('EC-ODISC1, EC-ODISC2, EC-RULING14, EC-RULING44: red-02 makes the rival discard one tile that the rival chooses', () => {
  const t = own('red-02', { screens: [['basic-blue'], ['basic-red', 'basic-yellow']] })
  t.activate(0, 0, 'port')
  expect([t.question, t.asked]).toEqual(['discard', [1]])
  expect(t.legal(1)).toEqual(['basic-red', 'basic-yellow'].map(take))
  expect(t.refusal(1, { do: 'decline' })).toBe('illegal')
  expect(t.refusal(0, take('basic-red'))).toBe('not-asked')
  t.answer(1, take('basic-yellow'))
  expect([t.screen(1), t.discard(1), t.discard(0)]).toEqual([['basic-red'], ['basic-yellow'], []])
  expect(t.screen(0)).toEqual(['basic-blue'])
  expect(t.isActive(0, 0, 'port')).toBe(false)
  expect([t.question, t.asked]).toEqual(['action', [1]])
})

test('EC-HIDE1, EC-ODISC1: the acting player never sees the tiles the rival could have chosen', () => {
  const t = own('red-02', { screens: [['basic-blue'], ['basic-red', 'basic-yellow']] })
  t.activate(0, 0, 'port')
  expect(t.seen(0).state.screens[1]).toEqual([HIDDEN, HIDDEN])
  expect(t.seen(0).question).toMatchObject({ name: 'discard', seats: [1], moves: [] })
  t.answer(1, take('basic-yellow'))
  const seen = t.seen(0).state
  expect(seen.screens[1]).toEqual([HIDDEN])
  expect(seen.camps[1]?.discard).toEqual([t.kind('basic-yellow')])
})

test('EC-ODISC1, EC-RULING45, EC-RULING17: a last tile goes unasked; then red-02 cannot be used', () => {
  const t = own('red-02', { screens: [['basic-blue'], ['basic-red']] })
  t.activate(0, 0, 'port')
  expect([t.screen(1), t.discard(1)]).toEqual([[], ['basic-red']])
  const none = own('red-02', { screens: [['basic-blue'], []] })
  expect(none.refusal(0, { do: 'activate', ...none.where(0, 0, 'port') })).toBe('EC-RULING17')
})

test('EC-RULING34: of a team, red-02 touches the chosen screen only', () => {
  const pair = ['basic-red', 'basic-yellow']
  const t = own('red-02', { seats: 4, screens: [['basic-blue'], ['basic-blue'], pair, pair] })
  t.activate(0, 0, 'port')
  expect(t.legal(0)).toEqual([rival(2), rival(3)])
  t.answer(0, rival(2)).answer(2, take('basic-red'))
  expect([t.screen(2), t.screen(3), t.discard(1)]).toEqual([['basic-yellow'], pair, ['basic-red']])
})

test('EC-RULING42: a bodyguard stops neither red-02 nor red-10', () => {
  const on = [laid('red-13', 1, 0, 'battlefield'), laid('basic-red', 1, 1, 'battlefield')] as const
  const t = own('red-02', {
    screens: [
      ['red-10', 'basic-blue'],
      ['basic-red', 'basic-yellow'],
    ],
    bags: [[], ['red-04']],
    on,
  })
  t.activate(0, 0, 'port').answer(1, take('basic-yellow')).pass(1).deploy(0, 'red-10', 0, 'battlefield')
  expect([t.screen(1), t.discard(1)]).toEqual([['basic-red', 'red-04'], ['basic-yellow']])
})

test('EC-RULING14, EC-HIDE1: what the rival picks stays secret until all is picked, and alike tiles are asked for too', () => {
  const t = own('red-05', { screens: [['basic-blue'], new Array<string>(4).fill('basic-red')] })
  t.activate(0, 0, 'port')
  expect([t.question, t.legal(1)]).toEqual(['reveal', [take('basic-red')]])
  t.answer(1, take('basic-red'))
  expect(t.question).toBe('reveal')
  const picked = { picked: [t.kind('basic-red')] }
  expect(t.seen(1).state.agenda.at(-1)).toMatchObject({ secret: picked })
  expect(t.seen(0).state.agenda.at(-1)).not.toMatchObject({ secret: picked })
  t.answer(1, take('basic-red')).answer(1, take('basic-red'))
  expect(t.told('revealed')).toMatchObject([{ shown: new Array(3).fill(t.kind('basic-red')) }])
})
