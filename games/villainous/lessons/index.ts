/** A first game: three turns as Gaston, until the cards that win are in hand. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }

export default lessonsOf(lessons)
