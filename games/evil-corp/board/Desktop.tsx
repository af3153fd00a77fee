/** The wide layout: one screen without scrolling. */
import { usePiles } from '@duskhall/ui'
import css from './Board.module.css'
import { Hand } from './Hand.tsx'
import { Me, MyPiles } from './Mine.tsx'
import { NightSheet, useNight } from './Night.tsx'
import { Office } from './Office.tsx'
import { PilePanel } from './PilePanel.tsx'
import { Players } from './Players.tsx'
import { useDesk } from './seat.tsx'
import { villagesFrom } from './seen.ts'
import { Village } from './Village.tsx'
import { VillageStrip } from './VillageStrip.tsx'

export function Desktop() {
  const { shown } = usePiles()
  const { s, chair, view } = useDesk()
  const night = useNight()
  const { near, far } = villagesFrom(s, chair)
  const [left, ...right] = near
  return (
    <div className={css.table} data-night={night ? '' : undefined}>
      <Players />
      {far.map((village) => (
        <VillageStrip key={village} village={village} />
      ))}
      <div className={css.boards}>
        {night && <NightSheet />}
        {left !== undefined && <Village village={left} />}
        {shown ? <PilePanel pile={shown} /> : <Office />}
        {right.map((village) => (
          <Village key={village} village={village} />
        ))}
      </div>
      {view.seat < 0 ? (
        <Hand />
      ) : (
        <div className={css.bottom}>
          <Me />
          <Hand />
          <MyPiles />
        </div>
      )}
    </div>
  )
}
