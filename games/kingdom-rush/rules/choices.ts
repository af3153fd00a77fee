/** The choices before the first round (KR-SETUP-R12): heroes, abilities, spells, the bench of a solo game. */
import { askSeat, tell } from '@duskhall/kernel'
import { type AbilityNo, boxOf, type HeroNo, type SpellNo } from '../content/box.ts'
import type { KingdomRushEvent } from '../events.ts'
import {
  type Asking,
  type Asks,
  everybody,
  type Hero,
  type KingdomRush,
  type KingdomRushStep,
} from '../state.ts'
import { DONE, madeOnce, useAbility } from './answers.ts'
import { newHero } from './figures.ts'
import { ironRuleOf, scenarioOf } from './scenario.ts'

/** Heroes, then abilities in seat order; spells; the bench of a solo game. */
export function choices(s: KingdomRush): KingdomRushStep[] {
  const { entry } = scenarioOf(s)
  const steps: KingdomRushStep[] = []
  for (const seat of everybody(s)) steps.push({ do: 'choose-hero', seat })
  const slots = slotsOf(s)
  for (const hero of everybody(s)) for (let i = 0; i < slots; i++) steps.push({ do: 'choose-ability', hero })
  const spells = openSpells(s).length > 0 ? entry.spells.count : 0
  for (let i = 0; i < spells; i++) steps.push(CHOOSE_SPELL)
  const bench = s.seats === 1 ? boxOf(s).file.solo.bench : 0
  for (let i = 0; i < bench; i++) steps.push(CHOOSE_BENCH)
  return steps
}

const takeHero = madeOnce((hero) => ({ do: 'hero', hero }))
const takeSpell = madeOnce((spell) => ({ do: 'spell', spell }))
const CHOOSE_SPELL: KingdomRushStep = { do: 'choose-spell' }
const CHOOSE_BENCH: KingdomRushStep = { do: 'choose-bench' }

/** KR-SETUP-R3: as many as there are slots, fewer only where fewer are open (KR-CAMP-R10: none at all). */
function slotsOf(s: KingdomRush): number {
  if (ironRuleOf(s)?.kind === 'noAbilities') return 0
  return Math.min(scenarioOf(s).entry.abilitySlots, s.options.abilityTiles)
}

/** KR-SETUP-R5, KR-SETUP-R6, KR-SETUP-R14: open, taken by nobody, and not the boss. */
function openHeroes(s: KingdomRush): HeroNo[] {
  const { heroes } = boxOf(s)
  const boss = scenarioOf(s).entry.boss?.id
  const found: HeroNo[] = []
  heroes.forEach(({ id }, hero) => {
    const isOpen = s.options.openHeroes.some((open) => open === id) && id !== boss
    const isTaken = s.heroes.some((other) => other.hero === hero) || s.bench.includes(hero)
    if (isOpen && !isTaken) found.push(hero)
  })
  return found
}

/** KR-SPELL-R7: within the power of the scenario and of the campaign, each once; none by KR-CAMP-R12. */
function openSpells(s: KingdomRush): SpellNo[] {
  const { entry } = scenarioOf(s)
  if (ironRuleOf(s)?.kind === 'noSpells') return []
  const most = Math.min(entry.spells.maxPower, s.options.spellPower)
  const found: SpellNo[] = []
  boxOf(s).spells.forEach(({ power }, spell) => {
    if (power <= most && !s.spells.includes(spell)) found.push(spell)
  })
  return found
}

/** The heroes a seat may take: the one taken before the game, or whoever is left to all. */
function offeredHeroes(s: KingdomRush, seat: number): HeroNo[] {
  const before = boxOf(s).heroes.findIndex(({ id }) => id === s.options.heroes[seat])
  return before < 0 ? openHeroes(s).filter((hero) => !isPromised(s, hero)) : [before]
}

export const chooseHeroQuestion: Asks<'choose-hero'> = {
  who: (_, { seat }) => askSeat(seat),
  moves: (s, { seat }) => offeredHeroes(s, seat).map(takeHero),
  refusals(s, { seat }) {
    const offered = offeredHeroes(s, seat)
    const others = boxOf(s).heroes.flatMap((_, hero) => (offered.includes(hero) ? [] : [hero]))
    return others.map((hero) => ({ move: { do: 'hero', hero }, rule: heroRefusal(s, hero) }))
  },
  answer(s, { seat }, _, move) {
    if (move.do !== 'hero') return
    s.heroes.push(newHero(s, move.hero, seat))
    tell?.<KingdomRushEvent>({ e: 'hero-chosen', seat, hero: move.hero, bench: false })
  },
}

function isPromised(s: KingdomRush, hero: HeroNo): boolean {
  return s.options.heroes.some((id) => id === boxOf(s).heroes[hero]?.id)
}

function heroRefusal(s: KingdomRush, hero: HeroNo): string {
  const { id } = boxOf(s).heroes[hero] ?? {}
  if (scenarioOf(s).entry.boss?.id === id) return 'KR-SETUP-R6'
  return s.options.openHeroes.some((open) => open === id) ? 'KR-SETUP-R5' : 'KR-SETUP-R14'
}

/** KR-CAMP-R5: in listed order, as many as the campaign has opened. Where all of them fit, there is no choice. */
function openAbilities(s: KingdomRush, { hero, abilities }: Hero): AbilityNo[] {
  const open = boxOf(s).heroes[hero]?.abilities.slice(0, s.options.abilityTiles) ?? []
  const left = open.filter((ability) => !abilities.includes(ability))
  return left.length <= slotsOf(s) - abilities.length ? left.slice(0, 1) : left
}

export const chooseAbilityQuestion: Asks<'choose-ability'> = {
  who: (s, { hero }) => askSeat(s.heroes[hero]?.owner ?? 0),
  moves: (s, { hero }) => openAbilities(s, s.heroes[hero] as Hero).map(useAbility),
  answer(s, { hero }, seat, move) {
    if (move.do !== 'ability') return
    s.heroes[hero]?.abilities.push(move.ability)
    tell?.<KingdomRushEvent>({ e: 'ability-chosen', seat, hero, ability: move.ability })
  },
}

/** KR-GEN-R4: a team choice is anybody's answer. */
export const chooseSpellQuestion: Asks<'choose-spell'> = {
  who: everybody,
  moves: (s) => [...openSpells(s).map(takeSpell), DONE],
  answer(s, _, seat, move) {
    if (move.do === 'done') skip(s, 'choose-spell')
    if (move.do !== 'spell') return
    s.spells.push(move.spell)
    tell?.<KingdomRushEvent>({ e: 'spell-chosen', seat, spell: move.spell })
  },
}

/** KR-SOLO7, KR-SOLO-R11: up to three of the other open heroes. */
export const chooseBenchQuestion: Asks<'choose-bench'> = {
  who: everybody,
  moves: (s) => [...openHeroes(s).map(takeHero), DONE],
  answer(s, _, seat, move) {
    if (move.do === 'done') skip(s, 'choose-bench')
    if (move.do !== 'hero') return
    s.bench.push(move.hero)
    tell?.<KingdomRushEvent>({ e: 'hero-chosen', seat, hero: move.hero, bench: true })
  },
}

/** Nothing more is wanted: what is left of such questions falls away. */
function skip(s: KingdomRush, name: Asking['do']): void {
  while (s.agenda.at(-1)?.do === name) s.agenda.pop()
}
