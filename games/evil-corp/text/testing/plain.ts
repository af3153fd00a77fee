/** What no text of Evil Corp. may contain. */
import { flawsIn, type Never } from '../../../kit/text/testing/flaws.ts'
import { boxOf, STANDARD } from '../../content/box.ts'

const { tiles, demons } = boxOf({ content: STANDARD })
export const IDS = [...tiles, ...demons].map(({ id }) => id)

/** What the rulebook calls otherwise, and so do the rules of this table. */
export const TERMS: Never = {
  en: /\bcrowns?\b|\bmarket bag|\brivals?\b|\bpurses?\b|\bcamp bag|\bpartners?\b|turn(s|ed)? (over|inactive)|\b(the|your|owner's) discard\b(?! pile| is itself| comes after)|(?<!Demonic )\bPortals?\b/i,
  fr: /couronne|\bButin|\b\d+ or\b|\bmagie\b|\bpas de conquête|\btu(er|ez|ée?s?)\b|partenaire|\brivale?s?\b|\bPortail\b(?! Démoniaque)|\p{L} Manches?\b|Pierre de pouvoir|\bdémons?\b|\bgard\p{L}+ (pour|cette) (la )?[Nn]uit/u,
  labels: ['Portal', 'Portail'],
}

/** Words that stand on no tile, and shorthand that only the rulebook explains. */
const SHORTHAND: Never = {
  en: /captain|quartermaster|lone fighter|\bto go\b|leave them alone|whose power is used|in reach|change nothing now\. It|opened together|in hand\b/,
  fr: /capitaine|intendant|solitaire|\b[Ee]ncore \d+\.|\bcases?\b|(à|de votre) portée|\ben main\b|^(Coût|Prix)\b|\bVous seul\b/,
}

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('EC', IDS, TERMS, SHORTHAND)
