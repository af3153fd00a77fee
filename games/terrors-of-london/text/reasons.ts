/** What speaks for a hint, in words: a clause for each motive of the evaluation. */
import { type Language, type Reader, type Seat, type Shift, seatName } from '@duskhall/kernel'
import type { MotiveId } from '../bot/motives.ts'
import { opponentOf } from '../state.ts'
import { reasons as en } from './en/reasons.ts'
import { reasons as fr } from './fr/reasons.ts'
import type { Both, ReasonWords } from './reason-words.ts'

export const words: { readonly [L in Language]: ReasonWords } = { en, fr }

export function reasonsIn(seat: Seat, reader: Reader, lang: Language) {
  const { wins, quiet, even, deeds: _, ...told } = words[lang]
  const rival = seatName(lang, opponentOf(seat), reader)
  const both = (shift: Shift): Both | null => {
    const id = shift.motive as MotiveId
    if (id === 'health') return healthTold(shift, rival, told)
    if (id !== 'coins') return told.plain[id]
    const more = grown(shift, 0)
    return more > 0 ? told.coins(more) : null
  }
  return {
    ...{ wins, quiet, even },
    gain: (shift: Shift) => both(shift)?.gain ?? null,
    fact(shift: Shift) {
      const words = shift.motive === 'health' || shift.motive === 'coins' ? both(shift) : null
      return words === told.race ? null : (words?.gain ?? null)
    },
    loss: (shift: Shift) => both(shift)?.loss ?? null,
  }
}

/** How much the number at this place has grown; 0 where it is not known. */
function grown({ from, to }: Shift, at: number): number {
  const [before = null, after = null] = [from[at], to[at]]
  return before === null || after === null ? 0 : after - before
}

type HealthWords = Pick<ReasonWords, 'struck' | 'healed' | 'power' | 'regeneration' | 'race'>

function healthTold(shift: Shift, rival: string, told: HealthWords): Both {
  const [struck, healed, power, regeneration] = [0, 1, 2, 3].map((at) => grown(shift, at))
  if (struck && struck < 0) return told.struck(rival, -struck, Math.max(0, shift.to[0] ?? 0))
  if (healed && healed > 0) return told.healed(healed)
  if (power && power > 0) return told.power(power)
  if (regeneration && regeneration > 0) return told.regeneration(regeneration)
  return told.race
}
