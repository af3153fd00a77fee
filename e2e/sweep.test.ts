/**
 * Any screen: the tables are played to several moments, and each is read at sizes drawn from the whole range by a seed.
 * `SWEEP_SEED=… npm run e2e -- sweep` draws others, `SWEEP_SIZES=390x664,…` names them.
 */
import type { EvilCorp, EvilCorpMove } from '@duskhall/games/evil-corp/state.ts'
import type { View } from '@duskhall/kernel'
import { expect, inject, test } from 'vitest'
import { read } from './inspect.ts'
import { goOnFrom, openReplay, recordOf, recordUntil } from './records.ts'
import { awaitTurn, press } from './seat.ts'
import { mayScroll, type Size, sizesBy } from './sizes.ts'
import { DESKTOP, layTable, type Visitor, type VisitorSettings } from './visitor.ts'
import { visitors } from './visits.ts'

const SEED = process.env.SWEEP_SEED ?? 'dusk'
const COUNT = 40
const NAMED = process.env.SWEEP_SIZES?.split(',').map((size) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
})
const SIZES: readonly Size[] = NAMED ?? sizesBy(SEED, COUNT)

const arrive = visitors()

type EvilCorpView = View<EvilCorp, EvilCorpMove>

interface Stop {
  readonly moment: string
  readonly wishes?: Pick<VisitorSettings, 'settings' | 'motion'>
  /** Brings the visitor there. */
  reach(visitor: Visitor): Promise<void>
}

interface Sweep {
  readonly title: string
  readonly language: 'en' | 'fr'
  readonly finger: boolean
  readonly stops: readonly Stop[]
}

const asks = (question: string) => (view: EvilCorpView) => view.question?.name === question

const handful = ({ state, question }: EvilCorpView) =>
  question?.name === 'action' &&
  state.round >= 2 &&
  question.moves.filter((move) => move.do === 'deploy').length > 2

/** Presses a tile of the hand, so that it looks for its space. */
async function pick(visitor: Visitor): Promise<void> {
  const tile = (await awaitTurn(visitor)).offers.find(({ role }) => role === 'option')
  if (!tile) throw new Error('No tile can be picked.')
  await press(visitor, tile)
}

async function pass(visitor: Visitor): Promise<void> {
  const { page, words } = visitor
  await awaitTurn(visitor)
  await page.getByRole('button', { name: words.tables['evil-corp'].endTurn }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.doIt }).click()
}

function evilCorp(seats: number): readonly Stop[] {
  const records = new Map<unknown, string>()
  const at = (fits: (view: EvilCorpView) => boolean) => async (visitor: Visitor) => {
    const record = records.get(fits) ?? recordUntil('evil-corp', fits, seats)
    records.set(fits, record)
    await goOnFrom(visitor, record)
  }
  const finished = () => recordOf('evil-corp', 'a finished game', Number.POSITIVE_INFINITY, seats)
  const night = async (visitor: Visitor) => {
    await layTable(visitor, { seed: 'night', seats })
    await pass(visitor)
  }
  return [
    { moment: 'own turn', reach: at(handful) },
    {
      moment: 'a tile looks for its space',
      async reach(visitor) {
        await at(handful)(visitor)
        await pick(visitor)
      },
    },
    {
      moment: 'an open pile',
      async reach(visitor) {
        await at(handful)(visitor)
        await visitor.page.getByRole('button', { name: /^(Your discard|Votre défausse)/ }).click()
      },
    },
    { moment: 'a Demon is called', reach: at(asks('summon')) },
    { moment: 'a tile to kill', reach: at(asks('kill')) },
    { moment: 'tiles to keep', reach: at(asks('upkeep')) },
    {
      moment: 'a step of the Night',
      // Where nothing moves, the steps of a Night are not waited for.
      wishes: { settings: { interludes: 'steps', pace: 'fastest' }, motion: 'no-preference' },
      async reach(visitor) {
        await night(visitor)
        await visitor.page.getByRole('button', { name: /Pause/ }).click()
      },
    },
    {
      moment: 'the summary of the Night',
      wishes: { settings: { interludes: 'summary' } },
      async reach(visitor) {
        await night(visitor)
        await visitor.page
          .getByRole('dialog')
          .filter({ hasText: /Night 1|Nuit 1/ })
          .waitFor()
      },
    },
    {
      moment: 'the log',
      async reach(visitor) {
        await at(handful)(visitor)
        await visitor.page.setViewportSize({ width: 900, height: 700 })
        await visitor.page.keyboard.press('l')
        await visitor.page.getByRole('dialog').waitFor()
      },
    },
    { moment: 'replay', reach: (visitor) => openReplay(visitor, finished()).then(() => undefined) },
    {
      moment: 'end screen',
      async reach(visitor) {
        const { page, words } = visitor
        const id = await openReplay(visitor, finished())
        await page.goto(`${inject('address')}/#/table/${id}`)
        await page.getByRole('region', { name: words.course }).waitFor()
      },
    },
  ]
}

const SWEEPS: readonly Sweep[] = [
  { title: 'Evil Corp., two players', language: 'fr', finger: true, stops: evilCorp(2) },
  { title: 'Evil Corp., three players', language: 'en', finger: true, stops: evilCorp(3) },
  {
    title: 'Evil Corp., four players',
    language: 'fr',
    finger: false,
    stops: evilCorp(4).filter(({ moment }) => !/Night/.test(moment)),
  },
]

/** Each moment is read at some of the sizes, and each size at some moment of every table. */
function sizesFor(stop: number, stops: number, sweep: number): readonly Size[] {
  return NAMED ? SIZES : SIZES.filter((_, number) => (number + sweep) % stops === stop)
}

/** What is laid out anew is drawn with the next picture but one. */
function drawn({ page }: Visitor): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

test.each(SWEEPS)('$title: every moment can be read and played at any size', async (sweep) => {
  const { language, finger, stops } = sweep
  const found: string[] = []
  for (const [at, { moment, wishes, reach }] of stops.entries()) {
    const visitor = await arrive({ language, finger, viewport: DESKTOP, ...wishes })
    await reach(visitor)
    for (const size of sizesFor(at, stops.length, SWEEPS.indexOf(sweep))) {
      await visitor.page.setViewportSize(size)
      await drawn(visitor)
      const screen = `${moment} at ${size.width}x${size.height}`
      const scrolling = mayScroll(size) ? 'may scroll' : 'stands still'
      found.push(...(await read(visitor, screen, scrolling, 'eye and finger')))
    }
    await visitor.context.close()
  }
  expect(
    found,
    `seed “${SEED}”: ${SIZES.map(({ width, height }) => `${width}x${height}`).join(' ')}`,
  ).toEqual([])
})
