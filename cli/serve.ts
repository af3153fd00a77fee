/** `duskhall serve`: opens the hall and keeps it open until it is told to close. */
import { openHall } from '@duskhall/server'
import { numberOf, readArguments, wordsOf } from './arguments.ts'
import { reasonOf } from './files.ts'
import { InputError, type Io } from './io.ts'

export const serveHelp = `duskhall serve [options]

  Opens the hall: serves the built page. Ctrl+C closes it.

  --port N       where to listen (default 8080; 0 takes any free port)
  --host NAME    at which address (default 127.0.0.1, this machine only;
                 0.0.0.0 lets the network in)
`

export async function serve(argv: readonly string[], io: Io): Promise<number> {
  const given = readArguments(argv, { port: 'text', host: 'text' })
  wordsOf(given)
  const port = numberOf(given, 'port', { min: 0, max: 65_535, else: 8080 })
  const host = given.text('host') ?? '127.0.0.1'
  const hall = await openHall({ port, host }).catch((error: NodeJS.ErrnoException) => {
    throw new InputError(whyClosed(error, port, host))
  })
  if (hall.missing) io.err(`${hall.missing}\n`)
  io.out(`Duskhall is open at ${hall.address} (Ctrl+C closes it).\n`)
  await new Promise<void>((told) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => told())
  })
  await hall.close()
  return 0
}

function whyClosed(error: NodeJS.ErrnoException, port: number, host: string): string {
  // A file of the page, not the port.
  if (error.path) return `The page cannot be read: ${error.path}: ${reasonOf(error)}.`
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program; choose another with --port.`
    case 'EACCES':
      return `Port ${port} needs more rights than this program has; choose one above 1023 with --port.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `--host ${host} is no address of this machine.`
    default:
      return `The hall cannot be opened on port ${port} of ${host}: ${error.code ?? error.message}.`
  }
}
