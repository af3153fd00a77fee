/** The guided start of each scenario: what it brings that is new, at the moment at which it can be tried. */
import { lessonsOf } from '@duskhall/ui'
import lessons from './lessons.json' with { type: 'json' }
import { closest, handed, idle, reach } from './worth.ts'

export default lessonsOf(lessons, { closest, handed, idle, reach })
