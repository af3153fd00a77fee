/** Beside the map: what the question is about at working size. A tray to aim at, the turn of a tower, or what can be chosen. */

import { isSmall } from '@duskhall/ui'
import { trayToShow } from './aimed.ts'
import { Choices, hasChoices } from './Choices.tsx'
import { Mine } from './Mine.tsx'
import { Outlook } from './Outlook.tsx'
import { BelowPartner } from './Partner.tsx'
import { isTurning } from './reach.ts'
import { StepPanel } from './round/StepPanel.tsx'
import { useDesk } from './seat.tsx'
import { Turning } from './Turning.tsx'
import { WorkingTray } from './WorkingTray.tsx'

export function Aim() {
  const desk = useDesk()
  const tray = trayToShow(desk)
  if (desk.watching) return <StepPanel />
  if (desk.asked && isTurning(desk.asked)) return <Turning />
  if (hasChoices(desk)) return <Choices />
  if ((desk.asked?.do === 'activation' || desk.asked?.do === 'act') && isSmall(desk.arrangement))
    return <Mine />
  if (tray) return <WorkingTray tray={tray} />
  return isSmall(desk.arrangement) ? (
    <BelowPartner>
      <Outlook />
    </BelowPartner>
  ) : (
    <Outlook />
  )
}
