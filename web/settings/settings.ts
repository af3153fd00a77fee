/** What the player has chosen for all games; kept in the browser, and heard by every open screen. */
import { LANGUAGES, type Language } from '@duskhall/kernel'
import { LEVEL_NAMES, type LevelName } from '../play/levels.ts'
import { Heard, useHeard } from '../shell/heard.ts'
import { useSystemReducedMotion } from '../shell/media.ts'

export const PACES = ['slow', 'normal', 'fast', 'fastest', 'instant'] as const
export type Pace = (typeof PACES)[number]
/** What happens by itself (a Night): step by step, only what came of it, or nothing of it. */
export const INTERLUDES = ['steps', 'summary', 'never'] as const
export type ShownInterludes = (typeof INTERLUDES)[number]
export const MOTIONS = ['system', 'full', 'reduced'] as const
type Motion = (typeof MOTIONS)[number]

export interface Settings {
  readonly language: Language | null
  readonly name: string
  readonly sound: boolean
  /** Of 100; `sound` mutes it. */
  readonly volume: number
  readonly motion: Motion
  readonly letters: boolean
  readonly confirmMoves: boolean
  readonly askEverything: boolean
  /** Single letters and digits do something, at the table and in the hall. */
  readonly shortcuts: boolean
  readonly pace: Pace
  readonly interludes: ShownInterludes
  /** Of the bots, as chosen at a window. */
  readonly level: LevelName
  /** The game whose window was chosen last in the hall. */
  readonly window: string
  /** Games whose first game was shown, or that needed none: it never opens by itself again. */
  readonly taught: readonly string[]
}

export const DEFAULTS: Settings = {
  language: null,
  name: '',
  sound: false,
  volume: 50,
  motion: 'system',
  letters: false,
  confirmMoves: false,
  askEverything: false,
  shortcuts: true,
  pace: 'normal',
  interludes: 'steps',
  level: 'regular',
  window: '',
  taught: [],
}

const KEY = 'duskhall-settings'

/** Reads what was kept; anything that is not what it should be falls back to its default. */
export function readSettings(text: string | null): Settings {
  let kept: unknown = null
  try {
    kept = JSON.parse(text ?? 'null')
  } catch {
    // Somebody else's text under our name.
  }
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as {
    [Name in keyof Settings]?: unknown
  }
  const flag = (name: keyof Settings) =>
    (typeof given[name] === 'boolean' ? given[name] : DEFAULTS[name]) as boolean
  const word = (name: keyof Settings) =>
    (typeof given[name] === 'string' && given[name].length <= 40 ? given[name] : DEFAULTS[name]) as string
  return {
    language: LANGUAGES.find((language) => language === given.language) ?? null,
    name: word('name'),
    sound: flag('sound'),
    volume: percent(given.volume) ?? DEFAULTS.volume,
    motion: MOTIONS.find((motion) => motion === given.motion) ?? DEFAULTS.motion,
    letters: flag('letters'),
    confirmMoves: flag('confirmMoves'),
    askEverything: flag('askEverything'),
    shortcuts: flag('shortcuts'),
    pace: PACES.find((pace) => pace === given.pace) ?? DEFAULTS.pace,
    interludes: INTERLUDES.find((shown) => shown === given.interludes) ?? DEFAULTS.interludes,
    level: LEVEL_NAMES.find((level) => level === given.level) ?? DEFAULTS.level,
    window: word('window'),
    taught: Array.isArray(given.taught)
      ? given.taught.filter((game) => typeof game === 'string' && game.length <= 40)
      : DEFAULTS.taught,
  }
}

function percent(given: unknown): number | null {
  return typeof given === 'number' && given >= 0 && given <= 100 ? Math.round(given) : null
}

export const isAudible = ({ sound, volume }: Settings): boolean => sound && volume > 0

/** From 0 to 1, as a speaker takes it: half the volume sounds like half. */
export const levelOf = (now: Settings): number => (isAudible(now) ? (now.volume / 100) ** 2 : 0)

/** Switches the sound, and never to a volume at which nothing is heard. */
export function switched(now: Settings): Pick<Settings, 'sound' | 'volume'> {
  return isAudible(now)
    ? { sound: false, volume: now.volume }
    : { sound: true, volume: now.volume || DEFAULTS.volume }
}

function kept(): string | null {
  try {
    return window.localStorage.getItem(KEY)
  } catch {
    return null
  }
}

const current = new Heard(readSettings(kept()))

export function settings(): Settings {
  return current.now
}

export const onSettings = current.onChange

export function change(part: Partial<Settings>): void {
  current.put({ ...current.now, ...part })
  try {
    window.localStorage.setItem(KEY, JSON.stringify(current.now))
  } catch {
    // Blocked or full: the choice holds as long as the page is open.
  }
}

export function useSettings(): Settings {
  return useHeard(current)
}

/** Whether pieces should fly, by the setting and the system's wish. */
export function useReducedMotion(): boolean {
  const { motion } = useSettings()
  const system = useSystemReducedMotion()
  return motion === 'system' ? system : motion === 'reduced'
}
