/** Options of a made-up game, with lists of choices that may not go together. */
import { type OptionSchema, type OptionTexts, oneForEachSeat } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { speak } from '../i18n/index.ts'
import { OptionForm } from './OptionForm.tsx'
import { troubleIn } from './option-trouble.ts'

interface Options {
  readonly road: number
  readonly leaders: readonly ('archer' | 'mage' | 'later')[]
  readonly heroes: readonly ('archer' | 'mage' | 'knight')[]
  readonly spells: readonly ('frost' | 'fire')[]
  readonly hard: boolean
  readonly gold: readonly number[]
}

const options: OptionSchema<Options> = {
  road: { kind: 'number', min: 1, max: 2, default: 1 },
  leaders: {
    kind: 'choices',
    values: ['archer', 'mage'],
    later: 'later',
    default: () => [],
    count: (seats) => ({ min: 0, max: seats }),
  },
  heroes: oneForEachSeat(['archer', 'mage', 'knight']),
  spells: {
    kind: 'choices',
    values: ['frost', 'fire'],
    default: () => [],
    count: () => ({ min: 0, max: 2 }),
  },
  hard: { kind: 'flag', default: false },
  gold: { kind: 'numbers', min: 0, max: 9, default: 3, length: (seats) => seats },
}
const game = {
  options,
  clash: ({ heroes, spells }: Options) =>
    spells.includes('fire') && !heroes.includes('mage')
      ? { option: 'spells' as const, reason: 'fire-needs-mage' }
      : null,
}
const value = (label: string, help = '') => ({ label, help })
const texts: { readonly en: OptionTexts<Options>; readonly fr: OptionTexts<Options> } = {
  en: {
    road: {
      label: 'Road',
      help: '',
      values: { 1: value('The first'), 2: value('The second') },
      here: ({ road, hard }, seats) => `Road ${road}${hard ? ', hard' : ''}, for ${seats}.`,
    },
    leaders: {
      label: 'Leaders',
      help: '',
      values: { archer: value('Archer', 'Shoots.'), mage: value('Mage'), later: value('At the table') },
    },
    heroes: {
      label: 'Heroes',
      help: 'One for each player.',
      values: { archer: value('Archer'), mage: value('Mage', 'Casts.'), knight: value('Knight') },
    },
    spells: {
      label: 'Spells',
      help: 'If you like.',
      values: { frost: value('Frost'), fire: value('Fire') },
      clashes: { 'fire-needs-mage': 'Only the Mage casts Fire.' },
    },
    hard: { label: 'Hard', help: '', values: { true: value('yes'), false: value('no') } },
    gold: { label: 'Gold', help: '', entry: (at) => `Player ${at + 1}` },
  },
  fr: {
    road: { label: 'Route', help: '', values: { 1: value('La première'), 2: value('La seconde') } },
    leaders: {
      label: 'Chefs',
      help: '',
      values: { archer: value('Archère'), mage: value('Mage'), later: value('À la table') },
    },
    heroes: {
      label: 'Héros',
      help: 'Un par joueur.',
      values: {
        archer: value('Archère'),
        mage: value('Mage', 'Lance des sorts.'),
        knight: value('Chevalier'),
      },
    },
    spells: {
      label: 'Sorts',
      help: 'À volonté.',
      values: { frost: value('Givre'), fire: value('Feu') },
      clashes: { 'fire-needs-mage': 'Seule la Mage lance le Feu.' },
    },
    hard: { label: 'Difficile', help: '', values: { true: value('oui'), false: value('non') } },
    gold: { label: 'Or', help: '', entry: (at) => `Joueur ${at + 1}` },
  },
}

afterEach(() => speak('en'))

function form(values: Partial<Options>, lang: 'en' | 'fr' = 'en', seats = 2): string {
  speak(lang)
  return renderToStaticMarkup(
    <OptionForm
      fields={Object.entries(options)}
      texts={texts[lang]}
      seats={seats}
      names={['Nora']}
      values={values}
      trouble={troubleIn(game, seats, values)}
      onChange={() => {}}
    />,
  ).replaceAll('\u00a0', ' ')
}

/** The boxes of the form by their label: chosen, free to choose, or closed. */
function boxes(html: string): { [label: string]: string } {
  const found = html.matchAll(/<input type="checkbox"([^>]*)\/><span>([^<]*)/g)
  return Object.fromEntries(
    [...found].map(([, marks = '', label = '']) => [
      label.trim(),
      marks.includes('checked') ? 'chosen' : marks.includes('disabled') ? 'closed' : 'free',
    ]),
  )
}

describe('a list of choices', () => {
  test('begins with its default, counts, and lets nobody choose more than allowed', () => {
    const html = form({})
    expect(html).toContain('<legend>Heroes</legend>')
    expect(html).toContain('2 of 2 chosen')
    expect(html).toContain('0 chosen, 0 to 2 allowed')
    expect(html).toContain('<small>Casts.</small>')
    expect(boxes(html)).toEqual({
      Archer: 'chosen',
      Mage: 'chosen',
      Knight: 'closed',
      Frost: 'free',
      Fire: 'free',
    })
  })

  test('opens what is closed when one is given up, and says that one is missing', () => {
    const html = form({ heroes: ['mage'] })
    expect(html).toContain('1 of 2 chosen')
    expect(html).toContain('This option is not complete yet.')
    expect(boxes(html)).toMatchObject({ Archer: 'free', Mage: 'chosen', Knight: 'free' })
  })

  test('with one for each seat, says whose each is by the order in which they were chosen', () => {
    const html = form({ heroes: ['mage', 'archer'] })
    expect(html).toContain('Mage <em>Seat 1</em>')
    expect(html).toContain('Archer <em>Seat 2</em>')
    expect(html).not.toContain('Knight <em>')
    expect(form({ spells: ['fire'] })).not.toContain('Fire <em>')
  })

  test('speaks French', () => {
    const html = form({}, 'fr', 3)
    expect(html).toContain('<legend>Héros</legend>')
    expect(html).toContain('Choix : 3 sur 3')
    expect(boxes(html)).toMatchObject({ Archère: 'chosen', Chevalier: 'chosen' })
    expect(form({ heroes: [] }, 'fr')).toContain('est pas encore complète.')
  })
})

describe('choices that do not go together', () => {
  const values: Partial<Options> = { heroes: ['archer', 'knight'], spells: ['fire'] }

  test('are said at the option, in both languages', () => {
    expect(form(values)).toContain('role="alert">Only the Mage casts Fire.</p>')
    expect(form(values, 'fr')).toContain('role="alert">Seule la Mage lance le Feu.</p>')
    expect(form({ ...values, spells: [] })).not.toContain('role="alert"')
  })

  test('are found by the check of the table', () => {
    expect(troubleIn(game, 2, values)).toEqual({ option: 'spells', clash: 'fire-needs-mage' })
    expect(troubleIn(game, 2, { heroes: ['mage'] })).toEqual({ option: 'heroes', clash: null })
    expect(troubleIn(game, 2, {})).toBeNull()
    expect(() => troubleIn(game, 2, { dragons: 1 })).toThrow('There is no option "dragons"')
  })
})

test('a list of numbers stands as it was', () => {
  const html = form({ gold: [1, 2] })
  expect(html).toContain('aria-label="Gold, Player 2"')
  expect(html).toMatch(/aria-label="Gold, Player 2"[^>]*value="2"/)
})

describe('a number whose values have names', () => {
  test('is chosen by name, and says what it comes to at this table', () => {
    const html = form({ road: 2, hard: true }, 'en', 3)
    expect(html).toContain('<option value="1">The first</option>')
    expect(html).toMatch(/<option value="2" selected="">The second<\/option>/)
    expect(html).toContain('<small>Road 2, hard, for 3.</small>')
  })
})

describe('a choice for each seat', () => {
  /** Of each seat: what it is called, and what it may take. */
  const seatsOf = (html: string) =>
    [...html.matchAll(/<span>([^<]*)<\/span><select>((?:<option[^>]*>[^<]*<\/option>)*)<\/select>/g)]
      .filter(([, , all = '']) => all.includes('value="later"'))
      .map(([, name, all = '']) => [
        name,
        ...[...all.matchAll(/<option value="(\w+)"([^>]*)>/g)].map(([, id, marks = '']) =>
          marks.includes('selected') ? `${id}!` : marks.includes('disabled') ? `(${id})` : id,
        ),
      ])

  test('begins with what is chosen at the table', () => {
    expect(seatsOf(form({}))).toEqual([
      ['Nora', 'later!', 'archer', 'mage'],
      ['Seat 2', 'later!', 'archer', 'mage'],
    ])
  })

  test('is taken once, by any seat, and says what it is', () => {
    const html = form({ leaders: ['later', 'archer'] })
    expect(seatsOf(html)).toEqual([
      ['Nora', 'later!', '(archer)', 'mage'],
      ['Seat 2', 'later', 'archer!', 'mage'],
    ])
    expect(html).toContain('<small>Shoots.</small>')
  })
})
