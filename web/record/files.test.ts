import { gameOf } from '@duskhall/games'
import { corrected } from '@duskhall/games/testing/content.ts'
import {
  type Game,
  openMatch,
  type RecordFile,
  readRecord,
  seedFrom,
  takeSnapshot,
  verifyRecord,
} from '@duskhall/kernel'
import { expect, test } from 'vitest'
import type { Player, SavedTable } from '../store/tables.ts'
import { linkText, recordText, savedText } from './files.ts'

const game = gameOf('evil-corp') as Game
const standard = game.content.file(game.content.standard) as object
const file = corrected(standard, 'victory.tokens', 3)
const seed = seedFrom('files')
const { match: usual } = openMatch(game, { seats: 2, seed })
const { match: other } = openMatch(game, { seats: 2, seed, content: game.content.load(file) })
const players: Player[] = [
  { name: 'Nora', kind: 'person', icon: 'cat' },
  { name: 'Vex', kind: 'bot', level: 'regular', icon: 'brain' },
]
const read = (text: string) => readRecord(text) as RecordFile & { readonly [field: string]: unknown }

test('a file brings the content it was played with, whichever it is', () => {
  expect(read(recordText(usual, players)).contentFile).toEqual(standard)
  const text = read(recordText(other, players, { question: 7, resigned: 0 }))
  expect(text).toMatchObject({ contentFile: file, question: 7, resigned: 0 })
  expect(text.players).toEqual([
    { name: 'Nora', kind: 'person' },
    { name: 'Vex', kind: 'bot', level: 'regular' },
  ])
  expect(verifyRecord(game, text).record).toEqual(other.record)
})

test('a link brings it only where others cannot have it', () => {
  expect(read(linkText(usual, players))).not.toHaveProperty('contentFile')
  expect(read(linkText(other, players)).contentFile).toEqual(file)
})

test('a table that cannot be opened leaves as the record it is, with its state', () => {
  const snapshot = takeSnapshot(other)
  const record = { ...snapshot.record, game: 'a-game-of-tomorrow' }
  const none = { started: 0, saved: 0, over: false, caption: '' }
  const saved: SavedTable = {
    id: 't',
    game: record.game,
    players,
    snapshot: { ...snapshot, record },
    ...none,
  }
  const text = read(savedText(saved, file))
  expect(text).toMatchObject({ ...record, hash: snapshot.hash, contentFile: file, state: snapshot.state })
  expect(read(savedText(saved, undefined))).not.toHaveProperty('contentFile')
  expect(verifyRecord(game, { ...text, game: game.id }).state).toEqual(other.state)
})
