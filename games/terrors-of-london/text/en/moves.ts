/** English: answers, as buttons and screen readers say them. */
import { list, whose } from '../../../kit/text/en.ts'
import type { MoveTexts } from '../pack.ts'
import { amount, coins, cost, factions, resource } from './words.ts'

type Picked = Parameters<MoveTexts['card']>[0]

/** A card with its owner, or its place in the Street. */
function target({ card, inPlay, spot: { place, seat, number } }: Picked): string {
  if (place === 'street') return `${card} in the Street (place ${number})`
  return place === 'discard' ? `${card} from ${whose(seat)} discard pile` : `${whose(seat)} ${inPlay}`
}

/** What is done to the card chosen, by question. */
const PICKED: { readonly [question: string]: (move: Picked) => string } = {
  replace: ({ card }) => `Remove ${card} from the game`,
  command: ({ card }) => `Take ${card} into your hand`,
  curse: ({ card }) => `Discard ${card}`,
  discard: ({ card }) => `Discard ${card}`,
  destroy: (move) => `Destroy ${target(move)}`,
  sacrifice: (move) => `Sacrifice ${target(move)}`,
  'give-haunt': ({ inPlay }) => `Give the HAUNT token to ${inPlay}`,
  take: ({ card }) => `Take ${card} into your hand`,
  'put-back': ({ card, isTop }) => `${isTop ? 'On top' : 'Next'}: ${card}`,
}

const DECLINED: { readonly [question: string]: string } = {
  'horde-ability': 'Use no Horde ability',
  command: 'Take no monster',
  destroy: 'Destroy nothing',
  sacrifice: 'Sacrifice nothing',
  pay: 'Do not pay',
  take: 'Take no card',
  'keep-top': 'Leave it on top',
}

/** A warning behind a loss of Health that ends the game. */
const fatal = (isFatal: boolean) => (isFatal ? ' (you lose the game)' : '')

export const moves: MoveTexts = {
  faction: ({ faction, overlords }) => `Choose the ${factions[faction].name} (${list(overlords)})`,
  choose: ({ overlord: { name, title } }) => `Lead ${name}${title ? `, ${title}` : ''}`,
  influence: ({ card, does }) => `Take ${card}${does.length > 0 ? ` (${does.join(', ')})` : ''}`,
  play: ({ card }) => `Play ${card}`,
  buy: ({ card, price, place }) => `Buy ${card} for ${coins(price)} (place ${place})`,
  acolyte: ({ price }) => `Buy an Acolyte for ${coins(price)}`,
  attack: ({ amount: power, absorbed }) =>
    `Attack with ${power} Power${absorbed > 0 ? ` (Armour absorbs ${absorbed})` : ''}`,
  heal: ({ amount: health }) => `Heal ${health} Health`,
  convert: ({ from, to, amount: n }) => `Convert ${amount(from, n)} to ${resource(to)}`,
  link: ({ left, right, grows }) => {
    if (grows === 'right') return `Add ${right} to the horde, right of ${left}`
    if (grows === 'left') return `Add ${left} to the horde, left of ${right}`
    return `Form a horde: ${left} on the left, ${right} on the right`
  },
  relic: ({ card, effect }) => `Use ${card}: ${effect}`,
  overlord: ({ name, effect, isFatal }) => `Use ${name}: ${effect}${fatal(isFatal)}`,
  haunt: ({ card }) => `Use ${card} once more (HAUNT)`,
  pass: ({ card }) => (card ? `Pass and put ${card} on top of your draw pile` : 'Pass'),
  card: (move, question) => PICKED[question]?.(move) ?? `Choose ${move.card}`,
  ability: ({ card, effect }) => `${card}: ${effect}`,
  gain: (move) => `Gain ${amount(move.resource, 2)}`,
  'lose-health': ({ isFatal }) => `Lose 2 Health${fatal(isFatal)}`,
  claim: () => 'On top of your draw pile',
  pay: (move) => (move.cost ? `Pay ${cost(move.cost)}${fatal(move.isFatal)}` : 'Pay'),
  'discard-top': ({ card }) => `Discard ${card}`,
  decline: ({ isRelic }, question) => {
    if (question === 'claim') return `Into your ${isRelic ? 'Relic Zone' : 'discard pile'}`
    return DECLINED[question] ?? 'Decline'
  },
}
