/** English: what is asked, to the player who is asked and about that player to the others. */
import type { Seat } from '@duskhall/kernel'
import { factionName, isFatal, newRelic } from '../facts.ts'
import type { Asking, AskTexts, QuestionTexts } from '../pack.ts'
import { amounts, capital, cards, cost, factions, monsterOf } from './words.ts'

/** The same line under both forms. */
function ask(you: string, theirs: string, why: string): AskTexts {
  return { you: { text: you, why }, they: { text: theirs, why } }
}

/** What the active player can still spend and play. */
function means(c: Asking, seat: Seat): string {
  const hand = c.s.players[seat]?.hand.length ?? 0
  const pool = amounts(c.s.pool)
  return `${capital(hand === 0 ? 'no card' : cards(hand))} in hand, ${pool || 'nothing'} in the pool.`
}

/** "Choose …" or, where it may be declined, "… or decline". */
const orDecline = (c: Asking) => (c.s.options.keywordsOptional ? ', or decline' : '')
const toGo = (left: number) => (left > 1 ? ` ${left} to go.` : '')

export const questions: QuestionTexts = {
  faction: (_, c) =>
    ask(
      'Choose your faction.',
      `${c.seat(c.asked)} chooses a faction.`,
      'Each faction has its own Overlord, and no two players lead the same.',
    ),
  choose: (q, c) => {
    const faction = factions[factionName(q.faction) ?? 'undead'].name
    return ask(
      `Choose your Overlord among the ${faction}.`,
      `${c.seat(c.asked)} chooses an Overlord among the ${faction}.`,
      'The Overlord gives you its Health, its ability and its Influences.',
    )
  },
  influence: (q, c) =>
    ask(
      `Choose an Influence for your starting deck.${toGo(q.left)}`,
      `${c.seat(c.asked)} chooses an Influence for the starting deck.`,
      "An Influence does its work when a monster of its Overlord's faction is in play.",
    ),
  action: (_, c) => ({
    you: {
      text: 'Play, buy, attack, link monsters, use what you have, or end your turn.',
      why: means(c, c.asked),
    },
    they: { text: `${c.seat(c.asked)} takes an action.`, why: means(c, c.asked) },
  }),
  claim: (q, c) =>
    ask(
      `Where does ${c.card(q.card)} go?`,
      `${c.seat(c.asked)} decides where ${c.card(q.card)} goes.`,
      'A card with CLAIM may go on top of the draw pile and is then drawn first.',
    ),
  replace: (q, c) => {
    const relic = newRelic(q)
    const name = relic === null ? 'a new Relic' : c.card(relic)
    return ask(
      `Your Relic Zone is full: which Relic leaves the game for ${name}?`,
      `${c.seat(c.asked)} chooses a Relic to remove from the game for ${name}.`,
      'A Relic Zone holds 3. Removing one this way is not SACRIFICE and gives nothing.',
    )
  },
  'horde-ability': (_, c) =>
    ask(
      'Use one Horde ability of this horde, or none.',
      `${c.seat(c.asked)} may use a Horde ability.`,
      'Each Horde ability works once a turn; another link lets you use another one.',
    ),
  'activate-horde': (q, c) => {
    const faction = factionName(q.faction)
    const monster = faction ? monsterOf(faction) : 'a monster'
    return ask(
      `Use a Horde ability of ${monster} you have in play.`,
      `${c.seat(c.asked)} uses a Horde ability of ${monster}.`,
      'The monster need not stand in a horde. Each Horde ability works once a turn.',
    )
  },
  command: (_, c) =>
    ask(
      `COMMAND: choose a monster of your discard pile to take into your hand${orDecline(c)}.`,
      `${c.seat(c.asked)} chooses a monster to take back from the discard pile.`,
      'It must cost 3 or less, and can be played this turn.',
    ),
  curse: (_, c) =>
    ask(
      'You are under a CURSE: lose 2 Health, or discard a card.',
      `${c.seat(c.asked)} is under a CURSE: 2 Health or a card.`,
      isFatal(c.s, c.asked, 2)
        ? 'Losing 2 Health would end the game. Armor does not help.'
        : 'Armor does not help against a CURSE.',
    ),
  destroy: (_, c) =>
    ask(
      `DESTROY: choose a card in play or in the Street${orDecline(c)}.`,
      `${c.seat(c.asked)} chooses a card to destroy.`,
      "A card in play goes to its owner's discard pile; a card of the Street leaves the game.",
    ),
  rage: (_, c) =>
    ask(
      'RAGE: choose what you gain.',
      `${c.seat(c.asked)} chooses a gain for RAGE.`,
      'All of one or all of the other; it goes to the pool.',
    ),
  sacrifice: (q, c) => {
    const where = q.discardToo ? 'in play or in your discard pile' : 'in play'
    return {
      you: {
        text: `SACRIFICE: choose one of your cards ${where}${orDecline(c)}.`,
        why: 'It leaves the game for good; a smaller deck draws its best cards sooner.',
      },
      they: {
        text: `${c.seat(c.asked)} chooses a card to sacrifice.`,
        why: 'It leaves the game for good.',
      },
    }
  },
  'give-haunt': (_, c) =>
    ask(
      'Choose one of your monsters for a HAUNT token.',
      `${c.seat(c.asked)} chooses a monster for a HAUNT token.`,
      'It stays at Cleanup and can be used once more next turn.',
    ),
  discard: (q, c) =>
    ask(
      `Choose a card of your hand to discard.${toGo(q.left)}`,
      `${c.seat(c.asked)} discards ${cards(q.left)}.`,
      'Discarded cards are open to both players.',
    ),
  pay: (q, c) => {
    const fatal = isFatal(c.s, c.asked, q.cost.health ?? 0)
    return ask(
      `Pay ${cost(q.cost)} to ${c.list(q.list, q.source)}?`,
      `${c.seat(c.asked)} may pay ${cost(q.cost)} to ${c.list(q.list, q.source)}.`,
      fatal ? 'This would be the last Health, and the end of the game.' : 'It may be declined.',
    )
  },
  take: (q, c) =>
    ask(
      `Choose one of these ${cards(q.count)} for your hand, or leave them.${toGo(q.left)}`,
      `${c.seat(c.asked)} looks at ${cards(q.count)} on top of the draw pile.`,
      'Only the player who looks sees them. The others go back on top.',
    ),
  'put-back': (q, c) =>
    ask(
      q.placed === 0
        ? 'Put the cards back: choose the one that lies on top.'
        : 'Put the cards back: choose the one that lies next.',
      `${c.seat(c.asked)} puts cards back on top of the draw pile.`,
      'They will be drawn in this order.',
    ),
  'keep-top': (_, c) => {
    const top = c.card(c.s.players[c.asked]?.draw.at(-1) ?? -1)
    return ask(
      `Discard ${top}, or leave it on top of your draw pile?`,
      `${c.seat(c.asked)} may discard ${top} from the top of the draw pile.`,
      'Both players have seen it.',
    )
  },
}
