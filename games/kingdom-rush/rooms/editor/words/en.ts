/** English: the editor. */
import { either } from '../../../../kit/text/en.ts'
import { spaceName } from '../names.ts'
import type { EditorWords } from './types.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const team = (n: number) => (n === 1 ? '1 player' : `${n} players`)
/** "1, 3 or 4 players" */
const teams = (all: readonly number[]) =>
  all.length === 4
    ? 'any number of players'
    : all.length === 1
      ? team(all[0] ?? 0)
      : `${either(all.map(String))} players`
const sites = (n: number) => (n === 1 ? '1 site' : `${n} sites`)
const portals = (n: number) => (n === 1 ? '1 Portal' : `${n} Portals`)
const colours = { R: 'red', B: 'blue', G: 'green', Y: 'purple', W: 'white' } as const
const edges = { N: 'north', E: 'east', S: 'south', W: 'west' } as const
const colourOf = (code: string) => colours[code as keyof typeof colours] ?? code

export const en: EditorWords = {
  title: 'Scenario editor',
  tabs: { map: 'Map', piles: 'Piles', rules: 'Rules', checks: 'Checks' },
  tools: {
    path: 'Path',
    open: 'Open ground',
    red: 'Red',
    blue: 'Blue',
    green: 'Green',
    purple: 'Purple',
    white: 'White, all',
    nobody: 'Unused',
    spawn: 'Spawn',
    exit: 'Exit',
    lane: 'Lane',
    horde: 'Horde',
    portal: 'Portal',
    fallow: 'Fallow',
    boss: 'Boss',
  },
  toolGroups: { ground: 'Ground', sites: 'Building sites', lanes: 'Lanes', pieces: 'Pieces' },
  palette: 'Tools',
  eraser: 'Clear',
  mirror: 'Mirror',
  mirrors: { off: 'Off', columns: 'Left, right', rows: 'Top, bottom' },
  undo: 'Undo',
  redo: 'Redo',
  rows: 'Rows',
  columns: 'Columns',
  fewer: (what) => `Fewer: ${what}`,
  more: (what) => `More: ${what}`,
  players: team,
  seenBy: 'Seen by',
  why: {
    onGround: 'This goes on the map, not beside it.',
    onRim: 'This goes at the edge of the map.',
    onLane: 'This goes on a space of a lane.',
    onSite: 'There is no building site here.',
    noColour: 'So many players do not have that colour.',
    noTokens: 'The box has no more of them.',
    noCard: 'The box has no such card left.',
    noBoss: 'Choose a boss in the rules first.',
    noSpawn: 'Put down a spawn point first.',
    notNext: 'A lane is drawn from its spawn point on, space by space.',
    nothing: 'There is nothing to clear here.',
  },
  map: 'Map of the scenario. Arrows move, Enter paints, X clears.',
  cell: {
    path: 'path',
    open: 'open ground',
    site: (colour) => `${colour} site`,
    unused: 'unused site',
    lane: (n, index, of) => `lane ${n}, ${index} of ${of}`,
    spawn: (n, count) => `spawn point ${n}, ${cards(count)}`,
    exit: (id) => `exit ${id}`,
    fallow: (id) => `fallow card ${id}`,
    boss: (name) => `boss: ${name}`,
    rim: (edge, space) => `${edge} edge at ${space}`,
    wrong: 'something is wrong here',
  },
  edges,
  colours,
  piles: {
    title: 'Piles',
    pile: (n, count) => `Spawn point ${n}, ${cards(count)}`,
    ghosts: (count) => `Ghosts, ${cards(count)}`,
    reserve: (count) => `Reserve of the boss, ${cards(count)}`,
    part: (n) => `Part ${n}`,
    shuffled: 'shuffled',
    inOrder: 'in order',
    kept: (n) => `Kept with ${team(n)}`,
    newPart: 'Part',
    removePart: (n) => `Remove part ${n}`,
    earlier: 'Earlier',
    later: 'Later',
    from: 'Used from',
    order: 'Order',
    remove: 'Take out',
    none: 'There is no spawn point yet. Put one at the edge of the map.',
    empty: 'No card yet. Press one below, or drag it here.',
    deck: 'Horde cards',
    deckHint: 'Press to add. Ctrl and arrows move, X takes out.',
    all: 'All',
    filters: { speed: 'Speed', healer: 'Healer', large: 'Large', portal: 'Portal', special: 'Special' },
    diamonds: (n) => (n === 1 ? '1 diamond' : `${n} diamonds`),
    portal: (level) => `Portal, level ${level}`,
    threat: 'Threat, from the top',
    added: (card) => `Added: ${card}`,
    takenUp: (card) => `Taken up: ${card}. Now choose a space of a lane.`,
  },
  rules: {
    title: 'Rules',
    towers: 'Highest tower level',
    abilities: 'Ability slots',
    spells: 'Spells',
    spellPower: 'Highest spell power',
    portals: (players) => `Portals to close, ${players}`,
    closeAll: 'All Portals must be closed',
    boss: 'Boss',
    noBoss: 'None',
    bossFrom: 'It comes',
    bossOnMap: 'stands on the map',
    iron: 'Iron rule',
    ironKinds: {
      noBuyFamily: 'A type of tower cannot be bought',
      noBuildFamily: 'A type of tower cannot be built',
      passLimit: 'Few towers passed each round',
      maxTowerLevel: 'Towers of limited level',
      noAbilities: 'No abilities',
      noSpells: 'No spells',
      noRecover: 'Heroes do not recover',
      noWhiteSites: 'No white sites',
      noGhostDiamonds: 'Ghosts leave no diamonds',
    },
    family: 'Type of tower',
    families: { archers: 'Archers', mages: 'Mages', cannons: 'Cannons', soldiers: 'Soldiers' },
    value: 'At most',
    names: 'Name and story',
    english: 'English name',
    french: 'French name',
    storyEnglish: 'English story',
    storyFrench: 'French story',
    letters: (most, left) =>
      left === 0 ? `All ${most} letters are used` : `${most} letters at most, ${left} left`,
    levels: 'Levels',
    level: 'Level',
    hearts: 'Hearts',
    diamonds: 'Diamonds',
    botsWin: 'Bots win',
    heartsOf: (level) => `Hearts, ${level}`,
    diamondsOf: (level) => `Diamonds, ${level}`,
    asInBox: 'As in the box',
  },
  bots: {
    played: (done, all) => `${done} of ${all} bot games`,
    progress: 'Bot games played',
    pause: 'Pause the bots',
    goOn: 'Let the bots play on',
    waits: 'The bots wait until nothing is red.',
    lost: 'Round in which the bots lose',
    rounds: (counts) => counts.map(([round, games]) => `round ${round}: ${games}`).join(', '),
    rate: (won, played) => `${won} of ${played} won`,
    none: 'not played yet',
    hard: (level, percent) => `${level}: bots win ${percent}%. Aim for 15 or more.`,
    failed: 'The bots could not play this scenario.',
  },
  checks: {
    title: 'Checks',
    counts: (red, yellow) => `${red} to fix, ${yellow} to think about`,
    sound: 'Nothing is in the way of playing and sharing.',
    show: (what) => `Show: ${what}`,
    showShort: 'Show',
    close: 'Close',
  },
  faults: {
    uneven: () => 'The rows of the map differ in length.',
    sameId: ({ id }) => `The name ${id} is given twice.`,
    spawnOrder: () => 'Two spawn points have the same number.',
    manyExits: ({ there, most }) => `There are ${there} exits, the box has ${most}.`,
    exitOffPath: () => 'No path leads to this exit.',
    exitInside: () => 'This exit does not lead off the map.',
    noExit: ({ exit }) => `This spawn point leads to exit ${exit}, which is not there.`,
    offPath: ({ space }) => `The lane runs over ${spaceName(space)}, where there is no path.`,
    gap: ({ before, space }) => `The lane jumps from ${spaceName(before)} to ${spaceName(space)}.`,
    loop: ({ space }) => `The lane comes to ${spaceName(space)} twice.`,
    offEdge: ({ edge }) => `This spawn point is not on the ${edges[edge as 'N'] ?? edge} edge.`,
    laneEnds: ({ spaces }) =>
      `This spawn point reaches no exit: the lane stops after ${spaces === 1 ? '1 space' : `${spaces} spaces`}.`,
    fallowElsewhere: () => 'The fallow card does not lie on its lane.',
    fallowShared: () => 'The fallow card blocks another lane, too.',
    fallowTwice: ({ id }) => `The fallow card ${id} lies there twice.`,
    manySpawns: ({ most }) => `The box has ${most === 1 ? '1 spawn token' : `${most} spawn tokens`}.`,
    manyKept: ({ kept, there }) => `${kept} are kept of ${cards(there)}.`,
    unusedPile: ({ players }) =>
      `This spawn point is not used with ${teams(players)}, and yet cards are kept.`,
    loosePath: () => 'This path belongs to no lane.',
    noSite: ({ space }) => `${spaceName(space)} is marked as a site, and none is listed there.`,
    siteUnderPath: () => 'This site lies under the path.',
    siteOffSquare: () => 'This site is not marked on the map.',
    siteFar: () => 'This site does not touch the path.',
    siteTwice: () => 'Two sites lie on this space.',
    nobodysColour: ({ players, colour }) => `With ${teams(players)} nobody is ${colourOf(colour)} here.`,
    manySites: ({ players, used, most }) =>
      `With ${teams(players)} ${sites(used)} ${used === 1 ? 'is' : 'are'} used, the box has ${most}.`,
    noSpawn: ({ spawn }) => `A Horde waits on lane ${spawn}, which is not there.`,
    unusedSpawn: ({ spawn, players }) =>
      `A Horde waits on lane ${spawn}, which is not used with ${teams(players)}.`,
    laneShort: ({ spawn }) => `A Horde waits beyond the end of lane ${spawn}.`,
    spaceTaken: ({ space }) => `Two cards lie on ${spaceName(space)}.`,
    spaceFallow: ({ space }) => `A Horde waits under the fallow card on ${spaceName(space)}.`,
    noCard: ({ card }) => `The box has no card ${card}.`,
    cardTwice: ({ card }) => `The card ${card} is used twice.`,
    chancePortal: () => 'Chance would decide whether this Portal comes.',
    portalCount: ({ players, there, wanted }) =>
      `With ${teams(players)} ${portals(there)} ${there === 1 ? 'comes' : 'come'}, ${wanted} must be closed.`,
    noGoal: () => 'There is nothing to be done: the game cannot be won.',
    otherBoss: () => 'The boss to defeat is not the boss who comes.',
    noBoss: ({ id }) => `The box has no boss ${id}.`,
    bossComes: () => 'The boss needs a place on the map, or a Portal to step out of.',
    bossLane: () => 'The boss must begin on a lane that is always used.',
    bossFar: ({ spawn }) => `The boss waits beyond the end of lane ${spawn}.`,
    bossFlees: ({ spawn }) => `This boss flees to spawn point ${spawn} and must begin on its lane.`,
    bossPortal: () => 'The boss needs a Portal that always comes.',
  },
  lacks: {
    noExits: () => 'There is no exit.',
    noSpawns: () => 'There is no spawn point.',
    emptyPart: () => 'This part of the pile is empty.',
    noWords: () => 'Name and story must be given in both languages.',
    nothingToDo: ({ players }) =>
      `With ${teams(players)} no Portal comes: there is nothing to do, and round 1 wins the game.`,
    badField: ({ field }) => `The field ${field} is not as a scenario needs it.`,
  },
  advice: {
    unevenSites: ({ players, most, least }) =>
      `With ${teams(players)} one colour has ${sites(most)}, another ${least}.`,
    noSites: ({ players, colour }) => `With ${teams(players)} ${colourOf(colour)} has no site.`,
    emptyPile: ({ spawn }) => `Spawn point ${spawn} has no cards.`,
    fewSites: ({ spawn, sites: n, players }) =>
      `${players.length > 0 ? `With ${teams(players)} lane` : 'Lane'} ${spawn} passes ${sites(n)}. Three or more make a fight of it.`,
    shortLane: ({ spawn, spaces }) => `Lane ${spawn} has ${spaces} spaces: Hordes are through at once.`,
    noPortals: ({ players }) => `With ${teams(players)} no Portal comes, so only the boss is to be defeated.`,
    highPortal: ({ level, towers }) => `A Portal asks for level ${level}, towers go up to ${towers}.`,
    risingHearts: () => 'A harder level has more hearts than an easier one.',
  },
  remedies: {
    join: 'Join here',
    deleteSpawn: 'Delete spawn point',
    layRoad: 'Lay path here',
    clear: 'Clear it',
    deleteExit: 'Delete the exit',
    removeSite: 'Remove the site',
    removeColour: 'Leave it unused',
    removeFallow: 'Take the card away',
    removeTray: 'Take the Horde away',
    removeCard: 'Take the card out',
    removePart: 'Remove the part',
    keepAll: 'Keep what is there',
    inOrder: 'Leave it in order',
    count: 'Count them',
    closePortals: 'Close all Portals',
    noBoss: 'Without a boss',
    placeBoss: 'Put it right',
    evenRows: 'Fill the rows',
    addPortal: 'Add a Portal',
  },
  head: {
    drafts: 'Scenarios',
    saved: 'Kept in this browser',
    notKept: 'Came with a link, not kept',
    keep: 'Keep it',
    share: 'Share',
    shareBlocked: 'What is red must be fixed before sharing.',
    exportFile: 'Export',
    importFile: 'Open a file',
    bringIn: 'Import',
    broughtIn: (title, before) => `${title} stands here now. Undo brings ${before} back.`,
    play: 'Test play',
    playBlocked: 'What is red must be fixed before playing.',
    copied: 'The link is copied.',
    link: 'Link to this scenario',
    linkLong: (letters) => `The link would have ${letters} letters, too many to send. Export a file instead.`,
  },
  drafts: {
    title: 'Your scenarios',
    yours: 'Kept in this browser',
    none: 'You have not drawn a scenario yet. Begin with open ground, or with one of the ten.',
    start: 'Begin a new one',
    blank: 'Open ground',
    open: (title) => `Open ${title}`,
    remove: (title) => `Delete ${title}`,
    removed: (title) => `${title} is deleted.`,
    takeBack: 'Bring it back',
    copyOf: (title) => `${title} (copy)`,
    full: (most) => `No more than ${most} scenarios are kept here. Delete one first.`,
    saved: (when) => `Saved ${when}`,
    about:
      'Maps, Hordes and shapes of this box are a reconstruction. What you draw stays in this browser until you share it.',
    linkBroken: 'This link is damaged or cut off and brings no scenario. Ask for it again, or for a file.',
    missing: 'This scenario is not kept in this browser.',
  },
  unread: (unread) => {
    switch (unread.code) {
      case 'noJson':
        return 'The file is damaged: it cannot be read.'
      case 'foreign':
        return 'This is no scenario of Kingdom Rush.'
      case 'large':
        return 'The file is far larger than a scenario.'
      case 'campaign':
        return 'This is a campaign. Open it in the campaign, under its name.'
      case 'record':
        return 'This is a game that was played. Open it in the hall.'
      case 'more':
        return unread.count === 1 ? 'One more field is wrong.' : `${unread.count} more fields are wrong.`
      case 'missing':
        return `${unread.place}: this field is missing.`
      case 'unknown':
        return `${unread.place}: a scenario has no such field.`
      case 'wrong':
        return `${unread.place}: ${unread.found} is not allowed here.`
    }
  },
  notOpened: 'The file was not opened, nothing has changed.',
  cards: {
    horde: (enemies) => enemies,
    portal: (level, enemies) => `Portal of level ${level}, ${enemies}`,
    traits: { brush: 'brush-clearer', haunted: 'haunted', flying: 'flying' },
  },
}
