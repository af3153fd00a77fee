/** French: who works for the company. Names fit a tile (24 characters); job titles are flavour, never rules. */
import { cardsIn } from '../../../kit/text/index.ts'
import file from '../tiles.json' with { type: 'json' }

export const tiles = cardsIn(file.tiles, 'fr')
export const demons = cardsIn(file.demons, 'fr')
