/** Who sits at a table of a test. */
import { type SeatInfo, SHAPES } from '@duskhall/ui'

const NAMES = ['Nora', 'Vex', 'Igor', 'Ana']

export function seatsFor(count: number, you: number): SeatInfo[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    kind: 'person',
    shape: SHAPES[seat] ?? 'disc',
    colour: `var(--p${seat + 1})`,
    icon: 'imp-laugh',
    you: seat === you,
  }))
}
