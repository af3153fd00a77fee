/** What a game's knowledge is made of: fitted weights and nets, and how answers are chosen by their scores. */
export * from './choice.ts'
export * from './linear.ts'
export * from './net.ts'
export * from './once.ts'
export * from './taste.ts'
export * from './weights.ts'
