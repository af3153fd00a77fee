/** The command line. `main` is given its arguments and where to speak, so that tests can call it. */
import { balance, balanceHelp } from './balance.ts'
import { bench, benchHelp } from './bench/index.ts'
import { fit, fitHelp } from './fit.ts'
import { Fault, InputError, type Io, terminal } from './io.ts'
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
}

const HELP = `duskhall <command> [options]

  serve      open the hall in the browser
  simulate   play many games between bots
  replay     play a record again and tell it in words
  bench      measure how fast the games play
  fit        fit the weights of a game's evaluation to games between bots
  balance    compare the sides of a game between equal bots

  duskhall <command> --help says more.
`

/** The exit code: 0 done, 1 something went wrong, 2 something given was wrong. */
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
    if (!(error instanceof InputError || error instanceof Fault)) throw error
    io.err(`${error.message}\n`)
    return error instanceof InputError ? 2 : 1
  }
}

if (import.meta.main) {
  // Whoever reads may have seen enough (`| head`).
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  process.exitCode = await main(process.argv.slice(2))
}
