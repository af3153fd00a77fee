import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameOf } from '@duskhall/games'
import { type Game, readRecord, verifyRecord } from '@duskhall/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { main } from './main.ts'
import { run } from './testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'simulate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const simulate = (...more: string[]) => run('simulate', 'evil-corp', '--workers', '1', ...more)

interface Report {
  game: string
  games: number
  finished: number
  bots: { bot: string; wins: number; rate: number; low: number; high: number }[]
  movesPerSecond: number
}

describe('simulate', () => {
  test('prints one JSON object and nothing else', async () => {
    const { code, out, err } = await simulate('--seats', 'quick,random', '--games', '20', '--json')
    const report: Report = JSON.parse(out)
    expect(Object.keys(report)).toEqual(['game', 'games', 'finished', 'bots', 'movesPerSecond'])
    expect(report).toMatchObject({ game: 'evil-corp', games: 20, finished: 20 })
    expect(Object.keys(report.bots[0] as object)).toEqual(['bot', 'wins', 'rate', 'low', 'high'])
    expect(report.bots.map(({ bot }) => bot)).toEqual(['quick', 'random'])
    const [quick, random] = report.bots as [Report['bots'][0], Report['bots'][0]]
    expect(quick.wins + random.wins).toBe(20)
    expect(quick.low).toBeGreaterThan(random.high)
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  test('gives the same games on any number of threads', async () => {
    const argv = ['--seats', 'quick,random,quick', '--games', '9', '--seed', 'same', '--save']
    await simulate(...argv, join(folder, 'one'))
    await run('simulate', 'evil-corp', '--workers', '3', ...argv, join(folder, 'three'))
    const names = readdirSync(join(folder, 'one')).sort()
    expect(names).toHaveLength(9)
    expect(readdirSync(join(folder, 'three')).sort()).toEqual(names)
    const read = (of: string, name: string) => readFileSync(join(folder, of, name), 'utf8')
    for (const name of names) expect(read('three', name)).toBe(read('one', name))
  })

  test('plays no game twice between equal bots: the interval counts games that tell something', async () => {
    const argv = ['--seats', 'quick,quick', '--games', '8', '--save', join(folder, 'equal')]
    await simulate(...argv)
    const games = readdirSync(join(folder, 'equal')).map((name) => {
      const { seed, moves } = readRecord(readFileSync(join(folder, 'equal', name), 'utf8'))
      return JSON.stringify({ seed, moves })
    })
    expect(new Set(games).size).toBe(8)
  })

  test('says of a team how often it won, and how its games went', async () => {
    const options = '{"scenario":3,"difficulty":"heroic","roundLimit":2}'
    const argv = ['simulate', 'kingdom-rush', '--workers', '1', '--seats', 'greedy,greedy', '--games', '2']
    const { out } = await run(...argv, '--options', options, '--json')
    const { team } = JSON.parse(out)
    expect(Object.keys(team)).toEqual(['wins', 'rate', 'low', 'high', 'ends', 'hearts', 'rounds'])
    expect(team).toMatchObject({ wins: 0, rate: 0, rounds: { mean: 2, whenWon: null } })
    const words = await run(...argv, '--options', options)
    expect(words.out).toMatch(
      /^greedy, greedy {2}won 0[.]0 % {2}[(]0[.]0 % to \d+[.]\d %[)] {2}0 of 2\nhearts /,
    )
    expect(words.out).toContain('rounds 2.0; ends: KR-ROUND-R6 2\n')
  })

  test('saves records that hold', async () => {
    await simulate('--seats', 'random,random,random,random', '--games', '2', '--save', join(folder, 'held'))
    for (const name of readdirSync(join(folder, 'held'))) {
      const file = readRecord(readFileSync(join(folder, 'held', name), 'utf8'))
      expect(verifyRecord(gameOf(file.game) as Game, file).state.outcome).not.toBeNull()
    }
  })

  test('plays with other content and options', async () => {
    const content = join(folder, 'content.json')
    const file = JSON.parse(
      readFileSync(new URL('../games/evil-corp/content/evil-corp.json', import.meta.url), 'utf8'),
    )
    file.victory.tokens = 1
    writeFileSync(content, JSON.stringify(file))
    const options = '{"firstPlayer":"1","startingGold":[4,4]}'
    const argv = ['--seats', 'quick,quick', '--games', '2', '--content', content, '--options', options]
    const { code } = await simulate(...argv, '--save', join(folder, 'other'))
    expect(code).toBe(0)
    const [name] = readdirSync(join(folder, 'other')) as [string]
    const record = join(folder, 'other', name)
    const written = readRecord(readFileSync(record, 'utf8'))
    expect(written.options).toMatchObject({ firstPlayer: '1', startingGold: [4, 4] })
    expect(written.contentFile).toEqual(file)
    expect((await run('replay', record, '--content', content)).code).toBe(0)
    // A program that has never heard of these cards finds them in the record.
    const alone = spawnSync(process.execPath, ['main.ts', 'replay', record], { cwd: import.meta.dirname })
    expect(alone.status).toBe(0)
    writeFileSync(record, JSON.stringify({ ...written, content: 'a'.repeat(32) }))
    const { code: refused, err } = await run('replay', record)
    expect({ refused, err }).toEqual({ refused: 2, err: expect.stringContaining('but was played with aaaa') })
  })

  test('a record of the box itself brings no content', async () => {
    await simulate('--seats', 'random,random', '--games', '1', '--save', join(folder, 'short'))
    const [name] = readdirSync(join(folder, 'short')) as [string]
    expect(JSON.parse(readFileSync(join(folder, 'short', name), 'utf8'))).not.toHaveProperty('contentFile')
  })

  test('draws a bar for whoever watches, on standard error', async () => {
    let err = ''
    const io = {
      out: () => {},
      err: (text: string) => {
        err += text
      },
      columns: 80,
    }
    await main(['simulate', 'evil-corp', '--seats', 'random,random', '--games', '4', '--workers', '1'], io)
    expect(err).toContain('4/4 games')
    expect(err.endsWith('\r\u001b[2K')).toBe(true)
  })

  test('tells a record again in both languages', async () => {
    await simulate('--seats', 'quick,quick', '--games', '1', '--save', join(folder, 'told'))
    const record = join(folder, 'told', readdirSync(join(folder, 'told'))[0] as string)
    const english = await run('replay', record)
    const french = await run('replay', record, '--lang', 'fr')
    expect(english).toMatchObject({ code: 0, err: expect.stringContaining('The record holds') })
    expect(english.out).toContain('Night falls')
    expect(french.out).toContain('la Nuit tombe')
    expect(french.out.split('\n')).toHaveLength(english.out.split('\n').length)
  })
})

describe('help', () => {
  test.each([[], ['--help'], ['help'], ['-h']])('is there for the whole (%s)', async (...argv) => {
    const { code, out } = await run(...argv)
    expect(code).toBe(0)
    for (const command of ['serve', 'simulate', 'replay', 'bench', 'fit']) expect(out).toContain(command)
  })

  test.each(['serve', 'simulate', 'replay', 'bench', 'fit'])('is there for %s', async (command) => {
    const { code, out, err } = await run(command, '--help')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(new RegExp(`^duskhall ${command}`))
  })
})
