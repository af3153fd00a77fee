/** Leaves out of the page what belongs to a game that the hall does not show (games/boards.ts): nobody should fetch it. */
import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { GAMES } from '@duskhall/games/registry.ts'
import type { Plugin } from 'vite'

const hasWindow = (id: string) =>
  existsSync(new URL(`../../games/${id}/board/window/index.tsx`, import.meta.url))

/** The game whose door a module is: its rules, board, rooms, texts or bots, or its numbered rules. */
const DOOR =
  /[\\/](?:games[\\/]([\w-]+)[\\/](?:(?:(?:board|bot|lessons|medals|text)[\\/])?index[.]ts|rooms[\\/][\w-]+[\\/]index[.]tsx)|docs[\\/]rules[\\/]([\w-]+)[.]\w+[.]md)(?:[?]|$)/

export function isLeftOut(module: string, hidden: readonly string[]): boolean {
  const [, game, document] = DOOR.exec(module) ?? []
  return hidden.includes(game ?? document ?? '')
}

/** One module in the place of all. */
const NOTHING = '\0left-out'

export function shownOnly(): Plugin {
  const hidden = GAMES.filter((id) => !hasWindow(id))
  return {
    name: 'duskhall-shown-only',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      // The registry and the drawer of rules ask for each by its path.
      const path = importer && source.startsWith('.') ? resolve(dirname(importer), source) : source
      return isLeftOut(path, hidden) ? NOTHING : null
    },
    load: (id) => (id === NOTHING ? 'export default null' : null),
  }
}
