/** Builds the texts of Kingdom Rush from what a language brings. */
import { type LogRank, type Reader, type Seat, SPECTATOR, type Tried } from '@duskhall/kernel'
import { gameTexts, type Measured, type Teller } from '../../kit/text/index.ts'
import { boxOf, type Card, content } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import type { KingdomRush, KingdomRushMove } from '../state.ts'
import bots from './bots.json' with { type: 'json' }
import { callingAt, spaceName } from './calling.ts'
import { effectsIn } from './effects.ts'
import { namesOf } from './names.ts'
import type { Pack, Subject } from './pack.ts'
import { planTexts } from './plans.ts'
import { tablesIn } from './tables.ts'
import { factsAt } from './told.ts'
import { cellText, rowsOf } from './trays.ts'

const RANKS: { readonly [E in KingdomRushEvent['e']]?: LogRank } = {
  dealt: 'heading',
  round: 'heading',
  phase: 'heading',
  ended: 'heading',
  'hero-chosen': 'action',
  'ability-chosen': 'action',
  'spell-chosen': 'action',
  'colour-banned': 'action',
  'guest-called': 'action',
  built: 'action',
  passed: 'action',
  cast: 'action',
  activated: 'action',
  bought: 'action',
  'boss-acts': 'action',
  'victim-chosen': 'action',
  proposed: 'action',
  equipped: 'aside',
  ready: 'aside',
  'taken-up': 'aside',
  arrived: 'aside',
  'held-back': 'aside',
}

export type KingdomRushTexts = ReturnType<typeof makeTexts>

/** KR-DIAM2, KR-DIAM3: what a tower costs, and how many diamonds there are. */
function measure(_: string, { state, move }: Tried<KingdomRush, KingdomRushMove>): Measured | null {
  if (move.do !== 'buy') return null
  return { needed: boxOf(state).towers[move.tower]?.cost ?? 0, there: state.diamonds }
}

export function makeTexts(pack: Pack) {
  const { language, trays } = pack
  const effects = effectsIn(pack.effects, language)
  const {
    traits,
    cells: { open },
  } = tablesIn(language)
  const teller: Teller<Subject> = {
    players: boxOf({ content: content.standard }).file.game.players,
    ranks: RANKS,
    bots,
    facts: (state, reader) => factsAt(state, reader, language, effects),
    measure,
    phase: ({ round, phase }) => ({ round, phase }),
  }
  const texts = gameTexts(pack, teller)
  const standard = boxOf({ content: content.standard })
  const named = namesOf({ content: content.standard }, language)
  const calling = (s: KingdomRush) => callingAt(s, { you: SPECTATOR, names: [] }, language, effects)

  /** By id: what a thing of the box is called. */
  const byId = new Map<string, string>([
    ...standard.towers.map(({ id }, no) => [id, named.tower(no)] as const),
    ...standard.heroes.map(({ id }, no) => [id, named.hero(no)] as const),
    ...standard.abilities.map(({ id }, no) => [id, named.ability(no)] as const),
    ...standard.spells.map(({ id }, no) => [id, named.spell(no)] as const),
    ...standard.file.enemies.map(({ id }, no) => [id, named.enemy(no).name] as const),
    ...standard.actions.map(({ id }, no) => [id, named.action(standard.faces.length + no).name] as const),
    ...standard.file.bosses
      .filter(({ id }) => !standard.heroes.some((hero) => hero.id === id))
      .map(({ id, name }) => [id, named.words(name)] as const),
    ...standard.scenarios.map(({ entry }, no) => [entry.id, named.scenario(no).title] as const),
  ])

  return {
    ...texts,
    /** The name of what has that id in the box; the id when nothing has. */
    name: (id: string) => byId.get(id) ?? id,
    /** What a tower, a hero with its basic attack, an ability or a spell does. */
    about: texts.about,
    effects,
    space: spaceName,
    /** What is meant to be done on a table, and what speaks for it. */
    plans: (s: KingdomRush, reader: Reader) => planTexts(s, reader, language, effects),
    /** The hero of a seat; somebody may lead several, and is known by the first. */
    side: (s: KingdomRush, seat: Seat) => {
      const hero = s.heroes.find(({ owner }) => owner === seat)
      return hero ? named.hero(hero.hero) : ''
    },
    /** A card on the map, its title and its five rows. */
    tray: (s: KingdomRush, card: Card) => {
      const called = calling(s)
      const facts = () => rowsOf(s, card, called)
      return {
        name: trays.name(called.tray(card)),
        title: trays.title(called.tray(card)),
        // Most of those who ask want the title alone.
        get rows() {
          return facts().map((cells, row) =>
            trays.row(
              row + 1,
              cells.map((cell) => cellText(cell, language, trays.who)),
            ),
          )
        },
        /** Each cell by itself: what stands there, what it can do, and whether it lies open. */
        get cells() {
          return facts().map((cells, row) =>
            cells.map((cell, column) =>
              trays.cell(row + 1, column + 1, [
                cellText(cell, language, trays.who),
                ...(cell.enemy?.traits ?? []).map((trait) => traits[trait]),
                ...(cell.enemy && cell.under === null ? [open] : []),
              ]),
            ),
          )
        },
      }
    },
  }
}
