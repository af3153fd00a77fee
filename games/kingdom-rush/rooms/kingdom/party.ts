/** Who plays: by seat a person or a bot, and which hero. */
import type { RoomPlayer } from '@duskhall/ui'
import { HEROES, type HeroId } from '../../content/words.ts'

export type Who = 'person' | 'bot'

const MOST_SEATS = 4

/** Who was kept; null where it is nothing of the kind. Somebody has to be a person. */
export function readWho(value: unknown): readonly Who[] | null {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_SEATS) return null
  if (!value.every((one): one is Who => one === 'person' || one === 'bot')) return null
  return value.includes('person') ? value : null
}

/** So many seats: those who leave are the last, and whoever comes is a bot. */
export function seated(who: readonly Who[], count: number): readonly Who[] {
  const seats = Array.from({ length: count }, (_, seat) => who[seat] ?? 'bot')
  return seats.includes('person') ? seats : ['person', ...seats.slice(1)]
}

/** The other kind of player at a seat; the only person stays. */
export function switched(who: readonly Who[], seat: number): readonly Who[] {
  const next = who.map((one, at) => (at === seat ? (one === 'person' ? 'bot' : 'person') : one))
  return next.includes('person') ? next : who
}

export function playersOf(who: readonly Who[]): readonly RoomPlayer[] {
  return who.map((kind) => ({ kind }))
}

/** Heroes by seat: those who were chosen and may come, then others who may. */
export function partyOf(chosen: readonly HeroId[], open: readonly HeroId[], seats: number): HeroId[] {
  const coming = chosen.filter((hero, at) => open.includes(hero) && chosen.indexOf(hero) === at)
  return [...coming, ...open.filter((hero) => !coming.includes(hero))].slice(0, seats)
}

/** A hero for a seat; whoever had that one takes the other's. */
export function withHero(party: readonly HeroId[], seat: number, hero: HeroId): HeroId[] {
  const before = party[seat]
  return party.map((one, at) => (at === seat ? hero : one === hero && before ? before : one))
}

export function readHeroes(value: unknown): HeroId[] {
  const found = Array.isArray(value) ? value.slice(0, MOST_SEATS) : []
  return found.flatMap((one) => HEROES.find((hero) => hero === one) ?? [])
}
