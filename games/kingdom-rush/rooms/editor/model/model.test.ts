/** The scenario under edit: it says what its file says, every stroke can be taken back, and what is broken can be mended. */
import { int, rngFrom, seedFrom } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../../testing/random-game.ts'
import { boxOf, content } from '../../../content/box.ts'
import type { At } from '../../../content/geometry/cells.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { kingdomRush } from '../../../game.ts'
import { problemText } from '../say.ts'
import { editorWords } from '../words/index.ts'
import { blank, contentOf, idFrom, portalsIn } from './draft.ts'
import { readScenario, textOf } from './file.ts'
import { begin, comeBack, leave, redo, rename, rest, step, undo } from './history.ts'
import { settled } from './lanes.ts'
import {
  findCard,
  shifted,
  takeOf,
  withCard,
  withMinPlayers,
  withNewPart,
  withOrder,
  withoutPart,
  withTake,
} from './piles.ts'
import { isSound, type Problem, problemsIn } from './problems.ts'
import { MOST_LETTERS, withBoss, withIronRule, withStory, withTitle } from './rules.ts'
import { sizeOf } from './squares.ts'
import { type Brush, clear, mirrored, paint, resized, TOOLS, type Tool } from './strokes.ts'

const { scenarios: entries } = boxOf({ content: content.standard }).file
const entry = (number: number) => entries[number - 1] as ScenarioEntry
const brush = (tool: Tool, more: Partial<Brush> = {}): Brush => ({ tool, players: 2, spawn: 1, ...more })

function painted(before: ScenarioEntry, tool: Tool, at: At, more: Partial<Brush> = {}): ScenarioEntry {
  const stroke = paint(before, brush(tool, more), at)
  if ('why' in stroke) throw new Error(`${tool} at ${at}: ${stroke.why}`)
  return stroke.entry
}
const why = (before: ScenarioEntry, tool: Tool, at: At, more: Partial<Brush> = {}) => {
  const stroke = paint(before, brush(tool, more), at)
  return 'why' in stroke ? stroke.why : null
}
const codes = (one: ScenarioEntry) => problemsIn(one).map(({ mistake }) => mistake.code)
const red = (one: ScenarioEntry) => problemsIn(one).filter(({ tone }) => tone === 'red')

describe.each(entries.map((one) => [one.number, one] as const))('scenario %i of the box', (_, one) => {
  test('is read and written without a letter lost', () => {
    const read = readScenario(JSON.stringify(one))
    expect('entry' in read && JSON.stringify(read.entry)).toBe(JSON.stringify(one))
    expect('entry' in read && textOf(read.entry)).toBe(textOf(one))
  })
  test('has nothing wrong, and nothing of it changes by being looked at', () => {
    expect(red(one)).toEqual([])
    expect(settled(one)).toEqual(one)
    expect(portalsIn(one)).toEqual(one.portalsToClose)
    expect(resized(one, one.map.length, sizeOf(one).columns)).toEqual(one)
  })
  test('is a content of its own to play with', () => {
    const id = content.load(contentOf(one))
    expect(id).not.toBe(content.standard)
    expect(content.load(contentOf(withTitle(one, 'fr', 'Autrement')))).not.toBe(id)
  })
})

/** From nothing to a road with everything that a scenario needs. */
function drawn(): ScenarioEntry {
  let one = painted(blank(), 'exit', [6, 3])
  one = painted(one, 'spawn', [-1, 3])
  for (const row of [1, 2, 3, 4]) one = painted(one, 'path', [row, 3])
  for (const [tool, at] of [
    ['red', [1, 2]],
    ['blue', [1, 4]],
    ['red', [3, 4]],
    ['blue', [3, 2]],
  ] as const)
    one = painted(one, tool, at)
  one = withNewPart(one, 0)
  one = withCard(one, 't1-01', { list: 'pile', pile: 0, part: 0 }, 0)
  one = withNewPart(one, 0)
  return withCard(one, 'portal2-01', { list: 'pile', pile: 0, part: 1 }, 0)
}

test('a scenario is drawn from nothing: the lane follows the road, the Portals are counted', () => {
  expect(codes(blank())).toEqual(expect.arrayContaining(['noExits', 'noSpawns']))
  const one = drawn()
  expect(red(one)).toEqual([])
  expect(one.spawns[0]?.lane).toEqual([0, 1, 2, 3, 4, 5].map((row) => [row, 3]))
  expect(one.portalsToClose).toEqual([1, 1, 1, 1])
  expect(content.has(content.load(contentOf(one)))).toBe(true)
})

test('a hole in the road is shown at its place, and the offered road mends it', () => {
  const broken = clear(drawn(), [2, 3])
  if (!('entry' in broken)) throw new Error('Nothing was cleared.')
  const found = red(broken.entry)
  expect(found.map(({ mistake }) => mistake.code)).toEqual(['laneEnds', 'loosePath'])
  expect(found[0]?.spot.cells).toEqual(
    expect.arrayContaining([
      [-1, 3],
      [1, 3],
    ]),
  )
  expect(found[1]?.spot.cells).toEqual(
    [
      [3, 3],
      [4, 3],
      [5, 3],
    ].slice(0, 3),
  )
  const join = found[0]?.remedies.find(({ name }) => name === 'join')
  expect(join?.cells).toEqual([[2, 3]])
  expect(red(join?.entry as ScenarioEntry)).toEqual([])
  expect(join?.entry.spawns).toEqual(drawn().spawns)
})

const told = (one: ScenarioEntry, code: string) =>
  problemsIn(one).filter(({ mistake }) => mistake.code === code)

/** The same road with nothing that comes over it. */
const bare = () => [1, 0].reduce((one, part) => withoutPart(one, 0, part), drawn())

test('KR-WIN-R6: a scenario without a Portal and without a boss is not sound, and a Portal mends it', () => {
  const [found, ...more] = red(bare())
  expect([found?.mistake, more]).toEqual([{ code: 'nothingToDo', facts: { players: [1, 2, 3, 4] } }, []])
  expect(isSound(problemsIn(bare()))).toBe(false)
  expect(found?.spot.pile).toEqual({ no: 0, part: null })
  const [remedy] = found?.remedies ?? []
  expect([remedy?.name, red(remedy?.entry as ScenarioEntry)]).toEqual(['addPortal', []])
  // Only with those who see none of the Portals.
  const some = withTake(withTake(drawn(), 0, 1, 1, 0), 0, 1, 3, 0)
  expect(red(some).map(({ mistake }) => mistake.facts)).toEqual([{ players: [1, 3] }])
  // Who stands on the map is something to do, and so is a boss.
  expect(isSound(problemsIn(painted(bare(), 'portal', [1, 3])))).toBe(true)
  const boss = withBoss(bare(), 'timemage')
  expect(isSound(problemsIn(boss))).toBe(true)
  expect(told(boss, 'noPortals').map(({ mistake }) => mistake.facts)).toEqual([{ players: [1, 2, 3, 4] }])
  // Where no Horde can come at all, that is what is wrong.
  expect(told(blank(), 'nothingToDo')).toEqual([])
})

test('KR-WIN-R6: such a game is won after one round, whatever anybody does', () => {
  const game = randomGame(kingdomRush, {
    seats: 2,
    at: 1,
    content: content.load(contentOf(bare())),
    options: { scenario: 1 },
  })
  const last = [...game].at(-1)?.after
  expect([last?.round, last?.outcome?.winners]).toEqual([1, [0, 1]])
})

test('what is wrong with several numbers of players is told in one sentence that names them all', () => {
  const says = (code: string, language: 'en' | 'fr', one = drawn()) =>
    told(one, code).map((problem) => problemText(problem, editorWords(language)))
  expect(says('noSites', 'en')).toEqual([
    'With 1, 3 or 4 players green has no site.',
    'With 4 players purple has no site.',
  ])
  expect(says('noSites', 'fr')).toEqual([
    "À 1, 3 ou 4 joueurs, le vert n'a aucun Site.",
    "À 4 joueurs, le violet n'a aucun Site.",
  ])
  expect(says('nothingToDo', 'en', bare())).toEqual([
    'With any number of players no Portal comes: there is nothing to do, and round 1 wins the game.',
  ])
  expect(says('nothingToDo', 'fr', bare())[0]).toMatch(/^Quel que soit le nombre de joueurs, aucun Portail/)
  const uneven = [0, 2, 4].reduce((one, row) => painted(one, 'red', [row, 2]), drawn())
  const lone = { ...uneven, sites: uneven.sites.filter(({ owner }) => owner[1] !== 'B') }
  expect(says('unevenSites', 'en', uneven)).toEqual(['With 2 players one colour has 5 sites, another 2.'])
  expect(says('noSites', 'en', lone)[0]).toBe('With any number of players blue has no site.')
  // Nobody plays two of the sites with one, three and four players.
  const few = [
    [1, 2],
    [3, 4],
  ].reduce<ScenarioEntry>(
    (one, at) =>
      ([1, 3, 4] as const).reduce(
        (now, players) => painted(now, 'nobody', at as unknown as At, { players }),
        one,
      ),
    drawn(),
  )
  expect(says('fewSites', 'en', few)).toEqual([
    'With 1, 3 or 4 players lane 1 passes 2 sites. Three or more make a fight of it.',
  ])
})

test('a fault of a file that holds for several numbers of players is one, and one press mends it', () => {
  const one = drawn()
  const [site, ...sites] = one.sites as [ScenarioEntry['sites'][number], ...ScenarioEntry['sites']]
  const wrong = { ...one, sites: [{ ...site, owner: ['Y', 'Y', 'Y', 'Y'] as typeof site.owner }, ...sites] }
  const [found, ...more] = red(wrong)
  expect([found?.mistake.facts, more]).toEqual([{ players: [1, 2, 3], colour: 'Y' }, []])
  expect(problemText(found as Problem, editorWords('en'))).toBe(
    'With 1, 2 or 3 players nobody is purple here.',
  )
  expect(found?.remedies[0]?.entry.sites[0]?.owner).toEqual([null, null, null, 'Y'])
  const counted = { ...one, portalsToClose: [2, 2, 2, 1] as ScenarioEntry['portalsToClose'] }
  expect(red(counted).map((problem) => problemText(problem, editorWords('en')))).toEqual([
    'With 1, 2 or 3 players 1 Portal comes, 2 must be closed.',
  ])
  // Chance is told once for a part, whoever plays.
  const [spawn] = one.spawns
  const pile = [{ cards: ['t1-01', 'portal2-01'], shuffle: true as const, take: [1, 1, 1, 1] }]
  const lucky = { ...one, spawns: [{ ...spawn, pile }] } as ScenarioEntry
  expect(told(lucky, 'chancePortal')).toHaveLength(1)
})

test('a lane goes where it is drawn, and stays there when a shorter way is opened', () => {
  const detour = [
    [2, 3],
    [2, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [4, 2],
  ] as const
  let one = drawn()
  for (const at of detour) one = painted(one, 'lane', at)
  expect(one.spawns[0]?.lane).toEqual([[0, 3], [1, 3], ...detour, [4, 3], [5, 3]])
  expect(red(one).map(({ mistake }) => mistake.code)).toEqual(['loosePath'])
  const cut = clear(one, [3, 1])
  expect('entry' in cut && cut.entry.spawns[0]?.lane.length).toBe(6)
})

test('what lies on a lane stays on its square when the lane grows, and goes with the road', () => {
  let one = painted(drawn(), 'horde', [3, 3])
  expect(one.start).toEqual([{ card: expect.stringMatching(/^t1-/), spawn: 1, index: 3 }])
  one = resized(one, 8, 7)
  expect(one.exits[0]?.at).toEqual([7, 3])
  expect(one.start[0]?.index).toBe(3)
  expect(red(one)).toEqual([])
  expect(painted(one, 'open', [3, 3]).start).toEqual([])
})

test('tools say why they do nothing', () => {
  const one = drawn()
  expect(why(one, 'path', [-1, 0])).toBe('onGround')
  expect(why(one, 'spawn', [2, 2])).toBe('onRim')
  expect(why(one, 'horde', [0, 0])).toBe('onLane')
  expect(why(one, 'green', [0, 0])).toBe('noColour')
  expect(why(one, 'nobody', [0, 0])).toBe('onSite')
  expect(why(one, 'boss', [1, 3])).toBe('noBoss')
  expect(why(one, 'lane', [5, 0])).toBe('notNext')
  expect(clear(one, [0, 0])).toEqual({ why: 'nothing' })
})

test('a site is coloured for those who look, and for all where it is new', () => {
  const one = painted(drawn(), 'green', [4, 4], { players: 3 })
  const site = (of: ScenarioEntry) => of.sites.find(({ at }) => String(at) === '4,4')?.owner
  expect(site(one)).toEqual(['G', null, 'G', 'G'])
  expect(site(painted(one, 'blue', [4, 4]))).toEqual(['G', 'B', 'G', 'G'])
  expect(site(painted(one, 'nobody', [4, 4], { players: 4 }))).toEqual(['G', null, 'G', null])
  expect(site(painted(one, 'white', [4, 4]))).toEqual(['W', 'W', 'W', 'W'])
})

test('a mirror doubles a stroke', () => {
  expect(mirrored(drawn(), 'columns', [2, 1])).toEqual([
    [2, 1],
    [2, 5],
  ])
  expect(mirrored(drawn(), 'rows', [-1, 1])).toEqual([
    [-1, 1],
    [6, 1],
  ])
  expect(mirrored(drawn(), 'columns', [2, 3])).toEqual([[2, 3]])
})

test('cards move along their pile, and no more is kept than is there', () => {
  let one = entry(1)
  const [first = ''] = one.spawns[0]?.pile[0]?.cards ?? []
  one = shifted(one, first, 'right')
  expect(one.spawns[0]?.pile[0]?.cards[1]).toBe(first)
  one = shifted(shifted(one, first, 'left'), first, 'left')
  expect(one).toEqual(entry(1))
  one = withTake(withMinPlayers(drawn(), 0, 2), 0, 0, 3, 0)
  expect([1, 2, 3, 4].map((players) => takeOf(one, 0, 0, players))).toEqual([0, 1, 0, 1])
  expect(withTake(one, 0, 0, 3, 9).spawns[0]?.pile[0]?.take).toBeUndefined()
  expect(findCard(one, 'portal2-01')).toEqual({ at: { list: 'pile', pile: 0, part: 1 }, index: 0 })
})

test('spawn points trade numbers with all that lies on their lanes', () => {
  const one = withOrder(entry(3), 0, 1)
  expect(red(one)).toEqual([])
  expect(one.spawns[0]?.lane).toEqual(entry(3).spawns[1]?.lane)
  expect(withOrder(one, 0, 1).spawns).toEqual(entry(3).spawns)
})

test('a boss comes with its goal and a place, and goes with both', () => {
  for (const id of ['blackburn', 'timemage']) {
    const one = withBoss(entry(3), id)
    expect([id, red(one)]).toEqual([id, []])
    expect(withBoss(one, null).victory).toEqual({ closeAllPortals: true })
  }
  // She flees to spawn point 3, which two players do not use here: she can only be left out.
  const [fled] = red(withBoss(entry(3), 'lilith'))
  expect([fled?.mistake.code, fled?.remedies.map(({ name }) => name)]).toEqual(['bossFlees', ['noBoss']])
})

test('as many letters are asked for as a file may have', () => {
  const { title, story } = MOST_LETTERS
  for (const more of [0, 1]) {
    const isFine = more === 0
    expect(isSound(problemsIn(withTitle(entry(1), 'en', 'x'.repeat(title + more))))).toBe(isFine)
    expect(isSound(problemsIn(withStory(entry(1), 'fr', 'x'.repeat(story + more))))).toBe(isFine)
  }
  expect(editorWords('en').rules.letters(title, 12)).toBe('80 letters at most, 12 left')
  expect(editorWords('fr').rules.letters(title, 0)).toBe('Les 80 lettres sont utilisées')
})

test('an iron rule of every kind is one of the schema', () => {
  for (const kind of ['noBuyFamily', 'passLimit', 'maxTowerLevel', 'noRecover'] as const)
    expect(isSound(problemsIn(withIronRule(entry(1), kind)))).toBe(true)
})

test('steps go back and forth, and what is typed into one field is one step', () => {
  const first = begin(entry(1))
  const typed = ['F', 'Fo', 'For'].reduce(
    (history, title) => step(history, withTitle(history.now, 'en', title), 'title'),
    first,
  )
  expect(undo(typed).now).toBe(entry(1))
  expect(redo(undo(typed)).now.title.en).toBe('For')
  const stroke = step(rest(typed), painted(typed.now, 'path', [0, 0]))
  expect(undo(stroke).now).toBe(typed.now)
  expect(step(undo(stroke), entry(2)).future).toEqual([])
  expect(idFrom('  Le Gué noyé ! ')).toBe('le-gue-noye')
})

test('whoever comes back to a scenario can go on taking back', () => {
  const kept = step(begin(entry(1)), painted(entry(1), 'path', [0, 0]), 'stroke')
  leave('one', kept)
  const stored = JSON.parse(JSON.stringify(kept.now)) as ScenarioEntry
  const back = comeBack('one', stored, true)
  expect([undo(back).now, back.run]).toEqual([entry(1), null])
  // What another tab has drawn meanwhile is a step.
  const other = comeBack('one', entry(2), true)
  expect([other.now, undo(other).now, undo(undo(other)).now]).toEqual([entry(2), kept.now, entry(1)])
  expect(comeBack('two', entry(2), true)).toEqual(begin(entry(2)))
  // A link brings the same again; what was drawn on it is nowhere else, until it is kept under a name of its own.
  expect(comeBack('one', entry(1), false).now).toBe(kept.now)
  rename('one', 'three')
  expect(comeBack('one', entry(1), false)).toEqual(begin(entry(1)))
  expect(undo(comeBack('three', stored, true)).now).toBe(entry(1))
})

test('what is no scenario is told, with its place', () => {
  expect(readScenario('{')).toEqual({ unread: [{ code: 'noJson' }] })
  expect(readScenario('{"format":"somebody-else"}')).toEqual({ unread: [{ code: 'foreign' }] })
  const { map: _, ...mapless } = entry(1)
  expect(readScenario(JSON.stringify({ ...mapless, extra: 1, number: 'one' }))).toEqual({
    unread: expect.arrayContaining([
      { code: 'missing', place: 'map', found: 'undefined' },
      { code: 'wrong', place: 'number', found: '"one"' },
      { code: 'unknown', place: 'extra', found: expect.any(String) },
    ]),
  })
})

test('whatever is painted, the scenario keeps its shape, and what is offered mends it', () => {
  const dice = rngFrom(seedFrom('editor'))
  const draw = (n: number) => int(dice, n)
  for (const start of [blank(), ...entries]) {
    let one = start
    for (let i = 0; i < 60; i++) {
      const { rows, columns } = sizeOf(one)
      const at: At = [draw(rows + 2) - 1, draw(columns + 2) - 1]
      const players = (1 + draw(4)) as 1 | 2 | 3 | 4
      const tool = TOOLS[draw(TOOLS.length)] as Tool
      const stroke =
        draw(5) === 0 ? clear(one, at) : paint(one, brush(tool, { players, spawn: 1 + draw(4) }), at)
      if ('entry' in stroke) one = stroke.entry
      if (draw(30) === 0) one = resized(one, 4 + draw(4), 4 + draw(4))
    }
    const known = new Set(['noExits', 'noSpawns'])
    for (const { mistake } of red(one))
      if (mistake.code === 'badField') throw new Error(JSON.stringify(mistake))
    for (let i = 0; i < 60; i++) {
      const remedy = red(one).flatMap(({ remedies }) => remedies)[0]
      if (!remedy) break
      one = remedy.entry
    }
    const left = red(one).filter(({ mistake }) => !known.has(mistake.code))
    expect(left.map(({ place, mistake }) => `${place} ${mistake.code}`)).toEqual([])
  }
})
