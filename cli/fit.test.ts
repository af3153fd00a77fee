import { fileURLToPath } from 'node:url'
import { type NetFile, readNet, readWeights } from '@duskhall/bots/knowledge'
import { knowledgeOf } from '@duskhall/games'
import shipped from '@duskhall/games/terrors-of-london/bot/net.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

describe('fit', () => {
  const { features, foresight } = knowledgeOf('terrors-of-london')

  test('prints weights that the game can read', async () => {
    const { code, out, err } = await run('fit', 'terrors-of-london', '--games', '4')
    expect(() => readWeights(JSON.parse(out), features, ['fresh turn', 'turn'])).not.toThrow()
    expect(err).toMatch(/^fresh turn: \d+ positions, mean squared error 0\.\d{4}\n/)
    expect(code).toBe(0)
  })

  test('prints a net that the game can read, and how well it foretells games kept back', async () => {
    const { code, out, err } = await run('fit', 'terrors-of-london', '--net', '--games', '16')
    expect(() => readNet(JSON.parse(out), foresight?.inputs ?? [])).not.toThrow()
    expect(err).toMatch(/^16 games; over those kept back: .* 0\.\d{4}, of a linear value 0\.\d{4}\n$/)
    expect(code).toBe(0)
  })

  test('fits the chances that people are told to tables of every kind, for all counts of seats together', async () => {
    const { code, out, err } = await run(
      'fit',
      'kingdom-rush',
      '--chances',
      '--bot',
      'regular',
      '--games',
      '1',
    )
    expect(() => readWeights(JSON.parse(out), knowledgeOf('kingdom-rush').features, ['table'])).not.toThrow()
    expect(err).toMatch(/^table: \d+ positions, mean squared error 0\.\d{4}\n$/)
    expect(code).toBe(0)
  })

  test('fits a head that does not name the seats to the games of all counts of seats', async () => {
    const { err } = await run('fit', 'kingdom-rush', '--games', '1')
    expect(err).toMatch(/^table: \d+ positions, mean squared error 0\.\d{4}\n$/)
  })

  test('asks for a game to judge a net by', async () => {
    const { code, err } = await run('fit', 'terrors-of-london', '--net', '--games', '1')
    expect(err).toMatch(/^--games .* 2 /)
    expect(code).toBe(2)
  })

  test('the net that ships is of the shape that is fitted', async () => {
    const units = ({ layers }: NetFile) => layers.map(({ bias }) => bias.length)
    const { out } = await run('fit', 'terrors-of-london', '--net', '--games', '2')
    expect(units(JSON.parse(out))).toEqual(units(shipped as NetFile))
  })

  test('the same games give the same file, however many threads play them', async () => {
    const fitted = async (workers: string) =>
      (await run('fit', 'terrors-of-london', '--net', '--games', '8', '--workers', workers)).out
    expect(await fitted('2')).toBe(await fitted('1'))
  })

  test('goes on with a net that is given, and refuses what is none', async () => {
    const from = fileURLToPath(new URL('../games/terrors-of-london/bot/net.json', import.meta.url))
    const on = ['fit', 'terrors-of-london', '--net', '--games', '2', '--from'] as const
    const biases = ({ layers }: Pick<NetFile, 'layers'>) => layers.flatMap(({ bias }) => bias)
    const went = biases(JSON.parse((await run(...on, from)).out) as NetFile)
    const sum = (values: readonly number[]) => values.reduce((all, value) => all + Math.abs(value), 0)
    const given = biases(shipped)
    expect(went).toHaveLength(given.length)
    // One that begins anew is several times its size away from it.
    expect(sum(went.map((value, at) => value - (given[at] ?? 0)))).toBeLessThan(sum(given) / 10)
    expect(await run(...on, fileURLToPath(import.meta.url))).toMatchObject({
      code: 2,
      err: expect.stringContaining('is no JSON'),
    })
    const other = fileURLToPath(new URL('../package.json', import.meta.url))
    expect((await run(...on, other)).err).toMatch(/^The net .* cannot be used: A net should have the format/)
    expect((await run('fit', 'terrors-of-london', '--from', from)).err).toMatch(/^--from is for a net/)
  })

  test('says so where a game has no net', async () => {
    expect(await run('fit', 'evil-corp', '--net')).toEqual({
      code: 2,
      out: '',
      err: 'evil-corp has no net to fit.\n',
    })
  })
})
