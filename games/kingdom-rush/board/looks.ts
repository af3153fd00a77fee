/** Icons and colours of what the box holds, by its id. Colour never tells alone: every enemy has an icon of its own. */
import type { Face } from '../content/faces.ts'

export interface Look {
  readonly icon: string
  readonly ground: string
  readonly ink: string
}

const ENEMIES: { readonly [id: string]: Look } = {
  goblin: { icon: 'goblin-head', ground: '#7cc24a', ink: '#17330a' },
  orc: { icon: 'orc-head', ground: '#4f9a3c', ink: '#0c2408' },
  bandit: { icon: 'bandit', ground: '#d99a4e', ink: '#3a1f06' },
  'axe-orc': { icon: 'battle-axe', ground: '#8b9a3c', ink: '#1e2406' },
  wolf: { icon: 'wolf-head', ground: '#a9b0bd', ink: '#1c2230' },
  shaman: { icon: 'tribal-mask', ground: '#4fc0a0', ink: '#06301f' },
  'dark-knight': { icon: 'black-knight-helm', ground: '#55607a', ink: '#f2f5ff' },
  warlock: { icon: 'warlock-eye', ground: '#7a4fc0', ink: '#f6efff' },
  'archer-raider': { icon: 'bowman', ground: '#c2c24a', ink: '#2c2c06' },
  assassin: { icon: 'ninja-head', ground: '#3d4152', ink: '#ffd9d0' },
  executioner: { icon: 'executioner-hood', ground: '#8c2f2f', ink: '#ffe9e2' },
  necromancer: { icon: 'skull-staff', ground: '#57406b', ink: '#eaffd6' },
  spectre: { icon: 'spectre', ground: '#bfe3ea', ink: '#123640' },
  husk: { icon: 'shambling-zombie', ground: '#9aa58a', ink: '#1d2415' },
  gargoyle: { icon: 'gargoyle', ground: '#8f8fa6', ink: '#16162a' },
  imp: { icon: 'imp', ground: '#e0664a', ink: '#380a02' },
  ogre: { icon: 'ogre', ground: '#b5793a', ink: '#2e1503' },
  golem: { icon: 'rock-golem', ground: '#8a7a66', ink: '#1c130a' },
  yeti: { icon: 'sasquatch', ground: '#dfeaf2', ink: '#163044' },
  'demon-lord': { icon: 'daemon-skull', ground: '#a02340', ink: '#fff0e6' },
  'boss-core': { icon: 'crowned-skull', ground: '#2c1a3a', ink: '#ffd23f' },
  'boss-plate': { icon: 'breastplate', ground: '#465069', ink: '#eef2ff' },
  'boss-ward': { icon: 'magic-shield', ground: '#3a2a78', ink: '#dcd6ff' },
  'boss-aura': { icon: 'fire-ring', ground: '#7a1a2a', ink: '#ffd9a0' },
}

const STRANGE: Look = { icon: 'goblin-head', ground: '#c9b48a', ink: '#2b180a' }

export function enemyLook(id: string): Look {
  return ENEMIES[id] ?? STRANGE
}

export const FAMILY_ICONS = ['bow-arrow', 'wizard-staff', 'cannon', 'spartan-helmet'] as const

const HEROES: { readonly [id: string]: string } = {
  malik: 'viking-head',
  ignus: 'fire-silhouette',
  magnus: 'wizard-face',
  alleria: 'robin-hood-hat',
  lilith: 'angel-wings',
}

export function heroIcon(id: string): string {
  return HEROES[id] ?? 'swordman'
}

export const WILDCAT_ICON = 'saber-toothed-cat-head'
export const SOLDIER_ICON = 'swordman'

const SPELLS: { readonly [id: string]: string } = {
  'rain-of-fire': 'burning-meteor',
  reinforcements: 'rally-the-troops',
  thunder: 'thunder-struck',
  'lightning-bolt': 'lightning-helix',
  'hand-of-midas': 'gold-stack',
  'pearl-of-time-distortion': 'oyster-pearl',
}

export function spellIcon(id: string): string {
  return SPELLS[id] ?? 'sparkles'
}

/** By DAMAGE: the blade, the star, the burst. */
export const DAMAGE_ICONS = ['plain-dagger', 'star-swirl', 'bright-explosion'] as const

/** What an enemy can do, in a corner of its cell. */
export const TRAITS = ['speed', 'healer', 'sniper', 'deadly'] as const
export const TRAIT_ICONS: { readonly [T in (typeof TRAITS)[number]]: string } = {
  speed: 'wingfoot',
  healer: 'hospital-cross',
  sniper: 'crosshair',
  deadly: 'crowned-skull',
}

export function traitsOf(face: Face, cells: number): (typeof TRAITS)[number][] {
  return TRAITS.filter((trait) => (face[trait] & cells) !== 0)
}
