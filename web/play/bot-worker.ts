/** Bots think here, away from the page. Each seat keeps its player, so that a plan can outlive a question. */
import { botOf, decideInSlices, type Player } from '@duskhall/bots'
import { isGame, loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import { type Seat, unpackContent, type View } from '@duskhall/kernel'
import type { BotGame, BotGameEnd } from '@duskhall/ui'
import type { Checked, ToCheck } from '../record/check.ts'

export interface Order {
  readonly id: number
  readonly game: string
  readonly table: string
  readonly seat: Seat
  readonly level: string
  readonly seed: string
  readonly view: View
  /** The content of the table, with its first order, where it is not the one in the box. */
  readonly content?: unknown
}

export type ToWorker =
  | { readonly think: Order }
  | { readonly cancel: number }
  /** A game that will be asked about soon. */
  | { readonly meet: string }
  /** A whole game between bots. */
  | { readonly playOut: BotGame; readonly id: number; readonly game: string }
  /** A record from outside: it is played through beside the page, with the rules that the bots have here. */
  | { readonly check: ToCheck }
export type FromWorker =
  | { readonly id: number; readonly move: unknown }
  | { readonly id: number; readonly end: BotGameEnd }
  | { readonly id: number; readonly error: string }

/** By table: the content it brought. */
const contents = new Map<string, unknown>()
const players = new Map<string, Promise<Player>>()
const running = new Map<number, AbortController>()

function playerOf(order: Order): Promise<Player> {
  const key = `${order.table} ${order.seat} ${order.level}`
  const sitting = players.get(key) ?? sit(order)
  players.set(key, sitting)
  // Rules that could not be loaded are asked for again.
  sitting.catch(() => players.delete(key))
  return sitting
}

async function load(game: string) {
  if (!isGame(game)) throw new Error(`No bot knows the game ${game}.`)
  return Promise.all([loadRules(game), loadKnowledge(game)])
}

async function sit({ game, table, level, seed, view }: Order): Promise<Player> {
  const [rules, knowledge] = await load(game)
  unpackContent(rules, view.state.content, contents.get(table))
  return botOf(level).sit(rules, knowledge, seed)
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function failed(id: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  postMessage({ id, error: reason } satisfies FromWorker)
}

async function think(order: Order): Promise<void> {
  const run = new AbortController()
  running.set(order.id, run)
  if (order.content !== undefined) contents.set(order.table, order.content)
  try {
    const player = await playerOf(order)
    const move = await decideInSlices(player.think(order.view), pause, run.signal)
    if (move) postMessage({ id: order.id, move } satisfies FromWorker)
  } catch (error) {
    failed(order.id, error)
  } finally {
    running.delete(order.id)
  }
}

/** Whoever waits for it hears of a part that is missing, too: a worker's promise that fails is heard by nobody. */
async function lookInto(order: ToCheck): Promise<void> {
  try {
    const { check } = await import('../record/check.ts')
    await check(order, postMessage)
  } catch {
    postMessage({ refused: { kind: 'load', game: '' } } satisfies Checked)
  }
}

async function playOut(id: number, game: string, order: BotGame): Promise<void> {
  try {
    const out = await import('./play-out.ts')
    postMessage({ id, end: await out.playOut(game, order) } satisfies FromWorker)
  } catch (error) {
    failed(id, error)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('think' in data) void think(data.think)
  else if ('playOut' in data) void playOut(data.id, data.game, data.playOut)
  else if ('check' in data) void lookInto(data.check)
  else if ('meet' in data) load(data.meet).catch(() => {})
  else running.get(data.cancel)?.abort()
})
