/** Bots play the scenario in the background, so that its author sees how hard it is; every edit begins anew. */
import { seedFrom } from '@duskhall/kernel'
import type { RoomDesk } from '@duskhall/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ScenarioEntry } from '../../content/schema.ts'
import { DIFFICULTIES, type Difficulty } from '../../content/words.ts'
import { contentOf, numberOf, type Players } from './model/draft.ts'

/** So many games at each level. */
export const GAMES = 30
/** An author who is still drawing is not disturbed. Milliseconds. */
const RESTING = 900

interface Trial {
  readonly won: number
  readonly played: number
  /** The rounds in which games were lost. */
  readonly lost: readonly number[]
}
type Trials = { readonly [L in Difficulty]: Trial }

const NONE: Trial = { won: 0, played: 0, lost: [] }
export const NO_TRIALS: Trials = { star1: NONE, star2: NONE, star3: NONE, heroic: NONE, iron: NONE }

export function withGame(trials: Trials, level: Difficulty, isWon: boolean, round: number): Trials {
  const { won, played, lost } = trials[level]
  const next = { won: won + (isWon ? 1 : 0), played: played + 1, lost: isWon ? lost : [...lost, round] }
  return { ...trials, [level]: next }
}

/** The game to play next: all levels fill alike. */
export function nextGame(trials: Trials): { readonly level: Difficulty; readonly index: number } | null {
  const level = DIFFICULTIES.toSorted((a, b) => trials[a].played - trials[b].played)[0] as Difficulty
  const index = trials[level].played
  return index < GAMES ? { level, index } : null
}

const NO_WORDS = { title: { en: '-', fr: '-' }, story: { en: '-', fr: '-' }, news: { en: [], fr: [] } }

export interface BotTrials {
  readonly trials: Trials
  readonly running: boolean
  readonly paused: boolean
  readonly failed: boolean
  pause(paused: boolean): void
}

export function useTrials(
  desk: Pick<RoomDesk, 'playOut'>,
  entry: ScenarioEntry,
  players: Players,
  isSound: boolean,
): BotTrials {
  const [paused, setPaused] = useState(false)
  // Words are no rules: whoever finds a better name does not send the bots back to the start.
  const key = useMemo(
    () => JSON.stringify([players, { ...entry, ...NO_WORDS, id: 'trial' }]),
    [entry, players],
  )
  const [state, setState] = useState({ key, trials: NO_TRIALS, failed: false })
  const latest = useRef(state)
  latest.current = state
  const trials = state.key === key ? state.trials : NO_TRIALS
  const failed = state.key === key && state.failed
  const left = nextGame(trials) !== null
  const running = isSound && !paused && left && !failed

  useEffect(() => {
    if (!running) return
    const off = new AbortController()
    const [seats, played] = JSON.parse(key) as [Players, ScenarioEntry]
    const play = async () => {
      const content = contentOf(played)
      const scenario = numberOf(played)
      let now = latest.current.key === key ? latest.current.trials : NO_TRIALS
      for (let next = nextGame(now); next && !off.signal.aborted; next = nextGame(now)) {
        const { level, index } = next
        const options = { scenario, difficulty: level }
        const seed = seedFrom('editor', level, seats, index)
        const { state: end, outcome } = await desk.playOut(
          { seats, level: 'greedy', options, seed, content },
          off.signal,
        )
        now = withGame(now, level, outcome.winners.length > 0, Number(Reflect.get(end, 'round')))
        if (!off.signal.aborted) setState({ key, trials: now, failed: false })
      }
    }
    const begin = setTimeout(() => {
      play().catch(() => {
        if (!off.signal.aborted) setState({ key, trials: NO_TRIALS, failed: true })
      })
    }, RESTING)
    return () => {
      clearTimeout(begin)
      off.abort()
    }
  }, [key, running, desk])

  return { trials, running, paused, failed, pause: setPaused }
}
