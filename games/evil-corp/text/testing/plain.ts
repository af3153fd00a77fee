/** What no text a player reads may contain. */
import { flawsBesides } from '../../../testing/texts.ts'

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsBesides(/\b(basic|blue|red|yellow|demon)-[a-z0-9]|\bEC-[A-Z]/)
