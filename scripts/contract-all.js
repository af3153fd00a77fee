// npm run contract:all: the contract suite over every scenario, level, leading hero and number of players of Kingdom
// Rush, for the night: about five minutes. A run of the unit tests draws a few of them.

import { startVitest } from 'vitest/node'

process.env.CONTRACT_EACH = '1'
const vitest = await startVitest('test', ['games/kingdom-rush/contract.test.ts'], { run: true })
await vitest.close()
