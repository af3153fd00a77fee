/** Which icon stands for what. Numbers and types come from the content, never from here. */
import { portraitsIn } from '@duskhall/ui'
import type { Action } from '../state.ts'

const PLACES: { readonly [id: string]: string } = {
  'belles-house': 'family-house',
  tavern: 'tavern-sign',
  forest: 'forest',
  'beasts-castle': 'elven-castle',
  morva: 'swamp',
  'fair-folk-kingdom': 'mushroom-house',
  dungeons: 'dungeon-gate',
  'throne-room': 'stone-throne',
  'cinderellas-room': 'bed',
  'music-room': 'musical-keyboard',
  'the-castle': 'castle',
  'the-ballroom': 'theater-curtains',
}

export const placeIcon = portraitsIn(PLACES, 'castle')

/** Gain Power shows its number on a coin; the others are told by their picture. */
export const ACTION_ICONS: { readonly [A in Action]: string } = {
  gainPower: 'two-coins',
  playCard: 'card-play',
  activate: 'gears',
  fate: 'sands-of-time',
  moveHero: 'walk',
  moveItemAlly: 'move',
  vanquish: 'crossed-swords',
  discardCards: 'card-discard',
}

export const TILE_ICON = 'cauldron'
