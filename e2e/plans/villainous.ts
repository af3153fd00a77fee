/** Villainous by ear: go where Power is gained and cards are played, use every action there, and play what is dear. */
import type { Thing } from '../ears.ts'
import { DECLINES, ENDS, number, type Plan, type Sense } from './plan.ts'

const READY = /(can be used now|utilisable maintenant)$/
const power = (name: string) => number(name, /(?:Gain|Gagner) (\d+)/)
/** Only looked at. */
const LOOKS = /^(Look at|Back to your Realm|Close|Regarder|Retour à votre Royaume|Fermer)/
const MOVES = /to another location|un autre lieu/
const PLAYS = /Play a Card|Jouer une carte/g

export const villainous: Plan = {
  promise({ name, role }: Thing, { question }: Sense) {
    if (ENDS.test(name)) return -2
    if (DECLINES.test(name)) return -1
    if (READY.test(name)) return 20 + power(name) + (name.match(PLAYS) ? -1 : 0)
    if (LOOKS.test(name)) return -3
    if (MOVES.test(question)) return 10 + 2 * power(name) + 2 * [...name.matchAll(PLAYS)].length
    return 5 + (role === 'option' ? number(name, /(?:costs|coûte) (\d+)/) : 0)
  },
}
