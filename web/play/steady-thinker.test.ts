/** Whatever becomes of the bots' worker, the game goes on and the player is told. */
import { games } from '@duskhall/games'
import { asked, type Game, type Move, moves, openMatch, same, seedFrom, view } from '@duskhall/kernel'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { FromWorker, ToWorker } from './bot-worker.ts'
import { type BotTrouble, steadyThinker } from './steady-thinker.ts'
import { thinkInTab } from './tab-thinker.ts'
import { bot, laidTable, person } from './testing/table.ts'
import { WorkerThinker } from './worker-thinker.ts'

afterEach(() => vi.unstubAllGlobals())

const game = games.find(({ id }) => id === 'evil-corp') as Game
const { match } = openMatch(game, { seats: 2, seed: seedFrom('steady') })
const [seat = 0] = asked(game, match.state)
const request = { seat, level: 'regular', view: view(game, match.state, seat) }
const [good, simple] = moves(game, match.state, seat) as [Move, Move]

type Message = Extract<ToWorker, { think: unknown }>

/** A worker in name only; each case says what becomes of it. */
class FakeWorker {
  onmessage: (event: { data: FromWorker }) => void = () => {}
  onerror: (event: { message?: string; preventDefault(): void }) => void = () => {}
  onmessageerror: () => void = () => {}
  isTerminated = false
  postMessage(message: ToWorker) {
    if ('think' in message) queueMicrotask(() => this.asked(message))
    if ('advise' in message) queueMicrotask(() => this.advised(message.advise.id))
  }
  advised(_: number) {}
  terminate() {
    this.isTerminated = true
  }
  asked(_: Message) {}
  answers(message: Message, move: Move) {
    this.onmessage({ data: { id: message.think.id, move } })
  }
}

const CASES = {
  'answers well': class extends FakeWorker {
    override advised(id: number) {
      this.onmessage({ data: { id, advice: [] } })
    }
    override asked(message: Message) {
      this.answers(message, good)
    }
  },
  'is forbidden by the browser': class extends FakeWorker {
    constructor() {
      super()
      throw new DOMException('Refused by the policy.', 'SecurityError')
    }
  },
  'is not to be found': class extends FakeWorker {
    override asked() {
      this.onerror({ preventDefault() {} })
    }
  },
  'throws as it starts': class extends FakeWorker {
    override asked() {
      this.onerror({ message: 'Uncaught TypeError', preventDefault() {} })
    }
  },
  'throws while it thinks': class extends FakeWorker {
    override asked({ think }: Message) {
      this.onmessage({ data: { id: think.id, error: 'dizzy' } })
    }
  },
  'answers what cannot be read': class extends FakeWorker {
    override asked() {
      this.onmessageerror()
    }
  },
  'answers with a move that is not legal': class extends FakeWorker {
    override asked(message: Message) {
      this.answers(message, { do: 'cheat' })
    }
  },
  'answers with nothing': class extends FakeWorker {
    override asked({ think }: Message) {
      this.onmessage({ data: { id: think.id, move: undefined } })
    }
  },
  'never answers': FakeWorker,
}

/** A thinker whose workers meet these fates, the last one for ever. */
function meeting(...fates: (keyof typeof CASES)[]) {
  let started = 0
  const workers: FakeWorker[] = []
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        const worker = new CASES[fates[Math.min(started++, fates.length - 1)] as keyof typeof CASES]()
        workers.push(worker)
        // biome-ignore lint/correctness/noConstructorReturn: whoever asks for a worker gets one of ours
        return worker
      }
    },
  )
  const told: BotTrouble[] = []
  const thinker = steadyThinker({
    worker: new WorkerThinker({ id: 't', game: game.id, seed: seedFrom('luck') }),
    simply: async () => simple,
    onTrouble: (_, trouble) => told.push(trouble),
    patience: 20,
  })
  const ask = () => thinker.think(request, new AbortController().signal)
  return { thinker, ask, told, workers, started: () => started }
}

const FATES = Object.keys(CASES).slice(1) as (keyof typeof CASES)[]

describe.each(FATES)('a worker that %s', (fate) => {
  test('is replaced once, and said to be', async () => {
    const { ask, told, workers, started } = meeting(fate, 'answers well')
    expect(await ask()).toEqual(good)
    expect(told).toEqual(['again'])
    expect(started()).toBe(2)
    expect(workers.at(-1)?.isTerminated).toBe(false)
    expect(workers.slice(0, -1).every(({ isTerminated }) => isTerminated)).toBe(true)
    expect(await ask()).toEqual(good)
    expect(told).toEqual(['again'])
  })

  test('and whose successors do the same leaves a simpler bot, which is said twice at most', async () => {
    const { ask, told, started } = meeting(fate)
    for (let i = 0; i < 5; i++) expect(await ask()).toEqual(simple)
    expect(told).toEqual(['again', 'simply', 'simply'])
    expect(started()).toBe(3)
  })
})

test('a worker that works again after a failure is trusted as before', async () => {
  const { ask, told } = meeting('throws as it starts', 'throws as it starts', 'answers well')
  expect(await ask()).toEqual(simple)
  expect(await ask()).toEqual(good)
  expect(told).toEqual(['again', 'simply'])
})

test('what is called off is neither tried again nor complained of', async () => {
  const { thinker, told, started } = meeting('never answers')
  const run = new AbortController()
  const thought = thinker.think(request, run.signal)
  run.abort()
  await expect(thought).rejects.toThrow()
  await expect(thinker.think(request, run.signal)).rejects.toThrow()
  expect([told, started()]).toEqual([[], 1])
})

test('advice that was waited for comes from the worker that replaces another for the sake of a bot', async () => {
  const { thinker, ask, started } = meeting('never answers', 'answers well')
  const advice = thinker.advise?.(request, new AbortController().signal)
  await ask()
  expect(await advice).toEqual([])
  expect(started()).toBe(2)
})

test('whoever waits for advice when the table is left hears that none will come', async () => {
  const { thinker, started } = meeting('never answers')
  const advice = thinker.advise?.(request, new AbortController().signal)
  thinker.stop()
  await expect(advice).rejects.toThrow('The bots were stopped.')
  expect(started()).toBe(1)
})

test('a table with such a worker goes on, and every move is kept', async () => {
  const { thinker } = meeting('never answers')
  const onBotError = vi.fn()
  const { table, store } = laidTable(
    game,
    [bot('Vex'), person('Nora')],
    { thinker, onBotError },
    { firstPlayer: '0' },
  )
  const played = () => table.record().record.moves.length
  // The simpler bot answers the first question of the game, as it would any.
  await vi.waitFor(() => expect(played()).toBeGreaterThan(0))
  table.close()
  await table.saved()
  expect(await store.load('t')).toMatchObject({ snapshot: { record: { moves: { length: played() } } } })
  expect(onBotError).not.toHaveBeenCalledWith(0, expect.objectContaining({ name: 'AbortError' }))
})

test.each(games)(
  'in the page a plain bot of $id answers by the rules, and can be called off',
  async (rules) => {
    const opened = openMatch(rules, { seats: 2, seed: seedFrom('tab') }).match
    const [first = 0] = asked(rules, opened.state)
    const table = { id: 't', game: rules.id, seed: seedFrom('tab') }
    const seen = { seat: first, level: 'master', view: view(rules, opened.state, first) }
    const move = await thinkInTab(table, seen, new AbortController().signal)
    expect(moves(rules, opened.state, first).some((legal: Move) => same(legal, move))).toBe(true)
    await expect(thinkInTab(table, seen, AbortSignal.abort())).rejects.toThrow('Called off')
  },
)
