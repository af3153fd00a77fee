/** Who sits where: names, marks and colours of the seats. */
import {
  type Game,
  type Language,
  type Match,
  type Outcome,
  type Reader,
  resultFor,
  type Seat,
  SPECTATOR,
  seatName,
  seedFrom,
  sidesOf,
  type Table,
} from '@duskhall/kernel'
import { type SeatInfo, SHAPES } from '@duskhall/ui'
import type { Player, SavedTable } from '../store/tables.ts'
import { characterOf, nameIn, withCharacters } from './cast.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'

const PERSON_ICONS = ['top-hat', 'cat', 'fox-head', 'owl']
const BOTS: readonly { readonly name: string; readonly icon: string }[] = [
  { name: 'Vex', icon: 'brain' },
  { name: 'Mortimer', icon: 'raven' },
  { name: 'Grizelda', icon: 'spider-face' },
  { name: 'Fenn', icon: 'wolf-head' },
]

/** A person may go without a name: sentences then say "you", or count the seats. */
export function personAt(seat: Seat, name: string): Player {
  return { name, kind: 'person', icon: PERSON_ICONS[seat % PERSON_ICONS.length] as string }
}

/** The character of the level; at a game that has none, whoever of the hall sits in that seat. */
export function botAt(seat: Seat, level: LevelName, name = '', game = ''): Player {
  const character = characterOf(game, level)
  const bot = botOf(seat)
  const own = character ? { name, icon: character.face } : { name: name || bot.name, icon: bot.icon }
  return { ...own, kind: 'bot', level }
}

/** Who sits down first at that level. */
export function botName(game: string, level: LevelName, lang: Language): string {
  return characterOf(game, level)?.[lang] ?? botOf(1).name
}

/** The first seat is mostly a person's, so the first bot sits in the second. */
function botOf(seat: Seat) {
  return BOTS[(seat + BOTS.length - 1) % BOTS.length] as (typeof BOTS)[number]
}

/** What older saves called people who had given no name. */
const NO_NAME = /^(You|Vous|(Player|Joueur) \d+)$/

function withoutStandIns(players: readonly Player[]): Player[] {
  return players.map((player) =>
    player.kind === 'person' && NO_NAME.test(player.name) ? { ...player, name: '' } : player,
  )
}

/** The longest name that anybody is shown by. */
const LONGEST_NAME = 40
const ICONS = [...PERSON_ICONS, ...BOTS.map(({ icon }) => icon)]

/** Players as they were kept, perhaps by another version: a mark or a level that is gone becomes one that is there. */
export function knownPlayers(players: readonly Player[], game = ''): Player[] {
  const known = withoutStandIns(players).map((player, seat) => {
    const name = player.name.slice(0, LONGEST_NAME)
    const again =
      player.kind === 'bot' ? botAt(seat, levelOf(player.level), name, game) : personAt(seat, name)
    return ICONS.includes(player.icon) ? { ...again, icon: player.icon } : again
  })
  return withCharacters(game, known)
}

export function levelOf(level: unknown): LevelName {
  return LEVEL_NAMES.find((name) => name === level) ?? 'regular'
}

/** Seats as a board shows them, in one language; SPECTATOR in front: nobody is "you". */
export function seatsOf(players: readonly Player[], front: Seat, lang: Language): SeatInfo[] {
  const reader = readerOf(players, front, lang)
  return players.map((player, seat) => ({
    seat,
    name: seatName(lang, seat, reader),
    kind: player.kind,
    ...(player.level ? { level: player.level } : {}),
    shape: SHAPES[seat % SHAPES.length] as SeatInfo['shape'],
    colour: `var(--p${seat + 1})`,
    icon: player.icon,
    you: seat === front,
  }))
}

export function readerOf(players: readonly Player[], you: Seat, lang: Language): Reader {
  return { you, names: players.map((player) => nameIn(lang, player)) }
}

export function peopleOf(players: readonly Player[]): Seat[] {
  return players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
}

/** Who the story of a game is told to: the only person at the table, or nobody in particular. */
export function audienceOf(players: readonly Player[]): Seat {
  const [only, another] = peopleOf(players)
  return only === undefined || another !== undefined ? SPECTATOR : only
}

/** Whether nobody in front of the screen has won; of bots alone, whether nobody has. */
export function isDefeat(game: Game, s: Table, outcome: Outcome, players: readonly Player[]): boolean {
  const people = peopleOf(players)
  const judged = people.length > 0 ? people : players.map((_, seat) => seat)
  return judged.every((seat) => resultFor(game, s, outcome, seat) === 'lost')
}

/** What a saved table says of teams: nothing where everybody plays alone. */
export function teamsOf({ game, state }: Pick<Match, 'game' | 'state'>): Pick<SavedTable, 'teams'> {
  const teams = sidesOf(game, state)
  return teams.length === state.seats ? {} : { teams }
}

/** "A" for the first team. */
export function letterOf(team: number): string {
  return String.fromCharCode(65 + team)
}

/** Everybody moves up one seat; who began now comes last. */
export function rotated<T>(seats: readonly T[]): T[] {
  return [...seats.slice(1), ...seats.slice(0, 1)]
}

function randomHex(bytes: number): string {
  // Not randomUUID: it is missing where the hall is opened over plain HTTP.
  return [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

export function newId(): string {
  return randomHex(8)
}

/** A seed from the words of the curious, or from chance. */
export function newSeed(words = ''): string {
  const text = words.trim()
  if (text === '') return randomHex(16)
  return /^[0-9a-f]{32}$/.test(text) ? text : seedFrom(text)
}
