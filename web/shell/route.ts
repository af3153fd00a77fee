/** Where in the hall somebody is: the part of the address after the hash, so that any static host serves it. */
import { isGame } from '@duskhall/games/registry.ts'
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly at: 'hall' }
  | { readonly at: 'table'; readonly id: string }
  | { readonly at: 'replay'; readonly id: string; readonly move: number | null }
  /** A finished game looked through from one seat; null: whoever is in front of the screen. */
  | { readonly at: 'analysis'; readonly id: string; readonly seat: number | null }
  | { readonly at: 'record'; readonly packed: string }
  | { readonly at: 'evenings' }
  | { readonly at: 'daily' }
  | { readonly at: 'medals' }
  /** A page of a game beside its table; `rest` is that page's own. */
  | { readonly at: 'room'; readonly game: string; readonly room: string; readonly rest: string }

export function routeOf(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [where, what = '', ...rest] = path.split('/')
  if (where === 'table' && what) return { at: 'table', id: what }
  if (where === 'replay' && what) {
    const move = /^move=(\d{1,6})$/.exec(query)?.[1]
    return { at: 'replay', id: what, move: move === undefined ? null : Number(move) }
  }
  if (where === 'analysis' && what) {
    const seat = /^seat=(\d)$/.exec(query)?.[1]
    return { at: 'analysis', id: what, seat: seat === undefined ? null : Number(seat) }
  }
  if (where === 'evenings') return { at: 'evenings' }
  if (where === 'daily') return { at: 'daily' }
  if (where === 'medals') return { at: 'medals' }
  if (where === 'record' && what) return { at: 'record', packed: what }
  if (where && isGame(where) && /^[a-z][a-z-]*$/.test(what))
    return { at: 'room', game: where, room: what, rest: rest.join('/') }
  return { at: 'hall' }
}

export function addressOf(route: Route): string {
  switch (route.at) {
    case 'hall':
      return '#/'
    case 'table':
      return `#/table/${route.id}`
    case 'replay':
      return `#/replay/${route.id}${route.move === null ? '' : `?move=${route.move}`}`
    case 'analysis':
      return `#/analysis/${route.id}${route.seat === null ? '' : `?seat=${route.seat}`}`
    case 'evenings':
      return '#/evenings'
    case 'daily':
      return '#/daily'
    case 'medals':
      return '#/medals'
    case 'record':
      return `#/record/${route.packed}`
    case 'room':
      return `#/${route.game}/${route.room}${route.rest && `/${route.rest}`}`
  }
}

export function go(route: Route): void {
  location.hash = addressOf(route)
}

/** The same, where nobody should come back to what stood here. */
export function goInstead(route: Route): void {
  history.replaceState(null, '', addressOf(route))
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

let known = { hash: '', route: routeOf('') }

function current(): Route {
  if (known.hash !== location.hash) known = { hash: location.hash, route: routeOf(location.hash) }
  return known.route
}

export function useRoute(): Route {
  return useSyncExternalStore(subscribe, current)
}
