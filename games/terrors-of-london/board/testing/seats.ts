/** Who sits at a table of a test. */
import { type SeatInfo, SHAPES } from '@duskhall/ui'

const NAMES = ['Nora', 'Vex']

export function seatsFor(you: number): SeatInfo[] {
  return NAMES.map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    shape: SHAPES[seat] ?? 'disc',
    colour: `var(--p${seat + 1})`,
    icon: 'top-hat',
    you: seat === you,
  }))
}
