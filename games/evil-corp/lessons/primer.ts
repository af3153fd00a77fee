/** The game in one page. */
import { primerOf } from '@duskhall/ui'
import primer from './primer.json' with { type: 'json' }

export default primerOf(primer)
