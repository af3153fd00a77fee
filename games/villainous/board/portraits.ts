/** The picture of every card. */
import { portraitsIn } from '@duskhall/ui'
import portraits from './portraits.json' with { type: 'json' }

export const portraitOf = portraitsIn(portraits, 'person')
