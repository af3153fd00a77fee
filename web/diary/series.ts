/** What each game is drawn with, by its place in the hall: never by colour alone. */
export interface Series {
  readonly id: string
  readonly title: string
  readonly colour: string
  readonly place: number
}
