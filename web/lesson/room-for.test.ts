import { expect, test } from 'vitest'
import {
  type Box,
  dockIn,
  isInTheWay,
  pointerTo,
  roomFor as roomAmong,
  roomBeside,
  widthIn,
} from './room-for.ts'

const room = { left: 0, top: 0, width: 1000, height: 800 }
const size = { width: 300, height: 200 }

const NONE = { anchors: [], subjects: [], answers: [], pieces: [] }

const roomFor = (wanted: typeof size, anchor: Box | null, where: Box, answers: readonly Box[]) =>
  roomAmong(wanted, where, { ...NONE, anchors: anchor ? [anchor] : [], answers })

test('a caption lies above what it points at, where nothing else is', () => {
  const anchor = { left: 400, top: 500, width: 100, height: 100 }
  expect(roomFor(size, anchor, room, [])).toEqual({ left: 300, top: 286 })
})

test('it makes way for what can be answered with', () => {
  const anchor = { left: 400, top: 500, width: 100, height: 100 }
  const above = { left: 300, top: 300, width: 300, height: 150 }
  expect(roomFor(size, anchor, room, [above])).toEqual({ left: 300, top: 600 })
})

test('it stays within the screen, also where there is less room than it wants', () => {
  const anchor = { left: 0, top: 0, width: 50, height: 50 }
  expect(roomFor(size, anchor, room, [])).toEqual({ left: 0, top: 64 })
  expect(roomFor(size, null, { ...room, width: 200 }, []).left).toBe(0)
})

test('where what can be answered with fills a side, it lies on the other, and over nothing if it can', () => {
  // A column of answers to the right, the first of them pointed at; a map to the left.
  const column = [0, 1, 2, 3].map((at): Box => ({ left: 600, top: 100 + at * 150, width: 380, height: 140 }))
  const [first] = column as [Box, ...Box[]]
  const map = { left: 0, top: 300, width: 590, height: 500 }
  const { left, top } = roomAmong(size, room, { ...NONE, anchors: [first], answers: column, pieces: [map] })
  expect(left + size.width).toBeLessThanOrEqual(600)
  expect(top + size.height).toBeLessThanOrEqual(300)
})

test('it makes way for what a partner says, even where it would be nearer', () => {
  // A phone: the map above, below it what the partner means to do, then the hand that is pointed at.
  const phone = { left: 8, top: 52, width: 374, height: 470 }
  const hand = { left: 8, top: 480, width: 120, height: 44 }
  const speech = { left: 8, top: 300, width: 374, height: 90 }
  const map = { left: 8, top: 52, width: 374, height: 230 }
  const { top } = roomAmong({ width: 340, height: 180 }, phone, {
    ...NONE,
    anchors: [hand],
    answers: [hand, speech],
    pieces: [map],
  })
  expect(top + 180).toBeLessThanOrEqual(speech.top)
})

test('it never lies over the question, whether that stands above the table, below or beside it', () => {
  expect(roomBeside(room, { left: 0, top: 0, width: 1000, height: 104 })).toEqual({
    ...room,
    top: 104,
    height: 696,
  })
  expect(roomBeside(room, { left: 0, top: 680, width: 1000, height: 120 })).toEqual({ ...room, height: 680 })
  expect(roomBeside(room, { left: 800, top: 40, width: 200, height: 760 })).toEqual({ ...room, width: 800 })
  expect(roomBeside(room, null)).toEqual(room)
})

test('its tip stands on the edge toward what it points at, and never in a corner', () => {
  const card = { left: 100, top: 100, ...size }
  const at = (left: number, top: number) => ({ left, top, width: 20, height: 20 })
  expect(pointerTo(card, at(200, 340))).toEqual({ side: 'bottom', along: 110 })
  expect(pointerTo(card, at(95, 40))).toEqual({ side: 'top', along: 26 })
  expect(pointerTo(card, at(60, 200))).toEqual({ side: 'left', along: 110 })
  expect(pointerTo(card, at(440, 290))).toEqual({ side: 'right', along: 174 })
})

test('it keeps clear of what the question is about, however near it would be, and of all that it points at', () => {
  // A desktop: the map on the left, the tray that is aimed at on the right with its tabs below, the hand at the bottom.
  const desktop = { left: 8, top: 104, width: 1424, height: 788 }
  const tray = { left: 824, top: 198, width: 324, height: 324 }
  const tabs = [0, 1].map((at) => ({ left: 842 + at * 102, top: 566, width: 98, height: 56 }))
  const subject = { left: 824, top: 198, width: 324, height: 470 }
  const map = { left: 14, top: 186, width: 758, height: 494 }
  const hand = [0, 1].map((at) => ({ left: 456 + at * 128, top: 738, width: 116, height: 110 }))
  const around = { anchors: tabs, subjects: [tray, subject], answers: tabs, pieces: [map, ...hand] }
  const place = roomAmong({ width: 400, height: 189 }, desktop, around)
  const box = { ...place, width: 400, height: 189 }
  expect(box.top >= 668 || box.left >= 1148 || box.left + box.width <= 824).toBe(true)
  expect(isInTheWay(place, box, around, false)).toBe(false)
})

test('where there is no room beside what it speaks of, it knows that it is in the way', () => {
  const phone = { left: 8, top: 52, width: 374, height: 200 }
  const tray = { left: 8, top: 52, width: 374, height: 150 }
  const around = { ...NONE, anchors: [tray] }
  const large = { width: 374, height: 180 }
  expect(isInTheWay(roomAmong(large, phone, around), large, around, false)).toBe(true)
  const small = { width: 374, height: 40 }
  expect(isInTheWay(roomAmong(small, phone, around), small, around, false)).toBe(false)
})

test('it is in the way over what is chosen among, too', () => {
  const low = { left: 8, top: 52, width: 624, height: 330 }
  const factions = [0, 1, 2, 3].map((at) => ({ left: 16 + at * 160, top: 80, width: 150, height: 296 }))
  const around = { ...NONE, anchors: factions.slice(1, 2), answers: factions }
  const whole = { width: 400, height: 180 }
  const place = roomAmong(whole, low, around)
  expect(isInTheWay(place, whole, around, true)).toBe(true)
  expect(isInTheWay(place, whole, { ...around, anchors: [] }, false)).toBe(false)
  expect(isInTheWay({ left: 650, top: 100 }, whole, around, true)).toBe(false)
})

test('in the column of the question it lies below its words, or else over them, and never over a button', () => {
  const box = { left: 642, top: 44, width: 202, height: 346 }
  const who = [{ left: 642, top: 44, width: 202, height: 28 }]
  const words = [{ left: 642, top: 72, width: 202, height: 60 }]
  const buttons = [{ left: 650, top: 290, width: 186, height: 44 }]
  const yours = [{ left: 642, top: 240, width: 202, height: 50 }]
  const column = { box, firm: buttons, yours, who, words }
  expect(widthIn(column)).toBe(190)
  expect(dockIn(column, 100)).toEqual({ left: 648, top: 135 })
  expect(dockIn(column, 150)).toEqual({ left: 648, top: 75 })
  expect(dockIn(column, 180)).toEqual({ left: 648, top: 47 })
  expect(dockIn(column, 230)).toEqual({ left: 648, top: 47 })
  expect(dockIn(column, 250)).toBeNull()
})

test('without a way straight there it points nowhere', () => {
  const card = { left: 100, top: 100, ...size }
  expect(pointerTo(card, { left: 150, top: 150, width: 20, height: 20 })).toBeNull()
  expect(pointerTo(card, { left: 600, top: 500, width: 20, height: 20 })).toBeNull()
  expect(pointerTo(card, { left: 480, top: 200, width: 20, height: 20 })).toBeNull()
})

test('the box of an element is as good as any', () => {
  const anchor = { left: 400, top: 150, width: 100, height: 100 }
  const measured = Object.create(size) as typeof size
  const place = roomFor(measured, anchor, room, [anchor])
  expect(place).toEqual(roomFor(size, anchor, room, [anchor]))
  expect(place).toEqual({ left: 300, top: 264 })
})
