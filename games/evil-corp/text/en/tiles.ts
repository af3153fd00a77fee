/** English: who works for the company. Names fit a tile (24 characters); job titles are flavour, never rules. */
import { cardsIn } from '../../../kit/text/index.ts'
import file from '../tiles.json' with { type: 'json' }

export const tiles = cardsIn(file.tiles, 'en')
export const demons = cardsIn(file.demons, 'en')
