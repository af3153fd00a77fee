/** From the words that name a bot to the bot. */
import type { Bot, Budget } from './bot.ts'
import { greedy } from './greedy.ts'
import { isLevel, LEVELS, withoutTaste } from './levels.ts'
import { quick } from './quick.ts'
import { random } from './random.ts'
import { search } from './search.ts'

/** Thrown for words that name no bot; the message is for whoever wrote them. */
export class BotError extends Error {
  override name = 'BotError'
}

const FORMS = `random, quick, greedy, search:200ms, search:500i, or a level (${Object.keys(LEVELS).join(', ')}; plain-${Object.keys(LEVELS)[0]} without its taste)`

/** More than a patient person would wait for one answer. */
const MOST_MS = 60_000
const MOST_ITERATIONS = 1_000_000

export function botOf(spec: string): Bot {
  if (isLevel(spec)) return LEVELS[spec]
  const plain = spec.replace(/^plain-/, '')
  if (plain !== spec && isLevel(plain)) return withoutTaste(plain)
  if (spec === 'random') return random
  if (spec === 'greedy') return greedy(spec)
  if (spec === 'quick') return quick
  if (spec.startsWith('search:')) return search(spec, budgetOf(spec))
  throw new BotError(`There is no bot "${spec}"; a bot is ${FORMS}.`)
}

function budgetOf(spec: string): Budget {
  const [, digits, unit] = /^search:(\d{1,9})(ms|i)$/.exec(spec) ?? []
  const amount = Number(digits)
  const most = unit === 'ms' ? MOST_MS : MOST_ITERATIONS
  if (!unit || amount < 1 || amount > most) {
    throw new BotError(
      `The bot "${spec}" needs a budget of 1 to ${MOST_MS} milliseconds (search:200ms) or 1 to ${MOST_ITERATIONS} iterations (search:500i).`,
    )
  }
  return unit === 'ms' ? { ms: amount } : { iterations: amount }
}
