/** What no text of Kingdom Rush may contain. */
import { flawsIn, type Never } from '../../../kit/text/testing/flaws.ts'
import { boxOf, content } from '../../content/box.ts'

const { file } = boxOf({ content: content.standard })

/** Everything with a name of its own, once each. */
export const NAMED = [
  ...file.towers,
  ...file.heroes,
  ...file.heroes.flatMap(({ abilities }) => abilities),
  ...file.spells,
  ...file.enemies,
]
export const IDS = NAMED.map(({ id }) => id)
const CARDS = [...file.hordes, ...file.bosses.flatMap(({ life, actions }) => [...life, ...actions])].map(
  ({ id }) => id,
)
const SCENARIOS = file.scenarios.map(({ id }) => id)

/** What the rulebook calls otherwise, or what is called in two ways. */
export const TERMS: Never = {
  en: /’|\bgems?\b|\bturrets?\b|[a-z,] Enem(?:y|ies)\b|\bExit [a-z]|(?:\ba|^A) (?=[aeio])/,
  fr: /’|[Gg]emmes?|[\p{Ll},] Ennemi|\bSanté\b|(?<!\p{L})(?:de|à) les? (?=\p{Lu})|(?<!\p{L})que (?=[AEIOU])/u,
}

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('KR', [...IDS, ...CARDS, ...SCENARIOS], TERMS)
