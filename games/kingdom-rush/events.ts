/** Everything that can be told about a game of Kingdom Rush. Numbers; the texts add words. */

export type KingdomRushEvent = {
  e: 'dealt'
  scenario: number
  level: number
  hearts: number
  diamonds: number
}
