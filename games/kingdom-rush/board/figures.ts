/** Where on the map a figure is drawn. */
import { NO_CELLS, SIDE } from '../content/geometry/cells.ts'
import { figureOf, figuresInOrder } from '../rules/figures.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { laneOf, trayOf } from '../rules/trays.ts'
import { type FigureNo, type KingdomRush, NONE } from '../state.ts'
import { cornerOf, drawnMask } from './drawn.ts'
import { type Point, pointOf } from './field.ts'

/** Pixels between two on one space: each can be hit with a finger. */
const APART = 23

/** Of several on one space one stands beside the other. */
export function pointOfFigure(s: KingdomRush, figure: FigureNo, cell = Number.POSITIVE_INFINITY): Point {
  const { at, on, base } = figureOf(s, figure)
  const { x, y } = pointOf(scenarioOf(s).ground, at)
  const tray = on === NONE ? undefined : trayOf(s, on)
  if (tray && base !== NO_CELLS) {
    const [row, column] = cornerOf(drawnMask(base, laneOf(s, tray).turn))
    return { x: x + ((column - 1.5) / SIDE) * 0.88, y: y + ((row - 1.5) / SIDE) * 0.88 }
  }
  const here = figuresInOrder(s).filter((other) => {
    const there = figureOf(s, other)
    return there.at === at && there.on === NONE
  })
  const apart = Math.max(0.44, APART / cell)
  return { x: x + (here.indexOf(figure) - (here.length - 1) / 2) * apart, y: y + 0.06 }
}
