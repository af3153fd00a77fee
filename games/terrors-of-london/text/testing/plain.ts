/** What no text a player reads may contain. */
import { flawsBesides } from '../../../testing/texts.ts'
import { boxOf, STANDARD } from '../../content/box.ts'

const { cards, overlords } = boxOf({ content: STANDARD }).file
const IDS = [...cards, ...overlords].flatMap(({ id }) => (id.includes('-') ? [id] : []))

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsBesides(new RegExp(['\\bTL-[A-Z]|-\\d', '\\b[a-z]+[A-Z][a-z]', ...IDS].join('|')))
