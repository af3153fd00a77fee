/** What no text of Evil Corp. may contain. */
import { flawsIn } from '../../../kit/text/testing/flaws.ts'
import { boxOf, STANDARD } from '../../content/box.ts'

const { tiles, demons } = boxOf({ content: STANDARD })
export const IDS = [...tiles, ...demons].map(({ id }) => id)

/** The text with what is wrong about it; null when nothing is. */
export const flaw = flawsIn('EC', IDS)
