/**
 * What a net makes of a turn that begins, through the eyes of the player whose turn it is: what both players have, and
 * which cards, since no list of traits says all that a card is good for. The numbers of copies are read off the names of the
 * cards; one that the net was not fitted to is seen by its traits alone.
 */
import { oncePerBox, readNet } from '@duskhall/bots/knowledge'
import type { Foresight, Seat } from '@duskhall/kernel'
import { boxOf, content, type Face } from '../content/box.ts'
import { type Card, opponentOf, playerOf, type TerrorsOfLondon } from '../state.ts'
import fitted from './net.json' with { type: 'json' }
import { isFresh, LASTING, rowsOf } from './player-rows.ts'

const { faces } = boxOf({ content: content.standard })

function namesOf(place: string, holds: (face: Face) => boolean): string[] {
  return [...new Set(faces.filter(holds).map(({ id }) => `${place}: ${id}`))]
}

const isRelic = ({ type }: Face) => type === 'relic'

const INPUTS = [
  ...LASTING.map((name) => `own ${name}`),
  ...LASTING.map((name) => `their ${name}`),
  'turns',
  ...namesOf('own deck', () => true),
  ...namesOf('own relics', isRelic),
  ...namesOf('their deck', () => true),
  ...namesOf('their relics', isRelic),
  ...namesOf('street', ({ group }) => group === 'market'),
]

const THEIRS = LASTING.length
const TURN = 2 * LASTING.length
const TURNS = 10

const input = new Map(INPUTS.map((name, at) => [name, at]))

/** By card: where it is counted; below 0 where the net does not know it. */
const places = oncePerBox(boxOf, ({ faces: cards }) => {
  const at = (place: string) => cards.map(({ id }) => input.get(`${place}: ${id}`) ?? -1)
  return {
    decks: [at('own deck'), at('their deck')] as const,
    relics: [at('own relics'), at('their relics')] as const,
    street: at('street'),
  }
})

function count(cards: readonly Card[], at: readonly number[], out: Float64Array): void {
  for (let i = 0; i < cards.length; i++) {
    const place = at[cards[i] as Card] ?? -1
    if (place >= 0) out[place] = (out[place] as number) + 1
  }
}

function countPlayer(s: TerrorsOfLondon, seat: Seat, side: 0 | 1, out: Float64Array): void {
  const { decks, relics } = places(s)
  const player = playerOf(s, seat)
  for (const cards of [player.draw, player.discard, player.hand, player.area]) count(cards, decks[side], out)
  count(player.relics, relics[side], out)
}

const net = readNet(fitted, INPUTS)
const measured = new Float64Array(INPUTS.length)

export const foresight: Foresight<TerrorsOfLondon> = {
  inputs: INPUTS,

  eyes: (s) => (isFresh(s) ? s.active : null),

  measure(s, out) {
    const rows = rowsOf(s)
    const own = rows[s.active] as Float64Array
    const theirs = rows[opponentOf(s.active)] as Float64Array
    out.fill(0)
    for (let i = 0; i < LASTING.length; i++) {
      out[i] = own[i] as number
      out[THEIRS + i] = theirs[i] as number
    }
    out[TURN] = s.turn / TURNS
    countPlayer(s, s.active, 0, out)
    countPlayer(s, opponentOf(s.active), 1, out)
    count(s.street, places(s).street, out)
  },

  chances(s, out) {
    this.measure(s, measured)
    const chance = net.chance(measured)
    out[s.active] = chance
    out[opponentOf(s.active)] = 1 - chance
  },
}
