/** What a room may ask of the page. */
import type { RoomDesk, RoomTable } from '@duskhall/ui'
import { newTable } from '../play/hall.ts'
import { LEVEL_NAMES, type LevelName } from '../play/levels.ts'
import { botAt, personAt } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { download } from '../record/files.ts'
import { pack, unpack } from '../record/link.ts'
import { settings } from '../settings/settings.ts'
import { addressOf, go, goInstead } from '../shell/route.ts'
import { say } from '../shell/said.tsx'
import { toast } from '../shell/toasts.tsx'
import type { BotGames } from './bot-games.ts'
import { drawerOf } from './drawers.ts'
import { chooseFile } from './files.ts'

export function deskOf(game: string, room: string, bots: BotGames): RoomDesk {
  const addressWith = (rest: string) => addressOf({ at: 'room', game, room, rest })
  return {
    drawer: drawerOf(game, room, 'kept'),
    results: drawerOf(game, room, 'results'),
    get name() {
      return settings().name
    },
    play: (table) => lay(game, room, table),
    goTo(rest, replace = false) {
      const route = { at: 'room', game, room, rest } as const
      if (replace) goInstead(route)
      else go(route)
    },
    tell: (text, tone) => void toast(text, tone),
    say,
    saveFile: download,
    chooseFile,
    linkWith: async (text) => `${location.origin}${location.pathname}${addressWith(await pack(text))}`,
    textIn: unpack,
    copy: (text) =>
      navigator.clipboard?.writeText(text).then(
        () => true,
        () => false,
      ) ?? Promise.resolve(false),
    playOut: (order, signal) => bots.playOut(order, signal),
  }
}

async function lay(game: string, room: string, table: RoomTable): Promise<boolean> {
  // The screen travels together with the game; what goes wrong is met again when it is shown.
  import('../table/TableScreen.tsx').catch(() => {})
  const { name, level } = settings()
  let isFirst = true
  const players = table.players.map((player, seat) => {
    if (player.kind === 'bot') return botAt(seat, levelOf(player.level) ?? level, '', game)
    const called = isFirst ? name : ''
    isFirst = false
    return personAt(seat, called)
  })
  const { options, content, seed, word, lesson } = table
  const mark = word === undefined ? null : { room, word }
  try {
    go({ at: 'table', id: await newTable(game, players, { options, content, seed, room: mark, lesson }) })
    return true
  } catch (error) {
    sayProblem(error)
    return false
  }
}

function levelOf(level: string | undefined): LevelName | undefined {
  return LEVEL_NAMES.find((known) => known === level)
}
