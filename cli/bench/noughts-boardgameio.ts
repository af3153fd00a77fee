/**
 * Noughts and crosses on boardgame.io, by its quickest way: the bare reducer, without client, transport, store,
 * undo or log. It has no list of legal moves, so it is given one.
 */
import { createRequire } from 'node:module'
import { int, type RngState, rngFrom, seedFrom } from '@duskhall/kernel'
import type { Game } from 'boardgame.io'
import { emptyBoard, freeCells, hasLine, movesPerSecond } from './noughts.ts'

// The package has no entry for `import`.
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof import('boardgame.io/internal')

const noughts: Game<{ cells: number[] }> = {
  setup: () => ({ cells: emptyBoard() }),
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }, cell: number) {
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
    const payload = {
      type: 'mark',
      args: [free[int(rng, free.length)]],
      playerID: state.ctx.currentPlayer,
    }
    state = reduce(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reduce>[1]) as typeof state
    moves++
  }
  return moves
}

console.log(JSON.stringify(movesPerSecond(playGame, rngFrom(seedFrom('noughts')), Number(process.argv[2]))))
