/** The hall's door: a small HTTP server that serves the built page. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Answer, refuse, send } from './answers.ts'
import { type BuiltPage, builtAnswer, builtPage } from './built.ts'

export interface HallSettings {
  readonly port: number
  readonly host: string
  /** Where the built page lies. */
  readonly built?: string
}

export interface Hall {
  readonly address: string
  /** What to do before there is a page to show; null when there is one. */
  readonly missing: string | null
  close(): Promise<void>
}

const BUILT = fileURLToPath(new URL('../web/dist', import.meta.url))

/** A visitor reads it in both languages: there is no page yet that could ask for one. */
const NOT_BUILT = 'The page is not built yet: close the hall and run "npm start", which builds it first.'

const NOT_BUILT_FR =
  "La page n'est pas encore construite\u00a0: fermez le hall et lancez «\u00a0npm start\u00a0», qui la construit d'abord."

/** Opens the door. Fails with Node's error when the port cannot be had. */
export async function openHall({ port, host, built = BUILT }: HallSettings): Promise<Hall> {
  const page = builtPage(built)
  const server = createServer((request, response) => send(response, answerTo(request, page)))
  await new Promise<void>((opened, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => opened())
  })
  return {
    address: addressOf(server, host),
    missing: page ? null : NOT_BUILT,
    async close() {
      const closed = new Promise<void>((done) => {
        server.close(() => done())
      })
      server.closeAllConnections()
      await closed
    },
  }
}

function answerTo(request: IncomingMessage, page: BuiltPage | null): Answer {
  const { method, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') {
    // What was sent along is not waited for.
    const headers = { Allow: 'GET, HEAD', Connection: 'close' }
    return refuse(405, 'Here one can only look. / Ici, on ne peut que regarder.', headers)
  }
  const path = pathOf(url)
  if (path === null) return refuse(400, 'This address cannot be read. / Cette adresse est illisible.')
  return page ? builtAnswer(request, path, page) : refuse(503, `${NOT_BUILT}\n${NOT_BUILT_FR}`)
}

/** The path that is asked for, in plain letters; null when it makes no sense. A proxy names the host as well. */
function pathOf(url: string): string | null {
  const pathname = URL.parse(url.startsWith('/') ? `http://hall${url}` : url)?.pathname
  try {
    return pathname === undefined ? null : decodeURIComponent(pathname)
  } catch {
    return null
  }
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  const name = host === '127.0.0.1' || host === '::1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}
