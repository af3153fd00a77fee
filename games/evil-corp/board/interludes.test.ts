/** The Night as a player follows it: what each step says, and how the table stands in it. */
import { clone, HIDDEN, redact, type Seat, view } from '@duskhall/kernel'
import { type SeatInfo, SHAPES } from '@duskhall/ui'
import { heardPlay } from '@duskhall/ui/testing/heard.ts'
import { describe, expect, test } from 'vitest'
import { evilCorp } from '../index.ts'
import { randomGame } from '../rules/testing/random-game.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { EvilCorpMove } from '../state.ts'
import { texts } from '../text/index.ts'
import { nightWordsOf } from '../text/night.ts'
import { flaw } from '../text/testing/plain.ts'
import { interludes } from './interludes.ts'
import type { Play } from './night.ts'

const NAMES = ['Nora', 'Vex', 'Mina', 'Igor']

/** Plays answers on a copy of the scene, as a seat hears them. */
function heard(t: Scene, seat: Seat, ...answers: readonly (readonly [Seat, EvilCorpMove])[]): Play[] {
  const s = clone(t.s)
  return answers.map(([by, move]) => heardPlay(evilCorp, s, seat, by, move) as Play)
}

function followed(plays: readonly Play[], lang: 'en' | 'fr' = 'en', seats = 2) {
  const info = Array.from(
    { length: seats },
    (_, seat): SeatInfo => ({
      seat,
      name: NAMES[seat] ?? '',
      kind: 'person',
      shape: SHAPES[seat] ?? 'disc',
      colour: '',
      icon: '',
      you: seat === 0,
    }),
  )
  const reader = { you: 0, names: NAMES.slice(0, seats) }
  return interludes.of(plays, { lang, texts: texts[lang], reader, seats: info })
}

const PASS: EvilCorpMove = { do: 'pass' }
const told = (plays: readonly Play[], lang?: 'en' | 'fr') =>
  followed(plays, lang).steps.map(({ said }) => [said.text, said.why].filter(Boolean).join(' | '))

/** Everything a step says, without marks. */
const wordsIn = (step: ReturnType<typeof followed>['steps'][number] | undefined) =>
  [step?.title, step?.result, step?.said.text, step?.said.why].filter((text) => text)

/** Nora leads by 3 in the east with a tile on a Port that does not count; Vex has passed. */
const east = () =>
  scene({
    gold: [5, 1],
    on: [
      { camp: 0, village: 1, space: 'battlefield', n: 0, tile: 'basic-red' },
      { camp: 0, village: 1, space: 'battlefield', n: 1, tile: 'basic-red' },
      { camp: 0, village: 1, space: 'battlefield', n: 2, tile: 'basic-red' },
      { camp: 0, village: 1, space: 'port', tile: 'basic-yellow' },
    ],
    screens: [['basic-blue', 'basic-blue'], ['basic-red']],
    bags: [new Array(6).fill('basic-red'), new Array(6).fill('basic-red')],
  }).pass(0)

test('only a Night is followed: no other play is held back', () => {
  const [deploying] = heard(scene({ screens: [['basic-red'], ['basic-red']] }), 0, [
    0,
    { do: 'deploy', tile: 'basic-red' },
  ])
  expect(interludes.holds(deploying?.events ?? [])).toBe(false)
  const [night] = heard(east(), 0, [1, PASS])
  expect(interludes.holds(night?.events ?? [])).toBe(true)
})

describe('a Night without a question', () => {
  const plays = () => heard(east(), 0, [1, PASS])

  test('every village is counted, then what is lost, changed and drawn is told in order', () => {
    expect(told(plays())).toEqual([
      "Counting the west village: your 0 against Vex's 0. | A tie: nobody gains anything.",
      "Counting the east village: your 3 against Vex's 0. | You lead by 3: 2 symbols of the gauge reached. Ports and Demonic Portals do not count.",
      'Tiles go to the discard piles. Cargo, Loot and Power Stone come back. | Tiles discarded: you 6 and Vex 1.',
      'You lose 5 gold and Vex loses 1 gold. | Magic gold stays.',
      expect.stringMatching(/leaves the queue, .* joins it\. \| All demons are active\./),
      'You draw 5 tiles and Vex draws 5 tiles. | Vex begins Day 2.',
    ])
  })

  test('in French too', () => {
    expect(told(plays(), 'fr').slice(0, 2)).toEqual([
      "On compte le village de l'ouest\u00a0: vous 0, Vex 0. | Égalité\u00a0: personne ne gagne rien.",
      "On compte le village de l'est\u00a0: vous 3, Vex 0. | Vous menez de 3\u00a0: 2 symboles de la jauge atteints. Ports et Portails Démoniaques ne comptent pas.",
    ])
  })

  test('the table changes step by step, and the new hand is not there before the Night is over', () => {
    const { steps } = followed(plays())
    const read = steps.map(({ state }) => ({
      pawn: state.villages[1]?.halves.map(({ conquest }) => conquest),
      gold: state.camps[0]?.gold,
      magic: state.camps[0]?.magicGold,
      tiles: state.villages[1]?.halves.flatMap(({ spaces }) => spaces.filter((kind) => kind >= 0)).length,
      screen: state.screens[0]?.filter((kind) => kind !== HIDDEN).length,
      round: state.round,
    }))
    const [west, counted, cleared, gold, , drawn] = read
    expect(west).toMatchObject({ gold: 5, magic: 0, tiles: 4, screen: 2 })
    expect(counted).toMatchObject({ gold: 5, magic: 2, tiles: 4 })
    expect(west?.pawn).not.toEqual(counted?.pawn)
    expect(cleared).toMatchObject({ gold: 5, tiles: 0, screen: 0 })
    expect(gold).toMatchObject({ gold: 0, magic: 2 })
    expect(drawn).toMatchObject({ screen: 0, round: 1 })
  })

  test('the whole of it belongs to one play and ends in a summary', () => {
    expect(followed(plays())).toMatchObject({ from: 0, to: 6, onward: 'Continue to Day 2' })
    const { steps } = followed(plays())
    const last = plays()[0]?.events.length
    expect(steps.map((step) => step.told)).toEqual([...steps.map((step) => step.told)].sort((a, b) => a - b))
    expect(steps.at(-1)?.told).toBe(last)
  })
})

test('a tile deployed by the last answer of the Day is counted, although the table before did not have it', () => {
  const t = scene({ screens: [['basic-red'], ['basic-red']], queue: [], marketBag: [] }).pass(0)
  t.answer(1, { do: 'deploy', tile: 'basic-red' })
  const [place] = t.legal(1)
  const plays = heard(t, 0, [1, place as EvilCorpMove])
  expect(plays[0]?.events.map(({ e }) => e)).toContain('night')
  expect(followed(plays).night.villages.map(({ lead }) => lead)).toContain(1)
})

describe('a Night in which a Fortification may be kept', () => {
  const forts = () =>
    scene({
      gold: [5, 0],
      on: [{ camp: 0, village: 0, space: 'fortification', tile: 'basic-red' }],
      bags: [new Array(6).fill('basic-red'), new Array(6).fill('basic-red')],
    }).pass(0)

  test('is shown in two parts: the villages, then, after the answer, the rest', () => {
    const t = forts()
    const counting = followed(heard(t, 0, [1, PASS]))
    expect(counting).toMatchObject({ from: 0, to: 2, onward: null })
    expect(counting.steps[2]).toMatchObject({ id: 'forts', asks: true })
    const whole = followed(heard(t, 0, [1, PASS], [0, { do: 'upkeep', kept: [] }]))
    expect(whole).toMatchObject({ id: counting.id, from: 2, to: 7, onward: 'Continue to Day 2' })
    expect(whole.steps[2]?.said.text).toBe('No tile stays in a Fortification.')
  })

  test('says that a tile stays where somebody else has to choose coins before the Night goes on', () => {
    const t = scene({
      gold: [5, 1],
      magicGold: [0, 5],
      on: [
        { camp: 0, village: 0, space: 'fortification', tile: 'basic-red' },
        { camp: 1, village: 1, space: 'fortification', tile: 'basic-red' },
      ],
      bags: [new Array(6).fill('basic-red'), new Array(6).fill('basic-red')],
    }).pass(0)
    const dusk = clone(t.s)
    t.answer(1, PASS)
    const keeping = (seat: Seat) =>
      t
        .legal(seat)
        .find((move) => move.do === 'upkeep' && move.kept.some(({ free }) => !free)) as EvilCorpMove
    const answers = [
      [1, PASS],
      [0, keeping(0)],
      [1, keeping(1)],
      [1, { do: 'coins', first: 'gold' }],
    ] as const
    const plays = answers.map(([by, move]) => heardPlay(evilCorp, dusk, 0, by, move) as Play)
    expect(plays[2]?.view.question?.name ?? plays[2]?.view.state.agenda.at(-1)?.do).toBe('coins')
    for (const lang of ['en', 'fr'] as const) {
      const forts = followed(plays, lang).steps[2]
      expect(forts?.said.text).toContain(lang === 'en' ? 'Cubicle Brute' : "Brute d'Open Space")
      expect(forts?.said.text).not.toContain(nightWordsOf(lang).keepNothing)
      expect(forts?.said.why).toContain(lang === 'en' ? 'You pay' : 'Vous payez')
      expect(forts?.said.why).toContain(lang === 'en' ? 'Vex pays' : 'Vex paie')
      expect(forts?.state.camps.map(({ gold, magicGold }) => gold + magicGold)).toEqual([3, 4])
    }
  })

  test('says whose tiles stay, with the colon of the language', () => {
    const t = forts().answer(1, PASS)
    const keeping = t.legal(0).find((move) => move.do === 'upkeep' && move.kept.length > 0) as EvilCorpMove
    const plays = heard(forts(), 0, [1, PASS], [0, keeping])
    expect(followed(plays, 'fr').steps[2]?.result).toBe("Vous\u00a0: Brute d'Open Space")
  })
})

test('a Night that ends the game shows its villages and leads to the result', () => {
  const t = scene({
    tokens: [1, 0],
    conquest: [{ 0: 2 }],
    on: [{ camp: 0, village: 0, space: 'battlefield', tile: 'basic-red' }],
  }).pass(0)
  const plays = heard(t, 0, [1, PASS])
  expect(plays[0]?.view.state.outcome).not.toBeNull()
  expect(followed(plays)).toMatchObject({ from: 0, to: 2, onward: 'Continue to the result' })
})

test.each([3, 4])('every village is a step at a table of %i', (seats) => {
  const t = scene({ seats })
  t.pass(...Array.from({ length: seats - 1 }, (_, seat) => seat))
  const { steps, night } = followed(heard(t, 0, [seats - 1, PASS]), 'en', seats)
  expect(steps.slice(0, 3).map(({ id }) => id)).toEqual(['village-0', 'village-1', 'village-2'])
  expect(night.purses).toHaveLength(seats === 4 ? 2 : seats)
})

test.each([2, 3, 4])('every Night of whole games can be followed to its end, with %i players', (seats) => {
  const log: Play[] = []
  const shown = new Set<string>()
  for (const { before, after, events } of randomGame(seats, 1)) {
    const heard = events.map((event) => redact(event, 0)) as Play['events']
    log.push({ seat: 0, events: heard, before, view: view(evilCorp, after, 0) })
    if (!interludes.holds(heard)) continue
    const { id, from, to, steps, onward } = followed(log, 'fr', seats)
    expect(from < to || onward !== null, `${id} has something to show`).toBe(true)
    for (let at = from; at < to; at++) {
      expect(shown.has(`${id} ${at}`), `${id} ${at} is shown once`).toBe(false)
      shown.add(`${id} ${at}`)
      expect(steps[at]?.said.text).not.toBe('')
      for (const text of wordsIn(steps[at])) expect(flaw(text ?? '', 'fr')).toBeNull()
    }
  }
  expect(shown.size).toBeGreaterThan(6)
})
