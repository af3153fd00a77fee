/** English: the round, its phases, the team's purchases, and what is different for one player alone. */
import { does, list, who as player } from '../../../kit/text/en.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { PhaseFacts } from '../types.ts'
import { outcome } from './refusals.ts'
import { COLOUR, diamonds, site, tower, towers, who } from './words.ts'

const PHASES: { readonly [P in PhaseFacts['phase']]: string } = {
  setup: 'Setup',
  spawn: 'Phase 1, spawn',
  play: 'Phase 2, play cards',
  destroy: 'Phase 3, destroy Hordes',
  boss: 'Phase 3b, boss',
  advance: 'Phase 4, Hordes advance',
  pickup: 'Phase 5, take cards back',
  spend: 'Phase 6, spend diamonds',
}

export const phase = ({ round, phase: now }: PhaseFacts) =>
  now === 'setup' ? PHASES.setup : `Round ${round}. ${PHASES[now]}`

export const round = {
  events: {
    round: ({ round: number }) => `Round ${number}.`,
    phase: ({ phase: now }) => `${PHASES[now]}.`,
    'colour-banned': ({ colour }) =>
      `This round nothing is built on ${colour ? COLOUR[colour] : 'these'} sites.`,
    'taken-up': ({ seat, tower: card, site: from, late }) =>
      late
        ? `${does(seat, 'lay', 'lays')} ${card.name} from ${site(from)} aside until the next round.`
        : `${does(seat, 'take', 'takes')} ${card.name} back from ${site(from)}.`,
    arrived: ({ seat, towers: all }) => `${does(seat, 'take', 'takes')} up what was passed: ${towers(all)}.`,
    returned: ({ tower: card, site: from }) =>
      `${capital(card.name)} on ${site(from)} is destroyed and goes back to the supply.`,
    bought: ({ seat, to, tower: card, isOwn, diamonds: left }) =>
      `${does(seat, 'buy', 'buys')} ${card.name}${isOwn ? '' : ` for ${player(to)}`}; ${left === 0 ? 'no diamond is' : `${diamonds(left)} ${left === 1 ? 'is' : 'are'}`} left.`,
    'guest-called': ({ hero }) => `${capital(hero)} comes from the bench for this round.`,
    'guest-left': ({ hero }) => `${capital(hero)} leaves the map for good.`,
    ended: (victory) => {
      const { text, why } = outcome(victory)
      return `${text} ${why}`
    },
    ready: ({ seat, ready }) =>
      ready ? `${does(seat, 'are', 'is')} ready.` : `${does(seat, 'are', 'is')} not ready after all.`,
  },
  questions: {
    'ban-colour': (_, they) =>
      ask(
        'Choose a colour: nothing is built on its sites this round.',
        `${they} chooses a colour to eliminate for this round.`,
        'Not the colour of the round before; white sites are always open.',
      ),
    'place-guest': ({ figure }, they) =>
      ask(
        `Choose the space for ${who(figure)}.`,
        `${they} chooses the space for ${who(figure)}.`,
        'A basic attack follows at once; at the end of the round the hero leaves.',
      ),
    share: ({ tower: card, site: from }, they) =>
      ask(
        `Choose who takes ${card.name} from white ${site(from)}.`,
        `${they} chooses who takes ${card.name} from white ${site(from)}.`,
        'The team decides; any player may answer.',
      ),
    spend: ({ diamonds: left, isReady }, they) =>
      ask(
        isReady
          ? 'You are ready; you may still buy a tower.'
          : 'Buy towers for the team, or say that you are ready.',
        `${they} may buy towers.`,
        `The team has ${diamonds(left)}.`,
      ),
    buyer: ({ tower: card, diamonds: left }, they) =>
      ask(
        `Choose who gets ${tower(card)}.`,
        `${they} chooses who gets ${tower(card)}.`,
        `The team has ${diamonds(left)}.`,
      ),
    play: ({ isReady, hand, heroes, waits, isSolo, spells, bench }, they) => {
      const cards = hand.length > 0 ? `In your hand: ${towers(hand)}.` : 'You have no tower in hand.'
      const own = heroes.length > 0 ? ` Still to be activated: ${list(heroes.map(who))}.` : ''
      const can = list([
        ...(isSolo ? ['build and upgrade towers'] : ['build towers', 'pass towers to partners']),
        'activate your hero',
        ...(spells > 0 ? ['use spells'] : []),
        ...(bench > 0 ? ['call a hero from the bench'] : []),
      ])
      return ask(
        isReady
          ? 'You are ready. You may still act until all are.'
          : `${capital(can)}; then say that you are ready.`,
        `${they} may play cards.`,
        [`${cards}${own}`, `Not ready yet: ${list(waits.map(player))}.`],
      )
    },
  },
  moves: {
    colour: ({ colour }) => `No ${colour ? COLOUR[colour] : 'such'} sites`,
    call: ({ name }) => `Call ${name} from the bench`,
    buy: ({ tower: card, cost, left }) => `Buy ${tower(card)} for ${diamonds(cost)}; ${left} in the supply`,
    give: ({ to, tower: card, isSolo, isOwn }) => {
      const what = card ? card.name : 'the tower'
      if (isSolo) return `Put ${what} into your own Incoming`
      return isOwn ? `Take ${what} yourself` : `Give ${what} to ${player(to)}`
    },
    ready: () => 'Ready',
    withdraw: () => 'Not ready after all',
  },
} satisfies Part
