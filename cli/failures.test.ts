/** What a machine does to a command: threads that break, disks that are full, readers that leave, files without end. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { playAll } from './crew.ts'
import { InputError, MachineError } from './io.ts'
import { workOf } from './simulate/games.ts'
import { run } from './testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'failures-'))
const at = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

const GAMES = ['simulate', 'evil-corp', '--seats', 'random,random', '--games', '2']

beforeAll(async () => {
  await run(...GAMES, '--workers', '1', '--save', at('saved'))
  execFileSync('mkfifo', [at('fifo')])
})

describe('simulate --save', () => {
  const NAME = 'evil-corp-2-seats-seed-1-game-2.json'

  test('never replaces a record, and says so before a game is played', async () => {
    writeFileSync(join(at('saved'), NAME), 'mine')
    for (const workers of ['1', '2']) {
      const { code, out, err } = await run(...GAMES, '--workers', workers, '--save', at('saved'))
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^--save .* holds evil-corp-2-seats-seed-1-game-\d[.]json already; .*[.]\n$/)
    }
    expect(readFileSync(join(at('saved'), NAME), 'utf8')).toBe('mine')
  })

  test('takes another seed for another name', async () => {
    expect(await run(...GAMES, '--seed', 'other', '--save', at('saved'))).toMatchObject({ code: 0 })
    expect(readdirSync(at('saved'))).toHaveLength(4)
  })

  test('follows no link to a file elsewhere', async () => {
    await run(...GAMES, '--save', at('linked'))
    rmSync(join(at('linked'), NAME))
    rmSync(join(at('linked'), NAME.replace('game-2', 'game-1')))
    symlinkSync(at('elsewhere.json'), join(at('linked'), NAME))
    expect(await run(...GAMES, '--save', at('linked'))).toMatchObject({ code: 2 })
    expect(existsSync(at('elsewhere.json'))).toBe(false)
  })

  test.each(['/proc/none', '/dev/null', '/dev/null/below'])('cannot be %s', async (place) => {
    const { code, err } = await run(...GAMES, '--save', place)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^--save [^\n]+[.]\n$/) })
  })
})

describe('an input that is no file, or has no end', () => {
  const endless = ['/dev/zero', '/proc/self/pagemap'].filter((path) => existsSync(path))

  test.each([...endless, folder, '-'])('%s is refused', async (path) => {
    for (const argv of [
      ['replay', path],
      [...GAMES, '--content', path],
    ]) {
      const { code, out, err } = await run(...argv)
      expect({ code, out }).toEqual({ code: 2, out: '' })
      expect(err).toMatch(/^The (record|content file) [^\n]+[.]\n$/)
    }
  })

  test('a pipe that nobody writes to is not waited for', () => {
    const argv = ['main.ts', 'replay', at('fifo')]
    const waited = spawnSync(process.execPath, argv, { cwd: import.meta.dirname, timeout: 30_000 })
    expect(waited).toMatchObject({ status: 2, signal: null })
    expect(String(waited.stderr)).toMatch(/^The record [^\n]+ it is no file[.]\n$/)
  })
})

describe('fit --out', () => {
  test.each([
    ['a folder that is not there', at('none/weights.json'), 'no such file or folder'],
    ['a folder', folder, 'it is a folder'],
    ['a pipe that nobody reads', at('fifo'), 'nobody is at the other end'],
  ])('%s is refused before a game is played', async (_, path, why) => {
    // A million games would take hours.
    const { code, out, err } = await run('fit', 'evil-corp', '--games', '1000000', '--out', path)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(new RegExp(`^--out [^\\n]*${why}[.]\\n$`))
  })

  test('is written whole, and what was there stays until then', async () => {
    writeFileSync(at('weights.json'), 'before')
    const argv = ['fit', 'terrors-of-london', '--games', '1', '--out']
    expect(await run(...argv, at('weights.json'), '--bot', 'nobody')).toMatchObject({ code: 2 })
    expect(readFileSync(at('weights.json'), 'utf8')).toBe('before')
    expect(await run(...argv, at('weights.json'))).toMatchObject({ code: 0, out: '' })
    expect(JSON.parse(readFileSync(at('weights.json'), 'utf8'))).toBeTypeOf('object')
    expect(readdirSync(folder).filter((name) => name.includes('weights'))).toEqual(['weights.json'])
  })
})

describe('a worker', () => {
  const job = (game: string) => ({
    tournament: { game, bots: ['random', 'random'], seed: '1' },
    contentJson: null,
    records: false,
  })

  test('that breaks ends the command with a sentence', async () => {
    const broken = playAll(workOf(job('chess')), 4, 2, () => {})
    await expect(broken).rejects.toThrow(MachineError)
    await expect(broken).rejects.toThrow(/^A worker thread failed: [^\n]+[.]$/)
  })

  test('whose game cannot be kept ends it, too', async () => {
    const full = new InputError('The disk is full.')
    const unheard = () => {
      throw full
    }
    await expect(playAll(workOf(job('evil-corp')), 4, 2, unheard)).rejects.toBe(full)
  })
})

describe('the reader of a command', () => {
  const record = () => join(at('saved'), 'evil-corp-2-seats-seed-1-game-1.json')

  test.each(['stdout', 'stderr'] as const)('may leave (%s), and nothing is said', async (stream) => {
    const child = spawn(process.execPath, ['main.ts', 'replay', record()], { cwd: import.meta.dirname })
    let said = ''
    child[stream].destroy()
    child[stream === 'stdout' ? 'stderr' : 'stdout'].on('data', (text) => {
      said += text
    })
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(said).not.toMatch(/EPIPE|Error|\bat .*:\d+:\d+/)
  })

  const full = existsSync('/dev/full')
    ? [['replay', () => [record()]] as const, ['help', () => []] as const]
    : []
  test.each(full)('is a full disk: %s says so', (command, words) => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', '"$0" main.ts "$@" > /dev/full', process.execPath, command, ...words()],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    )
    expect(status).toBe(2)
    expect(stderr).toContain('What was asked for cannot be written: the disk is full.\n')
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/)
  })
})
