import { readEveryScreen } from './screens.ts'
import { DESKTOP } from './visitor.ts'

readEveryScreen({ language: 'en', viewport: DESKTOP })
