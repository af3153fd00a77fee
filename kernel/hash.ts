/** A 128-bit fingerprint of a text: it finds damage and mix-ups; it is no defence against a forger. */
export function hash128(text: string): string {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  let d = 0x0f1bbcdc
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ unit, 0x239b961b)
    b = c ^ Math.imul(b ^ unit, 0xab0e9789)
    c = d ^ Math.imul(c ^ unit, 0x38b34ae5)
    d = a ^ Math.imul(d ^ unit, 0xa1e38b93)
  }
  a = mix(a ^ text.length)
  b = mix(b ^ a)
  c = mix(c ^ b)
  d = mix(d ^ c)
  a ^= d
  return [a, b, c, d].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function mix(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

/** JSON with the keys of every object in order: equal values give equal text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([x], [y]) => (x < y ? -1 : 1))
    return `{${entries.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`
  }
  return JSON.stringify(value)
}

/** The fingerprint of a state, a view or any plain value. */
export function hashOf(value: unknown): string {
  return hash128(canonical(value))
}

/** Whether two plain values are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  // Holes have no keys.
  if (Array.isArray(a) && a.length !== (b as unknown[]).length) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)))
}
