/** English: what is read and heard while somebody aims. */

/** What a piece would do where it lies. */
export interface Outcome {
  readonly covers: number
  /** Enemies that lie open. */
  readonly of: number
  readonly destroys: boolean
}

const heartsMore = (n: number) => (n === 1 ? '1 heart more' : `${n} hearts more`)
const destroyed = (letter: string | null) => (letter === null ? 'destroyed' : `horde ${letter} destroyed`)

export const aiming = {
  aiming: 'Aiming',
  places: (n: number) => (n === 1 ? '1 place for it' : `${n} places for it, the best first`),
  /** What a piece would do where it lies. */
  result: ({ covers, of, destroys }: Outcome, letter: string | null) =>
    covers === 0 ? 'covers no enemy' : `covers ${covers} of ${of}${destroys ? `, ${destroyed(letter)}` : ''}`,
  destroyed,
  outlook: {
    destroyed: (tray: string) => `${tray}: destroyed`,
    escapes: (tray: string, hearts: number) =>
      `${tray}: leaves, −${hearts === 1 ? '1 heart' : `${hearts} hearts`}`,
    moves: (trays: number, steps: number) =>
      `${trays === 1 ? '1 Horde moves' : `${trays} Hordes move`} ${steps === 1 ? '1 space' : `${steps} spaces`}`,
    held: (trays: number) => (trays === 1 ? '1 Horde is held' : `${trays} Hordes are held`),
    mended: (tray: string) => `${tray}: its tiles come off`,
    opens: (tray: string) => `${tray}: becomes a Portal`,
    hurt: (who: string, damage: number) => `${who}: −${damage} health`,
    unhurt: (who: string) => `${who}: protected`,
    aside: (who: string) => `${who}: has to step aside`,
    doubts: {
      answer: 'A choice on the way may change it.',
      ghost: 'Which ghost comes is open.',
      boss: 'What the boss draws is open.',
    },
  },
  larger: 'Larger map',
  largest: 'the map is as large as it gets',
  smaller: 'Smaller map',
  nowhere: 'no other place this way',
  place: ({ covers, destroys }: Outcome, letter: string | null) =>
    destroys ? `Place, destroy ${letter ?? 'it'}` : covers > 0 ? `Place, cover ${covers}` : 'Place',
  nextPlace: 'Next',
  nextPlaceLong: 'Next place, those that cover most first',
  placedPiece: (what: string) => `${what}, placed`,
  inAir: (what: string) => `${what}, in the air`,
  toPlace: 'still to place',
  lostPiece: 'no place left for it',
  airFirst: 'the piece in the air is placed first',
  costsTower: 'costs the tower',
  without: (falls: boolean, hearts: number) =>
    falls ? 'Without it the Kingdom falls this round.' : `Without it: −${heartsMore(hearts)}.`,
  keys: {
    R: 'Turn the piece in the air; the wheel does too; in the middle of an action it never opens the rules',
    F: 'Flip the piece in the air; a right click does too',
    N: 'The next place for it, those that cover most first',
    T: 'Turn the tower',
    I: 'Say the forecast of the advance',
    '+ −': 'Map larger or smaller',
  },
}
