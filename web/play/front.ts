/** Who sits in front of the screen, where one screen is all there is. */
import { type Game, hasSecrets, type Match, type Seat, waited } from '@duskhall/kernel'

/** Whoever is there first: a person who is waited for, or anybody. */
export function firstInFront(game: Game, { state }: Match, people: readonly Seat[]): Seat {
  return waited(game, state).find((seat) => people.includes(seat)) ?? people[0] ?? 0
}

/** Several people look at one screen, and one may not see what another holds. */
export function needsCurtain(game: Game, { state }: Match, people: readonly Seat[]): boolean {
  return people.length > 1 && hasSecrets(game, state)
}

interface Asked {
  /** Who is waited for, bots too. */
  readonly waits: readonly Seat[]
  /** The people who may answer. */
  readonly mayAnswer: readonly Seat[]
  /** Whether it was the seat in front that has just answered. */
  readonly answered: boolean
}

/** Who comes to the front: whoever sits there while they may answer; after an own answer, who is waited for. */
export function frontAfter(seat: Seat, people: readonly Seat[], { waits, mayAnswer, answered }: Asked): Seat {
  if (waits.includes(seat) || (!answered && mayAnswer.includes(seat))) return seat
  const next = waits.find((of) => people.includes(of))
  return next ?? (mayAnswer.includes(seat) ? seat : (mayAnswer[0] ?? seat))
}
