/** English: the words of the game, each with what it means. */
import type { Glossary } from '../types.ts'

export const headings: { readonly [Group in keyof Glossary]: string } = {
  resources: 'Resources',
  zones: 'Places and piles',
  tokens: 'Tokens',
  actions: 'Actions',
  phases: 'Phases',
  abilities: 'Abilities',
  ideas: 'Other words',
}

export const glossary: Glossary = {
  resources: {
    coin: { name: 'Coins', help: 'Pay for cards. What is left is lost at the end of your turn.' },
    power: { name: 'Power', help: 'Each one spent deals 1 damage to the opposing Overlord.' },
    regeneration: { name: 'Regeneration', help: 'Each one spent gives your Overlord 1 Health back.' },
  },
  zones: {
    hand: { name: 'Hand', help: 'Cards you can play this turn. Only you see them; everybody sees how many.' },
    draw: { name: 'Draw pile', help: 'Face down. When it runs out, the discard pile is shuffled.' },
    discard: { name: 'Discard pile', help: 'Open to both players; what you buy and have played goes here.' },
    area: { name: 'Play area', help: 'The cards a player has in play.' },
    horde: { name: 'Horde', help: 'Linked monsters in a line. Each link lets you use one Horde ability.' },
    relics: { name: 'Relic Zone', help: 'Room for 3 Relics, which stay from turn to turn.' },
    street: { name: 'Street', help: 'The cards for sale. An empty place is filled from the Market at once.' },
    market: { name: 'Market', help: 'The face-down pile that fills the Street.' },
    acolytes: { name: 'Acolytes', help: 'A face-down pile of monsters for sale, all at one price.' },
    removed: { name: 'Removed', help: 'Cards out of the game for good.' },
    pool: { name: 'Pool', help: 'Coins, Power and Regeneration that the active player has not spent.' },
  },
  tokens: {
    haunt: { name: 'HAUNT token', help: 'Its monster stays in play at the next Cleanup.' },
    dismissed: {
      name: 'Dismissed',
      help: 'The other side of a HAUNT token: its monster leaves at the next Cleanup.',
    },
    unite: { name: 'UNITE token', help: 'One more card in the next Draw phase of its holder.' },
    firstPlayer: { name: 'First player', help: 'Took the first turn of the game.' },
  },
  actions: {
    play: { name: 'Play a card', help: 'Put a card from your hand into play, free of charge.' },
    buy: { name: 'Buy', help: 'Pay Coins for a card of the Street or for an Acolyte.' },
    attack: { name: 'Attack', help: 'Spend Power to damage the opposing Overlord.' },
    horde: { name: 'Horde', help: 'Link two monsters, or add one to a horde, and use one Horde ability.' },
    relic: { name: 'Relic', help: 'Use one of your Relics, each once a turn.' },
    overlord: { name: 'Overlord', help: 'Use the ability of your Overlord, once a turn.' },
    haunt: { name: 'HAUNT', help: 'Use a monster that has stayed from your last turn once more.' },
    pass: { name: 'Pass', help: 'End your Action phase, with one card in hand at most.' },
    heal: { name: 'Heal', help: 'Spend Regeneration to give your Overlord Health back.' },
    convert: { name: 'Convert', help: 'Exchange one resource for another where an ability allows it.' },
  },
  phases: {
    action: { name: 'Action phase', help: 'Take any actions in any order, then pass.' },
    cleanup: { name: 'Cleanup phase', help: 'Cards in play are discarded and the pool is emptied.' },
    draw: { name: 'Draw phase', help: 'Draw 5 cards, and one more for each UNITE token.' },
  },
  abilities: {
    armor: { name: 'Armor', help: 'Is taken off the damage its player receives in a turn.' },
    resource: { name: 'Resource', help: 'What the card gives as soon as it is played.' },
    keyword: { name: 'Keyword', help: 'Carried out right after the resources of the card.' },
    unique: { name: 'Unique', help: 'Carried out last when the card is played.' },
    triggered: { name: 'Triggered', help: 'Works by itself whenever its condition is met.' },
    horde: { name: 'Horde', help: 'Used by a Horde action, at most once a turn.' },
    relic: { name: 'Relic', help: 'Used by the Relic action, once a turn.' },
    overlord: { name: 'Overlord', help: 'Used by the Overlord action, once a turn.' },
  },
  ideas: {
    overlord: { name: 'Overlord', help: 'Who you are. At 0 Health you have lost.' },
    monster: { name: 'Monster', help: 'A card that is played, works once and is discarded at Cleanup.' },
    factionless: { name: 'Factionless', help: 'A monster of no faction; it joins no horde.' },
    acolyte: { name: 'Acolyte', help: 'A cheap monster of a faction, bought unseen.' },
    influence: {
      name: 'Influence',
      help: "A card of your Overlord's; most of it needs a monster of the Overlord's faction in play.",
    },
    health: { name: 'Health', help: 'What is left of an Overlord. It never rises above where it started.' },
    cost: { name: 'Cost', help: 'What the card costs in Coins.' },
    indicator: {
      name: 'Horde indicator',
      help: 'Shows which faction may stand next to the monster on this side.',
    },
  },
}
