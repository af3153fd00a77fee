/** Matches between bots that visitors watch as text. They are played here, a move at a time, and soon forgotten. */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { botOf, decideInSlices, type LEVELS } from '@duskhall/bots'
import { knowledgeOf } from '@duskhall/games'
import { texts } from '@duskhall/games/texts.ts'
import {
  asked,
  type Game,
  LANGUAGES,
  type Language,
  openMatch,
  type Seat,
  seedFrom,
  standing,
  submit,
  view,
} from '@duskhall/kernel'
import { linesOf } from './narrate.ts'

/** Those that answer at once: a visitor should not keep the hall busy. */
const SHOW_BOTS = ['apprentice', 'regular'] as const satisfies (keyof typeof LEVELS)[]

/** Shows at one time, and how long one goes on that nobody looks at. */
const MOST = 8
const FORGOTTEN = 60_000
/** Milliseconds between two moves: quick to read, slow to compute. */
const PACE = 120

interface Show {
  readonly lines: { readonly [L in Language]: string[] }
  over: boolean
  looked: number
}

/** A part of a show's log. */
export interface Part {
  readonly lines: readonly string[]
  readonly next: number
  readonly over: boolean
}

export class Shows {
  readonly #shows = new Map<string, Show>()
  readonly #closed = new AbortController()
  readonly #pace: number

  constructor(pace: number = PACE) {
    this.#pace = pace
  }

  /** Opens a table of bots; null when the hall is full. */
  start(game: Game, seats: number): string | null {
    this.#forget()
    if (this.#shows.size >= MOST) return null
    const id = randomUUID()
    const show: Show = { lines: { en: [], fr: [] }, over: false, looked: Date.now() }
    this.#shows.set(id, show)
    void this.#play(game, seats, id, show)
      .catch((error: Error) => this.#tell(show, () => [error.message]))
      .finally(() => {
        show.over = true
      })
    return id
  }

  part(id: string, language: Language, from: number): Part | null {
    const show = this.#shows.get(id)
    if (!show) return null
    show.looked = Date.now()
    const lines = show.lines[language]
    return { lines: lines.slice(from), next: lines.length, over: show.over }
  }

  close(): void {
    this.#closed.abort()
    this.#shows.clear()
  }

  #forget(): void {
    for (const [id, { looked }] of this.#shows) if (Date.now() - looked > FORGOTTEN) this.#shows.delete(id)
  }

  #tell(show: Show, lines: (language: Language) => readonly string[]): void {
    for (const language of LANGUAGES) show.lines[language].push(...lines(language))
  }

  async #play(game: Game, seats: number, id: string, show: Show): Promise<void> {
    const words = await (texts[game.id] as (typeof texts)[string])()
    const seed = seedFrom(id)
    const bots = Array.from({ length: seats }, (_, seat) => SHOW_BOTS[seat % SHOW_BOTS.length] as string)
    const players = bots.map((bot, seat) => {
      return botOf(bot).sit(game, knowledgeOf(game.id), seedFrom(seed, 'bot', seat))
    })
    const opened = openMatch(game, { seats, seed })
    let { match } = opened
    this.#tell(show, (language) => linesOf(game, words[language], match.state, opened.events, []))
    while (standing(match.state) && this.#shows.has(id)) {
      const seat = asked(game, match.state)[0] as Seat
      const thinking = (players[seat] as (typeof players)[number]).think(view(game, match.state, seat))
      const move = await decideInSlices(thinking, () => wait(0), this.#closed.signal)
      if (!move) return
      const taken = submit(match, { question: match.state.asked, seat, move })
      if ('refused' in taken) throw new Error(`A bot's answer was refused: ${taken.refused}.`)
      const { events } = taken
      const before = match.state
      this.#tell(show, (language) => linesOf(game, words[language], before, events, []))
      match = taken.match
      await wait(this.#pace)
    }
  }
}
