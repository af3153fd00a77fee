/** English: the cards, by name and with a line of flavour. */
import { cardsIn } from '../../../kit/text/index.ts'
import file from '../cards.json' with { type: 'json' }

export const cards = cardsIn(file, 'en')
