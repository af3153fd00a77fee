import { describe, expect, test } from 'vitest'
import { type Coding, codingFor, namesTag } from './negotiation.ts'

describe('the coding of a text', () => {
  test.each<[string | undefined, Coding | null]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'gzip'],
    ['deflate, br', 'identity'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'gzip'],
    ['gzip;q=0', 'identity'],
    ['gzip;q=0.000', 'identity'],
    ['gzip; q=0, br', 'identity'],
    ['GZip;Q=0', 'identity'],
    ['gzip;q=0, *', 'identity'],
    ['*', 'gzip'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['*;q=0, identity', 'identity'],
    ['*;q=0, identity;q=0.5', 'identity'],
    ['identity', 'identity'],
    ['identity;q=0', null],
    ['identity;q=0, br', null],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0, *', 'gzip'],
    ['identity;q=0, gzip;q=0', null],
    ['identity;q=1, gzip;q=0.5', 'identity'],
    ['identity;q=0.5, gzip;q=0.5', 'gzip'],
    ['identity;q=0.5, gzip;q=1', 'gzip'],
    ['identity, *;q=0.5', 'identity'],
    ['gzip;q=0.001', 'gzip'],
    ['gzipped', 'identity'],
    ['not-gzip, notgzip', 'identity'],
    ['gzip;q=x', 'identity'],
    ['gzip;q=-1', 'identity'],
    ['gzip;q=2', 'identity'],
    ['gzip;level=9', 'identity'],
    [', ,gzip,', 'gzip'],
    ['\u00e9;;=,"', 'identity'],
  ])('%j gives %s', (header, coding) => expect(codingFor(header, true)).toBe(coding))
})

describe('the coding of what is small already', () => {
  test.each<[string | undefined, Coding | null]>([
    [undefined, 'identity'],
    ['gzip, br', 'identity'],
    ['*', 'identity'],
    ['gzip;q=1, identity;q=0.1', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['*;q=0', null],
  ])('%j gives %s', (header, coding) => expect(codingFor(header, false)).toBe(coding))
})

describe('the tag "a,b"', () => {
  test.each<[string | undefined, boolean]>([
    [undefined, false],
    ['', false],
    ['"a,b"', true],
    ['W/"a,b"', true],
    ['"x", "a,b", "y"', true],
    ['"x","y",W/"a,b"', true],
    ['*', true],
    [' * ', true],
    ['"*"', false],
    ['"x", *', false],
    ['a,b', false],
    ['"a", "b"', false],
    ['"a,b', false],
    ['"A,B"', false],
    ['"a,bc"', false],
  ])('is named in %j: %s', (header, named) => expect(namesTag(header, '"a,b"')).toBe(named))
})

describe('a text that is packed with brotli', () => {
  test.each<[string | undefined, Coding | null]>([
    [undefined, 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['*', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br, identity;q=0', 'br'],
    ['br;q=0.1, identity', 'identity'],
    ['br;q=0, *;q=0', null],
  ])('to %j is sent as %s', (header, coding) => {
    expect(codingFor(header, true, true)).toBe(coding)
  })
})
