import { existsSync, readFileSync } from 'node:fs'
import { gameOf, games } from '@duskhall/games'
import { corrected } from '@duskhall/games/testing/content.ts'
import {
  type Game,
  hashOf,
  moves,
  openMatch,
  readRecord,
  seedFrom,
  submit,
  takeSnapshot,
  verifyRecord,
} from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import type { SavedTable } from '../store/tables.ts'
import { MemoryStore } from '../store/testing/memory-store.ts'
import { contentToBring, fillContents, savedMatch } from './contents.ts'
import { historyOf } from './history.ts'
import { nextProgram, type Printed } from './testing/next-program.ts'

const game = gameOf('evil-corp') as Game

/** A table as this program saves it, after a move. */
function played(rules: Game): SavedTable {
  const { match } = openMatch(rules, { seats: 2, seed: seedFrom('contents'), options: { firstPlayer: '0' } })
  const [move] = moves(rules, match.state, 0)
  const taken = submit(match, { question: match.state.asked, seat: 0, move })
  if ('refused' in taken) throw new Error(taken.refused)
  const snapshot = takeSnapshot(taken.match)
  const none = { players: [], started: 0, saved: 0, over: false, caption: '' }
  return { id: 't', game: rules.id, snapshot, ...none }
}

const codeOf = (error: unknown) => Reflect.get(error as object, 'code')

interface Corrected {
  readonly id: Printed
  /** Of the printed file, in the next program. */
  readonly correction: readonly [path: string, value: unknown]
  /** Of the content file, for cards that are not those of the table. */
  readonly foreign: readonly [path: string, value: unknown]
}

describe.each<Corrected>([
  { id: 'evil-corp', correction: ['tiles.4.cost', 7], foreign: ['victory.tokens', 3] },
  { id: 'terrors-of-london', correction: ['overlords.0.health', 41], foreign: ['overlords.0.health', 42] },
  { id: 'villainous', correction: ['villainDeck.0.cost', 3], foreign: ['startingPower.0', 5] },
])('when the cards in the box of $id have been corrected', ({ id, correction, foreign }) => {
  const rules = gameOf(id) as Game
  const saved = played(rules)
  const { content } = saved.snapshot.record

  test('a saved game goes on with the cards it began with, and a new one has the new cards', async () => {
    const store = new MemoryStore()
    await store.save(saved, rules.content.file(content))
    const next = await nextProgram(id, ...correction)
    expect(next.game.content.has(content)).toBe(false)
    const match = await next.savedMatch(next.game, saved.snapshot, store)
    expect(match.state).toEqual(saved.snapshot.state)
    const [seat = 0] = next.asked(next.game, match.state)
    const [move] = next.moves(next.game, match.state, seat)
    expect(next.submit(match, { question: match.state.asked, seat, move })).toHaveProperty('match')
    expect(next.game.content.file(content)).toEqual(rules.content.file(content))
    expect(next.openMatch(next.game, { seats: 2, seed: seedFrom('new') }).match.record.content).not.toBe(
      content,
    )
  })

  test('a game whose cards nobody kept is missed by its code', async () => {
    const store = new MemoryStore()
    await store.save(saved)
    const next = await nextProgram(id, ...correction)
    const error = await next.savedMatch(next.game, saved.snapshot, store).catch(codeOf)
    expect(error).toBe('content-unknown')
  })

  test('cards that are not those of the game are refused', async () => {
    const store = new MemoryStore()
    await store.save(saved, corrected(rules.content.file(content) as object, ...foreign))
    const next = await nextProgram(id, ...correction)
    const error = await next.savedMatch(next.game, saved.snapshot, store).catch(codeOf)
    expect(error).toBe('content-other')
  })
})

describe('contents that are named and not kept', () => {
  const { content: id } = played(game).snapshot.record
  const named = { id, game: game.id }

  test('are filled in while the program has them, and left alone where it does not', async () => {
    const store = new MemoryStore()
    await store.keepContent(named)
    await store.keepContent({ id: 'forgotten', game: game.id })
    await store.keepContent({ id: 'foreign', game: 'chess' })
    await fillContents(store, (of) => (of === game.id ? Promise.resolve(game) : undefined))
    expect(await store.content(id)).toEqual({ ...named, file: game.content.file(id) })
    expect((await store.missingContents()).map((content) => content.id)).toEqual(['forgotten', 'foreign'])
  })

  test('wait for the next time when the rules cannot be loaded', async () => {
    const store = new MemoryStore()
    await store.keepContent(named)
    await expect(fillContents(store, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
    expect(await store.missingContents()).toEqual([named])
  })
})

test('what lies in the box need not be brought, under none of its names', () => {
  expect(contentToBring(game, game.content.standard)).toBeUndefined()
  expect(contentToBring(game, hashOf(game.content.file(game.content.standard)))).toBeUndefined()
  const other = { ...(game.content.file(game.content.standard) as object) }
  Object.assign(other, { victory: { tokens: 1, provenance: 'rulebook' } })
  expect(contentToBring(game, game.content.load(other))).toEqual(other)
})

const fixture = (id: string, name: string) => new URL(`fixtures/${id}-${name}.json`, import.meta.url)
/** The games of the first version. */
const first = games.filter(({ id }) => existsSync(fixture(id, 'table')))

test('tables of both games of the first version are kept', () => {
  expect(first).toHaveLength(2)
})

describe.each(first)('$id as the first version saved it', (rules) => {
  const read = (name: string) => readFileSync(fixture(rules.id, name), 'utf8')
  const table = JSON.parse(read('table')) as SavedTable

  test('a table opens, goes on and is seen again', async () => {
    const store = new MemoryStore()
    // Where the box has been corrected since, the hall had filled in the cards before.
    if (existsSync(fixture(rules.id, 'content')))
      await store.keepContent({
        id: table.snapshot.record.content,
        game: rules.id,
        file: JSON.parse(read('content')),
      })
    const match = await savedMatch(rules, table.snapshot, store)
    // What later versions of the rules keep besides is added.
    expect(match.state).toMatchObject(table.snapshot.state)
    const history = historyOf(rules, match.record)
    // Later rules may move the fence otherwise: it says what can be taken back, and nothing of what lies there.
    expect({ ...history.at(-1)?.after, fence: match.state.fence }).toEqual(match.state)
  })

  test('a record is refused under later rules, by its code', () => {
    const file = readRecord(read('record'))
    expect(file.rulesVersion).toBeLessThan(rules.rulesVersion)
    const verify = () => {
      try {
        verifyRecord(rules, file)
      } catch (error) {
        return codeOf(error)
      }
    }
    expect(verify()).toBe('rules-other')
  })
})

test('a table of the first version opens through all corrections: of sources, then of numbers', async () => {
  const text = readFileSync(new URL('fixtures/evil-corp-table.json', import.meta.url), 'utf8')
  const { snapshot } = JSON.parse(text) as SavedTable
  const { content: id } = snapshot.record
  const store = new MemoryStore()
  await store.keepContent({ id, game: game.id })

  const second = await nextProgram('evil-corp', 'tiles.4.provenance.cost', 'reconstructed')
  expect((await second.savedMatch(second.game, snapshot, store)).state).toMatchObject(snapshot.state)
  await second.fillContents(store, async () => second.game)

  const third = await nextProgram('evil-corp', 'tiles.4.cost', 7)
  expect(third.game.content.has(id)).toBe(false)
  const match = await third.savedMatch(third.game, snapshot, store)
  expect(match.state).toMatchObject(snapshot.state)
  expect(third.replay(third.game, match.record).state).toEqual(match.state)
})
