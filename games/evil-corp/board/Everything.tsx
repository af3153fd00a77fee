/** Where there is room, every board at once: side by side, or on a tablet the Office below the villages. */
import { Tabletop, usePiles } from '@duskhall/ui'
import css from './Board.module.css'
import { Hand } from './Hand.tsx'
import { Me, MyPiles } from './Mine.tsx'
import { useNight } from './Night.tsx'
import { Office } from './Office.tsx'
import { PilePanel } from './PilePanel.tsx'
import { Players } from './Players.tsx'
import { useDesk } from './seat.tsx'
import { villagesFrom } from './seen.ts'
import { Village } from './Village.tsx'
import { VillageStrip } from './VillageStrip.tsx'

export function Everything() {
  const { shown } = usePiles()
  const { s, chair, view, arrangement } = useDesk()
  const night = useNight()
  const { near, far } = villagesFrom(s, chair)
  const [left, ...right] = near
  const plays = view.seat >= 0
  return (
    <Tabletop
      arrangement={arrangement}
      className={css.table}
      night={night !== null}
      rivals={<Players />}
      mine={plays && <Me />}
      piles={plays && <MyPiles />}
      hand={<Hand />}
    >
      <div className={css.all}>
        {far.map((village) => (
          <VillageStrip key={village} village={village} />
        ))}
        <div className={css.boards}>
          {left !== undefined && <Village village={left} />}
          {shown ? <PilePanel pile={shown} /> : <Office />}
          {right.map((village) => (
            <Village key={village} village={village} />
          ))}
        </div>
      </div>
    </Tabletop>
  )
}
