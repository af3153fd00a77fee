/** How each sound is made: voices of a few tenths of a second, no file travels for them. */
import type { EventSound } from '@duskhall/ui'

/** What the page itself says: that it is your turn, how a game ended, that something was pressed or refused. */
type Signal = 'turn' | 'won' | 'lost' | 'refused' | 'press'
export type Sound = EventSound | Signal

export interface Voice {
  /** An oscillator's wave, or the rush of a card on cloth. */
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Hertz, from the beginning to the end; for noise the middle of what is let through. */
  readonly from: number
  readonly to: number
  /** Seconds. */
  readonly at: number
  readonly lasts: number
  /** 1 is as loud as a sound may be. */
  readonly loud: number
}

type Notes = readonly (readonly [hertz: number, at: number, lasts: number])[]

const notes = (wave: Voice['wave'], loud: number, played: Notes): readonly Voice[] =>
  played.map(([hertz, at, lasts]) => ({ wave, from: hertz, to: hertz, at, lasts, loud }))

const glide = (
  wave: Voice['wave'],
  loud: number,
  from: number,
  to: number,
  lasts: number,
  at = 0,
): Voice => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
})

export const TUNES: { readonly [S in Sound]: readonly Voice[] } = {
  night: [glide('sine', 0.5, 196, 147, 0.9), ...notes('sine', 0.3, [[294, 0.15, 0.8]])],
  day: notes('triangle', 0.4, [
    [392, 0, 0.2],
    [523, 0.12, 0.2],
    [659, 0.24, 0.45],
  ]),
  prize: notes('triangle', 0.5, [
    [784, 0, 0.14],
    [988, 0.1, 0.14],
    [1175, 0.2, 0.4],
  ]),
  destroy: [glide('noise', 0.6, 700, 90, 0.38), glide('sawtooth', 0.3, 110, 45, 0.3)],
  hit: [glide('noise', 0.6, 1400, 220, 0.14), glide('square', 0.25, 150, 60, 0.16)],
  heal: [glide('sine', 0.5, 523, 659, 0.3), glide('sine', 0.25, 784, 988, 0.3, 0.06)],
  power: [glide('triangle', 0.4, 392, 784, 0.22), glide('sine', 0.25, 1175, 1568, 0.2, 0.08)],
  join: notes('triangle', 0.4, [
    [440, 0, 0.12],
    [554, 0.06, 0.2],
  ]),
  place: [glide('noise', 0.4, 900, 300, 0.06), glide('sine', 0.6, 190, 110, 0.1)],
  gain: notes('triangle', 0.4, [
    [1319, 0, 0.07],
    [1760, 0.06, 0.2],
  ]),
  pay: notes('triangle', 0.4, [
    [1175, 0, 0.07],
    [880, 0.06, 0.16],
  ]),
  move: [glide('noise', 0.4, 700, 1500, 0.12)],
  reveal: [glide('noise', 0.3, 3000, 5200, 0.05), ...notes('triangle', 0.3, [[660, 0.04, 0.14]])],
  shuffle: [0, 0.06, 0.12, 0.18].map((at) => glide('noise', 0.35, 2600, 3800, 0.05, at)),
  draw: [glide('noise', 0.45, 2400, 5000, 0.1)],
  discard: [glide('noise', 0.4, 4200, 1500, 0.12)],
  pass: [glide('sine', 0.5, 160, 120, 0.07), glide('sine', 0.4, 160, 120, 0.07, 0.11)],
  count: notes('sine', 0.3, [[880, 0, 0.06]]),
  turn: notes('triangle', 0.5, [
    [523, 0, 0.1],
    [659, 0.09, 0.2],
  ]),
  won: notes('triangle', 0.5, [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ]),
  lost: notes('triangle', 0.5, [
    [392, 0, 0.2],
    [330, 0.2, 0.2],
    [262, 0.4, 0.5],
  ]),
  refused: [glide('square', 0.2, 160, 130, 0.14)],
  press: [glide('sine', 0.25, 420, 330, 0.035)],
}
