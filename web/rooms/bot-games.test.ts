import type { BotGame } from '@duskhall/ui'
import { expect, test } from 'vitest'
import { BotGames } from './bot-games.ts'

const order = (seed: string): BotGame => ({ seats: 1, level: 'regular', options: {}, seed })
const end = { outcome: { winners: [0], rule: 'R' }, state: { seats: 1 } }

/** A worker that only notes what it is asked. */
function agency() {
  const hired: FakeWorker[] = []
  class FakeWorker {
    asked: { readonly id: number; readonly playOut: BotGame; readonly again: boolean }[] = []
    gone = false
    onmessage: (event: { readonly data: unknown }) => void = () => {}
    onerror: (event: { readonly message: string; preventDefault(): void }) => void = () => {}
    postMessage(message: FakeWorker['asked'][number]) {
      this.asked.push(message)
    }
    terminate() {
      this.gone = true
    }
  }
  const hire = () => {
    const worker = new FakeWorker()
    hired.push(worker)
    return worker as never
  }
  return { hired, games: new BotGames('kingdom-rush', hire) }
}

test('games are played one after the other by one worker', async () => {
  const { hired, games } = agency()
  const both = Promise.all([games.playOut(order('a')), games.playOut(order('b'))])
  expect(hired[0]?.asked.map(({ playOut }) => playOut.seed)).toEqual(['a'])
  hired[0]?.onmessage({ data: { id: 0, end } })
  expect(hired[0]?.asked.map(({ playOut }) => playOut.seed)).toEqual(['a', 'b'])
  hired[0]?.onmessage({ data: { id: 1, end } })
  expect(await both).toEqual([end, end])
  expect(hired).toHaveLength(1)
})

test('what games share travels once, and again to another worker', async () => {
  const { hired, games } = agency()
  const content = { scenarios: [] }
  const run = new AbortController()
  const all = ['a', 'b', 'c'].map((seed) => games.playOut({ ...order(seed), content }, run.signal))
  const other = games.playOut(order('d'))
  hired[0]?.onmessage({ data: { id: 0, end } })
  hired[0]?.onmessage({ data: { id: 1, end } })
  const sent = (no: number) => hired[no]?.asked.map(({ playOut, again }) => [playOut.content, again])
  expect(sent(0)).toEqual([
    [content, false],
    [undefined, true],
    [undefined, true],
  ])
  run.abort()
  await Promise.allSettled(all)
  expect(sent(1)).toEqual([[undefined, true]])
  hired[1]?.onmessage({ data: { id: 3, end } })
  await other
  void games.playOut({ ...order('e'), content })
  expect(sent(1)?.[1]).toEqual([content, false])
})

test('a game that is called off takes its worker along; the next one gets another', async () => {
  const { hired, games } = agency()
  const run = new AbortController()
  const first = games.playOut(order('a'), run.signal)
  const second = games.playOut(order('b'))
  run.abort()
  await expect(first).rejects.toThrow('Called off')
  expect([hired[0]?.gone, hired[1]?.asked[0]?.playOut.seed]).toEqual([true, 'b'])
  // What the first one still says is of nobody's game.
  hired[0]?.onmessage({ data: { id: 0, end } })
  hired[1]?.onmessage({ data: { id: 1, error: 'lost' } })
  await expect(second).rejects.toThrow('lost')
})

test('bots that cannot be loaded are told of, and asked for again by the next game', async () => {
  const { hired, games } = agency()
  const first = games.playOut(order('a'))
  hired[0]?.onerror({ message: '', preventDefault: () => {} })
  await expect(first).rejects.toThrow('could not be loaded')
  const second = games.playOut(order('b'))
  games.stop()
  await expect(second).rejects.toThrow('Called off')
  await expect(games.playOut(order('c'), AbortSignal.abort())).rejects.toThrow('Called off')
  expect(hired).toHaveLength(2)
})
