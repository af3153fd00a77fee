import { describe, expect, it } from 'vitest'
import { reckoned } from './useFront.ts'

describe('The room the front of the table reckons with', () => {
  const known = { width: 390, height: 420 }

  it('stays the same object while nothing has changed: nothing on the table is drawn anew', () => {
    expect(reckoned(known, { width: 390, height: 420 }, false)).toBe(known)
  })

  it('follows what is measured', () => {
    expect(reckoned(known, { width: 390, height: 500 }, false)).toEqual({ width: 390, height: 500 })
  })

  it('does not grow by room that is lent to it, where it is steady', () => {
    expect(reckoned(known, { width: 390, height: 500 }, true)).toBe(known)
    expect(reckoned(known, { width: 390, height: 400 }, true)).toEqual({ width: 390, height: 400 })
  })

  it('is measured afresh in a front of another width', () => {
    expect(reckoned(known, { width: 844, height: 500 }, true)).toEqual({ width: 844, height: 500 })
  })
})
