/** What speaks for a hint, in words: a clause for each motive of the evaluation. */
import { type Language, type Reader, type Shift, seatName } from '@duskhall/kernel'
import type { MotiveId, SortId } from '../bot/motives.ts'
import type { ReasonId } from '../villains/plan.ts'
import { reasons as en } from './en/reasons.ts'
import { reasons as fr } from './fr/reasons.ts'
import type { Both, ReasonWords } from './reason-words.ts'

export const words: { readonly [L in Language]: ReasonWords } = { en, fr }

export function reasonsIn(reader: Reader, lang: Language) {
  const { wins, quiet, even, deeds: _, ...told } = words[lang]
  const both = (shift: Shift): Both | null => {
    const [from = null] = shift.from
    const [to = null] = shift.to
    const more = from === null || to === null ? 0 : to - from
    const [sort = '', named] = shift.motive.split(' ')
    if (named) {
      // What depends on a card nobody has seen, or goes the other way, is told as its sort.
      const known = [...shift.from, ...shift.to].every((value) => value !== null)
      const isBetter = sort === 'hindrance' ? more < 0 : more > 0
      return known && isBetter ? told.named[named as ReasonId] : told.plain[sort as SortId]
    }
    const id = shift.motive as MotiveId
    switch (id) {
      case 'rival':
        return told.rival(seatName(lang, to ?? 0, reader))
      case 'power':
        return more > 0 && to !== null ? told.power(more, to) : null
      case 'heroes':
        return more < 0 ? told.heroesGone(-more) : told.plain.heroes
      case 'allies':
        return more > 0 ? told.strength(more) : told.plain.allies
      default:
        return told.plain[id]
    }
  }
  return {
    ...{ wins, quiet, even },
    gain: (shift: Shift) => both(shift)?.gain ?? null,
    fact(shift: Shift) {
      const [sort = '', named] = shift.motive.split(' ')
      const words = sort === 'rival' ? null : both(shift)
      return words === told.plain[(named ? sort : shift.motive) as SortId] ? null : (words?.gain ?? null)
    },
    loss: (shift: Shift) => both(shift)?.loss ?? null,
  }
}
