import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  writeFileSync(join(folder, 'dist/icon.svg'), '<svg/>')
  return join(folder, 'dist')
}

/** A request whose path goes out as it is written; fetch would tidy it up first. */
function asWritten(address: string, path: string): Promise<number> {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(address)
    request({ hostname, port, path }, (response) => {
      response.resume()
      done(response.statusCode ?? 0)
    })
      .on('error', failed)
      .end()
  })
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
    const again = await fetch(address, { headers: { 'if-none-match': index.headers.get('etag') as string } })
    expect(again.status).toBe(304)
  })

  test('comes with headers that let it do only what it needs', async () => {
    const { headers } = await fetch(await hall({ built: built() }))
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain("'unsafe-eval'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('can only be looked at', async () => {
    const answer = await fetch(await hall({ built: built() }), { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '//secret.txt',
    '/assets',
    '/%',
    '/%00',
    '/index.html/',
    '/__proto__',
  ])('has nothing at %s', async (path) => {
    expect(await asWritten(await hall({ built: built() }), path)).toBe(404)
  })
})
