/** English: names, places and amounts, as parts of sentences. */
import { count, inWords, list } from '../../../kit/text/en.ts'
import type { Facing } from '../../content/words.ts'
import type { PiecesFacts } from '../effects.ts'
import { tablesIn } from '../tables.ts'
import type * as is from '../types.ts'

const tables = tablesIn('en')
export const DAMAGE = tables.damage
const SHAPES: { readonly [shape: string]: readonly string[] } = tables.shapes

export const FACING: { readonly [F in Facing]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' }
export const COLOUR: { readonly [C in is.Colour]: string } = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  purple: 'purple',
  white: 'white',
}

export const hearts = (n: number) => count(n, 'heart', 'hearts')
export const diamonds = (n: number) => count(n, 'diamond', 'diamonds')
/** "1 space", "up to 2 spaces". */
export const upTo = (n: number) => (n === 1 ? '1 space' : `up to ${n} spaces`)
export const soldiers = (n: number) => count(n, 'soldier', 'soldiers')
export const enemiesLeft = (n: number) =>
  n === 0 ? 'no enemy is left' : `${count(n, 'enemy', 'enemies')} left`

/** "5 Goblins". */
const enemy = ({ name, plural, count: n }: is.EnemyFacts) => count(n, name, plural)
/** "2 Wolves (speed)". */
export const enemiesWithTraits = (all: readonly is.EnemyFacts[]) =>
  list(
    all.map((one) => {
      const traits = one.traits.map((trait) => tables.traits[trait])
      return traits.length > 0 ? `${enemy(one)} (${traits.join(', ')})` : enemy(one)
    }),
  )

/** A name inside a sentence, marked or not: "the Time Mage". */
export function lowerThe(name: string): string {
  return name.replace(/^(\uE000[^\uE001]*\uE001)?The /, '$1the ')
}

/** "the Goblin Horde", "the flying Gargoyle Horde", "the level 2 Portal", "Lord Blackburn". */
export function the({ kind, boss, level, mostly, flying, ghost, storey, mark }: is.TrayFacts): string {
  if (kind === 'boss') return mark(lowerThe(boss))
  const upper = storey ? `${storey} ` : ''
  if (kind === 'portal') return `the ${upper}${mark(`level ${level} Portal`)}`
  const kinds = list(mostly.map(({ name }) => name))
  const sort = ghost ? 'ghostly ' : flying ? 'flying ' : ''
  return `the ${upper}${mark(`${sort}${kinds} ${kind === 'rift' ? 'Portal' : 'Horde'}`)}`
}

/** With its place: "the Goblin Horde on C2". */
export const theAt = (tray: is.TrayFacts) => (tray.space ? `${the(tray)} on ${tray.space}` : the(tray))

/** The same with how many are left: "the Goblin Horde on C2 (4 enemies left)". */
export const theLeft = (tray: is.TrayFacts) => `${theAt(tray)} (${enemiesLeft(tray.left)})`

export const tower = ({ name, level }: is.TowerFacts) => `${name} (level ${level})`

/** Towers, equal ones counted: "Archer (2) and Mage". */
export const towers = (all: readonly { readonly item: is.TowerFacts; readonly count: number }[]) =>
  list(all.map(({ item, count: n }) => (n > 1 ? `${item.name} (${n})` : item.name)))

/** "site 3 (D1)". */
export const site = ({ number, space }: is.SiteFacts) => `site ${number} (${space})`

/** "Malik", "the Wildcat". */
export function who({ wildcat, name }: is.FigureFacts): string {
  if (wildcat) return `the ${name}`
  return name || 'the hero'
}

/** "Malik on C2", "Malik on the board". */
export const whoAt = (figure: is.FigureFacts) =>
  figure.space ? `${who(figure)} on ${figure.space}` : `${who(figure)} on the hero board`

export function piece({ shape, cells }: is.PieceFacts, n = 1): string {
  if (shape === null) return n === 1 ? 'soldier' : 'soldiers'
  const [one = '', many = one] = SHAPES[shape] ?? [`${cells}-cell tile`, `${cells}-cell tiles`]
  return n === 1 ? one : many
}

/** "an Orc", "a 2-cell tile". */
export function a(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
}

/** "two 1-cell tiles, 2 soldiers". */
export function pieces({ tiles, soldiers: men }: PiecesFacts): string {
  const all = tiles.map(({ item, count: n }) =>
    n === 1 ? a(piece(item)) : `${inWords(n)} ${piece(item, n)}`,
  )
  return list(men > 0 ? [...all, men === 1 ? 'a soldier' : soldiers(men)] : all)
}

/** "row 1, columns 2 and 3; row 2, column 2". */
export function cells({ rows }: is.CellsFacts): string {
  return rows
    .map(
      ({ row, columns }) =>
        `row ${row}, ${columns.length > 1 ? 'columns' : 'column'} ${list(columns.map(String))}`,
    )
    .join('; ')
}

/** "2 Goblins and part of an Ogre"; "no enemy". */
export function covered({ covers, partly }: is.CellsFacts): string {
  const parts = partly.map(({ name, plural, count: n }) => `part of ${n === 1 ? a(name) : `${n} ${plural}`}`)
  return list([...covers.map(enemy), ...parts]) || 'no enemy'
}

/** "spawn point 2 in the west". */
export const spawn = ({ number, edge }: is.SpawnFacts) => `spawn point ${number} in the ${FACING[edge]}`

/** A name inside a sentence, in quotation marks where it ends with a sign of its own: “Do You Bleed?”. */
export function titled(name: string): string {
  return /[!?…]$/.test(name.replace(/\uE002$/, '')) ? `“${name}”` : name
}
