/**
 * The plan of a round for the whole team, made on a copy of the table: heroes first, because a base needs room, then
 * towers and spells. Each part is a list of answers that its seat gives one after another.
 */
import { asked, clone, moves, play, type Seat, same, standing } from '@duskhall/kernel'
import { boxOf, type SpellNo } from '../content/box.ts'
import { kingdomRush } from '../game.ts'
import { figuresInOrder, ownerOf } from '../rules/figures.ts'
import {
  type Asking,
  type FigureNo,
  type KingdomRush,
  type KingdomRushMove,
  NONE,
  OFF_MAP,
  WILDCAT,
} from '../state.ts'
import { answerTo } from './answers.ts'
import { Cover } from './cover.ts'
import { planHands, type TowerUse } from './hands.ts'
import { type HeroUse, heroUses } from './heroes.ts'
import { Outlook } from './outlook.ts'
import { powerOf, roundsLeft, upgradeOf } from './power.ts'
import { NOBODY, type Reserved } from './reserved.ts'
import { type Stand, worthOfList } from './strike.ts'
import { CALM, type Temper } from './temper.ts'

interface SpellUse {
  readonly do: 'spell'
  readonly seat: Seat
  readonly spell: SpellNo
  readonly gain: number
}

export type Use = TowerUse | HeroUse | SpellUse

/** One action of the plan: who takes it, and its answers. */
export interface Deed {
  readonly seat: Seat
  readonly use: Use
  readonly script: readonly KingdomRushMove[]
}

export interface Wish {
  readonly temper?: Temper
  readonly reserved?: Reserved
  /** By figure: which of its best ways is taken instead of the first. */
  readonly instead?: ReadonlyMap<FigureNo, number>
}

/** What a hero must bring to be moved at all. */
const LEAST = 0.05

/** Everything that is still to be done in phase 2, in an order in which it can be done. */
export function planRound(s: KingdomRush, { temper = CALM, reserved = NOBODY, instead }: Wish = {}): Deed[] {
  const table = clone(s)
  const deeds: Deed[] = []
  const carryOut = (seat: Seat, use: Use) => {
    const script = perform(table, seat, scriptOf(table, use), use, reserved)
    deeds.push({ seat, use, script })
  }
  for (const figure of figuresInOrder(s)) {
    if (!isPending(table, figure)) continue
    const cover = new Cover(new Outlook(table, temper))
    // As if the towers stood already.
    planHands(table, cover, reserved)
    const uses = heroUses(table, cover, figure, reserved)
    const use = uses[instead?.get(figure) ?? 0] ?? uses[0]
    if (use && (use.gain > LEAST || instead?.has(figure))) carryOut(ownerOf(table, figure), use)
  }
  const cover = new Cover(new Outlook(table, temper))
  const hands = planHands(table, cover, reserved)
  const spell = bestSpell(table, cover)
  // Whoever builds goes before whoever passes on.
  for (const use of hands.filter((one) => one.do === 'build')) carryOut(use.seat, use)
  for (const use of hands.filter((one) => one.do === 'pass')) carryOut(use.seat, use)
  if (spell) carryOut(spell.seat, spell)
  return deeds
}

function isPending(s: KingdomRush, figure: FigureNo): boolean {
  if (figure === WILDCAT) return s.wildcat !== null && s.wildcat.at !== OFF_MAP && s.wildcat.spent === 0
  const hero = s.heroes[figure]
  return hero?.state === 'up' && hero.played === 0 && hero.guest === 0
}

/** What is cast at the end, when all else is planned. */
function bestSpell(s: KingdomRush, cover: Cover): SpellUse | null {
  const stand: Stand = { figure: NONE, at: OFF_MAP, on: -1 }
  const uses = s.spells.map((spell): SpellUse => {
    const list = boxOf(s).spells[spell]?.list ?? NONE
    const passes = boxOf(s).lists[list]?.find((verb) => verb.op === 'passTower')
    if (passes?.op === 'passTower') return midas(s, cover, spell, passes.levels)
    return { do: 'spell', seat: 0, spell, gain: worthOfList(s, cover, list, stand) }
  })
  const best = uses.sort((a, b) => b.gain - a.gain)[0]
  return best && best.gain >= cover.outlook.temper.spell ? best : null
}

/** A tower by several levels at once, for whoever gains most by it. */
function midas(s: KingdomRush, cover: Cover, spell: SpellNo, levels: number): SpellUse {
  let best: SpellUse = { do: 'spell', seat: 0, spell, gain: 0 }
  s.players.forEach(({ hand }, seat) => {
    for (const tower of hand) {
      const into = upgradeOf(s, tower, [], levels)
      if (into === null) continue
      const gain = (powerOf(s, into) - powerOf(s, tower)) * cover.outlook.temper.pass * (roundsLeft(s) - 1)
      if (gain > best.gain) best = { do: 'spell', seat, spell, gain }
    }
  })
  return best
}

/** The answers that matter; what else is asked on the way finds its answer there. */
function scriptOf(s: KingdomRush, use: Use): KingdomRushMove[] {
  if (use.do === 'pass')
    return [
      { do: 'pass', tower: use.tower },
      ...(use.to === undefined ? [] : [{ do: 'give', to: use.to } as const]),
      { do: 'design', tower: use.into },
    ]
  if (use.do === 'spell') return [{ do: 'cast', spell: use.spell }]
  if (use.do === 'build') {
    const { tower, site, turn, salvo } = use
    const shots = salvo.shots.flatMap(({ piece, at, cells }): KingdomRushMove[] => [
      { do: 'target', piece, tray: s.trays[at]?.card ?? NONE },
      { do: 'cells', cells },
    ])
    return [{ do: 'build', tower }, { do: 'site', site }, { do: 'turn', turn }, ...shots, { do: 'confirm' }]
  }
  const { figure, space, base, action, actsFirst } = use
  const goes: KingdomRushMove[] =
    space === null
      ? []
      : [{ do: 'space', space }, ...(base === 0 ? [] : [{ do: 'cells', cells: base } as const])]
  const acts: KingdomRushMove[] = action ? [action] : []
  if (figure === WILDCAT) return [{ do: 'wildcat' }, ...goes]
  return [{ do: 'activate', hero: figure }, ...(actsFirst ? [...acts, ...goes] : [...goes, ...acts])]
}

/** More answers than any action asks for. */
const MOST_ANSWERS = 60

/**
 * Carries an action out on a table: what is wanted as far as it is legal, in its order, and else a sensible answer. Says
 * which answers it came to; those of other seats are not among them.
 */
export function perform(
  s: KingdomRush,
  seat: Seat,
  wanted: readonly KingdomRushMove[],
  use: Use,
  reserved: Reserved = NOBODY,
): KingdomRushMove[] {
  const given: KingdomRushMove[] = []
  let left = wanted
  for (let count = 0; count < MOST_ANSWERS; count++) {
    const q = standing(s) as Asking | null
    if (!q || (q.do === 'play' && count > 0)) break
    const who = q.do === 'play' ? seat : (asked(kingdomRush, s)[0] as Seat)
    const legal = moves(kingdomRush, s, who) as KingdomRushMove[]
    const found = who === seat ? wantedIn(legal, left) : null
    const move =
      found?.move ??
      (q.do === 'play' ? null : (endOf(q.do, use, legal) ?? answerTo(s, q, who, legal, reserved)))
    if (!move) break
    if (found) left = found.left
    if (who === seat) given.push(move)
    play(kingdomRush, s, who, move)
  }
  return given
}

/** An activation that has come to the end of its plan is over. */
function endOf(asking: string, use: Use, legal: readonly KingdomRushMove[]): KingdomRushMove | undefined {
  return asking === 'activation' && use.do === 'hero' ? legal.find((move) => move.do === 'done') : undefined
}

/** The first of the wanted answers that may be given now; what comes before it is left out. */
function wantedIn(
  legal: readonly KingdomRushMove[],
  wanted: readonly KingdomRushMove[],
): { readonly move: KingdomRushMove; readonly left: readonly KingdomRushMove[] } | null {
  for (const [at, want] of wanted.entries()) {
    const move = legal.find((one) => one.do === want.do && same(one, want))
    if (move) return { move, left: wanted.slice(at + 1) }
  }
  return null
}
