/** The verbs that several Villains use; a verb of one Villain lives in its folder. */
import type { Verb } from '../verb.ts'
import { defeatVerb, moveHeroes } from './heroes.ts'
import { draw, gain, reshuffle, reshuffleFate } from './plain.ts'
import { either, findAndPlay, perform, playFromFateDiscard } from './playing.ts'

export const sharedVerbs: readonly Verb[] = [
  perform,
  either,
  gain,
  draw,
  reshuffle,
  reshuffleFate,
  defeatVerb,
  moveHeroes,
  findAndPlay,
  playFromFateDiscard,
]
