export type * from './board.ts'
