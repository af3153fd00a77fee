import { expect, test } from 'vitest'
import { motives } from '../bot/motives.ts'
import { scene } from '../rules/testing/scene.ts'
import { VILLAINS } from '../villains/index.ts'
import { reasonsIn } from './reasons.ts'

const READER = { you: 0, names: ['', 'Nettle'] }
const en = reasonsIn(READER, 'en')
const fr = reasonsIn(READER, 'fr')
const shift = (motive: string, from: number | null, to: number | null) => ({
  ...{ motive, gain: 1, from: [from], to: [to] },
})

test('a part of the own way is named where it is known and changes for the better', () => {
  expect(en.gain(shift('goal ballroom', 0, 1))).toBe('opens the Ballroom')
  expect(fr.loss(shift('goal ballroom', 0, 1))).toBe('une Salle de Bal ouverte')
  expect(en.gain(shift('hindrance belle', 1, 0))).toBe('rids your Realm of Belle')
})

test('what depends on a card nobody has seen, or goes the other way, is told as its sort', () => {
  expect(en.gain(shift('means bellsHeld', 0, null))).toBe('gets ready what your objective needs')
  expect(en.gain(shift('hindrance belle', 0, 1))).toBe('clears what stands in your way')
})

test('every feature of a way has one reason, and a hint measures what it names', () => {
  for (const { plan } of VILLAINS) {
    const named = Object.values(plan.reasons ?? {}).flat()
    expect(new Set(named).size).toBe(named.length)
    for (const name of named) expect(plan.features).toContain(name)
  }
  const { s } = scene(['lady-tremaine'], ['gaston'])
  const own = motives(s, 0).filter(({ id }) => id.includes(' '))
  expect(own.length).toBeGreaterThan(0)
  for (const { features, numbers } of own) expect(numbers?.(s)).toHaveLength(features.length)
})
