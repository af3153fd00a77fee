/** What a colour of sites is called is what it is painted in, at the table and in the editor. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLOURS } from '../content/words.ts'
import { table as enTable } from '../text/en/table.ts'
import { COLOUR as EN } from '../text/en/words.ts'
import { table as frTable } from '../text/fr/table.ts'
import { COLOUR as FR } from '../text/fr/words.ts'
import { editorWords } from './editor/words/index.ts'

const tokens = readFileSync(new URL('../../../ui/tokens.css', import.meta.url), 'utf8')
const mood = tokens.split('[data-game="kingdom-rush"]')[1] ?? ''

/** In degrees, from red over green and blue. */
function hueOf(seat: number): number {
  const hex = mood.match(new RegExp(`--p${seat + 1}: #(\\w{6})`))?.[1] ?? ''
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [least, most] = [Math.min(r, g, b), Math.max(r, g, b)]
  const part = (from: number, to: number) => (60 * (from - to)) / (most - least)
  if (most === r) return (part(g, b) + 360) % 360
  return most === g ? 120 + part(b, r) : 240 + part(r, g)
}

const HUES: { readonly [colour: string]: readonly [from: number, to: number] } = {
  red: [0, 25],
  yellow: [45, 65],
  green: [85, 150],
  blue: [190, 240],
  purple: [265, 300],
}

test('KR-SETUP-R10: the colour of each seat is painted as it is called', () => {
  const called = COLOURS.map((code) => editorWords('en').colours[code])
  const painted = COLOURS.map((_, seat) =>
    Object.keys(HUES).find((name) => {
      const [from, to] = HUES[name] ?? [0, 0]
      return hueOf(seat) >= from && hueOf(seat) <= to
    }),
  )
  expect(called).toEqual(painted)
})

test('the table and the editor call the colours alike', () => {
  const names = ['red', 'blue', 'green', 'purple', 'white'] as const
  const codes = [...COLOURS, 'W'] as const
  const [en, fr] = [editorWords('en'), editorWords('fr')]
  expect(codes.map((code) => en.colours[code])).toEqual(names.map((name) => EN[name]))
  expect(codes.map((code) => fr.colours[code])).toEqual(names.map((name) => FR[name][0]))
  for (const [seat, code] of COLOURS.entries()) {
    expect(enTable.site(1, 'A1', seat, [])).toContain(`, ${en.colours[code]},`)
    expect(frTable.site(1, 'A1', seat, [])).toContain(fr.colours[code])
    const tool = names[seat] as 'red' | 'blue' | 'green' | 'purple'
    expect(en.tools[tool].toLowerCase()).toBe(en.colours[code])
    expect(fr.tools[tool].toLowerCase()).toBe(fr.colours[code])
  }
})
