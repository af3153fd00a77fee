/** Kingdom Rush by ear: towers look where a Horde is in range, their tiles lie as they are offered, and diamonds are spent. */
import type { Thing } from '../ears.ts'
import { NEVER, number, type Plan } from './plan.ts'

const ENDS = /^(Ready|J'ai fini)$/
/** Turns and moves what is looked at, and answers nothing. */
const LOOKS = /^(Larger|Smaller|Agrandir|Réduire|Next place|Place suivante|(Turn|Flip|Tourner|Retourner)$)/
const BUILDS = /^(Build|Construire)/
const IN_RANGE = /, (\d+) (?:trays? in range|plateaux? à portée)/
const REACHES = /(?:reaches|atteint) (?!nothing|rien)/
const PLACES = /^(Place|Placer)\b/

function promise({ name }: Thing): number {
  if (LOOKS.test(name)) return NEVER
  if (ENDS.test(name)) return 1
  if (PLACES.test(name)) return 50
  if (REACHES.test(name)) return 40
  if (BUILDS.test(name)) return 30
  // Towers that look at nothing, too: somebody has to answer.
  return 10 + number(name, IN_RANGE)
}

export const kingdomRush: Plan = {
  promise,
  beside: /^(Advance forecast|Prévision de l'avancée)/,
}
