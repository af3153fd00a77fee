/** What speaks for a hint, in words: a clause for each motive of the evaluation. */
import type { Language, Reader, Shift } from '@duskhall/kernel'
import type { MotiveId } from '../bot/motives.ts'
import type { EvilCorp, VillageNo } from '../state.ts'
import { reasons as en } from './en/reasons.ts'
import { reasons as fr } from './fr/reasons.ts'
import { texts } from './index.ts'
import type { Counted, ReasonWords } from './reason-words.ts'
import type { VillageFacts } from './told.ts'

export const words: { readonly [L in Language]: ReasonWords } = { en, fr }

export function reasonsIn(state: EvilCorp, reader: Reader, lang: Language) {
  const { plain, unsure, unsureLoss, gain, loss, deeds: _, ...sentences } = words[lang]
  const village = (number: VillageNo) => texts[lang].where(number, { ...reader, state })
  const told = (shift: Shift, counted: Counted, sort: 'gain' | 'loss') => {
    const id = shift.motive as MotiveId
    switch (id) {
      case 'token': {
        const at = mostGained(shift.from, shift.to)
        return at === null ? null : counted.token(village(at.place))
      }
      case 'village':
        return villageTold(shift, state.villages.length, counted, village)
      case 'purse':
        return purseTold(shift, counted)
      default:
        return plain[id][sort]
    }
  }
  return {
    ...sentences,
    gain: (shift: Shift) => told(shift, gain, 'gain'),
    unsure: (shift: Shift) => unsure[shift.motive as MotiveId] ?? null,
    fact: (shift: Shift) => (shift.motive in plain ? null : told(shift, gain, 'gain')),
    loss: (shift: Shift) => told(shift, loss, 'loss') ?? unsureLoss[shift.motive as MotiveId] ?? null,
  }
}

type Numbers = Shift['from']

/** Of the numbers that are known the one that grows most; null where none does. */
function mostGained(from: Numbers, to: Numbers): { readonly place: number; readonly to: number } | null {
  let found: { place: number; to: number } | null = null
  let most = 0
  for (const [place, after] of to.entries()) {
    const before = from[place] ?? null
    if (after === null || before === null || after - before <= most) continue
    most = after - before
    found = { place, to: after }
  }
  return found
}

/** First the leads by village, then the steps of tonight. */
function villageTold(
  { from, to }: Shift,
  villages: number,
  counted: Counted,
  village: (number: VillageNo) => VillageFacts,
): string | null {
  const steps = mostGained(from.slice(villages), to.slice(villages))
  if (steps) return counted.steps(village(steps.place), steps.to)
  const lead = mostGained(from.slice(0, villages), to.slice(0, villages))
  return lead && counted.lead(village(lead.place), lead.to, from[lead.place] ?? 0)
}

function purseTold({ from, to }: Shift, counted: Counted): string | null {
  const [gold, magicGold] = [0, 1].map((at) => Math.max(0, (to[at] ?? 0) - (from[at] ?? 0)))
  return gold || magicGold ? counted.purse(gold ?? 0, magicGold ?? 0) : null
}
