/** The scenario editor of Kingdom Rush, as the page knows it. */
import { addIcons, type RoomModule } from '@duskhall/ui'
import { icons } from '../../board/generated/icons.ts'
import { Room } from './Room.tsx'

addIcons(icons)

const room: RoomModule = { Room }

export default room
