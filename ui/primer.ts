/** The game in one page: a few parts, each of a few sentences, with the things they speak of (`games/<id>/lessons/primer.ts`). */
import { type Language, spaced } from '@duskhall/kernel'

export interface PrimerPart {
  readonly heading: { readonly [L in Language]: string }
  readonly points: readonly { readonly [L in Language]: string }[]
  /** Words of the glossary that have a picture: "group.term". */
  readonly shows?: readonly string[]
  /** Cards of the box, by their id. */
  readonly cards?: readonly string[]
}

/** The parts of a data file; whoever writes French types plain spaces. */
export function primerOf(data: readonly PrimerPart[]): readonly PrimerPart[] {
  const typeset = (words: { readonly [L in Language]: string }) => ({ ...words, fr: spaced(words.fr) })
  return data.map(({ heading, points, ...shown }) => ({
    ...shown,
    heading: typeset(heading),
    points: points.map(typeset),
  }))
}
