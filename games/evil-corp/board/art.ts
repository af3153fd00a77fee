/** Which icon stands for what. Colours and numbers come from the content, never from here. */
import { portraitsIn } from '@duskhall/ui'
import type { SpaceType } from '../content/box.ts'
import type { Effect, Passive } from '../content/schema.ts'
import type { DemonId, TileId } from '../text/types.ts'

const PORTRAITS: { readonly [Id in TileId | DemonId]: string } = {
  'basic-blue': 'candle-skull',
  'basic-red': 'brute',
  'basic-red-strong': 'ogre',
  'basic-yellow': 'dwarf-face',
  'blue-01': 'spectre',
  'blue-02': 'warlock-hood',
  'blue-03': 'witch-face',
  'blue-04': 'raise-zombie',
  'blue-05': 'cobra',
  'blue-06': 'rotary-phone',
  'blue-07': 'crystal-ball',
  'blue-08': 'shambling-zombie',
  'blue-09': 'death-skull',
  'blue-10': 'wizard-face',
  'blue-11': 'ghost',
  'blue-12': 'screaming',
  'blue-13': 'pumpkin-mask',
  'blue-14': 'medusa-head',
  'blue-15': 'third-eye',
  'red-01': 'bully-minion',
  'red-02': 'goblin',
  'red-03': 'imp-laugh',
  'red-04': 'minotaur',
  'red-05': 'werewolf',
  'red-06': 'frankenstein-creature',
  'red-07': 'sharp-smile',
  'red-08': 'troll',
  'red-09': 'grim-reaper',
  'red-10': 'giant',
  'red-11': 'evil-minion',
  'red-12': 'hydra',
  'red-13': 'gargoyle',
  'red-14': 'overlord-helm',
  'yellow-01': 'rat',
  'yellow-02': 'mimic-chest',
  'yellow-03': 'double-face-mask',
  'yellow-04': 'fairy',
  'yellow-05': 'goblin-head',
  'yellow-06': 'rock-golem',
  'yellow-07': 'mummy-head',
  'yellow-08': 'lizardman',
  'yellow-09': 'griffin-symbol',
  'yellow-10': 'centaur',
  'yellow-11': 'leeching-worm',
  'yellow-12': 'djinn',
  'yellow-13': 'spiked-dragon-head',
  'yellow-14': 'shadow-follower',
  'yellow-15': 'egyptian-sphinx',
  'yellow-16': 'vampire-dracula',
  'demon-strike': 'daemon-skull',
  'demon-banish': 'diablo-skull',
  'demon-cycle': 'sea-serpent',
}

/** Somebody of another content file is a monster without a picture of its own. */
export const portraitOf = portraitsIn(PORTRAITS, 'imp-laugh')

export const SPACE_ICONS: { readonly [T in SpaceType]: string } = {
  battlefield: 'crossed-swords',
  fortification: 'stone-tower',
  port: 'anchor',
  portal: 'vortex',
}

export const GAUGE_ICONS = {
  conquest: 'checked-shield',
  magicGold: 'two-coins',
  victory: 'laurel-crown',
} as const

/** A power as a glyph with a number, for a chip on a small tile. */
export interface Glyph {
  readonly icon: string
  readonly text: string
}

/** A list of effects as glyphs; drawing and discarding as many is one turn of the wheel. */
export function glyphsOf(effects: readonly Effect[]): Glyph[] {
  const [first, second, ...rest] = effects
  const cycles = first?.op === 'draw' && second?.op === 'discardFromScreen' && first.n === second.n
  return cycles && rest.length === 0 ? [{ icon: 'cycle', text: String(first.n) }] : effects.map(glyphOf)
}

export function glyphOf(power: Effect | Passive): Glyph {
  switch (power.op) {
    case 'gainGold':
      return { icon: 'two-coins', text: `+${power.n}` }
    case 'payGoldOrCannotDeploy':
      return { icon: 'two-coins', text: `−${power.n}` }
    case 'moveOwn':
      return { icon: 'move', text: String(power.n) }
    case 'moveSelf':
      return { icon: 'walk', text: '' }
    case 'draw':
      return { icon: 'card-draw', text: `+${power.n}` }
    case 'discardFromScreen':
      return { icon: 'card-discard', text: `−${power.n}` }
    case 'recycle':
      return { icon: 'recycle', text: String(power.n) }
    case 'banishOwn':
      return { icon: 'exit-door', text: String(power.n) }
    case 'discardSelf':
      return { icon: 'skull-crack', text: '' }
    case 'kill':
      return { icon: 'deadly-strike', text: `≤${power.maxTerror}` }
    case 'opponentReveal':
      return { icon: 'beast-eye', text: String(power.n) }
    case 'flipDemon':
      return { icon: 'horned-helm', text: String(power.n) }
    case 'flipEnemyMonster':
      return { icon: 'night-sleep', text: String(power.n) }
    case 'opponentDraw':
      return { icon: 'card-pickup', text: String(power.n) }
    case 'opponentDiscard':
      return { icon: 'team-downgrade', text: String(power.n) }
    case 'recruit':
      return { icon: 'contract', text: '1' }
    case 'copyQueueActivatable':
      return { icon: 'mirror-mirror', text: '' }
    case 'summonBonus':
      return { icon: 'magic-swirl', text: `+${power.n}` }
    case 'terrorBoost':
      return { icon: 'upgrade', text: '+1' }
    case 'aloneTerror':
      return { icon: 'person', text: String(power.value) }
    case 'noFortification':
      return { icon: 'stone-block', text: '' }
    case 'protectBattlefield':
      return { icon: 'shield', text: '' }
    case 'freeUpkeep':
      return { icon: 'stone-tower', text: String(power.n) }
  }
}
