/** The map of the kingdom with the scenarios along its road. On small screens it is larger than its place, and pans. */
import { Icon } from '@duskhall/ui'
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { Kingdom, NODES } from './Kingdom.tsx'
import css from './RoadMap.module.css'
import { scenarios } from './scenarios.ts'
import type { KingdomWords } from './words.ts'

/** What was won of a scenario. */
export interface Win {
  readonly stars: number
  readonly heroic: boolean
  readonly iron: boolean
}

export interface Stop {
  readonly number: number
  readonly title: string
  readonly state: 'won' | 'current' | 'open' | 'locked'
  readonly win: Win | null
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
    const place = frame.current?.querySelector(`[data-scenario="${chosen}"]`)?.parentElement
    const view = frame.current
    if (!place || !view) return
    view.scrollTo({
      left: place.offsetLeft - view.clientWidth / 2,
      top: place.offsetTop - view.clientHeight / 2,
      behavior: reducedMotion ? 'instant' : 'smooth',
    })
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
      ? words.winFirst(number - 1)
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
