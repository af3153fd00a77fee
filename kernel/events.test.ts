import { describe, expect, test } from 'vitest'
import { type GameEvent, SPECTATOR } from './contract.ts'
import { listen, redact, tell, unheard } from './events.ts'

describe('telling', () => {
  test('is null while nobody listens, so that events are not even built', () => {
    let built = 0
    const event = () => {
      built++
      return { e: 'x' }
    }
    expect(tell).toBeNull()
    tell?.<GameEvent>(event())
    expect(built).toBe(0)
    expect(listen(() => tell?.<GameEvent>(event()))).toEqual([{ e: 'x' }])
    expect(built).toBe(1)
    expect(tell).toBeNull()
  })

  test('reaches only the innermost listener', () => {
    const inner: unknown[] = []
    const outer = listen(() => {
      tell?.<GameEvent>({ e: 'before' })
      inner.push(...listen(() => tell?.<GameEvent>({ e: 'inside' })))
      tell?.<GameEvent>({ e: 'after' })
    })
    expect(outer).toEqual([{ e: 'before' }, { e: 'after' }])
    expect(inner).toEqual([{ e: 'inside' }])
  })

  test('is heard in the very moment, with the table as it is then', () => {
    let table = 'before'
    const seen: string[] = []
    listen(
      () => {
        tell?.<GameEvent>({ e: 'x' })
        table = 'after'
      },
      ({ e }) => seen.push(`${e} ${table}`),
    )
    expect(seen).toEqual(['x before'])
  })

  test('is silent inside an unheard play and goes on after it', () => {
    const heard = listen(() => {
      const result = unheard(() => {
        tell?.<GameEvent>({ e: 'silent' })
        return 7
      })
      tell?.<GameEvent>({ e: 'loud', result })
    })
    expect(heard).toEqual([{ e: 'loud', result: 7 }])
  })

  test('ends with the play even when the play throws', () => {
    const fail = () => {
      throw new Error('broken rule')
    }
    expect(() => listen(fail)).toThrow('broken rule')
    expect(tell).toBeNull()
    expect(() => listen(() => unheard(fail))).toThrow('broken rule')
    expect(tell).toBeNull()
  })
})

describe('what a seat hears', () => {
  const event = { e: 'draw', seat: 1, secret: { seats: [1, 2], card: 7 } }

  test('is the whole event when nothing is secret', () => {
    expect(redact({ e: 'play', card: 3 }, SPECTATOR)).toEqual({ e: 'play', card: 3 })
  })

  test('is the secret too when it may know it, and not who else may', () => {
    expect(redact(event, 2)).toEqual({ e: 'draw', seat: 1, card: 7 })
  })

  test.each([0, SPECTATOR])('is the open part for seat %i', (seat) => {
    expect(redact(event, seat)).toEqual({ e: 'draw', seat: 1 })
  })
})
