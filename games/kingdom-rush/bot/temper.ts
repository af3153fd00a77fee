/** What matters how much to whoever plans, in points; a cell that lies open is about one. */
export interface Temper {
  /** In how many orders the towers choose their places. */
  readonly tries: number
  /** For each open cell that is left. */
  readonly work: number
  /** For each Horde that is left. */
  readonly tray: number
  /** For a heart of the Kingdom, while there are many. */
  readonly heart: number
  /** For a diamond gained. */
  readonly diamond: number
  /** How much is done about a tray before it escapes. */
  readonly horde: Chances
  readonly portalRisk: Chances
  /** For each open cell of a Portal while others are still to come, and when none is. */
  readonly portal: number
  readonly lastPortal: number
  /** For a Portal that is closed, a life card that is destroyed. */
  readonly closed: number
  readonly boss: number
  /** For each point of power that a tower loses or gains, by rounds to come. */
  readonly tower: number
  readonly pass: number
  /** For a level toward what Portals ask for, while too few towers have it. */
  readonly need: number
  /** For a point of health of a hero with plenty of it; the last ones count more. */
  readonly health: number
  /** For an ability tile that is turned down. */
  readonly ability: number
  /** What a spell must bring to be cast. */
  readonly spell: number
}

/** Cells that all can cover in its last round, and in each round before, more or less; and how sure that is. */
interface Chances {
  readonly focus: number
  readonly rate: number
  readonly slope: number
}

export const CALM: Temper = {
  tries: 4,
  work: 1,
  tray: 4,
  heart: 10,
  diamond: 2,
  horde: { focus: 6, rate: 2.2, slope: 1.4 },
  portalRisk: { focus: 1, rate: 2.5, slope: 1.4 },
  portal: 1.2,
  lastPortal: 3,
  closed: 10,
  boss: 2.5,
  tower: 0.35,
  pass: 0.5,
  need: 3,
  health: 1.5,
  ability: 1.2,
  spell: 12,
}

/** Takes what is best at once, tower by tower, and hardly thinks of better ones. */
const HASTY: Temper = { ...CALM, tries: 1, pass: 0.1, need: 0, portal: 0, health: 0.5 }
const PLAIN: Temper = { ...CALM, tries: 2, pass: 0.25, need: 1, portal: 0.6 }

/** How somebody sees a round who takes any answer within such a margin of the best. */
export function temperOf(margin: number): Temper {
  return margin === 0 ? CALM : margin < 0.02 ? PLAIN : HASTY
}
