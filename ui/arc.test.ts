import { expect, test } from 'vitest'
import { arc } from './arc.ts'

const box = (left: number, top: number, width = 100, height = 140) => ({ left, top, width, height })
const seen = { landed: true, turn: false }

test('a piece starts where it was and ends where it lies', () => {
  const [first, , last] = arc(box(300, 0), box(0, 0), seen)
  expect(first?.transform).toBe('translate(300px, 0px) scale(1)')
  expect(last?.transform).toBe('translate(0px, 0px) scale(1)')
})

test('it starts from the middle of its old place at about its old size', () => {
  expect(arc(box(0, 0, 50, 70), box(0, 0), seen)[0]?.transform).toBe('translate(-25px, -35px) scale(0.5)')
  expect(arc(box(0, 0, 1000, 140), box(0, 0), seen)[0]?.transform).toBe('translate(450px, 0px) scale(1.6)')
  expect(arc(box(45, 0, 10, 140), box(0, 0), seen)[0]?.transform).toBe('translate(0px, 0px) scale(0.3)')
})

test('a long way rises higher than a short one, up to a bound', () => {
  const heights = [0, 60, 3000].map((way) => arc(box(way, 0), box(0, 0), seen)[1]?.transform)
  expect(heights).toEqual([
    'translate(0px, 0px) scale(1.06)',
    'translate(27px, -10px) scale(1.06)',
    'translate(1350px, -60px) scale(1.06)',
  ])
})

test('what is turned over stands on its edge on the way', () => {
  expect(arc(box(0, 0), box(0, 0), { landed: true, turn: true })[1]?.transform).toContain('rotateY(90deg)')
})

test('what is seen no more shrinks and fades instead of landing', () => {
  const [first, , last] = arc(box(0, 0, 200), box(0, 0), { landed: false, turn: false })
  expect(first).toMatchObject({ transform: 'translate(50px, 0px) scale(1)', opacity: 1 })
  expect(last).toMatchObject({ transform: 'translate(0px, 0px) scale(0.5)', opacity: 0.2 })
})
