/** A first game: three turns with Fenris, from a first Coin to a horde. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }
import { spare } from './worth.ts'

export default lessonsOf(lessons, { spare })
