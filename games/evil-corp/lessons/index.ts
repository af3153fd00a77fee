/** A first game: a Day, a Night, and the morning after. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }

export default lessonsOf(lessons)
