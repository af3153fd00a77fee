/** Carries out the lists of basic attacks, abilities and spells, verb by verb in their order (KR-ABIL-R7). */
import { askSeat, push } from '@duskhall/kernel'
import { boxOf } from '../../content/box.ts'
import type { Verb } from '../../content/effects.ts'
import { distanceBetween } from '../../content/geometry/map.ts'
import {
  type Acting,
  type Asks,
  type FigureNo,
  type KingdomRush,
  NONE,
  OFF_MAP,
  type StepOf,
} from '../../state.ts'
import { scenarioOf } from '../scenario.ts'
import { attack, holds } from './attack.ts'
import { basicAttacking } from './basic-attack.ts'
import { copying } from './copy-ability.ts'
import { actingAgain } from './extra-action.ts'
import { healing } from './heal.ts'
import { losingHealth } from './lose-health.ts'
import { moving } from './move.ts'
import { passingTower } from './pass-tower.ts'
import { protecting } from './protect.ts'
import { refreshing } from './refresh.ts'
import { spellAttack } from './spell-attack.ts'
import { summoning } from './summon-wildcat.ts'
import { teleporting } from './teleport.ts'
import type { Carry, OnHero, VerbOf } from './verb.ts'

/** Verbs on a hero. */
type HeroOp = 'heal' | 'refresh' | 'move' | 'teleport'

const ON_HERO: { readonly [Op in HeroOp]: OnHero<Op> } = {
  heal: healing,
  refresh: refreshing,
  move: moving,
  teleport: teleporting,
}

/** `onHordeDestroyed` works through `Hero.active` in phase 3. */
const VERBS: { readonly [Op in Exclude<Verb['op'], HeroOp>]?: Carry<Op> } = {
  attack: (s, acting, verb) => (acting.hero === NONE ? spellAttack : attack)(s, acting, verb),
  passTower: passingTower,
  loseHealth: losingHealth,
  protect: protecting,
  basicAttack: basicAttacking,
  extraAction: actingAgain,
  copyAbility: copying,
  summonWildcat: summoning,
}

export function effects(s: KingdomRush, { list: no, at, hero, by }: StepOf<'effects'>): void {
  const acting: Acting = { list: no, at, hero, by }
  const list = boxOf(s).lists[acting.list] ?? []
  const verb = list[acting.at]
  if (!verb) return
  if (acting.at + 1 < list.length) push(s, { do: 'effects', ...acting, at: acting.at + 1 })
  if (isOnHero(verb)) onHero(s, acting, verb)
  else (VERBS[verb.op] as Carry<Verb['op']> | undefined)?.(s, acting, verb)
}

type HeroVerb = VerbOf<HeroOp>

function isOnHero(verb: Verb): verb is HeroVerb {
  return verb.op in ON_HERO
}

function handlerOf({ op }: HeroVerb): OnHero<HeroOp> {
  return ON_HERO[op] as OnHero<HeroOp>
}

/** Whoever is named at once, whoever may be chosen after a question; nobody where a condition does not hold. */
function onHero(s: KingdomRush, acting: Acting, verb: HeroVerb): void {
  const isOff = verb.op === 'heal' && !holds(s, verb.when, s.heroes[acting.hero])
  const heroes = isOff ? [] : candidates(s, acting, verb)
  const [first = NONE] = heroes
  if (verb.who === 'self' || verb.who === 'thatHero') {
    if (first !== NONE) handlerOf(verb).carry(s, acting, verb, first)
    return
  }
  s.deed.hero = NONE
  if (heroes.length > 0) push(s, { do: 'choose-figure', ...acting })
}

function candidates(s: KingdomRush, acting: Acting, verb: HeroVerb): FigureNo[] {
  return named(s, acting, verb).filter((hero) => handlerOf(verb).refusal(s, hero) === null)
}

/** KR-CAT-R6: heroes only, never the Wildcat. */
function named(s: KingdomRush, { hero }: Acting, { who }: HeroVerb): FigureNo[] {
  if (who === 'self') return [hero]
  if (who === 'thatHero') return s.deed.hero === NONE ? [] : [s.deed.hero]
  const all = [...s.heroes.keys()]
  if (who === 'anyHero') return all
  // KR-HERO-R3.
  const inPlay = all.filter((other) => s.heroes[other]?.at !== OFF_MAP)
  return who === 'anyHeroInPlay' ? inPlay : inPlay.filter((other) => isNear(s, hero, other))
}

/** KR-LILITH2, KR-IGNUS-R11: on the same space or next to it. */
function isNear(s: KingdomRush, hero: FigureNo, other: FigureNo): boolean {
  const from = s.heroes[hero]?.at ?? OFF_MAP
  const to = s.heroes[other]?.at ?? OFF_MAP
  return from !== OFF_MAP && distanceBetween(scenarioOf(s).ground, from, to) <= 1
}

function verbAt(s: KingdomRush, { list, at }: Acting): HeroVerb {
  return boxOf(s).lists[list]?.[at] as HeroVerb
}

/** Which hero it is for; all of these may be left out. */
export const chooseFigureQuestion: Asks<'choose-figure'> = {
  who: (_, { by }) => askSeat(by),
  moves: (s, q) => [
    ...candidates(s, q, verbAt(s, q)).map((hero) => ({ do: 'choose', hero }) as const),
    { do: 'done' },
  ],
  refusals(s, q) {
    const verb = verbAt(s, q)
    const near = named(s, q, verb)
    return [...s.heroes.keys()].flatMap((hero) => {
      const rule = near.includes(hero) ? handlerOf(verb).refusal(s, hero) : OUT_OF_PLACE[verb.who]
      return rule ? [{ move: { do: 'choose', hero } as const, rule }] : []
    })
  },
  answer(s, { do: _, ...acting }, __, move) {
    if (move.do !== 'choose') return
    s.deed.hero = move.hero
    const verb = verbAt(s, acting)
    handlerOf(verb).carry(s, acting, verb, move.hero)
  },
}

/** Why a hero who is elsewhere cannot be chosen. */
const OUT_OF_PLACE: { readonly [Who in HeroVerb['who']]?: string } = {
  anyHeroInPlay: 'KR-HERO-R3',
  heroOnSameOrAdjacentSpace: 'KR-LILITH2',
}
