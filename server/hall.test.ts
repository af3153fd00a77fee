import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { type Hall, type HallSettings, openHall } from './index.ts'

const halls: Hall[] = []
const folders: string[] = []

async function hall(settings: Partial<HallSettings> = {}): Promise<string> {
  const opened = await openHall({ port: 0, host: '127.0.0.1', built: '/nowhere', ...settings })
  halls.push(opened)
  return opened.address.replace('localhost', '127.0.0.1')
}

/** A built page with an asset, and a secret beside it. */
function built(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hall-'))
  folders.push(folder)
  mkdirSync(join(folder, 'dist/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><script>let a = 1</script><p>Built</p>')
  writeFileSync(join(folder, 'dist/assets/app-1a2b.js'), 'console.log(1)')
  writeFileSync(join(folder, 'dist/assets/app-1a2b.js.br'), brotliCompressSync('console.log(1)'))
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>')
  writeFileSync(join(folder, 'dist/icon.png'), 'not quite a picture')
  return join(folder, 'dist')
}

interface Told {
  readonly status: number
  /** By name in small letters. */
  readonly headers: { readonly [name: string]: string }
  readonly body: string
}

/** A request as it is written, and the answer as it comes: fetch would tidy up both. */
async function asWritten(address: string, line: string, headers: readonly string[] = []): Promise<Told> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.end(`${[`${line} HTTP/1.1`, 'Host: hall', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`)
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk)
  const [head = '', ...rest] = Buffer.concat(chunks).toString('latin1').split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const named = lines.map((one) => [one.split(':')[0]?.toLowerCase(), one.replace(/^[^:]*: */, '')])
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(named),
    body: rest.join('\r\n\r\n'),
  }
}

afterEach(async () => {
  for (const opened of halls.splice(0)) await opened.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

test('without a built page the hall says what to do', async () => {
  const answer = await fetch(await hall())
  expect(answer.status).toBe(503)
  const said = await answer.text()
  expect(said).toContain('run "npm start"')
  expect(said).toContain('lancez «\u00a0npm start\u00a0»')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(halls[0]?.missing).toContain('not built yet')
})

describe('the built page', () => {
  test('is served with types, fingerprints and lasting assets', async () => {
    const address = await hall({ built: built() })
    expect(halls[0]?.missing).toBeNull()
    const index = await fetch(address)
    expect(await index.text()).toContain('Built')
    expect(index.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(index.headers.get('cache-control')).toBe('no-cache')
    expect(index.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
    const asset = await fetch(`${address}/assets/app-1a2b.js`)
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    expect(await asset.text()).toBe('console.log(1)')
    expect((await fetch(`${address}/icon.svg`)).headers.get('content-type')).toContain('image/svg+xml')
  })

  test.each([
    ['a.html', 'text/html; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
    ['a.css', 'text/css; charset=utf-8'],
    ['a.json', 'application/json; charset=utf-8'],
    ['a.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['a.svg', 'image/svg+xml; charset=utf-8'],
    ['licences.txt', 'text/plain; charset=utf-8'],
    ['a.PNG', 'image/png'],
    ['a.woff2', 'font/woff2'],
    ['a.unheard-of', 'application/octet-stream'],
    ['none', 'application/octet-stream'],
    ['a b é.txt', 'text/plain; charset=utf-8'],
  ])('says what %s is', async (name, type) => {
    const folder = built()
    writeFileSync(join(folder, name), 'x')
    const answer = await fetch(`${await hall({ built: folder })}/${encodeURIComponent(name)}`)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(await answer.text()).toBe('x')
  })

  test('comes with headers that let it do only what it needs', async () => {
    const { headers } = await fetch(await hall({ built: built() }))
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain("'unsafe-eval'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/assets',
    '/..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '/..\\secret.txt',
    '/./../secret.txt',
    '/%00',
    '/index.html%00.js',
    '/index.html/',
    '/INDEX.HTML',
    '/__proto__',
    '/constructor',
    'http://elsewhere/secret.txt',
  ])('has nothing at %s', async (path) => {
    expect(await asWritten(await hall({ built: built() }), `GET ${path}`)).toMatchObject({ status: 404 })
  })

  test.each(['/%', '/%zz', '/%c3%28', '/%ff', '/index.html%', '*'])(
    'cannot read %s, and says so',
    async (path) => {
      const told = await asWritten(await hall({ built: built() }), `GET ${path}`)
      expect(told).toMatchObject({ status: 400, body: expect.stringMatching(/^\S.*\n$/) })
    },
  )

  test.each(['/', '/?a=%', '/#top', '/index.html', '/%69ndex.html', '/assets/../', 'http://elsewhere/'])(
    'has its first page at %s',
    async (path) => {
      const told = await asWritten(await hall({ built: built() }), `GET ${path}`)
      expect(told).toMatchObject({ status: 200, body: expect.stringContaining('Built') })
    },
  )

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'can only be looked at, not %s',
    async (method) => {
      const told = await asWritten(await hall({ built: built() }), `${method} /`, ['Content-Length: 9'])
      expect(told).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
    },
  )
})

describe('a coding', () => {
  test.each([
    ['/', 'gzip', 'gzip'],
    ['/', 'gzip;q=0', undefined],
    ['/', 'identity;q=0, gzip', 'gzip'],
    ['/', 'gzip, deflate, br', 'gzip'],
    ['/assets/app-1a2b.js', 'gzip, deflate, br', 'br'],
    ['/assets/app-1a2b.js', 'gzip, br;q=0', 'gzip'],
    ['/icon.svg', 'gzip', 'gzip'],
    ['/icon.png', 'gzip', undefined],
    ['/icon.png', 'identity;q=0, *', 'gzip'],
  ])('of %s for %j is %s', async (path, accepted, coding) => {
    const address = await hall({ built: built() })
    const told = await asWritten(address, `GET ${path}`, [`Accept-Encoding: ${accepted}`])
    expect(told.headers['content-encoding']).toBe(coding)
    expect(told.headers.vary).toBe('Accept-Encoding')
    const body = Buffer.from(told.body, 'latin1')
    const plain = await asWritten(address, `GET ${path}`)
    const unpacked = coding === 'br' ? brotliDecompressSync(body) : coding ? gunzipSync(body) : body
    expect(unpacked.toString('latin1')).toBe(plain.body)
    expect(told.headers['content-length']).toBe(String(body.length))
    // Other bytes, another tag, and a strong one.
    expect(told.headers.etag === plain.headers.etag).toBe(coding === undefined)
    expect(told.headers.etag).toMatch(/^"[^"]+"$/)
  })

  test('has no address of its own', async () => {
    const address = await hall({ built: built() })
    expect(await asWritten(address, 'GET /assets/app-1a2b.js.br')).toMatchObject({ status: 404 })
  })

  test('that we have not is refused in a sentence', async () => {
    const told = await asWritten(await hall({ built: built() }), 'GET /', ['Accept-Encoding: *;q=0'])
    expect(told).toMatchObject({ status: 406, body: expect.stringMatching(/^[^\n]+[.]\n$/) })
    expect(told.headers.vary).toBe('Accept-Encoding')
  })
})

describe('what a browser has already', () => {
  test.each(['', 'Accept-Encoding: gzip'])('is not sent again, without a word (%s)', async (accepted) => {
    const address = await hall({ built: built() })
    const { headers } = await asWritten(address, 'GET /', [accepted].filter(Boolean))
    for (const method of ['GET', 'HEAD']) {
      for (const list of [headers.etag, `"x", W/${headers.etag}`, '*']) {
        const again = await asWritten(
          address,
          `${method} /`,
          [accepted, `If-None-Match: ${list}`].filter(Boolean),
        )
        expect(again).toMatchObject({ status: 304, body: '' })
        expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' })
        expect(again.headers).toHaveProperty('cache-control')
        for (const name of ['content-length', 'content-type', 'content-encoding', 'transfer-encoding'])
          expect(again.headers).not.toHaveProperty(name)
      }
    }
  })

  test('in another coding is sent, and so is what it has not', async () => {
    const address = await hall({ built: built() })
    const plain = await asWritten(address, 'GET /')
    for (const headers of [
      [`If-None-Match: ${plain.headers.etag}`, 'Accept-Encoding: gzip'],
      ['If-None-Match: "other"'],
      ['If-None-Match: nonsense'],
    ]) {
      expect(await asWritten(address, 'GET /', headers)).toMatchObject({ status: 200 })
    }
    expect(await asWritten(address, 'GET /none', ['If-None-Match: *'])).toMatchObject({ status: 404 })
  })
})

test.each(['/', '/icon.png', '/none', '/%'])(
  'HEAD of %s says what GET does, without the body',
  async (path) => {
    const address = await hall({ built: built() })
    const head = await asWritten(address, `HEAD ${path}`)
    const get = await asWritten(address, `GET ${path}`)
    const { date: _, ...said } = head.headers
    expect(get.headers).toMatchObject(said)
    expect(head).toMatchObject({ status: get.status, body: '' })
    expect(head.headers['content-length']).toBe(String(get.body.length))
  },
)

test.each(['bytes=0-3', 'bytes=-1', 'bytes=9-2', 'lines=1'])(
  'a part (%s) is answered with the whole',
  async (range) => {
    const told = await asWritten(await hall({ built: built() }), 'GET /icon.svg', [`Range: ${range}`])
    expect(told).toMatchObject({ status: 200, body: '<svg/>', headers: { 'accept-ranges': 'none' } })
  },
)
