import { describe, expect, test } from 'vitest'
import { type Given, laid, type Placed, type Scene, scene } from './testing/scene.ts'

/** Village by village: the camp that wins its token tonight, its pawn one step from the centre. */
function winning(...camps: number[]): Pick<Given, 'on' | 'conquest'> {
  return {
    on: camps.map((camp, village): Placed => ({ camp, village, space: 'battlefield', tile: 'basic-red' })),
    conquest: camps.map((camp) => ({ [camp]: 2 })),
  }
}

/** Both camps have one token and win a village each tonight; nobody holds another tile. */
function tied(given: Given = {}): Scene {
  const { on = [], ...rest } = given
  const base = winning(0, 1)
  return scene({
    tokens: [1, 1],
    screens: [[], []],
    ...base,
    ...rest,
    on: [...(base.on ?? []), ...on],
  }).passAll()
}

describe('two tokens', () => {
  test('EC-WIN1, EC-RULING89: they win the game, and nothing more of the Night is carried out', () => {
    const given = { ...winning(0), tokens: [1, 1], gold: [5, 0], asleep: ['demon-strike'] }
    const t = scene(given)
    const queue = t.queue
    t.passAll()
    expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
    expect(t.told('won')).toEqual([{ e: 'won', camps: [0], rule: 'EC-WIN1' }])
    expect([t.question, t.asked, t.legal(0)]).toEqual([null, [], []])
    expect([t.s.round, t.s.first, t.purse(0), t.screen(0)]).toEqual([1, 0, 5, ['basic-yellow']])
    expect([t.queue, t.s.demons[0], t.tileAt(0, 0, 'battlefield')]).toEqual([queue, false, 'basic-red'])
    expect([t.refusal(0, { do: 'pass' }), t.s.agenda]).toEqual(['over', []])
  })

  test('EC-WIN1: one token does not', () => {
    const t = scene(winning(0)).passAll()
    expect([t.s.outcome, t.s.camps[0]?.tokens, t.s.round]).toEqual([null, 1, 2])
  })

  test('EC-WIN1, EC-TEAM4: a third token wins as well, and a team wins together', () => {
    expect(scene({ ...winning(0, 0), tokens: [1, 0] }).passAll().s.outcome?.winners).toEqual([0])
    const team = scene({ seats: 4, ...winning(1), tokens: [0, 1] }).passAll()
    expect(team.s.outcome).toEqual({ winners: [2, 3], rule: 'EC-WIN1' })
  })

  test('EC-RULING83: two tokens of the same village, won on different Nights, win the game', () => {
    const t = scene({
      ...winning(0),
      bags: [['basic-red', 'basic-red', 'basic-red', 'basic-red', 'basic-red']],
    })
    t.passAll()
    expect(t.s.camps[0]?.tokens).toBe(1)
    for (const tonight of [1, 2, 3]) {
      expect([t.s.outcome, t.half(0, 0).conquest]).toEqual([null, tonight - 1])
      if (t.asked[0] === 1) t.pass(1)
      t.deploy(0, 'basic-red', 0, 'battlefield').passAll()
    }
    expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
  })

  test('EC-WIN2, EC-WIN3: the second token of one camp lets the remaining boards be checked first', () => {
    const t = tied({ screens: [[], ['blue-15']] })
    expect(t.told('token').map(({ village, camp }) => [village, camp])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  })

  test('EC-RULING21, EC-WIN3: by option the test comes after the villages, and magic gold spent tonight no longer counts', () => {
    // Seat 0 has 3 magic gold against a tile of cost 2; keeping a tile takes 2 of it.
    const given: Given = {
      ...winning(0, 1),
      seats: 3,
      tokens: [1, 1, 0],
      screens: [[], [], []],
      magicGold: [3, 0, 0],
      discards: [[], ['red-02'], []],
    }
    const on: Placed[] = [...(given.on ?? []), laid('basic-red', 0, 2, 'fortification')]
    const early = scene({ ...given, on }).passAll()
    expect(early.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN3' })
    const late = scene({ ...given, on, options: { victoryCheckTiming: 'afterVillages' } }).passAll()
    expect([late.question, late.asked]).toEqual(['upkeep', [0]])
    late.answer(0, { do: 'upkeep', kept: [{ ...late.where(0, 2, 'fortification'), free: false }] })
    expect(late.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
    expect(late.discard(0)).toEqual(['basic-red'])
    expect([late.s.round, late.s.first]).toEqual([1, 0])
  })
})

describe('the tie-break', () => {
  test.each([
    { where: 'in the bag', given: { bags: [[], ['red-02']] } },
    { where: 'in the discard', given: { discards: [[], ['red-02']] } },
    { where: 'behind a screen', given: { screens: [[], ['red-02']] } },
    { where: 'on a board', given: { on: [laid('red-02', 1, 0, 'port')] } },
  ] satisfies { where: string; given: Given }[])(
    'EC-WIN3, EC-WIN4, EC-RULING80: a tile of cost 2 $where counts',
    ({ given }) => {
      expect(tied({ magicGold: [1, 0], ...given }).s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
      expect(tied({ magicGold: [3, 0], ...given }).s.outcome).toEqual({ winners: [0], rule: 'EC-WIN3' })
    },
  )

  test('EC-WIN3: the costs of all tiles are added to the magic gold', () => {
    // 6 + 6 + 5 and 2 magic gold against 6 + 6 + 5 + 2: both 19.
    const seventeen = ['red-14', 'blue-15', 'blue-13']
    const other = ['red-12', 'yellow-16', 'blue-07', 'blue-08']
    const bags = [seventeen, other]
    expect(tied({ bags, magicGold: [3, 0] }).s.outcome).toEqual({ winners: [0], rule: 'EC-WIN3' })
    expect(tied({ bags, magicGold: [1, 0] }).s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  })

  test('EC-WIN5: gold adds nothing', () => {
    const t = tied({ gold: [9, 0], screens: [[], ['red-02']] })
    expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
    expect(tied({ gold: [9, 0] }).s.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING53' })
  })

  test('EC-WIN6, EC-WIN3, EC-RULING81, EC-RULING82: 17 and 2 magic gold against 19 is equal; then the printed terror decides', () => {
    // Printed terror 2 + 2 + 1 against 1 + 1 + 1 + 1; a captain on a Port changes terror, not what is printed.
    const bags = [
      ['red-14', 'blue-15', 'blue-13'],
      ['red-12', 'yellow-16', 'blue-07', 'blue-08'],
    ]
    expect(tied({ bags, magicGold: [2, 0] }).s.outcome).toEqual({ winners: [0], rule: 'EC-WIN6' })
    const basics = [[], ['basic-red']]
    expect(tied({ bags, magicGold: [2, 0], discards: basics }).s.outcome).toEqual({
      winners: [0, 1],
      rule: 'EC-RULING53',
    })
    const strong = [[], ['basic-red-strong']]
    expect(tied({ bags, magicGold: [2, 0], discards: strong }).s.outcome).toEqual({
      winners: [1],
      rule: 'EC-WIN6',
    })
  })

  test('EC-RULING81: the terror that a captain adds does not count', () => {
    // Cost 6 and 2 magic gold each, won tonight by seat 0; the captain lifts a Battlefield tile of seat 0.
    const on: Placed[] = [laid('red-14', 0, 1, 'port')]
    const t = tied({ on, bags: [[], ['blue-15']], magicGold: [0, 2] })
    expect(t.lead(0, 0)).toBe(2)
    expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING53' })
  })

  test('EC-RULING53: camps tied after both comparisons share the victory', () => {
    const t = tied()
    expect(t.s.outcome).toEqual({ winners: [0, 1], rule: 'EC-RULING53' })
    expect(t.told('won')).toEqual([{ e: 'won', camps: [0, 1], rule: 'EC-RULING53' }])
  })

  test('EC-RULING24: three tokens do not beat two', () => {
    const given = { seats: 3, screens: [[], [], []], ...winning(0, 1), tokens: [2, 1, 0] }
    const t = scene({ ...given, bags: [[], ['red-02'], []] }).passAll()
    expect(t.s.camps.map((camp) => camp.tokens)).toEqual([3, 2, 0])
    expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  })

  test('EC-WIN7: a camp with one token takes no part, however rich', () => {
    const given = { seats: 3, screens: [[], [], []], ...winning(0, 1), tokens: [1, 1, 1] }
    const t = scene({ ...given, magicGold: [1, 0, 9], bags: [[], [], ['blue-15']] }).passAll()
    expect(t.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN3' })
    const alone = scene({ ...winning(0), tokens: [1, 1], magicGold: [0, 9] }).passAll()
    expect(alone.s.outcome).toEqual({ winners: [0], rule: 'EC-WIN1' })
  })

  test('EC-RULING112, EC-RULING84: banished tiles add nothing', () => {
    const t = scene({
      tokens: [1, 1],
      screens: [['blue-15', 'basic-red'], []],
      ...winning(0, 1),
      on: [...(winning(0, 1).on ?? []), laid('yellow-02', 0, 0, 'port')],
      bags: [[], ['red-09']],
    })
    t.activate(0, 0, 'port').answer(0, { do: 'take', from: 'screen', tile: 'blue-15' }).passAll()
    // Cost 2 against 4; with the banished tile it would be 8 against 4.
    expect(t.s.outcome).toEqual({ winners: [1], rule: 'EC-WIN3' })
  })

  test('EC-WIN4, EC-RULING80: all screens of a team count', () => {
    const given: Given = {
      seats: 4,
      tokens: [1, 1],
      ...winning(0, 1),
      screens: [[], ['red-02'], [], ['red-09']],
    }
    expect(scene(given).passAll().s.outcome).toEqual({ winners: [2, 3], rule: 'EC-WIN3' })
  })
})
