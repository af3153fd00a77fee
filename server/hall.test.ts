import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@duskhall/games'
import { afterEach, describe, expect, test } from 'vitest'
import { type Hall, type HallSettings, openHall } from './index.ts'

const halls: Hall[] = []
const folders: string[] = []

async function hall(settings: Partial<HallSettings> = {}): Promise<string> {
  const opened = await openHall({ port: 0, host: '127.0.0.1', built: '/nowhere', pace: 0, ...settings })
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

describe('the small page', () => {
  test('lists every game and says that this is an unofficial fan project', async () => {
    const answer = await fetch(await hall())
    const text = await answer.text()
    expect(answer.status).toBe(200)
    for (const { id } of games) expect(text).toContain(`data-game="${id}"`)
    expect(text).toContain('unofficial fan project')
    expect(text).toContain('not affiliated')
  })

  test('speaks French when asked, or when the browser prefers it', async () => {
    const address = await hall()
    const asked = await (await fetch(`${address}/?lang=fr`)).text()
    const preferred = await (
      await fetch(address, { headers: { 'accept-language': 'fr-FR,fr;q=0.9' } })
    ).text()
    expect(asked).toContain('<html lang="fr">')
    expect(preferred).toContain('projet de fans')
  })

  test('comes with headers that let it do only what it holds', async () => {
    const { headers } = await fetch(await hall())
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
  })
})

describe('a show', () => {
  async function start(address: string, query = 'game=evil-corp&seats=2', headers = {}) {
    return fetch(`${address}/api/shows?${query}`, { method: 'POST', headers })
  }

  test('is played to its end and told part by part, in both languages', async () => {
    const address = await hall()
    const { id } = (await (await start(address)).json()) as { id: string }
    const lines: string[] = []
    for (let from = 0, over = false; !over; ) {
      const answer = await fetch(`${address}/api/shows/${id}?from=${from}`)
      const part = (await answer.json()) as { lines: string[]; next: number; over: boolean }
      lines.push(...part.lines)
      from = part.next
      over = part.over
      await new Promise((next) => setTimeout(next, 20))
    }
    expect(lines.at(-1)).toMatch(/wins/)
    const french = (await (await fetch(`${address}/api/shows/${id}?lang=fr`)).json()) as { lines: string[] }
    expect(french.lines).toHaveLength(lines.length)
    expect(french.lines.join()).toMatch(/pioche/)
  })

  test('is refused with a reason', async () => {
    const address = await hall()
    const refusals = [
      [await start(address, 'game=chess&seats=2'), 400, 'evil-corp'],
      [await start(address, 'game=evil-corp&seats=9'), 400, 'from 2 to 4'],
      [
        await start(address, 'game=evil-corp&seats=2', { 'sec-fetch-site': 'cross-site' }),
        403,
        'hall itself',
      ],
      [await fetch(`${address}/api/shows`), 405, 'POST'],
      [await fetch(`${address}/api/shows/none`), 404, 'forgotten'],
      [await fetch(`${address}/api/shows/none?from=-1`), 400, 'number of lines'],
      [await fetch(address, { method: 'DELETE' }), 405, 'look'],
      [await fetch(`${address}/nothing`), 404, 'nothing here'],
    ] as const
    for (const [answer, status, words] of refusals) {
      expect(answer.status).toBe(status)
      expect(await answer.text()).toContain(words)
    }
  })

  test('is refused while the hall is full', async () => {
    const address = await hall({ pace: 5000 })
    const answers = await Promise.all(Array.from({ length: 9 }, () => start(address)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8)
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(1)
  })
})

describe('the built page', () => {
  test('is served with types, fingerprints and lasting assets', async () => {
    const address = await hall({ built: built() })
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
