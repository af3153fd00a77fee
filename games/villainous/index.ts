/** Disney Villainous: Despicable Plots. Every player a Villain with a realm, two decks and an end of their own. */
import {
  choice,
  flag,
  type Game,
  type OptionSchema,
  oneForEachSeat,
  type Questions,
  type Steps,
  type Zone,
} from '@duskhall/kernel'
import { bring, content, fileOf } from './content/shelf.ts'
import { used } from './rules/actions/vanquish.ts'
import { moved, presence } from './rules/cards.ts'
import { respondQuestion, window } from './rules/conditions.ts'
import {
  chosenForQuestion,
  fateQuestion,
  pair,
  placedForQuestion,
  takeOverQuestion,
} from './rules/fate-cards.ts'
import { instructQuestion, list } from './rules/instruct.ts'
import { performed } from './rules/performed.ts'
import { discardAside, shuffleAside } from './rules/piles.ts'
import { setup } from './rules/setup.ts'
import { actQuestion, beforeMove, draw, moveQuestion, moving, turn } from './rules/turn.ts'
import { check } from './rules/victory.ts'
import type { Asking, Happening, Options, Villainous, VillainousMove } from './state.ts'
import { VILLAINS } from './villains/index.ts'
import type { Villain } from './villains/villain.ts'

/** VD-GEN3. */
const MOST_SEATS = 6

/** Doubtful readings as table options, each with the documented default (section 33 of the rules). */
function optionsOf(villains: readonly Villain[]): OptionSchema<Options> {
  const names = villains.map(({ id }) => id)
  return {
    villains: oneForEachSeat(names),
    firstPlayer: {
      kind: 'choice',
      values: ['random', '0', '1', '2', '3', '4', '5'],
      default: 'random',
      fits: (value, seats) => value === 'random' || Number(value) < seats,
    },
    allowPartialEffects: flag(false),
    nonHeroFateCardsCover: flag(true),
    fateDiscardFirst: flag(true),
    moveFateItems: flag(true),
    fateTokenFrom: { kind: 'number', min: 2, max: 6, default: 4 },
    fourActionWindow: choice('eachFromFourth', 'fourthOnly'),
    roseObstacleChooser: choice('fatePlayer', 'owner'),
    itemTriggerScope: choice('anyItem', 'ownVillainItem'),
    henWenBlocksEffects: flag(true),
    keyTrapsInRoom: flag(false),
    belleStopsFate: flag(true),
    midnightDefeats: choice('all', 'one'),
    jokesMayWaste: flag(true),
    reconstructedAbilities: flag(true),
  }
}

const steps: Steps<Villainous, Happening> = {
  turn,
  'before-move': beforeMove,
  moving,
  draw,
  list,
  check,
  performed,
  moved,
  presence,
  'discard-aside': discardAside,
  'shuffle-aside': shuffleAside,
  used,
  pair,
  window,
}

const questions: Questions<Villainous, Asking, VillainousMove> = {
  move: moveQuestion,
  act: actQuestion,
  instruct: instructQuestion,
  fate: fateQuestion,
  'take-over': takeOverQuestion,
  'chosen-for': chosenForQuestion,
  'placed-for': placedForQuestion,
  respond: respondQuestion,
}

/** VD-HIDE: hands are secret, decks face down; what a deck holds is public, so hand and deck are one pool. */
function zones(s: Villainous): Zone[] {
  return [
    ...s.realms.flatMap((realm, seat): Zone[] => [
      { id: `hand-${seat}`, cards: realm.hand, sight: 1 << seat, ordered: false, pool: `deck-${seat}` },
      { id: `deck-${seat}`, cards: realm.deck, sight: 'none', ordered: true },
      { id: `discard-${seat}`, cards: realm.discard, sight: 'all', ordered: true },
      { id: `fate-deck-${seat}`, cards: realm.fateDeck, sight: 'none', ordered: true },
      { id: `fate-discard-${seat}`, cards: realm.fateDiscard, sight: 'all', ordered: true },
      { id: `realm-${seat}`, cards: realm.cards, sight: 'all', ordered: true },
    ]),
    { id: 'aside', cards: s.aside, sight: 'all', ordered: true },
  ]
}

/** The game with these Villains: those of the box, or with others that a folder brings. */
export function gameOf(
  villains: readonly Villain[],
): Game<Villainous, VillainousMove, Options, Happening, Asking> {
  for (const villain of villains) bring(villain)
  const standard = villains === VILLAINS ? content.standard : content.load(fileOf(villains))
  return {
    id: 'villainous',
    rulesVersion: 2,
    seats: { min: 2, max: Math.min(MOST_SEATS, villains.length) },
    options: optionsOf(villains),
    content: { ...content, standard },
    setup,
    steps,
    questions,
    zones,
  }
}

export const villainous = gameOf(VILLAINS)

/** @alias For the registry, which knows games by their folders alone. */
export default villainous
