/** The pure parts of the board: what moves lead to, what flies, what answers itself, the course, the cards. */

import { listen, play } from '@duskhall/kernel'
import { seatsFor } from '@duskhall/ui/testing/draw.tsx'
import { readingOf } from '@duskhall/ui/testing/reading.ts'
import { expect, test } from 'vitest'
import { boxOf, layoutOf, STANDARD } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { evilCorp } from '../index.ts'
import { leadOf } from '../rules/gauge.ts'
import { randomGame } from '../rules/testing/random-game.ts'
import { laid, scene } from '../rules/testing/scene.ts'
import type { EvilCorp, EvilCorpMove } from '../state.ts'
import { texts } from '../text/index.ts'
import icons from './icons.json' with { type: 'json' }
import board from './index.ts'
import { linesOf } from './LargeTile.tsx'
import pictured from './portraits.json' with { type: 'json' }
import { portraitOf } from './portraits.ts'
import { previewOf } from './preview.ts'

const { seats, asked, heardBy, says } = readingOf(board, evilCorp, 2)

test('the first Red tile on a Battlefield tells its terror and its loot before it is placed', () => {
  const t = scene({ screens: [['basic-red-strong', 'basic-red']] })
  play(evilCorp, t.s, 0, { do: 'deploy', tile: 'basic-red-strong' })
  const move: EvilCorpMove = { do: 'place', village: 0, half: 0, space: 0 }
  expect(says(t.s, move)).toBe('Terror +2 (0 to 2) and you loot 2 gold')
  expect(says(t.s, move, 'fr')).toBe("Terreur +2 (de 0 à 2) et vous pillez 2 pièces d'or")
})

test('a picked tile tells what it can do, a recruit what it costs and where it goes', () => {
  const t = scene({ screens: [['yellow-05', 'basic-red']], gold: [9, 0], queue: ['red-04'] })
  expect(says(t.s, { do: 'deploy', tile: 'yellow-05' })).toBe('Deployment: +3 gold')
  const recruit = says(t.s, { do: 'recruit', slot: 1 })
  expect(recruit).toContain('you pay 3 gold')
  expect(recruit).toContain('into your bag')
})

test('a power that shows what it does is not named beside it, and a colon is that of the language', () => {
  const t = scene({ on: [laid('blue-08', 0, 0, 'battlefield')], bags: [['basic-red', 'basic-red']] })
  const use: EvilCorpMove = { do: 'activate', ...t.where(0, 0, 'battlefield') }
  expect(says(t.s, use)).toBe('You draw 2 tiles and then you discard')
  const deploying = scene({ screens: [['yellow-05', 'basic-red']] })
  expect(says(deploying.s, { do: 'deploy', tile: 'yellow-05' }, 'fr')).toBe(
    "Déploiement\u00a0: +3 pièces d'or",
  )
})

test('the prompt names what can be done now, and the button what it does', () => {
  const reader = { you: 0, names: ['Nora', 'Vex'] }
  const prompts = (s: EvilCorp) =>
    (['en', 'fr'] as const).map((lang) => texts[lang].prompt(asked(s), reader).text)
  const t = scene({ screens: [['basic-red']], gold: [9, 0], queue: ['red-04'] })
  expect(prompts(t.s)).toEqual([
    'Take an action. Deploy, recruit or pass.',
    'Faites une action\u00a0: déployer, recruter ou passer.',
  ])
  expect(prompts(scene({ screens: [['basic-red']], queue: [] }).s)[0]).toBe('Take an action. Deploy or pass.')
  play(evilCorp, t.s, 0, { do: 'deploy', tile: 'basic-red' })
  const place = { do: 'place', village: 0, half: 0, space: 0 } as const
  expect(board.verb?.(asked(t.s), place, 'en')).toBe('Deploy here')
  expect(board.verb?.(asked(t.s), { do: 'done' }, 'en')).toBeNull()
})

test('the prompt names whose tiles can be killed, where a tile can be banished from, and no demon that cannot come', () => {
  const reader = { you: 0, names: ['Nora', 'Vex'] }
  const prompt = (s: EvilCorp, lang: 'en' | 'fr' = 'en', you = 0) =>
    texts[lang].prompt(asked(s, you), { ...reader, you })
  const killer = laid('red-04', 0, 0, 'battlefield')
  const mate = laid('basic-red', 0, 0, 'port')
  const friend = laid('basic-blue', 0, 0, 'fortification')
  const rivals = [laid('basic-red', 1, 0, 'port'), laid('basic-blue', 1, 0, 'battlefield')]
  const killing = (...on: ReturnType<typeof laid>[]) =>
    prompt(scene({ on: [killer, ...on] }).activate(0, 0, 'battlefield').s).why
  expect(killing(mate, ...rivals)).toContain('tiles of either side')
  expect(killing(mate, friend)).toContain('only your own tiles')
  expect(killing(...rivals)).toContain("only opponents' tiles")

  const clerk = laid('yellow-02', 0, 0, 'battlefield')
  const banishing = scene({ screens: [[]], discards: [['basic-red']], on: [clerk] })
  const { s } = banishing.activate(0, 0, 'battlefield')
  expect(prompt(s).why).toContain('from the discard pile or the boards')
  expect(prompt(s, 'fr').why).toContain('de la défausse ou des plateaux')
  expect(prompt(s, 'en', 1).why).toContain('behind the screen, the discard pile or the boards')

  const asleep = ['demon-banish', 'demon-cycle']
  const summoning = (...on: ReturnType<typeof laid>[]) => {
    const t = scene({ screens: [['basic-blue', 'basic-red']], asleep, on })
    return prompt(t.deploy(0, 'basic-blue', 0, 'portal').s).text
  }
  expect(summoning(...rivals)).toBe('Summon a demon with value 2, or skip.')
  expect(summoning()).toBe('No demon can be summoned with value 2 now: skip.')
})

test('the last pass says that Night falls', () => {
  const t = scene({ screens: [['basic-red'], ['basic-red']] })
  expect(says(t.s, { do: 'pass' })).toBe('You take no more actions today')
  play(evilCorp, t.s, 0, { do: 'pass' })
  expect(board.consequence(asked(t.s, 1), { do: 'pass' }, seats, 'en')).toBe(
    'Everybody has passed, so Night falls',
  )
})

test('which coins to pay with answers itself: gold first', () => {
  const t = scene({ gold: [3, 0], magicGold: [2, 0], queue: ['red-04'] })
  expect(board.autoAnswer(asked(t.s))).toBeNull()
  play(evilCorp, t.s, 0, { do: 'recruit', slot: 1 })
  expect(t.question).toBe('coins')
  expect(board.autoAnswer(asked(t.s))).toEqual({ do: 'coins', first: 'gold' })
  expect(board.autoAnswer(asked(t.s, 1))).toBeNull()
})

test('a space for the chosen tile is part of a chain, an action is not', () => {
  const t = scene({ screens: [['basic-red', 'basic-red']] })
  expect(board.isChained(asked(t.s))).toBe(false)
  play(evilCorp, t.s, 0, { do: 'deploy', tile: 'basic-red' })
  expect(board.isChained(asked(t.s))).toBe(true)
  expect(board.isChained(asked(t.s, 1))).toBe(false)
})

test('what is shown ahead is what comes: gauges, purses and spaces', () => {
  for (let game = 0; game < 4; game++) {
    for (const { before, seat, move, after, events } of randomGame(2 + (game % 3), game)) {
      if (move.do === 'upkeep' || move.do === 'draws') continue
      const { after: ahead, waits } = previewOf(asked(before, seat), move)
      if (events.some(({ e }) => e === 'night')) {
        expect(waits || events.some(({ e }) => e === 'queued' || e === 'drew')).toBe(true)
        continue
      }
      const own = layoutOf(before).halves[layoutOf(before).campOf[seat] ?? 0] ?? []
      own.forEach((half, village) => {
        if (half < 0) return
        const camp = layoutOf(before).campOf[seat] ?? 0
        expect(leadOf(ahead, village, camp)).toBe(leadOf(after, village, camp))
      })
      expect(ahead.camps.map(({ gold, magicGold }) => [gold, magicGold])).toEqual(
        after.camps.map(({ gold, magicGold }) => [gold, magicGold]),
      )
      expect(ahead.villages).toEqual(after.villages)
    }
  }
})

test('a tile flies from the hand that shows it, or face down from the screen that hides it', () => {
  const t = scene({ screens: [['basic-red', 'basic-red']] })
  play(evilCorp, t.s, 0, { do: 'deploy', tile: 'basic-red' })
  const events = listen(() => play(evilCorp, t.s, 0, { do: 'place', village: 1, half: 0, space: 1 }))
  const deployed = events.find(({ e }) => e === 'deployed')
  if (!deployed) throw new Error('Nothing was deployed.')
  const kind = boxOf(t.s).kindOf('basic-red')
  expect(board.flights(heardBy(0, deployed), asked(t.s, 0))).toEqual([
    { from: `hand-${kind}-0`, to: 'tile-33', turn: false },
  ])
  expect(board.flights(heardBy(1, deployed), asked(t.s, 1))).toEqual([
    { from: 'screen-0', to: 'tile-33', turn: true },
  ])
  expect(board.placeOf(heardBy(0, deployed))).toBe('tile-33')
})

test('no event of whole games stops the flights, and nobody sees a draw that is not theirs', () => {
  for (const { before, events, after } of randomGame(4, 3)) {
    for (const event of events) {
      for (let seat = 0; seat < 4; seat++) {
        const flown = board.flights(heardBy(seat, event), asked(after, seat))
        if (event.e === 'drew' && event.seat !== seat) {
          expect(flown).toEqual([{ from: expect.any(String), to: `screen-${event.seat}` }])
        }
      }
      board.placeOf(heardBy(0, event))
      board.course.turningPoint(before, after, [event as EvilCorpEvent], seatsFor(4, 0), 'fr')
    }
  }
})

test('a crown is made of conquest steps', () => {
  const t = scene({ tokens: [1, 0], conquest: [{ 0: 2, 1: 1 }] })
  const [crowns, value] = board.course.measures
  expect(crowns?.values(t.s)).toEqual([1 + 2 / 3, 1 / 3])
  expect(crowns?.max).toBe(2)
  expect(value?.values(t.s).length).toBe(2)
  expect(board.course.lines(t.s)).toEqual([{ seats: [0] }, { seats: [1] }])
  expect(board.course.momentLabel(3, 'fr')).toContain('3')
})

test('the turning points of a game are told to everybody, the heaviest first of its move', () => {
  const told = new Set<string>()
  for (const { before, after, events } of randomGame(2, 5)) {
    const point = board.course.turningPoint(before, after, events as EvilCorpEvent[], seats, 'en')
    if (point && point.weight >= 20) told.add(point.text)
  }
  expect(told.size).toBeGreaterThan(0)
  for (const text of told) expect(text).toMatch(/Nora|Vex|[Yy]ou/)
  expect([...told].join()).not.toContain('Nora')
})

test.each(['en', 'fr'] as const)('every tile and demon of the box is in the gallery (%s)', (lang) => {
  const { file } = boxOf({ content: STANDARD })
  const cards = board.cards.list(STANDARD, lang)
  expect(cards.length).toBe(file.basics.length + file.tiles.length + file.demons.length)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length)
  for (const card of cards) {
    expect(card.name).not.toBe(card.id)
    for (const [filter, value] of Object.entries(card.facets)) expect(filter && value).toBeTruthy()
  }
  expect(cards.reduce((sum, { count }) => sum + count, 0)).toBe(
    file.components.tiles + file.components.basics + file.components.demons,
  )
})

test('every tile and demon has a picture of its own', () => {
  const cards = board.cards.list(STANDARD, 'en')
  const portraits = cards.map(({ id }) => portraitOf(id))
  expect(new Set(portraits).size).toBe(cards.length)
  expect(Object.keys(pictured).sort()).toEqual(cards.map(({ id }) => id).sort())
  expect(portraits.filter((name) => !icons.includes(name))).toEqual([])
  expect(portraitOf('a-tile-of-another-box')).toBeTruthy()
})

test('three numbers tell what a seat did', () => {
  const t = scene({ tokens: [2, 0] })
  const events: EvilCorpEvent[] = [
    { e: 'recruited', seat: 0, kind: 5, slot: 1, to: 'bag' },
    { e: 'killed', seat: 0, kind: 5, camp: 1, place: 0 },
    { e: 'killed', seat: 0, kind: 5, camp: 0, place: 0 },
  ]
  expect(board.tally(t.s, events, 0, 'en').map(({ value }) => value)).toEqual([2, 1, 1])
  expect(board.tally(t.s, events, 1, 'fr').map(({ value }) => value)).toEqual([0, 0, 0])
})

test('a crown is counted once, and nobody needs more crowns than win', () => {
  const t = scene({})
  const crowns = () => board.course.measures[0]?.values(t.s)
  const [west, east] = t.s.villages
  const half = (village: typeof west, camp: number, number: number) =>
    village?.halves[layoutOf(t.s).halves[camp]?.[number] as number]
  const own = half(west, 0, 0)
  const other = half(east, 0, 1)
  if (!west || !own || !other) throw new Error('The scene has no villages.')
  own.conquest = 2
  expect(crowns()).toEqual([2 / 3, 0])
  // The token is won: its pawn still stands in the middle until the village is set up anew.
  own.conquest = 3
  west.won = 0
  if (t.s.camps[0]) t.s.camps[0].tokens = 1
  expect(crowns()).toEqual([1, 0])
  other.conquest = 1
  expect(crowns()?.[0]).toBeCloseTo(4 / 3)
  if (t.s.camps[0]) t.s.camps[0].tokens = 2
  expect(crowns()).toEqual([2, 0])
})

test('what is cleared flies to the discard, what is gained into the purse', () => {
  const t = scene({ screens: [['basic-red']] })
  const seen = asked(t.s)
  const kind = boxOf(t.s).kindOf('basic-red')
  const cleared = board.flights({ e: 'cleared', camp: 0, kinds: [kind, kind], shown: [kind, kind] }, seen)
  expect(cleared).toEqual([
    { from: `hand-${kind}-0`, to: 'discard-0' },
    { from: `hand-${kind}-1`, to: 'discard-0' },
  ])
  const swept = board.flights({ e: 'cleared', camp: 1, kinds: [kind] }, seen)
  expect(swept.length).toBeGreaterThan(6)
  expect(swept.every(({ from, to }) => from.startsWith('tile-') && to === 'discard-1')).toBe(true)
  expect(board.flights({ e: 'gained', camp: 0, gold: 1 }, seen)[0]?.to).toBe('gold-0')
})

test('a tile reckons how many lines its sentences take', () => {
  expect(linesOf([], 20)).toBe(0)
  expect(linesOf(['Passive Terror 3'], 20)).toBe(1)
  expect(linesOf(['Passive Terror 3'], 12)).toBe(2)
  expect(linesOf(['One', 'Two'], 20)).toBe(2)
})

test('a killed tile is struck where it lay, with the terror that is gone; only where terror counts', () => {
  const t = scene({})
  const struck = (space: 'battlefield' | 'port') =>
    board.impacts?.(
      { e: 'killed', seat: 1, kind: t.kind('basic-red-strong'), camp: 0, place: t.place(0, 0, space) },
      asked(t.s),
    )
  expect(struck('battlefield')).toEqual([{ at: `tile-${t.place(0, 0, 'battlefield')}`, text: '−2' }])
  expect(struck('port')).toEqual([{ at: `tile-${t.place(0, 0, 'port')}` }])
  expect(board.impacts?.({ e: 'passed', seat: 0 }, asked(t.s))).toEqual([])
})
