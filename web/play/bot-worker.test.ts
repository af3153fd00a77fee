/** The worker in a realm of its own, and the page's end of it: both know only what is sent. */
import { gameOf } from '@duskhall/games'
import { corrected } from '@duskhall/games/testing/content.ts'
import { asked, type Game, moves, openMatch, seedFrom, view } from '@duskhall/kernel'
import { afterEach, expect, test, vi } from 'vitest'
import type { FromWorker, Order, ToWorker } from './bot-worker.ts'
import { WorkerThinker } from './worker-thinker.ts'

afterEach(() => vi.unstubAllGlobals())

const game = gameOf('evil-corp') as Game
const file = corrected(game.content.file(game.content.standard) as object, 'victory.tokens', 1)
const { match } = openMatch(game, { seats: 2, seed: seedFrom('worker'), content: game.content.load(file) })
const [seat = 0] = asked(game, match.state)
const seen = view(game, match.state, seat)

/** A fresh worker that has heard of no content but the one in the box. */
async function realm(): Promise<(order: ToWorker) => Promise<unknown>> {
  let hear: (event: { data: ToWorker }) => void = () => {}
  let heard: (said: unknown) => void = () => {}
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener
  })
  vi.stubGlobal('postMessage', (said: unknown) => heard(said))
  vi.resetModules()
  await import('./bot-worker.ts')
  return (order) =>
    new Promise((resolve) => {
      heard = resolve
      hear({ data: structuredClone(order) })
    })
}

async function worker(): Promise<(order: Order) => Promise<FromWorker>> {
  const tell = await realm()
  return (think) => tell({ think }) as Promise<FromWorker>
}

const order = { game: game.id, table: 't', seat, level: 'apprentice', seed: seedFrom('luck'), view: seen }

test('a bot plays with the content that came with the first order', async () => {
  const ask = await worker()
  const first = await ask({ ...order, id: 0, content: file })
  expect(moves(game, match.state, seat)).toContainEqual(Reflect.get(first, 'move'))
  const second = await ask({ ...order, id: 1, level: 'regular' })
  expect(moves(game, match.state, seat)).toContainEqual(Reflect.get(second, 'move'))
})

test('without it the bot cannot think, and says so', async () => {
  const ask = await worker()
  expect(await ask({ ...order, id: 0 })).toEqual({ id: 0, error: expect.stringContaining('not loaded') })
})

test('a decision of a game that is over is appraised with the content of its table', async () => {
  const tell = await realm()
  const [first] = seen.question?.moves ?? []
  const appraise = {
    ...order,
    id: 3,
    content: file,
    played: first ? [first] : [],
    closeness: 'glance',
  } as const
  expect(await tell({ appraise })).toEqual({
    id: 3,
    appraisal: {
      played: { chance: expect.any(Number), low: expect.any(Number), high: expect.any(Number) },
      swing: expect.any(Number),
      otherwise: null,
    },
  })
})

test('the page sends the content once to each worker', async () => {
  const sent: ToWorker[] = []
  class Silent {
    postMessage(message: ToWorker) {
      sent.push(message)
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', Silent)
  const thinker = new WorkerThinker({ id: 't', game: game.id, seed: seedFrom('luck'), content: file })
  const think = () => thinker.think({ seat, level: 'regular', view: seen }, new AbortController().signal)
  const stopped = Promise.allSettled([think(), think()])
  thinker.stop()
  void think()
  expect((await stopped).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(sent.map((message) => 'think' in message && message.think.content)).toEqual([file, undefined, file])
})

test('a part that is missing is said to whoever waits for a record', async () => {
  vi.doMock('../record/check.ts', () => {
    throw new Error('There is no network.')
  })
  const tell = await realm()
  expect(await tell({ check: { text: '' } })).toEqual({ refused: { kind: 'load', game: '' } })
  vi.doUnmock('../record/check.ts')
})
