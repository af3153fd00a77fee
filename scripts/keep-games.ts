// npm run keep-games [name …]: plays the games of games/kingdom-rush/fixtures anew, each until one ends by the rule it is
// kept for. For after a change of cards or rules: their records then lead elsewhere, and the tests say so.

import { writeFileSync } from 'node:fs'
import { botOf, playBout } from '@duskhall/bots'
import { gameOf, knowledgeOf } from '@duskhall/games'
import { KEPT_GAMES, type KeptGame } from '@duskhall/games/kingdom-rush/rules/testing/kept-games.ts'
import { type Game, seedFrom, writeRecord } from '@duskhall/kernel'

const MOST_TRIES = 400
const ID = 'kingdom-rush'
const game = gameOf(ID) as Game

/** The first game that ends so; the same words give the same games. */
function playedFor({ name, seats, rule, options }: KeptGame): string | null {
  const bots = Array.from({ length: seats }, () => botOf('greedy'))
  for (let index = 0; index < MOST_TRIES; index++) {
    const seed = seedFrom('kept', name, index)
    const { record, state } = playBout({ game, knowledge: knowledgeOf(ID), bots, seed, options })
    if (state.outcome?.rule === rule) return writeRecord({ game, record, state, before: null }, false)
  }
  return null
}

const wanted = process.argv.slice(2)
for (const kept of KEPT_GAMES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const record = playedFor(kept)
  if (record === null) {
    console.error(`${kept.name}: none of ${MOST_TRIES} games ends by ${kept.rule}.`)
    process.exitCode = 1
  } else {
    writeFileSync(new URL(`../games/${ID}/fixtures/${kept.name}.json`, import.meta.url), record)
    console.log(`${kept.name}: kept.`)
  }
}
