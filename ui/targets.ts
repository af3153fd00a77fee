/** Which thing of the table answers: by move its name. A move that is missing here has no place there. */
import type { Move } from '@duskhall/kernel'

type Targets<M extends Move> = {
  readonly [Do in M['do']]?: (move: Extract<M, { readonly do: Do }>) => string
}

export function targetsBy<M extends Move>(targets: Targets<M>): (move: M) => string {
  return (move) => targets[move.do as M['do']]?.(move as never) ?? move.do
}
