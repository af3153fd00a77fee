import { EMPTY, HIDDEN } from '@duskhall/kernel'
import { tellWholeGames } from '../../kit/text/testing/playouts.ts'
import { loadContent } from '../content/box.ts'
import standardFile from '../content/terrors-of-london.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import type { Options } from '../state.ts'
import { en } from './en/index.ts'
import { faceAt, spotOf } from './facts.ts'
import { texts } from './index.ts'
import { flaw } from './testing/plain.ts'

const OTHER_RULINGS: Partial<Options> = {
  influence: 'baseCoin',
  rage: 'powerOrRegeneration',
  sacrificeGain: 'coin',
  keywordsOptional: true,
  fatalCosts: false,
  opening: 'balanced',
}

/** Two Overlords of one faction, Triggered abilities that need an order, and looks into every pile. */
function otherBox(): string {
  const file = structuredClone(standardFile)
  const azazael = file.overlords.find(({ id }) => id === 'azazael')
  Object.assign(azazael ?? {}, { faction: 'undead' })
  for (const id of ['cultist', 'fanatic']) {
    const card = file.cards.find((entry) => entry.id === id)
    const trigger = { on: { event: 'playMonster' }, limit: 2, effects: [{ op: 'curse' }] }
    Object.assign(card ?? {}, { triggered: trigger })
  }
  const piles = ['opponent', 'market', 'acolytes'] as const
  for (const [at, id] of ['fortune-teller', 'ghoul', 'pickpocket'].entries()) {
    const look = { op: 'lookAtTop', n: 3, take: 1, pile: piles[at] }
    Object.assign(file.cards.find((entry) => entry.id === id) ?? {}, { unique: [look] })
  }
  return loadContent(file)
}

tellWholeGames({
  game: terrorsOfLondon,
  texts,
  pack: en,
  flaw,
  games: [
    { seats: 2, options: {} },
    { seats: 2, options: OTHER_RULINGS },
    { seats: 2, options: {}, content: otherBox() },
  ],
  mostMoves: 300,
  /** Everybody has already bought half the Market, so that every card comes up. */
  enrich: (s) => {
    if (s.turn !== 1 || s.market.length <= 50) return
    for (const [at, card] of s.market.splice(0, 44).entries()) s.players[at % 2]?.draw.push(card)
  },
  isLively: (move) => move.do !== 'attack' && move.do !== 'pass' && move.do !== 'decline',
  /** Copies of a card in a hand or a pile are the same to everybody; in play each has a name of its own. */
  key: (s, move) => {
    if (!('card' in move)) return JSON.stringify(move)
    const { place } = spotOf(s, move.card)
    const inPile = ['hand', 'discard', 'draw', 'elsewhere'].includes(place)
    return inPile ? `${move.do} ${faceAt(s, move.card)?.id} ${place}` : JSON.stringify(move)
  },
  pieces: (text, telling) => {
    const { players, street, removed, turn } = telling.state
    if (turn === 0) return []
    const piles = players.flatMap(({ hand, area, relics, discard }) => [hand, area, relics, discard])
    const cards = [...piles, street, removed].flat().filter((card) => card !== EMPTY)
    const pieces = cards.flatMap((card) => [text.piece(card, telling), text.spoken(card, telling)])
    const overlords = [text.overlord(0, telling), text.overlord(1, telling)]
    return [...pieces, text.piece(HIDDEN, telling), text.pool(telling), ...overlords]
  },
})
