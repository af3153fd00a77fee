/** The command line. `main` is given its arguments and where to speak, so that tests can call it. */

import { asSentence } from './arguments.ts'
import { balance, balanceHelp } from './balance.ts'
import { bench, benchHelp } from './bench/index.ts'
import { reasonOf } from './files.ts'
import { fit, fitHelp } from './fit/index.ts'
import { Fault, InputError, type Io, MachineError, terminal } from './io.ts'
import { levels, levelsHelp } from './levels.ts'
import { replay, replayHelp } from './replay.ts'
import { serve, serveHelp } from './serve.ts'
import { simulate, simulateHelp } from './simulate/index.ts'

interface Command {
  readonly help: string
  run(argv: readonly string[], io: Io): Promise<number>
}

const commands: { readonly [name: string]: Command } = {
  serve: { help: serveHelp, run: serve },
  simulate: { help: simulateHelp, run: simulate },
  replay: { help: replayHelp, run: replay },
  bench: { help: benchHelp, run: bench },
  fit: { help: fitHelp, run: fit },
  balance: { help: balanceHelp, run: balance },
  levels: { help: levelsHelp, run: levels },
}

const HELP = `duskhall <command> [options]

  serve      open the hall in the browser
  simulate   play many games between bots
  replay     play a record again and tell it in words
  bench      measure how fast the games play
  fit        fit the weights of a game's evaluation to games between bots
  balance    compare the sides of a game between equal bots
  levels     measure how far the levels of a game are apart

  duskhall <command> --help says more.
`

/** The exit code: 0 done, 1 a game went wrong, 2 something given was wrong or the machine failed. */
export async function main(argv: readonly string[], io: Io = terminal): Promise<number> {
  const [name, ...rest] = argv
  try {
    if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
      io.out(HELP)
      return 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!command) {
      throw new InputError(
        `There is no command "${name}"; the commands are ${Object.keys(commands).join(', ')}.`,
      )
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      io.out(command.help)
      return 0
    }
    return await command.run(rest, io)
  } catch (error) {
    io.err(`${sentenceOf(error)}\n`)
    return error instanceof Fault ? 1 : 2
  }
}

/** One line, whatever was quoted in it: a name may hold line ends, or commands to the terminal. */
function sentenceOf(error: unknown): string {
  return messageOf(error).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** What nobody foresaw is a sentence, too; whoever looks for its cause sets DUSKHALL_TRACE. */
function messageOf(error: unknown): string {
  if (error instanceof InputError || error instanceof MachineError || error instanceof Fault)
    return error.message
  if (process.env.DUSKHALL_TRACE) console.error(error)
  const cause = error instanceof Error ? error : new Error(String(error))
  return `Something went wrong that should not: ${asSentence(cause)}`
}

/** Whoever reads may have seen enough (`| head`): that is no failure, and there is nobody to tell. */
function onClosedOutput(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0)
  terminal.err(`What was asked for cannot be written: ${reasonOf(error)}.\n`)
  process.exit(2)
}

if (import.meta.main) {
  process.stdout.on('error', onClosedOutput)
  // Where even this cannot be said, the exit code has to do.
  process.stderr.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2))
  process.on('uncaughtException', (error) => {
    terminal.err(`${sentenceOf(error)}\n`)
    process.exit(2)
  })
  process.exitCode = await main(process.argv.slice(2))
}
