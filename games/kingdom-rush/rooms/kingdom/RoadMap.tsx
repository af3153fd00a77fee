/** The map of the kingdom with the scenarios along its road. On small screens it is larger than its place, and pans. */
import { Icon } from '@duskhall/ui'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Kingdom, NODES } from './Kingdom.tsx'
import css from './RoadMap.module.css'
import { before, scenarios } from './scenarios.ts'
import type { KingdomWords } from './words.ts'

/** What was won of a scenario. */
export interface Win {
  readonly stars: number
  readonly heroic: boolean
  readonly iron: boolean
}

/** How far a scenario has been taken without winning it. */
interface Attempt {
  readonly round: number
  readonly closed: number
  readonly portals: number
}

export interface Stop {
  readonly number: number
  readonly title: string
  readonly state: 'won' | 'current' | 'open' | 'locked'
  /** Left out where it is not kept. */
  readonly win?: Win | null
  /** The best that was lost. */
  readonly attempt?: Attempt | null
}

export interface RoadMapProps {
  readonly stops: readonly Stop[]
  readonly chosen: number
  readonly words: KingdomWords
  readonly reducedMotion: boolean
  onChoose(number: number): void
  /** Over the map: what has been won. */
  readonly children?: ReactNode
}

export function RoadMap({ stops, chosen, words, reducedMotion, onChoose, children }: RoadMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const view = frame.current
    if (!view) return
    const show = (behavior: ScrollBehavior) => {
      const place = view.querySelector(`[data-scenario="${chosen}"]`)?.parentElement
      if (!place) return
      const all = [...view.querySelectorAll<HTMLElement>('li')]
      view.scrollTo({
        left: shown(all.map(reach('offsetLeft', 'offsetWidth')), place.offsetLeft, view.clientWidth),
        top: shown(all.map(reach('offsetTop', 'offsetHeight')), place.offsetTop, view.clientHeight),
        behavior,
      })
    }
    show(reducedMotion ? 'instant' : 'smooth')
    // A window that is turned shows the same place. The first call comes by itself, with nothing changed yet.
    let seen = false
    const observer = new ResizeObserver(() => {
      if (seen) show('instant')
      seen = true
    })
    observer.observe(view)
    return () => observer.disconnect()
  }, [chosen, reducedMotion])
  const behind = stops.findLastIndex(({ state }) => state === 'won')
  const reached = Math.min(scenarios.length - 1, Math.max(0, behind + 1))
  return (
    <div className={css.frame}>
      <div className={css.view} ref={frame}>
        <div className={css.world}>
          <Kingdom reached={reached} />
          <ol className={css.stops} aria-label={words.map}>
            {stops.map((stop, at) => (
              <Node
                key={stop.number}
                stop={stop}
                place={NODES[at] ?? { x: 0, y: 0 }}
                isChosen={stop.number === chosen}
                words={words}
                onChoose={onChoose}
              />
            ))}
          </ol>
        </div>
      </div>
      {children}
    </div>
  )
}

const reach =
  (at: 'offsetLeft' | 'offsetTop', size: 'offsetWidth' | 'offsetHeight') =>
  (place: HTMLElement): readonly [from: number, to: number] => [
    // A place is laid by its middle.
    place[at] - place[size] / 2,
    place[at] + place[size] / 2,
  ]

/** Where the map begins to be seen: with the whole road where it has room, else around the chosen place. */
export function shown(
  places: readonly (readonly [from: number, to: number])[],
  chosen: number,
  room: number,
): number {
  const from = Math.min(...places.map(([start]) => start))
  const to = Math.max(...places.map(([, end]) => end))
  return (to - from <= room ? (from + to) / 2 : chosen) - room / 2
}

interface NodeProps {
  readonly stop: Stop
  readonly place: { readonly x: number; readonly y: number }
  readonly isChosen: boolean
  readonly words: KingdomWords
  onChoose(number: number): void
}

function Node({ stop, place, isChosen, words, onChoose }: NodeProps) {
  const { number, title, state, win } = stop
  const { x, y } = place
  const bubble = isChosen
    ? state === 'locked'
      ? words.winFirst(before(number))
      : title
    : state === 'current'
      ? words.yourTurn
      : null
  return (
    <li
      className={css.stop}
      data-low={y < 25 ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      style={{ '--x': x, '--y': y } as CSSProperties}
    >
      <button
        type="button"
        className={css.node}
        data-scenario={number}
        data-state={state}
        data-chosen={isChosen ? '' : undefined}
        aria-label={words.node(number, title, spokenState(stop, words))}
        aria-current={isChosen ? 'true' : undefined}
        tabIndex={isChosen ? 0 : -1}
        onClick={() => onChoose(number)}
      >
        {state === 'locked' ? <Icon name="padlock" /> : <b>{number}</b>}
        {state === 'locked' && <i className={css.kept}>{number}</i>}
        {win && <Stars count={win.stars} className={css.stars} />}
        {win && (win.heroic || win.iron) && (
          <span className={css.marks}>
            {win.heroic && <Icon name="crossed-swords" />}
            {win.iron && <Icon name="anvil" />}
          </span>
        )}
      </button>
      {bubble && (
        <span className={css.say} aria-hidden="true" data-why={state === 'locked' ? '' : undefined}>
          {bubble}
        </span>
      )}
    </li>
  )
}

function spokenState({ state, win }: Stop, words: KingdomWords): string {
  if (win === undefined) return ''
  if (!win) return state === 'won' ? '' : words[state]
  return words.won(wonOf(win, words))
}

export function wonOf({ stars, heroic, iron }: Win, words: KingdomWords): string {
  return words.and([
    ...(stars > 0 ? [words.stars(stars)] : []),
    ...(heroic ? [words.heroic] : []),
    ...(iron ? [words.iron] : []),
  ])
}

function Stars({ count, className }: { readonly count: number; readonly className?: string | undefined }) {
  return (
    <span className={className} aria-hidden="true">
      {[1, 2, 3].map((star) => (
        <svg key={star} viewBox="0 0 40 40" aria-hidden="true" data-lit={star <= count ? '' : undefined}>
          <path d="M20 2 24 15 38 15 27 24 31 38 20 29 9 38 13 24 2 15 16 15z" />
        </svg>
      ))}
    </span>
  )
}
