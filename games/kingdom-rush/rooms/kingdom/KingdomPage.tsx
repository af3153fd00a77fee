/** Map and card side by side, or the card as a sheet below: what the campaign and free play share. */
import type { RoomProps } from '@duskhall/ui'
import { addIcons, Icon } from '@duskhall/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { icons as boardIcons } from '../../board/generated/icons.ts'
import { DIFFICULTIES, type HeroId } from '../../content/words.ts'
import { icons } from '../generated/icons.ts'
import type { Choice } from './choice.ts'
import css from './KingdomPage.module.css'
import { RoadMap, type Stop } from './RoadMap.tsx'
import { ScenarioCard } from './ScenarioCard.tsx'
import { before } from './scenarios.ts'
import { kingdomWords } from './words.ts'

addIcons(boardIcons)
addIcons(icons)

export interface KingdomPageProps {
  readonly room: RoomProps
  readonly stops: readonly Stop[]
  readonly choice: Choice
  readonly open: readonly HeroId[]
  onChange(choice: Partial<Choice>): void
  /** Begins a game; resolves when the table is laid, or cannot be. */
  onPlay(scenario: number): Promise<unknown>
  /** Over the map. */
  readonly hud?: ReactNode
  /** Below the card, beside Play. */
  readonly beside?: (scenario: number) => ReactNode
  /** While something lies over the page, its keys are not for the map. */
  readonly covered?: boolean
}

/** What was chosen in the address, or where the road goes on. */
function chosenIn(rest: string, stops: readonly Stop[]): number {
  const named = stops.find(({ number }) => String(number) === rest)
  const next = stops.find(({ state }) => state === 'current') ?? stops[0]
  return (named ?? next)?.number ?? 1
}

const STEPS: { readonly [key: string]: number } = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

export function KingdomPage(props: KingdomPageProps) {
  const { room, stops, choice, open, onChange, onPlay, hud, beside, covered } = props
  const { lang, rest, desk, reducedMotion, shortcuts } = room
  const words = kingdomWords(lang)
  const chosen = chosenIn(rest, stops)
  const stop = stops.find(({ number }) => number === chosen) as Stop
  const [laying, setLaying] = useState(false)
  const isLocked = stop.state === 'locked'
  const choose = (number: number) => desk.goTo(String(number), true)
  const play = () => {
    if (isLocked || laying) return
    setLaying(true)
    void onPlay(chosen).finally(() => setLaying(false))
  }

  useEffect(() => {
    if (covered) return
    const key = (event: KeyboardEvent) => {
      const { target } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (
        !(target instanceof HTMLElement) ||
        target.closest('input, select, textarea, dialog, [role=dialog], [role=menu]')
      )
        return
      const node = target.closest('[data-scenario]')
      const step = STEPS[event.key]
      const level = shortcuts && /^[1-5]$/.test(event.key) ? DIFFICULTIES[Number(event.key) - 1] : undefined
      if (step !== undefined) {
        // What scrolls keeps its own keys up and down.
        if (!node && target !== document.body && event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')
          return
        const next = stops[stops.findIndex(({ number }) => number === chosen) + step]
        if (!next) return
        event.preventDefault()
        desk.goTo(String(next.number), true)
        document
          .querySelector<HTMLElement>(`[data-scenario="${next.number}"]`)
          ?.focus({ preventScroll: true })
      } else if (level && !isLocked) onChange({ difficulty: level })
      else if (event.key === 'Enter' && (node || !target.closest('a, button, summary'))) {
        event.preventDefault()
        play()
      }
    }
    addEventListener('keydown', key)
    return () => removeEventListener('keydown', key)
  })

  return (
    <div className={css.page}>
      <RoadMap {...{ stops, chosen, words, reducedMotion }} onChoose={choose}>
        {hud}
      </RoadMap>
      <ScenarioCard
        {...{ stop, choice, open, lang, words, onChange }}
        locked={
          isLocked ? (
            <p className={css.locked}>
              <Icon name="padlock" />
              <span>
                <b>{words.winFirst(before(chosen))}</b>
                {words.freeHasAll}
              </span>
            </p>
          ) : null
        }
      >
        {isLocked ? (
          <a className={css.play} href={`#/kingdom-rush/free/${chosen}`}>
            {words.toFree}
          </a>
        ) : (
          <>
            <button type="button" className={css.play} disabled={laying} onClick={play}>
              <Icon name="play-button" />
              {laying ? words.laying : words.play}
              {!laying && <kbd>{words.enter}</kbd>}
            </button>
            {beside?.(chosen)}
          </>
        )}
      </ScenarioCard>
      <p className={css.keys}>{words.keys}</p>
    </div>
  )
}
