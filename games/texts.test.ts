import {
  ENDLESS,
  LANGUAGES,
  type OptionField,
  type OptionText,
  open,
  seedFrom,
  type Table,
} from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './index.ts'
import { loadTexts } from './registry.ts'

/** The values that need a name. Numbers need none; where one has a name, all have. */
function namedIn(field: OptionField, option: OptionText | undefined): readonly string[] {
  switch (field.kind) {
    case 'flag':
      return ['true', 'false']
    case 'choice':
      return field.values
    case 'choices':
      return field.later === undefined ? field.values : [...field.values, field.later]
    case 'number': {
      const all = Array.from({ length: field.max - field.min + 1 }, (_, at) => String(field.min + at))
      return option?.values ? all : []
    }
    case 'numbers':
      return []
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(LANGUAGES)('KERNEL-ENDLESS: says in %s that a game without end is drawn', async (language) => {
    const text = (await loadTexts(id))[language]
    const seats = game.seats.min
    const state: Table = open(game, { seats, seed: seedFrom('endless') })
    const outcome = { winners: Array.from({ length: seats }, (_, seat) => seat), rule: ENDLESS }
    const lines = text.outcome(outcome, { you: 0, names: [], state })
    expect(lines.text).toBe({ en: 'The game is drawn.', fr: 'La partie est nulle.' }[language])
    expect(text.say({ e: 'endless' }, { you: 0, names: [], state })).toBe(lines.why)
    expect(text.rank({ e: 'endless' })).toBe('heading')
  })

  it.each(LANGUAGES)('says in %s what it is and what its options do', async (language) => {
    const text = (await loadTexts(id))[language]
    expect(text.language).toBe(language)
    for (const line of [text.title, text.tagline, text.about, text.players, text.length]) {
      expect(line).toMatch(/\S/)
    }
    expect(Object.keys(text.options).sort()).toEqual(Object.keys(game.options).sort())
    for (const [name, field] of Object.entries<OptionField>(game.options)) {
      const option = text.options[name]
      expect(option?.label).toMatch(/^\p{Lu}/u)
      expect(option?.help).toMatch(/[.?]$/)
      const values = namedIn(field, option)
      expect(Object.keys(option?.values ?? {}).sort()).toEqual([...values].sort())
      for (const value of values) {
        expect(option?.values?.[value]?.label).toMatch(/^(?:\d+\. )?\p{Lu}/u)
        expect(option?.values?.[value]?.help).toMatch(/\.$/)
        const here = option?.here?.({ [name]: value }, game.seats.max)
        if (here !== undefined) expect(here).toMatch(/^\p{Lu}.*\.$/u)
      }
      if (field.kind !== 'numbers') continue
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const owners = Array.from({ length: field.length(seats) }, (_, index) =>
          option?.entry?.(index, seats),
        )
        expect(new Set(owners).size).toBe(owners.length)
        for (const owner of owners) expect(owner).toMatch(/\S/)
      }
    }
  })
})
