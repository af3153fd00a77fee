/** What is one unit in phase 2, and what comes back when it is taken back (KR-PLAY-R6 to KR-PLAY-R17). */
import { canonical, moves } from '@duskhall/kernel'
import { expect, test } from 'vitest'
import { boxOf } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { heroes } from './testing/heroes.ts'
import { PlayedMatch } from './testing/match.ts'
import { baseAt, Scene } from './testing/scene.ts'

const GOBLINS = ['gg...', 'gg...', '.....', '.....', '.....']
const GRIDS = { 't1-01': GOBLINS, 't1-02': GOBLINS }

/** Site b4 of scenario 1 is blue, b5 and b6 are red. */
const table = () => heroes(['malik', 'alleria'], { grids: GRIDS }).give(0, 'archer').give(1, 'archer', 'mage')

test('KR-PLAY-R4, KR-PLAY-R6, KR-PLAY-R11: a build comes back part by part, without trace', () => {
  const t = table().lay('t1-01', [1, 3])
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  const tower = t.tower('archer')
  m.does(0, { do: 'build', tower }, { do: 'site', site: t.site('b5') }, { do: 'turn', turn: 2 })
  expect([m.s.towers.length, m.s.agenda.at(-1)?.do]).toEqual([1, 'cells'])
  // It does not count yet: the tile is owed, and the rest waits for it.
  expect(m.refusal(0, { do: 'confirm' })).toBe('KR-TOWER-R3')
  expect([m.takesBack(0), m.takesBack(0), m.takesBack(0), canonical(m.s)]).toEqual([true, true, true, before])
})

test('KR-PLAY4, KR-PLAY-R2, KR-PLAY-R9, KR-PLAY-R11: nobody acts between the parts of an activation, and all of it comes back', () => {
  const t = table().lay('t1-01', [1, 3]).stand('malik', [0, 3])
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  m.does(0, { do: 'activate', hero: 0 }, { do: 'space', space: t.space([1, 3]) })
  m.does(0, { do: 'cells', cells: baseAt([0, 0]) }, { do: 'basic' })
  expect(m.refusal(1, { do: 'build', tower: t.tower('mage') })).toBe('not-asked')
  expect([m.s.heroes[0]?.played, m.s.heroes[0]?.on]).toEqual([1, t.card('t1-01')])
  for (let i = 0; i < 4; i++) expect(m.takesBack(0)).toBe(true)
  expect([canonical(m.s), m.takesBack(0)]).toEqual([before, false])
})

test('KR-PLAY-R6: freely while nobody else has acted, by consent afterwards, never what was before the phase', () => {
  const t = table()
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  const [archer, mage] = [t.tower('archer'), t.tower('mage')]
  m.does(0, { do: 'build', tower: archer }, { do: 'site', site: t.site('b5') }, { do: 'turn', turn: 0 })
  const built = canonical(m.s)
  m.does(1, { do: 'pass', tower: mage })
  expect(m.takesBack(0)).toBe(false)
  expect([m.takesBack(1), canonical(m.s)]).toEqual([true, built])
  m.does(1, { do: 'pass', tower: mage })
  expect([m.takesBack(0, 'consent'), canonical(m.s)]).toEqual([true, built])
  for (let i = 0; i < 3; i++) expect(m.takesBack(1, 'consent')).toBe(true)
  expect([canonical(m.s), m.takesBack(0, 'consent')]).toEqual([before, false])
})

test('KR-PLAY-R6, KR-PLAY-R8: to say ready is no action: what was done before it still comes back, and the word with it', () => {
  const t = table()
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  const build = [
    { do: 'build', tower: t.tower('archer') },
    { do: 'site', site: t.site('b5') },
    { do: 'turn', turn: 0 },
  ] as const
  m.does(0, ...build).does(1, { do: 'ready' })
  for (let i = 0; i < 3; i++) expect(m.takesBack(0)).toBe(true)
  expect([canonical(m.s), m.takesBack(0)]).toEqual([before, false])
  // Nobody who has thought better of it is made ready again.
  m.does(1, { do: 'ready' })
    .does(0, ...build)
    .does(1, { do: 'withdraw' })
  expect([m.takesBack(0), m.s.agenda.at(-1)]).toMatchObject([false, { ready: [false, false] }])
  // In phase 6 likewise.
  const shop = new PlayedMatch(new Scene().until('spend'))
  const { diamonds } = shop.s
  const tower = shop.s.supply.findIndex((copies) => copies > 0)
  shop.does(0, { do: 'buy', tower }, { do: 'give', to: 1 }).does(1, { do: 'ready' })
  expect([shop.takesBack(0), shop.takesBack(0), shop.s.diamonds]).toEqual([true, true, diamonds])
})

test('KR-PLAY-R10, KR-PLAY-R11, KR-ALLERIA-R4: parts that another owner decides belong to the action and come back with it', () => {
  const t = heroes(['alleria', 'malik'], { grids: GRIDS })
    .skill('alleria', ['like-the-wind'])
    .lay('t1-01', [2, 3])
    .stand('alleria', [3, 3])
    .stand('malik', [1, 3])
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  m.does(0, { do: 'activate', hero: 0 }, { do: 'ability', ability: t.ability('like-the-wind') })
  m.does(0, { do: 'turn', turn: 0 }, { do: 'confirm' }, { do: 'choose', hero: 1 })
  // His owner takes the step; it may be taken back by him, or with the whole action by her.
  m.does(1, { do: 'space', space: t.space([1, 4]) })
  const stepped = m.match
  expect([m.takesBack(1), m.s.agenda.at(-1)?.do]).toEqual([true, 'go'])
  m.match = stepped
  while (m.takesBack(0)) expect(m.s.agenda.length).toBeGreaterThan(0)
  expect(canonical(m.s)).toBe(before)
})

test('KR-PLAY-R12, KR-PLAY-R13, KR-PLAY-R16: what is refused changes nothing; what another has taken is taken', () => {
  const t = table().lay('t1-01', [1, 3]).give(0, 'militia', 'militia').give(1, 'militia')
  t.s.soldiers = 1
  const m = new PlayedMatch(t)
  const militia = t.tower('militia')
  m.does(0, { do: 'build', tower: militia }, { do: 'site', site: t.site('b5') }, { do: 'turn', turn: 2 })
  const open = canonical(m.s)
  expect(m.refusal(0, { do: 'cells', cells: 1 << 24 })).toBe('KR-SOLDIER8')
  expect(canonical(m.s)).toBe(open)
  m.does(0, { do: 'cells', cells: 1 })
  expect([m.s.soldiers, m.s.agenda.at(-1)?.do]).toEqual([0, 'pieces'])
  m.does(0, { do: 'confirm' })
  // The last soldier is gone: the next tower is judged with an empty supply (KR-SOLDIER-R1).
  m.does(1, { do: 'build', tower: militia }, { do: 'site', site: t.site('b4') }, { do: 'turn', turn: 1 })
  expect(m.refusal(1, { do: 'target', piece: -1, tray: t.card('t1-01') })).toBe('KR-SOLDIER13')
  expect(m.does(1, { do: 'confirm' }).s.towers).toHaveLength(2)
})

test('KR-PLAY-R15: whoever is ready and acts is no longer ready; the others stay so', () => {
  const m = new PlayedMatch(table())
  m.does(0, { do: 'ready' }).does(1, { do: 'pass', tower: 0 })
  expect(m.s.agenda.find((step) => step.do === 'play')).toMatchObject({ ready: [true, false] })
})

test('KR-PLAY-R17: what is chosen outside phases 2 and 6 is final', () => {
  const t = table().lay('t1-01', [1, 4]).lay('t1-02', [1, 3])
  t.stand('malik', [1, 5])
  const m = new PlayedMatch(t)
  m.does(0, { do: 'ready' }).does(1, { do: 'ready' })
  expect(m.s.agenda.at(-1)?.do).toBe('displace')
  expect([m.takesBack(0), m.takesBack(1), m.takesBack(0, 'consent')]).toEqual([false, false, false])
  m.does(0, { do: 'space', space: t.space([0, 5]) })
  expect([m.takesBack(0), m.takesBack(0, 'consent')]).toEqual([false, false])
})

test('KR-PLAY-R10, KR-PLAY-R11, KR-GEN-R4: a choice of the team inside an action, and all who agree to it, come back with the action', () => {
  const t = heroes(['malik', 'alleria', 'ignus'], { options: { teamConsent: true } }).lay(
    'portal1-01',
    [1, 1],
  )
  t.stand('malik', [0, 2]).stand('ignus', [2, 1])
  const pearl = boxOf(t.s).spells.findIndex(({ id }) => id === 'pearl-of-time-distortion')
  t.s.spells = [pearl]
  const m = new PlayedMatch(t)
  const before = canonical(m.s)
  m.does(0, { do: 'cast', spell: pearl }).does(1, { do: 'agree' }).does(2, { do: 'agree' })
  const [place] = moves(kingdomRush, m.s, 0)
  if (place) m.does(0, place)
  expect(m.s.agenda.at(-1)?.do).toBe('choose-victim')
  // Another seat names the victim; its caster agrees last.
  m.does(1, { do: 'choose', hero: 2 }).does(2, { do: 'agree' })
  const proposed = m.match
  expect([m.takesBack(1), m.s.agenda.at(-1)?.do]).toEqual([true, 'choose-victim'])
  m.match = proposed
  while (m.takesBack(0)) expect(m.s.round).toBe(1)
  expect(canonical(m.s)).toBe(before)
  m.match = proposed
  m.does(0, { do: 'agree' })
  expect(m.s.heroes[2]?.health).toBe(3)
  while (m.takesBack(0)) expect(m.s.round).toBe(1)
  expect(canonical(m.s)).toBe(before)
})
