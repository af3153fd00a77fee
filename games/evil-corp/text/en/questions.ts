/** English: what is asked, to the player who is asked and about that player to the others. */
import { does, either, list } from '../../../kit/text/en.ts'
import { ask } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { purse, tiles } from './words.ts'

type Means = Parameters<QuestionTexts['action']>[0]['means']

function means({ tiles: screen, gold, magicGold, isTeam }: Means): string {
  const coins = purse(gold, magicGold)
  return `${tiles(screen)} behind the screen, ${coins} in the ${isTeam ? "team's purse" : 'purse'}.`
}

const MORE_TO_COME = (left: number) => (left > 1 ? ` ${left} to go.` : '')

function noSpaceEffects(loots: boolean): string {
  return loots
    ? 'A tile moved to a Battlefield can loot or take the Power Stone; cargo and demons need a deployment.'
    : 'A tile that is moved brings no loot, Power Stone, cargo or demon; only the gauges change.'
}

function exactly({ left, upTo }: { readonly left: number; readonly upTo: boolean }): string {
  return upTo ? `up to ${tiles(left)}` : tiles(left)
}

export const questions: QuestionTexts = {
  action: (q, they) => {
    const others = either(q.others)
    const you = others ? `Your team's turn: you or ${others} take an action.` : 'Take an action.'
    const actions = 'Deploy, activate, recruit or pass'
    return {
      you: { text: `${you} ${actions}.`, why: means(q.means) },
      they: {
        text: `${they} takes an action.`,
        why: others ? `${actions}: one action each.` : means(q.means),
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
      `Summon a demon with value ${q.value}, or leave them alone.`,
      `${they} may summon a demon with value ${q.value}.`,
      'A column is open up to the summoning value; the demon used turns inactive.',
    ),
  coins: (q, they) =>
    ask(
      `Pay ${q.amount}: choose which coins go first.`,
      `${they} chooses which coins pay ${q.amount}.`,
      'Gold is lost at Night, magic gold is not.',
    ),
  'move-which': (q, they) =>
    ask(
      `Choose one of your tiles to move: ${exactly(q)}.`,
      `${they} chooses a tile to move: ${exactly(q)}.`,
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
      `Choose a tile of your discard to put back into your bag: ${exactly(q)}.`,
      `${they} chooses ${exactly(q)} of the discard for the bag.`,
      'A tile in the bag can be drawn again, even today.',
    ),
  banish: (q, they) =>
    ask(
      `Choose one of your tiles to banish: ${exactly(q)}.`,
      `${they} chooses a tile to banish: ${exactly(q)}.`,
      'It may come from behind the screen, the discard or the boards, and leaves the game for good.',
    ),
  kill: (q, they) =>
    ask(
      `Choose a tile to kill, of terror ${q.limit} or less.`,
      `${they} chooses a tile to kill, of terror ${q.limit} or less.`,
      q.mayDecline
        ? q.always
          ? 'At this table a kill on deployment may always be declined.'
          : 'Only tiles of the same side are in reach, so it may be declined.'
        : `It goes to its owner's discard; ${q.ownToo ? 'tiles of either side' : "only rivals' tiles"} may be chosen.`,
    ),
  'flip-monster': (q, they) =>
    ask(
      `Choose a rival's tile to turn inactive.${MORE_TO_COME(q.left)}`,
      `${they} chooses a rival's tile to turn inactive.`,
      'It loses its powers and keeps its terror.',
    ),
  'flip-demon': (q, they) => {
    const turned = q.wakes ? 'active' : 'over'
    const why = q.mayDecline
      ? 'All demons are active, so it may be declined.'
      : 'Only its face changes; its effect is not used.'
    return ask(
      `Choose a demon to turn ${turned}.${MORE_TO_COME(q.left)}`,
      `${they} chooses a demon to turn ${turned}.`,
      why,
    )
  },
  rival: (q, they) => {
    return ask(
      `Choose the rival who must ${q.order} ${tiles(q.n)}.`,
      `${they} chooses the rival who must ${q.order} ${tiles(q.n)}.`,
      q.order === 'draw'
        ? 'The tiles are drawn at random; the rival cannot refuse.'
        : 'The rival chooses which tiles, but cannot refuse.',
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
      'Choose a tile of the queue whose power is used.',
      `${they} chooses a tile of the queue whose power is used.`,
      'Nothing is paid and the tile stays in its slot; "this tile" means the one that copies.',
    ),
  upkeep: ({ isTeam, asked }) =>
    ask(
      `Choose which Fortification tiles ${isTeam ? 'your team keeps' : 'you keep'} overnight.`,
      `${list(asked)} ${asked.length > 1 ? 'choose' : 'chooses'} in secret which Fortification tiles to keep.`,
      'All choices are opened together. A tile kept turns inactive; one that is not kept is discarded.',
    ),
  'team-draw': ({ camp, left }) =>
    ask(
      'Choose who of your team draws the next tile.',
      `${does(camp, 'choose', 'chooses')} who draws the next tile.`,
      `The bag holds too few tiles for both and is then refilled from the discard. Still to draw: ${list(left)}.`,
    ),
}
