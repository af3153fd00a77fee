/**
 * Noughts and crosses on boardgame.io, by its quickest way: the bare reducer, without client, transport, store,
 * undo or log. It has no list of legal moves, so it is given one.
 */
import { createRequire } from 'node:module'
import { anyOf, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import { emptyBoard, freeCells, hasLine, movesPerSecond } from './noughts.ts'

/** The little of boardgame.io that is used here: it need not be installed for the types to be checked. */
interface Cells {
  readonly cells: number[]
}
interface State {
  readonly G: Cells
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}
interface Rules {
  readonly setup: () => Cells
  readonly disableUndo: boolean
  readonly turn: { readonly minMoves: number; readonly maxMoves: number }
  readonly moves: {
    readonly mark: (table: { G: Cells; playerID: string }, cell: number) => 'INVALID_MOVE' | undefined
  }
  readonly endIf: (table: State) => object | undefined
}
interface Action {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: 'mark'; readonly args: readonly number[]; readonly playerID: string }
}
interface BoardgameIo {
  InitializeGame(given: { game: Rules; numPlayers: number }): State
  CreateGameReducer(given: { game: Rules }): (state: State, action: Action) => State
}

// The package lies in a folder of its own (see rival.ts), and has no entry for `import`.
const fromItsFolder = createRequire(new URL('./boardgame.io/package.json', import.meta.url))
const { CreateGameReducer, InitializeGame }: BoardgameIo = fromItsFolder('boardgame.io/internal')

const noughts: Rules = {
  setup: () => ({ cells: emptyBoard() }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell) {
      if (G.cells[cell] !== 0) return 'INVALID_MOVE'
      G.cells[cell] = Number(playerID) + 1
    },
  },
  endIf({ G, ctx }) {
    if (hasLine(G.cells, Number(ctx.currentPlayer) + 1)) return { winner: ctx.currentPlayer }
    if (!G.cells.includes(0)) return { draw: true }
  },
}

const reduce = CreateGameReducer({ game: noughts })

function playGame(rng: RngState): number {
  let state = InitializeGame({ game: noughts, numPlayers: 2 })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const free = freeCells(state.G.cells)
    const cell = anyOf(rng, free)
    const payload = { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer } as const
    state = reduce(state, { type: 'MAKE_MOVE', payload })
    moves++
  }
  return moves
}

console.log(JSON.stringify(movesPerSecond(playGame, rngFrom(seedFrom('noughts')), Number(process.argv[2]))))
