/** Into which files the page is built. */

/** Whatever of a game is asked for, all of it comes: one file for each. */
const ofGames = {
  debugName: 'games',
  name: (id: string) => /[\\/]games[\\/]([\w-]+)[\\/][^?]*$/.exec(id)?.[1] ?? null,
  test: /[\\/]games[\\/][\w-]+[\\/][^?]*$/,
  priority: 1,
}

/**
 * Few files travel sooner than many: one for the hall, one for dialogs, one for what all tables share, one for each game.
 * What two games share must be named here, or the second would fetch the first for it. What is opened later than the
 * first question stays in files of its own, as do lessons, medals, other pages of a game (rooms/) and bots that have to think in the page.
 */
export const ofPage = [
  { name: 'hall', tags: ['$initial' as const], priority: 4 },
  { name: 'dialog', test: /[\\/]web[\\/]shell[\\/]Dialog\./, priority: 3 },
  {
    name: 'table',
    test: /[\\/](web[\\/]table[\\/]TableScreen|(ui|kernel)[\\/][^?]*$|games[\\/]kit[\\/])/,
    priority: 2,
  },
  { name: 'thinking', test: /[\\/]bots[\\/]/, priority: 1 },
  { ...ofGames, test: /[\\/]games[\\/][\w-]+[\\/](?!(?:bot|rooms|lessons|medals)[\\/])[^?]*$/, priority: 0 },
]

/** Bots: what they all share, and each game's rules with what its bots know. */
export const ofBots = [{ name: 'bots', test: /[\\/](bots|kernel|games[\\/]kit)[\\/]/, priority: 2 }, ofGames]
