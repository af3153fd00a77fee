/** English: the words around the round that is followed, summed up, and looked back on at the end. */
import { count, list } from '../../../kit/text/en.ts'
import { diamonds, hearts, soldiers } from './words.ts'

const enemies = (n: number) => count(n, 'enemy', 'enemies')

export const roundWords = {
  slab: 'The hordes advance',
  spawnSlab: 'Hordes come',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  order: 'In this order',
  number: (number: number) => `Number ${number}`,
  portal: (level: number) => `Portal ${level}`,
  horde: 'Horde',
  lines: 'What the rules do, in order',
  healer: {
    title: 'Healer',
    none: 'none showing, tiles stay',
    heals: (tiles: number) =>
      tiles === 0 ? 'no tile to take off' : count(tiles, 'tile comes off', 'tiles come off'),
  },
  speed: { title: 'Speed', none: 'none showing, one try', on: 'showing: two tries' },
  attempt: (number: number, of: number) => (of > 1 ? `Try ${number}` : 'Move'),
  moves: (space: string) => `nobody blocks, to ${space}`,
  held: (by: readonly string[]) => (by.length > 0 ? `held by ${list(by)}` : 'held'),
  through: 'through the exit',
  sniper: { title: 'Sniper', none: 'covered', misses: 'nobody nearby', hits: (who: string) => `hits ${who}` },
  soldiers,
  /** The reader: among others, and at the head of what each of them did. */
  you: { among: 'you', alone: 'You' },
  destroyedLine: (by: readonly string[]) => (by.length > 0 ? `by ${list(by)}` : 'every enemy is covered'),
  destroyed: 'Destroyed',
  amount: { hearts, diamonds },
  rewardTitle: 'Reward',
  portalClosed: (closed: number, all: number) => `Portal closed, ${closed} of ${all}`,
  hurt: (who: string) => `${who} takes 1 damage`,
  knockedOut: (who: string) => `${who} is knocked out`,
  unhurt: (who: string) => `${who} is protected`,
  struck: 'Heroes',
  arrives: 'From the pile',
  comesTo: (space: string | null) => (space === null ? 'no room on its way' : `to ${space}`),
  cost: (lost: number) => `−${hearts(lost)}`,
  uncovered: (n: number) => `${enemies(n)} without a tile`,
  kingdomFalls: 'The Kingdom falls',
  result: {
    destroyed: 'destroyed',
    moves: (n: number) => `moves ${n}`,
    held: 'held',
    escapes: (lost: number) => (lost > 0 ? `breaks through, −${lost}` : 'breaks through'),
    comes: (space: string | null) => (space === null ? 'no room' : `comes to ${space}`),
    boss: 'acts',
    waits: 'to come',
  },
  soFar: (round: number) => `Round ${round} so far`,
  summary: (round: number) => `Round ${round}`,
  fills: 'fills with every step',
  ofHearts: (n: number) => `of ${hearts(n)}`,
  ofDiamonds: (n: number) => `of ${n} diamonds`,
  portals: (n: number) => `of ${count(n, 'Portal', 'Portals')}`,
  change: (what: string, from: number, to: number) =>
    from === to ? `${what}: ${to}` : `${what}: from ${from} to ${to}`,
  hearts: 'Hearts',
  diamonds: 'Diamonds',
  portalsClosed: 'Portals closed',
  counts: { destroyed: 'Destroyed', escaped: 'Broke through', held: 'Held', advanced: 'Advanced' },
  stillToCome: (n: number) => `${n} to come`,
  groups: {
    destroyed: 'Destroyed',
    escaped: 'Broke through',
    advanced: 'Advanced',
    held: 'Held',
    came: 'Came in',
    hurt: 'Wounded',
  },
  nothing: 'Nothing was destroyed, and nothing broke through.',
  byRound: 'Hearts, round by round',
  heartsIn: (round: number, left: number) => `Round ${round}: ${hearts(left)}`,
  did: (covered: number, hordes: number, portals: number) =>
    [
      `${enemies(covered)} covered`,
      hordes > 0 ? count(hordes, 'Horde', 'Hordes') : '',
      portals > 0 ? count(portals, 'Portal', 'Portals') : '',
    ]
      .filter(Boolean)
      .join(', '),
  onward: 'On with round',
  next: (round: number) => `On to round ${round}`,
  spend: 'On to the diamonds',
  /** The end of the game. */
  end: {
    round: (round: number) => `round ${round}`,
    stands: 'The Kingdom stands!',
    fell: (round: number) => `The Kingdom fell in round ${round}`,
    place: (scenario: number, stars: number, players: number) =>
      [
        `Scenario ${scenario}`,
        stars > 0 ? count(stars, 'star', 'stars') : '',
        count(players, 'player', 'players'),
      ]
        .filter(Boolean)
        .join(', '),
    heartsLeft: (left: number, all: number) => `${left} of ${hearts(all)} left`,
    finished: 'Finished',
    more: (n: number) => `+${n}`,
    tray: (name: string, round: number) => `${name}, round ${round}`,
    broke: 'Where the line broke',
    lane: (spawn: number) => `lane of spawn point ${spawn}`,
    came: (spawn: number) => `comes from spawn point ${spawn}`,
    moved: (space: string) => `on to ${space}`,
    lost: (lost: number) => (lost > 0 ? `through the exit, −${lost}` : 'through the exit'),
    passedHeld: (space: string) => `held on ${space}`,
    nobody: 'Time ran out before the last Portal was closed.',
    map: 'The lane, numbered by round',
    /** How the table stood at the beginning of a round. */
    stood: (left: number, stones: number, trays: number, towers: readonly string[]) =>
      [
        `${hearts(left)}, ${diamonds(stones)}, ${count(trays, 'card', 'cards')} on the map.`,
        towers.length > 0 ? `Towers in hand: ${list(towers)}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    portalClosed: 'Portal closed',
  },
}

export type RoundWords = typeof roundWords
