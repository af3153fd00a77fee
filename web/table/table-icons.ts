/** The icons beyond the hall itself: loaded with the first table or dialog that needs them. */
import { addIcons } from '@duskhall/ui'
import { icons } from './generated/icons.ts'

addIcons(icons)
