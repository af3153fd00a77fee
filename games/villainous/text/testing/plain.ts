/** What no text of Villainous may contain. */
import { flawsIn, type Never } from '../../../kit/text/testing/flaws.ts'
import { boxOf } from '../../content/box.ts'
import { content } from '../../content/shelf.ts'

const { villains } = boxOf({ content: content.standard }).file
export const CARDS = villains.flatMap(({ villainDeck, fateDeck }) => [...villainDeck, ...fateDeck])
export const IDS = CARDS.map(({ id }) => id)
const PLACES = villains.flatMap(({ id, locations }) => [id, ...locations.map((location) => location.id)])

/** What the rulebook calls otherwise, or what is called in two ways. */
export const TERMS: Never = {
  en: /’|\bDestiny\b|\bopposing\b|\brival\b/,
  fr: /’|\bDestin\b|\bEffets?\b|[Ii]cônes?\b|\bVainc|\b[àde]{1,2} les? \p{Lu}|\bde Les? |\bà Les? /u,
}

/** Within a sentence a name gives up the capital of its article: "the Prince", « le Seigneur des Ténèbres ». */
const SENTENCES: Never = {
  en: new RegExp(`${TERMS.en.source}|[a-z,] The \\p{Lu}`, 'u'),
  fr: new RegExp(`${TERMS.fr.source}|[\\p{Ll},] (?:Les?|La) \\p{Lu}`, 'u'),
}

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('VD', [...IDS, ...PLACES], SENTENCES)
