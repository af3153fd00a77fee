/** English: names, places and amounts, as parts of sentences. */
import { count, list, ordinal } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import type { IconFacts } from '../told.ts'
import type { Happened, InRealm, Place, Source } from '../types.ts'
import { glossary } from './glossary.ts'

/** Locations whose names need an article inside a sentence. */
const WITH_ARTICLE = new Set([
  'tavern',
  'forest',
  'fair-folk-kingdom',
  'dungeons',
  'throne-room',
  'music-room',
])

/** "the Tavern", "the Ballroom", "Beast's Castle". */
export function the({ id, name }: Place): string {
  if (WITH_ARTICLE.has(id)) return `the ${name}`
  return lowerThe(name)
}

/** A name inside a sentence, marked or not: "the Prince". */
export function lowerThe(name: string): string {
  return name.replace(/^(\uE000[^\uE001]*\uE001)?The /, '$1the ')
}

export const at = (place: Place) => `at ${the(place)}`
export const to = (place: Place) => `to ${the(place)}`
export const from = (place: Place) => `from ${the(place)}`

export const power = (n: number) => `${n} Power`
export const cards = (n: number) => count(n, 'card', 'cards')
export const obstacles = (n: number) => count(n, 'Obstacle', 'Obstacles')

/** An icon, as a button calls it. */
export function icon({ action, n }: IconFacts): string {
  return action === 'gainPower' ? `Gain ${power(n)}` : glossary.actions[action].name
}

export const icons = (all: readonly IconFacts[]) => all.map(icon).join(', ')

/** A card told apart from others of its name: "Wolves with Five Dozen Eggs at the Tavern". */
export function oneOf({ card, place, items }: InRealm): string {
  const carries = items.length > 0 ? ` with ${list(items)}` : ''
  return `${card}${carries}${place ? ` ${at(place)}` : ''}`
}

/** A sentence: some names end with a sign of their own. */
export function stop(text: string): string {
  return /[!?…]$/.test(text.replace(/\uE002$/, '')) ? text : `${text}.`
}

/** What asks, with its own words. */
export function because(source: Source): string {
  if (source.from === 'action') return glossary.actions[source.action].help
  if (source.from === 'tile') return glossary.tokens.cauldron.help
  if (!source.text) return ''
  const name = capital(source.name)
  // A name that exclaims needs no other sign.
  return /[!?…](?:\uE002)?$/.test(name) ? `${name} ${source.text}` : `${name}: ${source.text}`
}

/** "played an Item and performed the fourth action of the turn (Activate), then the fifth (Play a Card)". */
export function happened(met: readonly Happened[]): string {
  const items = met.filter(({ what }) => what === 'item').length
  const actions = met.flatMap((one, at) => {
    if (one.what !== 'action') return []
    const action = met.findIndex(({ what }) => what === 'action') === at ? ' action of the turn' : ''
    return [`the ${ordinal(one.number)}${action} (${glossary.actions[one.action].name})`]
  })
  return list([
    ...(items > 0 ? [`played ${items > 1 ? count(items, 'Item', 'Items') : 'an Item'}`] : []),
    ...(actions.length > 0 ? [`performed ${actions.join(', then ')}`] : []),
  ])
}
