import { ENDLESS, marked, ORDER, type Seat, SPECTATOR, spans } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { type Pebbles, table, texts } from './testing/pebbles.ts'

const { en, fr } = texts
const names = ['Mina', 'Igor']
const reader = (you: Seat) => ({ you, names })
const telling = (you: Seat) => ({ ...reader(you), state: table() })

function view(you: Seat, seats: readonly Seat[] = [0, 1], state: Pebbles = table()) {
  // What a view does to the agenda: a secret is gone for whoever may not know it.
  const agenda = state.agenda.map(({ secret, ...step }) =>
    secret?.seats.includes(you) ? { ...step, secret } : step,
  )
  const question = { number: 0, since: 0, name: 'throw', seats, waits: seats, moves: [] }
  return { seat: you, state: { ...state, agenda }, unseen: {}, backs: {}, question }
}

const ended = (outcome: Pebbles['outcome']) => ({
  ...view(1),
  state: { ...table(), agenda: [], outcome },
  question: null,
})

describe('a question', () => {
  it('is put to whoever is asked, with what only they know, and told about them to the others', () => {
    expect(en.prompt(view(0), reader(0))).toEqual({ text: 'Throw Slate?', why: 'Far is good.' })
    expect(en.prompt(view(1), reader(1)).text).toBe('Throw the stone?')
    expect(fr.prompt(view(0), reader(0)).text).toBe('Lancer Ardoise\u00a0?')
    expect(en.prompt(view(SPECTATOR), reader(SPECTATOR)).text).toBe('Mina or Igor may throw.')
    expect(fr.prompt(view(0, [1]), reader(0)).text).toBe('Igor peut lancer.')
  })

  it('has the winner in its place when the game is over, and the phase when nobody has won', () => {
    expect(en.prompt(ended({ winners: [1], rule: 'PB-END1' }), reader(1)).text).toBe('you won.')
    expect(en.prompt(ended({ winners: [0, 1], rule: ENDLESS }), reader(1)).text).toBe('The game is drawn.')
    expect(fr.outcome({ winners: [0, 1], rule: ENDLESS }, telling(0)).text).toBe('La partie est nulle.')
    expect(en.prompt(ended(null), reader(1))).toEqual({ text: 'Throw 0', why: '' })
  })

  it("of the kernel's own has the kernel's words, or the name of what waits", () => {
    const order = { ...view(0), question: { ...view(0).question, name: ORDER } }
    expect(en.prompt(order, reader(0)).text).toMatch(/which of your effects/)
    const first = (name: string) => ({ do: ORDER, first: { do: name } }) as const
    expect(en.move(order, first('splash'), reader(0))).toBe('Splash first')
    expect(en.move(order, first('plop'), reader(0))).toBe('This effect first')
  })
})

it('an answer knows its question and the facts', () => {
  expect(en.move(view(0), { do: 'throw', stone: 'flint' }, reader(0))).toBe('throw: Old Flint (3)')
  expect(en.move(view(0), { do: 'keep' }, reader(0))).toBe('Keep it')
})

describe('the log', () => {
  it('speaks to you and about others, and tells a secret to those it is for', () => {
    const event = { e: 'hidden', seat: 0, secret: { seats: [0], stone: 'flint' } }
    expect([en.say(event, telling(0)), fr.say(event, telling(0))]).toEqual([
      'You hide Old Flint.',
      'Vous cachez Vieux Silex.',
    ])
    expect([en.say(event, telling(1)), fr.say(event, telling(1))]).toEqual([
      'Mina hides a stone.',
      'Mina cache une pierre.',
    ])
  })

  it('has facts of the table, resolved for the language', () => {
    expect(en.say({ e: 'thrown', seat: 1, stone: 'flint' }, telling(0))).toBe('Igor throws Old Flint far.')
    expect(fr.say({ e: 'thrown', seat: 1, stone: 'slate' }, telling(0))).toBe('Igor lance Ardoise.')
  })

  it('marks names for whoever wants to find them', () => {
    const line = en.say({ e: 'thrown', seat: 1, stone: 'flint' }, { ...telling(0), mark: marked })
    expect(spans(line).flatMap(({ thing }) => thing ?? [])).toEqual([
      { kind: 'seat', id: '1' },
      { kind: 'card', id: 'flint' },
    ])
  })

  it('leaves its own events to the kernel, and the end to the outcome', () => {
    expect(en.say({ e: 'sealed', seat: 1 }, telling(0))).toMatch(/^Igor has decided/)
    expect(en.say({ e: 'won', seats: [0, 1], rule: 'PB-END1' }, telling(0))).toBe('you and Igor won. So far.')
    expect(en.outcome({ winners: [1], rule: 'PB-END1' }, telling(0)).text).toBe('Igor won.')
  })

  it('ranks what the game ranks, the end and the asides of the kernel', () => {
    expect(['thrown', 'hidden', 'won', 'forced'].map((e) => en.rank({ e }))).toEqual([
      'action',
      'effect',
      'heading',
      'aside',
    ])
  })

  it('throws on an event without words instead of saying nothing', () => {
    expect(() => en.say({ e: 'lost' }, telling(0))).toThrow('no words for "lost"')
  })
})

it('a refusal names its numbers where there are any', () => {
  const tried = { ...telling(0), move: { do: 'throw', stone: 'slate' } as const }
  expect(en.refusal('PB-HEAVY1', tried)).toBe('It weighs 5, you lift 4. Eat.')
  expect(en.refusal('PB-HEAVY1', { ...tried, move: { do: 'keep' } })).toBe('Too heavy. Eat.')
  expect(en.refusal('PB-HEAVY1')).toBe('Too heavy. Eat.')
  expect(en.refusal('PB-TURN1', tried)).toBe('Not now. Wait.')
  expect(en.refusal('stale')).toMatch(/moved on/)
  expect(fr.refusal('PB-NO1')).toBe('Les règles ne le permettent pas maintenant.')
})

it('says how many play and for how long', () => {
  expect([en.players, en.length]).toEqual(['2 to 4 players', '5 to 10 minutes'])
  expect([fr.players, fr.length]).toEqual(['2 à 4 joueurs', 'Le temps de ricocher'])
  expect(en.glossary.ideas?.weight?.name).toBe('Weight')
})
