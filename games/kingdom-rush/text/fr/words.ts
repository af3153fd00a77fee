/** French: names, places and amounts, as parts of sentences. */
import { spans } from '@duskhall/kernel'
import { count, de, list } from '../../../kit/text/fr.ts'
import type { Facing } from '../../content/words.ts'
import type { PiecesFacts } from '../effects.ts'
import { tablesIn } from '../tables.ts'
import type * as is from '../types.ts'

const tables = tablesIn('fr')
export const DAMAGE = tables.damage
const SHAPES: { readonly [shape: string]: readonly string[] } = tables.shapes

/** "vers le nord", "au nord". */
export const TOWARD: { readonly [F in Facing]: string } = {
  N: 'le nord',
  E: "l'est",
  S: 'le sud',
  W: "l'ouest",
}
const SIDE: { readonly [F in Facing]: string } = { N: 'au nord', E: "à l'est", S: 'au sud', W: "à l'ouest" }
/** Of a site, and of several. */
export const COLOUR: { readonly [C in is.Colour]: readonly [one: string, many: string] } = {
  red: ['rouge', 'rouges'],
  blue: ['bleu', 'bleus'],
  green: ['vert', 'verts'],
  purple: ['violet', 'violets'],
  white: ['blanc', 'blancs'],
}

export const hearts = (n: number) => count(n, 'Cœur', 'Cœurs')
export const diamonds = (n: number) => count(n, 'Diamant', 'Diamants')
export const soldiers = (n: number) => count(n, 'Soldat', 'Soldats')
export const spaces = (n: number) => count(n, 'emplacement', 'emplacements')
/** "d'un emplacement", "de 2 emplacements au plus". */
export const upTo = (n: number) => (n === 1 ? "d'un emplacement" : `de ${spaces(n)} au plus`)
export const enemiesLeft = (n: number) =>
  n === 0 ? 'il ne reste aucun ennemi' : `il reste ${count(n, 'ennemi', 'ennemis')}`

/** "5 Gobelins". */
const enemy = ({ name, plural, count: n }: is.EnemyFacts) => count(n, name, plural)
const enemies = (all: readonly is.EnemyFacts[]) => list(all.map(enemy))
/** "2 Loups (Vitesse)". */
export const enemiesWithTraits = (all: readonly is.EnemyFacts[]) =>
  list(
    all.map((one) => {
      const traits = one.traits.map((trait) => tables.traits[trait])
      return traits.length > 0 ? `${enemy(one)} (${traits.join(', ')})` : enemy(one)
    }),
  )

/** A name inside a sentence, marked or not: "la Mage du Temps". */
export function lowerThe(name: string): string {
  return name.replace(/^(\uE000[^\uE001]*\uE001)?(Les? |La |L')/, (_, mark = '', article: string) => {
    return `${mark}${article.toLowerCase()}`
  })
}

/** "la Horde de Gobelins", "la Horde volante de Gargouilles", "le Portail de niveau 2", "Lord Blackburn". */
export function the({ kind, boss, level, mostly, flying, ghost, mark }: is.TrayFacts): string {
  if (kind === 'boss') return mark(lowerThe(boss))
  if (kind === 'portal') return `le ${mark(`Portail de niveau ${level}`)}`
  const kinds = list(mostly.map(({ name, plural, count: n }) => de(n > 1 ? plural : name)))
  if (kind === 'rift') return `le ${mark(`Portail ${kinds}`)}`
  return `la ${mark(`Horde ${ghost ? 'spectrale ' : flying ? 'volante ' : ''}${kinds}`)}`
}

const STOREY = { upper: 'dessus', lower: 'dessous' }

/** With its place: "la Horde de Gobelins en C2". */
export const theAt = (tray: is.TrayFacts) =>
  `${placed(tray)}${tray.storey ? ` (${STOREY[tray.storey]})` : ''}`

/** The same with how many are left. */
export const theLeft = (tray: is.TrayFacts) =>
  `${placed(tray)} (${tray.storey ? `${STOREY[tray.storey]}, ` : ''}${enemiesLeft(tray.left)})`

function placed(tray: is.TrayFacts): string {
  return tray.space ? `${the(tray)} en ${tray.space}` : the(tray)
}

/** "la Tour « Archer »", but "la Tour Tesla". */
export function towerName({ name }: is.TowerFacts): string {
  const plain = spans(name)
    .map(({ text }) => text)
    .join('')
  return plain.startsWith('Tour ') ? `la ${name}` : `la Tour « ${name} »`
}

export const tower = (card: is.TowerFacts) => `${towerName(card)} (niveau ${card.level})`

/** Towers, equal ones counted: "Archer (2) et Mage". */
export const towers = (all: readonly { readonly item: is.TowerFacts; readonly count: number }[]) =>
  list(all.map(({ item, count: n }) => (n > 1 ? `${item.name} (${n})` : item.name)))

/** "le Site 3 (D1)". */
export const site = ({ number, space }: is.SiteFacts) => `le Site ${number} (${space})`

/** "Malik", "le Chat sauvage". */
export function who({ wildcat, name }: is.FigureFacts): string {
  if (wildcat) return `le ${name}`
  return name || 'le Héros'
}

/** "Malik en C2", "Malik sur son plateau Héros". */
export const whoAt = (figure: is.FigureFacts) =>
  figure.space ? `${who(figure)} en ${figure.space}` : `${who(figure)} sur son plateau Héros`

export function piece({ shape, cells }: is.PieceFacts, n = 1): string {
  if (shape === null) return n < 2 ? 'Soldat' : 'Soldats'
  const [one = '', many = one] = SHAPES[shape] ?? [`tuile de ${cells} cases`, `tuiles de ${cells} cases`]
  return n < 2 ? one : many
}

/** "une tuile de 2 cases et 2 Soldats". */
export function pieces({ tiles, soldiers: men }: PiecesFacts): string {
  const all = tiles.map(({ item, count: n }) => (n === 1 ? `une ${piece(item)}` : `${n} ${piece(item, n)}`))
  return list(men > 0 ? [...all, men === 1 ? 'un Soldat' : soldiers(men)] : all)
}

/** "un Soldat", "une tuile de 2 cases"; "le Soldat", "la tuile de 2 cases". */
export const aPiece = (one: is.PieceFacts) => `${one.shape === null ? 'un' : 'une'} ${piece(one)}`
export const thePiece = (one: is.PieceFacts) => `${one.shape === null ? 'le' : 'la'} ${piece(one)}`

/** "ligne 1, colonnes 2 et 3 ; ligne 2, colonne 2". */
export function cells({ rows }: is.CellsFacts): string {
  return rows
    .map(
      ({ row, columns }) =>
        `ligne ${row}, ${columns.length > 1 ? 'colonnes' : 'colonne'} ${list(columns.map(String))}`,
    )
    .join(' ; ')
}

/** "2 Gobelins et, en partie, 1 Ogre"; nothing where there is no enemy. */
export function covered({ covers, partly }: is.CellsFacts): string {
  const whole = covers.map(enemy)
  if (partly.length === 0) return list(whole)
  const parts = `en partie ${enemies(partly)}`
  return whole.length > 0 ? `${list(whole)}, et ${parts}` : parts
}

/** "le point d'Apparition n° 2, à l'ouest". */
export const spawn = ({ number, edge }: is.SpawnFacts) => `le point d'Apparition n° ${number}, ${SIDE[edge]}`
