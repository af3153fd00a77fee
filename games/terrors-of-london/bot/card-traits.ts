/** What a card brings, as numbers read off its verbs, so that another content file needs no new weights. */
import { oncePerBox } from '@duskhall/bots/knowledge'
import { boxOf, type Effects, type Face } from '../content/box.ts'
import type { Effect } from '../content/schema.ts'
import type { Card, TerrorsOfLondon } from '../state.ts'

export const TRAITS = [
  'coin',
  'power',
  'regeneration',
  'draw',
  'command',
  'curse',
  'destroy',
  'haunt',
  'unite',
  'sacrifice',
  'armor',
  'horde',
] as const

export type Trait = (typeof TRAITS)[number]
type Traits = Record<Trait, number>

export const AT = Object.fromEntries(TRAITS.map((name, at) => [name, at])) as Record<Trait, number>

/** What one of each is worth, in Power: what to buy, keep and give away where no search decides. */
const WORTH: Traits = {
  coin: 0.8,
  power: 1,
  regeneration: 0.5,
  draw: 1.8,
  command: 1.2,
  curse: 1.5,
  destroy: 0.4,
  haunt: 1.2,
  unite: 1.8,
  sacrifice: 1.2,
  armor: 1.5,
  horde: 0.4,
}

/** How often what needs a condition, a target or a price comes about. */
const OFTEN = 0.5
/** A Relic is there every turn; a card of the deck every third or fourth. */
const RELIC_TURNS = 3

function nothing(): Traits {
  return Object.fromEntries(TRAITS.map((name) => [name, 0])) as Traits
}

function addEffects(traits: Traits, effects: Effects, share: number): void {
  for (const effect of effects) addEffect(traits, effect, share)
}

function addEffect(traits: Traits, effect: Effect, share: number): void {
  switch (effect.op) {
    case 'gain':
      traits[effect.resource] += effect.n * share
      break
    case 'gainPer':
      traits[effect.resource] += effect.n * share * OFTEN * 2
      break
    case 'rage':
      traits.coin += share
      traits.power += share
      break
    case 'draw':
      traits.draw += effect.n * share
      break
    case 'lookAtTop':
      traits.draw += effect.take * share
      break
    case 'discard':
      traits.draw -= effect.n * share * OFTEN
      break
    case 'command':
    case 'curse':
    case 'destroy':
    case 'haunt':
    case 'unite':
    case 'sacrifice':
      traits[effect.op] += share
      break
    case 'giveHaunt':
      traits.haunt += share
      break
    case 'activateHorde':
      traits.horde += 2 * share
      break
    case 'discount':
      traits.coin += effect.n * share * OFTEN
      break
    case 'claimNext':
      traits.coin += share * OFTEN
      break
    case 'pay':
      addEffects(traits, effect.effects, share * OFTEN)
      traits.regeneration -= (effect.cost.health ?? 0) * share * OFTEN
      break
    case 'if':
      addEffects(traits, effect.effects, share * OFTEN)
      break
    case 'revealTop':
      addEffects(traits, effect.factionMonster, share * OFTEN)
      addEffects(traits, effect.otherwise, share * OFTEN)
      break
  }
}

function addAction(traits: Traits, { action }: Face): void {
  if (!action) return
  addEffects(traits, action.effects, 1)
  traits.coin -= action.cost.coin ?? 0
  traits.regeneration -= action.cost.health ?? 0
}

/** What playing the card brings; for a Relic, what it brings every turn. */
function traitsOf(face: Face): Traits {
  const traits = nothing()
  const [coin = 0, power = 0, regeneration = 0] = face.abilities.resources
  traits.coin = coin
  traits.power = power
  traits.regeneration = regeneration
  addEffects(traits, face.abilities.effects, 1)
  if (face.trigger) addEffects(traits, face.trigger.effects, face.trigger.limit * OFTEN)
  addAction(traits, face)
  // Armor lies between the opponent and the Overlord only as long as the card stays.
  if (face.type === 'relic' || traits.haunt > 0) traits.armor = face.armor
  if (face.horde.length > 0) traits.horde += face.horde.reduce((sum, effects) => sum + worthOf(effects), 0)
  return traits
}

function sum(traits: Traits): number {
  return TRAITS.reduce((total, name) => total + traits[name] * WORTH[name], 0)
}

/** What a list of effects is worth, in Power. */
function worthOf(effects: Effects): number {
  const traits = nothing()
  addEffects(traits, effects, 1)
  return sum(traits)
}

interface Printed {
  /** In the order of TRAITS. */
  readonly traits: Float64Array
  /** In Power: having it in the deck. */
  readonly worth: number
  /** By Horde ability. */
  readonly horde: readonly number[]
  /** The first card of that name stands for all of them. */
  readonly kind: Card
}

function printedOf(face: Face, kind: Card): Printed {
  const traits = traitsOf(face)
  return {
    traits: Float64Array.from(TRAITS.map((name) => traits[name])),
    worth: sum(traits) * (face.type === 'relic' ? RELIC_TURNS : 1),
    horde: face.horde.map(worthOf),
    kind,
  }
}

const known = oncePerBox(boxOf, ({ faces }) => {
  const printed = faces.map((face) => printedOf(face, faces.indexOf(face)))
  return {
    traits: printed.map(({ traits }) => traits),
    worth: printed.map(({ worth }) => worth),
    horde: printed.map(({ horde }) => horde),
    kind: printed.map(({ kind }) => kind),
  }
})

/** By card, in the order of TRAITS. */
export function traitsByCard(s: TerrorsOfLondon): readonly Float64Array[] {
  return known(s).traits
}

/** By card, in Power. */
export function worthByCard(s: TerrorsOfLondon): readonly number[] {
  return known(s).worth
}

/** By card: the first card of its name. */
export function kindByCard(s: TerrorsOfLondon): readonly Card[] {
  return known(s).kind
}

export function hordeWorth(s: TerrorsOfLondon, card: Card, ability: number): number {
  return known(s).horde[card]?.[ability] ?? 0
}
