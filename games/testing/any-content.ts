/** Plays games with content files made up at random: what a loader takes must never make a rule throw. */
import { anyOf, type Game, int, type RngState, refusals, rngFrom, seedFrom } from '@duskhall/kernel'
import { bySort, randomGame } from './random-game.ts'

/** Answers after which a random game is left alone. */
const LONG = 1500

/** Which of the files the loader takes; each of them has been played at a table with options drawn at random. */
export function playAnyContent(game: Game, count: number, make: (r: RngState) => unknown): number {
  let taken = 0
  for (let at = 0; at < count; at++) {
    const r = rngFrom(seedFrom('any content', game.id, at))
    const content = loaded(game, make(r))
    if (content === null) continue
    taken++
    const seats = game.seats.min + int(r, game.seats.max - game.seats.min + 1)
    const course = { seats, at, content, options: anyOptions(game, r), choose: bySort }
    let answers = 0
    for (const { before, seat } of randomGame(game, course)) {
      refusals(game, before, seat)
      if (++answers === LONG) break
    }
  }
  return taken
}

function loaded(game: Game, file: unknown): string | null {
  try {
    return game.content.load(file)
  } catch {
    return null
  }
}

function anyOptions(game: Game, r: RngState): { [name: string]: unknown } {
  const options: { [name: string]: unknown } = {}
  for (const [name, field] of Object.entries(game.options)) {
    if (field.kind === 'flag') options[name] = int(r, 2) === 0
    else if (field.kind === 'choice' && !field.fits) options[name] = anyOf(r, field.values)
  }
  return options
}
