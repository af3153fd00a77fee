import { expect, test } from 'vitest'
import { LinkError, pack, unpack } from './link.ts'

test('what is packed is unpacked, with any letters', async () => {
  const text = `${JSON.stringify({ name: 'Émile 🎲', moves: Array.from({ length: 300 }, (_, n) => ({ n })) })}\n`
  const packed = await pack(text)
  expect(packed).toMatch(/^[A-Za-z0-9_-]+$/)
  expect(packed.length).toBeLessThan(text.length / 2)
  expect(await unpack(packed)).toBe(text)
})

test.each(['', '!!!', 'AAAA', 'not-a-record'])('a damaged link %j is told apart', async (link) => {
  await expect(unpack(link)).rejects.toThrow(LinkError)
})

test('a link cut short is told apart', async () => {
  const packed = await pack('a long enough text to be cut somewhere in the middle of it')
  await expect(unpack(packed.slice(0, -8))).rejects.toThrow(LinkError)
})
