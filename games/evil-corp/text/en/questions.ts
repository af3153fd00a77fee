/** English: what is asked, to the player who is asked and about that player to the others. */
import { does, either, list, who } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { purse, tiles } from './words.ts'

type Means = Parameters<QuestionTexts['action']>[0]['means']

function means({ tiles: screen, gold, magicGold, isTeam }: Means): string {
  const coins = purse(gold, magicGold)
  return `${tiles(screen)} behind the screen, ${coins} in the ${isTeam ? "team's gold reserve" : 'gold reserve'}.`
}

const MORE_TO_COME = (left: number) => (left > 1 ? ` ${left} left, this one included.` : '')

function noSpaceEffects(loots: boolean): string {
  return loots
    ? 'A tile moved to a Battlefield can loot or take the Power Stone; cargo and demons need a deployment.'
    : 'A tile that is moved brings no loot, Power Stone, cargo or demon; only the gauges change.'
}

interface Several {
  readonly left: number
  readonly upTo: boolean
}

/** "(2 at most)", "(2 left, this one included)"; nothing where it is one and no more. */
function several({ left, upTo }: Several): string {
  if (left < 2) return ''
  return upTo ? ` (${left} at most)` : ` (${left} left, this one included)`
}

function exactly({ left, upTo }: Several): string {
  return upTo && left > 1 ? `up to ${tiles(left)}` : tiles(left)
}

const columns = (value: number) =>
  `Use ${value > 1 ? `any column numbered ${Math.min(3, value)} or less` : 'column 1'}; the demon becomes inactive.`

const SOURCES = { screen: 'behind the screen', discard: 'the discard pile', board: 'the boards' } as const
const banishedFrom = (from: readonly (keyof typeof SOURCES)[]) =>
  `It ${from.length > 1 ? 'may come' : 'comes'} from ${either(from.map((source) => SOURCES[source]))}, and leaves the game for good.`

const SIDES = {
  both: 'tiles of either side',
  own: 'only your own tiles',
  others: "only opponents' tiles",
} as const
const killed = (side: keyof typeof SIDES) =>
  `It goes to its owner's discard pile; ${SIDES[side]} may be chosen.`

export const questions: QuestionTexts = {
  action: (q, they) => {
    const others = either(q.others)
    const own = q.can.length > 1 ? `${capital(either(q.can))}.` : 'You can only pass.'
    const team = others ? `Your team's turn: you or ${others} take an action. ` : ''
    const alone = q.can.length > 1 ? 'Take an action. ' : ''
    return {
      you: { text: `${team || alone}${own}`, why: means(q.means) },
      they: {
        text: `${they} takes an action.`,
        why: others ? 'Deploy, activate, recruit or pass: one action each.' : means(q.means),
      },
    }
  },
  place: ({ kind = 'the tile', power }, they) => ({
    you: {
      text: `Deploy ${kind}: choose a free space on your side.`,
      why: power
        ? `First its deployment power: ${power}. Then the effect of the space.`
        : 'The effect of the space comes at once.',
    },
    // Which tile it is stays behind the screen until it lies on a space.
    they: {
      text: `${they} chooses a space for a tile.`,
      why: 'Its deployment power comes first, then the effect of the space.',
    },
  }),
  summon: (q, they) =>
    ask(
      q.possible
        ? `Summon a demon with value ${q.value}, or skip.`
        : `No demon can be summoned with value ${q.value} now: skip.`,
      `${they} may summon a demon with value ${q.value}.`,
      [
        q.possible ? columns(q.value) : 'No column that you can pay for would change anything.',
        columns(q.value),
      ],
    ),
  coins: (q, they) =>
    ask(
      `Pay ${q.amount}: choose which coins go first.`,
      `${they} chooses which coins pay ${q.amount}.`,
      'Gold is lost at Night, magic gold is not.',
    ),
  'move-which': (q, they) =>
    ask(
      `Choose a tile to move${several(q)}.`,
      `${they} chooses a tile to move${several(q)}.`,
      noSpaceEffects(q.loots),
    ),
  'move-where': (q, they) =>
    ask(
      `Move ${q.tile}: choose a free space on your side.`,
      `${they} chooses where to move ${q.tile}.`,
      noSpaceEffects(q.loots),
    ),
  'move-self': (q, they) =>
    ask(
      `Move ${q.tile}: choose a free space on your side.`,
      `${they} chooses where to move ${q.tile}.`,
      noSpaceEffects(q.loots),
    ),
  discard: (q, they) =>
    ask(
      `Choose a tile to discard from behind your screen.${MORE_TO_COME(q.left)}`,
      `${they} chooses ${tiles(q.left)} to discard from behind the screen.`,
      'Discarded tiles are seen by everybody; they come back when the bag is refilled.',
    ),
  reveal: (q, they) =>
    ask(
      `Choose a tile behind your screen to reveal.${MORE_TO_COME(q.left)}`,
      `${they} chooses ${tiles(q.left)} to reveal.`,
      'Revealed tiles are shown to everybody and stay behind the screen.',
    ),
  recycle: (q, they) =>
    ask(
      `Choose a tile of your discard pile to put back into your bag${several(q)}.`,
      `${they} chooses ${exactly(q)} of the discard pile for the bag.`,
      'A tile in the bag can be drawn again, even today.',
    ),
  banish: (q, they) =>
    ask(`Choose a tile to banish${several(q)}.`, `${they} chooses a tile to banish${several(q)}.`, [
      banishedFrom(q.from),
      banishedFrom(['screen', 'discard', 'board']),
    ]),
  kill: (q, they) =>
    ask(
      `Choose a tile to kill, of ${q.printed ? 'printed ' : ''}terror ${q.limit} or less.`,
      `${they} chooses a tile to kill, of ${q.printed ? 'printed ' : ''}terror ${q.limit} or less.`,
      q.mayDecline
        ? q.always
          ? 'At this table a kill on deployment may always be declined.'
          : [
              'Only your own tiles qualify, so you may skip.',
              'Only their own tiles qualify, so they may skip.',
            ]
        : [
            killed(q.own && q.others ? 'both' : q.own ? 'own' : 'others'),
            killed(q.ownToo ? 'both' : 'others'),
          ],
    ),
  'flip-monster': (q, they) =>
    ask(
      `Choose an opponent's tile to flip over.${MORE_TO_COME(q.left)}`,
      `${they} chooses an opponent's tile to flip over.`,
      'It becomes inactive: it loses its powers and keeps its terror.',
    ),
  'flip-demon': (q, they) => {
    const turned = q.wakes ? 'over to active' : 'over'
    const why = q.mayDecline
      ? 'All demons are active, so this may be skipped.'
      : 'Only its face changes; its effect is not used.'
    return ask(
      `Choose a demon to flip ${turned}.${MORE_TO_COME(q.left)}`,
      `${they} chooses a demon to flip ${turned}.`,
      why,
    )
  },
  rival: (q, they) => {
    return ask(
      `Choose the opponent who must ${q.order} ${tiles(q.n)}.`,
      `${they} chooses the opponent who must ${q.order} ${tiles(q.n)}.`,
      q.order === 'draw'
        ? 'The tiles are drawn at random; the opponent cannot refuse.'
        : 'The opponent chooses which tiles, but cannot refuse.',
    )
  },
  'power-recruit': (q, they) =>
    ask(
      `Choose a tile of the queue to recruit${q.mayDecline ? ', or recruit nobody' : ''}.`,
      `${they} ${q.mayDecline ? 'may recruit' : 'recruits'} a tile of the queue.`,
      q.to === 'screen'
        ? 'Its price is paid and it goes straight behind the screen.'
        : 'Its price is paid and it goes into the bag.',
    ),
  copy: (_, they) =>
    ask(
      'Choose a tile in the queue; you use its power.',
      `${they} chooses a tile in the queue and uses its power.`,
      'Nothing is paid and the tile stays in its slot. Where its power says “this tile”, it means the one that copies.',
    ),
  upkeep: ({ isTeam, asked }) =>
    ask(
      `Choose which Fortification tiles ${isTeam ? 'your team keeps' : 'you keep'} overnight.`,
      `${list(asked)} ${asked.length > 1 ? 'choose' : 'chooses'} in secret which Fortification tiles to keep.`,
      'All choices are revealed together. A tile kept becomes inactive; one that is not kept is discarded.',
    ),
  'team-draw': ({ camp, left }) =>
    ask(
      'Choose who of your team draws the next tile.',
      `${does(camp, 'choose', 'chooses')} who draws the next tile.`,
      `The bag holds too few tiles for both and is then refilled from the discard pile. Still to draw: ${list(left.map((one) => `${who(one.who)} ${one.count}`))}.`,
    ),
}
