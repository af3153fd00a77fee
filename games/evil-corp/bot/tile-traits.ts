/** What a tile brings, as numbers: enough for a bot to tell a good bag from a bad one, whatever the content. */
import { oncePerBox } from '@duskhall/bots/knowledge'
import { boxOf, type Tile } from '../content/box.ts'
import type { Effect } from '../content/schema.ts'

export const TRAITS = [
  'terror',
  'gold',
  'draw',
  'sift',
  'kill',
  'flip',
  'banish',
  'move',
  'recruit',
  'rival',
  'captain',
  'guard',
  'quartermaster',
  'summoning',
  'price',
  'red',
  'blue',
] as const

type Trait = (typeof TRAITS)[number]
type Traits = Record<Trait, number>

/** What each of its `n` brings. */
const EACH = {
  gainGold: ['gold', 1],
  draw: ['draw', 1],
  flipEnemyMonster: ['flip', 1],
  banishOwn: ['banish', 1],
  opponentDiscard: ['rival', 1],
  opponentDraw: ['rival', -1],
} as const

/** Counts what an effect brings; an activation costs an action more than a deployment, so it counts less. */
function addEffect(traits: Traits, effect: Effect, share: number): void {
  switch (effect.op) {
    case 'payGoldOrCannotDeploy':
      traits.gold -= effect.n
      break
    case 'discardFromScreen':
      traits.draw -= effect.n * share
      traits.sift += effect.n * share
      break
    case 'kill':
      traits.kill += Math.min(effect.maxTerror, 3) * share
      break
    case 'discardSelf':
      traits.kill -= share
      break
    case 'moveOwn':
    case 'moveSelf':
      traits.move += share
      break
    case 'recruit':
    case 'copyQueueActivatable':
      traits.recruit += share
      break
    case 'gainGold':
    case 'draw':
    case 'flipEnemyMonster':
    case 'banishOwn':
    case 'opponentDiscard':
    case 'opponentDraw': {
      const [trait, sign] = EACH[effect.op]
      traits[trait] += sign * effect.n * share
    }
  }
}

function traitsOf(tile: Tile): Traits {
  const traits = Object.fromEntries(TRAITS.map((name) => [name, 0])) as Traits
  for (const effect of tile.deploy) addEffect(traits, effect, 1)
  for (const effect of tile.activate) addEffect(traits, effect, 0.6)
  traits.terror = tile.terror + (tile.aloneTerror === null ? 0 : (tile.aloneTerror - tile.terror) / 2)
  traits.captain = tile.boosts ? 1 : 0
  traits.guard = tile.protectsBattlefield ? 1 : 0
  traits.quartermaster = tile.freeUpkeep
  traits.summoning = tile.color === 'blue' ? Math.min(3, tile.terror + tile.summonBonus) : 0
  traits.price = tile.cost
  traits.red = tile.color === 'red' ? 1 : 0
  traits.blue = tile.color === 'blue' ? 1 : 0
  return traits
}

/** By kind: its traits in the order of TRAITS. */
export const traitsByKind = oncePerBox(boxOf, ({ tiles }): readonly Float64Array[] =>
  tiles.map((tile) => Float64Array.from(TRAITS.map((name) => traitsOf(tile)[name]))),
)

/** A rough worth of owning this tile, in coins: what to recruit, keep and throw away where no search decides. */
function worthOf(tile: Tile): number {
  const t = traitsOf(tile)
  const powers = t.kill * 0.8 + t.flip * 0.6 + t.draw * 1.5 + t.sift * 0.4 + t.banish * 0.6 + t.rival * 0.8
  const passives = t.captain * 1.5 + t.guard + t.quartermaster * 0.6 + Math.max(0, t.summoning - 1) * 0.5
  return tile.terror * 1.6 + t.gold * 0.7 + powers + passives + t.move * 0.2 + t.recruit * 0.5
}

export const worthByKind = oncePerBox(boxOf, ({ tiles }): readonly number[] => tiles.map(worthOf))
