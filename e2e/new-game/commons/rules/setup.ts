/** COM-SETUP1: stones for everybody, and a wall as high as there are hands. */
import { emptyTable, push, type Setup, shuffle } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'
import type { Commons, Options } from '../state.ts'

export function setup({ seats, options, content, rng }: Setup<Options>): Commons {
  const { file, entries } = boxOf({ content })
  const given = file.setup[seats - 1] ?? { stones: 1, height: 1 }
  const { weather, helpers } = options
  const s: Commons = {
    ...emptyTable({ seats, content, rng }),
    options,
    height: Math.max(1, given.height + (weather === 'rain' ? 1 : 0) - (helpers.includes('mortar') ? 1 : 0)),
    stones: [],
    wall: file.places.map(() => []),
    box: entries.map((_, stone) => stone),
  }
  shuffle(s, s.box)
  const each = given.stones + (helpers.includes('cart') ? 1 : 0)
  s.stones = Array.from({ length: seats }, () => s.box.splice(0, each))
  const [ready, held] = [s.stones.map(() => false), s.stones.map(() => null)]
  push(s, { do: 'labour', ready, held }, { do: 'night' })
  return s
}
