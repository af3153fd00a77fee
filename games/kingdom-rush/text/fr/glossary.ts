/** French: the words of the game, each with what it means. */
import { glossaryIn } from '../../../kit/text/index.ts'
import file from '../glossary.json' with { type: 'json' }

export const { glossary, headings } = glossaryIn(file, 'fr')
