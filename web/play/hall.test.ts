/** The hall over a store that lasts as long as the page: where there is no IndexedDB, as here. */
import { gameOf } from '@duskhall/games'
import { corrected } from '@duskhall/games/testing/content.ts'
import {
  asked,
  DuskhallError,
  type Game,
  hashOf,
  type Match,
  moves,
  openMatch,
  problem,
  type Refused,
  type Seat,
  seedFrom,
  submit,
  undo,
} from '@duskhall/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordText } from '../record/files.ts'
import { importRecord } from '../record/import.ts'
import { readTable } from '../store/entries.ts'
import { StoreError } from '../store/store-error.ts'
import type { SavedTable } from '../store/tables.ts'
import { damaged } from '../store/testing/damage.ts'
import { nameIn } from './cast.ts'
import { hall, newTable, OpenError, openTable } from './hall.ts'
import { botAt, personAt } from './people.ts'

const game = gameOf('evil-corp') as Game
const players = [personAt(0, 'Nora'), botAt(1, 'regular')]
const file = corrected(game.content.file(game.content.standard) as object, 'victory.tokens', 3)
const opening = { seats: 2, seed: seedFrom('hall'), content: game.content.load(file) }
const text = recordText(openMatch(game, opening).match, players)
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

test('a table is kept with the content it plays with', async () => {
  const { saved, match } = await openTable(await newTable('evil-corp', players))
  expect(saved.snapshot.record).toEqual(match.record)
  const kept = await hall.content(match.record.content)
  expect(kept).toEqual({
    id: match.record.content,
    game: 'evil-corp',
    file: game.content.file(game.content.standard),
  })
})

test('who is played is drawn by lot, unless somebody has chosen', async () => {
  const villains = async (options?: unknown) => {
    const { match } = await openTable(await newTable('villainous', players, { options }))
    return (match.record.options as { villains: readonly string[] }).villains.join(' ')
  }
  const drawn = await Promise.all(Array.from({ length: 40 }, () => villains()))
  expect(new Set(drawn).size).toBeGreaterThan(1)
  expect(await villains({ villains: ['lady-tremaine', 'gaston'] })).toBe('lady-tremaine gaston')
})

test('so is a record that brings its own', async () => {
  const { match } = await openTable(await importRecord(text, 'Ana'))
  expect(match.record.content).toBe(opening.content)
  expect((await hall.content(opening.content))?.file).toEqual(file)
})

test('whoever has no name in a record stays somebody without a name, and the opener sits in no other seat', async () => {
  const nameless = (name: string) =>
    changed({
      players: [
        { name, kind: 'person' },
        { name: 'Vex', kind: 'bot', level: 'regular' },
      ],
    })
  for (const name of ['', 'You', 'Vous']) {
    const { saved } = await openTable(await importRecord(nameless(name), 'Ana'))
    expect(saved.players.map((player) => player.name)).toEqual(['', 'Vex'])
  }
  const { saved } = await openTable(await importRecord(changed({ players: undefined }), 'Ana'))
  expect(saved.players.map((player) => nameIn('en', player))).toEqual(['Ana', 'Growl'])
})

test('a game that was given up is over wherever its record is opened', async () => {
  const { saved } = await openTable(await importRecord(changed({ resigned: 0 }), 'Ana'))
  expect(saved).toMatchObject({ over: true, resigned: 0 })
  const { saved: other } = await openTable(await importRecord(changed({ resigned: 7 }), 'Ana'))
  expect(other.over).toBe(false)
  expect(other).not.toHaveProperty('resigned')
})

test('an older save that calls its person "You" or « Vous » is read as one without a name', async () => {
  for (const name of ['You', 'Vous']) {
    const id = await newTable('evil-corp', [personAt(0, name), botAt(1, 'regular')])
    expect((await hall.load(id))?.players[0]?.name).toBe('')
    expect((await hall.list()).games.find((game) => game.id === id)?.players[0]?.name).toBe('')
  }
})

test.each([
  ['{', 'record-cut'],
  [changed({ rulesVersion: 999 }), 'rules-other'],
  [changed({ content: 'a'.repeat(32) }), 'content-other'],
  [changed({ content: 'a'.repeat(32), contentFile: undefined }), 'content-unknown'],
  [changed({ content: 'a'.repeat(32), contentFile: {} }), 'content-wrong'],
  [changed({ hash: '0'.repeat(32) }), 'record-changed'],
])('a record that does not hold (%.20s) is refused by its code', async (record, code) => {
  await expect(importRecord(record, 'Ana')).rejects.toMatchObject({ code })
})

test('a table of a game or of rules that the hall does not have stays where it is', async () => {
  const { saved } = await openTable(await newTable('evil-corp', players))
  const kept = async (id: string, part: object) => {
    await hall.save({ ...saved, id, ...part })
    return id
  }
  const chess = await kept('1', { game: 'chess' })
  await expect(openTable(chess)).rejects.toEqual(new OpenError('unknownGame', 'chess'))
  const newer = await kept('2', { snapshot: { ...saved.snapshot, rules: 999 } })
  await expect(openTable(newer)).rejects.toEqual(
    problem('rules-other', { game: 'evil-corp', theirs: 999, ours: game.rulesVersion }),
  )
  const damaged = await kept('3', { snapshot: { ...saved.snapshot, hash: '' } })
  await expect(openTable(damaged)).rejects.toMatchObject({ code: 'snapshot-damaged' })
  for (const id of [chess, newer, damaged]) expect(await hall.load(id)).not.toBeNull()
})

test('a table that is opened again can still be taken back to its beginning', async () => {
  const id = await importRecord(recordText(playedOn(4), players), 'Ana')
  const { match, history, apart } = await openTable(id)
  expect([apart, history.length, match.record.moves.length]).toEqual([null, 5, 4])
  const start = openMatch(game, opening).match
  let back: Match | Refused = match
  for (let moves = 4; moves > 0; moves--) {
    back = undo(back as Match, 0, 'consent')
    expect('record' in back && back.record.moves.length).toBe(moves - 1)
  }
  expect((back as Match).state).toEqual(start.state)
})

test('a record that does not lead to its saved state goes on from the state', async () => {
  const { saved } = await openTable(await importRecord(recordText(playedOn(4), players), 'Ana'))
  const { record } = playedOn(3)
  await hall.save({ ...saved, id: '4', snapshot: { ...saved.snapshot, record } })
  const { match, apart, history } = await openTable('4')
  expect([apart, history.length]).toEqual(['record', 1])
  expect(match.state).toEqual(saved.snapshot.state)
})

test('so does one whose record holds a move that is not legal', async () => {
  const { saved } = await openTable(await importRecord(recordText(playedOn(4), players), 'Ana'))
  const { record } = saved.snapshot
  const wrong = { ...record, moves: record.moves.with(1, { seat: 1, move: { do: 'fly' } }) }
  await hall.save({ ...saved, id: '5', snapshot: { ...saved.snapshot, record: wrong } })
  const { match, apart } = await openTable('5')
  expect([apart, match.state]).toEqual(['record', saved.snapshot.state])
})

test('a damaged table opens, or says why it does not, whatever is damaged', async () => {
  const { saved } = await openTable(await importRecord(recordText(playedOn(4), players), 'Ana'))
  const hurt = fc.oneof(
    damaged(saved),
    // As if it had been saved so: the fingerprint fits.
    damaged(saved.snapshot.state).map((state) => ({
      ...saved,
      snapshot: { ...saved.snapshot, state, hash: hashed(state) },
    })),
  )
  await fc.assert(
    fc.asyncProperty(hurt, async (found) => {
      if (!readTable(found)) return
      await hall.save({ ...(found as SavedTable), id: 'hurt' })
      const opened = await openTable('hurt').catch((error: unknown) => error)
      // A content nobody knows is asked for at the store, which this place does not have.
      if (opened instanceof Error)
        expect([DuskhallError, OpenError, StoreError]).toContain(opened.constructor)
      else expect(opened).toHaveProperty('match')
    }),
    { numRuns: 300 },
  )
})

function hashed(state: unknown): string {
  try {
    return hashOf(state)
  } catch {
    return ''
  }
}

/** The opening after so many first answers. */
function playedOn(count: number): Match {
  let { match } = openMatch(game, opening)
  for (let i = 0; i < count; i++) {
    const seat = asked(game, match.state)[0] as Seat
    const taken = submit(match, { question: i, seat, move: moves(game, match.state, seat)[0] })
    if ('match' in taken) match = taken.match
  }
  return match
}
