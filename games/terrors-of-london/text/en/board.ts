/** English: the small words on the board. */
import { list } from '../../../kit/text/en.ts'
import type { Resource } from '../../state.ts'
import { glossary } from './glossary.ts'
import { amount, cards, resource } from './words.ts'

export const board = {
  turn: (turn: number) => `Turn ${turn}`,
  shortTurn: (turn: number) => `T${turn}`,
  acolytes: (count: number) => (count === 1 ? '1 Acolyte' : `${count} Acolytes`),
  health: (health: number, of: number) => `${health} of ${of} Health`,
  /** What is left of the Armour this turn, and all of it. */
  armor: (left: number, of: number) => (left === of ? `${of} Armour` : `${left} of ${of} Armour left`),
  /** "2 Coins", "1 Power". */
  amount,
  unite: (tokens: number) => (tokens === 1 ? '1 UNITE token' : `${tokens} UNITE tokens`),
  price: (price: number) => `Cost ${amount('coin', price)}`,
  cards,
  you: 'You',
  chosen: 'chosen',
  phases: { action: 'Action', cleanup: 'Cleanup', draw: 'Draw' },
  chooseFaction: 'Four factions haunt London',
  chooseInfluence: 'Two of four Influences go into your starting deck',
  beginners: 'For a first game',
  /** Where the cards come from, in one sentence. */
  reconstruction:
    'Most card faces of the printed game are not published: names, costs and abilities here are largely a reconstruction.',
  reconstructed: 'Reconstructed card',
  yourHand: 'Your hand',
  yourSide: 'Your Overlord and Relics',
  /** Behind the name of what has folded. */
  turnUp: 'show it large',
  answersThere: (count: number) => (count === 1 ? '1 answer there' : `${count} answers there`),
  emptyHand: 'No card in hand.',
  noHand: 'You are watching: hands stay hidden.',
  inHand: (count: number) => `${cards(count)} in hand`,
  yourArea: 'Your play area',
  areaOf: (name: string) => `Play area of ${name}`,
  emptyArea: 'Nothing played yet.',
  haunted: 'Haunted',
  played: 'In play',
  horde: (count: number, used: number) =>
    used === 0
      ? `Horde of ${count}`
      : `Horde of ${count} · ${used} ${used === 1 ? 'ability' : 'abilities'} used`,
  relics: 'Relic Zone',
  relicsShort: 'Relics',
  relicsOf: (name: string, held: number, of: number) =>
    `Relic Zone of ${name}, ${held} of ${of} places taken`,
  hauntedOf: (name: string) => `Haunted monsters of ${name}`,
  reserve: glossary.zones.pool.name,
  reserveOf: (name: string) => `Pool of ${name}`,
  inReach: (count: number) => `${cards(count)} in reach`,
  /** "Vex: 2 Armour". */
  armorOf: (name: string, armor: number) => `${name}: ${armor} Armour`,
  noArmor: (name: string) => `${name}: no Armour`,
  healthMax: (health: number) => `Maximum Health ${health}`,
  buy: glossary.actions.buy.name,
  attack: glossary.actions.attack.name,
  heal: glossary.actions.heal.name,
  attackFor: (power: number) => `Attack for ${power}`,
  healBy: (health: number) => `Heal ${health}`,
  howMuch: 'another amount',
  /** What is converted into what, without an amount. */
  exchange: (from: Resource, to: Resource) => `${resource(from)} → ${resource(to)}`,
  pass: 'End turn',
  /** The cards of the hand, and what can be used for nothing. */
  playAll: 'Play all',
  playAndUseAll: 'Play and use all',
  useAll: 'Use all',
  /** "Attack for 6, heal 2, end turn"; what is 0 is not named. */
  spendAndEnd: (power: number, health: number) => {
    const heal = health > 0 ? `${power > 0 ? 'heal' : 'Heal'} ${health}, ` : ''
    return `${power > 0 ? `Attack for ${power}, ` : ''}${heal}end turn`
  },
  /** What confirms the answer that is aimed at. */
  joinHorde: 'Form the horde',
  pickVerbs: {
    command: 'Take it',
    curse: 'Discard it',
    destroy: 'Destroy it',
    discard: 'Discard it',
    'give-haunt': 'Give it HAUNT',
    replace: 'Remove it',
    sacrifice: 'Sacrifice it',
    take: 'Take it',
  } as { readonly [question: string]: string },
  tooMany: (count: number) => (count === 1 ? '1 card too many in hand' : `${count} cards too many in hand`),
  keepOne: 'The card in hand goes on top of your draw pile',
  pile: { draw: 'Draw', discard: 'Discard', unite: 'UNITE' },
  yourPile: { draw: 'Your draw pile', discard: 'Your discard pile' },
  pileOf: (name: string) => ({ draw: `Draw pile and hand of ${name}`, discard: `Discard pile of ${name}` }),
  removed: 'Out of the game',
  hiddenNote: 'Which cards these are is known; their order is secret.',
  hiddenHandNote: 'Which cards these are is known, but neither which of them are in hand nor their order.',
  nothingHere: 'Nothing here.',
  topOfPile: 'Top of your draw pile',
  close: 'Close',
  look: 'Look into it',
  haunt: 'HAUNT token: it stays in play',
  dismissed: 'HAUNT token, Dismissed side',
  hauntAgain: (name: string) => `Use ${name} once more`,
  /** The picked monster would stand at a side of that one. */
  join: (picked: string, side: 'left' | 'right', name: string) => `${picked} to the ${side} of ${name}`,
  noHorde: 'No horde',
  ready: 'Ready',
  used: 'Used',
  free: 'Free',
  empty: 'Empty',
  leadsTo: {
    gain: (parts: string) => `you gain ${parts}`,
    pay: (parts: string) => `you pay ${parts}`,
    damage: (name: string, from: number, to: number) => `${name}: Health ${from} to ${to}`,
    absorbed: (armor: number) => `Armour takes ${armor}`,
    loses: (name: string, from: number, to: number) => `${name} loses Health (${from} to ${to})`,
    youLose: (from: number, to: number) => `you lose Health (${from} to ${to})`,
    heals: (from: number, to: number) => `your Health goes from ${from} to ${to}`,
    draw: (count: number) => `you draw ${cards(count)}`,
    reveal: 'you turn up the top card of your draw pile',
    look: 'you look at the top of your draw pile',
    shuffle: 'your discard pile is shuffled',
    toDiscard: 'it goes to your discard pile',
    toDraw: 'it goes on top of your draw pile',
    toRelics: 'it goes to your Relic Zone',
    street: 'a new card comes to the Street',
    alone: 'without a monster of your faction the Influence does nothing more',
    unite: (tokens: number) => (tokens === 1 ? '1 UNITE token' : `${tokens} UNITE tokens`),
    turnEnds: (lost: string, count: number) =>
      lost ? `Lost: ${lost}. You draw ${cards(count)}.` : `your turn ends and you draw ${cards(count)}`,
    wins: (name: string) => `${name} wins the game`,
    youWin: 'you win the game',
    next: {
      choose: 'then you choose the Overlord',
      influence: 'then you choose another one',
      claim: 'then you may put it on top of your draw pile',
      replace: 'then you choose the Relic that makes room',
      'horde-ability': 'then you choose a Horde ability',
      'activate-horde': 'then you choose a Horde ability',
      command: 'then you choose a monster of your discard pile',
      curse: 'then your opponent loses 2 Health or discards',
      destroy: 'then you choose a card to destroy',
      rage: 'then you choose what RAGE gives',
      sacrifice: 'then you choose a card to sacrifice',
      'give-haunt': 'then you choose a monster for the HAUNT token',
      discard: 'then you discard',
      pay: 'then you may pay for more',
    } as { readonly [question: string]: string },
  },
  list,
  /** A name and what is said of it: "Resource: gain 1 Coin". */
  said: (name: string, what: string) => `${name}: ${what}`,
  /** What a card or its price would do that nobody means. */
  traps: {
    sacrificed: (name: string) => `${name} is the only card there is to sacrifice`,
    destroyed: (name: string) => `your own ${name} is the only card there is to destroy`,
    nothing: 'nothing would come of the price',
  },
  confirm: {
    trap: (what: string) => `${what}. Do it anyway?`,
    pass: (can: string) => `You can still ${can}. End your turn?`,
    attack: (power: number) => `attack for ${power}`,
    heal: (health: number) => `heal ${health}`,
    buy: (count: number) => (count === 1 ? 'buy a card' : `buy one of ${count} cards`),
    horde: (count: number) => (count === 1 ? 'form a horde' : `form hordes (${count} ways)`),
    relic: (count: number) => (count === 1 ? 'use a Relic' : `use ${count} Relics`),
    overlord: 'use your Overlord',
    haunt: (count: number) => (count === 1 ? 'use a haunted monster' : `use ${count} haunted monsters`),
    lastHealth: (health: number) => `That costs your last ${health} Health: you lose the game. Do it?`,
    ownCard: (name: string) => `${name} is your own card. Destroy it anyway?`,
  },
  facets: {
    kind: 'Type',
    faction: 'Faction',
    cost: glossary.ideas.cost.name,
    keyword: glossary.abilities.keyword.name,
  },
  kinds: {
    overlord: glossary.ideas.overlord.name,
    starter: 'Starting monster',
    acolyte: glossary.ideas.acolyte.name,
    monster: glossary.ideas.monster.name,
    relic: glossary.abilities.relic.name,
    influence: 'Influence',
  },
  none: 'None',
  course: { health: glossary.ideas.health.name, deck: 'Worth of the deck' },
  tally: { damage: 'Damage dealt', bought: 'Cards bought', hordes: 'Hordes formed or enlarged' },
  headline: 'Master of London',
  drawn: 'London is left to the fog',
}

/** What is missing in another language does not compile. */
export type BoardWords = typeof board
