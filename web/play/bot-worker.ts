/** Bots think here, away from the page. Each seat keeps its player, so that a plan can outlive a question. */
import {
  adviceFor,
  appraise,
  botOf,
  type Closeness,
  chancesOf,
  decideInSlices,
  type Player,
} from '@duskhall/bots'
import { isGame, loadKnowledge, loadRules } from '@duskhall/games/registry.ts'
import { type Advice, type Kept, type Move, type Seat, unpackContent, type View } from '@duskhall/kernel'
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
  /** What it leaves to others. */
  readonly kept?: readonly Kept[] | undefined
  /** Of a hint that was followed what is left. */
  readonly begun?: Advice['steps'] | undefined
  /** The content of the table, with its first order, where it is not the one in the box. */
  readonly content?: unknown
}

/** A decision of a game that is over, and what was answered then. */
export interface AppraisalOrder extends Order {
  readonly played: readonly Move[]
  readonly closeness: Closeness
}

export type ToWorker =
  | { readonly think: Order }
  /** Somebody in that seat asks what to do. */
  | { readonly advise: Order }
  /** How good a decision was. */
  | { readonly appraise: AppraisalOrder }
  | { readonly cancel: number }
  /** A game that will be asked about soon. */
  | { readonly meet: string }
  /** A whole game between bots. */
  | {
      readonly playOut: BotGame
      /** With the content of the game before. */
      readonly again: boolean
      readonly id: number
      readonly game: string
    }
  /** A record from outside: it is played through beside the page, with the rules that the bots have here. */
  | { readonly check: ToCheck }
export type FromWorker =
  | { readonly id: number; readonly move: unknown; readonly script?: unknown }
  | { readonly id: number; readonly advice: unknown }
  | { readonly id: number; readonly appraisal: unknown }
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

/** The rules and the knowledge of a table, with its content. */
async function known({ game, table, view }: Order) {
  const [rules, knowledge] = await load(game)
  unpackContent(rules, view.state.content, contents.get(table))
  return [rules, knowledge] as const
}

async function sit(order: Order): Promise<Player> {
  const [rules, knowledge] = await known(order)
  return botOf(order.level).sit(rules, knowledge, order.seed)
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

function failed(id: number, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  postMessage({ id, error: reason } satisfies FromWorker)
}

/** Ways to go on are compared as often as an expert compares plans, however slow the device. */
const ADVICE_TRIES = { iterations: 16 }

async function answerOf(order: Order, signal: AbortSignal): Promise<FromWorker | null> {
  const player = await playerOf(order)
  const move = await decideInSlices(player.think(order.view, order.kept), pause, signal)
  return move && { id: order.id, move, script: player.script ?? [] }
}

async function adviceOf(order: Order, signal: AbortSignal): Promise<FromWorker | null> {
  const { id, seed, view, kept, begun } = order
  const [game, knowledge] = await known(order)
  const trial = { game, knowledge, seed }
  const advice = await decideInSlices(adviceFor(trial, view, ADVICE_TRIES, kept, begun), pause, signal)
  const chances = advice && (await decideInSlices(chancesOf(trial, view, advice), pause, signal))
  return chances && { id, advice: advice.map((way, at) => ({ ...way, chance: chances[at] })) }
}

async function appraisalOf(order: AppraisalOrder, signal: AbortSignal): Promise<FromWorker | null> {
  const { id, seed, view, played, closeness } = order
  const [game, knowledge] = await known(order)
  const appraising = appraise({ game, knowledge, seed }, view, played, closeness)
  const appraisal = await decideInSlices(appraising, pause, signal)
  return appraisal && { id, appraisal }
}

async function obey<O extends Order>(
  order: O,
  reply: (order: O, signal: AbortSignal) => Promise<FromWorker | null>,
): Promise<void> {
  const run = new AbortController()
  running.set(order.id, run)
  if (order.content !== undefined) contents.set(order.table, order.content)
  try {
    const said = await reply(order, run.signal)
    if (said) postMessage(said)
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

/** The content that the last whole game brought. */
let brought: unknown

async function playOut(id: number, game: string, order: BotGame): Promise<void> {
  try {
    const out = await import('./play-out.ts')
    postMessage({ id, end: await out.playOut(game, { ...order, content: brought }) } satisfies FromWorker)
  } catch (error) {
    failed(id, error)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('think' in data) void obey(data.think, answerOf)
  else if ('advise' in data) void obey(data.advise, adviceOf)
  else if ('appraise' in data) void obey(data.appraise, appraisalOf)
  else if ('playOut' in data) {
    if (!data.again) brought = data.playOut.content
    void playOut(data.id, data.game, data.playOut)
  } else if ('check' in data) void lookInto(data.check)
  else if ('meet' in data) load(data.meet).catch(() => {})
  else running.get(data.cancel)?.abort()
})
