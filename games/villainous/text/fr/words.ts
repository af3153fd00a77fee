/** French: names, places and amounts, as parts of sentences. */
import { to as a, count, de, its, list } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import type { Who } from '../../../kit/text/phrase.ts'
import type { IconFacts } from '../told.ts'
import type { CardType, Happened, InRealm, Place, Source } from '../types.ts'
import { glossary } from './glossary.ts'

type Article = 'le' | 'la' | 'les'

/** The articles of locations, and whether one is at them or in them. */
const PLACES: { readonly [id: string]: readonly [Article, 'à' | 'dans'] } = {
  'belles-house': ['la', 'à'],
  tavern: ['la', 'à'],
  forest: ['la', 'dans'],
  'beasts-castle': ['le', 'à'],
  morva: ['le', 'dans'],
  'fair-folk-kingdom': ['le', 'dans'],
  dungeons: ['les', 'dans'],
  'throne-room': ['la', 'dans'],
  'cinderellas-room': ['la', 'dans'],
  'music-room': ['le', 'dans'],
  'the-castle': ['le', 'à'],
  'the-ballroom': ['la', 'dans'],
}

/** "la Taverne", "le Château". */
export function the({ id, name }: Place): string {
  const [article] = PLACES[id] ?? []
  return article ? `${article} ${name}` : name
}

/** "à la Taverne", "dans la Forêt", "au Château". */
export function at(place: Place): string {
  const [, preposition] = PLACES[place.id] ?? []
  if (!preposition) return `sur ${place.name}`
  return preposition === 'à' ? a(the(place)) : `dans ${the(place)}`
}

export const to = (place: Place) => `vers ${the(place)}`
/** "de la Taverne", "du Château", "des Cachots". */
export const from = (place: Place) => de(the(place))

/** In sentences as the rulebook has it; on buttons there is room for the short form. */
export const power = (n: number) => count(n, 'jeton Pouvoir', 'jetons Pouvoir')
export const shortPower = (n: number) => `${n} Pouvoir`
export const cards = (n: number) => count(n, 'carte', 'cartes')
export const obstacles = (n: number) => count(n, 'Obstacle', 'Obstacles')

/** A card inside a sentence: no capital to its article, and marks of quotation round what it exclaims. */
export function titled(name: string, type: CardType): string {
  if (type === 'effect' || type === 'condition')
    return `« ${name.replace(/«[ \u00a0]?/g, '“').replace(/[ \u00a0]?»/g, '”')} »`
  return name.replace(/^(\uE000[^\uE001]*\uE001)?(Les? |La |L')/, (_, mark = '', article: string) => {
    return `${mark}${article.toLowerCase()}`
  })
}

/** An icon, as a button calls it. */
export function icon({ action, n }: IconFacts): string {
  return action === 'gainPower' ? `Gagner ${shortPower(n)}` : glossary.actions[action].name
}

export const icons = (all: readonly IconFacts[]) => all.map(icon).join(', ')

/** A card told apart from others of its name: "Loups avec Quatre douzaines d'œufs (à la Taverne)". */
export function oneOf({ card, place, items }: InRealm, more = ''): string {
  const carries = items.length > 0 ? ` avec ${list(items)}` : ''
  const aside = [place ? at(place) : '', more].filter((part) => part !== '').join(', ')
  return `${card}${carries}${aside ? ` (${aside})` : ''}`
}

/** What asks, with its own words. */
export function because(source: Source): string {
  if (source.from === 'action') return glossary.actions[source.action].help
  if (source.from === 'tile') return glossary.tokens.cauldron.help
  return source.text ? `${capital(source.name)} : ${source.text}` : ''
}

/** "de jouer un Objet et d'effectuer sa 4e action du tour (Activer une capacité), puis sa 5e (Jouer une carte)". */
export function happened(met: readonly Happened[], active: Who): string {
  const items = met.filter(({ what }) => what === 'item').length
  const actions = met.flatMap((one, at) => {
    if (one.what !== 'action') return []
    const action = met.findIndex(({ what }) => what === 'action') === at ? ' action du tour' : ''
    const number = one.number === 1 ? '1re' : `${one.number}e`
    return [`${its(active)} ${number}${action} (${glossary.actions[one.action].name})`]
  })
  return list([
    ...(items > 0 ? [`de jouer ${items > 1 ? count(items, 'Objet', 'Objets') : 'un Objet'}`] : []),
    ...(actions.length > 0 ? [`d'effectuer ${actions.join(', puis ')}`] : []),
  ])
}
