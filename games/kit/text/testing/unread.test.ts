import { expect, it } from 'vitest'
import { unreadIn } from './unread.ts'

it('a word is read by its name, taken out of its object, or found by an index', () => {
  const words = {
    level: 'Level',
    list: (items: string[]) => items.join(),
    kinds: { imp: 'Imp' },
    pass: 'Pass',
  }
  const sources = 'words.level; const { list, pass } = words; words.kinds[entry.kind]'
  expect(unreadIn(words, sources)).toEqual([])
})

it('one that is not is named, however deep it stands', () => {
  const words = { level: 'Level', leadsTo: { night: 'Night falls', left: '2 left' }, levels: 'Levels' }
  expect(unreadIn(words, 'words.levels; leadsTo.night; words.leadsTo')).toEqual(['level', 'leadsTo.left'])
})
