import { describe, expect, test } from 'vitest'
import { asked, ENDLESS, moves, ORDER, play, push, raise, refusals, run, standing } from './agenda.ts'
import type { Question, SealedQuestion, SealedStep, Seat } from './contract.ts'
import { listen, redact } from './events.ts'
import { openToy, type Toy, type ToyMove, type ToyStep, toyGame } from './testing/toy.ts'

/** A question that writes its answer down; which answers it takes is in the step. */
const pick: Question<Toy, ToyStep, ToyMove> = {
  who: (_, q) => [q.seat as Seat],
  moves: (_, q) => (q.from as string[]).map((name) => ({ do: name })),
  answer: (s, q, seat, move) => {
    s.log.push(`${seat}:${move.do}`)
    if (q.again) push(s, { ...q, again: false })
  },
  refusals: () => [{ move: { do: 'fly' }, rule: 'TOY-FLY1' }],
  always: (_, q) => q.always === true,
}

const log = (text: string): ToyStep => ({ do: 'log', text })
const ask = (seat: Seat, ...from: string[]): ToyStep => ({ do: 'pick', seat, from })

describe('the agenda', () => {
  test('carries steps out in the order in which they were pushed', () => {
    const steps = {
      nest: (s: Toy) => push(s, log('b'), log('c')),
    }
    const s = openToy(toyGame({ agenda: [log('a'), { do: 'nest' }, log('d')], steps }))
    expect(s.log).toEqual(['a', 'b', 'c', 'd'])
    expect(standing(s)).toBeNull()
    expect(s.outcome).toEqual({ winners: [], rule: 'TOY-OVER' })
  })

  test('stops at a question and goes on after its answer', () => {
    const game = toyGame({
      agenda: [log('before'), ask(1, 'left', 'right'), log('after')],
      questions: { pick },
    })
    const s = openToy(game)
    expect(s.log).toEqual(['before'])
    expect(standing(s)?.do).toBe('pick')
    expect(asked(game, s)).toEqual([1])
    expect(moves(game, s, 1)).toEqual([{ do: 'left' }, { do: 'right' }])
    expect(refusals(game, s, 1)).toEqual([{ move: { do: 'fly' }, rule: 'TOY-FLY1' }])
    expect(moves(game, s, 0)).toEqual([])
    expect(refusals(game, s, 0)).toEqual([])
    play(game, s, 1, { do: 'left' })
    expect(s.log).toEqual(['before', '1:left', 'after'])
    expect(s.asked).toBe(1)
    expect(asked(game, s)).toEqual([])
    expect(moves(game, s, 1)).toEqual([])
  })

  test('leaves a question standing that its answer pushes again', () => {
    const game = toyGame({ agenda: [{ ...ask(0, 'a', 'b'), again: true }], questions: { pick } })
    const s = openToy(game)
    play(game, s, 0, { do: 'a' })
    expect(standing(s)?.do).toBe('pick')
    play(game, s, 0, { do: 'b' })
    expect(s.log).toEqual(['0:a', '0:b'])
    expect(standing(s)).toBeNull()
  })

  test('stops at once when the game is won, whatever is left to do', () => {
    const steps = {
      win(s: Toy) {
        s.outcome = { winners: [1], rule: 'TOY-WIN1' }
      },
    }
    const s = openToy(toyGame({ agenda: [{ do: 'win' }, log('never')], steps }))
    expect(s.log).toEqual([])
    expect(s.agenda.map((step) => step.do)).toEqual(['over', 'log'])
  })

  describe('a chain that never ends', () => {
    const steps = {
      ping: (s: Toy) => push(s, { do: 'pong' }),
      pong: (s: Toy) => push(s, { do: 'ping' }),
    }
    const endless = toyGame({ agenda: [{ do: 'ping' }], steps })

    test('KERNEL-ENDLESS: ends in a draw of all, and says so', () => {
      let s: Toy | undefined
      const events = listen(() => {
        s = openToy(endless)
      })
      expect(s?.outcome).toEqual({ winners: [0, 1], rule: ENDLESS })
      expect(s?.agenda).toEqual([])
      expect(events).toEqual([{ e: 'endless' }])
    })

    test('KERNEL-ENDLESS: is a draw of teams too, and no victory for those who play against the game', () => {
      const teams = {
        ...endless,
        seats: { min: 4, max: 4 },
        teams: () => [
          [0, 3],
          [1, 2],
        ],
      }
      expect(openToy(teams).outcome?.winners).toEqual([0, 1, 2, 3])
      expect(openToy({ ...endless, teams: () => [[0, 1]] }).outcome?.winners).toEqual([])
    })

    test('KERNEL-ENDLESS: forced answers that go round for ever are one too', () => {
      const pass: Question<Toy, ToyStep, ToyMove> = {
        who: (_, q) => [q.seat ?? 0],
        moves: () => [{ do: 'pass' }],
        answer: (s, q) => push(s, { do: 'pass', seat: 1 - (q.seat ?? 0) }),
      }
      const game = toyGame({ agenda: [{ do: 'pass', seat: 0 }], questions: { pass } })
      expect(openToy(game).outcome).toEqual({ winners: [0, 1], rule: ENDLESS })
    })
  })

  test('lets a long honest chain through', () => {
    const steps = {
      count(s: Toy, { left }: ToyStep) {
        if ((left as number) > 0) push(s, { do: 'count', left: (left as number) - 1 })
      },
    }
    expect(openToy(toyGame({ agenda: [{ do: 'count', left: 9000 }], steps })).outcome).not.toBeNull()
  })

  test('throws for a name that is neither step nor question, and for an agenda that runs dry', () => {
    expect(() => openToy(toyGame({ agenda: [{ do: 'dance' }] }))).toThrow(
      'toy: no step or question is called "dance".',
    )
    const game = toyGame({ steps: { over: () => {} } })
    expect(() => openToy(game)).toThrow('toy: nothing is left to do and nobody has won.')
  })

  test('throws for an answer to no question', () => {
    const s = openToy(toyGame({ agenda: [log('a')] }))
    s.agenda.push(log('b'))
    expect(() => play(toyGame({}), s, 0, { do: 'a' })).toThrow(
      'No question stands to be answered; the agenda holds log.',
    )
  })
})

describe('a question with one answer', () => {
  const forced = toyGame({ agenda: [ask(0, 'only'), ask(1, 'a', 'b')], questions: { pick } })

  test('answers itself, and only its seat hears with which move', () => {
    let s: Toy | undefined
    const events = listen(() => {
      s = openToy(forced)
    })
    expect(s?.log).toEqual(['0:only'])
    expect(s?.asked).toBe(0)
    const event = events.find(({ e }) => e === 'forced')
    expect(event && redact(event, 0)).toEqual({ e: 'forced', seat: 0, move: { do: 'only' } })
    expect(event && redact(event, 1)).toEqual({ e: 'forced', seat: 0 })
  })

  test('is asked all the same when it is always asked', () => {
    const game = toyGame({ agenda: [{ ...ask(0, 'only'), always: true }], questions: { pick } })
    const s = openToy(game)
    expect(s.log).toEqual([])
    expect(moves(game, s, 0)).toEqual([{ do: 'only' }])
  })

  test('is asked all the same when several seats may answer', () => {
    const both = { ...pick, who: () => [0, 1] }
    const s = openToy(toyGame({ agenda: [ask(0, 'only')], questions: { pick: both } }))
    expect(standing(s)?.do).toBe('pick')
  })

  test('throws when it has none', () => {
    expect(() => openToy(toyGame({ agenda: [ask(0)], questions: { pick } }))).toThrow(
      'toy: "pick" has no legal answer; agenda over > pick.',
    )
  })

  test('falls away when nobody is asked', () => {
    const nobody = { ...pick, who: () => [] }
    const s = openToy(toyGame({ agenda: [ask(0, 'a', 'b'), log('after')], questions: { pick: nobody } }))
    expect(s.log).toEqual(['after'])
  })
})

describe('triggers', () => {
  const shout = (text: string) => (s: Toy) => s.log.push(text)
  const steps = {
    one(s: Toy) {
      raise(s, 0, log('triggered'))
      s.log.push('effect')
    },
    several(s: Toy) {
      raise(s, 1, log('1a'))
      raise(s, 0, log('0a'))
      raise(s, 1, log('1b'))
    },
    alike(s: Toy) {
      raise(s, 0, log('twin'))
      raise(s, 0, log('twin'))
      raise(s, 0, log('other'))
    },
    nested(s: Toy) {
      raise(s, 0, { do: 'one' })
      shout('outer')(s)
    },
  }

  test('wait until the step that raised them is done and come before what follows', () => {
    const s = openToy(toyGame({ agenda: [{ do: 'one' }, log('next')], steps }))
    expect(s.log).toEqual(['effect', 'triggered', 'next'])
  })

  test('raised by a trigger come at once, depth first', () => {
    const s = openToy(toyGame({ agenda: [{ do: 'nested' }, log('next')], steps }))
    expect(s.log).toEqual(['outer', 'effect', 'triggered', 'next'])
  })

  test('of several seats come seat by seat as raised; the owner of several chooses the first', () => {
    const game = toyGame({ agenda: [{ do: 'several' }, log('next')], steps })
    const s = openToy(game)
    expect(standing(s)?.do).toBe(ORDER)
    expect(asked(game, s)).toEqual([1])
    expect(moves(game, s, 1)).toEqual([
      { do: ORDER, first: log('1a') },
      { do: ORDER, first: log('1b') },
    ])
    play(game, s, 1, { do: ORDER, first: log('1b') })
    expect(s.log).toEqual(['1b', '1a', '0a', 'next'])
  })

  test('that are alike are not asked about twice', () => {
    const game = toyGame({ agenda: [{ do: 'alike' }], steps })
    const s = openToy(game)
    expect(moves(game, s, 0)).toEqual([
      { do: ORDER, first: log('twin') },
      { do: ORDER, first: log('other') },
    ])
    play(game, s, 0, { do: ORDER, first: log('other') })
    expect(s.log).toEqual(['other', 'twin', 'twin'])
  })

  test('are chosen by a move that the table does not share', () => {
    const game = toyGame({ agenda: [{ do: 'several' }], steps })
    const s = openToy(game)
    const [first] = moves(game, s, 1)
    const inTable = (s.agenda.at(-1) as unknown as { triggers: ToyStep[] }).triggers
    expect(inTable).not.toContain(first?.first)
    expect(inTable).toContainEqual(first?.first)
  })
})

describe('a sealed question', () => {
  const vote: SealedQuestion<Toy, SealedStep<ToyMove>, ToyMove> = {
    who: (_, q) => q.answers.flatMap((answer, seat) => (answer ? [] : [seat])),
    moves: () => [{ do: 'yes' }, { do: 'no' }],
    settle: (s, q) => s.log.push(q.answers.map((answer) => answer?.do).join(' ')),
  }
  const agenda = [{ do: 'vote', answers: [null, null, null] }, log('after')]
  const game = toyGame({ seats: 3, agenda, questions: { vote } })

  test('takes answers in any order and settles when all are in', () => {
    const s = openToy(game)
    expect(asked(game, s)).toEqual([0, 1, 2])
    play(game, s, 2, { do: 'no' })
    expect(asked(game, s)).toEqual([0, 1])
    play(game, s, 0, { do: 'yes' })
    expect(s.log).toEqual([])
    play(game, s, 1, { do: 'yes' })
    expect(s.log).toEqual(['yes yes no', 'after'])
  })

  test('tells who has answered and not what', () => {
    const s = openToy(game)
    expect(listen(() => play(game, s, 2, { do: 'no' }))).toEqual([{ e: 'sealed', seat: 2 }])
  })

  test('moves the fence when it is settled, not before: then everybody learns something', () => {
    const s = openToy(game)
    play(game, s, 0, { do: 'yes' })
    play(game, s, 1, { do: 'yes' })
    expect(s.fence).toBe(0)
    play(game, s, 2, { do: 'yes' })
    expect(s.fence).toBe(1)
  })

  test('is settled at once when it asks nobody', () => {
    const absent = { ...vote, who: () => [] }
    const s = openToy(toyGame({ agenda: [{ do: 'vote', answers: [] }], questions: { vote: absent } }))
    expect(s.log).toEqual([''])
  })

  test('with one answer to choose from is asked all the same', () => {
    const only = { ...vote, moves: () => [{ do: 'yes' }] }
    const s = openToy(toyGame({ agenda: [{ do: 'vote', answers: [null, {}] }], questions: { vote: only } }))
    expect(standing(s)?.do).toBe('vote')
  })
})

test('run does nothing to a table that waits', () => {
  const game = toyGame({ agenda: [ask(0, 'a', 'b')], questions: { pick } })
  const s = openToy(game)
  const before = JSON.stringify(s)
  run(game, s)
  expect(JSON.stringify(s)).toBe(before)
})
