import { expect, test } from 'vitest'
import { fetchAhead } from './ahead.ts'

const parts = {
  shared: ['/table.js', '/table.css'],
  own: { go: ['/go.js', '/go.css'], chess: ['/chess.js'] },
}

/** A line on which every file comes when the test says so. */
function slowLine() {
  const asked: string[] = []
  const coming: (() => void)[] = []
  return {
    asked,
    fetchOne: (file: string) => {
      asked.push(file)
      return new Promise<void>((come) => coming.push(come))
    },
    async come() {
      for (const come of coming.splice(0)) come()
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}

test('what all tables share travels first, then what is the chosen one’s own', async () => {
  const line = slowLine()
  fetchAhead('go', parts, line.fetchOne)
  expect(line.asked).toEqual(parts.shared)
  await line.come()
  expect(line.asked).toEqual([...parts.shared, ...parts.own.go])
})

test('called off, nothing of that table alone is asked for any more', async () => {
  const line = slowLine()
  const callOff = fetchAhead('go', parts, line.fetchOne)
  callOff()
  await line.come()
  expect(line.asked).toEqual(parts.shared)
})

test('a game without files of its own, and a page without a list, fetch nothing more', async () => {
  const line = slowLine()
  fetchAhead('ludo', { shared: [], own: parts.own }, line.fetchOne)
  await line.come()
  expect(line.asked).toEqual([])
})
