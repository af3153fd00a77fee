/** Records from outside: checked before they are played, looked at without being kept, and kept once. */
import { gameOf } from '@duskhall/games'
import {
  asked,
  type Game,
  hashOf,
  type Match,
  moves,
  openMatch,
  type Seat,
  seedFrom,
  submit,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { hall, openTable } from '../play/hall.ts'
import { botAt, personAt } from '../play/people.ts'
import { type Checked, check } from './check.ts'
import { recordText } from './files.ts'
import { importFile, importRecord, keepRecord, keptAs, openRecord } from './import.ts'
import { pack } from './link.ts'

const game = gameOf('evil-corp') as Game
const players = [personAt(0, 'Nora'), botAt(1, 'regular')]

function played(seed: string, count: number): Match {
  let { match } = openMatch(game, { seats: 2, seed: seedFrom(seed) })
  for (let i = 0; i < count; i++) {
    const seat = asked(game, match.state)[0] as Seat
    const taken = submit(match, { question: i, seat, move: moves(game, match.state, seat)[0] })
    if ('match' in taken) match = taken.match
  }
  return match
}
const textOf = (seed: string, count = 4) => recordText(played(seed, count), players)
const listed = async () => (await hall.list()).games.map(({ id }) => id)

describe('opening a record', () => {
  test('keeps nothing until somebody asks, and then once', async () => {
    const before = await listed()
    const open = await openRecord(textOf('keep'), 'Ana')
    expect([open.history.length, open.saved.players[0]?.name, await listed()]).toEqual([5, 'Nora', before])
    const id = await keepRecord(open)
    expect(await listed()).toEqual([id, ...before])
    expect(await keepRecord(await openRecord(textOf('keep'), 'Ana'))).toBe(id)
    expect(await importRecord(textOf('keep'), 'Ana')).toBe(id)
    expect(await listed()).toHaveLength(before.length + 1)
    expect(await importRecord(textOf('another'), 'Ana')).not.toBe(id)
  })

  test('finds the game again after it was played on, and leaves one alone that went another way', async () => {
    const open = await openRecord(textOf('on'), 'Ana')
    const id = await keepRecord(open)
    const on = await openRecord(textOf('on', 6), 'Ana')
    await hall.save({ ...on.saved, id })
    expect(await keptAs(open)).toBe(id)
    expect(await keepRecord(open)).toBe(id)
    expect((await hall.load(id))?.snapshot.record.moves).toHaveLength(6)
    const back = await openRecord(textOf('on', 2), 'Ana')
    await hall.save({ ...back.saved, id })
    expect(await keptAs(open)).toBeNull()
    const copy = await keepRecord(open)
    expect(copy).not.toBe(id)
    expect((await hall.load(id))?.snapshot.record.moves).toHaveLength(2)
    expect((await hall.load(copy))?.snapshot.record.moves).toHaveLength(4)
  })

  test('can be called off', async () => {
    const run = new AbortController()
    run.abort()
    const before = await listed()
    const file = new File([textOf('off', 40)], 'a.json')
    await expect(importFile(file, 'Ana', { signal: run.signal })).rejects.toThrow('aborted')
    expect(await listed()).toEqual(before)
  })

  test('a file that is too large is refused unread', async () => {
    const file = new File(['x'], 'huge.json')
    Object.defineProperty(file, 'size', { value: 1e12 })
    file.text = () => Promise.reject(new Error('read'))
    await expect(importFile(file, 'Ana', {})).rejects.toMatchObject({ code: 'record-large' })
  })
})

describe('a record that is checked apart', () => {
  const said = async (order: Parameters<typeof check>[0]) => {
    const heard: Checked[] = []
    await check(order, (word) => heard.push(word))
    return heard
  }
  const text = textOf('check')
  const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

  test('holds, from a file and from a link', async () => {
    expect(await said({ text })).toContainEqual({ text })
    expect((await said({ packed: await pack(text) })).at(-1)).toEqual({ text })
  })

  test('that does not lead where it says is refused at its end', async () => {
    const refused = { kind: 'problem', problem: { code: 'record-changed' } }
    expect((await said({ text: changed({ hash: '0'.repeat(32) }) })).at(-1)).toMatchObject({ refused })
  })

  test('of a game that the hall does not show is of no game here; rules that do not come are another matter', async () => {
    const refusal = async (load: Parameters<typeof check>[2]) => {
      const heard: Checked[] = []
      await check({ text }, (word) => heard.push(word), load)
      return heard
    }
    const game = 'evil-corp'
    expect(await refusal(async () => null)).toEqual([{ refused: { kind: 'unknownGame', game } }])
    const offline = () => Promise.reject(new Error('offline'))
    expect(await refusal(offline)).toEqual([{ refused: { kind: 'load', game } }])
  })

  test('says how far it is', async () => {
    expect((await said({ text: textOf('far', 60) }))[0]).toEqual({ moves: 1, of: 60 })
  })

  test.each([
    ['cut short', text.slice(0, 99), { kind: 'problem', problem: { code: 'record-cut' } }],
    ['of no game here', changed({ game: 'chess' }), { kind: 'unknownGame', game: 'chess' }],
    ['of __proto__', changed({ game: '__proto__' }), { kind: 'unknownGame', game: '__proto__' }],
    [
      'of a hundred thousand moves',
      changed({ moves: new Array(100_000).fill({ seat: 0, move: { do: 'pass' } }) }),
      { kind: 'problem', problem: { code: 'record-long', facts: { moves: 100_000, most: 20_000 } } },
    ],
    ['too large', ' '.repeat(5_000_001), { kind: 'problem', problem: { code: 'record-large' } }],
    ['too deep', '['.repeat(100_000), { kind: 'problem' }],
  ])('%s is refused before it is played', async (_, given, refused) => {
    const [only, ...more] = await said({ text: given })
    expect(more).toEqual([])
    expect(only).toMatchObject({ refused })
  })

  test('a link that is no link, too long or unfolds to too much is refused', async () => {
    const refusal = async (packed: string) => (await said({ packed }))[0]
    expect(await refusal('abc')).toEqual({ refused: { kind: 'brokenLink', game: '' } })
    const large = { refused: { kind: 'problem', problem: { code: 'record-large' } } }
    expect(await refusal('A'.repeat(200_001))).toMatchObject(large)
    const bomb = await pack(`${text}${' '.repeat(20_000_000)}`)
    expect(bomb.length).toBeLessThan(100_000)
    const began = performance.now()
    expect(await refusal(bomb)).toMatchObject(large)
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('a game that went on under newer rules', () => {
  const former = game.rulesVersion - 1

  /** As it is saved as a file after one more move under the rules of today. */
  function file(): { text: string; on: Match } {
    const before = played('former', 4)
    const kept = { ...before, record: { ...before.record, rulesVersion: former }, before: null }
    const seat = asked(game, kept.state)[0] as Seat
    const taken = submit(kept, { question: kept.state.asked, seat, move: moves(game, kept.state, seat)[0] })
    if ('refused' in taken) throw new Error(taken.refused)
    return { text: recordText(taken.match, players), on: taken.match }
  }

  test('takes its table along, and goes on from there wherever it is opened', async () => {
    const { text, on } = file()
    const id = await importRecord(text, 'Ana')
    const { match, apart } = await openTable(id)
    expect([match.state, match.record, apart]).toEqual([on.state, on.record, 'rules'])
    expect(await importRecord(text, 'Ana')).toBe(id)
  })

  test('is refused where the table is not as it was saved, or one over which the rules stumble', async () => {
    const { text } = file()
    const read = JSON.parse(text)
    const refused = async (state: object, hash = hashOf(state)) => {
      const heard: Checked[] = []
      await check({ text: JSON.stringify({ ...read, state, hash }) }, (word) => heard.push(word))
      return heard.at(-1)
    }
    expect(await refused({ ...read.state, round: 9 }, read.hash)).toMatchObject({
      refused: { problem: { code: 'snapshot-damaged' } },
    })
    for (const field of Object.keys(read.state)) {
      const { [field]: _, ...rest } = read.state
      const answer = await refused(rest)
      expect(answer, field).toSatisfy((word: Checked) => 'refused' in word || 'text' in word)
    }
    expect(await refused({ ...read.state, agenda: [{ do: 'no such step' }] })).toHaveProperty('refused')
    expect(await refused({ ...read.state, seats: 1 })).toHaveProperty('refused')
  })
})

test('the file of a game that can be played through does not bring its table', () => {
  expect(JSON.parse(textOf('plain'))).not.toHaveProperty('state')
})
