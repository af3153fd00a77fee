/** What would mend a mistake, where that is plain: the scenario as it would be, to be looked at before it is taken. */
import type { At } from '../../../content/geometry/cells.ts'
import type { ScenarioEntry } from '../../../content/schema.ts'
import { easiestFree } from './box.ts'
import { portalsIn, withPortalsCounted } from './draft.ts'
import { missingRoad, settled } from './lanes.ts'
import type { Mistake } from './mistakes.ts'
import { cardsAt, type ListAt, withCard, withNewPart, withoutPart, withShuffle, withTake } from './piles.ts'
import { surePortals, withBoss, withBossPortal } from './rules.ts'
import { squareAt, withSquare } from './squares.ts'
import { clear, withoutSpawn } from './strokes.ts'

export interface Remedy {
  readonly name:
    | 'join'
    | 'deleteSpawn'
    | 'layRoad'
    | 'clear'
    | 'deleteExit'
    | 'removeSite'
    | 'removeColour'
    | 'removeFallow'
    | 'removeTray'
    | 'removeCard'
    | 'removePart'
    | 'keepAll'
    | 'inOrder'
    | 'count'
    | 'closePortals'
    | 'noBoss'
    | 'placeBoss'
    | 'evenRows'
    | 'addPortal'
  readonly entry: ScenarioEntry
  /** The squares that change. */
  readonly cells: readonly At[]
}

export function remediesFor(entry: ScenarioEntry, place: string, mistake: Mistake): Remedy[] {
  const [list, at = '', , part = ''] = place.split('.')
  const no = Number(at)
  const offer = (name: Remedy['name'], next: ScenarioEntry, cells: readonly At[] = []): Remedy[] => [
    { name, entry: withPortalsCounted(settled(next, entry)), cells },
  ]
  switch (mistake.code) {
    case 'laneEnds':
    case 'offPath':
    case 'gap':
    case 'loop':
    case 'offEdge':
    case 'noExit':
      return [
        ...roadTo(entry, no, offer),
        ...offer('deleteSpawn', withoutSpawn(entry, entry.spawns[no]?.n ?? 0)),
      ]
    case 'loosePath':
      return clearLoose(entry, offer)
    case 'noSite':
      return offer('clear', withSquare(entry, mistake.facts.space, '.'), [mistake.facts.space])
    case 'manyExits':
    case 'exitInside':
    case 'exitOffPath': {
      const gone = list === 'exits' && at !== '' ? no : entry.exits.length - 1
      const exit = entry.exits[gone]
      return offer('deleteExit', { ...entry, exits: entry.exits.toSpliced(gone, 1) }, exit ? [exit.at] : [])
    }
    case 'siteFar':
    case 'siteTwice':
    case 'siteUnderPath':
    case 'siteOffSquare':
      return withoutSite(entry, no, offer)
    case 'nobodysColour': {
      const site = entry.sites[no]
      if (!site) return []
      const { players } = mistake.facts
      const owner = site.owner.map((one, i) =>
        players.includes(i + 1) ? null : one,
      ) as unknown as typeof site.owner
      return offer('removeColour', { ...entry, sites: entry.sites.with(no, { ...site, owner }) }, [site.at])
    }
    case 'fallowElsewhere':
    case 'fallowShared':
    case 'fallowTwice': {
      const { fallow, ...spawn } = entry.spawns[no] ?? {}
      if (!fallow) return []
      return offer('removeFallow', { ...entry, spawns: entry.spawns.with(no, spawn as never) }, [fallow.at])
    }
    case 'noSpawn':
    case 'unusedSpawn':
    case 'laneShort':
    case 'spaceTaken':
    case 'spaceFallow':
      return offer('removeTray', { ...entry, start: entry.start.toSpliced(no, 1) })
    case 'emptyPart':
      return offer('removePart', withoutPart(entry, no, Number(part)))
    case 'manyKept':
    case 'unusedPile':
      // To lay out what is kept anew is enough: more than is there is never kept.
      return offer('keepAll', withTake(entry, no, Number(part), 4, cardsAt(entry, pileAt(no, part)).length))
    case 'chancePortal':
      return offer('inOrder', withShuffle(entry, no, Number(part), false))
    case 'noCard':
    case 'cardTwice':
      return offer('removeCard', withoutNamed(entry, place, mistake.facts.card))
    case 'portalCount':
      return offer('count', { ...entry, portalsToClose: portalsIn(entry) })
    case 'nothingToDo': {
      const portal = easiestFree(entry, 'portal')
      const last = entry.spawns[no]?.pile.length ?? 0
      if (!portal) return []
      const to: ListAt = { list: 'pile', pile: no, part: last }
      return offer('addPortal', withCard(withNewPart(entry, no), portal, to, 0))
    }
    case 'noGoal':
      return offer('closePortals', { ...entry, victory: { ...entry.victory, closeAllPortals: true } })
    default:
      return bossRemedies(entry, mistake, offer)
  }
}

type Offer = (name: Remedy['name'], next: ScenarioEntry, cells?: readonly At[]) => Remedy[]

const pileAt = (no: number, part: string): ListAt => ({ list: 'pile', pile: no, part: Number(part) })

function roadTo(entry: ScenarioEntry, no: number, offer: Offer): Remedy[] {
  const first = entry.spawns[no]?.lane[0]
  if (first && squareAt(entry, first) !== 'P')
    return squareAt(entry, first) === undefined
      ? []
      : offer('layRoad', withSquare(entry, first, 'P'), [first])
  const missing = missingRoad(entry, no)
  if (!missing || missing.length === 0) return []
  return offer(
    'join',
    missing.reduce((next, at) => withSquare(next, at, 'P'), entry),
    missing,
  )
}

function clearLoose(entry: ScenarioEntry, offer: Offer): Remedy[] {
  const isOnLane = (row: number, column: number) =>
    entry.spawns.some(({ lane }) => lane.some(([r, c]) => r === row && c === column))
  const loose = entry.map.flatMap((line, r) =>
    [...line].flatMap((square, c): At[] => (square === 'P' && !isOnLane(r, c) ? [[r, c]] : [])),
  )
  return offer(
    'clear',
    loose.reduce((next, at) => withSquare(next, at, '.'), entry),
    loose,
  )
}

function withoutSite(entry: ScenarioEntry, no: number, offer: Offer): Remedy[] {
  const site = entry.sites[no]
  if (!site) return []
  const isLast = entry.sites.filter(({ at }) => String(at) === String(site.at)).length === 1
  const rest = { ...entry, sites: entry.sites.toSpliced(no, 1) }
  const isSquare = 'SW'.includes(squareAt(entry, site.at) ?? '.')
  const cleared = isLast && isSquare ? clear(entry, site.at) : null
  return offer('removeSite', cleared && 'entry' in cleared ? cleared.entry : rest, [site.at])
}

/** Of a card that is there twice the later one goes. */
function withoutNamed(entry: ScenarioEntry, place: string, card: string): ScenarioEntry {
  const [list, at = '', , part = ''] = place.split('.')
  const no = Number(at)
  if (list === 'start') return { ...entry, start: entry.start.toSpliced(no, 1) }
  const cards = (all: readonly string[]) => all.toSpliced(all.lastIndexOf(card), 1)
  if (list === 'ghostDeck') return { ...entry, ghostDeck: cards(entry.ghostDeck ?? []) }
  if (list === 'boss' && entry.boss)
    return { ...entry, boss: { ...entry.boss, reserve: cards(entry.boss.reserve ?? []) } }
  const spawn = entry.spawns[no]
  const segment = spawn?.pile[Number(part)]
  if (!spawn || !segment) return entry
  const pile = spawn.pile.with(Number(part), { ...segment, cards: cards(segment.cards) })
  return { ...entry, spawns: entry.spawns.with(no, { ...spawn, pile }) }
}

function bossRemedies(entry: ScenarioEntry, { code }: Mistake, offer: Offer): Remedy[] {
  const { boss } = entry
  switch (code) {
    case 'otherBoss':
      return boss
        ? offer('placeBoss', { ...entry, victory: { ...entry.victory, defeatBoss: boss.id } })
        : offer('noBoss', withBoss(entry, null))
    case 'noBoss':
      return offer('noBoss', withBoss(entry, null))
    case 'bossComes':
    case 'bossLane':
    case 'bossFar':
    case 'bossFlees':
    case 'bossPortal': {
      if (!boss) return []
      const [portal] = surePortals(entry)
      const { start: _, appearsWhenDestroyed: __, ...plain } = boss
      const placed =
        code === 'bossPortal' && portal
          ? withBossPortal(entry, portal)
          : withBoss({ ...entry, boss: plain }, boss.id)
      return [...offer('placeBoss', placed), ...offer('noBoss', withBoss(entry, null))]
    }
    case 'uneven': {
      const columns = Math.max(...entry.map.map((row) => row.length))
      return offer('evenRows', { ...entry, map: entry.map.map((row) => row.padEnd(columns, '.')) })
    }
    default:
      return []
  }
}
