/** The kit of words: what the texts of every game are made with. Grammar is in en.ts and fr.ts. */
export { type CardTexts, inTables, nameOf } from './cards.ts'
export {
  ask,
  type EventTexts,
  type Measured,
  type MeasuredTexts,
  type MoveTexts,
  type Pack,
  type QuestionTexts,
  type Subject,
  type Teller,
} from './pack.ts'
export { capital, countEach, letter, lowered, sentence, type Who, whoAt } from './phrase.ts'
export { cardsIn, glossaryIn, optionsIn } from './rows.ts'
export { gameTexts } from './texts.ts'
