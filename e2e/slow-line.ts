/**
 * A slow line to a hall, and the count of all that travels over it: pages, styles, fonts, workers and the service worker
 * alike, headers included. A browser can slow down a page, but not what its workers fetch beside it.
 */
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Travelled {
  readonly path: string
  readonly bytes: number
}

export interface SlowLine {
  readonly address: string
  /** What has come through so far, the heaviest first. */
  travelled(): Travelled[]
  close(): Promise<void>
}

/** Small enough for several answers to share the line as packets do. */
const SLICE = 4096

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

interface Fetched {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

function fetchFrom(address: string, path: string, headers: IncomingHttpHeaders): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, address), { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Opens a line of so many bits per second to an address; every answer begins so many milliseconds late. */
export async function slowLine(to: string, bitsPerSecond: number, latency: number): Promise<SlowLine> {
  const counted = new Map<string, number>()
  let free = 0
  /** Waits until the line has carried so much; whoever asks first goes first. */
  const carry = async (path: string, bytes: number) => {
    const now = performance.now()
    free = Math.max(now, free) + (bytes * 8000) / bitsPerSecond
    await wait(free - now)
    counted.set(path, (counted.get(path) ?? 0) + bytes)
  }
  const server = createServer(async (asked, answer) => {
    const path = asked.url ?? '/'
    try {
      const [{ status, headers, body }] = await Promise.all([
        fetchFrom(to, path, asked.headers),
        wait(latency),
      ])
      answer.writeHead(status, headers)
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      await carry(path, head.join('').length + 20)
      for (let at = 0; at < body.length && !answer.destroyed; at += SLICE) {
        const slice = body.subarray(at, at + SLICE)
        await carry(path, slice.length)
        answer.write(slice)
      }
    } finally {
      answer.end()
    }
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    travelled: () =>
      [...counted].map(([path, bytes]) => ({ path, bytes })).toSorted((a, b) => b.bytes - a.bytes),
    async close() {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
    },
  }
}
