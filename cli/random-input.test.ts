/** Whatever nonsense stands after any option of any command: one sentence, exit code 2. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { run } from './testing/run.ts'

const NUMBERS = [
  '-1',
  '=-1',
  'NaN',
  'Infinity',
  '1e9',
  '0x10',
  '1.5',
  ' 1',
  '1 ',
  '٣',
  '9'.repeat(400),
  'null',
]
const BOTS = [
  'deep',
  'RANDOM',
  'random ,',
  'search:',
  'search:0ms',
  'search:9e9i',
  '__proto__',
  'greedy;random',
]
const FILES = ['/nowhere/file', '/', '/dev/null/x', 'a\0b', 'x'.repeat(5000), '.']
const JSONS = ['{', 'null', '[]', '1', '"x"', '{"speed":1}', '{"__proto__":1}', '['.repeat(9000), '{"a":NaN}']

const ALWAYS_WRONG = ['', '--json', '-x']

/** What is wrong for each option, and words that go with it. */
const OPTIONS: {
  readonly [command: string]: { readonly words: string[]; readonly wrong: Record<string, string[]> }
} = {
  simulate: {
    words: ['simulate', 'evil-corp', '--seats', 'random,random'],
    wrong: {
      games: NUMBERS,
      workers: NUMBERS,
      options: JSONS,
      content: FILES,
      save: ['/proc/x', '/dev/null', 'a\0b'],
    },
  },
  seats: {
    words: ['simulate', 'terrors-of-london'],
    wrong: { seats: [...BOTS, 'random', 'random,random,random', ',', 'random,deep'] },
  },
  replay: {
    words: ['replay', 'none.json'],
    wrong: { lang: ['de', 'EN', 'en,fr', '__proto__'], content: FILES },
  },
  balance: {
    words: ['balance', 'terrors-of-london'],
    wrong: {
      bot: [...BOTS, 'random,random'],
      games: [...NUMBERS, '1'],
      workers: NUMBERS,
      options: JSONS,
      content: FILES,
    },
  },
  fit: {
    words: ['fit', 'terrors-of-london', '--games', '1'],
    wrong: { bot: [...BOTS, 'random,random'], out: ['/', '/nowhere/x', '/dev/null/x', 'a\0b'] },
  },
  bench: { words: ['bench'], wrong: { time: [...NUMBERS, '9'] } },
  serve: {
    words: ['serve'],
    wrong: { port: [...NUMBERS, '65536'], host: ['203.0.113.7', 'a b', '256.1.1.1'] },
  },
}

async function refused(argv: readonly string[]): Promise<void> {
  const { code, out, err } = await run(...argv)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^[^\n]+[.]\n$/)
  expect(err).not.toMatch(/\bat .*:\d+:\d+|should not/)
}

const cases = Object.entries(OPTIONS).flatMap(([name, { words, wrong }]) =>
  Object.entries(wrong).map(([option, values]) => ({ name, words, option, values })),
)

describe.each(cases)('$name --$option', ({ words, option, values }) => {
  test.each([...values, ...ALWAYS_WRONG])('refuses %j', async (value) => {
    await refused(
      value.startsWith('=') ? [...words, `--${option}${value}`] : [...words, `--${option}`, value],
    )
  })

  test('is given once, and has a value', async () => {
    await refused([...words, `--${option}`])
    await refused([...words, `--${option}`, '1', `--${option}`, '1'])
  })
})

const commands = ['simulate', 'replay', 'balance', 'fit', 'bench', 'serve']
const garbage = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('--', '-', '--=', '--games'),
)

test('words that mean nothing are refused, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...commands),
      fc.array(garbage, { minLength: 1 }),
      async (command, words) => {
        fc.pre(!words.includes('-h') && !words.includes('--help'))
        // The only words that do make sense by themselves.
        fc.pre(words.some((word) => word !== '--'))
        await refused([command, ...words])
      },
    ),
    { seed: 9, numRuns: 300 },
  )
})
