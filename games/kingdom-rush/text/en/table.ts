/** English: the small words on the board. */
import { list } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { Phase } from '../../state.ts'
import type { PieceFacts } from '../types.ts'
import { aiming } from './aiming.ts'
import { piece } from './words.ts'

const hearts = (n: number) => (n === 1 ? '1 heart' : `${n} hearts`)
const COLOURS = ['red', 'blue', 'green', 'purple', 'for everybody'] as const
const WAYS = ['north', 'east', 'south', 'west'] as const

export const table = {
  ...aiming,
  round: (round: number) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  shortRound: (round: number) => `R${round}`,
  phases: {
    setup: 'Set-up',
    spawn: 'Spawn',
    play: 'Play',
    destroy: 'Destroy',
    boss: 'Boss',
    advance: 'Advance',
    pickup: 'Pick up',
    spend: 'Diamonds',
  } satisfies { readonly [P in Phase]: string },
  map: 'Map',
  space: (space: string) => `Space ${space}`,
  site: (number: number, space: string, colour: number, towers: readonly string[]) =>
    `Site ${number} (${space}), ${COLOURS[colour] ?? ''}${towers.length > 0 ? `: ${list(towers)}` : ', empty'}`,
  figureAt: (name: string, space: string | null, health: number | null) =>
    [name, space === null ? '' : `on ${space}`, health === null ? '' : `health ${health}`]
      .filter(Boolean)
      .join(', '),
  pile: (spawn: number, count: number, diamonds: number, way: readonly string[]) =>
    `Spawn point ${spawn}, ${count === 1 ? '1 card' : `${count} cards`} left${diamonds > 0 ? `, ${diamonds === 1 ? '1 diamond' : `${diamonds} diamonds`} on the top one` : ''}. Way to the exit: ${way.join(', ')}`,
  turn: 'Turn',
  flip: 'Flip',
  inReach: 'In range',
  left: 'Still to place',
  counted: (count: number, what: string) => (count === 1 ? what : `${what}, ${count} times`),
  lifts: 'Soldiers that can be moved',
  piece: (one: PieceFacts) => capital(piece(one)),
  whichWay: (tower: string) => `Which way does ${tower} face?`,
  facing: (turn: number, trays: number) =>
    `To the ${WAYS[turn] ?? ''}, ${trays === 0 ? 'nothing in range' : trays === 1 ? '1 tray in range' : `${trays} trays in range`}`,
  choices: 'To choose from',
  forecast: 'Advance forecast',
  heartsFrom: (now: number, then: number) => (now === then ? hearts(now) : `${now} → ${hearts(then)}`),
  falls: 'As it stands, the Kingdom falls this round.',
  yours: 'Your heroes',
  knockedOut: 'knocked out',
  cardPlayed: 'card played',
  cardReady: 'card ready',
  health: (value: string) => `Health: ${value}`,
  outOf: (value: number, full: number) => `${value} of ${full}`,
  used: 'used',
  hand: 'Your towers',
  noTowers: 'No tower in hand.',
  tower: (name: string, level: number) => `${name}, level ${level}`,
  times: (n: number) => `${n} times`,
  coming: 'next round',
  /** What becomes of a tower that is not built: on its button, and on the one of a small window. */
  pass: (isSolo: boolean): string => (isSolo ? 'Upgrade' : 'Pass to a partner'),
  passShort: (isSolo: boolean): string => (isSolo ? 'Upgrade' : 'Pass to…'),
  passIt: (button: string, tower: string) => `${button}: ${tower}`,
  readyAnyway: (towers: number, heroes: readonly string[]) =>
    [
      `${towers === 1 ? '1 tower' : `${towers} towers`} in your hand could still hit a Horde.`,
      heroes.length > 0 ? `${list(heroes)} ${heroes.length === 1 ? 'has' : 'have'} not acted yet.` : '',
      'Are you ready all the same?',
    ]
      .filter(Boolean)
      .join(' '),
  stores: "The team's stores",
  hearts: (n: number) => `Hearts of the Kingdom: ${n}`,
  diamonds: (n: number) => `Diamonds: ${n}`,
  soldiers: (n: number) => `Soldiers in the supply: ${n}`,
  portals: (closed: number, all: number) => `Portals closed: ${closed} of ${all}`,
  spell: (name: string) => `Spell: ${name}`,
  yourself: 'You',
  team: 'The others',
  plan: (name: string) => `What ${name} means to do`,
  keep: 'Leave this one to me',
  keepIt: (space: string) => `Leave ${space} to me`,
  goAhead: 'Go ahead',
  partner: (
    name: string,
    heroes: readonly string[],
    towers: readonly string[],
    coming: readonly string[],
    ready: boolean,
  ) =>
    [
      name,
      ...heroes,
      towers.length > 0 ? `towers: ${list(towers)}` : 'no tower in hand',
      coming.length > 0 ? `next round: ${list(coming)}` : '',
      ready ? 'ready' : '',
    ]
      .filter(Boolean)
      .join(', '),
  verbs: { site: 'Build here', turn: 'This way', target: 'Aim', space: 'Go there' },
  facets: { sort: 'Kind', family: 'Type', level: 'Level' },
  sorts: {
    tower: 'Tower',
    hero: 'Hero',
    ability: 'Ability',
    spell: 'Spell',
    horde: 'Horde',
    portal: 'Portal',
    boss: 'Boss',
  },
  none: 'none',
  course: { hearts: 'Hearts', diamonds: 'Diamonds' },
  tally: { covered: 'Enemies covered', hordes: 'Hordes destroyed', portals: 'Portals closed' },
}

export type TableWords = typeof table
