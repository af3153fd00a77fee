/** The files of the built page, read once: a request names one of them or none, so no path leads elsewhere. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Answer, refuse } from './answers.ts'
import { type Coding, codingFor, namesTag } from './negotiation.ts'

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
}

/** Pictures, fonts and sounds are compressed in themselves. */
const SHRINKS = /^(text|application|image\/svg)/

/** A file in one coding. Other bytes have another tag: a tag promises every byte. */
interface Form {
  readonly body: Buffer
  readonly tag: string
}

interface BuiltFile {
  readonly type: string
  readonly shrinks: boolean
  readonly forms: { readonly [C in Exclude<Coding, 'br'>]: Form } & { readonly br?: Form | undefined }
  /** Files whose name holds their fingerprint never change. */
  readonly forever: boolean
}

export interface BuiltPage {
  /** By path as it is asked for. */
  readonly files: ReadonlyMap<string, BuiltFile>
  /** What the page may do in the browser. */
  readonly policy: string
}

/** Null when nothing is built. */
export function builtPage(folder: string): BuiltPage | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || extname(entry.name) === '.br') continue
    const path = join(entry.parentPath, entry.name)
    const name = path.slice(folder.length).replaceAll('\\', '/').replace(/^\/*/, '/')
    files.set(name, readBuilt(path, name))
  }
  const index = files.get('/index.html') as BuiltFile
  files.set('/', index)
  return { files, policy: policyOf(index.forms.identity.body.toString('utf8')) }
}

function readBuilt(path: string, name: string): BuiltFile {
  const body = readFileSync(path)
  const type = TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream'
  return {
    type,
    shrinks: SHRINKS.test(type),
    forms: { identity: formOf(body), gzip: formOf(gzipSync(body)), br: packedBeside(path) },
    forever: name.startsWith('/assets/'),
  }
}

/** As the build has packed it: that takes too long for a server that opens its door. */
function packedBeside(path: string): Form | undefined {
  return existsSync(`${path}.br`) ? formOf(readFileSync(`${path}.br`)) : undefined
}

function formOf(body: Buffer): Form {
  return { body, tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** The scripts inside the page are named by their fingerprint. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => {
    return ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`
  })
  return [
    "default-src 'self'",
    `script-src 'self'${inline.join('')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export function builtAnswer(request: IncomingMessage, path: string, { files, policy }: BuiltPage): Answer {
  const file = files.get(path)
  if (!file) return refuse(404, "There is nothing here. / Il n'y a rien ici.")
  const vary = { Vary: 'Accept-Encoding' }
  const coding = codingFor(request.headers['accept-encoding'], file.shrinks, file.forms.br !== undefined)
  const form = coding && file.forms[coding]
  if (!form) {
    return refuse(406, "Plain or gzip, nothing else. / En clair ou en gzip, rien d'autre.", vary)
  }
  const { body, tag } = form
  const lasting = {
    ...vary,
    'Content-Security-Policy': policy,
    'Cache-Control': file.forever ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  }
  if (namesTag(request.headers['if-none-match'], tag)) return { status: 304, headers: lasting, body: null }
  const headers = {
    ...lasting,
    'Content-Type': file.type,
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
    // A file is small enough to be sent whole, whatever part of it is asked for.
    'Accept-Ranges': 'none',
  }
  return { status: 200, headers, body }
}
