/**
 * `duskhall bench`: how fast the games play, and the kernel beside boardgame.io on the same small game. Each
 * measurement has a process of its own: what ran before in one process changes the speed of what follows.
 */
import { games } from '@duskhall/games'
import { numberOf, readArguments, wordsOf } from '../arguments.ts'
import type { Io } from '../io.ts'
import { measured, stoppable } from './children.ts'
import type { Speed } from './game.ts'
import { boardgameio, isReady, type Rival } from './rival.ts'

export const benchHelp = `duskhall bench [options]

  Measures every game in random play (moves and whole games a second), the
  copying of its table and how long the answers to one question take to list at
  worst (over any options and seats), and noughts and crosses on this kernel beside the same
  game on boardgame.io, one after the other, each in its own process. Every
  figure is the best of twenty rounds: other work only ever slows a round down.
  boardgame.io is installed in cli/bench/ the first time; where that cannot be,
  the comparison is left out.

  --time MS   how long each measurement takes (default 1500)
  --json      print one JSON object and nothing else
`

export async function bench(argv: readonly string[], io: Io, rival: Rival = boardgameio): Promise<number> {
  const given = readArguments(argv, { time: 'text', json: 'flag' })
  wordsOf(given)
  const time = String(numberOf(given, 'time', { min: 10, max: 600_000, else: 1500 }))
  const { speeds, neutral } = await stoppable(async (stopped) => {
    const compares = await isReady(rival, io, stopped)
    const speeds: Record<string, Speed> = {}
    for (const { id } of games) speeds[id] = rounded(await measured<Speed>(stopped, 'game.ts', id, time))
    return { speeds, neutral: await neutralGame(stopped, time, compares) }
  })
  io.out(given.flag('json') ? `${JSON.stringify({ games: speeds, neutral })}\n` : report(speeds, neutral))
  return 0
}

/** Moves a second on the same small game; null where there is nothing to compare with. */
interface Neutral {
  readonly duskhall: number
  readonly boardgameio: number | null
  readonly ratio: number | null
}

/** Turn and turn about, so that a busy moment of the machine slows both. */
async function neutralGame(stopped: AbortSignal, time: string, compares: boolean): Promise<Neutral> {
  let duskhall = 0
  let boardgameio = 0
  for (let pass = 0; pass < 3; pass++) {
    duskhall = Math.max(duskhall, await measured<number>(stopped, 'noughts-duskhall.ts', time))
    if (compares)
      boardgameio = Math.max(boardgameio, await measured<number>(stopped, 'noughts-boardgameio.ts', time))
  }
  if (!compares) return { duskhall: Math.round(duskhall), boardgameio: null, ratio: null }
  const ratio = Math.round((10 * duskhall) / boardgameio) / 10
  return { duskhall: Math.round(duskhall), boardgameio: Math.round(boardgameio), ratio }
}

function rounded(speed: Speed): Speed {
  return {
    movesPerSecond: Math.round(speed.movesPerSecond),
    gamesPerSecond: Math.round(speed.gamesPerSecond),
    clonesPerSecond: Math.round(speed.clonesPerSecond),
    slowestListingMs: Math.round(100 * speed.slowestListingMs) / 100,
  }
}

function report(speeds: Record<string, Speed>, { duskhall, boardgameio, ratio }: Neutral): string {
  const number = (n: number) => n.toLocaleString('en-GB')
  const lines = Object.entries(speeds).map(([id, speed]) => {
    const { movesPerSecond, gamesPerSecond, clonesPerSecond, slowestListingMs } = speed
    const rates = `${number(movesPerSecond)} moves, ${number(gamesPerSecond)} games, ${number(clonesPerSecond)} copies of the table a second`
    return `${id}: ${rates}; answers are listed in ${slowestListingMs} ms at most`
  })
  const here = `noughts and crosses: ${number(duskhall)} moves a second here`
  const beside =
    boardgameio === null ? here : `${here}, ${number(boardgameio)} on boardgame.io, ${ratio} times as many`
  return `${[...lines, beside].join('\n')}\n`
}
