/** What no text of Terrors of London may contain. */
import { flawsIn, type Never } from '../../../kit/text/testing/flaws.ts'
import { boxOf, STANDARD } from '../../content/box.ts'

const { cards, overlords } = boxOf({ content: STANDARD }).file
export const IDS = [...cards, ...overlords].map(({ id }) => id)

/** What the rulebook calls otherwise, or what is called in two ways. */
export const TERMS: Never = {
  en: /\bReserve\b|\bhaunting monster|\bArmor\b|\b(Haunt|Unite) tokens?\b/,
  fr: /\bpaquets?\b|[Zz]one de reliques|zone de Reliques|[Jj]etons? (Hanter|Unir)\b|la Fureur\b|face congédiée/,
}

/** Shorthand that a first game does not explain. */
const SHORTHAND: Never = {
  en: /\bto go\b|unspent are|use what you have|[Ll]inks? made|these 1 card|whichever/,
  fr: /\b[Ee]ncore \d+\.|non dépensés sont|\b[Ll]i(er|ez|ens?)\b|\bVous seul\b|monstres? hantés?/,
}

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('TL', IDS, TERMS, SHORTHAND)
