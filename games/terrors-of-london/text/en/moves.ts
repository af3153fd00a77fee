/** English: answers, as buttons and screen readers say them. */
import { boxOf } from '../../content/box.ts'
import type { Card, StepOf, TerrorsStep } from '../../state.ts'
import {
  armorLeft,
  faceAt,
  isFatal,
  isInHorde,
  overlordsOf,
  priceOf,
  priceOfAcolyte,
  spotOf,
} from '../facts.ts'
import type { Context, MoveTexts } from '../pack.ts'
import { amount, coins, cost, factions, list, resource, whose } from './words.ts'

/** A card with its owner, or its place in the Street. */
function target(c: Context, card: Card): string {
  const { place, seat, number } = spotOf(c.s, card)
  if (place === 'street') return `${c.card(card)} in the Street (place ${number})`
  if (place === 'discard') return `${c.card(card)} from ${whose(c, seat)} discard pile`
  return `${whose(c, seat)} ${c.inPlay(card)}`
}

/** What is done to the card chosen. */
function pick(q: TerrorsStep, c: Context, card: Card): string {
  switch (q.do) {
    case 'replace':
      return `Remove ${c.card(card)} from the game`
    case 'command':
      return `Take ${c.card(card)} into your hand`
    case 'curse':
    case 'discard':
      return `Discard ${c.card(card)}`
    case 'destroy':
      return `Destroy ${target(c, card)}`
    case 'sacrifice':
      return `Sacrifice ${target(c, card)}`
    case 'give-haunt':
      return `Give the HAUNT token to ${c.inPlay(card)}`
    case 'take':
      return `Take ${c.card(card)} into your hand`
    case 'put-back':
      return `${q.placed === 0 ? 'On top' : 'Next'}: ${c.card(card)}`
    default:
      return `Choose ${c.card(card)}`
  }
}

function declined(q: TerrorsStep, c: Context): string {
  switch (q.do) {
    case 'claim':
      return `Into your ${isRelic(c, q) ? 'Relic Zone' : 'discard pile'}`
    case 'horde-ability':
      return 'Use no Horde ability'
    case 'command':
      return 'Take no monster'
    case 'destroy':
      return 'Destroy nothing'
    case 'sacrifice':
      return 'Sacrifice nothing'
    case 'pay':
      return 'Do not pay'
    case 'take':
      return 'Take no card'
    case 'keep-top':
      return 'Leave it on top'
    default:
      return 'Decline'
  }
}

function isRelic(c: Context, { card }: StepOf<'claim'>): boolean {
  return faceAt(c.s, card)?.type === 'relic'
}

/** A warning behind a loss of Health that ends the game. */
function fatal(c: Context, health: number): string {
  return c.you >= 0 && isFatal(c.s, c.you, health) ? ' (you lose the game)' : ''
}

export const moves: MoveTexts = {
  faction: ({ faction }, _, c) => {
    const overlords = list(overlordsOf(c.s, faction).map((id) => c.named(id)))
    return `Choose the ${factions[faction].name} (${overlords})`
  },
  choose: ({ overlord }, _, c) => {
    return `Lead ${c.named(overlord)}${c.title(overlord) ? `, ${c.title(overlord)}` : ''}`
  },
  influence: ({ card }, _, c) => {
    const does = c.shorts(card).join(', ')
    return `Take ${c.card(card)}${does ? ` (${does})` : ''}`
  },
  play: ({ card }, _, c) => `Play ${c.card(card)}`,
  buy: ({ card }, _, c) => {
    return `Buy ${c.card(card)} for ${coins(priceOf(c.s, card))} (place ${spotOf(c.s, card).number})`
  },
  acolyte: (_, __, c) => `Buy an Acolyte for ${coins(priceOfAcolyte(c.s))}`,
  attack: (move, _, c) => {
    const absorbed = Math.min(move.amount, armorLeft(c.s, 1 - c.s.active))
    return `Attack with ${move.amount} Power${absorbed > 0 ? ` (Armor absorbs ${absorbed})` : ''}`
  },
  heal: (move) => `Heal ${move.amount} Health`,
  convert: (move) => `Convert ${amount(move.from, move.amount)} to ${resource(move.to)}`,
  link: ({ left, right }, _, c) => {
    if (isInHorde(c.s, left)) return `Add ${c.inPlay(right)} to the horde, right of ${c.inPlay(left)}`
    if (isInHorde(c.s, right)) return `Add ${c.inPlay(left)} to the horde, left of ${c.inPlay(right)}`
    return `Form a horde: ${c.inPlay(left)} on the left, ${c.inPlay(right)} on the right`
  },
  relic: ({ card }, _, c) => `Use ${c.card(card)}: ${c.relic(card)}`,
  overlord: (_, __, c) => {
    const health = boxOf(c.s).overlords[c.s.players[c.s.active]?.overlord ?? 0]?.action?.cost.health ?? 0
    return `Use ${c.overlord(c.s.active)}: ${c.action(c.s.active)}${fatal(c, health)}`
  },
  haunt: ({ card }, _, c) => `Use ${c.inPlay(card)} once more (HAUNT)`,
  pass: (_, __, c) => {
    const [last] = c.s.players[c.s.active]?.hand ?? []
    return last === undefined ? 'Pass' : `Pass and put ${c.card(last)} on top of your draw pile`
  },
  card: ({ card }, q, c) => pick(q, c, card),
  ability: ({ card, ability }, _, c) => `${c.inPlay(card)}: ${c.horde(card, ability)}`,
  gain: (move) => `Gain ${amount(move.resource, 2)}`,
  'lose-health': (_, __, c) => `Lose 2 Health${fatal(c, 2)}`,
  claim: () => 'On top of your draw pile',
  pay: (_, q, c) => (q.do === 'pay' ? `Pay ${cost(q.cost)}${fatal(c, q.cost.health ?? 0)}` : 'Pay'),
  'discard-top': (_, __, c) => `Discard ${c.card(c.s.players[c.s.active]?.draw.at(-1) ?? -1)}`,
  decline: (_, q, c) => declined(q, c),
}
