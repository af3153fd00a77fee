/** Every event of every game is a sound, or silent by decision. */
import { existsSync, readFileSync } from 'node:fs'
import { tables } from '@duskhall/games/boards.ts'
import { loadBoard } from '@duskhall/games/registry.ts'
import { EVENT_SOUNDS } from '@duskhall/ui'
import { describe, expect, test } from 'vitest'

/** What the kernel tells at any table makes no sound. */
const OF_THE_KERNEL = ['forced', 'sealed', 'endless']

/** As the game lists them: in a file of their own, or with its state where they are few. */
function kindsOf(game: string): string[] {
  const files = ['events.ts', 'state.ts'].map(
    (file) => new URL(`../../games/${game}/${file}`, import.meta.url),
  )
  const source = readFileSync(files.find((file) => existsSync(file)) as URL, 'utf8')
  return [...new Set([...source.matchAll(/\be: '([\w-]+)'/g)].map(([, kind = '']) => kind))]
}

describe.each(tables)('$id', ({ id: game }) => {
  test('says of each of its events how it sounds', async () => {
    const { sounds } = await loadBoard(game)
    expect(kindsOf(game).length).toBeGreaterThan(1)
    expect(Object.keys(sounds).sort()).toEqual(
      kindsOf(game)
        .filter((kind) => !OF_THE_KERNEL.includes(kind))
        .sort(),
    )
    for (const sound of Object.values(sounds)) expect([null, ...EVENT_SOUNDS]).toContain(sound)
  })

  test('has more than one sound', async () => {
    const { sounds } = await loadBoard(game)
    expect(new Set(Object.values(sounds)).size).toBeGreaterThan(2)
  })
})
