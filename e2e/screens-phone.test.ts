import { readEveryScreen } from './screens.ts'
import { PHONE } from './visitor.ts'

// French is the longer language, so it gets the small sizes.
readEveryScreen({ language: 'fr', viewport: PHONE })
