/** English: what is asked, to the player who is asked and about that player to the others. */
import { either } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { QuestionTexts } from '../pack.ts'
import { amounts, cards, cost, factions, monsterOf, pileOf } from './words.ts'

/** What the active player can still spend and play. */
function means(hand: number, resources: readonly number[]): string {
  const pool = amounts(resources)
  return `${capital(hand === 0 ? 'no card' : cards(hand))} in hand, ${pool || 'nothing'} in the pool.`
}

/** "Choose …" or, where it may be declined, "… or decline". */
const orDecline = (isOptional: boolean) => (isOptional ? ', or decline' : '')
const toGo = (left: number) => (left > 1 ? ` ${left} left, this one included.` : '')

const ACTIONS = {
  play: 'play',
  buy: 'buy',
  attack: 'attack',
  heal: 'heal',
  link: 'form or enlarge a horde',
  use: 'use Relics or your Overlord',
  convert: 'convert',
  pass: 'end your turn',
} as const

export const questions: QuestionTexts = {
  faction: (_, they) =>
    ask(
      'Choose your faction.',
      `${they} chooses a faction.`,
      'Each faction has its own Overlord, and no two players lead the same.',
    ),
  choose: (q, they) => {
    const faction = factions[q.faction].name
    return ask(
      `Choose your Overlord among the ${faction}.`,
      `${they} chooses an Overlord among the ${faction}.`,
      'The Overlord gives you its Health, its ability and its Influences.',
    )
  },
  influence: (q, they) =>
    ask(
      `Choose an Influence for your starting deck.${toGo(q.left)}`,
      `${they} chooses an Influence for the starting deck.`,
      "An Influence does its work when a monster of its Overlord's faction is in play.",
    ),
  action: ({ can, hand, pool }, they) => ({
    you: {
      text: `${capital(either(can.map((action) => ACTIONS[action])))}.`,
      why: means(hand, pool),
    },
    they: { text: `${they} takes an action.`, why: means(hand, pool) },
  }),
  claim: (q, they) =>
    ask(
      `Where does ${q.card} go?`,
      `${they} decides where ${q.card} goes.`,
      'A card with CLAIM may go on top of the draw pile and is then drawn first.',
    ),
  replace: ({ card = 'a new Relic' }, they) =>
    ask(
      `Your Relic Zone is full: which Relic leaves the game for ${card}?`,
      `${they} chooses a Relic to remove from the game for ${card}.`,
      'A Relic Zone holds 3. Removing one this way is not SACRIFICE and gives nothing.',
    ),
  'horde-ability': (_, they) =>
    ask(
      'Use one Horde ability of this horde, or none.',
      `${they} may use a Horde ability.`,
      'Each Horde ability works once a turn; enlarging a horde lets you use another one.',
    ),
  'activate-horde': (q, they) => {
    const monster = q.faction ? monsterOf(q.faction) : 'a monster'
    return ask(
      `Use a Horde ability of ${monster} you have in play.`,
      `${they} uses a Horde ability of ${monster}.`,
      'The monster need not stand in a horde. Each Horde ability works once a turn.',
    )
  },
  command: (q, they) =>
    ask(
      `COMMAND: choose a monster of your discard pile to take into your hand${orDecline(q.isOptional)}.`,
      `${they} chooses a monster to take back from the discard pile.`,
      'It must cost 3 or less, and can be played this turn.',
    ),
  curse: (q, they) =>
    ask(
      'You are under a CURSE: lose 2 Health, or discard a card.',
      `${they} is under a CURSE: 2 Health or a card.`,
      q.isFatal
        ? 'Losing 2 Health would end the game. Armour does not help.'
        : 'Armour does not help against a CURSE.',
    ),
  destroy: (q, they) =>
    ask(
      `DESTROY: choose a card in play or in the Street${orDecline(q.isOptional)}.`,
      `${they} chooses a card to destroy.`,
      "A card in play goes to its owner's discard pile; a card of the Street leaves the game.",
    ),
  rage: (_, they) =>
    ask(
      'RAGE: choose what you gain.',
      `${they} chooses a gain for RAGE.`,
      'One or the other, never some of both; it goes to the pool.',
    ),
  sacrifice: (q, they) => {
    const where = q.discardToo ? 'in play or in your discard pile' : 'in play'
    return {
      you: {
        text: `SACRIFICE: choose one of your cards ${where}${orDecline(q.isOptional)}.`,
        why: 'It leaves the game for good; a smaller deck draws its best cards sooner.',
      },
      they: {
        text: `${they} chooses a card to sacrifice.`,
        why: 'It leaves the game for good.',
      },
    }
  },
  'give-haunt': (_, they) =>
    ask(
      'Choose one of your monsters for a HAUNT token.',
      `${they} chooses a monster for a HAUNT token.`,
      'It stays at Cleanup and can be used once more next turn.',
    ),
  discard: (q, they) =>
    ask(
      `Choose a card of your hand to discard.${toGo(q.left)}`,
      `${they} discards ${cards(q.left)}.`,
      'Discarded cards are open to both players.',
    ),
  pay: (q, they) =>
    ask(
      `Pay ${cost(q.cost)} to ${q.effect}?`,
      `${they} may pay ${cost(q.cost)} to ${q.effect}.`,
      q.isFatal ? 'This would be the last Health, and the end of the game.' : 'It may be declined.',
    ),
  take: (q, they) =>
    ask(
      `${q.count === 1 ? 'Take this card into your hand' : `Choose one of these ${cards(q.count)} for your hand`}, or take none.${toGo(q.left)}`,
      `${they} looks at ${cards(q.count)} on top of ${pileOf(q.pile, 'the')}.`,
      'Only the player who looks sees them. The others go back on top.',
    ),
  'put-back': (q, they) =>
    ask(
      q.placed === 0
        ? 'Put the cards back: choose the one that lies on top.'
        : 'Put the cards back: choose the one that lies next.',
      `${they} puts cards back on top of ${pileOf(q.pile, 'the')}.`,
      'They are drawn in this order.',
    ),
  'keep-top': ({ card, pile }, they) =>
    ask(
      `Discard ${card}, or leave it on top of ${pileOf(pile, 'your')}?`,
      `${they} may discard ${card} from the top of ${pileOf(pile, 'the')}.`,
      'Both players have seen it.',
    ),
}
