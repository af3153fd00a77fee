/** Whole games in both languages: every question, answer, refusal and line of the log has its words. */
import { anyOf, int, rngFrom, seedFrom } from '@duskhall/kernel'
import { tellWholeGames } from '../../kit/text/testing/playouts.ts'
import { boxOf } from '../content/box.ts'
import { cellsOf, NO_CELLS } from '../content/geometry/cells.ts'
import { DIFFICULTIES } from '../content/words.ts'
import { kingdomRush } from '../game.ts'
import { bossTray } from '../rules/boss.ts'
import { newTray } from '../rules/deal.ts'
import { scenarioOf } from '../rules/scenario.ts'
import { coveredOn, faceOf, spaceOf, trayOf } from '../rules/trays.ts'
import { type KingdomRush, type KingdomRushMove, NONE, type Options } from '../state.ts'
import { en } from './en/index.ts'
import { texts } from './index.ts'
import { alike } from './testing/alike.ts'
import { flaw } from './testing/plain.ts'

const OTHER_RULINGS: Partial<Options> = {
  teamConsent: true,
  towerMayHoldFire: true,
  sniperOnlyAfterMove: true,
  boltConnected: true,
  lilithBlockedLoses: true,
  bossTurnsTowersFaceDown: true,
  roundLimit: 6,
}

/**
 * What random games seldom reach: Hordes and life cards that are destroyed, a boss who comes early and finds towers and
 * heroes around, an empty supply, and every ability at hand.
 */
function enrich(s: KingdomRush): void {
  const step = s.agenda.at(-1)
  if (step?.do !== 'play') return
  surroundBoss(s)
  if (step.ready.includes(true)) return
  s.hearts = Math.max(s.hearts, 9)
  s.diamonds = Math.max(s.diamonds, 6)
  for (const hero of s.heroes) {
    hero.abilities = [...(boxOf(s).heroes[hero.hero]?.abilities ?? [])]
    if (s.round % 2 === 0 && hero.state === 'up') hero.health = 1
  }
  callBoss(s)
  for (const tray of s.trays)
    if ((tray.card + s.round) % 4 === 0) tray.tiles = [faceOf(s, tray.card).enemies & ~tray.soldiers]
  garrison(s, s.round % 3 === 0)
}

/** A soldier on every Horde that flies; now and then on every other one too, and none left. */
function garrison(s: KingdomRush, everywhere: boolean): void {
  if (everywhere) s.soldiers = 0
  for (const tray of s.trays) {
    const { enemies, deadly, flying } = faceOf(s, tray.card)
    if (!flying && !everywhere) continue
    const [first = 0] = cellsOf(enemies & ~deadly & ~coveredOn(s, tray))
    if (first > 0) tray.soldiers |= 1 << first
  }
}

/** Towers on every site around the boss, and all heroes on one open space. */
function surroundBoss(s: KingdomRush): void {
  const tray = bossTray(s)
  if (!tray || s.round % 2 === 0) return
  const { ground, sites } = scenarioOf(s)
  const around = ground.adjacent[spaceOf(s, tray)] ?? []
  const isTaken = (at: number) => s.heroes.some((hero) => hero.at === at) || s.wildcat?.at === at
  sites.forEach(({ at, owner }, site) => {
    const isOpen = around.includes(at) && (owner[s.seats - 1] ?? -1) >= 0 && !isTaken(at)
    if (isOpen && !s.towers.some((built) => built.site === site))
      s.towers.push({ site, tower: 0, turn: 0, by: 0, down: 0, late: 0 })
  })
  const open = ground.isPath.findIndex((isPath, at) => !isPath && ground.siteAt[at] === -1)
  for (const hero of s.heroes)
    if (hero.state === 'up') Object.assign(hero, { at: open, on: NONE, base: NO_CELLS })
  // The card that looks for the nearest of them comes next.
  const stasis = boxOf(s).cardNo('tm-stasis')
  const at = s.boss?.deck.indexOf(stasis) ?? -1
  if (at >= 0) s.boss?.deck.push(...s.boss.deck.splice(at, 1))
}

/** The Portal that holds the boss lies on the map and is about to be closed. */
function callBoss(s: KingdomRush): void {
  const { boss } = scenarioOf(s)
  if (!boss || boss.portal < 0 || s.boss?.met !== 0 || trayOf(s, boss.portal)) return
  for (const { parts } of s.piles)
    for (const { cards } of parts)
      if (cards.includes(boss.portal)) cards.splice(cards.indexOf(boss.portal), 1)
  s.trays.push({ ...newTray(boss.portal, 0, 0), tiles: [faceOf(s, boss.portal).enemies] })
}

/** Every number of players once more, at scenarios and levels that a seed draws. */
function drawn(): { seats: number; options: Partial<Options> }[] {
  const r = rngFrom(seedFrom('words of Kingdom Rush'))
  return [1, 2, 3, 4].map((seats) => ({
    seats,
    options: { scenario: 1 + int(r, 10), difficulty: anyOf(r, DIFFICULTIES) },
  }))
}

const DULL: ReadonlySet<KingdomRushMove['do']> = new Set(['ready', 'withdraw', 'done', 'confirm'])

tellWholeGames({
  game: kingdomRush,
  texts,
  pack: en,
  flaw,
  games: [
    { seats: 2, options: { scenario: 4, difficulty: 'star1', heroes: ['magnus', 'alleria'] } },
    { seats: 1, options: { scenario: 2, difficulty: 'star2', heroes: ['malik'] } },
    { seats: 3, options: { scenario: 7, difficulty: 'star1', heroes: ['malik', 'ignus', 'alleria'] } },
    { seats: 2, options: { scenario: 10, difficulty: 'star3', heroes: ['ignus', 'alleria'] } },
    { seats: 4, options: { scenario: 5, difficulty: 'star2' } },
    { seats: 1, options: { ...OTHER_RULINGS, scenario: 9, difficulty: 'heroic', heroes: ['lilith'] } },
    { seats: 2, options: { ...OTHER_RULINGS, scenario: 6, difficulty: 'iron', heroes: ['lilith', 'malik'] } },
    { seats: 2, options: { ...OTHER_RULINGS, scenario: 8, heroes: ['magnus', 'malik'] } },
    { seats: 3, options: { scenario: 1, difficulty: 'iron', abilityTiles: 1 } },
    { seats: 4, options: { scenario: 6, difficulty: 'star1' } },
    { seats: 2, options: { scenario: 7, difficulty: 'star2', heroes: ['malik', 'magnus'] } },
    { seats: 3, options: { scenario: 10, difficulty: 'star1', heroes: ['malik', 'magnus', 'alleria'] } },
    { seats: 4, options: { ...OTHER_RULINGS, scenario: 3, difficulty: 'heroic' } },
    ...drawn(),
  ],
  mostMoves: 250,
  enrich,
  isLively: (move) => !DULL.has(move.do),
  key: alike,
  pieces: (text, { state }) =>
    state.trays.flatMap(({ card }) => {
      const { title, rows } = text.tray(state, card)
      return [title, ...rows]
    }),
})
