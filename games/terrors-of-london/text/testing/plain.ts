/** What no text of Terrors of London may contain. */
import { flawsIn } from '../../../kit/text/testing/flaws.ts'
import { boxOf, STANDARD } from '../../content/box.ts'

const { cards, overlords } = boxOf({ content: STANDARD }).file
export const IDS = [...cards, ...overlords].map(({ id }) => id)

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('TL', IDS)
