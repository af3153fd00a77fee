/** English: the small words on the board. */
import { count, does, list, who } from '../../../kit/text/en.ts'
import type { Who } from '../../../kit/text/index.ts'
import { glossary } from './glossary.ts'
import { purse, tiles } from './words.ts'

export const board = {
  /** "Side A" or "Side B" of a village. */
  side: (side: number): string => (side === 1 ? 'Side B' : 'Side A'),
  round: (round: number) => `Round ${round}`,
  roundShort: (round: number) => `R${round}`,
  behindScreen: (count: number) => `${tiles(count)} behind the screen`,
  gold: (count: number) => `${count} gold`,
  magicGold: (count: number) => `${count} magic gold`,
  tiles,
  you: 'You',
  callsHere: 'something to choose here',
  hintHere: 'the hint is about this',
  tokens: (held: number, needed: number) => `${held} of ${count(needed, 'Victory token', 'Victory tokens')}`,
  price: (price: number) => `Recruit for ${price} gold`,
  slot: (slot: number) => `Slot ${slot}`,
  cargo: { yellow: 'Yellow cargo', redBlue: 'Red and Blue cargo' },
  empty: 'Empty',
  active: 'Active',
  demonUsed: 'Inactive until Night',
  passed: 'Has passed',
  /** Fits on an empty space of 60 pixels. */
  spaces: {
    battlefield: 'Battle',
    fortification: 'Fort',
    port: glossary.spaces.port.name,
    portal: 'Portal',
  },
  /** By number of villages: west to east. */
  compass: { 2: ['West', 'East'], 3: ['West', 'Central', 'East'] } as {
    readonly [villages: number]: readonly string[]
  },
  between: (one: string, other: string) => `${one} – ${other}`,
  level: 'Tied',
  lead: (by: number) => `You lead by ${by}`,
  trail: (by: number) => `You trail by ${by}`,
  leads: (name: string, by: number) => `${name} leads by ${by}`,
  conquest: 'Conquest',
  terror: glossary.ideas.terror.name,
  /** What a cell of the gauge brings, from the centre to it. */
  gaugeIcons: {
    conquest: 'one conquest step',
    magicGold: (count: number) => `${count} magic gold`,
    victory: 'a Victory token',
  },
  /** What a lead brings at Night, from the least to the most. */
  gaugeGives: (spaces: readonly { readonly lead: number; readonly what: string }[]) =>
    spaces.length === 0
      ? ''
      : `At Night a lead brings: ${spaces.map(({ lead, what }) => `from ${lead}, ${what}`).join('; ')}.`,
  goldLabel: 'gold',
  magic: 'magic gold',
  loot: 'Loot',
  stone: 'Stone',
  firstTo: (tokens: number) => `First to ${count(tokens, 'Victory token', 'Victory tokens')}`,
  pass: 'Pass until Night',
  passShort: glossary.actions.pass.name,
  /** On the button that confirms an answer, by what is done or, for a space, by what is asked. */
  verbs: {
    deploy: glossary.actions.deploy.name,
    activate: glossary.actions.activate.name,
    recruit: glossary.actions.recruit.name,
    pass: glossary.actions.pass.name,
    place: 'Deploy here',
    'move-where': 'Move here',
    'move-self': 'Move here',
  } as { readonly [what: string]: string },
  yourScreen: 'Behind your screen',
  noScreen: 'You are watching: tiles stay behind the screens.',
  emptyScreen: 'No tile behind your screen.',
  /** Titles of piles that can be looked into. */
  piles: {
    /** Bag and screens of a camp as one: who sees only the sum. */
    bagAndScreens: (name: string) => `Bag and screen of ${name}`,
    bag: (name: string) => `Bag of ${name}`,
    screen: (name: string) => `Behind the screen of ${name}`,
    discard: (name: string) => `Discard pile of ${name}`,
    banished: (name: string) => `Banished by ${name}`,
  },
  captions: { bag: 'Bag', discard: 'Discard', banished: 'Banished' },
  yourPile: { bag: 'Your bag', discard: 'Your discard pile', banished: 'Banished by you' },
  hiddenNote: 'In the bag or behind the screen; which is where is secret.',
  nothingHere: 'Nothing here yet.',
  close: 'Close',
  takenBy: (camp: Who) => `taken by ${who(camp)}`,
  upkeep: {
    title: 'Keep overnight?',
    leave: 'Let go',
    pay: (price: number) => `Pay ${price}`,
    free: 'Free',
    total: (price: number, left: number) => (price === 0 ? 'costs nothing' : `costs ${price}, ${left} left`),
  },
  boards: 'Boards',
  villages: 'Villages',
  unfold: (half: string) => `Show ${half}`,
  rivals: 'Players',
  partner: 'teammate',
  holdsStone: (camp: Who) => `${does(camp, 'hold', 'holds')} the Power Stone`,
  wonTonight: 'Won tonight',
  /** Parts of the line that says what a move would lead to. */
  leadsTo: {
    terror: (change: string, from: string, to: string) => `terror ${change} (${from} to ${to})`,
    inVillage: (village: string, what: string) => `${village}: ${what}`,
    loot: (gold: number) => `you loot ${gold} gold`,
    cargo: (gold: number) => `you take ${gold} gold of cargo`,
    stone: 'you take the Power Stone',
    gain: (gold: number) => `you gain ${gold} gold`,
    pay: (gold: number, magicGold: number) => `you pay ${purse(gold, magicGold)}`,
    draw: (count: number) => `you draw ${tiles(count)}`,
    night: 'everybody has passed, so Night falls',
    passed: 'you take no more actions today',
    toBag: 'it goes into your bag',
    toScreen: 'it goes behind your screen',
    nothing: 'nothing comes of it now',
    next: {
      place: 'then you choose its space',
      summon: 'then you may summon a demon',
      coins: 'then you choose the coins',
      'move-which': 'then you choose a tile to move',
      'move-where': 'then you choose where it goes',
      'move-self': 'then you choose where it goes',
      discard: 'then you discard',
      recycle: 'then you choose tiles of your discard pile',
      banish: 'then you choose tiles to banish',
      kill: 'then you choose a tile to kill',
      'flip-monster': 'then you choose a tile to flip over',
      'flip-demon': 'then you choose a demon to flip over',
      rival: 'then you choose an opponent',
      'power-recruit': 'then you may recruit',
      copy: 'then you choose whose power to use',
    } as { readonly [question: string]: string },
  },
  list,
  /** A name and what is said of it: "Deployment: draw 1 tile". */
  said: (name: string, what: string) => `${name}: ${what}`,
  /** In a sentence: what a power would do that nobody means. */
  harm: {
    kill: 'this power can only kill your own tiles',
    discard: 'this power can only make you discard',
    banish: 'this power can only banish your tiles in play',
    itself: 'this power can only cost you the tile itself',
  },
  ownTile: 'it is your own tile',
  confirm: {
    pass: (can: string) => `You can still ${can}. Pass for the rest of the Day?`,
    deploy: (count: number) => `deploy ${tiles(count)}`,
    activate: (count: number) => `activate ${tiles(count)}`,
    recruit: (count: number) => (count === 1 ? 'recruit 1 candidate' : `recruit one of ${count} candidates`),
    /** A power with nothing else in reach. */
    harm: (what: string) => `${what}. Use it anyway?`,
    killOwn: (name: string) => `${name} is your own tile. Kill it anyway?`,
  },
  facets: { color: 'Colour', power: 'Power', cost: glossary.ideas.cost.name, kind: 'Type' },
  kinds: { basic: 'Starting tile', recruit: 'Recruit', demon: 'Demon' },
  noPower: 'No power',
  course: { crowns: 'Victory tokens', value: 'Worth of the staff' },
  tally: { crowns: 'Victory tokens', recruited: 'Recruited', killed: 'Opposing tiles killed' },
  headline: 'Employer of the year',
  threshold: (value: number) => `Summoning value ${value}`,
}

/** What is missing in another language does not compile. */
export type BoardWords = typeof board
