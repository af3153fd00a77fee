/** English: what is asked, to the player who is asked and about that player to the others. */
import type { Seat } from '@duskhall/kernel'
import { campOfSeat, isTeamTable, picked } from '../facts.ts'
import type { Asking, AskTexts, QuestionTexts } from '../pack.ts'
import { campDoes, list, purse, tiles } from './words.ts'

/** Everybody who is asked, as the subject of a sentence about others. */
function they(c: Asking, last = 'or'): string {
  return list(
    c.asked.map((seat) => c.seat(seat)),
    last,
  )
}

function others(c: Asking): string {
  return list(
    c.asked.filter((seat) => seat !== c.you).map((seat) => c.seat(seat)),
    'or',
  )
}

/** The same line under both forms. */
function ask(you: string, theirs: string, why: string): AskTexts {
  return { you: { text: you, why }, they: { text: theirs, why } }
}

function means(c: Asking, seat: Seat): string {
  const { gold = 0, magicGold = 0 } = c.s.camps[campOfSeat(c, seat)] ?? {}
  const screen = tiles(c.s.screens[seat]?.length ?? 0)
  return `${screen} behind the screen, ${purse(gold, magicGold)} in the ${isTeamTable(c.s) ? "team's purse" : 'purse'}.`
}

const MORE_TO_COME = (left: number) => (left > 1 ? ` ${left} to go.` : '')

function noSpaceEffects(c: Asking): string {
  return c.s.options.moveTriggersSpaceBonus
    ? 'A tile moved to a Battlefield can loot or take the Power Stone; cargo and demons need a deployment.'
    : 'A tile that is moved brings no loot, Power Stone, cargo or demon; only the gauges change.'
}

function exactly(c: Asking, left: number): string {
  return left > 1 && c.s.options.ownCountIsMaximum ? `up to ${tiles(left)}` : tiles(left)
}

export const questions: QuestionTexts = {
  action: (_, c) => {
    const either = c.asked.length > 1
    const you = either ? `Your team's turn: you or ${others(c)} take an action.` : 'Take an action.'
    const actions = 'Deploy, activate, recruit or pass'
    return {
      you: { text: `${you} ${actions}.`, why: means(c, c.you) },
      they: {
        text: `${they(c)} takes an action.`,
        why: either ? `${actions}: one action each.` : means(c, c.asked[0] ?? 0),
      },
    }
  },
  place: (q, c) => {
    const kind = picked(q)
    const power = kind === null ? '' : c.deployment(kind)
    return {
      you: {
        text: `Deploy ${kind === null ? 'the tile' : c.tile(kind)}: choose a free space on your side.`,
        why: power
          ? `First its deployment power: ${power}. Then the effect of the space.`
          : 'The effect of the space comes at once.',
      },
      // Which tile it is stays behind the screen until it lies on a space.
      they: {
        text: `${they(c)} chooses a space for a tile.`,
        why: 'Its deployment power comes first, then the effect of the space.',
      },
    }
  },
  summon: (q, c) =>
    ask(
      `Summon a demon with value ${q.value}, or leave them alone.`,
      `${they(c)} may summon a demon with value ${q.value}.`,
      'A column is open up to the summoning value; the demon used turns inactive.',
    ),
  coins: (q, c) =>
    ask(
      `Pay ${q.amount}: choose which coins go first.`,
      `${they(c)} chooses which coins pay ${q.amount}.`,
      'Gold is lost at Night, magic gold is not.',
    ),
  'move-which': (q, c) =>
    ask(
      `Choose one of your tiles to move: ${exactly(c, q.left)}.`,
      `${they(c)} chooses a tile to move: ${exactly(c, q.left)}.`,
      noSpaceEffects(c),
    ),
  'move-where': (q, c) =>
    ask(
      `Move ${c.tileAt(q.from)}: choose a free space on your side.`,
      `${they(c)} chooses where to move ${c.tileAt(q.from)}.`,
      noSpaceEffects(c),
    ),
  'move-self': (_, c) =>
    ask(
      `Move ${c.tileAt(c.s.source)}: choose a free space on your side.`,
      `${they(c)} chooses where to move ${c.tileAt(c.s.source)}.`,
      noSpaceEffects(c),
    ),
  discard: (q, c) =>
    ask(
      `Choose a tile to discard from behind your screen.${MORE_TO_COME(q.left)}`,
      `${they(c)} chooses ${tiles(q.left)} to discard from behind the screen.`,
      'Discarded tiles are seen by everybody; they come back when the bag is refilled.',
    ),
  reveal: (q, c) =>
    ask(
      `Choose a tile behind your screen to reveal.${MORE_TO_COME(q.left)}`,
      `${they(c)} chooses ${tiles(q.left)} to reveal.`,
      'Revealed tiles are shown to everybody and stay behind the screen.',
    ),
  recycle: (q, c) =>
    ask(
      `Choose a tile of your discard to put back into your bag: ${exactly(c, q.left)}.`,
      `${they(c)} chooses ${exactly(c, q.left)} of the discard for the bag.`,
      'A tile in the bag can be drawn again, even today.',
    ),
  banish: (q, c) =>
    ask(
      `Choose one of your tiles to banish: ${exactly(c, q.left)}.`,
      `${they(c)} chooses a tile to banish: ${exactly(c, q.left)}.`,
      'It may come from behind the screen, the discard or the boards, and leaves the game for good.',
    ),
  kill: (q, c) =>
    ask(
      `Choose a tile to kill, of terror ${q.limit} or less.`,
      `${they(c)} chooses a tile to kill, of terror ${q.limit} or less.`,
      q.mayDecline
        ? 'Only tiles of the same side are in reach, so it may be declined.'
        : "It goes to its owner's discard; tiles of either side may be chosen.",
    ),
  'flip-monster': (q, c) =>
    ask(
      `Choose a rival's tile to turn inactive.${MORE_TO_COME(q.left)}`,
      `${they(c)} chooses a rival's tile to turn inactive.`,
      'It loses its powers and keeps its terror.',
    ),
  'flip-demon': (q, c) => {
    const awake = c.s.options.flipDemonDirection === 'reactivateOnly'
    const why = q.mayDecline
      ? 'All demons are active, so it may be declined.'
      : 'Only its face changes; its effect is not used.'
    return ask(
      `Choose a demon to turn ${awake ? 'active' : 'over'}.${MORE_TO_COME(q.left)}`,
      `${they(c)} chooses a demon to turn ${awake ? 'active' : 'over'}.`,
      why,
    )
  },
  rival: (q, c) => {
    const act = { draw: 'draw', discard: 'discard', reveal: 'reveal' }[q.order]
    return ask(
      `Choose the rival who must ${act} ${tiles(q.n)}.`,
      `${they(c)} chooses the rival who must ${act} ${tiles(q.n)}.`,
      q.order === 'draw'
        ? 'The tiles are drawn at random; the rival cannot refuse.'
        : 'The rival chooses which tiles, but cannot refuse.',
    )
  },
  'power-recruit': (q, c) =>
    ask(
      `Choose a tile of the queue to recruit${q.mayDecline ? ', or recruit nobody' : ''}.`,
      `${they(c)} ${q.mayDecline ? 'may recruit' : 'recruits'} a tile of the queue.`,
      q.to === 'screen'
        ? 'Its price is paid and it goes straight behind the screen.'
        : 'Its price is paid and it goes into the bag.',
    ),
  copy: (_, c) =>
    ask(
      'Choose a tile of the queue whose power is used.',
      `${they(c)} chooses a tile of the queue whose power is used.`,
      'Nothing is paid and the tile stays in its slot; "this tile" means the one that copies.',
    ),
  upkeep: (_, c) =>
    ask(
      `Choose which Fortification tiles ${isTeamTable(c.s) ? 'your team keeps' : 'you keep'} overnight.`,
      `${they(c, 'and')} ${c.asked.length > 1 ? 'choose' : 'chooses'} in secret which Fortification tiles to keep.`,
      'All choices are opened together. A tile kept turns inactive; one that is not kept is discarded.',
    ),
  'team-draw': (q, c) => ({
    you: { text: 'Choose who of your team draws the next tile.', why: drawsLeft(c, q.left) },
    they: {
      text: `${campDoes(c, q.camp, 'choose', 'chooses')} who draws the next tile.`,
      why: drawsLeft(c, q.left),
    },
  }),
}

function drawsLeft(c: Asking, left: readonly number[]): string {
  const missing = list(c.asked.map((seat, at) => `${c.seat(seat)} ${left[at] ?? 0}`))
  return `The bag holds too few tiles for both and is then refilled from the discard. Still to draw: ${missing}.`
}
