/** Edge cases 151 to 158, 169 to 175 and 199 to 203: one player alone, everybody at once, levels, campaign, limits. */
import { HIDDEN, SPECTATOR } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { boxOf } from '../../content/box.ts'
import type { HeroId } from '../../content/words.ts'
import type { KingdomRushMove, Options } from '../../state.ts'
import { type HeroScene, heroes } from '../testing/heroes.ts'
import { PlayedMatch } from '../testing/match.ts'
import { Scene } from '../testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const alone = (options: Partial<Options> = {}, hero: 'malik' | 'magnus' | 'alleria' = 'malik') =>
  heroes([hero], { options, grids: { 't1-01': GOBLINS } })
const number = (t: HeroScene, id: string) => boxOf(t.s).heroes.findIndex((hero) => hero.id === id)
/** What may be left out is left out, until phase 2 stands open again. */
const rest = (t: HeroScene) => {
  for (let i = 0; i < 20 && t.question !== 'play'; i++) {
    const plain = t.legal().find(({ do: does }) => does === 'done' || does === 'confirm')
    t.say(plain ?? (t.legal()[0] as KingdomRushMove))
  }
  return t
}

describe('alone', () => {
  test('KR-SOLO6, KR-SOLO5: case 151, not the same colour twice running; a white site is always open', () => {
    const t = alone({ scenario: 5 })
    t.s.banned = 1
    t.run({ do: 'ban-colour' })
    expect(t.refusal({ do: 'colour', colour: 1 })).toBe('KR-SOLO6')
    t.say({ do: 'colour', colour: 0 })
      .give(0, 'archer')
      .answer(0, { do: 'build', tower: t.tower('archer') })
    expect(t.offers({ do: 'site', site: t.site('b13') })).toBe(true)
    expect(t.refusal({ do: 'site', site: t.site('b7') })).toBe('KR-SOLO3')
  })

  test('KR-SOLO8, KR-SOLO10: case 152, one guest a round, and nobody twice', () => {
    const t = alone()
    t.s.bench = [number(t, 'ignus'), number(t, 'magnus')]
    rest(t.answer(0, { do: 'call', hero: number(t, 'ignus') }))
    expect(t.refusal({ do: 'call', hero: number(t, 'magnus') })).toBe('KR-SOLO8')
    t.run({ do: 'end-round' })
    t.s.agenda = [{ do: 'play', ready: [false], by: -1 }]
    expect(t.refusal({ do: 'call', hero: number(t, 'ignus') })).toBe('KR-SOLO10')
    expect(t.offers({ do: 'call', hero: number(t, 'magnus') })).toBe(true)
  })

  test('KR-SOLO-R3, KR-SOLO11: case 153, a guest holds a tray in phase 4 and leaves its tile behind', () => {
    const t = alone().lay('t1-01', [1, 3])
    t.s.bench = [number(t, 'ignus')]
    t.answer(0, { do: 'call', hero: number(t, 'ignus') }).go([1, 3], [3, 3])
    t.put('t1-01', [0, 0], [1, 0], [1, 1])
    rest(t).phase('advance')
    expect(t.map['t1-01']).toBe('1,3')
    t.run({ do: 'end-round' })
    expect([t.s.heroes.length, t.tiles('t1-01')]).toEqual([1, 1])
  })

  test('KR-SOLO13, KR-SOLO14, KR-SOLO-R8: cases 154 and 201, an upgrade lies in the own Incoming until the next round; what is sold out cannot be had', () => {
    const t = alone().give(0, 'archer', 'mage').stock({ adept: 0 })
    t.answer(0, { do: 'pass', tower: t.tower('archer') })
    expect([t.held(0), t.held(0, 'incoming')]).toEqual([['mage'], ['marksmen']])
    expect(t.refusal({ do: 'build', tower: t.tower('marksmen') })).toBe('KR-PASS-R5')
    expect(t.refusal({ do: 'pass', tower: t.tower('mage') })).toBe('KR-SOLO-R8')
    expect(t.phase('pickup').held(0)).toContain('marksmen')
  })

  test('KR-SOLO-R14: case 202, Like the Wind may choose the guest', () => {
    const t = alone({}, 'alleria').skill('alleria', ['like-the-wind']).stand('alleria', [1, 1])
    t.s.bench = [number(t, 'ignus')]
    rest(t.answer(0, { do: 'call', hero: number(t, 'ignus') }))
    t.activate('alleria').use('like-the-wind')
    expect(t.offers({ do: 'choose', hero: 1 })).toBe(true)
  })

  test('KR-SOLO1, KR-SOLO15: the towers of the solo game, any scenario; three heroes are recommended for it', () => {
    for (let scenario = 1; scenario <= 10; scenario++) {
      const t = heroes(['malik'], { options: { scenario } })
      expect(t.held(0).sort()).toEqual(['archer', 'artillery', 'footmen', 'mage'])
    }
    const { file } = boxOf(alone().s)
    const recommended = file.heroes.flatMap(({ id, soloRecommended }) => (soloRecommended ? [id] : []))
    expect(recommended).toEqual(['malik', 'ignus', 'lilith'])
  })

  test('KR-SOLO4, KR-SOLO-R2: on a site of the colour left out one may stand, and Magnus keeps his tile', () => {
    const t = alone({}, 'magnus').lay('t1-01', [1, 1])
    // b2 at (0,1) is blue for one player alone.
    t.s.banned = 1
    t.stand('magnus', [0, 2]).activate('magnus').go([0, 1]).basic().face(2).put('t1-01', [0, 0], [0, 1])
    t.put('t1-01', [1, 0], [1, 1])
    expect([t.question, t.tiles('t1-01')]).toEqual(['play', 2])
  })

  test('KR-SOLO-R6: what sits on the bench has no abilities to copy', () => {
    const t = alone({}, 'magnus').skill('magnus', ['knowledge-is-power', 'mirage']).stand('magnus', [1, 1])
    t.s.bench = [number(t, 'malik')]
    rest(t.answer(0, { do: 'call', hero: number(t, 'malik') }))
    t.activate('magnus').use('knowledge-is-power')
    // Only his own is left, so that he is not asked.
    expect(t.told('copied')).toEqual([{ e: 'copied', figure: 0, ability: t.ability('mirage') }])
  })
})

describe('all at once', () => {
  const table = (options: Partial<Options> = {}) =>
    heroes(['malik', 'ignus'], { options: { scenario: 5, ...options }, grids: { 't1-01': GOBLINS } })

  test('KR-HIDE-R1, KR-HIDE-R3, KR-HIDE-R7: case 155, in no phase does anybody see a pile or the seed', () => {
    const t = table()
    for (const phase of ['spawn', 'play', 'destroy', 'advance', 'pickup', 'spend'] as const) {
      t.s.phase = phase
      for (const seat of [0, 1, SPECTATOR]) {
        const { state, backs } = t.seen(seat)
        expect(new Set(state.piles.flatMap(({ parts }) => parts.flatMap(({ cards }) => cards)))).toEqual(
          new Set([HIDDEN]),
        )
        expect(state.rng).toEqual([0, 0, 0, 0])
        expect(
          Object.values(backs)
            .flat()
            .filter((back) => back !== null).length,
        ).toBeGreaterThan(0)
      }
    }
  })

  test('KR-PLAY-R1, KR-STACK-R5, KR-PLAY-R13: case 156, two builds for one white site: the second is judged by what stands there', () => {
    const t = table().give(0, 'archer').give(1, 'mage', 'militia')
    const m = new PlayedMatch(t)
    const site = { do: 'site', site: t.site('b13') } as const
    m.does(0, { do: 'build', tower: t.tower('archer') }, site, { do: 'turn', turn: 0 })
    m.does(1, { do: 'build', tower: t.tower('mage') })
    expect(m.refusal(1, site)).toBe('KR-TOWER3')
    m.takesBack(1)
    m.does(1, { do: 'build', tower: t.tower('militia') }, site, { do: 'turn', turn: 0 })
    expect(m.s.towers.map(({ by }) => by)).toEqual([0, 1])
  })

  test('KR-PLAY-R2, KR-PLAY-R9: cases 157 and 169, during an activation the others wait; then they go on', () => {
    const t = table().give(1, 'mage').stand('malik', [1, 2]).activate('malik').go([1, 1])
    const build = { do: 'build', tower: t.tower('mage') } as const
    expect(t.refusal(1, build)).toBe('not-asked')
    expect(t.done().offers(1, build)).toBe(true)
  })

  test('KR-PLAY-R5, KR-PLAY-R15: cases 158 and 173, while one is not ready the phase stays open; a spell makes its caster unready, nobody else', () => {
    const t = table().lay('t1-01', [2, 3])
    t.s.spells = [0]
    t.answer(0, { do: 'ready' }).answer(0, { do: 'cast', spell: 0 })
    for (let i = 0; i < 9 && t.question !== 'play'; i++)
      t.answer(0, t.legal(0).find((move) => move.do === 'confirm') ?? (t.legal(0)[0] as KingdomRushMove))
    t.answer(1, { do: 'ready' })
    expect([t.question, t.unready, t.s.phase]).toEqual(['play', 0, 'play'])
    t.clear().answer(0, { do: 'ready' })
    expect(t.s.phase).not.toBe('play')
  })

  test('KR-GEN-R9, KR-PLAY-R15: case 174, an answer is its seat’s, whoever gives it: one person may play them all', () => {
    const m = new PlayedMatch(table())
    m.does(1, { do: 'ready' }).does(0, { do: 'ready' })
    expect(m.s.phase).not.toBe('play')
  })

  test('KR-PLAY2, KR-PLAY-R8: any number of actions: build, pass, hero, spell; alone also a guest; with Alleria the Wildcat', () => {
    const t = heroes(['alleria', 'malik'], { options: { scenario: 5 } }).give(0, 'archer', 'archer', 'mage')
    t.cat([1, 1]).lay('t1-01', [2, 3])
    t.s.spells = [0]
    const kinds = () => [...new Set(t.legal(0).map(({ do: does }) => does))]
    expect(kinds()).toEqual(['build', 'pass', 'activate', 'wildcat', 'cast', 'ready'])
    t.build(0, 'archer', 'b7')
      .build(0, 'archer', 'b10')
      .answer(0, { do: 'pass', tower: t.tower('mage') })
    t.activate('alleria').done().answer(0, { do: 'wildcat' }).done()
    expect([t.s.towers.length, t.held(1, 'incoming'), kinds()]).toEqual([2, ['adept'], ['cast', 'ready']])
    const solo = alone()
    solo.s.bench = [number(solo, 'ignus')]
    expect(solo.legal(0).some(({ do: does }) => does === 'call')).toBe(true)
  })

  test('KR-PLAY-R17: case 175, what was bought comes back while the shop is open', () => {
    const t = table()
    t.s.diamonds = 4
    const m = new PlayedMatch(t.phase('spend'))
    const { players } = m.s
    m.does(0, { do: 'buy', tower: 0 }, { do: 'give', to: 0 })
    expect([m.s.diamonds, m.takesBack(0), m.takesBack(0), m.s.diamonds, m.s.players]).toEqual([
      2,
      true,
      true,
      4,
      players,
    ])
  })
})

describe('levels and limits', () => {
  test('KR-CAMP-R4, KR-CAMP-R8, KR-CAMP-R9, KR-CAMP-R10, KR-CAMP-R11, KR-CAMP-R12, KR-CAMP-R13, KR-CAMP-R14, KR-CAMP-R15, KR-CAMP-R16: case 199, each iron rule once in its scenario', () => {
    const iron = (scenario: number, ...others: HeroId[]) =>
      heroes(['malik', 'ignus', ...others], { options: { scenario, difficulty: 'iron' } }).give(
        0,
        'militia',
        'archer',
        'mage',
      )
    const shop = iron(1)
    shop.s.diamonds = 9
    shop.phase('spend')
    expect(shop.refusal(0, { do: 'buy', tower: shop.tower('militia') })).toBe('KR-CAMP-R8')
    expect(iron(2).hero('malik').abilities).toEqual([])
    const pass = iron(3)
    for (const id of ['militia', 'archer']) pass.answer(0, { do: 'pass', tower: pass.tower(id) })
    expect(pass.refusal(0, { do: 'pass', tower: pass.tower('mage') })).toBe('KR-CAMP-R11')
    expect([iron(4).s.spells, iron(10).s.spells]).toEqual([[], []])
    const top = iron(5).give(0, 'sharpshooter')
    expect(top.answer(0, { do: 'pass', tower: top.tower('sharpshooter') }).held(1, 'incoming')).toEqual([
      'sharpshooter',
    ])
    expect(iron(6).stand('malik', [0, 2]).activate('malik').refusal({ do: 'recover' })).toBe('KR-CAMP-R14')
    const three = iron(7, 'magnus')
    const white = three.answer(0, { do: 'build', tower: three.tower('archer') })
    expect(white.refusal({ do: 'site', site: white.site('b13') })).toBe('KR-CAMP-R15')
    const ghost = iron(8).lay('ghost-01', [1, 1], { lane: 0 })
    ghost.tray('ghost-01').tiles = [(1 << 25) - 1]
    ghost.s.diamonds = 0
    expect(ghost.phase('destroy').s.diamonds).toBe(0)
    const nine = iron(9)
    expect(nine.refusal(0, { do: 'build', tower: nine.tower('militia') })).toBe('KR-CAMP-R9')
  })

  test('KR-CAMP-R12, KR-CAMP-R10: where there are no spells or abilities nobody is asked for any', () => {
    const asked = (scenario: number, difficulty: Options['difficulty']) => {
      const t = new Scene({ options: { scenario, difficulty, heroes: ['malik', 'ignus'] } })
      const questions = new Set<string>()
      for (; t.s.phase === 'setup'; t.answer(t.seat, t.legal()[0] ?? { do: 'done' }))
        questions.add(t.question ?? '')
      return [...questions]
    }
    expect([asked(4, 'star1'), asked(4, 'iron')]).toEqual([
      ['choose-ability', 'choose-spell'],
      ['choose-ability'],
    ])
    expect(asked(2, 'iron')).toEqual([])
  })

  test('KR-SETUP-R12: who takes which hero is told', () => {
    const t = new Scene({ options: { heroes: ['malik'] } }).until('choose-hero')
    t.answer(1, { do: 'hero', hero: 3 })
    expect(t.told('hero-chosen')).toMatchObject([{ seat: 1, hero: 3, bench: false }])
  })

  test('KR-SETUP-R8: cards of a pile that so few do not use stay in the box', () => {
    const boxed = (seats: number) => {
      const t = new Scene({ seats }).until('play')
      return ['t2-01', 't3-02', 't3-04', 't3-07', 't3-15'].every((id) => t.s.box.includes(t.card(id)))
    }
    expect([boxed(2), boxed(3), boxed(4)]).toEqual([true, true, false])
  })

  test('KR-ROUND-R6: case 203, at the end of round 20 without victory a limit is the defeat', () => {
    const t = heroes(['malik', 'ignus'], { options: { roundLimit: 20 } })
    t.s.round = 19
    expect(t.fork().run({ do: 'end-round' }).s.outcome).toBeNull()
    t.s.round = 20
    expect(t.run({ do: 'end-round' }).s.outcome).toMatchObject({ winners: [], rule: 'KR-ROUND-R6' })
  })
})
