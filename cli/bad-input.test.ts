/** Whatever is wrong with what a command is given, it says so in one sentence, ends with 2 and changes nothing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'))
const at = (name: string) => join(folder, name)
const CONTENT = new URL('../games/evil-corp/content/evil-corp.json', import.meta.url)

interface Record {
  [field: string]: unknown
  moves: { seat: number; move: object }[]
}
let good: Record

function write(name: string, value: unknown): string {
  writeFileSync(at(name), typeof value === 'string' ? value : JSON.stringify(value))
  return at(name)
}

beforeAll(async () => {
  await run(
    'simulate',
    'evil-corp',
    '--seats',
    'random,random',
    '--games',
    '1',
    '--workers',
    '1',
    '--save',
    at('saved'),
  )
  const [name] = readdirSync(at('saved')) as [string]
  good = JSON.parse(readFileSync(join(at('saved'), name), 'utf8'))
  write('good.json', good)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** One sentence on standard error, nothing on standard output, exit code 2. */
async function refused(argv: string[], ...words: string[]): Promise<void> {
  const before = readdirSync(folder).sort()
  const { code, out, err } = await run(...argv)
  for (const word of words) expect(err).toContain(word)
  expect(err).toMatch(/^[^\n]+[.]\n$/)
  expect(err).not.toMatch(/\bat .*:\d+:\d+/)
  expect(out).toBe('')
  expect(code).toBe(2)
  expect(readdirSync(folder).sort()).toEqual(before)
}

const simulate = (...more: string[]) => {
  const games = more.some((word) => word.startsWith('--games')) ? [] : ['--games', '1']
  return ['simulate', 'evil-corp', '--seats', 'random,random', ...games, ...more]
}

test('a game that all win or lose together has no sides to balance', () =>
  refused(['balance', 'kingdom-rush'], 'win or lose together'))

describe('the command line', () => {
  test.each<[string, string[], string[]]>([
    ['an unknown command', ['play'], ['no command "play"', 'simulate']],
    ['a command named like a property', ['constructor'], ['no command "constructor"']],
    ['an unknown option', simulate('--fast'), ['no option --fast', '--seats']],
    ['a short option', simulate('-x'), ['no option -x']],
    ['an option without its value', simulate('--seed'), ['--seed', 'needs a value']],
    ['an option in place of a value', simulate('--seed', '--json'), ['--seed', 'needs a value']],
    ['an option named like a property', simulate('--constructor'), ['no option --constructor']],
    ['an option with a value it does not take', simulate('--json=yes'), ['--json', 'takes no value']],
    ['a word too many', simulate('more'), ['"more"', 'too many']],
    ['a game that is not there', ['simulate', 'chess', '--seats', 'random,random'], ['"chess"', 'evil-corp']],
    ['no game', ['simulate'], ['needs the name of a game']],
    ['no seats', ['simulate', 'evil-corp'], ['--seats']],
    ['too few seats', ['simulate', 'evil-corp', '--seats', 'random'], ['2 to 4 players', 'names 1']],
    ['too many seats', ['simulate', 'evil-corp', '--seats', 'a,b,c,d,e'], ['2 to 4 players', 'names 5']],
    ['an unknown bot', ['simulate', 'evil-corp', '--seats', 'random,deep'], ['"deep"', 'greedy']],
    [
      'a bot without a budget',
      ['simulate', 'evil-corp', '--seats', 'random,search:x'],
      ['"search:x"', 'budget'],
    ],
    ['a huge number of games', simulate('--games', '1e12'), ['--games', 'from 1 to 1000000', '1e12']],
    ['a longer number of games', simulate('--games', '1000000000000'), ['--games', 'from 1 to 1000000']],
    ['a negative number', simulate('--games=-3'), ['--games', '-3']],
    ['a word for a number', simulate('--games', 'many'), ['--games', 'many']],
    ['an endless word for a number', simulate('--games', '9'.repeat(5000)), ['--games', '…']],
    ['no workers', simulate('--workers', '0'), ['--workers', 'from 1 to']],
    ['a crowd of workers', simulate('--workers', '100000'), ['--workers', 'from 1 to']],
    ['options that are no JSON', simulate('--options', '{'), ['--options', 'no JSON']],
    ['options that are no object', simulate('--options', '[]'), ['--options', 'object']],
    ['an unknown table option', simulate('--options', '{"speed":1}'), ['--options', '"speed"']],
    [
      'an option out of range',
      simulate('--options', '{"startingGold":[0,9]}'),
      ['--options', '"startingGold"', 'from 0 to 4'],
    ],
    ['a choice that is none', simulate('--options', '{"aloneScope":"both"}'), ['"aloneScope"', 'ownSide']],
    ['a port out of range', ['serve', '--port', '70000'], ['--port', 'from 0 to 65535', '70000']],
    ['a port that is none', ['serve', '--port', 'http'], ['--port', 'http']],
    ['a host that is not here', ['serve', '--port', '0', '--host', '203.0.113.7'], ['--host 203.0.113.7']],
    ['a record that is not named', ['replay'], ['needs a record file']],
    ['a word after bench', ['bench', 'fast'], ['"fast"']],
    ['a fit of no game', ['fit', 'chess'], ['"chess"']],
  ])('refuses %s', (_, argv, words) => refused(argv, ...words))

  test('refuses a port that is taken', async () => {
    const other = createServer()
    await new Promise<void>((open) => {
      other.listen(0, '127.0.0.1', () => open())
    })
    const { port } = other.address() as { port: number }
    await refused(['serve', '--port', String(port)], `Port ${port} is taken`)
    other.close()
  })
})

describe('a content file', () => {
  const content = () => JSON.parse(readFileSync(CONTENT, 'utf8'))

  test.each<[string, () => unknown, string[]]>([
    ['that is cut short', () => readFileSync(CONTENT, 'utf8').slice(0, 5000), ['no JSON']],
    ['of another schema', () => ({ schema: 'other' }), ['cannot be used', 'schema']],
    ['that is no object', () => 'null', ['cannot be used']],
    [
      'with a value out of range',
      () => ({ ...content(), tiles: [{ ...content().tiles[0], terror: 99 }] }),
      ['terror'],
    ],
    ['with a tile too few', () => ({ ...content(), tiles: content().tiles.slice(1) }), ['tiles', '45']],
  ])('%s is refused, with its place', (_, value, words) => {
    const path = write('content.json', value())
    return refused(simulate('--content', path), path, ...words)
  })

  test('that is missing, a folder or huge is refused', async () => {
    await refused(simulate('--content', at('none.json')), at('none.json'), 'no such file')
    await refused(simulate('--content', folder), folder, 'no file')
    await refused(simulate('--content', huge()), 'too large')
  })
})

/** Five gigabytes that take no room. */
function huge(): string {
  write('huge.json', '')
  truncateSync(at('huge.json'), 5 * 1024 ** 3)
  return at('huge.json')
}

describe('a record', () => {
  const changed = (change: (record: Record) => void) => {
    const record = structuredClone(good)
    change(record)
    return record
  }

  test.each<[string, () => unknown, string[]]>([
    ['that is cut short', () => JSON.stringify(good).slice(0, -40), ['cut short']],
    ['that is empty', () => '', ['cut short']],
    ['that is something else', () => '{"hello":1}', ['not a Duskhall record']],
    ['of an unknown game', () => changed((r) => Object.assign(r, { game: 'chess' })), ['no game "chess"']],
    ['of other rules', () => changed((r) => Object.assign(r, { rulesVersion: 99 })), ['version 99']],
    [
      'with other content',
      () => changed((r) => Object.assign(r, { content: 'x' })),
      ['content x', 'give its file'],
    ],
    ['with too many seats', () => changed((r) => Object.assign(r, { seats: 7 })), ['2 to 4 players']],
    ['with a wrong seed', () => changed((r) => Object.assign(r, { seed: 'abc' })), ['"seed"']],
    [
      'with options out of range',
      () => changed((r) => Object.assign(r, { options: { startingGold: 1 } })),
      ['"startingGold"'],
    ],
    ['without its moves', () => changed((r) => Object.assign(r, { moves: 3 })), ['"moves"']],
    ['with a hole', () => changed((r) => r.moves.splice(4, 1, null as never)), ['Move 5']],
    ['with a move too few', () => changed((r) => r.moves.pop()), ['was changed']],
    [
      'with another fingerprint',
      () => changed((r) => Object.assign(r, { hash: '0'.repeat(32) })),
      ['was changed'],
    ],
    [
      'with an illegal move',
      () => changed((r) => Object.assign(r.moves[0] as object, { move: { do: 'recruit', slot: 99 } })),
      ['Move 1', 'not legal'],
    ],
    [
      'with a move by a stranger',
      () => changed((r) => Object.assign(r.moves[0] as object, { seat: 3 })),
      ['Move 1', 'not-asked'],
    ],
    [
      'with a million moves',
      () => changed((r) => Object.assign(r, { moves: new Array(200_000).fill(r.moves[0]) })),
      ['too large'],
    ],
    [
      'with a move of a million letters',
      () => changed((r) => Object.assign(r.moves[0] as object, { move: { do: 'a'.repeat(1_000_000) } })),
      ['Move 1', '…', 'not legal'],
    ],
    [
      'with a move nested without end',
      () =>
        JSON.stringify(good).replace(
          '"moves":[{',
          `"moves":[{"move":{"do":"x","a":${'['.repeat(200_000)}${']'.repeat(200_000)}},"seat":0},{`,
        ),
      ['record.json'],
    ],
  ])('%s is refused', (_, value, words) => {
    const path = write('record.json', value())
    return refused(['replay', path], ...words)
  })

  test('that is missing, a folder or huge is refused', async () => {
    await refused(['replay', at('none.json')], at('none.json'), 'no such file')
    await refused(['replay', folder], folder, 'no file')
    await refused(['replay', huge()], 'too large', '5120 MB')
  })

  test('is not told in a language nobody speaks here', () =>
    refused(['replay', at('good.json'), '--lang', 'de'], '"de"', 'en, fr'))

  test('is not saved where a file lies', () =>
    refused(simulate('--save', at('good.json')), '--save', at('good.json')))
})
