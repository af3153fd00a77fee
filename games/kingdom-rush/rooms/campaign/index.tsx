/** The campaign: the ten scenarios in their order, what they have opened, and what is still to win. */
import type { RoomModule } from '@duskhall/ui'
import { CampaignRoom } from './CampaignRoom.tsx'
import { next } from './next.ts'

export default { Room: CampaignRoom, next } satisfies RoomModule
