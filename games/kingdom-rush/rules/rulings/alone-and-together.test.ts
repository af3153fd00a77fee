/** What a table asks its referee about setting up, playing alone, the campaign, consent and taking back. */
import { canonical } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { afterMatch, newCampaign, optionsOf } from '../../campaign.ts'
import { boxOf } from '../../content/box.ts'
import type { HeroId } from '../../content/words.ts'
import type { KingdomRushMove, Options } from '../../state.ts'
import { HeroScene, heroes } from '../testing/heroes.ts'
import { PlayedMatch } from '../testing/match.ts'
import { FULL, finish, GOBLINS, LONE, WOLF } from '../testing/rulings.ts'
import { baseAt } from '../testing/scene.ts'

const grids = { 't1-01': GOBLINS, 't1-02': FULL, 't1-03': WOLF, 't1-04': LONE }
const NUMBERS: { readonly [id in HeroId]: number } = { malik: 0, ignus: 1, magnus: 2, alleria: 3, lilith: 4 }

/** By one player, with these on the bench. */
const alone = (main: HeroId, bench: readonly HeroId[], options: Partial<Options> = {}) => {
  const t = new HeroScene({ seats: 1, options: { heroes: [main], ...options }, grids }).until('play').clear()
  t.s.bench = bench.map((id) => NUMBERS[id])
  return t
}
const call = (t: HeroScene, id: HeroId) => t.answer(0, { do: 'call', hero: NUMBERS[id] })

describe('alone', () => {
  test('KR-SOLO9, KR-LILITH2, KR-ABIL-R4: Lilith from the bench heals the main hero and turns up his tile', () => {
    const t = alone('malik', ['lilith'])
      .skill('malik', ['untouchable'], ['untouchable'])
      .stand('malik', [2, 2])
    t.hero('malik').health = 2
    call(t, 'lilith').go([1, 2]).choose('malik')
    t.say({ do: 'ability', ability: t.ability('untouchable') })
    expect([t.hero('malik').health, t.faceDown('malik'), t.question]).toEqual([3, [], 'play'])
  })

  test('KR-SOLO4, KR-MAGNUS2, KR-SOLO-R3: Magnus from the bench has his tile from a site of the colour left out', () => {
    const t = alone('malik', ['magnus']).lay('t1-02', [1, 3], { lane: 0 })
    // b5 (0,3) is green by one.
    t.s.banned = 2
    call(t, 'magnus').go([0, 3]).face(2).put('t1-02', [0, 0], [0, 1]).put('t1-02', [1, 0], [1, 1])
    expect([t.tiles('t1-02'), t.question]).toEqual([2, 'play'])
  })

  test('KR-CAT11, KR-SOLO-R7: the Wildcat outlives an Alleria from the bench to the end of the round, and no longer', () => {
    const t = alone('malik', ['alleria']).lay('t1-02', [2, 2], { lane: 0 })
    call(t, 'alleria').go([2, 2], [0, 0])
    for (let i = 0; i < 5 && t.question !== 'summon'; i++) t.confirm()
    finish(t.say({ do: 'wildcat' }).base([0, 2]))
    t.hero('alleria').health = 1
    t.phase('advance')
    expect([t.at('alleria'), t.s.wildcat?.at]).toEqual(['board', -1])
    const other = alone('malik', ['alleria'])
    finish(call(other, 'alleria').go([2, 2]).say({ do: 'wildcat' }))
    Object.assign(other.hero('alleria'), { health: 0, state: 'ko', at: -1 })
    expect(other.fork().phase('advance').cats).toBe('2,2')
    expect(other.allReady().s.wildcat).toBeNull()
  })

  test('KR-DESTROY6, KR-SOLO-R4, KR-ADVANCE16: a guest is hurt with the Horde under him, stays, and makes way for the next', () => {
    const t = alone('magnus', ['malik']).lay('t1-01', [2, 2], { lane: 0 }).lay('t1-02', [2, 1], { lane: 0 })
    finish(call(t, 'malik').go([2, 2], [0, 0]))
    t.phase('destroy')
    expect([t.map, t.at('malik'), t.hero('malik').health]).toEqual([{ 't1-02': '2,1' }, '2,2', 4])
    expect(t.phase('advance').question).toBe('displace')
  })

  test('KR-PLAY-R9, KR-SOLO-R12: no guest is called between the steps and the action of the main hero', () => {
    const t = alone('malik', ['ignus']).stand('malik', [2, 2]).activate('malik').go([2, 3])
    const move = { do: 'call', hero: NUMBERS.ignus } as const
    expect(t.offers(0, move)).toBe(false)
    expect(t.done().offers(0, move)).toBe(true)
  })

  test('KR-PEARL-R2, KR-SOLO-R14: with a guest alone on the map it is he who pays for the Pearl', () => {
    const t = alone('magnus', ['malik'], { scenario: 7 }).lay('lilith-life-1', [2, 2], { lane: 2 })
    finish(call(t, 'malik').go([4, 1]))
    t.s.spells = [5]
    finish(t.answer(0, { do: 'cast', spell: 5 }))
    expect([t.hero('malik').health, t.hero('magnus').health]).toEqual([4, 3])
  })

  test('KR-SOLO3, KR-STACK2, KR-SOLO5: the colour left out closes a site to stacks too; the white one stays open', () => {
    const t = alone('malik', [], { scenario: 5 }).stands('archer', 'b6').give(0, 'militia')
    t.s.banned = 2
    t.answer(0, { do: 'build', tower: t.tower('militia') })
    expect(t.refusal({ do: 'site', site: t.site('b6') })).toBe('KR-SOLO3')
    expect(t.offers({ do: 'site', site: t.site('b13') })).toBe(true)
  })

  test('KR-SOLO10, KR-ADVANCE13: a guest holds a fast Horde twice this round; in the next his cells are open', () => {
    const t = alone('magnus', ['malik']).lay('t1-03', [2, 1], { lane: 0 })
    finish(call(t, 'malik').go([2, 1], [3, 3]))
    t.tray('t1-03').tiles = []
    t.allReady()
    expect([t.map['t1-03'], t.s.heroes.length, t.s.round]).toEqual(['2,1', 1, 2])
    expect(t.until('play').phase('advance').map['t1-03']).toBe('2,3')
  })
})

describe('setting up', () => {
  const begun = (scenario: number, seats: number, more: Partial<Options> = {}) =>
    new HeroScene({ seats, options: { scenario, ...more }, grids })

  test('KR-SETUP-R1, KR-GEN5: the four archers of the box are in hands and supply together, however many play', () => {
    const teams: readonly (readonly HeroId[])[] = [
      ['malik'],
      ['malik', 'alleria'],
      ['malik', 'alleria', 'magnus'],
      ['malik', 'alleria', 'magnus', 'ignus'],
    ]
    const held = teams.map((ids) => {
      const t = heroes(ids)
      const inHands = ids.flatMap((_, seat) => t.held(seat)).filter((id) => id === 'archer').length
      return [inHands, t.inStock('archer')]
    })
    expect(held).toEqual([
      [1, 3],
      [2, 2],
      [1, 3],
      [1, 3],
    ])
  })

  test('KR-PORTAL2, KR-WIN-R6: two Portals are a victory by two, and not by three where the scenario has three', () => {
    const after = (...ids: HeroId[]) => {
      const t = heroes(ids, { options: { scenario: 5 } })
      t.s.closed = 2
      return t.allReady().s.outcome?.winners ?? null
    }
    expect([after('malik', 'magnus'), after('malik', 'magnus', 'ignus')]).toEqual([[0, 1], null])
  })

  test('KR-SETUP-R3, KR-CAMP-R5: with four tiles open the first scenario has one slot all the same', () => {
    const t = begun(1, 2, { heroes: ['malik', 'magnus'] }).until('play')
    expect(t.s.heroes.map(({ abilities }) => abilities.length)).toEqual([1, 1])
    expect(begun(2, 2, { heroes: ['malik', 'magnus'] }).until('play').s.heroes[0]?.abilities).toHaveLength(2)
  })

  test('KR-ROUND-R1, KR-SETUP-R8: at the heroic level Hordes come in the first round, where even one player would meet them', () => {
    const t = begun(1, 4, { difficulty: 'heroic' }).until('play')
    const lanes = new Set(t.s.trays.map(({ lane }) => lane))
    expect([t.s.round, lanes.has(2), lanes.has(3)]).toEqual([1, false, false])
    expect([lanes.has(0), lanes.has(1)]).toEqual([true, true])
  })

  test('KR-SPELL-R7, KR-CAMP5: who has opened spells of power 2 still takes those of power 1 to the fourth scenario', () => {
    const t = begun(4, 2, { heroes: ['malik', 'magnus'], spellPower: 2 }).until('choose-spell')
    const powers = t.legal().map((move) => (move.do === 'spell' ? boxOf(t.s).spells[move.spell]?.power : 0))
    expect([...new Set(powers)].sort()).toEqual([0, 1])
    expect(begun(3, 2, { spellPower: 2 }).until('play').s.spells).toEqual([])
  })
})

describe('the campaign', () => {
  const won = (...scenarios: number[]) =>
    scenarios.reduce(
      (campaign, scenario) =>
        afterMatch(campaign, { scenario, difficulty: 'star1' }, { winners: [0], rule: 'KR-WIN1', stars: 1 }),
      newCampaign(true),
    )

  test('KR-CAMP-R5, KR-SETUP-R6: with Lilith beaten she joins the team, in replays too, but never against herself', () => {
    expect(optionsOf(won(1, 2), 1, 2)?.openHeroes).not.toContain('lilith')
    const offered = (scenario: number) => {
      const t = new HeroScene({ seats: 2, options: optionsOf(won(7), scenario, 2) ?? {} }).until(
        'choose-hero',
      )
      return t.offers({ do: 'hero', hero: NUMBERS.lilith })
    }
    expect([offered(1), offered(7)]).toEqual([true, false])
  })

  test('KR-CAMP-R5, KR-CAMP-R2: in free order what a later scenario opens is open, though the ones before are not won', () => {
    expect(optionsOf(won(6), 1, 2)).toMatchObject({ abilityTiles: 4, spellPower: 2 })
    expect(optionsOf(won(3), 1, 2)).toMatchObject({ abilityTiles: 3, spellPower: 1 })
  })

  test('KR-CAMP-R6, KR-WIN-R1: a game lost in the round of its last Portal is no win of the campaign', () => {
    const t = heroes(['malik', 'magnus'], { grids }).lay('t1-04', [1, 5], { lane: 0 })
    Object.assign(t.s, { closed: 2, hearts: 1 })
    const { outcome } = t.allReady().s
    expect(outcome && afterMatch(newCampaign(), t.s.options, outcome).won).toEqual([])
  })
})

describe('consent and taking back', () => {
  const pair = (options: Partial<Options> = {}) => heroes(['malik', 'alleria'], { grids, options })
  const FIRE: KingdomRushMove = { do: 'cast', spell: 0 }

  test('KR-PLAY-R10, KR-PLAY-R11: what another has agreed to is still its caster’s to take back, agreement and all', () => {
    const t = pair({ teamConsent: true }).lay('t1-02', [2, 2], { lane: 0 })
    t.s.spells = [0]
    const m = new PlayedMatch(t)
    const before = canonical(m.s)
    m.does(0, FIRE).does(1, { do: 'agree' })
    expect([m.s.agenda.at(-1)?.do, m.s.spells]).toEqual(['pieces', []])
    while (m.takesBack(0)) expect(m.s.round).toBe(1)
    expect(canonical(m.s)).toBe(before)
  })

  test('KR-PLAY-R15, KR-GEN-R4: who agrees to another’s spell has not acted: ready stays ready', () => {
    const t = pair({ teamConsent: true }).lay('t1-02', [2, 2], { lane: 0 })
    t.s.spells = [0]
    t.answer(1, { do: 'ready' }).answer(0, FIRE).answer(1, { do: 'agree' })
    finish(t)
    expect(t.s.agenda.at(-1)).toMatchObject({ do: 'play', ready: [false, true] })
  })

  test('KR-PLAY-R17, KR-PLAY-R6: what was built is final once the Hordes have moved; a purchase is not yet', () => {
    const t = pair().give(0, 'archer')
    t.s.diamonds = 2
    const m = new PlayedMatch(t)
    m.does(
      0,
      { do: 'build', tower: t.tower('archer') },
      { do: 'site', site: t.site('b5') },
      { do: 'turn', turn: 0 },
    )
    m.does(0, { do: 'ready' }).does(1, { do: 'ready' })
    expect([m.s.phase, m.takesBack(0, 'consent')]).toEqual(['spend', false])
    m.does(0, { do: 'buy', tower: t.tower('archer') }, { do: 'give', to: 1 })
    expect([m.s.diamonds, m.takesBack(0), m.takesBack(0), m.s.diamonds]).toEqual([0, true, true, 2])
  })

  test('KR-PLAY-R6, KR-CAT8: Alleria’s first move taken back, the Wildcat is on its board again, and comes with the next', () => {
    const t = pair()
    const m = new PlayedMatch(t)
    const before = canonical(m.s)
    m.does(1, { do: 'activate', hero: 1 }, { do: 'space', space: t.space([1, 5]) })
    expect(m.s.wildcat).toMatchObject({ met: 1, at: t.space([1, 5]) })
    expect([m.takesBack(1), m.takesBack(1), canonical(m.s)]).toEqual([true, true, before])
  })

  test('KR-SOLDIER14, KR-PLAY-R6: a soldier that was moved goes back to the cell it came from', () => {
    const t = pair()
      .lay('t1-01', [1, 0], { lane: 0, soldiers: [[0, 0]] })
      .lay('t1-02', [1, 3], { lane: 0 })
    t.give(0, 'militia').s.soldiers = 0
    const m = new PlayedMatch(t)
    const before = canonical(m.s)
    m.does(
      0,
      { do: 'build', tower: t.tower('militia') },
      { do: 'site', site: t.site('b5') },
      { do: 'turn', turn: 2 },
    )
    m.does(0, { do: 'lift', tray: t.card('t1-01'), cells: 1 }, { do: 'cells', cells: 1 })
    expect([m.s.trays.map(({ soldiers }) => soldiers), m.s.soldiers]).toEqual([[0, 1], 0])
    while (m.takesBack(0)) expect(m.s.soldiers).toBeLessThan(2)
    expect(canonical(m.s)).toBe(before)
  })

  test('KR-PLAY-R12, KR-CONF3: a refused base changes nothing: the move stands, and another may be named', () => {
    const t = pair()
      .lay('t1-02', [2, 2], { lane: 0, soldiers: [[0, 0]] })
      .stand('malik', [2, 1])
    t.activate('malik').go([2, 2])
    expect(t.refusal({ do: 'cells', cells: baseAt([0, 0]) })).toBe('KR-CONF3')
    expect(t.base([2, 2]).hero('malik')).toMatchObject({ on: t.card('t1-02'), base: baseAt([2, 2]) })
  })
})
