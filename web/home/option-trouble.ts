/** What stands between the options of a form and a table: found by the same check that the table makes. */
import { DuskhallError, type Game, tableOptions } from '@duskhall/kernel'

export interface OptionTrouble {
  readonly option: string
  /** Why it does not go with the others, as a key of its texts; null where it is not complete by itself. */
  readonly clash: string | null
}

export function troubleIn(
  game: Pick<Game, 'options' | 'clash'>,
  seats: number,
  values: unknown,
): OptionTrouble | null {
  try {
    tableOptions(game, seats, values)
    return null
  } catch (error) {
    if (!(error instanceof DuskhallError)) throw error
    const { problem } = error
    if (problem.code === 'options-clash') return { option: problem.facts.option, clash: problem.facts.reason }
    if (problem.code === 'option-value') return { option: problem.facts.option, clash: null }
    throw error
  }
}
