/** Beside the map: what the question is about at working size. A tray to aim at, the turn of a tower, or what can be chosen. */

import { isSmall } from '@duskhall/ui'
import { trayToShow } from './aimed.ts'
import { Choices, hasChoices } from './Choices.tsx'
import { Mine } from './Mine.tsx'
import { type Fold, Outlook } from './Outlook.tsx'
import { BelowPartner } from './Partner.tsx'
import { isTurning } from './reach.ts'
import { StepPanel } from './round/StepPanel.tsx'
import { type Desk, useDesk } from './seat.tsx'
import { Turning } from './Turning.tsx'
import { WorkingTray } from './WorkingTray.tsx'

/** Nothing is aimed at or chosen: what the advance would do is shown. */
export function isOutlook(desk: Desk): boolean {
  const { watching, asked, arrangement } = desk
  if (watching || (asked && isTurning(asked)) || hasChoices(desk) || trayToShow(desk)) return false
  return !((asked?.do === 'activation' || asked?.do === 'act') && isSmall(arrangement))
}

/** `fold`: the forecast is a line that opens; what it is not given where it has room. */
export function Aim({ fold }: { readonly fold: Fold | null }) {
  const desk = useDesk()
  const tray = trayToShow(desk)
  if (desk.watching) return <StepPanel />
  if (desk.asked && isTurning(desk.asked)) return <Turning />
  if (hasChoices(desk)) return <Choices />
  if (isOutlook(desk))
    return isSmall(desk.arrangement) ? (
      <BelowPartner>
        <Outlook fold={fold} />
      </BelowPartner>
    ) : (
      <Outlook fold={null} />
    )
  return tray ? <WorkingTray tray={tray} /> : <Mine />
}
