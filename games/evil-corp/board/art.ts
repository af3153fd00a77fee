/** Which icon stands for what. Colours and numbers come from the content, never from here. */
import type { SpaceType } from '../content/box.ts'
import type { Effect, Passive } from '../content/schema.ts'

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
