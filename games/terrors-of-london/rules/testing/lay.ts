/** What a scene is given, and how it comes to lie on a table that has been set up. */
import { EMPTY } from '@duskhall/kernel'
import type { Opening } from '../../../testing/scene.ts'
import { boxOf, faceOf } from '../../content/box.ts'
import type { Card, Options, TerrorsOfLondon } from '../../state.ts'
import { DISMISSED_SIDE, HAUNT_SIDE, markAtStart, setToken } from '../marks.ts'

/** A card in play: by its name, played this turn; or with a token, and there since the turn began if Dismissed. */
type InPlay = string | { readonly card: string; readonly token: 'haunt' | 'dismissed' }

type PerSeat<T> = readonly [(T | undefined)?, (T | undefined)?]

export interface Given extends Omit<Opening<Options>, 'seats'> {
  /** Methuselah against Fenris where not said. */
  readonly overlords?: readonly [string, string]
  /** One `cultist` each where not said; with an empty hand and nothing else to do the pass comes by itself. */
  readonly hands?: PerSeat<readonly string[]>
  /** The top card first. */
  readonly draws?: PerSeat<readonly string[]>
  readonly discards?: PerSeat<readonly string[]>
  readonly areas?: PerSeat<readonly InPlay[]>
  readonly relics?: PerSeat<readonly string[]>
  /** By position; empty where not said. */
  readonly street?: readonly string[]
  /** The top card first. */
  readonly market?: readonly string[]
  readonly acolytes?: readonly string[]
  readonly coin?: number
  readonly power?: number
  readonly regeneration?: number
  readonly health?: PerSeat<number>
  readonly unite?: PerSeat<number>
}

/** Clears the table and lays what is given; all other cards go back to the box. */
export function lay(s: TerrorsOfLondon, given: Given): void {
  const free = boxOf(s).faces.map((_, card) => card)
  const take = (id: string): Card => {
    const at = free.findIndex((card) => faceOf(s, card).id === id)
    if (at < 0) throw new Error(`There is no "${id}" left.`)
    return free.splice(at, 1)[0] as Card
  }
  const all = (ids: readonly string[] = []) => ids.map(take)
  s.known = []
  s.marks = s.marks.map(() => 0)
  s.players.forEach((player, seat) => {
    player.hand = all(given.hands?.[seat] ?? ['cultist'])
    player.draw = all(given.draws?.[seat]).reverse()
    player.discard = all(given.discards?.[seat])
    player.area = (given.areas?.[seat] ?? []).map((entry) => layInPlay(s, take, entry))
    player.relics = all(given.relics?.[seat])
    player.health = given.health?.[seat] ?? player.health
    player.unite = given.unite?.[seat] ?? 0
  })
  s.street = Array.from({ length: 5 }, (_, slot) => (given.street?.[slot] ? take(given.street[slot]) : EMPTY))
  s.market = all(given.market).reverse()
  s.acolytes = all(given.acolytes).reverse()
  s.pool = [given.coin ?? 0, given.power ?? 0, given.regeneration ?? 0]
  s.box = free
}

function layInPlay(s: TerrorsOfLondon, take: (id: string) => Card, entry: InPlay): Card {
  if (typeof entry === 'string') return take(entry)
  const card = take(entry.card)
  setToken(s, card, entry.token === 'haunt' ? HAUNT_SIDE : DISMISSED_SIDE)
  if (entry.token === 'dismissed') markAtStart(s, card)
  return card
}
