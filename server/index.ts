/** The hall's door: a small HTTP server that serves the page and lets visitors watch bots play. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { refuse, send } from './answers.ts'
import { builtFiles } from './built.ts'
import { Desk } from './desk.ts'
import { Shows } from './shows.ts'

export { narrate } from './narrate.ts'

export interface HallSettings {
  readonly port: number
  readonly host: string
  /** Where the built page lies; where there is none, a small page is served instead. */
  readonly built?: string
  /** Milliseconds between two moves of a match that is watched. */
  readonly pace?: number
}

export interface Hall {
  readonly address: string
  close(): Promise<void>
}

const BUILT = fileURLToPath(new URL('../web/dist', import.meta.url))

/** Opens the door. Fails with Node's error when the port cannot be had. */
export async function openHall({ port, host, built = BUILT, pace }: HallSettings): Promise<Hall> {
  const shows = new Shows(pace)
  const desk = new Desk(builtFiles(built), shows)
  const server = createServer((request, response) => {
    desk
      .answer(request)
      .catch(() => refuse(500, 'Something went wrong in the hall.'))
      .then((answer) => send(response, desk.policy, answer))
  })
  await new Promise<void>((opened, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => opened())
  })
  return {
    address: addressOf(server, host),
    async close() {
      shows.close()
      const closed = new Promise<void>((done) => {
        server.close(() => done())
      })
      server.closeAllConnections()
      await closed
    },
  }
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
