/** A first game: three turns as Gaston, until the cards that win are in hand. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }
import { most } from './worth.ts'

export default lessonsOf(lessons, { most })
