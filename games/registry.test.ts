import { existsSync, readdirSync } from 'node:fs'
import { LANGUAGES } from '@duskhall/kernel'
import { describe, expect, test } from 'vitest'
import { gameOf, games, knowledgeOf } from './index.ts'
import { GAMES, isGame, loadKnowledge, loadRules, loadTexts } from './registry.ts'

const here = new URL('./', import.meta.url)

test('every folder with the rules of a game is listed, and nothing else is', () => {
  const folders = readdirSync(here).filter((name) => existsSync(new URL(`${name}/index.ts`, here)))
  expect([...GAMES].sort()).toEqual(folders.sort())
  expect(GAMES.map(isGame)).not.toContain(false)
  expect(isGame('../kernel')).toBe(false)
})

describe.each(GAMES)('%s', (id) => {
  test('has its parts where the registry looks for them', async () => {
    expect((await loadRules(id)).id).toBe(id)
    expect(await loadKnowledge(id)).toHaveProperty('evaluate')
    expect(Object.keys(await loadTexts(id))).toEqual(LANGUAGES)
  })

  test('is at hand with all others', async () => {
    expect(gameOf(id)).toBe(await loadRules(id))
    expect(knowledgeOf(id)).toBe(await loadKnowledge(id))
    expect(games).toHaveLength(GAMES.length)
  })
})

test('a game that nobody knows has no rules, and bots know nothing of it', () => {
  expect(gameOf('no-such-game')).toBeUndefined()
  expect(knowledgeOf('no-such-game').features).toEqual([])
})
