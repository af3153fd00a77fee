/** English: the words of the game, each with what it means. */
import { terms } from '../../../kit/text/index.ts'

export const headings = {
  resources: 'Resources',
  zones: 'Places and piles',
  tokens: 'Tokens',
  actions: 'Actions',
  phases: 'Phases',
  abilities: 'Abilities',
  ideas: 'Other words',
}

export const glossary = {
  resources: terms({
    coin: ['Coins', 'Pay for cards. What is left is lost at the end of your turn.'],
    power: ['Power', 'Each one spent deals 1 damage to the opposing Overlord.'],
    regeneration: ['Regeneration', 'Each one spent gives your Overlord 1 Health back.'],
  }),
  zones: terms({
    hand: ['Hand', 'Cards you can play this turn. Only you see them; everybody sees how many.'],
    draw: ['Draw pile', 'Face down. When it runs out, the discard pile is shuffled.'],
    discard: ['Discard pile', 'Open to both players; what you buy and have played goes here.'],
    area: ['Play area', 'The cards a player has in play.'],
    horde: ['Horde', 'Linked monsters in a line. Each link lets you use one Horde ability.'],
    relics: ['Relic Zone', 'Room for 3 Relics, which stay from turn to turn.'],
    street: ['Street', 'The cards for sale. An empty place is filled from the Market at once.'],
    market: ['Market', 'The face-down pile that fills the Street.'],
    acolytes: ['Acolytes', 'A face-down pile of monsters for sale, all at one price.'],
    removed: ['Removed', 'Cards out of the game for good.'],
    pool: ['Pool', 'Coins, Power and Regeneration that the active player has not spent.'],
  }),
  tokens: terms({
    haunt: ['HAUNT token', 'Its monster stays in play at the next Cleanup.'],
    dismissed: ['Dismissed', 'The other side of a HAUNT token: its monster leaves at the next Cleanup.'],
    unite: ['UNITE token', 'One more card in the next Draw phase of its holder.'],
    firstPlayer: ['First player', 'Took the first turn of the game.'],
  }),
  actions: terms({
    play: ['Play a card', 'Put a card from your hand into play, free of charge.'],
    buy: ['Buy', 'Pay Coins for a card of the Street or for an Acolyte.'],
    attack: ['Attack', 'Spend Power to damage the opposing Overlord.'],
    horde: ['Horde', 'Link two monsters, or add one to a horde, and use one Horde ability.'],
    relic: ['Relic', 'Use one of your Relics, each once a turn.'],
    overlord: ['Overlord', 'Use the ability of your Overlord, once a turn.'],
    haunt: ['HAUNT', 'Use a monster that has stayed from your last turn once more.'],
    pass: ['Pass', 'End your Action phase, with one card in hand at most.'],
    heal: ['Heal', 'Spend Regeneration to give your Overlord Health back.'],
    convert: ['Convert', 'Exchange one resource for another where an ability allows it.'],
  }),
  phases: terms({
    action: ['Action phase', 'Take any actions in any order, then pass.'],
    cleanup: ['Cleanup phase', 'Cards in play are discarded and the pool is emptied.'],
    draw: ['Draw phase', 'Draw 5 cards, and one more for each UNITE token.'],
  }),
  abilities: terms({
    armor: ['Armor', 'Is taken off the damage its player receives in a turn.'],
    resource: ['Resource', 'What the card gives as soon as it is played.'],
    keyword: ['Keyword', 'Carried out right after the resources of the card.'],
    unique: ['Unique', 'Carried out last when the card is played.'],
    triggered: ['Triggered', 'Works by itself whenever its condition is met.'],
    horde: ['Horde', 'Used by a Horde action, at most once a turn.'],
    relic: ['Relic', 'Used by the Relic action, once a turn.'],
    overlord: ['Overlord', 'Used by the Overlord action, once a turn.'],
  }),
  ideas: terms({
    overlord: ['Overlord', 'Who you are. At 0 Health you have lost.'],
    monster: ['Monster', 'A card that is played, works once and is discarded at Cleanup.'],
    factionless: ['Factionless', 'A monster of no faction; it joins no horde.'],
    acolyte: ['Acolyte', 'A cheap monster of a faction, bought unseen.'],
    influence: [
      'Influence',
      "A card of your Overlord's; most of it needs a monster of the Overlord's faction in play.",
    ],
    health: ['Health', 'What is left of an Overlord. It never rises above where it started.'],
    cost: ['Cost', 'What the card costs in Coins.'],
    indicator: ['Horde indicator', 'Shows which faction may stand next to the monster on this side.'],
  }),
}

export type Glossary = typeof glossary
