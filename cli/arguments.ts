/** Reading what stands on the command line. Whatever is wrong with it becomes one sentence. */
import { parseArgs } from 'node:util'
import { BotError, botOf } from '@duskhall/bots'
import { gameOf, games } from '@duskhall/games'
import { loadTexts } from '@duskhall/games/registry.ts'
import { DuskhallError, type Game, tableOptions } from '@duskhall/kernel'
import { readText } from './files.ts'
import { InputError } from './io.ts'

/** Options of a command by name; `text` takes a value, `flag` takes none. */
export type Flags = { readonly [name: string]: 'text' | 'flag' }

export interface Given {
  readonly words: readonly string[]
  text(name: string): string | undefined
  flag(name: string): boolean
}

export function readArguments(argv: readonly string[], flags: Flags): Given {
  const kinds: Flags = { ...flags, help: 'flag' }
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => {
      return [name, { type: kind === 'text' ? ('string' as const) : ('boolean' as const) }] as const
    }),
  )
  // Not strict, because what is wrong is said here and not in the words of Node.
  const { values, positionals, tokens } = parseArgs({
    args: [...argv],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const named = new Set<string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    checkOption(token, kinds)
    if (named.has(token.name)) throw new InputError(`The option ${token.rawName} is given twice.`)
    named.add(token.name)
  }
  return {
    words: positionals,
    text: (name) => values[name] as string | undefined,
    flag: (name) => values[name] === true,
  }
}

interface OptionToken {
  readonly name: string
  /** As it was written, with its dashes. */
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function checkOption({ name, rawName, value, inlineValue }: OptionToken, kinds: Flags): void {
  const kind = Object.hasOwn(kinds, name) && rawName.startsWith('--') ? kinds[name] : undefined
  if (kind === undefined) {
    const known = Object.keys(kinds).map((option) => `--${option}`)
    throw new InputError(`There is no option ${rawName}; this command takes ${known.join(', ')}.`)
  }
  if (kind === 'flag' && value !== undefined) throw new InputError(`The option ${rawName} takes no value.`)
  // What follows may be the next option: its value was forgotten then.
  const isForgotten = !value || (!inlineValue && value.length > 1 && value.startsWith('-'))
  if (kind === 'text' && isForgotten) throw new InputError(`The option ${rawName} needs a value.`)
}

/** The words of a command by place; too few or too many are wrong. */
export function wordsOf(given: Given, ...names: readonly string[]): string[] {
  const { words } = given
  const missing = names[words.length]
  if (missing) throw new InputError(`The command needs ${missing}; --help shows how it is written.`)
  const extra = words[names.length]
  if (extra !== undefined)
    throw new InputError(`"${extra}" is one word too many; --help shows how it is written.`)
  return [...words]
}

export function numberOf(
  given: Given,
  name: string,
  range: { min: number; max: number; else: number },
): number {
  const text = given.text(name)
  if (text === undefined) return range.else
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= range.min && value <= range.max) return value
  throw new InputError(`--${name} is a whole number from ${range.min} to ${range.max}, not "${short(text)}".`)
}

export function gameNamed(id: string): Game {
  const game = gameOf(id)
  if (game) return game
  const known = games.map((one) => one.id).join(', ')
  throw new InputError(`There is no game "${short(id)}"; the games are ${known}.`)
}

/** The bots of `--seats`, checked by name and by number. */
export function seatsOf(game: Game, text: string): string[] {
  const specs = text.split(',').map((spec) => spec.trim())
  const { min, max } = game.seats
  if (specs.length < min || specs.length > max) {
    const players = min === max ? `${min}` : `${min} to ${max}`
    throw new InputError(`${game.id} is for ${players} players; --seats names ${specs.length}.`)
  }
  for (const spec of specs) botNamed(spec, '--seats')
  return specs
}

/** Fails where nobody is called so. */
export function botNamed(spec: string, option: string): void {
  try {
    botOf(spec)
  } catch (error) {
    if (error instanceof BotError) throw new InputError(`${option}: ${asSentence(error)}`)
    throw error
  }
}

/** `content` is the identity of what they are for, where it is not what lies in the box. */
export async function optionsOf(
  game: Game,
  seats: number,
  text: string | undefined,
  content: string | undefined,
): Promise<unknown> {
  let given: unknown
  try {
    given = text === undefined ? {} : JSON.parse(text)
  } catch {
    throw new InputError(`--options is no JSON: "${short(text ?? '')}".`)
  }
  try {
    const options = tableOptions(game, seats, given, content)
    return text === undefined ? undefined : options
  } catch (error) {
    if (error instanceof DuskhallError) throw new InputError(`--options: ${await inWords(game, error)}`)
    throw error
  }
}

/** What does not go together, each game says itself. */
async function inWords({ id }: Game, { message, problem }: DuskhallError): Promise<string> {
  if (problem.code !== 'options-clash') return message
  const { option, reason } = problem.facts
  const why = (await loadTexts(id)).en.options[option]?.clashes?.[reason]
  return why === undefined ? message : `Option "${option}" cannot stay so: ${why}`
}

/** Reads and checks a content file; its identity and its JSON, or null when none was given. */
export function contentOf(game: Game, path: string | undefined): { id: string; json: unknown } | null {
  if (path === undefined) return null
  const json = jsonIn(path, 'content file')
  try {
    return { id: game.content.load(json), json }
  } catch (error) {
    throw new InputError(`The content file ${path} cannot be used: ${asSentence(error as Error)}`)
  }
}

export function jsonIn(path: string, what: string): unknown {
  const text = readText(path, what)
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(`The ${what} ${path} is no JSON: it is cut short or damaged.`)
  }
}

/** What went wrong elsewhere, at a length that can be read and with its full stop. */
export function asSentence({ message }: Error): string {
  const text = message.length > 400 ? `${message.slice(0, 200)} … ${message.slice(-150)}` : message
  return text.endsWith('.') ? text : `${text}.`
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
