/** The picture of every tile and demon; somebody of another content file is a monster without one of its own. */
import { portraitsIn } from '@duskhall/ui'
import portraits from './portraits.json' with { type: 'json' }

export const portraitOf = portraitsIn(portraits, 'imp-laugh')
