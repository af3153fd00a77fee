/** A first game: three turns with Fenris, from a first Coin to a horde. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }

export default lessonsOf(lessons)
