/** Answers to requests, as values: what is said, and the headers that go with it. */
import type { ServerResponse } from 'node:http'

export interface Answer {
  readonly status: number
  readonly headers: { readonly [name: string]: string }
  /** Null where there is nothing to be said, not even that it is empty. */
  readonly body: string | Buffer | null
}

/** With every answer: nothing is guessed, framed, shared or kept, and nothing is run unless the answer says so. */
const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const

/** A refusal, in a sentence of each language. */
export function refuse(status: number, sentence: string, headers: Answer['headers'] = {}): Answer {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers },
    body: `${sentence}\n`,
  }
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const length = body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  response.writeHead(status, { ...ALWAYS, ...headers, ...length })
  // Node leaves out the body where only the headers were asked for.
  response.end(body)
}
