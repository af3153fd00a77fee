import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { botAt, personAt, seatsOf } from '../play/people.ts'
import { SeatSwitch } from './SeatSwitch.tsx'
import './table-icons.ts'

const seats = seatsOf([personAt(0, 'Nora'), botAt(1, 'regular'), personAt(2, '')], 2, 'en')

function buttons(plays?: (seat: number) => string | null): readonly (readonly (string | undefined)[])[] {
  const nothing = () => {}
  const html = renderToStaticMarkup(
    <SeatSwitch seats={seats} choices={[0, 2]} onSit={nothing} {...(plays && { plays })} />,
  )
  return [
    ...html.matchAll(/aria-pressed="(\w+)" aria-label="([^"]*)".*?<span class="[^"]*name[^"]*">([^<]*)/g),
  ].map((found) => found.slice(1))
}

test('says who can be in front of the screen, and who is', () => {
  expect(buttons()).toEqual([
    ['false', 'Nora', 'Nora'],
    ['true', 'Player 3', 'Player 3'],
  ])
})

test('shows whom each of them plays, where the game says so', () => {
  expect(buttons((seat) => (seat === 0 ? 'Malik' : null))).toEqual([
    ['false', 'Nora, Malik', 'Malik'],
    ['true', 'Player 3', 'Player 3'],
  ])
})
