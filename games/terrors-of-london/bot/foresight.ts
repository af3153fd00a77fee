/** What a net makes of a turn that begins: what both players have, through the eyes of the one whose turn it is. */
import { readNet } from '@duskhall/bots/knowledge'
import type { Foresight } from '@duskhall/kernel'
import { opponentOf, type TerrorsOfLondon } from '../state.ts'
import fitted from './net.json' with { type: 'json' }
import { isFresh, LASTING, rowsOf } from './player-rows.ts'

const INPUTS = [...LASTING.map((name) => `own ${name}`), ...LASTING.map((name) => `their ${name}`), 'turns']

const TURNS = 10

const net = readNet(fitted, INPUTS)
const measured = new Float64Array(INPUTS.length)

export const foresight: Foresight<TerrorsOfLondon> = {
  inputs: INPUTS,

  eyes: (s) => (isFresh(s) ? s.active : null),

  measure(s, out) {
    const rows = rowsOf(s)
    const own = rows[s.active] as Float64Array
    const theirs = rows[opponentOf(s.active)] as Float64Array
    for (let i = 0; i < LASTING.length; i++) {
      out[i] = own[i] as number
      out[LASTING.length + i] = theirs[i] as number
    }
    out[2 * LASTING.length] = s.turn / TURNS
  },

  chances(s, out) {
    this.measure(s, measured)
    const chance = net.chance(measured)
    out[s.active] = chance
    out[opponentOf(s.active)] = 1 - chance
  },
}
